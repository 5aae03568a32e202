import type { FastifyRequest } from 'fastify';
import { pointAtQuery, wrongNumber, wrongWord } from '../../contract/query.ts';
import { chooseWords } from '../../service/languages.ts';
import type { GameAnswer } from '../../service/ledger/answer.ts';
import type { Caller, Writer } from '../../service/ledger/ledger.ts';
import { wordsOf } from './request.ts';
import { UnreadableRequest } from './unreadable-request.ts';

/** Who asks: the bearer token, if there is one, and the language, which may be named elsewhere. */
export function callerOf(request: FastifyRequest, lang?: string): Caller {
  const key = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return { key, words: lang === undefined ? wordsOf(request) : chooseWords(undefined, lang) };
}

/** Who wants to change something: idempotency key, the state it is meant for, whether it is a trial. */
export function writerOf(request: FastifyRequest): Writer {
  const { dryRun } = request.query as { readonly dryRun?: unknown };
  return { ...callerOf(request), idempotencyKey: checkIdempotencyKey(request.headers['idempotency-key']), ifMatch: ifMatchOf(request), dryRun: flagOf('dryRun', dryRun) };
}

/** An idempotency key that can be kept, or none. */
export function checkIdempotencyKey(key: unknown): string | undefined {
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new UnreadableRequest('An idempotency key is 1 to 255 printable characters without blanks, such as a UUID.');
}

/** The sequence numbers that `If-Match` names; a tag that is none matches nothing. */
function ifMatchOf({ headers }: FastifyRequest): readonly number[] | undefined {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const seq = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1];
    return seq === undefined ? [] : [Number(seq)];
  });
}

function flagOf(name: string, value: unknown): boolean {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true' || value === '1' || value === '') return true;
  throw new UnreadableRequest(wrongWord(name, value, ['true', 'false']));
}

/** The greatest number that is read in an address. */
const GREATEST = 999_999_999;

/** A whole number of a query, or undefined where it is not there. */
export function numberOf(name: string, { query }: FastifyRequest, least: number): number | undefined {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number >= least) return number;
  throw new UnreadableRequest(wrongNumber(name, value, least, GREATEST));
}

/** A number in a path; 0, which nothing has, where it is none. */
export function pathNumber(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/** What a `DELETE` says in its query; fields that are not there stay away. */
export function queryNote({ query }: FastifyRequest): object {
  const { reason, deviceTime } = query as { readonly reason?: unknown; readonly deviceTime?: unknown };
  return { ...(reason !== undefined && { reason }), ...(deviceTime !== undefined && { deviceTime }) };
}

/** An answer to a request whose fields stood in its query, with findings that point there. */
export function toQuery<T>(answer: GameAnswer<T>): GameAnswer<T> {
  return 'problem' in answer ? { ...answer, body: { ...answer.body, findings: pointAtQuery(answer.body.findings) } } : answer;
}
