import type { Message, Seat, View } from '@edubba/kernel';
import { sum } from '../../rules/lists.ts';
import { points } from '../../rules/queries/scoring.ts';
import type { State } from '../../rules/state.ts';
import { say, who } from '../words.ts';

const counted = new WeakMap<State, readonly (readonly number[])[]>();

/** Points of everybody by source if the game ended now, without Quests: those are secret (MES-29.02). */
export function worth(s: State): readonly (readonly number[])[] {
  const known = counted.get(s);
  if (known !== undefined) return known;
  const open = { ...s, quests: s.quests.map(() => []) };
  const all = s.vp.map((_, player) => (s.phase === 'start' ? [] : points(open, player)));
  counted.set(s, all);
  return all;
}

export function estimate({ s, over }: View<State>): readonly number[] {
  return over || s.phase === 'end' ? s.vp : worth(s).map(sum);
}

/** MES-30.11 What decided a game that ended level at the top. */
export function tieBreak({ s, over }: View<State>): Message | undefined {
  if (!over || s.mode === 'siege' || s.mode === 'guardians') return undefined;
  const best = Math.max(...s.vp);
  const level = s.vp.flatMap((vp, player) => (vp === best ? [player] : []));
  if (level.length < 2) return undefined;
  const first = s.populationOrder.find((player) => level.includes(player)) ?? 0;
  return say('ui.tie.population', { vp: best, seat: who(s, first) });
}

/** "Round 5, actions": for lists of games. */
export function moment({ s, over }: View<State>): Message {
  return over ? say('ui.moment.over') : say(`ui.moment.${s.phase}`, { round: s.round });
}

/** In turn order. */
export function playersInOrder({ s }: View<State>): readonly Seat[] {
  const all = s.vp.map((_, player) => player);
  return s.order.length < all.length ? [...s.order, ...all.filter((player) => !s.order.includes(player))] : s.order;
}
