import type { Finding } from '../../contract/finding.ts';
import type { Body } from './requests.ts';

/** Findings for a reader: what is wrong, the place in the line that was written, what to do. */
export function writeFindings(findings: readonly Finding[], request: Body): string {
  return findings.map((finding) => writeFinding(finding, request)).join('\n');
}

function writeFinding(finding: Finding, request: Body): string {
  const { code, at, message, hint, position, length } = finding;
  const place = at === '' ? '' : ` (${at})`;
  const lines = [`${code}${place}: ${message}`];
  const text = textAt(request, at);
  if (text !== undefined && position !== undefined) {
    const before = widthOf(text.slice(0, position));
    const marked = widthOf(text.slice(position, position + (length ?? 1)));
    lines.push(`    ${text}`, `    ${' '.repeat(before)}${'^'.repeat(Math.max(1, marked))}`);
  }
  lines.push(`  ${hint}`);
  return lines.join('\n');
}

/** How many columns a text takes: code points, since a mahjong character is two units. */
function widthOf(text: string): number {
  return Array.from(text).length;
}

/** The string that a JSON pointer points to. */
function textAt(request: unknown, pointer: string): string | undefined {
  let value: unknown = request;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return typeof value === 'string' ? value : undefined;
}
