import type { StoredGame } from './stored-game.ts';

const NAME = 'mingg';
const VERSION = 1;
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;

/** The games of this device. Opened once; a lost connection is opened anew. */
async function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
    };
    request.onerror = () => {
      opened = null;
      reject(asError(request.error));
    };
    request.onsuccess = () => {
      const base = request.result;
      // another window wants to bring a newer version: make way
      base.onversionchange = () => base.close();
      base.onclose = () => {
        opened = null;
      };
      resolve(base);
    };
  });
  return await opened;
}

/** Every game, the ones used last first. */
export async function listGames(): Promise<readonly StoredGame[]> {
  const base = await database();
  const games = await answered(base.transaction(GAMES).objectStore(GAMES).getAll() as IDBRequest<StoredGame[]>);
  return games.sort((a, b) => lastAt(b).localeCompare(lastAt(a)));
}

const lastAt = ({ events }: StoredGame): string => events.at(-1)?.at ?? '';

export async function loadGame(id: string): Promise<StoredGame | null> {
  const base = await database();
  const request = base.transaction(GAMES).objectStore(GAMES).get(id) as IDBRequest<StoredGame | undefined>;
  return (await answered(request)) ?? null;
}

/**
 * Reads a game and writes what `change` makes of it, in one transaction: two windows never write over each other.
 * Resolves when the disk has it. `change` must not wait for anything; null leaves the game as it is.
 */
export async function updateGame(
  id: string,
  change: (game: StoredGame | null) => StoredGame | null,
): Promise<StoredGame | null> {
  const base = await database();
  return await new Promise((resolve, reject) => {
    // strict: acknowledged only when it would survive an empty battery
    const transaction = base.transaction(GAMES, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(GAMES);
    const request = store.get(id) as IDBRequest<StoredGame | undefined>;
    let result: StoredGame | null = null;
    let failure: unknown = null;
    request.onsuccess = () => {
      try {
        const before = request.result ?? null;
        const after = change(before);
        result = after ?? before;
        if (after !== null) store.put(after);
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(asError(failure ?? transaction.error));
  });
}

export async function deleteGame(id: string): Promise<void> {
  const base = await database();
  await answered(base.transaction(GAMES, 'readwrite').objectStore(GAMES).delete(id));
}

async function answered<T>(request: IDBRequest<T>): Promise<T> {
  return await new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('the game could not be kept');
}
