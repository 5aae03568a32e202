import type { FastifyInstance } from 'fastify';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';

/** Why an address cannot be listened on, by the code of the system's error. */
const NO_ADDRESS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there already',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
};

/**
 * Takes requests from now on.
 * @throws {ConfigError} when the host and port cannot be had
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = NO_ADDRESS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new ConfigError(`PORT is ${String(port)} and HOST is ${JSON.stringify(host)}, but ${reason}`);
  }
}
