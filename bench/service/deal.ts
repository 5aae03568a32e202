/** A whole deal of four hands, as a client sends it. */
export const DEAL = {
  ruleset: 'hua-bao',
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: [{ tiles: '888m', from: 'W' }] },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
};

/** The same over GraphQL, with all fields of the answer. */
export const QUERY = `query ($input: DealInput!) {
  score(input: $input) {
    ruleset { id edition hash options }
    hands {
      seat outcome form
      sets { kind tiles concealed winning }
      lines { rule label kind value count tiles because }
      suppressed { rule label by reason }
      score points doublings uncapped limitApplied limitHand fan
      alternatives { sets { kind tiles concealed winning } score because }
      findings { code at message hint position length details }
    }
    settlement { payments { from to amount reason } net { E S W N } }
    unsettled
  }
}`;
export const INPUT = { ...DEAL, win: { ...DEAL.win, by: 'DISCARD' } };
