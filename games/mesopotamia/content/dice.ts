import type { Source } from '@edubba/kernel';

export const ICONS = ['reed', 'sun', 'water', 'eye', 'mountain', 'lion', 'star'] as const;
export type IconName = (typeof ICONS)[number];
export const STAR = 6;

export const COLOURS = ['white', 'silver', 'black'] as const;
export type ColourName = (typeof COLOURS)[number];

export interface DieRow {
  readonly colour: ColourName;
  readonly faces: readonly IconName[];
  readonly source: Source;
}

/** C5 Three colours and one Star on each are printed; the faces are ours. */
export const DICE: readonly DieRow[] = [
  { colour: 'white', faces: ['reed', 'reed', 'sun', 'water', 'eye', 'star'], source: 'reconstructed' },
  { colour: 'silver', faces: ['sun', 'sun', 'reed', 'water', 'mountain', 'star'], source: 'reconstructed' },
  { colour: 'black', faces: ['water', 'water', 'reed', 'sun', 'lion', 'star'], source: 'reconstructed' },
];

/** The icons on the dice of each colour, each once, in the order of the faces. */
export const DIE_ICONS: readonly (readonly number[])[] = DICE.map(({ faces }) =>
  [...new Set(faces)].map((icon) => ICONS.indexOf(icon)),
);

/** How many faces show each of them. */
export const DIE_WEIGHTS: readonly (readonly number[])[] = DICE.map(({ faces }) =>
  [...new Set(faces)].map((icon) => faces.filter((face) => face === icon).length),
);
