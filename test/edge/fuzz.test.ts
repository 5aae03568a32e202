import process from 'node:process';
import t from 'tap';
import { resolves } from '../fuzz/answers.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { serviceFor } from '../support/service.ts';

t.test('whatever is sent is answered, or refused with a problem that points at what is wrong', async (t) => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_130);
  const { kinds, mistakes } = await fuzz(await serviceFor(t), seed, 600);
  t.strictSame(mistakes, [], `FUZZ_SEED=${String(seed)}`);
  for (const kind of ['200', '400 request-invalid', '422 hand-invalid']) t.ok((kinds.get(kind) ?? 0) > 20, `${kind} is among the answers`);
});

t.test('a pointer leads to a member, or to one that could be there', async (t) => {
  const request = { hands: [{ seat: 'E' }], 'a/b': { 'm~n': 0 } };
  for (const pointer of ['', '/hands/0/seat', '/hands/0/tile', '/hands/1', '/a~1b/m~0n', '/ruleset']) t.ok(resolves(pointer, { value: request }), pointer);
  t.ok(resolves('/hands/0/seat', { value: { hands: { seat: 'E' } }, listsOfOne: true }), 'GraphQL takes a value for a list of one');
  for (const pointer of ['hands', '/hands/1/seat', '/hands/0/seat/x', '/hands/x', '/a/b', '/win/seat']) t.notOk(resolves(pointer, { value: request }), pointer);
});
