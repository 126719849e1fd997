import type { Source } from '@edubba/kernel';

/** Faces of a damage die, in the order of every list by face. */
export const FACES = ['titan', 'coin', 'blank'] as const;
export type FaceName = (typeof FACES)[number];

export const TITAN = 0;
export const COIN = 1;
export const BLANK = 2;

interface FaceRow {
  readonly id: FaceName;
  readonly source: Source;
  /** How many of the six sides show it. */
  readonly sides: number;
  readonly ours: readonly string[];
}

/** Which faces there are is in the rulebook, how often each is not. */
export const DIE: readonly FaceRow[] = FACES.map((id) => ({ id, source: 'rulebook', sides: 2, ours: ['sides'] }));

/** The same as weights of chance. */
export const SIDES: readonly number[] = DIE.map(({ sides }) => sides);
