import { useTable } from '@edubba/ui';
import type { Seat, SeenEvent } from '@edubba/kernel';
import { useDeferredValue, useMemo } from 'react';
import { useFrame, useSession } from '../session/context.ts';
import { isAbout, standingLines } from './lines.ts';
import { type Turn, turnsOf } from './turns.ts';

const NONE: readonly SeenEvent[] = [];

/** What others did since the reader's last turn, until the end of this one: what was done to the reader first, then turn by turn. */
export function useRecap(): readonly Turn[] {
  const { ui } = useSession();
  // The board comes first: lines are written when there is time, and not at all before the table is in sight.
  const events = useDeferredValue(
    useFrame((frame) => frame.events),
    NONE,
  );
  const fresh = useFrame((frame) => frame.fresh);
  const until = useFrame((frame) => frame.freshTo);
  const me = useTable((table) => table.me);
  return useMemo(() => {
    const lines = standingLines(events.slice(fresh, until)).filter(
      ({ event }) => !ui.isMinor(event) && ui.chapter(event) === undefined,
    );
    const turns = turnsOf(lines);
    return [...turns.filter((turn) => isDone(turn, me)), ...turns.filter((turn) => !isDone(turn, me))];
  }, [ui, events, fresh, until, me]);
}

/** Is the reader spoken of in it? */
const isDone = ({ lines }: Turn, me: Seat): boolean => lines.some(({ event }) => isAbout(event, me));
