import fc from 'fast-check';
import type { Test } from 'tap';

/** Fails the test with the smallest counterexample, if fast-check finds one. */
export function holds<T>(t: Test, property: fc.IPropertyWithHooks<T>, numRuns: number): void {
  const run = fc.check(property, { numRuns });
  t.notOk(run.failed, fc.defaultReportMessage(run) ?? `holds for ${numRuns} cases`);
}
