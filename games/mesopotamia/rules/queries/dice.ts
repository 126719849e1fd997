import type { Key, Seat } from '@edubba/kernel';
import { COLOURS, ICONS, STAR } from '../../content/dice.ts';
import { iconsOf } from '../../content/technologies.ts';
import { range, row } from '../lists.ts';
import type { State } from '../state.ts';

/** Dice that were rolled and not moved to a card. */
export function freeDice(s: State, seat: Seat): number[] {
  const on = row(s.dieOn, seat);
  const icons = row(s.dieIcon, seat);
  return range(on.length).filter((die) => on[die] === -1 && icons[die] !== -1);
}

/** What a die is called in a key: `white-reed`. */
export function dieKey(s: State, seat: Seat, die: number): Key {
  return `${COLOURS[s.dieColour[seat]?.[die] ?? 0]}-${ICONS[s.dieIcon[seat]?.[die] ?? STAR]}`;
}

/** MES-7.10 Every different choice of free dice that shows the icons of a type at a level, those with fewest Stars first. */
export function waysToPay(s: State, seat: Seat, type: number, level: number): { key: Key; dice: number[] }[] {
  const [first = 0, second] = iconsOf(type, level);
  const icons = row(s.dieIcon, seat);
  const free = freeDice(s, seat);
  const shows = (die: number, icon: number): boolean => icons[die] === icon || icons[die] === STAR;
  const ways = new Map<Key, number[]>();
  const note = (dice: number[]): void => {
    const key = dice
      .map((die) => dieKey(s, seat, die))
      .sort()
      .join('+');
    if (!ways.has(key)) ways.set(key, dice);
  };
  for (const a of free) {
    if (second === undefined && shows(a, first)) note([a]);
    if (second === undefined) continue;
    for (const b of free) if (b !== a && shows(a, first) && shows(b, second)) note([a, b]);
  }
  const stars = (dice: readonly number[]): number => dice.filter((die) => icons[die] === STAR).length;
  return [...ways].map(([key, dice]) => ({ key, dice })).sort((x, y) => stars(x.dice) - stars(y.dice));
}
