/** Something on the table one can point at: `space/D3`, `card/FD-wheat2-1`, `bid/row2/low`. */
export type Thing = string;

/** The six colours of players, each with its emblem: see tokens.css. */
export type Colour = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';

export const EMBLEMS: { readonly [colour in Colour]: string } = {
  p1: 'sun',
  p2: 'moon',
  p3: 'star',
  p4: 'eye',
  p5: 'mount',
  p6: 'storm',
};
