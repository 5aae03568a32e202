import { UsageError } from './command-line.ts';
import type { CommandLine, TableCommand } from './command-line.ts';
import type { Body } from './requests.ts';

/** What a request about the table says besides rule set and options, from the texts of a command line or of one line of input. */
export const TABLE_REQUESTS: Readonly<Record<TableCommand, (texts: readonly string[], line: CommandLine) => Body>> = {
  seats: (texts, { dice, winds }) => ({
    players: membersOf(texts, ','),
    ...(dice === undefined ? {} : { dice: readDice([dice]) }),
    ...(winds === undefined ? {} : { winds: Array.from(winds.replaceAll(/[\s,]/g, '')) }),
  }),
  wall: (texts) => ({ dice: readDice(texts) }),
  claims: (texts, line) => {
    const { round, event, from, claimed } = line;
    return {
      ...(round === undefined ? {} : { roundWind: round }),
      ...(event === undefined ? {} : { event }),
      discarder: from,
      tile: claimed,
      claims: membersOf(texts, ';').map((text) => readClaim(text, line)),
    };
  },
  'next-deal': (texts, { deal, round, first, winner }) => {
    const [east, south, west, north] = membersOf(texts, ',');
    return {
      deal: deal === undefined ? undefined : Number(deal),
      roundWind: round ?? 'E',
      dealer: east,
      seats: { E: east, S: south, W: west, ...(north === undefined ? {} : { N: north }) },
      firstDealer: first ?? east,
      winner: winner ?? null,
    };
  },
};

/** Several texts as they are, or the members of one. */
function membersOf(texts: readonly string[], separator: string): readonly string[] {
  const members = texts.length === 1 ? texts.flatMap((text) => text.split(separator)) : texts;
  return members.map((member) => member.trim());
}

function readDice(texts: readonly string[]): readonly number[] {
  return texts.flatMap((text) => text.split(/[\s,]+/)).filter((eyes) => eyes !== '').map((eyes) => {
    if (/^\d{1,9}$/.test(eyes)) return Number(eyes);
    throw new UsageError(`Dice are numbers, such as 3 4, not "${eyes}".`);
  });
}

/** `S: chow 46p`, `N: kong exposed`, `W: win 234m 678s …`; circumstances are those of the command line. */
function readClaim(text: string, { circumstances }: CommandLine): Body {
  const [, seat, claim, exposed, tiles = ''] = /^([^\s:]+):\s*(\S+)(\s+exposed\b)?\s*(.*)$/.exec(text) ?? [];
  if (seat === undefined) throw new UsageError(`A claim is "S: chow 46p", not "${text}".`);
  const told = claim === 'win' && circumstances.length > 0 ? { circumstances } : {};
  return { seat, claim, ...(exposed === undefined ? {} : { exposed: true }), ...(tiles === '' ? {} : { [claim === 'win' ? 'hand' : 'with']: tiles }), ...told };
}
