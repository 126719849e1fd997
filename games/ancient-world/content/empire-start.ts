import type { EmpireRow } from './cards.ts';

/** AW-2.11 Every player has one of each; they cost nothing and have no banner (AW-A.2). */
export const STARTING_EMPIRE: readonly EmpireRow[] = [
  // Fishing Dock
  {
    id: 'SE1',
    source: 'rulebook',
    copies: 4,
    coins: 0,
    knowledge: 0,
    banners: [],
    symbols: { food: 1 },
    ours: ['banners'],
  },
  // Wheat Fields
  {
    id: 'SE2',
    source: 'rulebook',
    copies: 4,
    coins: 0,
    knowledge: 0,
    banners: [],
    symbols: { food: 1 },
    ours: ['banners'],
  },
];
