import type { Window } from './visitor.ts';

/** Whoever is asked takes the first option, until the game is over. */
export async function playOut(windows: readonly Window[]): Promise<void> {
  const over = (): boolean => windows.every(({ standing }) => (standing?.outcome ?? null) !== null);
  while (!over()) {
    const asked = windows.find((window) => window.asked);
    if (asked !== undefined) await asked.answer();
    else await new Promise((wait) => setTimeout(wait, 2));
  }
}
