/**
 * The engine for other programs (`import … from 'mingg/engine'`): from a written deal to its score sheet and back to
 * words, without a service. It imports nothing and runs in Node and in the browser.
 *
 *     const { ready } = bindRules(HUA_BAO, '', undefined);
 *     const judged = judgeDeal({ hands: [{ seat: 'E', hand: '22m …' }] }, ready);
 */
export { explainDeal, explainSettlement } from './explain/explain-deal.ts';
export { explainFinding } from './explain/explain-finding.ts';
export type { DealScore, FindingAnswer, HandScore, Line, Settlement } from './explain/answer.ts';
export type { Words } from './explain/words.ts';
export type { DeclaredDeal, DeclaredHand, DeclaredWin } from './hand/deal.ts';
export type { Finding, FindingCode } from './hand/finding.ts';
export type { DealInput, HandInput, MeldInput, WinInput } from './hand/input.ts';
export { validateDeal } from './hand/validate-deal.ts';
export { judgeDeal } from './judge.ts';
export type { Judgement } from './judge.ts';
export { judgeWaits } from './judge-waits.ts';
export { formatHand } from './notation/format-hand.ts';
export { formatGlyphs, formatTiles } from './notation/format-tiles.ts';
export { parseHand } from './notation/parse-hand.ts';
export { parseTiles } from './notation/parse-tiles.ts';
export { bindRules } from './rules/bind.ts';
export { compileRuleSet } from './rules/compile.ts';
export type { ReadyRules } from './rules/ready.ts';
export type { RuleSet } from './rules/rule-set.ts';
export type { Rule } from './rules/types.ts';
export type { ScoreSheet } from './score/sheet.ts';
export { settleScores } from './settle/settle-scores.ts';
export { tileCode, tileOf } from './tiles.ts';
export type { Tile } from './tiles.ts';
export * from './vocabulary.ts';
