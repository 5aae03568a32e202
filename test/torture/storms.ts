import { childService, pause } from '../support/child-service.ts';
import { freePort } from '../support/free-port.ts';
import type { Server } from '../support/postgres.ts';
import { seeded, storm, type Aftermath } from '../support/storm.ts';

const CLIENTS = 3;
/** The longest that the service or the database lives between two kills, in milliseconds. */
const LONGEST_LIFE = 200;

/** The service is killed at random moments while clients write. */
export async function killTheService(database: string, kills: number, seed: number): Promise<Aftermath> {
  const service = await childService(database, await freePort());
  const random = seeded(seed + 1);
  try {
    return await storm([service.origin], CLIENTS, seed, async () => {
      for (let kill = 0; kill < kills; kill++) {
        await pause(random() * LONGEST_LIFE);
        await service.kill();
        await service.start();
      }
      await pause(LONGEST_LIFE);
    });
  } finally {
    await service.kill();
  }
}

/** The database itself is killed at random moments; the service goes on and finds it again. */
export async function killTheDatabase(server: Server, database: string, kills: number, seed: number): Promise<Aftermath> {
  const service = await childService(database, await freePort());
  const random = seeded(seed + 1);
  try {
    return await storm([service.origin], CLIENTS, seed, async () => {
      for (let kill = 0; kill < kills; kill++) {
        await pause(random() * LONGEST_LIFE);
        await server.kill();
        await server.start();
      }
      await pause(LONGEST_LIFE);
    });
  } finally {
    await service.kill();
  }
}

/** Two services on one database, many clients on one game, nobody is killed. */
export async function race(database: string, clients: number, ms: number, seed: number): Promise<Aftermath> {
  const services = [await childService(database, await freePort()), await childService(database, await freePort())];
  try {
    return await storm(services.map(({ origin }) => origin), clients, seed, () => pause(ms));
  } finally {
    for (const service of services) await service.kill();
  }
}
