import type { EmpireRow } from './cards.ts';

/** Rounds 4 to 6. Costs and colours of all of them are ours. */
export const EMPIRE_B: readonly EmpireRow[] = [
  // Great Barracks
  { id: 'EB01', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['red', 'red'], symbols: { armies: 1 } },
  // Temple of Swords
  { id: 'EB02', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['red', 'red'], symbols: { swords: 2 } },
  // Great Lighthouse
  { id: 'EB03', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['blue', 'blue'], symbols: { income: 2 } },
  // Library of Tides
  { id: 'EB04', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['blue', 'blue'], symbols: { knowledge: 1 } },
  // Hanging Farms
  { id: 'EB05', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['green', 'green'], symbols: { food: 2 } },
  // Hunters' Lodge
  {
    id: 'EB06',
    source: 'reconstructed',
    coins: 5,
    knowledge: 1,
    banners: ['green', 'green'],
    symbols: { arrows: 2, explore: 2 },
  },
  // Golden Bazaar
  {
    id: 'EB07',
    source: 'reconstructed',
    coins: 7,
    knowledge: 1,
    banners: ['yellow', 'yellow'],
    symbols: { income: 3 },
  },
  // Sun Market
  { id: 'EB08', source: 'reconstructed', coins: 5, knowledge: 1, banners: ['yellow', 'yellow'], action: { coins: 4 } },
  // Oracle's Cave
  {
    id: 'EB09',
    source: 'reconstructed',
    coins: 5,
    knowledge: 1,
    banners: ['purple', 'purple'],
    symbols: { ambrosia: 3 },
  },
  // Shrine of Embers
  {
    id: 'EB10',
    source: 'reconstructed',
    coins: 5,
    knowledge: 1,
    banners: ['purple', 'purple'],
    action: { ambrosia: 2, repair: 1 },
  },
  // Shipyard of Mer
  {
    id: 'EB11',
    source: 'reconstructed',
    coins: 6,
    knowledge: 1,
    banners: ['red', 'blue'],
    symbols: { income: 1, swords: 1 },
  },
  // Border Fort
  { id: 'EB12', source: 'reconstructed', coins: 5, knowledge: 1, banners: ['red', 'green'], symbols: { armies: 1 } },
  // Weapon Market
  {
    id: 'EB13',
    source: 'reconstructed',
    coins: 5,
    knowledge: 1,
    banners: ['red', 'yellow'],
    action: { coins: 2 },
    symbols: { swords: 1 },
  },
  // Holy Site
  {
    id: 'EB14',
    source: 'rulebook',
    coins: 4,
    knowledge: 1,
    banners: ['red', 'purple'],
    action: { clear: true },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Cave Town
  {
    id: 'EB15',
    source: 'rulebook',
    coins: 6,
    knowledge: 1,
    banners: ['blue', 'green'],
    goal: { kind: 'plain', vp: 2 },
    gained: { citizen: true },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Merchant Fleet
  { id: 'EB16', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['blue', 'yellow'], symbols: { income: 3 } },
  // Guild of Scholars
  {
    id: 'EB17',
    source: 'rulebook',
    coins: 5,
    knowledge: 1,
    banners: ['blue', 'purple'],
    gained: { knowledge: 1, trade: true },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Terraced City
  {
    id: 'EB18',
    source: 'reconstructed',
    coins: 7,
    knowledge: 1,
    banners: ['green', 'yellow'],
    symbols: { food: 1 },
    gained: { citizen: true },
  },
  // Sacred Gardens
  {
    id: 'EB19',
    source: 'reconstructed',
    coins: 5,
    knowledge: 1,
    banners: ['green', 'purple'],
    symbols: { food: 1, ambrosia: 1 },
  },
  // Observatory
  {
    id: 'EB20',
    source: 'reconstructed',
    coins: 6,
    knowledge: 1,
    banners: ['yellow', 'purple'],
    symbols: { income: 1, knowledge: 1 },
  },
  // Siege Works
  { id: 'EB21', source: 'reconstructed', coins: 8, knowledge: 0, banners: ['red', 'blue'], symbols: { swords: 2 } },
  // Archers' Wall
  { id: 'EB22', source: 'reconstructed', coins: 8, knowledge: 0, banners: ['red', 'green'], symbols: { arrows: 3 } },
  // Grand Harbor
  {
    id: 'EB23',
    source: 'reconstructed',
    coins: 8,
    knowledge: 0,
    banners: ['blue', 'yellow'],
    symbols: { food: 1, income: 1 },
  },
  // House of Maps
  {
    id: 'EB24',
    source: 'reconstructed',
    coins: 7,
    knowledge: 0,
    banners: ['blue', 'purple'],
    symbols: { ambrosia: 1, explore: 3 },
  },
  // Granary Quarter
  { id: 'EB25', source: 'reconstructed', coins: 8, knowledge: 0, banners: ['green', 'yellow'], symbols: { food: 2 } },
  // Builders' Lodge
  {
    id: 'EB26',
    source: 'reconstructed',
    coins: 7,
    knowledge: 0,
    banners: ['green', 'purple'],
    action: { repairUpTo: 2, coins: 1 },
  },
  // Caravanserai
  { id: 'EB27', source: 'reconstructed', coins: 7, knowledge: 0, banners: ['yellow', 'purple'], action: { coins: 3 } },
  // Wonder of Three Rivers
  { id: 'EB28', source: 'reconstructed', coins: 9, knowledge: 2, banners: ['red', 'blue', 'green'] },
  // Pillar of Dawn
  { id: 'EB29', source: 'reconstructed', coins: 9, knowledge: 2, banners: ['red', 'yellow', 'purple'] },
  // Citadel
  {
    id: 'EB30',
    source: 'rulebook',
    coins: 8,
    knowledge: 1,
    banners: ['red'],
    goal: { kind: 'palace', colour: 'red' },
    ours: ['coins', 'knowledge'],
  },
  // Reed Palace
  {
    id: 'EB31',
    source: 'reconstructed',
    coins: 8,
    knowledge: 1,
    banners: ['blue'],
    goal: { kind: 'palace', colour: 'blue' },
  },
  // Garden Acropolis
  {
    id: 'EB32',
    source: 'reconstructed',
    coins: 8,
    knowledge: 1,
    banners: ['green'],
    goal: { kind: 'palace', colour: 'green' },
  },
  // Sun Court
  {
    id: 'EB33',
    source: 'reconstructed',
    coins: 8,
    knowledge: 1,
    banners: ['yellow'],
    goal: { kind: 'palace', colour: 'yellow' },
  },
  // Night Bastion
  {
    id: 'EB34',
    source: 'reconstructed',
    coins: 8,
    knowledge: 1,
    banners: ['purple'],
    goal: { kind: 'palace', colour: 'purple' },
  },
];
