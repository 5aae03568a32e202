import type { DealScore } from '../../contract/deal-score.ts';
import { writeDealScore } from '../../contract/write-deal-score.ts';
import type { Listed } from '../../service/score-batch.ts';

/**
 * One answer of a batch as bytes. Written as soon as it is there: bytes lie outside the heap, while a thousand answers
 * in it would be moved about by the collector again and again.
 */
export function writeListed({ status, body }: Listed<DealScore>): Buffer {
  return Buffer.from(`{"status":${String(status)},"body":${status === 200 ? writeDealScore(body as DealScore) : JSON.stringify(body)}}`);
}

/** The JSON of the whole answer. */
export function joinListed(listed: readonly Buffer[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('{"results":[')];
  for (const [i, piece] of listed.entries()) {
    if (i > 0) pieces.push(COMMA);
    pieces.push(piece);
  }
  return Buffer.concat([...pieces, Buffer.from(']}')]);
}

const COMMA = Buffer.from(',');
