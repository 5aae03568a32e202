import process from 'node:process';
import { readFileSync, writeFileSync } from 'node:fs';
import { EDITIONS, presentEditions } from './editions.ts';
import type { Editions } from './editions.ts';

/** `npm run editions`: writes down what the present editions hold, and says what that changes. */
const locked = JSON.parse(readFileSync(EDITIONS, 'utf8')) as Editions;
const editions: Record<string, Readonly<Record<string, string>>> = { ...locked };
for (const { id, edition, hash } of presentEditions()) {
  const before = locked[id]?.[edition];
  if (before !== hash) process.stdout.write(`${id} ${edition}: ${before ?? 'new'} → ${hash}\n`);
  editions[id] = { ...locked[id], [edition]: hash };
}
writeFileSync(EDITIONS, `${JSON.stringify(editions, null, 2)}\n`);
