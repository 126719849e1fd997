import type { Key, Seat } from '@edubba/kernel';
import { COLOURS, DIE_ICONS, DIE_WEIGHTS, ICONS, STAR } from '../../content/dice.ts';
import { DONE, iconIn } from '../keys.ts';
import { row } from '../lists.ts';
import { dieKey, freeDice } from '../queries/dice.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** The icons of each colour, as keys. */
const ICON_KEYS: readonly (readonly Key[])[] = DIE_ICONS.map((icons) => icons.map((icon) => ICONS[icon] as Key));

type Rolling = { seat: Seat; dice: number[]; next: number };

/** MES-7.07 Dice are rolled one after another; each outcome is an icon, weighted by its faces. */
export const roll = R.proc<Rolling>('dice.roll', {
  copy: ({ seat, dice, next }) => ({ seat, dice: dice.slice(), next }),
})({
  next: (g, v) => (v.next < v.dice.length ? g.goto('die') : g.end()),
  die: {
    chance: 'die.roll',
    outcomes: (s, v) => ICON_KEYS[colourOf(s, v)] ?? [],
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

type Picking = { seat: Seat; dice: number[] };

/** MES-7.13 Which of the free dice are rolled again. */
export const pickDice = R.proc<Picking>('dice.pick', { copy: ({ seat, dice }) => ({ seat, dice: dice.slice() }) })({
  pick: {
    ask: 'reroll.dice',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const keys: Key[] = [];
      for (const die of freeDice(s, v.seat)) {
        const key = dieKey(s, v.seat, die);
        if (!v.dice.includes(die) && !keys.includes(key)) keys.push(key);
      }
      if (v.dice.length > 0) keys.push(DONE);
      return keys;
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
