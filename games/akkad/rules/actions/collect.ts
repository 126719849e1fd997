import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { GOODS, GRAIN, goodOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { gainGoods } from '../effects/goods.ts';
import { IDS } from '../geography.ts';
import type { Collecting } from '../queries/collect.ts';
import { colours, dry, flatAdditions, pashime, staplesGiven, yieldOf, yielding } from '../queries/collect.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { overflowingStores } from './cards/stores.ts';

/** `gave`: what spaces have given so far, by good; `next`: which of the spaces is asked. */
type Gathering = { seat: Seat; spaces: Space[]; next: number; gave: number[] };

const spaceOfTurn = (v: Gathering): Space => v.spaces[v.next] ?? -1;

/** V07 Without a canal a space gives no grain in a Drought, so that its other colour must be taken. */
function colourObjection(s: State, v: Gathering, key: Key): Objection | undefined {
  const space = spaceOfTurn(v);
  if (goodOf(key) !== GRAIN || !dry(s, v.seat, space)) return undefined;
  return no('AKK-13.20', 'no.collect.drought', { space: { id: `space.${IDS[space] ?? ''}` } }, { id: 'fix.canal' });
}

/** AKK-13.08 to AKK-13.15, AKK-13.20, AKK-13.21 COLLECT at a city, by the Storehouse, the Governor or a card. */
export const collect = R.proc<Collecting>('collect')({
  start: (g, v) => g.become(gather, { seat: v.seat, spaces: yielding(g.s, v), next: 0, gave: [0, 0, 0, 0] }),
});

const gather = R.proc<Gathering>('collect.from')({
  next: (g, v) => g.goto(v.next < v.spaces.length ? 'take' : 'flat'),
  // AKK-13.10 asked only where a space has several colours
  take: {
    ask: 'collect.choose',
    by: (_, v) => v.seat,
    ...guarded<State, Gathering>((_, v) => colours(spaceOfTurn(v)), colourObjection),
    about: (_, v) => ({ space: IDS[spaceOfTurn(v)] ?? '' }),
    then: (g, v, answer) => {
      const good = answer;
      v.next++;
      const n = yieldOf(g.s, v.seat, good);
      v.gave[good] = (v.gave[good] ?? 0) + n;
      gainGoods(g, v.seat, good, n, 'AKK-13.08');
      return g.goto('next');
    },
  },
  // AKK-13.20 flat additions once each, never doubled
  flat: (g, v) => {
    flatAdditions(g.s, v.seat, v.gave).forEach((n, good) => gainGoods(g, v.seat, good, n, 'AKK-13.20'));
    return g.goto(pashime(g.s, v.seat) ? 'pashime' : 'steward');
  },
  pashime: {
    ask: 'collect.bonus',
    by: (_, v) => v.seat,
    options: () => ['grain', 'sheep'],
    about: () => ({ source: 'pashime' }),
    then: (g, v, answer) => {
      if (answer !== 'skip') gainGoods(g, v.seat, answer, 1, 'AKK-13.20');
      return g.goto('steward');
    },
  },
  steward: (g, v) => g.goto(staplesGiven(g.s, v.seat, v.gave).length > 0 ? 'lugal' : 'cards'),
  // C4 Lugal-ushumgal, once per round, so that one may wait for a better harvest
  lugal: {
    ask: 'collect.bonus',
    by: (_, v) => v.seat,
    options: (s, v) => [...staplesGiven(s, v.seat, v.gave), 'skip'],
    about: () => ({ source: 'lugal-ushumgal' }),
    then: (g, v, answer) => {
      if (answer === 'skip') return g.goto('cards');
      g.s.characterUsed[v.seat] = true;
      gainGoods(g, v.seat, answer, 2, 'AKK-13.20');
      return g.goto('cards');
    },
  },
  cards: (g, v) => {
    const goods = GOODS.filter((_, good) => (v.gave[good] ?? 0) > 0);
    return g.call(overflowingStores, { seat: v.seat, goods, good: '' }, 'overflow');
  },
  overflow: (g, v) => {
    if (typeof g.result === 'string') gainGoods(g, v.seat, goodOf(g.result), 2, 'AKK-13.20');
    return g.end();
  },
});
