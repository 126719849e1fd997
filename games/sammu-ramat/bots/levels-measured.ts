/** What was measured of the levels: docs/records/sammu-ramat-levels.md says how. */
export const MEASURED = [
  { level: 'scribe', among: 'apprentice', players: 1, games: 16, won: 62, others: 6, low: 7, high: 87 },
  { level: 'scribe', among: 'apprentice', players: 2, games: 48, won: 35, others: 4, low: 9, high: 55 },
  { level: 'scribe', among: 'apprentice', players: 3, games: 29, won: 52, others: 10, low: 7, high: 71 },
  { level: 'scribe', among: 'apprentice', players: 4, games: 59, won: 51, others: 15, low: 8, high: 61 },
  { level: 'scribe', among: 'apprentice', players: 5, games: 17, won: 59, others: 6, low: 7, high: 85 },
] as const;
