import type { Finding } from './hand/finding.ts';
import { declareWaiting } from './readiness/declare-waiting.ts';
import type { TornWaiting, WaitingInput } from './readiness/declare-waiting.ts';
import { findReadiness } from './readiness/find-readiness.ts';
import type { Readiness } from './readiness/find-readiness.ts';
import type { ReadyRules } from './rules/ready.ts';

/** What a hand waits for, or everything that is wrong with it: pointers are into the input. */
export type WaitsJudgement =
  | { readonly waits: Readiness; readonly findings?: never }
  | { readonly findings: readonly Finding[]; readonly waits?: never };

/** The whole way from a written hand to its waits and what they are worth; the service, the page and the command line ask here. */
export function judgeWaits(input: WaitingInput | TornWaiting, ready: ReadyRules): WaitsJudgement {
  const declared = declareWaiting(input, ready);
  if (declared.findings !== undefined) return { findings: declared.findings };
  return { waits: findReadiness(declared.hand, ready, declared.outlook) };
}
