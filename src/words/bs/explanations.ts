import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} umjesto redovne vrijednosti {uncapped}',
  capped: 'Zbir {uncapped} ograničen je na limit {value}',
  declared: 'Vrijednost je obračunata za stolom i ne provjerava se',
};

export const connectives: Connectives = { or: ' ili ', not: 'ne važi: {why}', unhindered: 'ništa to ne isključuje' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Ne boduje se uz „{by}”.',
  'suppressed.lower-limit': 'Od više limitnih ruku boduje se samo najviša: „{by}”.',
  'suppressed.below-count': 'Redovna vrijednost ruke nije niža, pa se limitna ruka ne primjenjuje.',
  'suppressed.limit-hand': 'Limitna ruka zamjenjuje redovnu vrijednost: „{by}”.',
  'suppressed.switched-off': 'Ovo pravilo nije dogovoreno u ovoj partiji.',
  'suppressed.non-repeat': 'Bez ponavljanja: to je neizbježno već sadržano u „{by}”.',
  'suppressed.non-separation': 'Bez razdvajanja: setovi složeni za jedan fan ne preslažu se za drugi.',
  'suppressed.non-identical': 'Ništa dvaput: set upotrijebljen u ovom fanu ne ulazi ponovo u isti fan.',
  'suppressed.account-once': 'Samo jednom: već spojeni set smije se spojiti još samo jednom, sa setom koji još nije upotrijebljen.',
  'suppressed.not-only-wait': 'Ruku su mogle dovršiti i druge pločice.',
  'alternative.lower-score': 'Ovo čitanje vrijedi {score}, odabrano {taken}.',
  'alternative.lower-count': 'Ovo čitanje vrijedi isto, ali mu je redovna vrijednost niža.',
  'alternative.more-chows': 'Ovo čitanje vrijedi isto, ali ima više chowova.',
  'alternative.equal': 'Ovo čitanje vrijedi isto; oba su ispravna.',
  'unsettled.hands-missing': 'Još ništa nije obračunato: potrebne su ruke svih igrača.',
  'unsettled.from-missing': 'Još ništa nije obračunato: ne zna se ko je odbacio pobjedničku pločicu ni čiji je kong otet.',
  'unsettled.below-minimum': 'Ništa se ne obračunava: ruka je ispod minimuma i ne pobjeđuje.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Zahtjev važi.',
  outranked: 'Pobjeda ima prednost pred pungom i kongom, a oni pred chowom. Viši zahtjev: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Od dva jednaka zahtjeva pločicu dobija onaj ko je nakon onoga ko je odbacio prije na redu: {winner:seat}.',
  'not-your-turn': 'Chow smije tražiti samo igrač koji je sljedeći na redu: {next:seat}.',
  'tiles-do-not-fit': 'S traženom pločicom ovo nije najavljeni set: {tile}.',
  'not-complete': 'S traženom pločicom ruka nije potpuna: {tile}.',
  'below-minimum': 'Ruka ima {fan:fan}; za pobjedu treba {minimum:fan}.',
  'kong-not-allowed': 'U ovim pravilima nema kongova.',
  'own-discard': 'Niko ne može tražiti vlastitu odbačenu pločicu.',
  'not-robbable': 'Pločica koja ide u kong može se tražiti samo za pobjedu, i samo kad se dodaje otvorenom pungu; skriveni kong smije se oteti samo s rukom „Trinaest siročadi”, ako to pravila dozvoljavaju.',
  'no-kong-from-discard': 'Odbačena pločica se ne dodaje otvorenom pungu, nego samo ona koju igrač sam izvuče.',
};

export const suggestion = 'Jeste li mislili „{suggestion}”?';
