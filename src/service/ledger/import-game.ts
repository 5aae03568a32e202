import type { GameWrite } from '../../contract/game-answers.ts';
import { AnyEvent, EXPORTED_EVENTS } from '../../contract/game-events.ts';
import { ImportGameRequest } from '../../contract/game-requests.ts';
import { MOST_FINDINGS, readerOf } from '../../contract/shape.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import { bindRules } from '../../engine/rules/bind.ts';
import { canonicalJson } from '../../engine/rules/canonical.ts';
import { compileRuleSet } from '../../engine/rules/compile.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { GameEvent } from '../../ledger/event.ts';
import { applyEvent } from '../../ledger/fold.ts';
import type { Game } from '../../ledger/game.ts';
import { readRules } from '../../ledger/stored-rules.ts';
import type { NewGame, StoredEvent } from '../ports/ledger-store.ts';
import { DEEPEST, isDeeperThan } from '../depth.ts';
import { mayOpen } from './access.ts';
import { problem, unreadable, type GameAnswer } from './answer.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Ledger, Writer } from './ledger.ts';
import { hashKeys, makeKeys, sameKeys, storeNew } from './open-game.ts';

/** An event nests its rules and what they answered, and those as deep as an overlay may. */
const DEEPEST_EVENT = 2 * DEEPEST;
const reader = readerOf(ImportGameRequest);
const anyEvent = readerOf(AnyEvent);
const readers = new Map(Object.entries(EXPORTED_EVENTS).map(([type, schema]) => [type, readerOf(schema)]));

/** Makes a game of an export: a new id and new keys, the same events and so the same totals. */
export async function importGame(ledger: Ledger, writer: Writer, body: unknown): Promise<GameAnswer<GameWrite>> {
  const { words, idempotencyKey } = writer;
  const closed = mayOpen(ledger, writer);
  if (closed !== null) return closed;
  if (!reader.fits(body)) return unreadable(reader.judge(body), words);
  const findings = [...judgeEvents(body.events), ...sameKeys(body.keys)];
  if (findings.length > 0) return unreadable(findings, words);
  const { secrets } = ledger;
  const fingerprint = fingerprintOf('import-game', body, secrets);
  const folded = foldEvents(body.events as readonly GameEvent[], fingerprint, ledger);
  if ('mistake' in folded) return problem('import-invalid', words, [], folded.mistake);
  const { game, events } = folded;
  const last = events.at(-1) as StoredEvent;
  const keys = body.keys ?? makeKeys(secrets);
  const made: NewGame = {
    id: secrets.makeGameId(),
    keys: hashKeys(keys, secrets),
    game,
    events,
    idempotencyKey: idempotencyKey ?? secrets.makeEventId(),
    fingerprint,
  };
  return await storeNew(ledger, writer, made, last, keys, body.keys !== undefined);
}

/** Whether each event has the fields of its type. */
function judgeEvents(events: readonly unknown[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [i, event] of events.entries()) {
    // Rules may hold anything until they are compiled; what runs through all of it must not run out of stack.
    if (isDeeperThan(DEEPEST_EVENT, event)) {
      findings.push({ code: 'wrong-type', case: 'too-deep', at: `/events/${i}`, maximum: DEEPEST_EVENT });
      continue;
    }
    const reader = anyEvent.fits(event) ? readers.get(event.body.type) : undefined;
    const found = reader === undefined ? anyEvent.judge(event) : reader.judge(event);
    findings.push(...found.map((finding) => ({ ...finding, at: `/events/${i}${finding.at}` })));
    if (findings.length >= MOST_FINDINGS) break;
  }
  return findings;
}

interface Folded {
  readonly game: Game;
  readonly events: readonly StoredEvent[];
}

/** Folds events that are well formed, or says which of them does not follow. */
function foldEvents(events: readonly GameEvent[], fingerprint: string, ledger: Ledger): Folded | { readonly mistake: string } {
  const stored: StoredEvent[] = [];
  const ids = new Set<string>();
  let game: Game | null = null;
  for (const event of events) {
    try {
      judgeEvent(event, game, ledger);
      if (ids.has(event.id)) throw new Error('its id was there before');
      ids.add(event.id);
      game = applyEvent(game, event);
    } catch (error) {
      return { mistake: `Event ${event.seq} does not follow: ${(error as Error).message}.` };
    }
    stored.push({ event, fingerprint, after: game.head });
  }
  return game === null ? { mistake: 'There are no events.' } : { game, events: stored };
}

/** What the fold takes for granted: rules that compile and are the ones named, players of the game and no others. */
function judgeEvent({ body, ruleset }: GameEvent, game: Game | null, { secrets }: Ledger): void {
  if (body.type === 'game-opened') {
    const { rules, rulesHash, options, seats } = body;
    const compiled = compileRuleSet(readRules(rules), { ids: [], find: () => undefined });
    if ('problems' in compiled) throw new Error('its rule set does not compile');
    if (secrets.hash(canonicalJson(rules)) !== rulesHash) throw new Error('its rule set was changed');
    const bound = bindRules(compiled.set, ruleset.hash, options);
    if ('findings' in bound) throw new Error('its options do not fit its rule set');
    if (bound.ready.players !== seats.length || new Set(seats).size !== seats.length) throw new Error('its players do not fit its rule set');
    if (compiled.set.id !== ruleset.id || compiled.set.edition !== ruleset.edition) throw new Error('it names another rule set');
    return;
  }
  if (game === null) return;
  const { head } = game;
  if (canonicalJson(ruleset) !== canonicalJson(head.ruleset)) throw new Error('it names another rule set');
  for (const name of namesIn(body)) if (!head.players.includes(name)) throw new Error(`${JSON.stringify(name)} does not play`);
  for (const seats of seatingsIn(body)) {
    if (seats.length !== head.players.length || new Set(seats).size !== seats.length) throw new Error('a player has no seat or two');
  }
}

function namesIn(body: GameEvent['body']): readonly string[] {
  const entry = 'entry' in body ? namesOf(body.entry) : [];
  const postings = 'postings' in body ? body.postings.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()) : [];
  const player = 'player' in body ? [body.player] : [];
  return [...entry, ...postings, ...player, ...seatingsIn(body).flat()];
}

function namesOf({ hands, win }: Entry): readonly string[] {
  const claimed = hands.flatMap(({ player, melds = [] }) => [player, ...melds.flatMap((meld) => (typeof meld === 'string' ? [] : (meld.from ?? [])))]);
  return win === null ? claimed : [...claimed, win.player, ...[win.from ?? [], win.paysForAll ?? []].flat()];
}

function seatingsIn(body: GameEvent['body']): readonly (readonly string[])[] {
  const standings = 'standing' in body ? [body.standing] : 'changes' in body ? body.changes.flatMap(({ before, after }) => [before, after]) : [];
  const positions = [...standings.map(({ position }) => position), ...('next' in body ? [body.next] : [])];
  const reseatings = 'reseatings' in body ? body.reseatings.flatMap(({ was, seats }) => [was, seats]) : [];
  return [...positions.flatMap(({ seats, began }) => [seats, began]), ...reseatings, ...('seats' in body ? [body.seats] : [])];
}
