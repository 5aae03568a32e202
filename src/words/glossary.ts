import type { Language } from './index.ts';

/** The word for one thing in one language, and the words that stood for it once and are not used any more. */
export interface Term {
  /** What is meant, in English. */
  readonly thing: string;
  readonly use: string;
  /** `*` stands for any letters: compounds and endings. */
  readonly drop: readonly string[];
  /** Texts that may say it all the same: what others have published, or another thing of the same name. */
  readonly except?: RegExp;
}

/** Names of fans as published, and what options say of them. */
const PUBLISHED = /^labels\.mcr\./;
const OF_PUBLISHED = /^labels\.(mcr|option|label)\./;

/**
 * One word for one thing, for labels, reasons, findings, problems, cards and the page alike. A term whose words were all
 * right from the start is not listed. docs/translations.md says which of them no native player has seen yet.
 */
export const GLOSSARY: Readonly<Record<Language, readonly Term[]>> = {
  en: [
    { thing: 'win', use: 'mahjong', drop: ['mah-jongg', 'mah jongg'] },
    { thing: 'open', use: 'exposed', drop: ['melded'], except: PUBLISHED },
    { thing: 'fourth tile laid to a pung', use: 'added kong', drop: ['extended kong', 'kong can be extended', 'meld was extended'] },
    { thing: 'fan', use: 'fan', drop: ['fans'] },
    { thing: 'what follows a kong or bonus tile', use: 'replacement tile', drop: ['replacement for', 'replacement of', 'kong replacement'] },
    { thing: 'honours', use: 'honours', drop: ['honors'], except: OF_PUBLISHED },
    { thing: 'in the hand', use: 'in the hand', drop: ['standing', 'stand in', 'stands in'], except: /tile-unreadable/ },
    { thing: 'one after another', use: 'consecutive', drop: ['in sequence'] },
    { thing: 'the same', use: 'identical', drop: ['alike'] },
    { thing: 'limit', use: 'held to the limit', drop: ['cut off'] },
    { thing: 'a wrong word', use: 'is not', drop: ['” is no *', 'are no meld', 'is no complete'] },
    { thing: 'anybody', use: 'their', drop: ['himself', 'his', 'he'] },
  ],
  de: [
    { thing: 'tile', use: 'Ziegel', drop: ['stein', 'steine', 'steinen', 'steins', '*stein', '*steine', '*steinen'] },
    { thing: 'set', use: 'Figur', drop: ['satz', 'sätze', 'sätzen', 'satzes'] },
    { thing: 'winning tile', use: 'Schlussziegel', drop: ['gewinnstein*', 'schlussstein*', 'gewinnziegel*'] },
    { thing: 'simples', use: 'Grundziegel', drop: ['zahlen 2-8'] },
    { thing: 'terminals and honours', use: 'Hauptziegel', drop: ['hauptsteine*'] },
    { thing: 'win', use: 'Mah-Jongg', drop: ['mahjong'], except: /tile-unreadable/ },
    { thing: 'original call', use: 'Ruf zu Beginn', drop: ['erstruf', 'am anfang gerufen'] },
    { thing: 'seat wind', use: 'Platzwind', drop: ['eigenen windes', 'eigener wind'] },
    { thing: 'count', use: 'Wertung', drop: ['zählung*', 'das zählen'] },
    { thing: 'option', use: 'Option', drop: ['einstellung', 'einstellungen'] },
    { thing: 'finding', use: 'Meldung', drop: ['befund*'] },
    { thing: 'void', use: 'zurückgenommen', drop: ['gestrichen'] },
    { thing: 'added kong', use: 'ergänzter Kong', drop: ['erweiterte*'] },
    { thing: 'limit', use: 'begrenzt', drop: ['abgeschnitten'] },
  ],
  fi: [
    { thing: 'tile', use: 'tiili', drop: ['*laatta*', '*laato*', '*laatto*'] },
    { thing: 'circles', use: 'pallo', drop: ['ympyrä*'] },
    { thing: 'terminals', use: 'päätytiili', drop: ['pää'] },
    { thing: 'discard', use: 'viskaus', drop: ['poisto*', 'poisti', 'poistettu*', 'poistaja*', 'poistanut*'] },
    { thing: 'complete', use: 'valmis', drop: ['täydellinen', 'täydellisen', 'täynnä'] },
    { thing: 'count', use: 'pistelasku', drop: ['lasku', 'laskun'] },
    { thing: 'drawn deal', use: 'tasapeli', drop: ['tasajako*', 'tasajaossa'] },
    { thing: 'concealed', use: 'suljettu', drop: ['peitetty'] },
    { thing: 'knitted', use: 'limitetty', drop: ['neulot*'] },
    { thing: 'added kong', use: 'täydennetty kong', drop: ['jatkettu', 'laajennet*'] },
    { thing: 'penalty', use: 'rangaistus', drop: ['sakko*'] },
    { thing: 'settle', use: 'selvittää', drop: ['tilit*'] },
    { thing: 'reading', use: 'tulkinta', drop: ['lukutap*'] },
    { thing: 'option', use: 'asetus', drop: ['valinta*', 'valinna*'] },
    { thing: 'void', use: 'kumottu', drop: ['mitätöi*'] },
    { thing: 'finding', use: 'ilmoitus', drop: ['havain*'] },
  ],
  sk: [
    { thing: 'honours', use: 'tromfy', drop: ['pocty', 'poct', 'poctami'] },
    { thing: 'terminals', use: 'okrajové kamene', drop: ['krajn*'] },
    { thing: 'dragons', use: 'draci', drop: ['draky'] },
    { thing: 'concealed', use: 'skrytý', drop: ['zakryt*'] },
    { thing: 'claim', use: 'zvolať', drop: ['vyžiadan*', 'žiadaný*', 'žiadaným', 'nárok*'] },
    { thing: 'self-drawn', use: 'potiahnutý z múra', drop: ['vlastného ťahu', 'vlastnom ťahu', 'dobrat*'] },
    { thing: 'wall', use: 'múra', drop: ['múru'] },
    { thing: 'set', use: 'set', drop: ['sada', 'sady', 'sadu', 'sadou'] },
    { thing: 'knitted', use: 'prepletený', drop: ['pleten*'] },
    { thing: 'robbing a kong', use: 'olúpenie kongu', drop: ['ulúpenie', 'ulúpením', 'lúpež*'] },
    { thing: 'doubling', use: 'zdvojnásobenie', drop: ['zdvojeni*', 'zdvojení', 'zdvojiť'] },
    { thing: 'penalty', use: 'pokuta', drop: ['trest*'] },
    { thing: 'deal', use: 'hra', drop: ['rozdanie', 'rozdania'] },
    { thing: 'void', use: 'zrušená', drop: ['vrátená'] },
    { thing: 'settle', use: 'zúčtovať', drop: ['vyúčt*', 'vyrovn*'] },
    { thing: 'option', use: 'nastavenie', drop: ['voľba', 'voľbu', 'voľby'] },
    { thing: 'finding', use: 'hlásenie', drop: ['zistenia'] },
    { thing: 'added kong', use: 'doplnený kong', drop: ['rozšíren*'] },
  ],
  bs: [
    { thing: 'honours', use: 'počasne pločice', drop: ['časn*'] },
    { thing: 'set', use: 'set', drop: ['niza', 'nizom'] },
    { thing: 'knitted', use: 'isprepleten', drop: ['pleten*'] },
    { thing: 'flowers', use: 'cvijeće', drop: ['cvjet*'] },
    { thing: 'self-drawn', use: 'izvučena iz zida', drop: ['vlastitog izvlačenja', 'vlastitog vučenja', 'sa zida'] },
    { thing: 'count', use: 'obračun', drop: ['brojanje', 'broje', 'broji', 'brojati', 'brojano*'] },
    { thing: 'counted at the table', use: 'obračunato za stolom', drop: ['izbrojan*', 'izbroji'] },
    { thing: 'dealer', use: 'djelilac', drop: ['djelitelj*'] },
    { thing: 'limit hand', use: 'limitna ruka', drop: ['limit ruka', 'limit ruke'] },
    { thing: 'option', use: 'opcija', drop: ['postavk*'] },
    { thing: 'finding', use: 'poruka', drop: ['nalazi'] },
    { thing: 'wrong', use: 'pogrešno', drop: ['krivo'] },
    { thing: 'win', use: 'pobijediti', drop: ['dobijeno'] },
    { thing: 'game', use: 'partija', drop: ['meč', 'igara', 'igru'] },
    { thing: 'added kong', use: 'dopunjen kong', drop: ['proširen*'] },
    { thing: 'quotation marks', use: '„ ”', drop: ['“'] },
  ],
};

/**
 * The words of a text that the glossary has given up.
 * @param place where the text stands: `findings.hand-size.more.hint`, `labels.mcr.seven-pairs`
 */
export function droppedWords(language: Language, place: string, text: string): readonly string[] {
  const given = GLOSSARY[language].filter(({ except }) => except?.test(place) !== true).flatMap(({ drop }) => drop);
  return given.filter((word) => patternOf(word).test(text));
}

/** A word between what is no letter, whatever its case. */
function patternOf(word: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${word.replaceAll('*', String.raw`\p{L}*`)}(?!\p{L})`, 'iu');
}
