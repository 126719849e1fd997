/** What was measured of the levels: docs/records/assyria-levels.md says how. */
export const MEASURED = [
  { level: 'scribe', among: 'apprentice', players: 2, games: 44, won: 84, low: 63, high: 97 },
  { level: 'scribe', among: 'apprentice', players: 3, games: 9, won: 100, low: 56, high: 100 },
  { level: 'scribe', among: 'apprentice', players: 4, games: 36, won: 67, low: 41, high: 88 },
  { level: 'master', among: 'scribe', players: 3, games: 9, won: 100, low: 56, high: 100 },
  { level: 'master', among: 'scribe', players: 4, games: 8, won: 88, low: 36, high: 100 },
] as const;
