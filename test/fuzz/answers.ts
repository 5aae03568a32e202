/** What was sent and what came back. */
export interface Exchange {
  readonly url: string;
  readonly sent: string;
  readonly contentType: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value, or undefined where a text is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** What pointers lead into. GraphQL takes a value in place of a list for a list of one, so that its first member is itself. */
export interface Root {
  readonly value: unknown;
  readonly listsOfOne?: boolean;
}

/** Whether a pointer leads to a member, or to one that is missing from an object or a list that is there. */
export function resolves(pointer: string, root: Root): boolean {
  if (pointer === '') return true;
  if (!pointer.startsWith('/')) return false;
  const steps = pointer.slice(1).split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let { value } = root;
  for (const [i, step] of steps.entries()) {
    if (root.listsOfOne === true && step === '0' && !Array.isArray(value)) continue;
    if (typeof value !== 'object' || value === null) return false;
    if (!Object.hasOwn(value, step)) return i === steps.length - 1 && (!Array.isArray(value) || /^\d+$/.test(step));
    value = (value as Fields)[step];
  }
  return true;
}

/** What is wrong with findings about a request. */
function judgeFindings(findings: unknown, root: Root): readonly string[] {
  if (!Array.isArray(findings)) return ['findings are no list'];
  return (findings as readonly unknown[]).flatMap((finding) => {
    if (!isFields(finding)) return ['a finding is no object'];
    const { code, at } = finding;
    const blank = ['code', 'message', 'hint'].filter((field) => typeof finding[field] !== 'string' || finding[field] === '');
    if (blank.length > 0) return [`finding ${String(code)} without ${blank.join(', ')}`];
    if (typeof at !== 'string') return [`finding ${String(code)} points nowhere`];
    if (!resolves(at, root)) return [`finding ${String(code)} points at ${at.slice(0, 100)}, which is not there`];
    const message = `${String(finding['message'])} ${String(finding['hint'])}`;
    return /undefined|\[object|\{\w+\}|NaN/.test(message) && !/NaN|\{|undefined/.test(JSON.stringify(root.value)) ? [`finding ${String(code)} says: ${message.slice(0, 200)}`] : [];
  });
}

const WITH_FINDINGS = new Set(['request-invalid', 'hand-invalid']);

/** What is wrong with a problem document; `root` is what its pointers lead into. */
function judgeProblem(problem: unknown, root: Root, needsFindings: boolean): readonly string[] {
  if (!isFields(problem)) return ['a problem is no object'];
  const { code, status, findings } = problem;
  const missing = ['type', 'title', 'detail', 'code'].filter((field) => typeof problem[field] !== 'string' || problem[field] === '');
  if (missing.length > 0) return [`a problem without ${missing.join(', ')}`];
  if (typeof status !== 'number' || status < 400 || status > 499) return [`status ${String(status)}, ${String(code)}`];
  const silent = needsFindings && WITH_FINDINGS.has(String(code)) && Array.isArray(findings) && findings.length === 0;
  return [...(silent ? [`${String(code)} without a finding: ${String(problem['detail']).slice(0, 120)}`] : []), ...judgeFindings(findings, root)];
}

/** Every list of findings in an answer, whose pointers lead into `root`. */
function judgeAnswer(answer: unknown, root: Root): readonly string[] {
  if (Array.isArray(answer)) return (answer as readonly unknown[]).flatMap((member) => judgeAnswer(member, root));
  if (!isFields(answer)) return [];
  return Object.entries(answer).flatMap(([name, member]) => (name === 'findings' || name === 'problems' ? judgeFindings(member ?? [], root) : judgeAnswer(member, root)));
}

/** The single requests that a list of results is about. */
function judgeResults(results: unknown, roots: (i: number) => Root): readonly string[] {
  if (!Array.isArray(results)) return ['results are no list'];
  return (results as readonly Fields[]).flatMap((result, i) => {
    const { status } = result;
    const problem = status === 200 ? undefined : (result['problem'] ?? result['body']);
    return problem === undefined ? judgeAnswer(result['body'] ?? result['deal'], roots(i)) : judgeProblem(problem, roots(i), true);
  });
}

const member = (value: unknown, name: string | number): unknown => (typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined);

/** The request that a set of a comparison stands for. */
function compared(request: unknown, i: number): Fields {
  const { sets, ...deal } = request as Fields;
  return { ...deal, ...(member(sets, i) as object) };
}

function judgeGraphql({ status, text }: Exchange, request: unknown): readonly string[] {
  const answer = parse(text);
  if (status !== 200 || !isFields(answer)) return [`GraphQL answers ${String(status)}: ${text.slice(0, 100)}`];
  const variables = member(request, 'variables');
  const value = member(variables, 'input') ?? member(variables, 'inputs') ?? member(variables, 'overlay') ?? variables;
  const root = { value, listsOfOne: true };
  const { data, errors } = answer;
  if (errors !== undefined && (!Array.isArray(errors) || errors.length === 0)) return ['errors without an error'];
  const wrong = ((errors ?? []) as readonly Fields[]).flatMap(({ message, extensions }) =>
    typeof message === 'string' && message !== '' ? judgeProblem(extensions, root, false) : ['an error without a message'],
  );
  if (errors === undefined && !isFields(data)) return ['neither data nor errors'];
  const { scoreBatch, compare, ...others } = (data ?? {}) as Fields;
  return [
    ...wrong,
    ...(Array.isArray(scoreBatch) ? judgeResults(scoreBatch, (i) => ({ value: Array.isArray(value) ? member(value, i) : value, listsOfOne: true })) : []),
    ...(isFields(compare) ? judgeResults(compare['results'], (i) => ({ value: compared(value, i), listsOfOne: true })) : []),
    ...judgeAnswer(others, root),
  ];
}

/** Everything that no request may bring about: faults, answers without a form, findings that point nowhere. */
export function judge(exchange: Exchange): readonly string[] {
  const { url, sent, status, type, text } = exchange;
  const request = parse(sent);
  const answer = parse(text);
  if (status >= 500) return [`status ${String(status)}: ${text.slice(0, 200)}`];
  if (status >= 400) {
    if (!type.startsWith('application/problem+json')) return [`status ${String(status)} as ${type}`];
    if (member(answer, 'status') !== status) return [`a problem of status ${String(member(answer, 'status'))} is sent as ${String(status)}`];
    return judgeProblem(answer, { value: request }, request !== undefined && status !== 415);
  }
  if (!type.startsWith('application/json') || answer === undefined) return [`status ${String(status)} as ${type}: ${text.slice(0, 100)}`];
  if (url === '/graphql') return judgeGraphql(exchange, request);
  if (url === '/v1/score/batch') return judgeResults(member(answer, 'results'), (i) => ({ value: member(member(request, 'requests'), i) }));
  if (url === '/v1/compare') return judgeResults(member(answer, 'results'), (i) => ({ value: compared(request, i) }));
  // An import keeps the explanations of its deals as they were exported; their findings are about other requests.
  if (url === '/v1/games/import') return [];
  return judgeAnswer(answer, { value: request });
}

/** What an answer is counted as: its status and the code of its problem. */
export function kindOf({ status, text }: Exchange): string {
  const answer = parse(text);
  const [error] = (member(answer, 'errors') ?? []) as readonly Fields[];
  const code = member(answer, 'code') ?? member(error?.['extensions'], 'code');
  const door = error === undefined ? '' : ' (GraphQL error)';
  return typeof code === 'string' ? `${String(status)} ${code}${door}` : String(status);
}
