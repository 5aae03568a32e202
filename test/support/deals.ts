/** The deal of the documentation: South wins 200 on West's 5 circles. */
export const TRUE_DEAL = {
  ruleset: 'hua-bao',
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: [{ tiles: '888m', from: 'W' }] },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
} as const;
