import process from 'node:process';

const WARMING_ROUNDS = 5;
const ROUNDS = 15;

/**
 * Prints how often something can be done in a second of one core: the median of some rounds over all cases, after some
 * that warm the compiler and the tables up. The checksum keeps the work from being optimised away.
 */
export function measure<T>(name: string, noun: string, cases: readonly T[], work: (one: T) => number): void {
  const rates: number[] = [];
  let checksum = 0;
  for (let round = -WARMING_ROUNDS; round < ROUNDS; round++) {
    const started = process.cpuUsage();
    for (const one of cases) checksum += work(one);
    const { user, system } = process.cpuUsage(started);
    if (round >= 0) rates.push((cases.length / (user + system)) * 1e6);
  }
  rates.sort((a, b) => a - b);
  const [low, median, high] = [rates[0]!, rates[ROUNDS >> 1]!, rates[ROUNDS - 1]!].map((rate) => Math.round(rate));
  console.log(`${name}: ${median} ${noun} a CPU second (${low} to ${high}), ${cases.length} distinct, checksum ${checksum}`);
}
