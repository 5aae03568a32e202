/** What `mingg --help` prints. */
export const HELP = `Usage: mingg <command> [options] [hand ...]
       mingg table <seats|wall|claims|next-deal> [options] ...

Mahjong hands: counted, checked, and what they wait for.

Commands:
  score      count the hands of a deal and settle it
  validate   tell whether a deal is possible
  waits      tell what a hand waits for and what each wait is worth
  rulesets   list the rule sets; with an id or a .json file: tell that one, its options by name
  table      seats <player ...>      draw the seats, the oldest player first, or by lot
             wall <die ...>          break the wall: the eyes of each die, in the order thrown
             claims <claim ...>      rule who gets a tile: "S: chow 46p" "W: kong exposed" "N: win 234m 678s ..."
             next-deal <player ...>  tell what comes after a deal; players from East on

A hand is one line, standing tiles first, then exposed melds in [ ], concealed kongs in ( ), bonus tiles after +:
  "234m 678s 55p [777z] (1111p) + 2f"
with its seat before it where there are several: "S: 234m 678s ...".
Without a hand, or with -, hands are read from standard input, one deal a line: a hand, or a request of the API as JSON;
of the table players with commas, dice, claims with semicolons, or a request as JSON.

Options:
  -r, --rules <id|file>      rule set, or a .json file with an overlay (default: hua-bao)
  -o, --option <name=value>  option of the rule set; may be repeated
  -s, --seat <E|S|W|N>       seat of a hand that names none (default: E)
      --round <E|S|W|N>      prevailing wind (default: E)
  -w, --win <tile>           the winning tile
      --winner <E|S|W|N>     who won (default with --win, --by or --circumstance: the first hand)
  -b, --by <how>             discard, self-draw or robbing-kong (default: discard)
  -f, --from <E|S|W|N>       who discarded it, or whose kong was robbed
  -c, --circumstance <word>  kong-replacement, flower-replacement, kong-on-kong, last-tile, last-of-kind, dealt,
                             first-discard, original-call; may be repeated
      --visible <tiles>      for waits: tiles seen elsewhere
      --dice <a,b>           for seats: the throw of the oldest
      --winds <SNEW>         for seats: the wind tiles in their pile, the top one first (default: shuffled)
      --tile <tile>          for claims: the tile; --from says who discarded it
      --event <word>         for claims: discard, added-to-pung or concealed-kong (default: discard)
      --deal <n>             for next-deal: number of the deal that ended
      --first <player>       for next-deal: who dealt first (default: the dealer); --winner names a player
  -l, --lang <tag>           language: en, de, fi, sk, bs (default: that of the environment)
  -j, --json                 answer as JSON, one line a deal
  -V, --version
  -h, --help

Exit status: 0 all is well; 1 something is wrong with a hand; 2 the command was called wrongly.

Examples:
  mingg score "234m 678s 55p [777z] (1111p) + 2f" --seat S --win 5p --by discard --from W
  mingg waits "234m 678s 46p 11z [777z]" --rules mcr
  mingg validate --json < hands.txt
  mingg table seats Ann Bo Chi Dov --dice 3,4 --winds SNEW
  mingg table claims "S: chow 46p" "N: pung 55p" --from E --tile 5p
  mingg rulesets hua-bao --option limit=300
`;
