/** What was measured of the levels: docs/records/ancient-world-levels.md says how. */
export const MEASURED = [
  { level: 'scribe', among: 'apprentice', players: 2, games: 124, won: 77, low: 64, high: 89 },
  { level: 'scribe', among: 'apprentice', players: 3, games: 72, won: 71, low: 52, high: 87 },
  { level: 'scribe', among: 'apprentice', players: 4, games: 60, won: 59, low: 38, high: 78 },
  { level: 'master', among: 'scribe', players: 3, games: 12, won: 83, low: 41, high: 100 },
  { level: 'master', among: 'scribe', players: 4, games: 8, won: 50, low: 8, high: 92 },
] as const;
