import type { MilitaryRow } from './cards.ts';

/** Every player has one of each (AW-2.11). */
export const STARTING_MILITARY: readonly MilitaryRow[] = [
  // City Guard
  {
    id: 'SM01',
    source: 'rulebook',
    cost: 0,
    front: { swords: 2 },
    legacy: { swords: 1 },
    ours: ['cost', 'front', 'legacy'],
  },
  // Militia
  {
    id: 'SM02',
    source: 'rulebook',
    cost: 0,
    front: { swords: 1, arrows: 1 },
    legacy: { arrows: 1 },
    ours: ['cost', 'front', 'legacy'],
  },
];

export const MILITARY: readonly MilitaryRow[] = [
  // Merkian Troops
  {
    id: 'M01',
    source: 'rulebook',
    cost: 0,
    front: { swords: 1, arrows: 3 },
    legacy: { swords: 1 },
    ours: ['cost', 'legacy'],
  },
  // Defenders of Kazu
  { id: 'M02', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 1, repair: 1 }, legacy: { repair: 1 } },
  // Hali Regiment
  { id: 'M03', source: 'reconstructed', cost: 0, front: { swords: 3 }, legacy: { swords: 1 } },
  // Spears of the Ford
  { id: 'M04', source: 'reconstructed', cost: 0, front: { swords: 3 }, legacy: { arrows: 1 } },
  // Hill Slingers
  { id: 'M05', source: 'reconstructed', cost: 0, front: { arrows: 5 }, legacy: { arrows: 1 } },
  // River Archers
  { id: 'M06', source: 'reconstructed', cost: 0, front: { swords: 1, arrows: 3 }, legacy: { arrows: 1 } },
  // Raiders of Tesh
  { id: 'M07', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 1, loot: 1 }, legacy: { loot: 1 } },
  // Reed Corsairs
  { id: 'M08', source: 'reconstructed', cost: 0, front: { swords: 1, arrows: 2, loot: 1 }, legacy: { swords: 1 } },
  // Whisper Scouts
  { id: 'M09', source: 'reconstructed', cost: 0, front: { swords: 2, spy: 1 }, legacy: { arrows: 1 } },
  // Veiled Riders
  { id: 'M10', source: 'reconstructed', cost: 1, front: { swords: 1, arrows: 3, spy: 1 }, legacy: { spy: 1 } },
  // Temple Guard
  { id: 'M11', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 2 }, legacy: { repair: 1 } },
  // Mason Legion
  { id: 'M12', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 1, repair: 1 }, legacy: { swords: 1 } },
  // Axe Wardens
  { id: 'M13', source: 'reconstructed', cost: 2, front: { swords: 4 }, legacy: { swords: 1 } },
  // Lion Phalanx
  { id: 'M14', source: 'reconstructed', cost: 4, front: { swords: 5 }, legacy: { swords: 1 } },
  // Sun Archers
  { id: 'M15', source: 'reconstructed', cost: 1, front: { arrows: 6 }, legacy: { arrows: 1 } },
  // Bronze Chariots
  { id: 'M16', source: 'reconstructed', cost: 2, front: { swords: 3, arrows: 1, loot: 1 }, legacy: { loot: 1 } },
  // War Elephants
  { id: 'M17', source: 'reconstructed', cost: 3, front: { swords: 4, arrows: 1 }, legacy: { swords: 1 } },
  // Sea Javelins
  { id: 'M18', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 2 }, legacy: { arrows: 1 } },
  // Desert Lancers
  { id: 'M19', source: 'reconstructed', cost: 1, front: { swords: 3, arrows: 1 }, legacy: { arrows: 1 } },
  // Ash Wolves
  { id: 'M20', source: 'reconstructed', cost: 0, front: { swords: 3 }, legacy: { loot: 1 } },
  // Bone Callers
  { id: 'M21', source: 'reconstructed', cost: 0, front: { swords: 1, arrows: 2, spy: 1 }, legacy: { swords: 1 } },
  // Torch Bearers
  { id: 'M22', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 2 }, legacy: { swords: 1 } },
  // Marsh Hunters
  { id: 'M23', source: 'reconstructed', cost: 0, front: { arrows: 4, loot: 1 }, legacy: { arrows: 1 } },
  // Giant Slayers
  { id: 'M24', source: 'reconstructed', cost: 4, front: { swords: 3, arrows: 3 }, legacy: { swords: 1 } },
  // Old Guard
  { id: 'M25', source: 'reconstructed', cost: 0, front: { swords: 2, arrows: 1 }, legacy: { swords: 2 } },
];
