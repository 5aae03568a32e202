import t from 'tap';
import { parseHand } from '../../src/engine/notation/parse-hand.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { readyRules } from '../support/ready-rules.ts';
import { lineOfExample } from '../support/shown-rule.ts';

for (const set of BUILT_IN) {
  // Everything switched on that can be.
  const options = Object.fromEntries(
    set.options.flatMap(({ name, type }) => {
      const switched = set.rules.filter(({ enabledBy }) => enabledBy === name).map(({ id }) => id);
      return switched.length === 0 ? [] : [[name, type === 'rules' ? switched : true]];
    }),
  );
  const ready = readyRules(set.id, options);
  t.test(`in ${set.id} the tiles beside a rule show that rule`, (t) => {
    for (const rule of set.rules) {
      if (rule.example === undefined) continue;
      const line = lineOfExample(rule, ready);
      t.ok(line, `${rule.id}: ${rule.example}`);
      const { standing, melds, bonus } = parseHand(rule.example);
      const shown = [...standing, ...melds.flatMap(({ tiles }) => tiles), ...bonus].map(tileCode);
      const missing = (line?.tiles ?? []).filter((tile) => {
        const at = shown.indexOf(tile);
        if (at >= 0) shown.splice(at, 1);
        return at < 0;
      });
      // A single tile stands for the set that it completes.
      if (rule.example.length > 2) t.same(missing, [], `${rule.id}: all that proves it is shown`);
    }
    t.end();
  });
}
