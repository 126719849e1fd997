import type { Key, Seat } from '@edubba/kernel';
import { COLOURS, DIE_ICONS, DIE_WEIGHTS, ICONS, STAR } from '../../content/dice.ts';
import { iconsOf } from '../../content/technologies.ts';
import { DONE, iconIn } from '../keys.ts';
import { range, row } from '../lists.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

type Rolling = { seat: Seat; dice: number[]; next: number };

/** MES-7.07 Dice are rolled one after another; each outcome is an icon, weighted by its faces. */
export const roll = R.proc<Rolling>('dice.roll')({
  next: (g, v) => (v.next < v.dice.length ? g.goto('die') : g.end()),
  die: {
    chance: 'die.roll',
    outcomes: (s, v) => (DIE_ICONS[colourOf(s, v)] ?? []).map((icon) => ICONS[icon] as Key),
    weights: (s, v) => DIE_WEIGHTS[colourOf(s, v)] ?? [],
    about: (s, v) => ({ seat: v.seat, colour: COLOURS[colourOf(s, v)] ?? '' }),
    then: (g, v, key) => {
      row(g.s.dieIcon, v.seat)[v.dice[v.next] ?? 0] = iconIn(key);
      g.emit({
        type: 'die.rolled',
        seat: v.seat,
        rule: 'MES-7.07',
        data: { colour: COLOURS[colourOf(g.s, v)] ?? '', icon: key },
      });
      v.next++;
      return g.goto('next');
    },
  },
});

function colourOf(s: State, v: Rolling): number {
  return s.dieColour[v.seat]?.[v.dice[v.next] ?? 0] ?? 0;
}

/** MES-31.01 No Luck: each die is set to an icon of its own, never the Star. */
export const setDice = R.proc<{ seat: Seat; next: number }>('dice.set')({
  next: (g, v) => (v.next < row(g.s.dieColour, v.seat).length ? g.goto('die') : g.end()),
  die: {
    ask: 'dice.set',
    by: (_, v) => v.seat,
    options: (s, v) =>
      (DIE_ICONS[s.dieColour[v.seat]?.[v.next] ?? 0] ?? []).flatMap((icon) =>
        icon === STAR ? [] : [ICONS[icon] as Key],
      ),
    refusals: () => [{ target: 'star', rule: 'MES-31.01', why: { id: 'no.star' } }],
    about: (s, v) => ({ colour: COLOURS[s.dieColour[v.seat]?.[v.next] ?? 0] ?? '' }),
    then: (g, v, key) => {
      row(g.s.dieIcon, v.seat)[v.next] = iconIn(key);
      v.next++;
      return g.goto('next');
    },
  },
});

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

type Picking = { seat: Seat; dice: number[] };

/** MES-7.13 Which of the free dice are rolled again. */
export const pickDice = R.proc<Picking>('dice.pick')({
  pick: {
    ask: 'reroll.dice',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const left = freeDice(s, v.seat).filter((die) => !v.dice.includes(die));
      const keys = [...new Set(left.map((die) => dieKey(s, v.seat, die)))];
      return v.dice.length > 0 ? [...keys, DONE] : keys;
    },
    refusals: (_, v) => (v.dice.length > 0 ? [] : [{ target: DONE, rule: 'MES-7.13', why: { id: 'no.die-chosen' } }]),
    about: (_, v) => ({ chosen: v.dice.length }),
    then: (g, v, key) => {
      if (key === DONE) return g.become(roll, { seat: v.seat, dice: v.dice, next: 0 });
      const die = freeDice(g.s, v.seat).find((one) => !v.dice.includes(one) && dieKey(g.s, v.seat, one) === key);
      if (die !== undefined) v.dice.push(die);
      return g.goto('pick');
    },
  },
});
