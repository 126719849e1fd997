import type { Source } from '@edubba/kernel';

/** C15 Places of the Siege of Ur. The pictures are lost: all but the counts is ours. */
export const SIEGE = {
  home: 3,
  ur: 4,
  walls: ['F4', 'F5', 'G3'],
  settlements: ['E4', 'E5', 'F3'],
  spearman: 'G3',
  archer: 'F4',
  horseman: 'F5',
  ships: ['F3|F4', 'E5|F5'],
  /** MES-34.08 Population position at which each kind of Unit waits. */
  waiting: [1, 3, 5, 7],
  /** MES-34.17 Action cards a Turn. */
  cards: 2,
  source: 'reconstructed' satisfies Source,
} as const;

/** C15 Places of the Guardians of Assur. */
export const GUARDIANS = {
  home: 2,
  enemy: 1,
  /** MES-35.08 */
  eventPosition: 3,
  source: 'inferred' satisfies Source,
} as const;

/** MES-35.11 What each wave brings. */
export interface Wave {
  readonly units: readonly [spearmen: number, archers: number, horsemen: number, chariots: number];
  readonly rams: number;
  readonly knucklebones: number;
}

const wave = (n: number, units: Wave['units'], rams: number): Wave => ({ units, rams, knucklebones: 2 + n });

export const WAVES: readonly Wave[] = [
  wave(1, [1, 1, 0, 0], 0),
  wave(2, [2, 1, 0, 0], 1),
  wave(3, [2, 2, 0, 0], 1),
  wave(4, [2, 2, 1, 0], 1),
  wave(5, [2, 2, 1, 1], 2),
  wave(6, [2, 2, 2, 2], 2),
];
