import process from 'node:process';
import fastify from 'fastify';

const app = fastify({ logger: true });

app.get('/health', () => ({ status: 'ok' }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close());
}

await app.listen({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['PORT'] ?? 3000),
});
