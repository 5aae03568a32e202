import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Overlay } from '../../contract/overlay.ts';
import { pointAtQuery, readJsonObject } from '../../contract/query.ts';
import { OverlayCheck, RulesetDescription, RulesetDiff, RulesetList } from '../../contract/ruleset.ts';
import { checkOverlay } from '../../service/check-overlay.ts';
import { describeRuleset, listRulesets } from '../../service/describe-rulesets.ts';
import { diffRulesets } from '../../service/diff-rulesets.ts';
import { refuse } from '../../service/problem.ts';
import { drawCard } from '../../service/rule-card.ts';
import type { KnownSet, Rulesets } from '../../service/rulesets.ts';
import { sendAnswer } from './answers.ts';
import { cardPage } from './card-page.ts';
import { JSON_TYPE, sendDocument } from './documents.ts';
import { HTML_TYPE } from './html.ts';
import { postRoutes } from './post-routes.ts';
import { sendNotFound } from './problems.ts';
import { wordsOf } from './request.ts';

const tag = 'rulesets';
const ruleset = (which: string): ReturnType<typeof Type.String> =>
  Type.String({ description: `Id of ${which}.`, examples: ['hua-bao'] });
const id = Type.Object({ id: ruleset('the rule set') });
const pair = Type.Object({ a: ruleset('the first rule set'), b: ruleset('the second rule set') });
const cardQuery = Type.Object({
  options: Type.Optional(Type.String({ description: 'Options agreed, as JSON; each has a default.', examples: ['{"limit":300}'] })),
});

const list = { operationId: 'rulesets', summary: 'All rule sets with their options and rules', tags: [tag], response: { 200: RulesetList } };
const one = { operationId: 'ruleset', summary: 'One rule set with its options and rules', tags: [tag], params: id, response: { 200: RulesetDescription } };
const diff = { operationId: 'diff', summary: 'How two rule sets differ, rule by rule', tags: [tag], params: pair, response: { 200: RulesetDiff } };
const card = { operationId: 'card', summary: 'A rule card to be printed: what was agreed before the game', tags: [tag], params: id, querystring: cardQuery, page: 'The rule card.' };

/** Routes about the rule sets. */
export function registerRulesetRoutes(app: FastifyInstance, rulesets: Rulesets): void {
  const document = (value: unknown, mark: string): Parameters<typeof sendDocument>[2] => ({
    text: JSON.stringify(value),
    type: JSON_TYPE,
    mark: rulesets.mark(mark),
  });

  app.get('/v1/rulesets', { schema: list }, (request, reply) => {
    const words = wordsOf(request);
    return sendDocument(request, reply, document(listRulesets(rulesets, words), words.language));
  });

  app.get<{ Params: { id: string } }>('/v1/rulesets/:id', { schema: one }, (request, reply) => {
    const known = rulesets.find(request.params.id);
    if (known === undefined) return sendNotFound(request, reply, rulesets.missing(request.params));
    const words = wordsOf(request);
    return sendDocument(request, reply, document(describeRuleset(known, words), `${known.hash} ${words.language}`));
  });

  app.get<{ Params: { a: string; b: string } }>('/v1/rulesets/:a/diff/:b', { schema: diff }, (request, reply) => {
    const [before, after] = [rulesets.find(request.params.a), rulesets.find(request.params.b)];
    if (before === undefined || after === undefined) return sendNotFound(request, reply, rulesets.missing(request.params));
    const words = wordsOf(request);
    return sendDocument(request, reply, document(diffRulesets(before, after, words), `${before.hash} ${after.hash} ${words.language}`));
  });

  app.get<{ Params: { id: string }; Querystring: { options?: unknown } }>('/v1/rulesets/:id/card', { schema: card }, (request, reply) => {
    const known: KnownSet | undefined = rulesets.find(request.params.id);
    if (known === undefined) return sendNotFound(request, reply, rulesets.missing(request.params));
    const words = wordsOf(request);
    const { options } = request.query;
    const read = typeof options === 'string' ? readJsonObject('options', options) : { object: undefined };
    const chosen = 'findings' in read ? read : rulesets.choose(known.set.id, read.object);
    if ('findings' in chosen) return sendAnswer(request, reply, refuse(pointAtQuery(chosen.findings), words));
    const text = cardPage(drawCard(chosen.ready, words));
    return sendDocument(request, reply, { text, type: HTML_TYPE, mark: rulesets.mark(text) });
  });

  postRoutes(app, rulesets, [
    {
      url: '/v1/rulesets/check',
      operationId: 'checkOverlay',
      summary: 'Compiles an overlay, or tells every mistake in it',
      tag,
      body: Overlay,
      answer: OverlayCheck,
      answers: checkOverlay,
    },
  ]);
}
