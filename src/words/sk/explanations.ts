import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} namiesto bežnej hodnoty {uncapped}',
  capped: 'Výsledok {uncapped} sa zníži na limit {value}',
  declared: 'Hodnota bola spočítaná pri stole a nekontroluje sa',
};

export const connectives: Connectives = { or: ' alebo ', not: 'neplatí: {why}', unhindered: 'nič to nevylučuje' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Nepočíta sa popri „{by}“.',
  'suppressed.lower-limit': 'Z viacerých limitných rúk sa počíta len najvyššia: „{by}“.',
  'suppressed.below-count': 'Bežná hodnota ruky nie je nižšia, preto sa limitná ruka nepoužije.',
  'suppressed.limit-hand': 'Limitná ruka nahrádza bežnú hodnotu: „{by}“.',
  'suppressed.switched-off': 'Toto pravidlo nie je v tejto partii dohodnuté.',
  'suppressed.non-repeat': 'Bez opakovania: je to nevyhnutne súčasťou „{by}“, čo sa už počíta.',
  'suppressed.non-separation': 'Bez rozdeľovania: sety zložené pre jeden fan sa pre iný neprekladajú.',
  'suppressed.non-identical': 'Nič dvakrát: set použitý v tomto fane sa v tom istom fane nepoužije znova.',
  'suppressed.account-once': 'Len raz: už spojený set sa smie spojiť už iba raz, so setom, ktorý ešte nebol použitý.',
  'suppressed.not-only-wait': 'Ruku mohli dokončiť aj iné kamene.',
  'alternative.lower-score': 'Toto čítanie má hodnotu {score}, zvolené {taken}.',
  'alternative.lower-count': 'Toto čítanie má rovnakú hodnotu, ale jeho bežná hodnota je nižšia.',
  'alternative.more-chows': 'Toto čítanie má rovnakú hodnotu, ale viac chowov.',
  'alternative.equal': 'Toto čítanie má rovnakú hodnotu; správne sú obe.',
  'unsettled.hands-missing': 'Ešte nie je nič zúčtované: treba ruky všetkých hráčov.',
  'unsettled.from-missing': 'Ešte nie je nič zúčtované: nevie sa, kto odhodil víťazný kameň alebo čí kong bol olúpený.',
  'unsettled.below-minimum': 'Nič sa nezúčtuje: ruka je pod minimom a nevyhráva.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Zvolanie platí.',
  outranked: 'Výhra má prednosť pred pungom a kongom a tie pred chowom. Prednosť má: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Z dvoch rovnakých zvolaní dostane kameň hráč, ktorý je po odhodení skôr na rade: {winner:seat}.',
  'not-your-turn': 'Chow smie zvolať len hráč, ktorý je ďalší na rade: {next:seat}.',
  'tiles-do-not-fit': 'So zvolaným kameňom to nie je ohlásený set: {tile}.',
  'not-complete': 'So zvolaným kameňom nie je ruka úplná: {tile}.',
  'below-minimum': 'Ruka má {fan:fan}; na výhru treba {minimum:fan}.',
  'kong-not-allowed': 'V týchto pravidlách nie sú kongy.',
  'own-discard': 'Vlastný odhodený kameň si nikto nemôže zvolať.',
  'not-robbable': 'Kameň, ktorý ide do kongu, možno zvolať iba na výhru, a len keď sa pridáva k odkrytému pungu; skrytý kong smie olúpiť iba ruka „Trinásť sirôt“, ak to pravidlá dovoľujú.',
  'no-kong-from-discard': 'Odhodený kameň sa k odkrytému pungu nepridáva, iba kameň, ktorý si hráč sám potiahol.',
};

export const suggestion = 'Mysleli ste „{suggestion}“?';
