import type { EmpireRow } from './cards.ts';

/** Rounds 1 to 3. Costs and colours of all of them are ours. */
export const EMPIRE_A: readonly EmpireRow[] = [
  // Barbarian Camp
  {
    id: 'EA01',
    source: 'rulebook',
    coins: 4,
    knowledge: 0,
    banners: ['red'],
    ability: 'reroll',
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Distant Outpost
  {
    id: 'EA02',
    source: 'rulebook',
    coins: 3,
    knowledge: 0,
    banners: ['red'],
    ability: 'outpost',
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Training Yard
  { id: 'EA03', source: 'reconstructed', coins: 4, knowledge: 0, banners: ['red'], symbols: { swords: 1 } },
  // Bronze Forge
  { id: 'EA04', source: 'reconstructed', coins: 4, knowledge: 1, banners: ['red'], symbols: { swords: 2 } },
  // Arena of Kesh
  { id: 'EA05', source: 'reconstructed', coins: 6, knowledge: 0, banners: ['red'], symbols: { income: 1, swords: 1 } },
  // Barracks
  { id: 'EA06', source: 'reconstructed', coins: 5, knowledge: 0, banners: ['red'], symbols: { armies: 1 } },
  // Watch Fires
  { id: 'EA07', source: 'reconstructed', coins: 4, knowledge: 1, banners: ['red', 'purple'], symbols: { arrows: 1 } },
  // Slingers' Hill
  { id: 'EA08', source: 'reconstructed', coins: 5, knowledge: 0, banners: ['red'], symbols: { arrows: 2 } },
  // Archivists of Bol
  {
    id: 'EA09',
    source: 'rulebook',
    coins: 5,
    knowledge: 0,
    banners: ['blue'],
    symbols: { income: 1 },
    gained: { trade: true },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Crypta Ship
  {
    id: 'EA10',
    source: 'rulebook',
    coins: 5,
    knowledge: 0,
    banners: ['blue'],
    action: { explore: true, coins: 2 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Scribe Guild
  {
    id: 'EA11',
    source: 'rulebook',
    coins: 5,
    knowledge: 0,
    banners: ['blue'],
    ability: 'scribe',
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Salt Fishery
  { id: 'EA12', source: 'reconstructed', coins: 5, knowledge: 0, banners: ['blue'], symbols: { food: 1, arrows: 1 } },
  // Clay Tablet House
  {
    id: 'EA13',
    source: 'rulebook',
    coins: 6,
    knowledge: 0,
    banners: ['blue'],
    action: { knowledge: 1 },
    symbols: { income: 1 },
    ours: ['name', 'coins', 'knowledge', 'banners'],
  },
  // Stargazers' Tower
  { id: 'EA14', source: 'reconstructed', coins: 4, knowledge: 1, banners: ['blue'], symbols: { knowledge: 1 } },
  // Harbor Toll
  { id: 'EA15', source: 'reconstructed', coins: 6, knowledge: 1, banners: ['blue'], symbols: { income: 3 } },
  // Map House
  { id: 'EA16', source: 'reconstructed', coins: 4, knowledge: 1, banners: ['blue', 'yellow'], symbols: { explore: 2 } },
  // Aqueduct
  {
    id: 'EA17',
    source: 'rulebook',
    coins: 4,
    knowledge: 0,
    banners: ['green'],
    ability: 'aqueduct',
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Goat Pastures
  { id: 'EA18', source: 'reconstructed', coins: 4, knowledge: 0, banners: ['green'], symbols: { food: 1 } },
  // Olive Terraces
  { id: 'EA19', source: 'reconstructed', coins: 4, knowledge: 1, banners: ['green'], symbols: { food: 1, income: 1 } },
  // River Granary
  { id: 'EA20', source: 'reconstructed', coins: 6, knowledge: 0, banners: ['green'], symbols: { food: 2 } },
  // Nomad Camp
  { id: 'EA21', source: 'reconstructed', coins: 5, knowledge: 0, banners: ['green'], gained: { citizen: true } },
  // Fletchers' Grove
  {
    id: 'EA22',
    source: 'reconstructed',
    coins: 5,
    knowledge: 0,
    banners: ['green'],
    symbols: { arrows: 1, ambrosia: 1 },
  },
  // Carpenters' Hall
  { id: 'EA23', source: 'reconstructed', coins: 4, knowledge: 0, banners: ['green'], action: { repair: 1, coins: 2 } },
  // Herders' Meet
  { id: 'EA24', source: 'reconstructed', coins: 4, knowledge: 1, banners: ['green', 'red'], action: { coins: 2 } },
  // Desert Caravan
  {
    id: 'EA25',
    source: 'rulebook',
    coins: 5,
    knowledge: 0,
    banners: ['yellow'],
    action: { coinsPerFood: 1 },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Tea House
  {
    id: 'EA26',
    source: 'rulebook',
    coins: 4,
    knowledge: 0,
    banners: ['yellow'],
    ability: 'reroll',
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Town Hall
  {
    id: 'EA27',
    source: 'rulebook',
    coins: 5,
    knowledge: 0,
    banners: ['yellow'],
    action: { knowledge: 1, claim: true },
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Copper Mine
  { id: 'EA28', source: 'reconstructed', coins: 6, knowledge: 0, banners: ['yellow'], symbols: { income: 2 } },
  // Dye Works
  { id: 'EA29', source: 'reconstructed', coins: 5, knowledge: 1, banners: ['yellow', 'green'], symbols: { income: 1 } },
  // Stone Quarry
  {
    id: 'EA30',
    source: 'reconstructed',
    coins: 5,
    knowledge: 0,
    banners: ['yellow'],
    action: { repair: 1 },
    symbols: { income: 1 },
  },
  // River Village
  {
    id: 'EA31',
    source: 'reconstructed',
    coins: 5,
    knowledge: 1,
    banners: ['yellow'],
    symbols: { food: 1 },
    gained: { citizen: true },
  },
  // Spice Bazaar
  {
    id: 'EA32',
    source: 'reconstructed',
    coins: 5,
    knowledge: 0,
    banners: ['yellow'],
    action: { coins: 2 },
    symbols: { income: 1 },
  },
  // Zori Dramatists
  {
    id: 'EA33',
    source: 'rulebook',
    coins: 3,
    knowledge: 0,
    banners: ['purple'],
    ability: 'dramatists',
    ours: ['coins', 'knowledge', 'banners'],
  },
  // Moonwell
  { id: 'EA34', source: 'reconstructed', coins: 5, knowledge: 0, banners: ['purple'], symbols: { ambrosia: 2 } },
  // Grove of Offerings
  { id: 'EA35', source: 'reconstructed', coins: 4, knowledge: 0, banners: ['purple'], action: { ambrosia: 3 } },
  // Honey Orchards
  {
    id: 'EA36',
    source: 'reconstructed',
    coins: 5,
    knowledge: 0,
    banners: ['purple'],
    symbols: { food: 1, ambrosia: 1 },
  },
  // Masons' Yard
  {
    id: 'EA37',
    source: 'reconstructed',
    coins: 4,
    knowledge: 1,
    banners: ['purple', 'blue'],
    action: { repairUpTo: 2 },
  },
  // War College
  {
    id: 'EA38',
    source: 'reconstructed',
    coins: 4,
    knowledge: 1,
    banners: ['purple'],
    symbols: { armies: 1, income: 1 },
  },
  // Refugee Quarter
  {
    id: 'EA39',
    source: 'reconstructed',
    coins: 4,
    knowledge: 1,
    banners: ['purple'],
    symbols: { ambrosia: 1 },
    gained: { citizen: true },
  },
  // Dream Temple
  {
    id: 'EA40',
    source: 'reconstructed',
    coins: 5,
    knowledge: 0,
    banners: ['purple'],
    symbols: { swords: 1, ambrosia: 1 },
  },
];
