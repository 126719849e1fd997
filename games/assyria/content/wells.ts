import type { Source } from '@edubba/kernel';
import type { Space } from './map.ts';
import { spaceOf } from './map.ts';

/** A point where three outside spaces meet and a Well may be dug. */
export interface WellSite {
  readonly id: string;
  readonly spaces: readonly [Space, Space, Space];
}

/** That sites lie where three outside spaces meet is printed; which of them are sites is ours. */
export const WELLS_SOURCE: Source = 'reconstructed';

const SITES = `
  WL01 A2 B1 B2   WL02 B1 C1 C2   WL03 C1 C2 D1   WL04 C2 D1 D2   WL05 D1 E1 E2   WL06 D2 E2 E3   WL07 E2 F1 F2
  WL08 F1 G1 G2   WL09 F2 G2 G3   WL10 G1 G2 H1   WL11 G2 H1 H2   WL12 H1 I1 I2   WL13 I2 J1 J2
  WR01 I8 I9 J8   WR02 H8 H9 I9   WR03 G9 H8 H9   WR04 G8 G9 H8   WR05 F8 F9 G9   WR06 F7 F8 G8   WR07 E8 E9 F8
  WR08 D8 D9 E9   WR09 D7 D8 E8   WR10 C9 D8 D9   WR11 C8 C9 D8   WR12 B8 B9 C9   WR13 A8 A9 B8`;

const words = SITES.trim().split(/\s+/);

export const WELL_SITES: readonly WellSite[] = words.flatMap((id, i) => {
  if (i % 4 !== 0) return [];
  const [a = '', b = '', c = ''] = words.slice(i + 1, i + 4);
  return [{ id, spaces: [spaceOf(a), spaceOf(b), spaceOf(c)] as const }];
});
