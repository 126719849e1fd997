import type { ItemId, Key, Refusal, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { letterOf } from '../../content/decks.ts';
import { ASK, NONE } from '../decisions.ts';
import { buildCard } from '../effects/cards.ts';
import { buildable, buildObjection } from '../queries/building.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** AW-6.02 What lies on the table to be built. */
const onTable = (s: State): ItemId[] => [...s.empireRow, ...s.pileC];

function unbuildable(s: State, seat: Seat, cards: readonly ItemId[]): Refusal[] {
  return cards.flatMap((target) => {
    const objection = buildObjection(s, seat, target);
    return objection === undefined ? [] : [{ target, ...objection }];
  });
}

/** AW-6.02, AW-6.10 One card of the row or of the C pile, or none. */
export const build = R.proc<One>(
  'build',
  one,
)({
  choose: {
    ask: ASK.build,
    by: (_, v) => v.seat,
    options: (s, v): Key[] => [...buildable(s, v.seat, onTable(s)), NONE],
    refusals: (s, v) => unbuildable(s, v.seat, onTable(s)),
    then: (g, v, key) => {
      if (key === NONE) return g.end();
      return g.become(buildCard, { seat: v.seat, item: key, from: letterOf(key) === 'C' ? 'pileC' : 'empireRow' });
    },
  },
});

/** AW-10.01 to AW-10.03 A stored card, without a citizen. */
export const buildStored = R.proc<One>(
  'stored.build',
  one,
)({
  // Which of them can be paid for is nobody else's business: only a single card is taken without asking.
  need: (g, v) => {
    const [only, other] = g.s.stored[v.seat] as ItemId[];
    if (only === undefined || other !== undefined) return g.goto('choose');
    return g.become(buildCard, { seat: v.seat, item: only, from: 'stored' });
  },
  choose: {
    ask: ASK.stored,
    by: (_, v) => v.seat,
    forced: 'ask',
    options: (s, v) => buildable(s, v.seat, s.stored[v.seat] as ItemId[]),
    refusals: (s, v) => unbuildable(s, v.seat, s.stored[v.seat] as ItemId[]),
    then: (g, v, key) => g.become(buildCard, { seat: v.seat, item: key, from: 'stored' }),
  },
});
