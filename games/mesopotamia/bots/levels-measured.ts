/** What was measured of the levels: docs/records/mesopotamia-levels.md says how. */
export const MEASURED = [
  { level: 'scribe', among: 'apprentice', players: 2, games: 12, won: 100, low: 64, high: 100 },
  { level: 'scribe', among: 'apprentice', players: 3, games: 24, won: 83, low: 54, high: 98 },
  { level: 'scribe', among: 'apprentice', players: 4, games: 28, won: 68, low: 39, high: 90 },
] as const;
