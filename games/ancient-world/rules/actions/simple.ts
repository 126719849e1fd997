import type { Objection } from '@edubba/kernel';
import { guarded, no, one } from '@edubba/kernel';
import { REBUILD_COINS } from '../../content/board.ts';
import { ASK, DECLINE, NONE, PERFORM, YES } from '../decisions.ts';
import { repairsUpTo } from '../effects/cards.ts';
import { gainCitizen } from '../effects/citizens.ts';
import { claimToken, gainCoins, gainKnowledge, pay } from '../effects/goods.ts';
import { abilities, claimable, lowestUnused } from '../queries/city.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

// The actions without a card to choose: Labor, Draft, Learn, Rebuild, Grow.

/** D.8 To perform it or not, for an action with a guard. */
const deciding = (guard: (s: State, v: One) => Objection | undefined) =>
  guarded<State, One>(
    () => [PERFORM, DECLINE],
    (s, v, key) => (key === PERFORM ? guard(s, v) : undefined),
  );

/** AW-6.01, AW-15.20 */
export const labor = R.proc<One>(
  'labor',
  one,
)({
  earn: (g, v) => {
    gainCoins(g, v.seat, numberOf(g.s, 'labor-coins'), 'AW-6.01');
    return abilities(g.s, v.seat, 'scribe') > 0 ? g.goto('scribe') : g.end();
  },
  // The coins just earned may be used.
  scribe: {
    ask: ASK.scribe,
    by: (_, v) => v.seat,
    options: () => [YES, NONE],
    then: (g, v, key) => {
      if (key === YES) {
        pay(g, v.seat, 'coins', 1, 'AW-15.20');
        gainKnowledge(g, v.seat, 1, 'AW-15.20');
      }
      return g.end();
    },
  },
});

/** AW-6.12 One sword for every performed placement. */
export const draft = R.proc<One>(
  'draft',
  one,
)({
  enlist: (g, v) => {
    g.s.draft[v.seat] = (g.s.draft[v.seat] as number) + 1;
    g.emit({ type: 'draft.sword', seat: v.seat, rule: 'AW-6.12', data: { n: g.s.draft[v.seat] as number } });
    return g.end();
  },
});

function coinsObjection(s: State, seat: number, cost: number, rule: string): Objection | undefined {
  const coins = s.coins[seat] as number;
  return coins < cost ? no(rule, 'no.action.coins', { cost, coins }, { id: 'fix.coins' }) : undefined;
}

/** AW-6.24 */
export const learn = R.proc<One>(
  'learn',
  one,
)({
  choose: {
    ask: ASK.perform,
    by: (_, v) => v.seat,
    ...deciding((s, v) => coinsObjection(s, v.seat, numberOf(s, 'learn-coins'), 'AW-6.24')),
    about: () => ({ action: 'learn' }),
    then: (g, v, key) => {
      if (key === PERFORM) {
        pay(g, v.seat, 'coins', numberOf(g.s, 'learn-coins'), 'AW-6.24');
        gainKnowledge(g, v.seat, 1, 'AW-6.24');
      }
      return g.end();
    },
  },
});

/** AW-6.25 to AW-6.32 Whoever does not want the token declines all of it (AW-A.31). */
export const rebuild = R.proc<One>(
  'rebuild',
  one,
)({
  need: (g) => g.goto(claimable(g.s) ? 'choose' : 'perform'),
  choose: {
    ask: ASK.perform,
    by: (_, v) => v.seat,
    ...deciding(() => undefined),
    about: () => ({ action: 'rebuild' }),
    then: (g, _, key) => (key === PERFORM ? g.goto('perform') : g.end()),
  },
  perform: (g, v) => {
    gainCoins(g, v.seat, REBUILD_COINS, 'AW-6.26');
    claimToken(g, v.seat, 'AW-6.27');
    return g.become(repairsUpTo, { seat: v.seat, left: numberOf(g.s, 'rebuild-cards'), rule: 'AW-6.25' });
  },
});

/** AW-6.60 */
function growObjection(s: State, { seat }: One): Objection | undefined {
  if (lowestUnused(s, seat) === 0) return no('AW-6.60', 'no.grow.all', {}, { id: 'fix.decline' });
  return coinsObjection(s, seat, numberOf(s, 'grow-coins'), 'AW-6.57');
}

/** AW-6.57 to AW-6.59 */
export const grow = R.proc<One>(
  'grow',
  one,
)({
  choose: {
    ask: ASK.perform,
    by: (_, v) => v.seat,
    ...deciding(growObjection),
    about: () => ({ action: 'grow' }),
    then: (g, v, key) => {
      if (key === PERFORM) {
        pay(g, v.seat, 'coins', numberOf(g.s, 'grow-coins'), 'AW-6.57');
        gainCitizen(g, v.seat, 'AW-6.57');
      }
      return g.end();
    },
  },
});
