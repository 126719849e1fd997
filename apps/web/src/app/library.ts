import { proxy, wrap } from 'comlink';
import type { Library, TableNews } from '../worker/api.ts';

/** The library as the page sees it: what is sent to a table must be told how to come back. */
export type RemoteLibrary = Omit<Library, 'open'> & {
  open(id: string, tell: (news: TableNews) => void): ReturnType<Library['open']>;
};

let started: RemoteLibrary | undefined;

/** The worker with rules, bots and kept games; started when first needed. */
export function library(): RemoteLibrary {
  if (started !== undefined) return started;
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'edubba' });
  const remote = wrap<Library>(worker) as unknown as Library;
  started = {
    games: () => remote.games(),
    create: (plan) => remote.create(plan),
    remove: (id) => remote.remove(id),
    exported: (id) => remote.exported(id),
    imported: (text) => remote.imported(text),
    open: (id, tell) => remote.open(id, proxy(tell)),
    replay: (source) => remote.replay(source),
  };
  return started;
}
