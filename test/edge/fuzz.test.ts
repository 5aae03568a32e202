import process from 'node:process';
import t from 'tap';
import { fuzz } from '../support/fuzz.ts';
import { serviceFor } from '../support/service.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 1500);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_130);

t.test('whatever is sent, the answer is a score or a problem document', { timeout: 600_000 }, async (t) => {
  const app = await serviceFor(t);
  const { statuses, wrong, slowest } = await fuzz(app, runs, seed);
  t.comment(`seed ${seed}, ${runs} requests, ${JSON.stringify(statuses)}, slowest ${slowest.toFixed(0)} ms`);
  t.strictSame(wrong, []);
  t.ok((statuses['200'] ?? 0) > runs / 20, 'some requests survive the damage');
  t.ok((statuses['422'] ?? 0) > runs / 50, 'some are read and refused');
});
