import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Answer } from '../../contract/answer.ts';
import type { Problem } from '../../contract/finding.ts';
import { checkOverlay } from '../../service/check-overlay.ts';
import { compareRulesets } from '../../service/compare-rulesets.ts';
import { describeRuleset, listRulesets } from '../../service/describe-rulesets.ts';
import { diffRulesets } from '../../service/diff-rulesets.ts';
import { chooseWords } from '../../service/languages.ts';
import type { Words } from '../../service/languages.ts';
import type { Chance } from '../../service/ports/chance.ts';
import { describeProblem, refusal, refuse } from '../../service/problem.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { scoreBatch } from '../../service/score-batch.ts';
import { scoreDeal } from '../../service/score-deal.ts';
import { settle } from '../../service/settle.ts';
import { findNextDeal, findSeats, findWall, ruleOnClaims } from '../../service/table.ts';
import { validateDeal } from '../../service/validate-deal.ts';
import { findWaits } from '../../service/waits.ts';
import { noteAnswer } from '../rest/answers.ts';
import type { UseCase } from '../rest/answers.ts';
import { bodyOf, comparisonOf, hasTwoChoices, endedDealOf, pointAtOverlay } from './inputs.ts';

type Input = Readonly<Record<string, unknown>>;

/** Arguments of the fields of Query; each field has some of them. */
export interface Arguments {
  readonly input: Input;
  readonly inputs: readonly Input[];
  readonly id: string;
  readonly before: string;
  readonly after: string;
  readonly overlay: unknown;
  readonly lang?: string | null;
}

export interface Context {
  readonly reply: FastifyReply;
}

const TWO_CHOICES = [{ code: 'wrong-type', case: 'ruleset-and-overlay', at: '/overlay' }] as const;

export type Resolver = (parent: unknown, args: Arguments, context: Context) => unknown;

/** The resolvers of the fields that judge something; everything else resolves by its name. */
export function resolversOf(rulesets: Rulesets, chance: Chance): Readonly<Record<string, Readonly<Record<string, Resolver>>>> {
  const asks =
    <T>(answers: (...request: Parameters<UseCase<T>>) => Answer<T>, body: (input: Input) => Input = bodyOf): Resolver =>
    (_, args, context) => {
      const words = wordsOf(args, context);
      const answer = hasTwoChoices(args.input) ? refuse(TWO_CHOICES, words) : answers(rulesets, words, body(args.input));
      return valueOf(answer, args.input, context);
    };
  const missing = (ids: Readonly<Record<string, string>>, words: Words): Answer<never> =>
    refusal(describeProblem('not-found', words, rulesets.missing(ids)));
  return {
    Query: {
      score: asks(scoreDeal),
      scoreBatch: async (_, args, context) => {
        const requests = args.inputs.map(bodyOf);
        const batch = await scoreBatch(rulesets, wordsOf(args, context), { requests }, (listed) => listed);
        return valueOf(batch, {}, context).map((result, i) => splitResult(result, args.inputs[i] ?? {}));
      },
      compare: (_, args, context) => {
        const sets = args.input['sets'] as readonly Input[];
        const answer = compareRulesets(rulesets, wordsOf(args, context), comparisonOf(args.input));
        const { results } = valueOf(answer, {}, context);
        return { results: results.map((result, i) => ({ ...result, ...splitResult(result, sets[i] ?? {}) })) };
      },
      validate: asks(validateDeal),
      settle: asks(settle),
      waits: asks(findWaits),
      seats: asks((...request) => findSeats(...request, chance)),
      wall: asks(findWall),
      claims: asks(ruleOnClaims),
      nextDeal: asks(findNextDeal, endedDealOf),
      rulesets: (_, args, context) => listRulesets(rulesets, wordsOf(args, context)),
      ruleset: (_, args, context) => {
        const words = wordsOf(args, context);
        const known = rulesets.find(args.id);
        return known === undefined ? valueOf(missing({ id: args.id }, words), {}, context) : describeRuleset(known, words);
      },
      rulesetDiff: (_, args, context) => {
        const words = wordsOf(args, context);
        const [before, after] = [rulesets.find(args.before), rulesets.find(args.after)];
        if (before === undefined || after === undefined) return valueOf(missing({ before: args.before, after: args.after }, words), {}, context);
        return diffRulesets(before, after, words);
      },
      checkOverlay: (_, args, context) => valueOf(checkOverlay(rulesets, wordsOf(args, context), args.overlay), {}, context),
    },
    Finding: { details: detailsOf },
    OverlayProblem: { details: detailsOf },
  };
}

function wordsOf({ lang }: Arguments, { reply }: Context): Words {
  return chooseWords(reply.request.headers['accept-language'], lang ?? undefined);
}

/** The body of an answer; a problem is an error that carries the problem document. */
function valueOf<T>(answer: Answer<T>, input: Input, { reply }: Context): T {
  if (!('problem' in answer)) {
    noteAnswer(reply.request, answer.body);
    return answer.body;
  }
  reply.request.noted.problem = answer.body.code;
  const problem = { ...answer.body, findings: pointAtOverlay(answer.body.findings, input) };
  throw new GraphQLError(problem.detail, { extensions: problem });
}

/** One answer of several: GraphQL has no field that is either a score or a problem. */
function splitResult({ status, body }: { readonly status: number; readonly body: unknown }, input: Input): object {
  if (status === 200) return { status, deal: body, problem: null };
  const problem = body as Problem;
  return { status, deal: null, problem: { ...problem, findings: pointAtOverlay(problem.findings, input) } };
}

const NO_DETAILS: ReadonlySet<string> = new Set(['code', 'at', 'message', 'hint', 'position', 'length']);

/** What a finding tells besides the fields that every finding has. */
function detailsOf(finding: unknown): Input {
  return Object.fromEntries(Object.entries(finding as Input).filter(([field]) => !NO_DETAILS.has(field)));
}
