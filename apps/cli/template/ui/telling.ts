import type { Message, Seat, View } from '@edubba/kernel';
import type { Fact, ScoreLine, Thing, ToldEvent } from '@edubba/ui';
import type { State } from '../rules/state.ts';
import { roundOf, worthOf } from '../rules/state.ts';

const seatsOf = ({ table }: State): readonly Seat[] => Array.from({ length: table.seats }, (_, seat) => seat);

/** "Round 3". */
export function moment({ s, over }: View<State>): Message {
  return over ? { id: 'ui.moment.over' } : { id: 'ui.chapter', params: { round: roundOf(s) } };
}

/** What an option would bring. */
export function consequences(
  { s: before }: View<State>,
  { s: after }: View<State>,
  _: readonly ToldEvent[],
  me: Seat,
): readonly Fact[] {
  if (me < 0) return [];
  const grain = (after.grain[me] ?? 0) - (before.grain[me] ?? 0);
  const worth = worthOf(after, me) - worthOf(before, me);
  const fact = (icon: string, id: string, n: number): Fact[] =>
    n === 0 ? [] : [{ icon, text: { id, params: { n } }, tone: n > 0 ? 'good' : 'warn' }];
  return [...fact('res-vp', 'ui.then.worth', worth), ...fact('res-grain', 'ui.then.grain', grain)];
}

/** What a line of the log speaks of. */
export function thingsOf({ type, item, seat = 0 }: ToldEvent): readonly Thing[] {
  if (type === 'grain.harvested') return ['field'];
  if (type === 'round.begun') return ['round'];
  return [item === undefined || item.startsWith('?') ? `built@${seat}` : `card/${item}`];
}

export function isMinor(): boolean {
  return false;
}

/** A round is a chapter of the log. */
export function chapter({ type, data }: ToldEvent): Message | undefined {
  return type === 'round.begun' ? { id: 'ui.chapter', params: { round: Number(data?.['round']) } } : undefined;
}

export function eventIcon({ type }: ToldEvent): string | undefined {
  return type === 'round.begun' ? 'ui-clock' : undefined;
}

export function scores({ s }: View<State>): readonly number[] {
  return seatsOf(s).map((seat) => worthOf(s, seat));
}

/** FG-3.01 Grain and cards. */
export function scoreSheet({ s }: View<State>): readonly ScoreLine[] {
  const grain = seatsOf(s).map((seat) => s.grain[seat] ?? 0);
  const cards = seatsOf(s).map((seat) => worthOf(s, seat) - (s.grain[seat] ?? 0));
  const line = (id: string, icon: string, points: readonly number[]): ScoreLine => {
    const label = { id: `panel.${id}` };
    return { id, icon, label, points, causes: [{ label, rule: 'FG-3.01', points }] };
  };
  return [line('grain', 'res-grain', grain), line('built', 'bld-storehouse', cards)];
}

/** Whoever is level shares the victory. */
export function tieBreak(): undefined {
  return undefined;
}

export function playersInOrder({ s }: View<State>): readonly Seat[] {
  return seatsOf(s);
}
