/** What was measured of the levels: docs/records/akkad-levels.md says how. */
export const MEASURED = [
  { level: 'scribe', among: 'apprentice', players: 3, games: 9, won: 100, low: 56, high: 100 },
  { level: 'scribe', among: 'apprentice', players: 4, games: 12, won: 83, low: 41, high: 100 },
] as const;
