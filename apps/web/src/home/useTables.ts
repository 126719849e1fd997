import type { Message } from '@edubba/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { download } from '../app/download.ts';
import { library } from '../app/library.ts';
import { type GameSummary, whyOf } from '../worker/api.ts';

/** Where it is noted that a game was removed and could still be asked back: a reload ends that. */
const REMOVING = 'edubba-removing';

/** The kept games of this browser, and what can be done with them. */
export interface Tables {
  /** Newest first; nothing until they are known. */
  readonly list: readonly GameSummary[];
  readonly failed: Message | undefined;
  /** Taken off the list and not yet forgotten. */
  readonly removed: GameSummary | undefined;
  readonly remove: (table: GameSummary) => void;
  /** Puts it back. */
  readonly keep: () => void;
  /** Really forgets it. */
  readonly forget: () => void;
  readonly save: (table: GameSummary) => void;
  /** Keeps a game from a file. */
  readonly bring: (file: File) => Promise<GameSummary | undefined>;
}

/** The kept games; read when the page has nothing better to do, since nobody looks for them in the first moment. */
export function useTables(): Tables {
  const [all, setAll] = useState<readonly GameSummary[]>([]);
  const [failed, setFailed] = useState<Message>();
  const [removed, setRemoved] = useState<GameSummary>();
  const tell = useCallback((error: unknown) => setFailed(whyOf(error)), []);
  const pending = useRef<GameSummary>(undefined);
  const read = useCallback(async (): Promise<readonly GameSummary[]> => {
    const left = localStorage.getItem(REMOVING);
    if (left !== null && left !== pending.current?.id) {
      await library().remove(left);
      localStorage.removeItem(REMOVING);
    }
    const list = (await library().games()).toSorted((a, b) => b.updated - a.updated);
    setAll(list);
    return list;
  }, []);
  useEffect(
    () =>
      whenIdle(() => {
        void anyKept()
          .then((any) => (any ? read() : undefined))
          .catch(tell);
      }),
    [read, tell],
  );

  // Held outside of what is drawn too: whoever leaves or reloads the page has not asked for it back.
  const mark = (table: GameSummary | undefined): void => {
    pending.current = table;
    if (table === undefined) localStorage.removeItem(REMOVING);
    else localStorage.setItem(REMOVING, table.id);
    setRemoved(table);
  };
  const forget = (): void => {
    const table = pending.current;
    mark(undefined);
    if (table !== undefined) void library().remove(table.id).then(read).catch(tell);
  };
  useEffect(
    () => () => {
      if (pending.current !== undefined) void library().remove(pending.current.id);
    },
    [],
  );

  return {
    list: all.filter(({ id }) => id !== removed?.id),
    failed,
    removed,
    remove: (table) => {
      forget();
      mark(table);
    },
    keep: () => mark(undefined),
    forget,
    save: (table) =>
      void library()
        .exported(table.id)
        .then((text) => download(fileName(table), text))
        .catch(tell),
    bring: async (file) => {
      setFailed(undefined);
      try {
        const id = await library().imported(await file.text());
        return (await read()).find((table) => table.id === id);
      } catch (error) {
        tell(error);
        return undefined;
      }
    },
  };
}

/** Where there is no database there are no games: whoever comes for the first time need not load what reads them. */
async function anyKept(): Promise<boolean> {
  return typeof indexedDB.databases !== 'function' || (await indexedDB.databases()).length > 0;
}

/** Does something when the page has nothing better to do; the result calls it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser knows idleness.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}

function fileName({ game, created }: GameSummary): string {
  return `${game}-${new Date(created).toISOString().slice(0, 10)}.edubba`;
}
