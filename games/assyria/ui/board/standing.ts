import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';

/**
 * What stands on a space, in words: `ship hut/2`, `farmer ziggurat3/0`. One short text per space, so that a space is
 * drawn again only when what stands on it has changed, and two positions can be told apart piece by piece.
 */
export function standing(s: State, space: Space): string {
  const pieces: string[] = [];
  const ziggurat = s.ziggurat[space] ?? -1;
  const hut = s.hut[space] ?? -1;
  if (s.farmer[space] === true) pieces.push('farmer');
  if (s.ship[space] === true) pieces.push('ship');
  // With its Roof it is drawn as the fourth level.
  if (ziggurat >= 0) pieces.push(`ziggurat${s.roofed[space] === true ? 4 : (s.levels[space] ?? 1)}/${ziggurat}`);
  if (hut >= 0) pieces.push(`hut/${hut}`);
  return pieces.join(' ');
}

/** A kind of piece on the map. */
export type PieceKind = 'farmer' | 'ship' | 'ziggurat' | 'hut' | 'well';

/** One piece read back from the words of {@link standing}. */
export interface Standing {
  /** The word itself. */
  readonly word: string;
  readonly kind: PieceKind;
  /** Of a Ziggurat; 4 with its Roof. */
  readonly level: number;
  /** `undefined`: it is nobody's. */
  readonly owner: Seat | undefined;
}

const PIECE = /^([a-z]+)(\d?)(?:\/(\d))?$/;

/** The pieces of {@link standing}, one by one. */
export function piecesIn(words: string): readonly Standing[] {
  return words.split(' ').flatMap((word) => {
    const [, kind, level, owner] = PIECE.exec(word) ?? [];
    if (kind === undefined) return [];
    const piece = { word, kind: kind as PieceKind, level: Number(level) };
    return [{ ...piece, owner: owner === undefined ? undefined : Number(owner) }];
  });
}

/** A piece between now and the position looked ahead to: it would leave, or it would come as a ghost. */
export interface Previewed extends Standing {
  readonly preview: 'leaving' | 'coming' | undefined;
}

/** What stands there, then what would come. A Ziggurat that grows stays: its next level is a ghost on top of it. */
export function previewOf(now: string, ahead: string): readonly Previewed[] {
  const here = piecesIn(now);
  const then = ahead === now ? here : piecesIn(ahead);
  const remains = ({ word, kind }: Standing): boolean =>
    then.some((other) => other.word === word || (kind === 'ziggurat' && other.kind === kind));
  const isNew = ({ word }: Standing): boolean => !here.some((other) => other.word === word);
  return [
    ...here.map((piece) => ({ ...piece, preview: remains(piece) ? undefined : ('leaving' as const) })),
    ...then.filter(isNew).map((piece) => ({ ...piece, preview: 'coming' as const })),
  ];
}
