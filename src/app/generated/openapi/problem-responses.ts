import { PROBLEMS, PROBLEM_CODES } from '../../../contract/problems.ts';
import type { ProblemCode } from '../../../contract/problems.ts';
import type { JsonSchema } from '../json-schema.ts';
import { exampleAnswers } from './examples.ts';
import type { Example } from './examples.ts';
import type { Route } from './operations.ts';

/** Parameters that nobody reads are refused everywhere. */
const ANYWHERE: readonly ProblemCode[] = ['request-invalid', 'rate-limited', 'overloaded', 'internal'];
const WITH_BODY: readonly ProblemCode[] = ['body-too-large', 'media-type'];
const OF_GAME: readonly ProblemCode[] = ['not-found', 'store-unavailable'];
const OF_WRITE: readonly ProblemCode[] = ['role-forbidden', 'edit-conflict', 'idempotency-key-reused'];

/** Problems that only some operations answer with. */
const BY_OPERATION: Readonly<Record<string, readonly ProblemCode[]>> = {
  rulesets: [],
  problems: [],
  ruleset: ['not-found'],
  diff: ['not-found'],
  card: ['not-found'],
  problem: ['not-found'],
  finding: ['not-found'],
  checkOverlay: [],
  validate: [],
  openGame: ['api-key-required', 'hand-invalid', 'idempotency-key-reused', 'store-unavailable'],
  importGame: ['api-key-required', 'import-invalid', 'idempotency-key-reused', 'store-unavailable'],
  gameDeals: OF_GAME,
  gameEvents: OF_GAME,
  recordDeal: [...OF_GAME, ...OF_WRITE, 'hand-invalid', 'deal-unsettled', 'game-finished', 'match-over'],
  replaceDeal: [...OF_GAME, ...OF_WRITE, 'hand-invalid', 'deal-unsettled', 'game-finished'],
  voidDeal: [...OF_GAME, ...OF_WRITE, 'deal-void', 'game-finished'],
  reassignSeats: [...OF_GAME, ...OF_WRITE, 'hand-invalid', 'game-finished'],
  addPenalty: [...OF_GAME, ...OF_WRITE, 'hand-invalid', 'game-finished'],
  cancelPenalty: [...OF_GAME, ...OF_WRITE, 'penalty-cancelled', 'game-finished'],
  extendMatch: [...OF_GAME, ...OF_WRITE, 'game-finished', 'match-running'],
  finishGame: [...OF_GAME, ...OF_WRITE, 'game-finished'],
  reopenGame: [...OF_GAME, ...OF_WRITE, 'game-running'],
};

/** The problems that a route can answer with. */
export function refusesWith({ method, schema }: Route): readonly ProblemCode[] {
  const { operationId = '', tags = [] } = schema;
  if (operationId === 'health') return ['request-invalid', 'internal'];
  const judged: readonly ProblemCode[] = tags.includes('games') ? OF_GAME : method === 'POST' ? ['hand-invalid'] : [];
  const codes = new Set([...(schema.body === undefined ? [] : WITH_BODY), ...(BY_OPERATION[operationId] ?? judged), ...ANYWHERE]);
  return PROBLEM_CODES.filter((code) => codes.has(code));
}

const WAITS: ReadonlySet<ProblemCode> = new Set(['rate-limited', 'overloaded', 'store-unavailable']);

/** The responses of problems by status; one status may have several problems. */
export function problemResponses(codes: readonly ProblemCode[], examples: readonly Example[]): JsonSchema {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))];
  return Object.fromEntries(statuses.map((status) => [String(status), responseOf(status, codes.filter((code) => PROBLEMS[code].status === status), examples)]));
}

function responseOf(status: number, kinds: readonly ProblemCode[], examples: readonly Example[]): JsonSchema {
  const shown = exampleAnswers(examples, status);
  const description = kinds.map((code) => `\`${code}\`: ${PROBLEMS[code].explanation}`).join('\n\n');
  return {
    description,
    ...(kinds.some((code) => WAITS.has(code)) ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    ...(status === 401 ? { headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } } } : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, ...(Object.keys(shown).length === 0 ? {} : { examples: shown }) } },
  };
}
