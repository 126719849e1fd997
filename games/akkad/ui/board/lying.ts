import type { Seat } from '@edubba/kernel';
import { type Colour, pieceId } from '@edubba/ui';
import type { Standing } from './standing.ts';

const TOKENS = ['admin', 'royal', 'divine'] as const;

/** A piece that lies on a space. */
export interface Lying {
  readonly id: string;
  readonly href: string;
  readonly colour: Colour;
  /** It would come, or it would go. */
  readonly preview: 'coming' | 'leaving' | undefined;
  /** It stands for so many more of its kind. */
  readonly more?: number;
}

const preview = (is: boolean, will: boolean): Lying['preview'] => (is === will ? undefined : is ? 'leaving' : 'coming');

const either = (a: readonly Seat[], b: readonly Seat[]): readonly Seat[] => [...new Set([...a, ...b])];

/** Pieces of one kind by their owners: two side by side; of more the first, and how many there are besides. */
function stacked(owners: readonly Seat[], make: (seat: Seat) => Lying): readonly Lying[] {
  const [first, ...others] = owners;
  if (first === undefined) return [];
  return owners.length <= 2 ? owners.map(make) : [{ ...make(first), more: others.length }];
}

const tokenOwners = ({ tokens }: Standing): readonly Seat[] => tokens.map(([seat]) => seat);

/** Command tokens, ziggurat, canals and landed ships of a space, now and in the position looked ahead to. */
export function lyingOn(id: string, now: Standing, then: Standing, colourOf: (seat: Seat) => Colour): readonly Lying[] {
  const type = (seat: Seat): number => [...now.tokens, ...then.tokens].find(([owner]) => owner === seat)?.[1] ?? 0;
  const ziggurat = now.ziggurat ?? then.ziggurat;
  return [
    ...stacked(either(tokenOwners(now), tokenOwners(then)), (seat) => ({
      id: `token/${seat}/${id}`,
      href: `#akk-${TOKENS[type(seat)] ?? 'admin'}`,
      colour: colourOf(seat),
      preview: preview(tokenOwners(now).includes(seat), tokenOwners(then).includes(seat)),
    })),
    ...stacked(ziggurat === undefined ? [] : [ziggurat], (seat) => ({
      id: `ziggurat/${id}`,
      href: `#${pieceId('zig2', colourOf(seat))}`,
      colour: colourOf(seat),
      preview: preview(now.ziggurat !== undefined, then.ziggurat !== undefined),
    })),
    ...stacked(either(now.canals, then.canals), (seat) => ({
      id: `canal/${seat}/${id}`,
      href: '#akk-canal',
      colour: colourOf(seat),
      preview: preview(now.canals.includes(seat), then.canals.includes(seat)),
    })),
    ...stacked(now.landed, (seat) => ({
      id: `landed/${seat}`,
      href: '#akk-ship',
      colour: colourOf(seat),
      preview: undefined,
    })),
  ];
}
