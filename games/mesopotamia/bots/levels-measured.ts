/** What was measured of the levels: docs/records/mesopotamia-levels.md says how. */
export const MEASURED = [
  { level: 'scribe', among: 'apprentice', players: 2, games: 22, won: 91, low: 63, high: 100 },
  { level: 'scribe', among: 'apprentice', players: 3, games: 12, won: 92, low: 52, high: 100 },
  { level: 'scribe', among: 'apprentice', players: 4, games: 28, won: 68, low: 39, high: 90 },
] as const;
