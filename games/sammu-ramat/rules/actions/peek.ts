import type { ItemId, Key, Seat } from '@edubba/kernel';
import { add } from '../effects/tokens.ts';
import { takeEvent } from '../month/event-pile.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** SAM-A.65 Whoever peeks sees it, and the whole team where hands are open. */
const witnesses = (s: State): Seat[] =>
  s.table.options['hands'] === 'open' ? Array.from({ length: s.table.seats }, (_, seat) => seat) : [s.seat];

/** Lets them look at a face-down Event of the row. */
export function showRow(g: G, row: number): void {
  const card = g.s.eventRow[row]?.[0];
  if (card === undefined) return;
  g.reveal(card, at.eventRow(row), witnesses(g.s));
  g.emit({ type: 'event.peeked', seat: g.s.seat, rule: 'SAM-A.65', data: { row: row + 1 } });
}

export const faceDown = (s: State): number[] => s.eventRow.flatMap((cards, row) => (cards.length > 0 ? [row] : []));

type Peeking = { left: number; seen: number[]; pile: boolean; swap: boolean };

/** SAM-25.08 Katuzili looks at face-down Events of the row, one of them perhaps the top of the pile; then he may swap two. */
export const peek = R.proc<Peeking>('peek')({
  next: (g, v) => (v.left === 0 ? g.goto('swapping') : g.goto('look')),
  look: {
    ask: 'peek',
    by: (s) => s.seat,
    options: (s, v): readonly Key[] => [
      ...faceDown(s)
        .filter((row) => !v.seen.includes(row))
        .map((row) => `row/${row + 1}`),
      ...(v.pile || s.eventPile.length + s.eventTop.length === 0 ? [] : ['pile']),
      'done',
    ],
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      if (key === 'done') return g.goto('swapping');
      v.left--;
      if (key === 'pile') {
        v.pile = true;
        return g.s.eventTop.length > 0 ? g.goto('top') : g.call(takeEvent, { to: 'eventTop' }, 'top');
      }
      const row = Number(key.slice(4)) - 1;
      v.seen.push(row);
      showRow(g, row);
      return g.goto('next');
    },
  },
  top: (g) => {
    const card: ItemId | undefined = g.s.eventTop[0];
    if (card !== undefined) {
      g.reveal(card, 'eventTop', witnesses(g.s));
      g.emit({ type: 'event.peeked-top', seat: g.s.seat, rule: 'SAM-25.08' });
    }
    return g.goto('next');
  },
  swapping: (g, v) => (v.swap && v.seen.length > 1 ? g.goto('swap') : g.end()),
  swap: {
    ask: 'peek.swap',
    by: (s) => s.seat,
    options: (_, v): readonly Key[] => [
      'no',
      ...v.seen.flatMap((a, i) => v.seen.slice(i + 1).map((b) => `${Math.min(a, b) + 1}-${Math.max(a, b) + 1}`)),
    ],
    then: (g, _, key) => {
      if (key === 'no') return g.end();
      const [a = 0, b = 0] = key.split('-').map((n) => Number(n) - 1);
      swapRows(g, a, b);
      return g.end();
    },
  },
});

/** SAM-24.21 Two Events change places; a Religion marker stays with its card. */
function swapRows(g: G, a: number, b: number): void {
  const { s } = g;
  const [first = ''] = s.eventRow[a] ?? [];
  const [second = ''] = s.eventRow[b] ?? [];
  g.move(first, at.eventRow(a), at.eventRow(b), { type: 'event.swapped', rule: 'SAM-24.21' });
  g.move(second, at.eventRow(b), at.eventRow(a), { type: 'event.swapped', rule: 'SAM-24.21' });
  const marked = s.religionEvent[a] ?? 0;
  const other = s.religionEvent[b] ?? 0;
  add(s.religionEvent, a, other - marked);
  add(s.religionEvent, b, marked - other);
}
