import type { Colour, Thing } from '@edubba/gamekit';
import type { Seat } from '@edubba/kernel';

export type { Colour, Thing } from '@edubba/gamekit';

/** A thing taken apart: `area/highest/gold` is an area, its name, and a place in it. */
export interface ThingParts {
  readonly kind: string;
  readonly name: string;
  readonly place: string;
  /** Whose it is: `tile/gold@2` lies on the board of seat 2; without it the reader's own. */
  readonly owner: Seat | undefined;
}

export function partsOf(thing: Thing): ThingParts {
  const [plain = '', owner] = thing.split('@');
  const [kind = '', name = '', place = ''] = plain.split('/');
  return { kind, name, place, owner: owner === undefined ? undefined : Number(owner) };
}

export const EMBLEMS: { readonly [colour in Colour]: string } = {
  p1: 'sun',
  p2: 'moon',
  p3: 'star',
  p4: 'eye',
  p5: 'mount',
  p6: 'storm',
};
