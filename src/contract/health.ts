import { Type } from '@sinclair/typebox';

export const Health = Type.Object(
  {
    status: Type.String({ description: '`ok` as soon as requests are taken.' }),
    store: Type.String({ description: 'Whether the store of games answers: `ok` or `unavailable`. Scoring works without it.' }),
  },
  { $id: 'Health', description: 'How the service is.' },
);
