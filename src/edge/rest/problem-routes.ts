import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FindingPage, ProblemList, ProblemPage } from '../../contract/problem-pages.ts';
import { explainFindingKind, explainProblem, listProblems } from '../../service/explain-problems.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { JSON_TYPE, sendDocument } from './documents.ts';
import { HTML_TYPE } from './html.ts';
import { findingPage, problemPage, problemsPage } from './problem-page.ts';
import { sendNotFound } from './problems.ts';
import { wordsOf } from './request.ts';

const params = (what: string, example: string): object => ({ params: Type.Object({ code: Type.String({ description: `Code of the ${what}.`, examples: [example] }) }) });
const tags = ['service'];
const page = 'The same as a page, for browsers.';

type OfCode = { Params: { code: string } };

/** What every problem and every finding means: pages for people, JSON for programs. */
export function registerProblemRoutes(app: FastifyInstance, rulesets: Rulesets): void {
  const send = <T>(request: FastifyRequest, reply: FastifyReply, shown: T, write: (language: string, shown: T) => string): FastifyReply => {
    const { language } = wordsOf(request);
    const asPage = request.headers.accept?.includes('text/html') === true;
    const text = asPage ? write(language, shown) : JSON.stringify(shown);
    return sendDocument(request, reply, { text, type: asPage ? HTML_TYPE : JSON_TYPE, mark: rulesets.mark(text) });
  };
  const list = { operationId: 'problems', summary: 'Everything that can go wrong', tags, page, response: { 200: ProblemList } };
  app.get('/problems', { schema: list }, (request, reply) => send(request, reply, listProblems(rulesets, wordsOf(request)), problemsPage));

  const problem = { operationId: 'problem', summary: 'What a kind of problem means', tags, page, ...params('problem', 'hand-invalid'), response: { 200: ProblemPage } };
  app.get<OfCode>('/problems/:code', { schema: problem }, (request, reply) => {
    const words = wordsOf(request);
    const shown = explainProblem(request.params.code, words);
    if (shown === undefined) return sendNotFound(request, reply);
    const brought = (): readonly FindingPage[] => listProblems(rulesets, words).findings.filter((finding) => finding.problem === shown.code);
    return send(request, reply, shown, (language) => problemPage(language, shown, brought()));
  });

  const finding = { operationId: 'finding', summary: 'What a kind of finding means', tags, page, ...params('finding', 'hand-size'), response: { 200: FindingPage } };
  app.get<OfCode>('/findings/:code', { schema: finding }, (request, reply) => {
    const shown = explainFindingKind(rulesets, request.params.code, wordsOf(request));
    if (shown === undefined) return sendNotFound(request, reply);
    return send(request, reply, shown, findingPage);
  });
}
