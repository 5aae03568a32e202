import type { GameWrite } from '../../contract/game-answers.ts';
import { OpenGameRequest } from '../../contract/game-requests.ts';
import { readerOf } from '../../contract/shape.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import { canonicalJson } from '../../engine/rules/canonical.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import { ROLES } from '../../engine/vocabulary.ts';
import type { GameEvent } from '../../ledger/event.ts';
import { applyEvent } from '../../ledger/fold.ts';
import type { GameHead } from '../../ledger/game.ts';
import type { Seating } from '../../ledger/position.ts';
import { storeRules } from '../../ledger/stored-rules.ts';
import { judgeChoice } from '../choice.ts';
import type { KeyHashes, NewGame, StoredEvent } from '../ports/ledger-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import { mayOpen } from './access.ts';
import { problem, unreadable, type GameAnswer } from './answer.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Ledger, Writer } from './ledger.ts';
import { openingSeats } from './seating-of.ts';
import { viewWrite } from './views.ts';

const reader = readerOf(OpenGameRequest);

/** The keys of a new game. */
export interface Keys {
  readonly owner: string;
  readonly scorer: string;
  readonly viewer: string;
}

/**
 * Opens a game. Keys that the service makes are shown in this one answer; a repeat under the same idempotency key
 * gives the game without them.
 */
export async function openGame(ledger: Ledger, writer: Writer, body: unknown): Promise<GameAnswer<GameWrite>> {
  const { words, idempotencyKey } = writer;
  const closed = mayOpen(ledger, writer);
  if (closed !== null) return closed;
  const choice = judgeChoice(ledger.rulesets, body);
  if (!reader.fits(body)) return unreadable([...reader.judge(body), ...choice.findings], words);
  const seated = openingSeats(body.players, choice.ready.players);
  const findings = [...choice.findings, ...sameKeys(body.keys), ...('findings' in seated && choice.sure ? seated.findings : [])];
  if (findings.length > 0 || 'findings' in seated) return unreadable(findings, words);
  const { secrets } = ledger;
  const event = opening(ledger, body, choice.ready, seated.seats, idempotencyKey ?? secrets.makeEventId());
  const fingerprint = fingerprintOf('open-game', body, secrets);
  const game = applyEvent(null, event);
  const keys = body.keys ?? makeKeys(secrets);
  const stored: StoredEvent = { event, fingerprint, after: game.head };
  const made: NewGame = { id: secrets.makeGameId(), keys: hashKeys(keys, secrets), game, events: [stored], idempotencyKey: event.id, fingerprint };
  return await storeNew(ledger, writer, made, stored, keys, body.keys !== undefined);
}

/**
 * Stores a new game and answers with it and its keys; or with the game that was stored under the same idempotency key
 * before, whose keys are told again only if they came with the request.
 */
export async function storeNew(
  ledger: Ledger,
  { words, dryRun }: Writer,
  made: NewGame,
  last: StoredEvent,
  keys: Keys,
  brought: boolean,
): Promise<GameAnswer<GameWrite>> {
  if (dryRun) return { status: 200, body: viewWrite(made.id, last, null, true, words), seq: null };
  const { created, id, fingerprint, after } = await ledger.store.openGame(made);
  if (fingerprint !== made.fingerprint) return problem('idempotency-key-reused', words);
  const body = viewWrite(id, asOpened(last, after), null, false, words);
  const shown = created || brought ? { ...body, keys } : body;
  return { status: 201, body: shown, seq: after.seq, location: `/v1/games/${id}` };
}

/** The event that a repeat is answered with: what was stored the first time, not what would be now. */
function asOpened({ event, fingerprint }: StoredEvent, after: GameHead): StoredEvent {
  return { event: { ...event, seq: after.seq, at: after.changedAt }, fingerprint, after };
}

function opening({ clock, secrets }: Ledger, body: OpenGameRequest, ready: ReadyRules, seats: Seating, id: string): GameEvent {
  const { set, hash, options } = ready;
  const rules = storeRules(set);
  return {
    seq: 1,
    id,
    actor: 'owner',
    at: clock.now(),
    deviceTime: body.deviceTime ?? null,
    reason: null,
    ruleset: { id: set.id, edition: set.edition, hash },
    body: {
      type: 'game-opened',
      title: body.title ?? null,
      rules,
      rulesHash: secrets.hash(canonicalJson(rules)),
      options,
      seats,
    },
  };
}

export function makeKeys({ makeKey }: Secrets): Keys {
  return { owner: makeKey(), scorer: makeKey(), viewer: makeKey() };
}

/** What is stored of keys. */
export function hashKeys(keys: Keys, { hash }: Secrets): KeyHashes {
  return { owner: hash(keys.owner), scorer: hash(keys.scorer), viewer: hash(keys.viewer) };
}

/** Two roles with one key could not be told apart. */
export function sameKeys(keys: Keys | undefined): readonly Finding[] {
  if (keys === undefined) return [];
  return ROLES.filter((role, i) => ROLES.findIndex((other) => keys[other] === keys[role]) < i).map((role) => ({
    code: 'wrong-type',
    case: 'type',
    at: `/keys/${role}`,
    expected: 'a key of its own for each role',
    found: 'the same key twice',
  }));
}
