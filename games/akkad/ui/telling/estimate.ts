import type { Message, Seat, View } from '@edubba/kernel';
import { territoriesOf } from '../../rules/queries/map.ts';
import { outcome, wealth } from '../../rules/queries/outcome.ts';
import { fromCrown } from '../../rules/queries/players.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { listed, say, who } from '../../text/words.ts';

/** Nothing is counted at the end: as the game stands, so it would be scored. */
export function estimate({ s }: View<State>): readonly number[] {
  return s.vp;
}

/** AKK-20.03 to AKK-20.06 What decided a game that ended level at the top. */
export function tieBreak({ s, over }: View<State>): Message | undefined {
  if (!over || s.winner !== NOBODY) return undefined;
  const best = Math.max(...s.vp);
  const level = s.vp.flatMap((vp, seat) => (vp === best ? [seat] : []));
  if (level.length < 2) return undefined;
  const won = outcome(s).winners;
  const [first = 0] = won;
  if (won.length > 1) return say('ui.tie.shared', { vp: best, list: listed(won.map(who)) });
  if (first === s.crown) return say('ui.tie.crown', { vp: best, seat: who(first) });
  const spaces = territoriesOf(s, first);
  const rivals = level.filter((seat) => seat !== first && territoriesOf(s, seat) === spaces);
  return rivals.length === 0
    ? say('ui.tie.spaces', { vp: best, seat: who(first), n: spaces })
    : say('ui.tie.wealth', { vp: best, seat: who(first), n: wealth(s, first) });
}

/** "Round 5, actions": for lists of games. */
export function moment({ s, over }: View<State>): Message {
  if (over) return say('ui.moment.over');
  const round = s.phase === 'selection' ? s.round + 1 : s.round;
  return say(`ui.moment.${s.phase}`, { round });
}

/** Clockwise from the Crown: the order of turns. */
export function playersInOrder({ s }: View<State>): readonly Seat[] {
  return fromCrown(s);
}
