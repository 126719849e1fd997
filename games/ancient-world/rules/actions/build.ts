import type { ItemId, Key } from '@edubba/kernel';
import { guarded } from '@edubba/kernel';
import { letterOf } from '../../content/decks.ts';
import { ASK, NONE } from '../decisions.ts';
import { buildCard } from '../effects/cards.ts';
import { buildObjection } from '../queries/building.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** AW-6.02, AW-6.10 One card of the row or of the C pile, or none. */
export const build = R.proc<One>('build')({
  choose: {
    ask: ASK.build,
    by: (_, v) => v.seat,
    ...guarded<State, One>(
      (s): Key[] => [...s.empireRow, ...s.pileC, NONE],
      (s, v, key) => (key === NONE ? undefined : buildObjection(s, v.seat, key)),
    ),
    then: (g, v, key) => {
      if (key === NONE) return g.end();
      return g.become(buildCard, { seat: v.seat, item: key, from: letterOf(key) === 'C' ? 'pileC' : 'empireRow' });
    },
  },
});

const buildable = guarded<State, One>(
  (s, v) => s.stored[v.seat] as ItemId[],
  (s, v, key) => buildObjection(s, v.seat, key),
);

/** AW-10.01 to AW-10.03 A stored card, without a citizen. */
export const buildStored = R.proc<One>('stored.build')({
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
    options: buildable.options,
    refusals: buildable.refusals,
    then: (g, v, key) => g.become(buildCard, { seat: v.seat, item: key, from: 'stored' }),
  },
});
