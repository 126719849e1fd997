/**
 * The fourteen squares of a player's way, in the order they are walked (UR-1.01 to UR-1.03).
 * Both ways share the middle row; `row` 0 is the middle, 1 the player's own side; columns count from the left.
 */
export const squares = [
  { id: 'way-1', row: 1, column: 4, shared: false, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-2', row: 1, column: 3, shared: false, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-3', row: 1, column: 2, shared: false, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-4', row: 1, column: 1, shared: false, rosette: true, source: 'rulebook', rule: 'UR-1.03' },
  { id: 'way-5', row: 0, column: 1, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-6', row: 0, column: 2, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-7', row: 0, column: 3, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-8', row: 0, column: 4, shared: true, rosette: true, source: 'rulebook', rule: 'UR-1.03' },
  { id: 'way-9', row: 0, column: 5, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-10', row: 0, column: 6, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-11', row: 0, column: 7, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-12', row: 0, column: 8, shared: true, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-13', row: 1, column: 8, shared: false, rosette: false, source: 'reconstructed', rule: 'UR-1.02' },
  { id: 'way-14', row: 1, column: 7, shared: false, rosette: true, source: 'rulebook', rule: 'UR-1.03' },
] as const;
