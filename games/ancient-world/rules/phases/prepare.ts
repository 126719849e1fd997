import type { ItemId, Seat } from '@edubba/kernel';
import { clockwise } from '@edubba/kernel';
import { ROUND_TABLE } from '../../content/board.ts';
import { ASK, CHANCE_OF } from '../decisions.ts';
import { dealEmpire, dealMilitary } from '../effects/decks.ts';
import { titanDraft } from '../queries/options.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** AW-3.03 to AW-3.05, AW-A.9 What a new round changes by itself. */
function roundEffect(g: G): void {
  const { s } = g;
  // AW-A.30 the new first player counts from here
  s.starter = s.first;
  if (s.round === 2) g.emit({ type: 'space.uncovered', rule: 'AW-3.03', data: { space: 'explore' } });
  if (s.round === 3) g.emit({ type: 'space.uncovered', rule: 'AW-3.04', data: { space: 'grow' } });
}

/** AW-3.08, AW-3.11 Cards left in the row are discarded; in round 4 all of A leaves the game with them. */
function clearEmpire(g: G): void {
  const { s } = g;
  g.moveAll('empireRow', s.round > 4 ? 'discardB' : 'discardA', { type: 'empire.cleared', rule: 'AW-3.08' });
  if (s.round !== 4) return;
  g.emit({ type: 'empire.switched', rule: 'AW-3.05' });
  g.moveAll('discardA', 'removed', { type: 'empire.removed', rule: 'AW-A.9' });
  g.moveAll('deckA', 'removedDeck', { type: 'empire.removed', rule: 'AW-A.9' });
}

/** AW-3.14 Those without a threatening titan, in turn order. */
const unthreatened = (s: State): Seat[] =>
  clockwise(s.table.seats, s.first).filter((seat) => s.threat[seat]?.length === 0);

/** AW-3.15, AW-3.18, AW-3.19 The deck (from 0) a titan is drawn from; −1 if all are empty. */
function titanDeckOf(s: State): number {
  const wanted = (ROUND_TABLE[s.round - 1]?.stars ?? 1) - 1;
  const full = (deck: number): boolean => s.titanTop[deck]?.length === 1;
  for (let deck = wanted; deck < 3; deck++) if (full(deck)) return deck;
  for (let deck = wanted - 1; deck >= 0; deck--) if (full(deck)) return deck;
  return -1;
}

type Drawing = { seats: Seat[]; next: number };
const drawing = ({ seats, next }: Drawing): Drawing => ({ seats: seats.slice(), next });

/** AW-3.14 One after another draws the first face-down card; the last of a deck is the one that lies face up (AW-3.16, AW-3.17). */
const drawThreats = R.proc<Drawing>('draw.threats', { copy: drawing })({
  next: (g, v) => {
    const seat = v.seats[v.next];
    const deck = titanDeckOf(g.s);
    if (seat === undefined || deck < 0) return g.end();
    if ((g.s.titanDeck[deck]?.length ?? 0) > 0) return g.goto('draw');
    const item = g.s.titanTop[deck]?.[0] ?? '';
    g.move(item, at.titanTop(deck), at.threat(seat), { type: 'titan.threatens', seat, rule: 'AW-3.17' });
    v.next++;
    return g.goto('next');
  },
  draw: {
    chance: CHANCE_OF.threat,
    outcomes: (s) => s.titanDeck[titanDeckOf(s)] as ItemId[],
    then: (g, v, item) => {
      const seat = v.seats[v.next++] as Seat;
      const rule = 'AW-3.16';
      g.move(item, at.titanDeck(titanDeckOf(g.s)), at.threat(seat), { type: 'titan.threatens', seat, rule });
      return g.goto('next');
    },
  },
});

/** AW-17.02, AW-17.03 As many titans as are needed are laid out; then each takes one in turn order. */
const draftThreats = R.proc<Drawing>('draft.threats', { copy: drawing })({
  next: (g, v) => {
    const deck = titanDeckOf(g.s);
    if (g.s.laidOut.length >= v.seats.length || deck < 0) return g.goto('who');
    if ((g.s.titanDeck[deck]?.length ?? 0) > 0) return g.goto('draw');
    const item = g.s.titanTop[deck]?.[0] ?? '';
    g.move(item, at.titanTop(deck), 'laidOut', { type: 'titan.laid-out', rule: 'AW-17.03' });
    return g.goto('next');
  },
  draw: {
    chance: CHANCE_OF.threat,
    outcomes: (s) => s.titanDeck[titanDeckOf(s)] as ItemId[],
    then: (g, _, item) => {
      g.move(item, at.titanDeck(titanDeckOf(g.s)), 'laidOut', { type: 'titan.laid-out', rule: 'AW-17.02' });
      return g.goto('next');
    },
  },
  who: (g) => (g.s.laidOut.length > 0 ? g.goto('choose') : g.end()),
  choose: {
    ask: ASK.titan,
    by: (_, v) => v.seats[v.next] as Seat,
    options: (s) => s.laidOut,
    then: (g, v, item) => {
      const seat = v.seats[v.next++] as Seat;
      g.move(item, 'laidOut', at.threat(seat), { type: 'titan.threatens', seat, rule: 'AW-17.02' });
      return g.goto('who');
    },
  },
});

/** AW-3.21 Marker and round effect, empire row, military row, titans; in round 1 nothing but the first (AW-3.07). */
export const prepare = R.proc<null>('prepare')({
  round: (g) => {
    roundEffect(g);
    return g.s.round === 1 ? g.end() : g.goto('empire');
  },
  empire: (g) => {
    clearEmpire(g);
    return g.call(dealEmpire, { left: g.s.table.seats + numberOf(g.s, 'row-more'), rule: 'AW-3.08' }, 'military');
  },
  military: (g) => {
    g.moveAll('militaryRow', 'militaryDiscard', { type: 'military.cleared', rule: 'AW-3.09' });
    return g.call(dealMilitary, { left: g.s.table.seats, rule: 'AW-3.09' }, 'titans');
  },
  titans: (g) => g.become(titanDraft(g.s) ? draftThreats : drawThreats, { seats: unthreatened(g.s), next: 0 }),
});
