import type { Message } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadMe, useMe } from '../account/me.ts';
import { tables, type Wanted, whyUnanswered } from '../api.ts';
import { merged } from './lists.ts';
import { listen } from './news.ts';

/** What the lobby shows. */
export interface Lobby {
  /** Nothing until the house has answered once. */
  readonly mine: readonly TableInfo[] | undefined;
  readonly open: readonly TableInfo[] | undefined;
  readonly watched: readonly TableInfo[] | undefined;
  /** Why the last look came to nothing; what is shown is from before. */
  readonly failed: Message | undefined;
  /** Looks again now. */
  readonly look: () => void;
}

const POLL = 15_000;
/** While news come, my own tables need no asking; one look in a while finds what was missed. */
const SELDOM = 8;

/** The lists of the lobby, kept fresh by news and by looking again while the page is in sight. */
export function useLobby(wanted: Wanted): Lobby {
  const me = useMe((store) => store.me);
  const [mine, setMine] = useState<readonly TableInfo[]>();
  const [open, setOpen] = useState<readonly TableInfo[]>();
  const [watched, setWatched] = useState<readonly TableInfo[]>();
  const [failed, setFailed] = useState<Message>();
  const heard = useRef(false);
  const rounds = useRef(0);
  const key = JSON.stringify(wanted);

  const look = useCallback(
    async (all = true): Promise<void> => {
      try {
        if (!navigator.onLine) throw new Error('offline');
        const known = await loadMe();
        const { game } = JSON.parse(key) as Wanted;
        const [open_, watched_, mine_] = await Promise.all([
          tables.open(JSON.parse(key) as Wanted),
          tables.open({ watch: true, ...(game === undefined ? {} : { game }) }),
          known === null ? [] : all ? tables.mine() : undefined,
        ]);
        setOpen(open_);
        setWatched(watched_);
        if (mine_ !== undefined) setMine(mine_);
        setFailed(undefined);
      } catch (error) {
        setFailed(navigator.onLine ? whyUnanswered(error) : { id: 'online.error.offline' });
      }
    },
    [key],
  );

  useEffect(() => {
    void look();
    const now = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look(!heard.current || rounds.current++ % SELDOM === 0);
    }, POLL);
    document.addEventListener('visibilitychange', now);
    addEventListener('online', now);
    addEventListener('offline', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      removeEventListener('online', now);
      removeEventListener('offline', now);
    };
  }, [look]);

  const id = me?.id;
  useEffect(() => {
    if (id === undefined) return;
    return listen(
      (news) => {
        if (news.type === 'tables') setMine((known) => merged(known ?? [], news.tables));
      },
      (yes) => {
        heard.current = yes;
      },
    );
  }, [id]);

  return { mine, open, watched, failed, look: () => void look() };
}
