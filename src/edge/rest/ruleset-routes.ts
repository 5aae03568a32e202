import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { RulesetDescription, RulesetList } from '../../contract/ruleset.ts';
import { describeRuleset, listRulesets } from '../../service/describe-rulesets.ts';
import { describeProblem } from '../../service/problem.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { sendDocument } from './documents.ts';
import { sendProblem } from './problems.ts';
import { wordsOf } from './request.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
const tags = ['rulesets'];
const params = Type.Object({ id: Type.String({ description: 'Id of the rule set.', examples: ['hua-bao'] }) });

/** Routes that describe the rule sets. */
export function registerRulesetRoutes(app: FastifyInstance, rulesets: Rulesets): void {
  const list = { operationId: 'rulesets', summary: 'All rule sets with their options and rules', tags, response: { 200: RulesetList } };
  app.get('/v1/rulesets', { schema: list }, (request, reply) => {
    const words = wordsOf(request);
    const mark = rulesets.mark(`list ${words.language}`);
    return sendDocument(request, reply, { text: JSON.stringify(listRulesets(rulesets, words)), type: JSON_TYPE, mark });
  });

  const one = { operationId: 'ruleset', summary: 'One rule set with its options and rules', tags, params, response: { 200: RulesetDescription } };
  app.get<{ Params: { id: string } }>('/v1/rulesets/:id', { schema: one }, (request, reply) => {
    const words = wordsOf(request);
    const known = rulesets.find(request.params.id);
    if (known === undefined) return sendProblem(request, reply, describeProblem('not-found', words));
    const text = JSON.stringify(describeRuleset(known, words));
    return sendDocument(request, reply, { text, type: JSON_TYPE, mark: rulesets.mark(`${known.hash} ${words.language}`) });
  });
}
