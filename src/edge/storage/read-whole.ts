import { sql, type Kysely } from 'kysely';
import type { Game, GameHead } from '../../service/ports/ledger-store.ts';
import { dealOf, penaltyOf } from './rows.ts';
import type { Tables } from './schema.ts';

/**
 * A game with its last deals and its penalties, in one statement: in both databases a statement sees what was there
 * as it began, so that no correction comes between the state and the deals, and it takes one way to the server.
 */
export async function readWhole(db: Kysely<Tables>, id: string, limit: number): Promise<Game | null> {
  const deals = db
    .selectFrom('deals')
    .select([sql<Kind>`'deal'`.as('kind'), 'deal as number', 'record'])
    .where('gameId', '=', id)
    .orderBy('deal', 'desc')
    .limit(limit);
  const rows = await db
    .selectFrom('games')
    .select([sql<Kind>`'game'`.as('kind'), 'seq as number', 'head as record'])
    .where('id', '=', id)
    .unionAll(db.selectFrom(deals.as('shown')).selectAll())
    .unionAll(
      db
        .selectFrom('penalties')
        .select([sql<Kind>`'penalty'`.as('kind'), 'penalty as number', 'record'])
        .where('gameId', '=', id),
    )
    .orderBy('number')
    .execute();
  const of = (kind: Kind): typeof rows => rows.filter((row) => row.kind === kind);
  const [game] = of('game');
  if (game === undefined) return null;
  return { head: JSON.parse(game.record) as GameHead, deals: of('deal').map(dealOf), penalties: of('penalty').map(penaltyOf) };
}

/** Which table a row comes from. */
type Kind = 'game' | 'deal' | 'penalty';
