const PLACE = 'edubba-puzzles';

/** Puzzles this browser has solved, as `assyria 2026-11-18`. */
export function solvedPuzzles(): Set<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** So many are remembered. */
const MOST = 100;

export function keepSolved(game: string, date: string): void {
  try {
    const all = [...solvedPuzzles().add(`${game} ${date}`)];
    localStorage.setItem(PLACE, JSON.stringify(all.slice(-MOST)));
  } catch {
    // Without storage a solved puzzle is not ticked next time.
  }
}
