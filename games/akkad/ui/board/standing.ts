import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { ARCHER, BEATEN, CHAMPION, CHARIOT, KINDS, MERCENARY, PRIEST, SHIELD, SPEARMAN } from '../../content/units.ts';
import { ALL_SPACES, MONSTER_AT } from '../../rules/geography.ts';
import { NOBODY, REBELS, type State } from '../../rules/state.ts';
import { type Crews, crewsOf } from './crews.ts';

/** Kinds of units as they stand in a row: who matters most comes first. */
const RANKS: readonly number[] = [CHAMPION, CHARIOT, ARCHER, SPEARMAN, SHIELD, PRIEST, MERCENARY, BEATEN];

/** Figures of one kind and one owner on one space. */
export interface Group {
  /** A seat, or {@link REBELS}. */
  readonly seat: Seat;
  readonly kind: number;
  readonly n: number;
  readonly hurt: number;
  /** Numbers of its figures, for whoever must be seen walking. */
  readonly crew: readonly string[];
}

/** All that lies or stands on a space. */
export interface Standing {
  readonly groups: readonly Group[];
  /** Owners and types of command tokens. */
  readonly tokens: readonly (readonly [seat: Seat, type: number])[];
  readonly canals: readonly Seat[];
  /** Whose expedition has landed here this round. */
  readonly landed: readonly Seat[];
  readonly ziggurat: Seat | undefined;
  /** What its monster does; `undefined`: none lives here. */
  readonly monster: number | undefined;
  readonly storm: boolean;
}

/**
 * What stands on each space, in words: `a0.5.1.0.12 t2.1 z0`. One short text per space, so that a space is drawn again
 * only when what stands on it has changed. All are written once for a position.
 */
export const standings = once((s) => written(s, crewsOf(s)));

/** The same of a position that is only thought of: nobody walks there. */
export const imagined = once((s) => written(s, []));

const written = (s: State, crews: Crews): readonly string[] => ALL_SPACES.map((space) => standing(s, space, crews));

function once(write: (s: State) => readonly string[]): (s: State) => readonly string[] {
  const known = new WeakMap<State, readonly string[]>();
  return (s) => {
    const words = known.get(s) ?? write(s);
    known.set(s, words);
    return words;
  };
}

function standing(s: State, space: Space, crews: Crews): string {
  const words: string[] = [];
  const monster = MONSTER_AT[space] ?? -1;
  if (s.storm === space) words.push('s');
  if (monster >= 0) words.push(`m${s.monsters[monster] ?? 0}`);
  if ((s.rebels[space] ?? 0) > 0) words.push(`a${REBELS}.0.${s.rebels[space] ?? 0}.0.`);
  for (let seat = 0; seat < s.table.seats; seat++) {
    if ((s.figures[seat]?.[space] ?? 0) > 0) words.push(...army(s, seat, space, crews[seat]));
    const token = s.tokens[seat]?.[space] ?? 0;
    if (token > 0) words.push(`t${seat}.${token - 1}`);
    if (((s.canals[space] ?? 0) & (1 << seat)) !== 0) words.push(`c${seat}`);
    if (s.landed[seat] === space) words.push(`l${seat}`);
  }
  const ziggurat = s.ziggurat[space] ?? NOBODY;
  if (ziggurat !== NOBODY) words.push(`z${ziggurat}`);
  return words.join(' ');
}

function army(s: State, seat: Seat, space: Space, crews: Crews[number] | undefined): readonly string[] {
  return RANKS.flatMap((kind) => {
    const place = space * KINDS + kind;
    const n = s.units[seat]?.[place] ?? 0;
    return n === 0 ? [] : [`a${seat}.${kind}.${n}.${s.hurt[seat]?.[place] ?? 0}.${(crews?.[place] ?? []).join()}`];
  });
}

/** Reads the words of {@link standings} back. */
export function standingIn(words: string): Standing {
  const groups: Group[] = [];
  const tokens: [Seat, number][] = [];
  const canals: Seat[] = [];
  const landed: Seat[] = [];
  const singles = new Map<string, number>();
  for (const word of words === '' ? [] : words.split(' ')) {
    const rest = word.slice(1);
    const [first = 0, second = 0, third = 0, fourth = 0] = rest.split('.').map(Number);
    const crew = rest.split('.')[4] ?? '';
    const [letter = ''] = word;
    if (letter === 'a')
      groups.push({ seat: first, kind: second, n: third, hurt: fourth, crew: crew === '' ? [] : crew.split(',') });
    else if (letter === 't') tokens.push([first, second]);
    else if (letter === 'c') canals.push(first);
    else if (letter === 'l') landed.push(first);
    else singles.set(letter, first);
  }
  return {
    groups,
    tokens,
    canals,
    landed,
    ziggurat: singles.get('z'),
    monster: singles.get('m'),
    storm: singles.has('s'),
  };
}

/** A group between now and the position looked ahead to. */
export interface Previewed extends Group {
  /** How many there would be; `undefined`: as many. */
  readonly then: number | undefined;
  readonly coming: boolean;
}

const same = (a: Group, b: Group): boolean => a.seat === b.seat && a.kind === b.kind;

/** The groups that stand there and those that would come, side by side, in their order. */
export function previewOf(now: readonly Group[], then: readonly Group[]): readonly Previewed[] {
  const here = now.map((group) => {
    const after = then.find((other) => same(group, other))?.n ?? 0;
    return { ...group, then: after === group.n ? undefined : after, coming: false };
  });
  const coming = then
    .filter((group) => !now.some((other) => same(group, other)))
    .map((group) => ({ ...group, crew: [], then: group.n, coming: true }));
  if (coming.length === 0) return here;
  const rank = ({ seat, kind }: Group): number => seat * KINDS + RANKS.indexOf(kind);
  return [...here, ...coming].sort((a, b) => rank(a) - rank(b));
}
