import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(fileURLToPath(new URL('../../public/push.js', import.meta.url)), 'utf8');
const HOUSE = 'https://play.example';
const NOTICE = { table: 'table123', title: 'Assyria', body: 'Your turn', url: `${HOUSE}/at/table123` };

interface Client {
  readonly url: string;
  readonly visibilityState: string;
  readonly focus: () => string;
}

/** A service worker with these windows; gives what it showed and opened. */
function worker(...windows: readonly Client[]) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { readonly title: string; readonly tag: string; readonly path: string }[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: HOUSE },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => opened.push(path) },
    registration: {
      showNotification: async (title: string, { tag, data }: { tag: string; data: { path: string } }) =>
        shown.push({ title, tag, path: data.path }),
    },
    addEventListener: (name: string, heard: (event: object) => void) => listeners.set(name, heard),
  };
  runInNewContext(source, { self, URL });
  const tell = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { shown, opened, tell };
}

const seen = (path: string, visibilityState: string, focus = (): string => 'focused'): Client => ({
  url: HOUSE + path,
  visibilityState,
  focus,
});
const push = { data: { json: () => NOTICE } };

test('a notice is shown once for each table, unless a window of that table is in sight', async () => {
  const away = worker(seen('/online', 'visible'), seen('/at/table123', 'hidden'));
  await away.tell('push', push);
  expect(away.shown).toEqual([{ title: 'Assyria', tag: 'table123', path: '/at/table123' }]);
  const there = worker(seen('/at/table123', 'visible'));
  await there.tell('push', push);
  expect(there.shown).toEqual([]);
});

test('a click goes to the window of the table, or opens one', async () => {
  let focused = 0;
  const there = worker(seen('/at/table123', 'hidden', () => String(focused++)));
  const click = { notification: { close: () => undefined, data: { path: '/at/table123' } } };
  await there.tell('notificationclick', click);
  expect([focused, there.opened]).toEqual([1, []]);
  const away = worker(seen('/online', 'visible'));
  await away.tell('notificationclick', click);
  expect(away.opened).toEqual(['/at/table123']);
});
