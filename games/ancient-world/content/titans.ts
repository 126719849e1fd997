import type { TitanRow } from './cards.ts';

/** One for each player board, all alike but for the colour. */
export const STARTING_TITANS: readonly TitanRow[] = [
  // Dust Walker
  {
    id: 'ST01',
    source: 'reconstructed',
    defence: 5,
    arrows: true,
    banners: ['blue'],
    capacity: 1,
    effect: { kind: 'coin' },
  },
  // Tusked Hill
  {
    id: 'ST02',
    source: 'reconstructed',
    defence: 5,
    arrows: true,
    banners: ['yellow'],
    capacity: 1,
    effect: { kind: 'coin' },
  },
  // Ivy Brute
  {
    id: 'ST03',
    source: 'reconstructed',
    defence: 5,
    arrows: true,
    banners: ['green'],
    capacity: 1,
    effect: { kind: 'coin' },
  },
  // Cinder Bear
  {
    id: 'ST04',
    source: 'reconstructed',
    defence: 5,
    arrows: true,
    banners: ['red'],
    capacity: 1,
    effect: { kind: 'coin' },
  },
];

export const ONE_STAR: readonly TitanRow[] = [
  // Thorn Ape
  {
    id: 'T101',
    source: 'reconstructed',
    defence: 5,
    arrows: false,
    banners: ['red'],
    capacity: 1,
    effect: { kind: 'burden' },
    symbols: { swords: 1 },
  },
  // Ember Hound
  {
    id: 'T102',
    source: 'reconstructed',
    defence: 6,
    arrows: true,
    banners: ['red'],
    capacity: 1,
    effect: { kind: 'coin' },
    symbols: { income: 1 },
  },
  // Tide Serpent
  {
    id: 'T103',
    source: 'reconstructed',
    defence: 6,
    arrows: true,
    banners: ['blue'],
    capacity: 1,
    effect: { kind: 'ambrosia', n: 1 },
    symbols: { food: 1 },
  },
  // Reef Crawler
  {
    id: 'T104',
    source: 'reconstructed',
    defence: 5,
    arrows: false,
    banners: ['blue'],
    capacity: 1,
    effect: { kind: 'coin' },
    symbols: { ambrosia: 1 },
  },
  // Moss Giant
  {
    id: 'T105',
    source: 'reconstructed',
    defence: 7,
    arrows: true,
    banners: ['green'],
    capacity: 2,
    effect: { kind: 'starve' },
  },
  // Bog Wader
  {
    id: 'T106',
    source: 'reconstructed',
    defence: 5,
    arrows: true,
    banners: ['green'],
    capacity: 1,
    effect: { kind: 'ambrosia', n: 1 },
    symbols: { arrows: 1 },
  },
  // Sand Strider
  {
    id: 'T107',
    source: 'reconstructed',
    defence: 6,
    arrows: true,
    banners: ['yellow'],
    capacity: 1,
    effect: { kind: 'burden' },
    symbols: { income: 1 },
  },
  // Gold Scarab
  {
    id: 'T108',
    source: 'reconstructed',
    defence: 6,
    arrows: false,
    banners: ['yellow'],
    capacity: 1,
    effect: { kind: 'coin' },
    symbols: { income: 2 },
  },
  // Mist Walker
  {
    id: 'T109',
    source: 'reconstructed',
    defence: 5,
    arrows: true,
    banners: ['purple'],
    capacity: 1,
    effect: { kind: 'starve' },
    symbols: { ambrosia: 1 },
  },
  // Plague Spirit
  {
    id: 'T110',
    source: 'reconstructed',
    defence: 7,
    arrows: true,
    banners: ['purple'],
    capacity: 2,
    effect: { kind: 'ambrosia', n: 2 },
  },
];

/** Every pair of colours once, matching ones too. */
export const TWO_STARS: readonly TitanRow[] = [
  // Harbor Breaker
  {
    id: 'T201',
    source: 'reconstructed',
    defence: 9,
    arrows: true,
    banners: ['red', 'blue'],
    capacity: 1,
    effect: { kind: 'burden' },
    symbols: { income: 2 },
  },
  // Root Colossus
  {
    id: 'T202',
    source: 'reconstructed',
    defence: 8,
    arrows: true,
    banners: ['red', 'green'],
    capacity: 1,
    effect: { kind: 'starve' },
    symbols: { food: 1 },
  },
  // Sun Bull
  {
    id: 'T203',
    source: 'reconstructed',
    defence: 7,
    arrows: false,
    banners: ['red', 'yellow'],
    capacity: 1,
    effect: { kind: 'coin' },
    symbols: { swords: 1 },
  },
  // Ash Widow
  {
    id: 'T204',
    source: 'reconstructed',
    defence: 9,
    arrows: true,
    banners: ['red', 'purple'],
    capacity: 1,
    effect: { kind: 'stored' },
    symbols: { swords: 1, ambrosia: 1 },
  },
  // Drowned King
  {
    id: 'T205',
    source: 'reconstructed',
    defence: 8,
    arrows: true,
    banners: ['blue', 'green'],
    capacity: 1,
    effect: { kind: 'starve' },
    symbols: { food: 1 },
  },
  // Brass Turtle
  {
    id: 'T206',
    source: 'reconstructed',
    defence: 10,
    arrows: true,
    banners: ['blue', 'yellow'],
    capacity: 2,
    effect: { kind: 'burden' },
    symbols: { income: 2 },
  },
  // Storm Eel
  {
    id: 'T207',
    source: 'reconstructed',
    defence: 7,
    arrows: false,
    banners: ['blue', 'purple'],
    capacity: 1,
    effect: { kind: 'ambrosia', n: 2 },
    symbols: { knowledge: 1 },
  },
  // Stone Being
  {
    id: 'T208',
    source: 'rulebook',
    defence: 8,
    arrows: true,
    banners: ['green', 'yellow'],
    capacity: 2,
    effect: { kind: 'military' },
    ours: ['banners', 'capacity', 'symbols'],
  },
  // Lantern Stag
  {
    id: 'T209',
    source: 'reconstructed',
    defence: 8,
    arrows: false,
    banners: ['green', 'purple'],
    capacity: 1,
    effect: { kind: 'ambrosia', n: 2 },
    symbols: { ambrosia: 2 },
  },
  // Glass Owl
  {
    id: 'T210',
    source: 'reconstructed',
    defence: 9,
    arrows: true,
    banners: ['yellow', 'purple'],
    capacity: 1,
    effect: { kind: 'stored' },
    symbols: { knowledge: 1 },
  },
  // Blood Ram
  {
    id: 'T211',
    source: 'reconstructed',
    defence: 8,
    arrows: false,
    banners: ['red', 'red'],
    capacity: 1,
    effect: { kind: 'military' },
    symbols: { swords: 2 },
  },
  // Deep Singer
  {
    id: 'T212',
    source: 'reconstructed',
    defence: 9,
    arrows: true,
    banners: ['blue', 'blue'],
    capacity: 1,
    effect: { kind: 'coin' },
    symbols: { explore: 2, ambrosia: 1 },
  },
  // Dune Mother
  {
    id: 'T213',
    source: 'reconstructed',
    defence: 9,
    arrows: true,
    banners: ['green', 'green'],
    capacity: 2,
    effect: { kind: 'starve' },
    symbols: { food: 1 },
  },
  // Gilded Ox
  {
    id: 'T214',
    source: 'reconstructed',
    defence: 10,
    arrows: true,
    banners: ['yellow', 'yellow'],
    capacity: 1,
    effect: { kind: 'burden' },
    symbols: { income: 2 },
  },
  // Night Colossus
  {
    id: 'T215',
    source: 'reconstructed',
    defence: 10,
    arrows: true,
    banners: ['purple', 'purple'],
    capacity: 1,
    effect: { kind: 'military' },
    symbols: { arrows: 2 },
  },
];

/** Every three different colours once. */
export const THREE_STARS: readonly TitanRow[] = [
  // Mountain Father
  {
    id: 'T301',
    source: 'reconstructed',
    defence: 14,
    arrows: true,
    banners: ['red', 'blue', 'green'],
    capacity: 2,
    effect: { kind: 'district' },
    symbols: { income: 2, food: 1 },
  },
  // Leviathan of Gold
  {
    id: 'T302',
    source: 'reconstructed',
    defence: 13,
    arrows: true,
    banners: ['red', 'blue', 'yellow'],
    capacity: 2,
    effect: { kind: 'military' },
    symbols: { income: 3 },
  },
  // Sky Devourer
  {
    id: 'T303',
    source: 'reconstructed',
    defence: 11,
    arrows: false,
    banners: ['red', 'blue', 'purple'],
    capacity: 2,
    effect: { kind: 'burden' },
    symbols: { swords: 2 },
  },
  // Titan of Thorns
  {
    id: 'T304',
    source: 'reconstructed',
    defence: 10,
    arrows: false,
    banners: ['red', 'green', 'yellow'],
    capacity: 2,
    effect: { kind: 'starve' },
    symbols: { food: 1 },
  },
  // Hollow Dragon
  {
    id: 'T305',
    source: 'reconstructed',
    defence: 14,
    arrows: true,
    banners: ['red', 'green', 'purple'],
    capacity: 3,
    effect: { kind: 'district' },
    symbols: { ambrosia: 2 },
  },
  // Burning Crown
  {
    id: 'T306',
    source: 'reconstructed',
    defence: 12,
    arrows: true,
    banners: ['red', 'yellow', 'purple'],
    capacity: 2,
    effect: { kind: 'military' },
    symbols: { swords: 1 },
  },
  // World Tortoise
  {
    id: 'T307',
    source: 'reconstructed',
    defence: 15,
    arrows: true,
    banners: ['blue', 'green', 'yellow'],
    capacity: 3,
    effect: { kind: 'district' },
    symbols: { food: 2 },
  },
  // Fog Emperor
  {
    id: 'T308',
    source: 'reconstructed',
    defence: 12,
    arrows: true,
    banners: ['blue', 'green', 'purple'],
    capacity: 2,
    effect: { kind: 'ambrosia', n: 3 },
    symbols: { knowledge: 1 },
  },
  // Silver Hydra
  {
    id: 'T309',
    source: 'reconstructed',
    defence: 13,
    arrows: true,
    banners: ['blue', 'yellow', 'purple'],
    capacity: 2,
    effect: { kind: 'stored' },
    symbols: { income: 2 },
  },
  // Elder Ruin
  {
    id: 'T310',
    source: 'reconstructed',
    defence: 11,
    arrows: false,
    banners: ['green', 'yellow', 'purple'],
    capacity: 2,
    effect: { kind: 'military' },
    symbols: { arrows: 2 },
  },
];
