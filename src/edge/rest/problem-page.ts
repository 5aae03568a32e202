import type { FindingPage, ProblemList, ProblemPage } from '../../contract/problem-pages.ts';
import { html, page } from './html.ts';
import type { Html } from './html.ts';

const STYLE = `
dt { font-weight: bold; margin-top: .6rem; }
dd { margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** What a kind of problem means, as a page. */
export function problemPage(language: string, problem: ProblemPage, findings: readonly FindingPage[]): string {
  const { title, code, status, explanation, remedy, example } = problem;
  const brought = findings.map((finding) => html`<li>${linkTo('/findings/', finding.code)}: ${finding.explanation}</li>`);
  return page(language, title, STYLE, html`<main><h1>${title}</h1>
<p><code>${code}</code>, status ${status}</p>
<h2>What it means</h2><p>${explanation}</p>
<h2>What to do</h2><p>${remedy}</p>
<h2>Example</h2>${example === null ? html`<p>No request brings it about by itself.</p>` : exampleOf(example)}
${brought.length === 0 ? html`` : html`<h2>Findings that it can bring</h2><ul>${brought}</ul>`}
${FOOT}</main>`);
}

/** What a kind of finding means, as a page. */
export function findingPage(language: string, { code, problem, explanation, example, finding }: FindingPage): string {
  return page(language, code, STYLE, html`<main><h1>${code}</h1>
<p>${problem === '' ? 'A note beside an answer.' : html`A finding of ${linkTo('/problems/', problem)}.`}</p>
<h2>What it means</h2><p>${explanation}</p>
<h2>Example</h2>${stepOf(example)}
<h2>The finding</h2>${json(finding)}
${FOOT}</main>`);
}

/** Everything that can go wrong, as a page. */
export function problemsPage(language: string, { problems, findings }: ProblemList): string {
  const kinds = problems.map(({ code, status, title }) => html`<tr><td>${status}</td><td>${linkTo('/problems/', code)}</td><td>${title}</td></tr>`);
  const codes = findings.map(({ code, explanation }) => html`<tr><td>${linkTo('/findings/', code)}</td><td>${explanation}</td></tr>`);
  return page(language, 'Problems and findings', STYLE, html`<main><h1>Problems and findings</h1>
<p>Whatever goes wrong is a problem document (RFC 9457). Its <code>code</code> is for programs; its findings say what is wrong, and where.</p>
<table><caption>Problems</caption><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${kinds}</tbody></table>
<table><caption>Findings</caption><thead><tr><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${codes}</tbody></table>
<p><a href="/docs">API reference</a></p></main>`);
}

const FOOT = html`<p><a href="/problems">All problems and findings</a> · <a href="/docs">API reference</a></p>`;

function linkTo(folder: string, code: string): Html {
  return html`<a href="${folder}${code}"><code>${code}</code></a>`;
}

type Example = NonNullable<ProblemPage['example']>;

function exampleOf({ environment, steps }: Example): Html {
  const started = Object.entries(environment ?? {}).map(([name, value]) => html`<p>On a service that was started with <code>${name}=${value}</code>:</p>`);
  return html`${started}${steps.map(stepOf)}`;
}

function stepOf({ method, url, headers = {}, body }: Example['steps'][number]): Html {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`).join('');
  const sent = body === undefined ? '' : `\n${typeof body === 'string' ? body : shorten(JSON.stringify(body, null, 2))}`;
  return html`<pre>${method} ${url}\n${lines}${sent}</pre>`;
}

/** Blanks that only make a body long are told, not shown. */
function shorten(text: string): string {
  return text.replace(/ {200,}/g, (blanks) => `… ${blanks.length} blanks …`);
}

function json(value: unknown): Html {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
}
