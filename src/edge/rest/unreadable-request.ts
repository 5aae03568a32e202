import type { QueryFinding } from '../../contract/query.ts';

/** A header or a query that cannot be read; the error handler answers 400 with the finding, or else with the message. */
export class UnreadableRequest extends Error {
  override readonly name = 'UnreadableRequest';
  readonly code = 'UNREADABLE_REQUEST';
  readonly statusCode = 400;
  readonly findings: readonly QueryFinding[];

  constructor(wrong: string | QueryFinding) {
    super(typeof wrong === 'string' ? wrong : `${wrong.code} ${wrong.at}`);
    this.findings = typeof wrong === 'string' ? [] : [wrong];
  }
}
