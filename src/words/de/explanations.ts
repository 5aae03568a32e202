import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why:capital} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} statt der gewöhnlichen Wertung von {uncapped}',
  capped: 'Die Zählung {uncapped} wird beim Limit {value} abgeschnitten',
  declared: 'Der Wert wurde am Tisch gezählt und gilt so',
};

export const connectives: Connectives = { or: ' oder ', not: 'trifft nicht zu: {why}', unhindered: 'nichts schließt es aus' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Das zählt nicht neben „{by}“.',
  'suppressed.lower-limit': 'Von mehreren Limithänden zählt nur die höchste: „{by}“.',
  'suppressed.below-count': 'Die gewöhnliche Zählung der Hand ist nicht niedriger, also gilt sie.',
  'suppressed.limit-hand': 'Eine Limithand ersetzt die gewöhnliche Zählung: „{by}“.',
  'suppressed.switched-off': 'Diese Regel ist in diesem Spiel ausgeschaltet.',
  'suppressed.non-repeat': 'Keine Wiederholung: das steckt zwangsläufig schon in „{by}“.',
  'suppressed.non-separation': 'Keine Trennung: Sätze, die für ein Fan zusammengestellt sind, werden für ein anderes nicht umgestellt.',
  'suppressed.non-identical': 'Nichts doppelt: ein Satz, der in diesem Fan steckt, zählt nicht noch einmal für dasselbe Fan.',
  'suppressed.account-once': 'Nur einmal anrechnen: ein schon verbundener Satz darf nur noch einmal verbunden werden, mit einem noch freien Satz.',
  'suppressed.not-only-wait': 'Auch andere Steine hätten die Hand vollendet.',
  'alternative.lower-score': 'Diese Lesart zählt {score}, die genommene {taken}.',
  'alternative.lower-count': 'Diese Lesart zählt gleich viel, aber ihre gewöhnliche Zählung ist niedriger.',
  'alternative.more-chows': 'Diese Lesart zählt gleich viel, hat aber mehr Chows.',
  'alternative.equal': 'Diese Lesart zählt gleich viel; beide sind richtig.',
  'unsettled.hands-missing': 'Noch ist nichts abgerechnet: dazu braucht es die Hände aller Spieler.',
  'unsettled.from-missing': 'Noch ist nichts abgerechnet: es fehlt, wer den Gewinnstein abgelegt hat oder wessen Kong beraubt wurde.',
  'unsettled.below-minimum': 'Nichts wird abgerechnet: die Hand liegt unter dem Mindestwert und gewinnt nicht.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Der Ruf gilt.',
  outranked: 'Ein Gewinn geht vor Pung und Kong, und diese vor Chow. Der höhere Ruf: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Von zwei Spielern mit gleichem Anspruch bekommt der den Stein, der nach dem Ablegenden zuerst an der Reihe ist: {winner:seat}.',
  'not-your-turn': 'Einen Chow darf nur rufen, wer als Nächster an der Reihe ist: {next:seat}.',
  'tiles-do-not-fit': 'Zusammen mit dem gerufenen Stein ergibt das nicht den angesagten Satz: {tile}.',
  'not-complete': 'Mit dem gerufenen Stein ist die Hand nicht vollständig: {tile}.',
  'below-minimum': 'Die Hand zählt {fan:fan}; zum Gewinn sind {minimum:fan} nötig.',
  'kong-not-allowed': 'In diesen Regeln gibt es keine Kongs.',
  'own-discard': 'Niemand ruft seinen eigenen Stein.',
  'not-robbable': 'Ein Stein, der in einen Kong kommt, kann nur zum Gewinn gerufen werden, und nur, wenn er an einen offenen Pung gelegt wird; einen verdeckten Kong berauben höchstens die dreizehn Waisen.',
  'no-kong-from-discard': 'Ein abgelegter Stein kommt nicht an einen offenen Pung, sondern nur einer, den der Spieler selbst gezogen hat.',
};

export const suggestion = 'Vielleicht „{suggestion}“?';
