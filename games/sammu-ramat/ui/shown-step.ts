import { useSyncExternalStore } from 'react';

/** A way that is looked at again: where from, where to. */
export interface ShownWay {
  readonly from: string;
  readonly to: string;
}

let shown: ShownWay | undefined;
const listeners = new Set<() => void>();

/** Draws the way of one step on the map, or none. */
export function showWay(way: ShownWay | undefined): void {
  if (shown?.from === way?.from && shown?.to === way?.to) return;
  shown = way;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getShown = (): ShownWay | undefined => shown;

/** The way of the step that is looked at in the panel of the Month. */
export const useShownWay = (): ShownWay | undefined => useSyncExternalStore(listen, getShown, getShown);
