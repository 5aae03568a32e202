/**
 * Tests about the hand as a whole whose evidence lists every set of it. No bit of the evidence tells them from tests
 * that prove particular sets, all of which may happen to be the whole hand; see `composeCondition`.
 */
const LISTING_EVERY_SET: ReadonlySet<string> = new Set([
  'no-chow',
  'all-sets-concealed',
  'all-sets-concealed-before-the-last-tile',
  'stairway',
  'four-sets-and-a-pair',
  'seven-pairs',
  'seven-pairs-of-each-honour',
  'seven-pairs-of-one-suit',
  'thirteen-orphans',
  'writhing-snake',
  'squirming-snake',
  'fan.all-even-pungs',
  'fan.all-chows',
  'fan.outside-hand',
  'fan.pure-terminal-chows',
  'fan.three-suited-terminal-chows',
  'fan.all-fives',
]);

/** Whether a test says something of the hand as a whole, though its evidence lists the sets. */
export function listsEverySet(name: string): boolean {
  return LISTING_EVERY_SET.has(name);
}
