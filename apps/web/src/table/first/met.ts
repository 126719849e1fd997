import type { DecisionKind } from '@edubba/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What this browser's person has met already, by game. */
interface Met {
  readonly kinds: { readonly [game: string]: readonly DecisionKind[] };
  /** Games whose cards are not wanted any more. */
  readonly known: readonly string[];
}

export const useMet = create<Met>()(persist((): Met => ({ kinds: {}, known: [] }), { name: 'edubba-met', version: 1 }));

/** Has this kind of decision not been met yet, by somebody who does not know the game? */
export function isNew(game: string, kind: DecisionKind): boolean {
  const { kinds, known } = useMet.getState();
  return !known.includes(game) && kinds[game]?.includes(kind) !== true;
}

export function meet(game: string, kind: DecisionKind): void {
  useMet.setState(({ kinds }) => ({
    kinds: { ...kinds, [game]: [...new Set([...(kinds[game] ?? []), kind])] },
  }));
}

/** No more cards of this game come by themselves. */
export function knowGame(game: string): void {
  useMet.setState(({ known }) => ({ known: [...new Set([...known, game])] }));
}
