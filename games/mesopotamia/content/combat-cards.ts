import type { ItemId, Source } from '@edubba/kernel';
import type { Box } from './goods.ts';
import type { Kind } from './units.ts';

/** Rows of a Combat card. */
export const STRENGTH = 0;
export const TACTICS = 1;
export const MOBILITY = 2;
export const ROWS = ['strength', 'tactics', 'mobility'] as const;

/** A Combat card: printed Knucklebones and empty slots of its three rows. */
export interface CombatCard {
  readonly id: ItemId;
  readonly box: Box;
  readonly kind: Kind;
  readonly printed: readonly [number, number, number];
  readonly slots: readonly [number, number, number];
  readonly source: Source;
}

// Id, box, Strength, Tactics, Mobility, each printed/slots. The cards of the worked examples are printed; the others are ours.
const TABLE = `
  SP1 core 0/3 1/1 0/1
  SP2 core 1/2 1/2 0/1
  SP3 core 2/2 0/1 1/1
  SP4 core 2/2 1/1 0/1
  SP5 core 1/3 0/2 0/1
  SP6 core 1/2 1/1 1/1
  SP7 core 0/2 2/2 0/1
  SP8 core 1/2 0/2 1/2
  SP9 AH 2/1 1/2 0/1
  SP10 AH 0/3 1/2 1/1
  SP11 ME 1/3 1/1 0/1
  SP12 ME 1/1 2/1 0/2
  AR1 core 2/2 0/2 0/1
  AR2 core 1/2 1/1 0/2
  AR3 core 1/2 1/2 0/1
  AR4 core 0/3 2/2 0/1
  AR5 core 2/1 1/1 0/1
  AR6 core 1/3 1/1 0/1
  AR7 core 1/2 0/2 1/2
  AR8 core 2/2 1/1 0/1
  AR9 AH 1/2 2/1 0/1
  AR10 AH 2/1 0/2 1/1
  AR11 ME 1/3 1/2 0/1
  AR12 ME 2/2 1/0 0/2
  HO1 core 2/2 1/2 0/2
  HO2 core 3/2 0/2 1/1
  HO3 core 2/3 1/1 1/2
  HO4 core 1/3 2/2 1/1
  HO5 core 2/2 2/1 0/2
  HO6 AH 3/1 1/2 0/2
  HO7 ME 2/2 1/2 1/2
  CH1 core 3/3 1/2 1/2
  CH2 core 4/2 1/1 0/2
  CH3 core 3/2 2/2 1/1
  CH4 core 2/3 2/2 2/1
  CH5 core 4/2 0/3 1/2
  CH6 AH 3/3 2/1 1/1
  CH7 ME 4/1 1/2 1/2`;

const PRINTED = new Set(['SP1', 'SP2', 'SP3', 'SP4', 'AR1', 'AR2', 'AR3', 'HO1']);
const TYPES = ['SP', 'AR', 'HO', 'CH'];

export const COMBAT_CARDS: readonly CombatCard[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', box, ...rows] = line.trim().split(' ');
    const [s = [], t = [], m = []] = rows.map((row) => row.split('/').map(Number));
    return {
      id,
      box: box as Box,
      kind: TYPES.indexOf(id.slice(0, 2)) as Kind,
      printed: [s[0] ?? 0, t[0] ?? 0, m[0] ?? 0],
      slots: [s[1] ?? 0, t[1] ?? 0, m[1] ?? 0],
      source: PRINTED.has(id) ? ('rulebook' as const) : ('reconstructed' as const),
    };
  });

const BY_ID = new Map(COMBAT_CARDS.map((card) => [card.id, card]));

export function combatCard(item: ItemId): CombatCard {
  const card = BY_ID.get(item);
  if (card === undefined) throw new Error(`there is no Combat card ${item}`);
  return card;
}
