import type { Key, Seat } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import { COLOURS, ICONS, STAR } from '../../content/dice.ts';
import { iconsOf } from '../../content/technologies.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';

/** Dice that were rolled and not moved to a card. */
export function freeDice(s: State, seat: Seat): number[] {
  const on = row(s.dieOn, seat);
  const icons = row(s.dieIcon, seat);
  const free: number[] = [];
  for (let die = 0; die < on.length; die++) if (on[die] === -1 && icons[die] !== -1) free.push(die);
  return free;
}

export function hasFreeDice(s: State, seat: Seat): boolean {
  const on = row(s.dieOn, seat);
  const icons = row(s.dieIcon, seat);
  for (let die = 0; die < on.length; die++) if (on[die] === -1 && icons[die] !== -1) return true;
  return false;
}

/** Every colour with every icon, as dice are called in keys: `white-reed`. */
const FACE_KEYS: readonly Key[] = interned(COLOURS.flatMap((colour) => ICONS.map((icon) => `${colour}-${icon}`)));
/** Two of them, in the order of their names, whichever comes first. */
const PAIR_KEYS: readonly (readonly Key[])[] = FACE_KEYS.map((a) =>
  interned(FACE_KEYS.map((b) => [a, b].sort().join('+'))),
);

const faceOf = (s: State, seat: Seat, die: number): number =>
  (s.dieColour[seat]?.[die] ?? 0) * ICONS.length + (s.dieIcon[seat]?.[die] ?? STAR);

/** What a die is called in a key: `white-reed`. */
export const dieKey = (s: State, seat: Seat, die: number): Key => FACE_KEYS[faceOf(s, seat, die)] ?? '';

/** MES-7.10 Do the free dice show the icons of a type at a level? A Star stands for any of them. */
export function canActivate(s: State, seat: Seat, type: number, level: number): boolean {
  const [first = 0, second] = iconsOf(type, level);
  const on = row(s.dieOn, seat);
  const icons = row(s.dieIcon, seat);
  let firsts = 0;
  let seconds = 0;
  let stars = 0;
  for (let die = 0; die < on.length; die++) {
    if (on[die] !== -1) continue;
    if (icons[die] === STAR) stars++;
    else if (icons[die] === first) firsts++;
    else if (icons[die] === second) seconds++;
  }
  if (second === undefined) return firsts + stars > 0;
  return (firsts > 0 ? 0 : 1) + (seconds > 0 ? 0 : 1) <= stars;
}

export interface Way {
  readonly key: Key;
  readonly dice: readonly number[];
}

/** MES-7.10 Every different choice of free dice that shows the icons of a type at a level, those with fewest Stars first. */
export function waysToPay(s: State, seat: Seat, type: number, level: number): Way[] {
  const [first = 0, second] = iconsOf(type, level);
  const icons = row(s.dieIcon, seat);
  const free = freeDice(s, seat);
  const shows = (die: number, icon: number): boolean => icons[die] === icon || icons[die] === STAR;
  const ways: Way[] = [];
  const note = (key: Key, dice: readonly number[]): void => {
    if (!ways.some((way) => way.key === key)) ways.push({ key, dice });
  };
  for (const a of free) {
    if (!shows(a, first)) continue;
    if (second === undefined) note(dieKey(s, seat, a), [a]);
    else
      for (const b of free)
        if (b !== a && shows(b, second)) note(PAIR_KEYS[faceOf(s, seat, a)]?.[faceOf(s, seat, b)] ?? '', [a, b]);
  }
  const stars = (dice: readonly number[]): number => dice.filter((die) => icons[die] === STAR).length;
  return ways.length < 2 ? ways : ways.sort((x, y) => stars(x.dice) - stars(y.dice));
}
