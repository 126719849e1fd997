import type { Message, RuleId, Seat, View } from '@edubba/kernel';
import type { ScoreCause, ScoreLine } from '@edubba/ui';
import { COLOURS } from '../../content/cards.ts';
import { citizensAt, damagedCards } from '../../rules/queries/city.ts';
import { bannersOf, bonuses, scoreSheet as rowOf, tieBreaks, worthOf } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { seatsOf, SOURCES, STARVING } from '../../rules/state.ts';
import { named, say, who } from '../../text/words.ts';

const ICONS: { readonly [source: string]: string } = {
  starving: 'unit-citizen',
  damaged: 'act-destroy',
  bonus: 'bld-palace',
};

const RULES: { readonly [source: string]: RuleId } = { starving: 'AW-14.02', damaged: 'AW-14.03', bonus: 'AW-14.07' };

/** AW-18.06 One row of the sheet: told by the ledger when the game is over, else as it would be now. */
function sheetOf(s: State, seat: Seat): readonly number[] {
  return s.phase === 'over' ? (s.ledger[seat] ?? []) : rowOf(s, seat);
}

const note = (id: string, n: number): Message | undefined => (n === 0 ? undefined : say(`ui.score.${id}`, { n }));

/** What a line is made of: citizens, damaged cards, banners, or bonus cards one by one. */
function causesOf(s: State, source: string, at: number): ScoreCause[] {
  const seats = seatsOf(s);
  const points = seats.map((seat) => sheetOf(s, seat)[at] ?? 0);
  if (source !== 'bonus') {
    const tribe = COLOURS.findIndex((colour) => colour === source);
    const notes = seats.map((seat) => {
      if (source === 'starving') return note('citizens', citizensAt(s, seat, STARVING).length);
      // When it is over everything is repaired: the loss tells how many cards were damaged.
      if (source === 'damaged')
        return note('cards', s.phase === 'over' ? -(points[seat] ?? 0) : damagedCards(s, seat).length);
      return note('banners', bannersOf(s, seat)[tribe] ?? 0);
    });
    if (points.every((n) => n === 0)) return [];
    return [
      {
        label: say(`ui.score.why.${tribe < 0 ? source : 'banners'}`),
        rule: RULES[source] ?? 'AW-14.05',
        points,
        notes,
      },
    ];
  }
  const cards = new Map<string, number[]>();
  for (const seat of seats)
    for (const { item, vp } of bonuses(s, seat)) {
      if (vp === 0) continue;
      const of = cards.get(item) ?? seats.map(() => 0);
      of[seat] = vp;
      cards.set(item, of);
    }
  return [...cards].map(([item, by]) => ({ label: named(item), rule: 'AW-14.07', points: by }));
}

/** The score sheet in the order of scoring: penalties, banners by tribe, bonus cards. Before the end it is the estimate. */
export function scoreSheet({ s }: View<State>): readonly ScoreLine[] {
  const seats = seatsOf(s);
  return SOURCES.map((source, at) => ({
    id: source,
    icon: ICONS[source] ?? 'tok-military',
    label: say(`ui.score.${source}`),
    points: seats.map((seat) => sheetOf(s, seat)[at] ?? 0),
    causes: causesOf(s, source, at),
  }));
}

/** Points: the game counts only at its end; meanwhile what each city would be worth. */
export const scores = ({ s }: View<State>): readonly number[] => seatsOf(s).map((seat) => worthOf(s, seat));

const TIES = ['', 'coins', 'cards', 'knowledge'] as const;

/** AW-14.11 to AW-14.14 What decided between players with equal points. */
export function tieBreak({ s, over }: View<State>): Message | undefined {
  if (!over) return undefined;
  const most = Math.max(...s.vp);
  let level = seatsOf(s).filter((seat) => s.vp[seat] === most);
  if (level.length < 2) return undefined;
  for (let by = 1; by < TIES.length; by++) {
    const values = level.map((seat) => tieBreaks(s, seat)[by] ?? 0);
    const best = Math.max(...values);
    level = level.filter((_, i) => values[i] === best);
    const [first] = level;
    if (level.length === 1 && first !== undefined)
      return say(`ui.tie.${TIES[by]}`, { vp: most, seat: who(first), n: best });
  }
  return say('ui.tie.shared', { vp: most });
}

/** "Round 4, actions" */
export function moment({ s, over }: View<State>): Message {
  return over ? say('ui.moment.over') : say(`ui.moment.${s.phase}`, { round: s.round });
}

/** Clockwise from whoever began the round. */
export function playersInOrder({ s }: View<State>): readonly Seat[] {
  const seats = seatsOf(s);
  const first = Math.max(0, s.starter);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
