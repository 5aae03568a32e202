import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why:capital} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} statt der gewöhnlichen Wertung von {uncapped}',
  capped: 'Die Wertung von {uncapped} wird auf das Limit von {value} begrenzt',
  declared: 'Der Wert wurde am Tisch gezählt und wird übernommen',
};

export const connectives: Connectives = { or: ' oder ', not: 'trifft nicht zu: {why}', unhindered: 'nichts schließt es aus' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Das zählt nicht neben „{by}“.',
  'suppressed.lower-limit': 'Von mehreren Limithänden zählt nur die höchste: „{by}“.',
  'suppressed.below-count': 'Ohne die Limithand ist die Hand nicht weniger wert, also wird sie nicht angewandt.',
  'suppressed.limit-hand': 'Eine Limithand ersetzt die gewöhnliche Wertung: „{by}“.',
  'suppressed.switched-off': 'Diese Regel ist in dieser Partie nicht vereinbart.',
  'suppressed.non-repeat': 'Keine Wiederholung: Das steckt zwangsläufig schon in „{by}“.',
  'suppressed.non-separation': 'Keine Trennung: Figuren, die für ein Fan zusammengestellt sind, werden für ein anderes nicht umgestellt.',
  'suppressed.non-identical': 'Nichts doppelt: Eine Figur, die in diesem Fan steckt, zählt nicht noch einmal für dasselbe Fan.',
  'suppressed.account-once': 'Nur einmal anrechnen: Eine schon verbundene Figur darf nur noch einmal verbunden werden, mit einer noch freien Figur.',
  'suppressed.not-only-wait': 'Auch andere Ziegel hätten die Hand vollendet.',
  'alternative.lower-score': 'Diese Lesart ergibt {score}, die gewählte {taken}.',
  'alternative.lower-count': 'Diese Lesart ergibt gleich viel, aber ihre gewöhnliche Wertung ist niedriger.',
  'alternative.more-chows': 'Diese Lesart ergibt gleich viel, hat aber mehr Chows.',
  'alternative.equal': 'Diese Lesart ergibt gleich viel; beide sind richtig.',
  'unsettled.hands-missing': 'Noch ist nichts abgerechnet: Dazu braucht es alle Hände.',
  'unsettled.from-missing': 'Noch ist nichts abgerechnet: Es fehlt, wer den Schlussziegel abgelegt hat oder wessen Kong beraubt wurde.',
  'unsettled.below-minimum': 'Nichts wird abgerechnet: Die Hand liegt unter dem Mindestwert und gewinnt nicht.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Der Ruf gilt.',
  outranked: 'Ein Gewinn geht vor Pung und Kong, und diese gehen vor Chow. Der höhere Ruf: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Von zwei Spielern mit gleichem Anspruch bekommt der den Ziegel, der nach dem Ablegenden zuerst an der Reihe ist: {winner:seat}.',
  'not-your-turn': 'Einen Chow darf nur rufen, wer als Nächster an der Reihe ist: {next:seat}.',
  'tiles-do-not-fit': 'Zusammen mit dem gerufenen Ziegel ergibt das nicht die angesagte Figur: {tile}.',
  'not-complete': 'Mit dem gerufenen Ziegel ist die Hand nicht vollständig: {tile}.',
  'below-minimum': 'Die Hand ist {fan:fan} wert; zum Gewinn sind {minimum:fan} nötig.',
  'kong-not-allowed': 'In diesen Regeln gibt es keine Kongs.',
  'own-discard': 'Niemand kann den eigenen abgelegten Ziegel rufen.',
  'not-robbable': 'Ein Ziegel, der in einen Kong kommt, kann nur zum Gewinn gerufen werden, und nur, wenn er an einen offenen Pung gelegt wird; einen verdeckten Kong kann nur die Hand „Dreizehn Waisen“ berauben, wo die Regeln es erlauben.',
  'no-kong-from-discard': 'Ein abgelegter Ziegel kommt nicht an einen offenen Pung, sondern nur ein selbst gezogener.',
};

export const suggestion = 'Vielleicht „{suggestion}“?';
