import type { Context, ItemId, Key, Next, Proc, Refusal, Seat } from '@edubba/kernel';
import { guarded, no, one } from '@edubba/kernel';
import type { Space } from '../../content/board.ts';
import { LEARN, SPACES } from '../../content/board.ts';
import { empireCard, empireNo } from '../../content/decks.ts';
import { ASK, BACK, citizenIn, citizenKey, goalIn } from '../decisions.ts';
import { takeCoins } from '../effects/armies.ts';
import { moveCitizen } from '../effects/citizens.ts';
import { gainAmbrosia, pay } from '../effects/goods.ts';
import { burdened } from '../queries/army.ts';
import { abilities } from '../queries/city.ts';
import { bareArmies, offTheBoard } from '../queries/closed.ts';
import type { Placing } from '../queries/placing.ts';
import {
  canPlace,
  chargeFor,
  openGoals,
  placedCitizens,
  placingObjection,
  placingTargets,
  reusing,
} from '../queries/placing.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { ON_CARD, READY } from '../state.ts';
import { build } from './build.ts';
import { cardAction } from './card-action.ts';
import { expand } from './expand.ts';
import { explore } from './explore.ts';
import { recruit } from './recruit.ts';
import { draft, grow, labor, learn, rebuild } from './simple.ts';
import { numberOf } from '../queries/numbers.ts';

/** The actions by space; Expand has its own locals. */
const ACTIONS: readonly (Proc<State, One> | undefined)[] = [
  labor,
  build,
  draft,
  undefined,
  learn,
  rebuild,
  recruit,
  explore,
  grow,
];

/** AW-5.08, AW-11.03, AW-11.10 Everything due for a placement is paid before the action, and the citizen moves. */
function settle(g: G, v: Placing, space: Space, raise: number): void {
  const { seat, skill } = v;
  const { s } = g;
  const charge = chargeFor(s, seat, space, skill + raise);
  pay(g, seat, 'ambrosia', raise, 'AW-11.10');
  pay(g, seat, 'coins', charge, 'AW-5.03');
  moveCitizen(s, seat, skill, space);
  g.emit({ type: 'citizen.placed', seat, rule: 'AW-5.01', data: { skill, space: SPACES[space] ?? '' } });
}

/** AW-7.01, AW-7.02 A citizen goes to a card, whose action is used by it. */
function settleOnCard(g: G, { seat, skill }: Placing, item: ItemId): void {
  const card = empireNo(item);
  moveCitizen(g.s, seat, skill, ON_CARD + card);
  g.s.used[card] = true;
  g.emit({ type: 'citizen.on-card', seat, rule: 'AW-7.01', data: { skill, card: empireCard(item).id } });
}

/** AW-5.01 One citizen to one space or card, and its action at once. Ends with `back` if nothing could be paid for after all. */
export const place = R.proc<Placing>('place', { copy: ({ seat, skill, from }) => ({ seat, skill, from }) })({
  where: {
    ask: ASK.where,
    by: (_, v) => v.seat,
    options: (s, v) => {
      const open = openGoals(s, v);
      return open.length === 0 ? [BACK] : open;
    },
    refusals: guarded(placingTargets, placingObjection).refusals,
    about: (_, v) => ({ skill: v.skill, from: v.from === READY ? '' : (SPACES[v.from] ?? '') }),
    then: (g, v, key: Key) => {
      const goal = goalIn(key);
      if (goal === undefined) return g.end(BACK);
      if (v.from !== READY) pay(g, v.seat, 'ambrosia', numberOf(g.s, 'reuse-ambrosia'), 'AW-11.03');
      if ('card' in goal) {
        settleOnCard(g, v, goal.card);
        return g.become(cardAction, { seat: v.seat, item: goal.card });
      }
      settle(g, v, goal.space, goal.raise);
      return g.become(perform, { seat: v.seat, space: goal.space });
    },
  },
});

function act(g: Context<State, 'collect'>, seat: Seat, space: Space): Next {
  const action = ACTIONS[space];
  return action === undefined ? g.call(expand, { seat, drawn: 0 }, 'collect') : g.call(action, { seat }, 'collect');
}

/** The action of a space, then its ambrosia (AW-5.12, AW-A.44). */
const perform = R.proc<{ seat: Seat; space: Space }>('perform', { copy: ({ seat, space }) => ({ seat, space }) })({
  // AW-15.11, AW-A.42 it refers to placing, not to learning
  trigger: (g, { seat, space }) => {
    const relief = space === LEARN && abilities(g.s, seat, 'outpost') > 0 && burdened(g.s, seat).length > 0;
    return relief ? g.goto('outpost') : act(g, seat, space);
  },
  outpost: {
    ask: ASK.outpost,
    by: (_, v) => v.seat,
    options: (s, v) => burdened(s, v.seat),
    refusals: (s, v) => bareArmies(s, v.seat, 'AW-15.11'),
    then: (g, v, item) => {
      takeCoins(g, v.seat, item, 1, 'AW-15.11');
      return act(g, v.seat, v.space);
    },
  },
  collect: (g, { seat, space }) => {
    gainAmbrosia(g, seat, g.s.spaceAmbrosia[space] as number, 'AW-5.12');
    g.s.spaceAmbrosia[space] = 0;
    return g.end();
  },
});

/** AW-11.04 Citizens on the main board for which no other place can be paid. */
const stuck = (s: State, seat: Seat): Refusal[] =>
  placedCitizens(s, seat)
    .filter((skill) => !canPlace(s, reusing(s, seat, skill)))
    .map((skill) => ({
      target: citizenKey(skill),
      ...no('AW-11.04', 'no.citizen.charge', { skill }, { id: 'fix.charge' }),
    }));

/** AW-11.03 to AW-11.05 One of the own citizens on the main board is used again. */
export const reuse = R.proc<One>(
  'reuse',
  one,
)({
  citizen: {
    ask: ASK.reuse,
    by: (_, v) => v.seat,
    options: (s, { seat }) => {
      const able = placedCitizens(s, seat).filter((skill) => canPlace(s, reusing(s, seat, skill)));
      return able.length === 0 ? [BACK] : able.map(citizenKey);
    },
    refusals: (s, { seat }) => [...offTheBoard(s, seat), ...stuck(s, seat)],
    then: (g, { seat }, key) => (key === BACK ? g.end(BACK) : g.become(place, reusing(g.s, seat, citizenIn(key)))),
  },
});
