import type { Message, Seat } from '@edubba/kernel';
import type { SeatInfo } from '@edubba/protocol';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../table/session/context.ts';
import { whyUnanswered } from '../api.ts';
import type { LiveState, LiveTable } from '../live-table.ts';

export const LiveContext = createContext<LiveTable | undefined>(undefined);

/** The table of the house that this page shows. */
export function useLiveTable(): LiveTable {
  const live = useContext(LiveContext);
  if (live === undefined) throw new Error('used outside a table of the house');
  return live;
}

export type Tell = (id: string | Message, params?: Message['params']) => string;

/** `tell('at.talk')`: the words of the house and the game; also where there is no table yet. */
export function useHouseTell(): Tell {
  const { words } = useLiveTable();
  return useCallback(
    (id, params) => words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id),
    [words],
  );
}

/** Reads a part of what lies around the game; drawn again only when that part changes. */
export function useLive<T>(select: (state: LiveState) => T): T {
  return useStore(useLiveTable().store, select);
}

export function useSeatInfo(seat: Seat): SeatInfo | undefined {
  return useLive(({ info }) => info.seats[seat]);
}

/** The house's time, looked at again every so often; never, where nothing runs. */
export function useNow(every: number | undefined): number {
  const live = useLiveTable();
  const [, tick] = useState(0);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => tick((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return live.now();
}

/** Does something at the house; what goes wrong is said in a toast. */
export function useDeed(): <T>(deed: () => Promise<T>, then?: (made: T) => void) => void {
  const session = useSession();
  return (deed, then) => {
    deed().then(
      (made) => then?.(made),
      (error: unknown) => session.set({ toast: whyUnanswered(error) }),
    );
  };
}
