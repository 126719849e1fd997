import type { Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { crossing, IDS, IS_DANGER, MONSTER_AT, riverBetween } from '../rules/geography.ts';
import { figuresAt } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { ALIVE, NOBODY, seatsOf } from '../rules/state.ts';

const LETTERS = ['r', 'b', 'g', 'y', 'p', 'k'] as const;

/** One letter a player: small for control, large for an army. */
export const letter = (seat: Seat): string => LETTERS[seat] ?? '.';

/** Who stands on a space: `R3`, `*2` for rebels, `m` for a monster. */
function host(s: State, space: Space): string {
  const seat = seatsOf(s).find((one) => figuresAt(s, one, space) > 0);
  if (seat !== undefined) return `${letter(seat).toUpperCase()}${Math.min(9, figuresAt(s, seat, space))}`;
  const rebels = s.rebels[space] ?? 0;
  if (rebels > 0) return `*${rebels}`;
  const monster = MONSTER_AT[space] ?? -1;
  return monster >= 0 && s.monsters[monster] === ALIVE ? 'm ' : '  ';
}

/** `GIRrR3!`: name, control, army, mark. */
function cell(s: State, space: Space): string {
  const control = s.control[space] ?? NOBODY;
  const owner = control === NOBODY ? (IS_DANGER[space] === true ? '-' : '.') : letter(control);
  const mark = s.storm === space ? '#' : (s.activated[space] ?? 0) !== 0 ? '!' : ' ';
  return `${(IDS[space] ?? '').padEnd(3)}${owner}${host(s, space)}${mark}`;
}

/** What lies between a space and its eastern neighbour. */
function border(west: Space, east: Space | undefined): string {
  if (east === undefined || !riverBetween(west, east)) return ' ';
  return crossing(west, east) ? '=' : '|';
}

const HALF = 4;

/** The map, one line a row; rows lie half a space apart. */
export function map(s: State): string[] {
  const lines: string[] = [];
  for (let row = -4; row <= 4; row++) {
    const spaces = SPACES.flatMap(({ r }, space) => (r === row ? [space] : []));
    const cells = spaces.map((space, i) => `${cell(s, space)}${border(space, spaces[i + 1])}`);
    lines.push(`${' '.repeat(HALF * Math.abs(row))}${cells.join('')}`);
  }
  return lines;
}
