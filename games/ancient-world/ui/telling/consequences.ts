import type { Seat, View } from '@edubba/kernel';
import type { Fact, ToldEvent } from '@edubba/ui';
import { capacityOf, citizensOf, foodOf, incomeOf } from '../../rules/queries/city.ts';
import { worthOf } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { say } from '../../text/words.ts';
import { fact } from '../fact.ts';

const MOST = 4;

const tone = (n: number): 'good' | 'warn' | undefined => (n > 0 ? 'good' : n < 0 ? 'warn' : undefined);

const GOODS = [
  ['coins', 'res-coin'],
  ['knowledge', 'res-knowledge'],
  ['ambrosia', 'res-ambrosia'],
] as const;

/** Something counted before and after. */
function counted(id: string, icon: string, before: number, after: number): Fact[] {
  const n = after - before;
  return n === 0 ? [] : [fact(icon, say(`ui.then.${id}`, { n, is: after }), tone(n))];
}

/** Consequences of an option, from the position before and the one it would lead to; points first. */
export function consequences(
  { s: before }: View<State>,
  { s: after }: View<State>,
  events: readonly ToldEvent[],
  me: Seat,
): readonly Fact[] {
  if (me < 0) return [];
  const rolls =
    events.some(({ type }) => type.startsWith('dice.')) || (after.dice.length > 0 && before.dice.length === 0);
  const food = [foodOf(before, me) - citizensOf(before, me), foodOf(after, me) - citizensOf(after, me)] as const;
  return [
    ...counted('worth', 'res-vp', worthOf(before, me), worthOf(after, me)),
    ...GOODS.flatMap(([good, icon]) => counted(good, icon, before[good][me] ?? 0, after[good][me] ?? 0)),
    ...(food[1] < 0 && food[1] < food[0] ? [fact('res-food', say('ui.then.hungry', { n: -food[1] }), 'warn')] : []),
    ...counted('income', 'aw-each', incomeOf(before, me), incomeOf(after, me)),
    ...counted('plots', 'aw-plot', capacityOf(before, me), capacityOf(after, me)),
    ...(rolls ? [fact('die-titan', say('ui.then.roll'), 'warn')] : []),
  ].slice(0, MOST);
}
