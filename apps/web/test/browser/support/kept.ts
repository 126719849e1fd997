import type { Page } from 'playwright-core';

/** What lies in the browser's database of a game. */
export interface KeptGame {
  readonly id: string;
  readonly entries: number;
  readonly answers: number;
}

/** In the page: reads the database itself, past the client. */
async function readKept(): Promise<readonly KeptGame[]> {
  // To open what is not there would make it, and make it wrong.
  if ((await indexedDB.databases()).length === 0) return [];
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open('edubba');
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('no database')));
  });
  const games = database.transaction('games').objectStore('games');
  const all = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(request.error ?? new Error('not read')));
    });
  const [ids, heads] = await Promise.all([all(games.getAllKeys()), all(games.getAll())]);
  database.close();
  return ids.map((id, i) => {
    const head = heads[i] as { readonly entries?: number; readonly summed?: { readonly answers: number } };
    return { id: id as string, entries: head.entries ?? -1, answers: head.summed?.answers ?? -1 };
  });
}

/** The games this browser has kept. */
export async function keptGames(page: Page): Promise<readonly KeptGame[]> {
  return page.evaluate(readKept);
}

/** The id of the table that is open. */
export function tableId(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
