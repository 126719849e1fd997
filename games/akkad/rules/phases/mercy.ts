import type { ItemId, Key, Proc, Seat } from '@edubba/kernel';
import { one, option } from '@edubba/kernel';
import { GRAIN, LAPIS, SHEEP, SILVER } from '../../content/goods.ts';
import type { MercyId } from '../../content/mercies.ts';
import { mercyCard } from '../../content/mercies.ts';
import { ARCHER, CHARIOT } from '../../content/units.ts';
import { gainTile } from '../effects/buildings.ts';
import { drawCards } from '../effects/draw.ts';
import { gainGoods } from '../effects/goods.ts';
import { mayPlace, placeUnits } from '../effects/place.ts';
import { gainTokens } from '../effects/tokens.ts';
import { buildable, fromCrown, upgradable } from '../queries/players.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { merciesOf, NOBODY } from '../state.ts';

/** M5 Host of Ishtar: a chariot or two archers. */
const host = R.proc<One>(
  'mercy.host',
  one,
)({
  which: {
    ask: 'mercy.host',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => [
      ...(mayPlace(s, v.seat, CHARIOT) ? ['chariot'] : []),
      ...(mayPlace(s, v.seat, ARCHER) ? ['archer'] : []),
    ],
    then: (g, v, answer) => {
      const [kind, n] = answer === 'chariot' ? [CHARIOT, 1] : [ARCHER, 2];
      return g.become(placeUnits, { seat: v.seat, kind, n, skip: false, rule: 'AKK-19.29' });
    },
  },
});

function gain(g: G, seat: Seat, ...goods: readonly (readonly [good: number, n: number])[]): void {
  for (const [good, n] of goods) gainGoods(g, seat, good, n, 'AKK-19.29');
}

/** What a Mercy card does when it is used; Blessing of Suen is used in the conversion itself. */
const EFFECTS: { readonly [card in MercyId]?: Proc<State, One> } = {
  'gift-of-enlil': R.proc<One>(
    'mercy.gift',
    one,
  )({
    gain: (g, v) => g.become(gainTokens, { seat: v.seat, left: 3, rule: 'AKK-19.29' }),
  }),
  'wisdom-of-enki': R.proc<One>(
    'mercy.wisdom',
    one,
  )({
    gain: (g, v) => g.become(drawCards, { seat: v.seat, left: 3, rule: 'AKK-19.29' }),
  }),
  'bounty-of-ninhursag': R.proc<One>(
    'mercy.bounty',
    one,
  )({
    gain: (g, v) => {
      gain(g, v.seat, [GRAIN, 4], [SHEEP, 4]);
      return g.end();
    },
  }),
  'treasure-of-an': R.proc<One>(
    'mercy.treasure',
    one,
  )({
    gain: (g, v) => {
      gain(g, v.seat, [LAPIS, 2], [SILVER, 1]);
      return g.end();
    },
  }),
  'host-of-ishtar': host,
  'light-of-shamash': R.proc<One>(
    'mercy.light',
    one,
  )({
    gain: (g, v) => g.become(gainTile, { seat: v.seat, what: 'either', skip: false, rule: 'AKK-19.29' }),
  }),
};

/** Mercy cards of a hand that may be used at this moment and would do something. */
export function usableMercies(s: State, seat: Seat, when: 'prestige' | 'own-turn'): ItemId[] {
  return (s.mercies[seat] ?? []).filter((item) => {
    if (mercyCard(item).when !== when) return false;
    if (item === 'host-of-ishtar') return mayPlace(s, seat, CHARIOT) || mayPlace(s, seat, ARCHER);
    return item !== 'light-of-shamash' || buildable(s, seat).length + upgradable(s, seat).length > 0;
  });
}

/** AKK-19.29, AKK-19.34 A used Mercy card leaves the game. */
export const useMercy = R.proc<One & { item: ItemId }>('mercy.use')({
  use: (g, v) => {
    g.move(v.item, merciesOf(v.seat), 'mercyUsed', { type: 'mercy.used', seat: v.seat, rule: 'AKK-19.29' });
    const effect = EFFECTS[v.item as MercyId];
    return effect === undefined ? g.end() : g.become(effect, { seat: v.seat });
  },
});

/** AKK-19.27, AKK-19.28, AKK-A.29 Who may take a card: the players with the fewest VP, once a mission has been scored. */
export function mercied(s: State): Seat[] {
  if (!s.missionScored.some(Boolean)) return [];
  const taken = s.mercyUsed.length + s.mercies.flat().length;
  if (option(s, 'mercy') === 'once' && taken > 0) return [];
  const fewest = Math.min(...s.vp);
  return fromCrown(s).filter((seat) => s.vp[seat] === fewest);
}

type Granting = { takers: Seat[]; holders: Seat[] };

/** AKK-19.27 to AKK-19.29 Step 14: cards are taken, then those of the prestige phase may be used, in any prestige phase. */
export const mercy = R.proc<Granting>('prestige.mercy')({
  begin: (g, v) => {
    v.takers = mercied(g.s);
    return g.goto('next');
  },
  next: (g, v) => {
    if (v.takers.length > 0 && g.s.mercyDeck.length > 0) return g.goto('take');
    v.holders = fromCrown(g.s);
    return g.goto('holder');
  },
  take: {
    ask: 'mercy.take',
    by: (_, v) => v.takers[0] ?? NOBODY,
    options: () => ['take', 'decline'],
    then: (g, v, answer) => {
      if (answer === 'take') return g.goto('draw');
      v.takers.shift();
      return g.goto('next');
    },
  },
  draw: {
    chance: 'draw.mercy',
    outcomes: (s) => s.mercyDeck,
    then: (g, v, item) => {
      const seat = v.takers.shift() ?? 0;
      g.move(item, 'mercyDeck', merciesOf(seat), { type: 'mercy.taken', seat, rule: 'AKK-19.28' });
      return g.goto('next');
    },
  },
  // Whoever holds any is asked, so that being asked says nothing.
  holder: (g, v) => {
    while (v.holders.length > 0 && (g.s.mercies[v.holders[0] ?? 0]?.length ?? 0) === 0) v.holders.shift();
    return v.holders.length === 0 ? g.end() : g.goto('use');
  },
  use: {
    ask: 'mercy.use',
    by: (_, v) => v.holders[0] ?? NOBODY,
    options: (s, v) => [...usableMercies(s, v.holders[0] ?? NOBODY, 'prestige'), 'keep'],
    forced: 'ask',
    then: (g, v, answer, key) => {
      const seat = v.holders[0] ?? 0;
      if (answer !== 'keep') return g.call(useMercy, { seat, item: key }, 'holder');
      v.holders.shift();
      return g.goto('holder');
    },
  },
});
