import type { ItemId, Seat } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import { ASK, citizenIn, DONE, FOOD, repairIn, repairKey } from '../decisions.ts';
import { repairCard } from '../effects/cards.ts';
import { readyKeys, starve } from '../effects/citizens.ts';
import { pay } from '../effects/goods.ts';
import { citizensOf, countAt, damagedCards, feeds, foodOf } from '../queries/city.ts';
import { citizensAway, noFarms, nothingToRepair } from '../queries/closed.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { STARVING } from '../state.ts';

/** `bought`: food for this check only (AW-11.11). */
type Checking = { seat: Seat; bought?: number };

const copy = ({ seat, bought }: Checking): Checking => (bought === undefined ? { seat } : { seat, bought });

/** AW-13.15 So many citizens still lack food. */
export const shortage = (s: State, { seat, bought = 0 }: Checking): number =>
  citizensOf(s, seat) - countAt(s, seat, STARVING) - foodOf(s, seat) - bought;

const afford = (s: State, { seat }: Checking): boolean => (s.ambrosia[seat] as number) >= AMBROSIA.food;

/** AW-13.24 Damaged cards that would feed somebody. */
const farms = (s: State, { seat }: Checking): ItemId[] => damagedCards(s, seat).filter(feeds);

/** AW-13.15 to AW-13.17, AW-13.24 Whoever is short of food may spend ambrosia first; then exactly as many starve as lack food. */
export const starvation = R.proc<Checking>('starvation', { copy })({
  check: (g, v) => {
    if (shortage(g.s, v) <= 0) return g.end();
    return g.goto(afford(g.s, v) ? 'cover' : 'starve');
  },
  cover: {
    ask: ASK.cover,
    by: (_, v) => v.seat,
    options: (s, v) => (afford(s, v) && shortage(s, v) > 0 ? [FOOD, ...farms(s, v).map(repairKey), DONE] : [DONE]),
    refusals: (s, { seat }) => [...nothingToRepair(s, seat, repairKey), ...noFarms(s, seat, repairKey)],
    about: (s, v) => ({ short: shortage(s, v) }),
    then: (g, v, key) => {
      if (key === DONE) return shortage(g.s, v) > 0 ? g.goto('starve') : g.end();
      const { seat } = v;
      pay(g, seat, 'ambrosia', AMBROSIA.food, key === FOOD ? 'AW-11.11' : 'AW-11.08');
      if (key === FOOD) v.bought = (v.bought ?? 0) + 1;
      else repairCard(g, seat, repairIn(key), 'AW-13.24');
      return g.goto('check');
    },
  },
  starve: {
    ask: ASK.hungry,
    by: (_, v) => v.seat,
    options: (s, v) => (shortage(s, v) > 0 ? readyKeys(s, v.seat) : [DONE]),
    refusals: (s, v) => citizensAway(s, v.seat, 'AW-13.16'),
    about: (s, v) => ({ short: shortage(s, v) }),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      starve(g, v.seat, citizenIn(key), 'AW-13.16');
      return shortage(g.s, v) > 0 ? g.goto('starve') : g.end();
    },
  },
});
