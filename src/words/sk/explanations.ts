import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} namiesto bežnej hodnoty {uncapped}',
  capped: 'Súčet {uncapped} sa oreže na limit {value}',
  declared: 'Hodnota bola spočítaná pri stole a platí tak, ako je',
};

export const connectives: Connectives = { or: ' alebo ', not: 'neplatí: {why}', unhindered: 'nič to nevylučuje' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Nepočíta sa popri „{by}“.',
  'suppressed.lower-limit': 'Z viacerých limitných rúk sa počíta len najvyššia: „{by}“.',
  'suppressed.below-count': 'Bežný súčet ruky nie je nižší, preto platí.',
  'suppressed.limit-hand': 'Limitná ruka nahrádza bežný súčet: „{by}“.',
  'suppressed.switched-off': 'Toto pravidlo je v tejto hre vypnuté.',
  'suppressed.non-repeat': 'Bez opakovania: je to nevyhnutne súčasťou už počítaného „{by}“.',
  'suppressed.non-separation': 'Bez rozdeľovania: sety zložené pre jeden fan sa pre iný neprekladajú.',
  'suppressed.non-identical': 'Nič dvakrát: set použitý v tomto fane sa v tom istom fane nepoužije znova.',
  'suppressed.account-once': 'Len raz: už spojený set sa smie spojiť už iba raz, so setom, ktorý ešte nebol použitý.',
  'suppressed.not-only-wait': 'Ruku mohli dokončiť aj iné kamene.',
  'alternative.lower-score': 'Toto čítanie má hodnotu {score}, zvolené {taken}.',
  'alternative.lower-count': 'Toto čítanie má rovnakú hodnotu, ale jeho bežný súčet je nižší.',
  'alternative.more-chows': 'Toto čítanie má rovnakú hodnotu, ale viac chowov.',
  'alternative.equal': 'Toto čítanie má rovnakú hodnotu; správne sú obe.',
  'unsettled.hands-missing': 'Ešte nie je nič zúčtované: treba ruky všetkých hráčov.',
  'unsettled.from-missing': 'Ešte nie je nič zúčtované: chýba, kto odhodil víťazný kameň alebo koho kong bol ulúpený.',
  'unsettled.below-minimum': 'Nič sa nezúčtuje: ruka je pod minimom a nevyhráva.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Nárok platí.',
  outranked: 'Výhra má prednosť pred pungom a kongom a tie pred chowom. Vyšší nárok: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Z dvoch rovnakých nárokov dostane kameň ten, kto je po odhadzujúcom skôr na rade: {winner:seat}.',
  'not-your-turn': 'Chow smie žiadať len hráč, ktorý je ďalší na rade: {next:seat}.',
  'tiles-do-not-fit': 'So žiadaným kameňom to nie je ohlásený set: {tile}.',
  'not-complete': 'So žiadaným kameňom nie je ruka úplná: {tile}.',
  'below-minimum': 'Ruka má {fan:fan}; na výhru treba {minimum:fan}.',
  'kong-not-allowed': 'V týchto pravidlách nie sú kongy.',
  'own-discard': 'Nikto nežiada vlastný kameň.',
  'not-robbable': 'Kameň, ktorý ide do kongu, možno žiadať iba na výhru, a len keď sa pridáva k odkrytému pungu; zakrytý kong smie ulúpiť nanajvýš ruka trinástich sirôt.',
  'no-kong-from-discard': 'Odhodený kameň sa k odkrytému pungu nepridáva, iba kameň, ktorý si hráč sám potiahol.',
};

export const suggestion = 'Mysleli ste „{suggestion}“?';
