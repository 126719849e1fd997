import type { EmpireRow } from './cards.ts';

/** The open pile of goals (AW-A.52). Costs and colours of all of them are ours. */
export const EMPIRE_C: readonly EmpireRow[] = [
  // Citadel of Ivories
  {
    id: 'EC01',
    source: 'rulebook',
    coins: 6,
    knowledge: 1,
    banners: ['yellow'],
    goal: { kind: 'unused', of: 'coins', group: 3, vp: 2 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // City Center
  {
    id: 'EC02',
    source: 'rulebook',
    coins: 7,
    knowledge: 1,
    banners: ['green'],
    goal: { kind: 'citizens', n: 5, fed: true, vp: 6 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Forest Hideout
  {
    id: 'EC03',
    source: 'rulebook',
    coins: 6,
    knowledge: 0,
    banners: ['green'],
    goal: { kind: 'citizens', n: 3, fed: false, vp: 4 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Frog God Statue
  {
    id: 'EC04',
    source: 'rulebook',
    coins: 6,
    knowledge: 1,
    banners: ['purple'],
    goal: { kind: 'unused', of: 'ambrosia', group: 3, vp: 2 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Hall of War
  {
    id: 'EC05',
    source: 'rulebook',
    coins: 9,
    knowledge: 1,
    banners: ['green', 'purple'],
    goal: { kind: 'banners', needs: { green: 5, purple: 5 }, vp: 6 },
    symbols: { income: 1, swords: 1 },
    ours: ['coins', 'knowledge', 'banners', 'goal'],
  },
  // Hidden Library
  {
    id: 'EC06',
    source: 'rulebook',
    coins: 6,
    knowledge: 1,
    banners: ['blue'],
    goal: { kind: 'unused', of: 'knowledge', group: 1, vp: 2 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Monument
  {
    id: 'EC07',
    source: 'rulebook',
    coins: 7,
    knowledge: 1,
    banners: ['red'],
    goal: { kind: 'titans', banners: 3, n: 2, vp: 4 },
    symbols: { income: 1 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Moon Festival
  {
    id: 'EC08',
    source: 'rulebook',
    coins: 9,
    knowledge: 2,
    banners: ['red', 'purple'],
    goal: { kind: 'sets', vp: 4 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Trade City
  {
    id: 'EC09',
    source: 'rulebook',
    coins: 9,
    knowledge: 2,
    banners: ['red', 'blue'],
    goal: { kind: 'banners', needs: { blue: 4, red: 5 }, vp: 4 },
    symbols: { income: 1, knowledge: 1 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Trade Route
  {
    id: 'EC10',
    source: 'rulebook',
    coins: 6,
    knowledge: 0,
    banners: ['yellow'],
    goal: { kind: 'banners', needs: { yellow: 6 }, vp: 4 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Treasury
  {
    id: 'EC11',
    source: 'rulebook',
    coins: 10,
    knowledge: 1,
    banners: ['blue', 'yellow'],
    goal: { kind: 'banners', needs: { blue: 5, yellow: 5 }, vp: 6 },
    symbols: { income: 2 },
    ours: ['coins', 'knowledge', 'banners'],
  },
];
