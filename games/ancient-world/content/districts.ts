import type { DistrictRow } from './cards.ts';

export const DISTRICTS: readonly DistrictRow[] = [
  // Old Quarter
  { id: 'D01', source: 'reconstructed', capacity: 3 },
  // Market Ward
  { id: 'D02', source: 'reconstructed', capacity: 3 },
  // River Ward
  { id: 'D03', source: 'reconstructed', capacity: 3 },
  // Harbor Ward
  { id: 'D04', source: 'reconstructed', capacity: 2, symbols: { income: 1 } },
  // Potters' Ward
  { id: 'D05', source: 'reconstructed', capacity: 2, symbols: { income: 1 } },
  // Orchard Ward
  { id: 'D06', source: 'reconstructed', capacity: 2, symbols: { food: 1 } },
  // Granary Ward
  { id: 'D07', source: 'reconstructed', capacity: 2, symbols: { food: 1 } },
  // Soldiers' Ward
  { id: 'D08', source: 'reconstructed', capacity: 2, symbols: { armies: 1 } },
  // Gate Ward
  { id: 'D09', source: 'reconstructed', capacity: 1, symbols: { armies: 1, swords: 1 } },
  // Wall Ward
  { id: 'D10', source: 'reconstructed', capacity: 2, symbols: { arrows: 1 } },
  // Smiths' Ward
  { id: 'D11', source: 'reconstructed', capacity: 2, symbols: { swords: 1 } },
  // Scholars' Ward
  { id: 'D12', source: 'reconstructed', capacity: 1, symbols: { knowledge: 1 } },
  // Shrine Ward
  { id: 'D13', source: 'reconstructed', capacity: 2, symbols: { ambrosia: 1 } },
  // Honey Ward
  { id: 'D14', source: 'reconstructed', capacity: 2, symbols: { ambrosia: 1 } },
  // Explorers' Ward
  { id: 'D15', source: 'reconstructed', capacity: 2, symbols: { explore: 2 } },
  // Golden Ward
  { id: 'D16', source: 'reconstructed', capacity: 1, symbols: { income: 2 } },
];
