import type { Key, Proc, Seat } from '@edubba/kernel';
import { forEachSeat, inOrder, one } from '@edubba/kernel';
import { PALACE } from '../../content/buildings.ts';
import type { EventId } from '../../content/events.ts';
import { SILVER } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { AKKAD } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { ARCHER, CHARIOT, PRIEST, SHIELD, SPEARMAN, UNITS } from '../../content/units.ts';
import { loseControl } from '../effects/control.ts';
import { drawCards } from '../effects/draw.ts';
import { giveResources } from '../effects/give.ts';
import { gainGoods, payGoods } from '../effects/goods.ts';
import { rebelsArrive } from '../effects/rebels.ts';
import { gainTokens } from '../effects/tokens.ts';
import { disband, hurtAmong } from '../effects/units.ts';
import { ALL_SPACES, CARD_SPACE, IDS, IS_CITY, IS_DANGER, NEIGHBOURS } from '../geography.ts';
import { citiesOf, cityCount, controlled, figuresAt, homeOwner, isEmpty, unitsAt } from '../queries/map.ts';
import { fromCrown, goodsOf, hasBuilt } from '../queries/players.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** AKK-5.13 Each player, clockwise from the Crown holder. */
function clockwise(name: string, each: Proc<State, One>): Proc<State, null> {
  const all = forEachSeat(R, `${name}.each`, each);
  return R.proc<null>(name)({ go: (g) => g.become(all, inOrder(fromCrown(g.s))) });
}

/** V03 */
const gift = R.proc<One>(
  'event.royal-gift.one',
  one,
)({
  token: (g, v) => g.call(gainTokens, { seat: v.seat, left: 1, rule: 'AKK-5.02' }, 'card'),
  card: (g, v) => g.become(drawCards, { seat: v.seat, left: 1, rule: 'AKK-5.02' }),
});

/** V04 The rest of it is looked up by TAX. */
const noPalace = R.proc<One>(
  'event.tax-inflation.one',
  one,
)({
  gain: (g, v) => {
    if (!hasBuilt(g.s, v.seat, PALACE)) gainGoods(g, v.seat, SILVER, 1, 'AKK-5.02');
    return g.end();
  },
});

/** A player places rebels on one of these spaces (decision 65). */
const placeRebels = R.proc<One & { spaces: Space[]; n: number }>('event.rebels')({
  possible: (g, v) => (v.spaces.length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'rebels.place',
    by: (_, v) => v.seat,
    options: (_, v) => v.spaces.map((space) => IDS[space] as Key),
    about: (_, v) => ({ n: v.n }),
    then: (g, v, answer) => g.become(rebelsArrive, { space: answer, n: v.n }),
  },
});

/** V05 The players with the most cities. */
const mostCities = (s: State, seat: Seat): boolean => {
  const mine = cityCount(s, seat);
  return mine > 0 && s.home.every((_, other) => cityCount(s, other) <= mine);
};

const uprising = R.proc<{ order: Seat[]; at: number }>('event.uprising')({
  next: (g, v) => {
    const seat = v.order[v.at++];
    if (seat === undefined) return g.end();
    const spaces = citiesOf(g.s, seat).filter((space) => space !== AKKAD && homeOwner(g.s, space) === NOBODY);
    return g.call(placeRebels, { seat, spaces, n: 2 }, 'next');
  },
});

/** V06 Next to dangerous terrain, or anywhere without a city. */
function raided(s: State, seat: Seat): Space[] {
  const open = controlled(s, seat).filter((space) => IS_CITY[space] !== true);
  const border = open.filter((space) => (NEIGHBOURS[space] ?? []).some((next) => IS_DANGER[next]));
  return border.length > 0 ? border : open;
}

const raid = R.proc<One>(
  'event.gutian-raid.one',
  one,
)({
  place: (g, v) => g.become(placeRebels, { seat: v.seat, spaces: raided(g.s, v.seat), n: 1 }),
});

/** V08 Mercenaries and champions do not serve. */
const SERVING: readonly Kind[] = [SPEARMAN, ARCHER, PRIEST, CHARIOT, SHIELD];

/** V08 Own units on the board but champions: `spearman/MAR`. */
function levied(s: State, seat: Seat): Key[] {
  const keys: Key[] = [];
  for (const space of ALL_SPACES) {
    if (figuresAt(s, seat, space) === 0) continue;
    for (const kind of SERVING)
      if (unitsAt(s, seat, space, kind) > 0) keys.push(`${UNITS[kind] ?? ''}/${IDS[space] ?? ''}`);
  }
  return keys;
}

const canPay = (s: State, seat: Seat): boolean => goodsOf(s, seat, SILVER) >= 2;

const levy = R.proc<One & { left: number }>('event.levy.one')({
  next: (g, v) => {
    if (v.left-- === 0) return g.end();
    if (canPay(g.s, v.seat) || levied(g.s, v.seat).length > 0) return g.goto('give');
    // AKK-5.08 as much as possible
    payGoods(g, v.seat, SILVER, goodsOf(g.s, v.seat, SILVER), 'AKK-5.08');
    return g.goto('next');
  },
  give: {
    ask: 'event.levy',
    by: (_, v) => v.seat,
    options: (s, v) => [...(canPay(s, v.seat) ? ['silver'] : []), ...levied(s, v.seat)],
    about: (_, v) => ({ left: v.left + 1 }),
    then: (g, v, answer) => {
      if (answer === 'silver') payGoods(g, v.seat, SILVER, 2, 'AKK-5.09');
      else {
        const { kind, space } = answer;
        const all = unitsAt(g.s, v.seat, space, kind);
        disband(g, v.seat, space, kind, 1, Math.min(1, hurtAmong(g.s, v.seat, space, kind, all)), 'AKK-5.09');
      }
      return g.goto('next');
    },
  },
});

const levyOne = R.proc<One>(
  'event.levy-for-the-king.one',
  one,
)({
  twice: (g, v) => g.become(levy, { seat: v.seat, left: 2 }),
});

/** V09 */
const demand = R.proc<One>(
  'event.tribute-demand.one',
  one,
)({
  pay: (g, v) => g.become(giveResources, { giver: v.seat, taker: NOBODY, left: 3, rule: 'AKK-5.09' }),
});

/** V12 Every blue city without units gets a rebel; its controller loses it. */
const returnOfTheRebels = R.proc<null>('event.return-of-the-rebels')({
  come: (g) => {
    for (const space of CARD_SPACE) {
      if (space === AKKAD || space === g.s.residence || !isEmpty(g.s, space)) continue;
      g.s.rebels[space] = 1;
      loseControl(g, space, 'AKK-5.07');
      g.emit({ type: 'rebels.placed', rule: 'AKK-5.06', data: { space: IDS[space] ?? '', n: 1 } });
    }
    return g.end();
  },
});

const uprisingNow = R.proc<null>('event.uprising.now')({
  who: (g) => g.become(uprising, { order: fromCrown(g.s).filter((seat) => mostCities(g.s, seat)), at: 0 }),
});

/** What the events do at once; those without an entry only change the rest of the round. */
export const EVENT_PROCS: { readonly [event in EventId]?: Proc<State, null> } = {
  'royal-gift': clockwise('event.royal-gift', gift),
  'tax-inflation': clockwise('event.tax-inflation', noPalace),
  uprising: uprisingNow,
  'gutian-raid': clockwise('event.gutian-raid', raid),
  'levy-for-the-king': clockwise('event.levy-for-the-king', levyOne),
  'tribute-demand': clockwise('event.tribute-demand', demand),
  'return-of-the-rebels': returnOfTheRebels,
};
