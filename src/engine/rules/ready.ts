import type { FanPlan } from '../score/fan/plan.ts';
import type { PointsPlan } from '../score/points/plan.ts';
import type { FormBits } from '../shape/readings.ts';
import type { RuleSet } from './rule-set.ts';
import type { Options } from './types.ts';

/** A compiled rule set bound to resolved options: everything that can be worked out before a hand is seen. */
export interface ReadyRules {
  readonly set: RuleSet;
  /** Content hash of the set, as stamped on answers. */
  readonly hash: string;
  /** All options of the set, each with the value in force. */
  readonly options: Options;
  readonly players: number;
  readonly bonusTiles: boolean;
  readonly kongs: boolean;
  readonly robConcealedKong: boolean;
  readonly robLastTile: boolean;
  readonly foulHands: 'reject' | 'score-zero';
  /** Forms to look for besides four sets and a pair. */
  readonly formBits: FormBits;
  readonly plan: PointsPlan | FanPlan;
}
