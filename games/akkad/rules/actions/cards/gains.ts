import type { Key } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { GRAIN, LAPIS, SHEEP, SILVER, tokenOf } from '../../../content/goods.ts';
import { upgrade } from '../../effects/buildings.ts';
import { discardToLimit, showToSpy } from '../../effects/draw.ts';
import { giveResources } from '../../effects/give.ts';
import { gainGoods } from '../../effects/goods.ts';
import { settleLast } from '../../effects/scoring.ts';
import { gainToken } from '../../effects/tokens.ts';
import { spaceIn } from '../../geography.ts';
import { UPGRADE_KEYS } from '../../keys.ts';
import { bordering, citiesOf, isStorm } from '../../queries/map.ts';
import { othersAfter, supplyKeys, upgradable } from '../../queries/players.ts';
import { R } from '../../rules.ts';
import { handOf, NOWHERE } from '../../state.ts';
import { collect } from '../collect.ts';
import { tax, taxOf } from '../tax.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './played.ts';
import { keyOf, spaceKeys, targeted, targetOf } from './played.ts';

/** C12 Royal Decree: 1 command token of one's choice. */
export const royalDecree: Played = targeted(
  'royal-decree',
  'mode',
  supplyKeys,
  R.proc<Announcing>('card.royal-decree')({
    gain: (g, v) => {
      gainToken(g, v.seat, tokenOf(keyOf(v.targets)), 'AKK-17.01');
      return g.end();
    },
  }),
);

/** C12 Caravan: 2 silver or 1 lapis. */
export const caravan: Played = targeted(
  'caravan',
  'mode',
  () => ['silver', 'lapis'],
  R.proc<Announcing>('card.caravan')({
    gain: (g, v) => {
      if (v.targets === 'lapis') gainGoods(g, v.seat, LAPIS, 1, 'AKK-17.01');
      else gainGoods(g, v.seat, SILVER, 2, 'AKK-17.01');
      return g.end();
    },
  }),
);

/** C12 Bounty of the Fields: 5 staples in any mix; it is said how many of them are grain. */
export const bountyOfTheFields: Played = targeted(
  'bounty-of-the-fields',
  'mode',
  () => ['grain/0', 'grain/1', 'grain/2', 'grain/3', 'grain/4', 'grain/5'],
  R.proc<Announcing>('card.bounty')({
    gain: (g, v) => {
      const mode = targetOf('mode', v.targets);
      const grain = typeof mode === 'object' && mode.verb === 'grain' ? mode.what : 0;
      gainGoods(g, v.seat, GRAIN, grain, 'AKK-17.01');
      gainGoods(g, v.seat, SHEEP, 5 - grain, 'AKK-17.01');
      return g.end();
    },
  }),
);

/** C12, AKK-22.05 Second Harvest: COLLECT without activating; activated spaces one controls give too. */
export const secondHarvest: Played = targeted(
  'second-harvest',
  'space',
  (s, seat) => spaceKeys(citiesOf(s, seat).filter((space) => !isStorm(s, space))),
  R.proc<Announcing>('card.second-harvest')({
    collect: (g, v) => g.become(collect, { seat: v.seat, city: spaceIn(keyOf(v.targets)), how: 'second-harvest' }),
  }),
);

/** C12, AKK-22.05 Royal Collectors: TAX without activating; activated cities count too. */
export const royalCollectors: Played = {
  legal: (s, seat) => taxOf(s, { seat, city: NOWHERE, all: true }) > 0,
  resolve: R.proc<Announcing>('card.royal-collectors')({
    tax: (g, v) => g.become(tax, { seat: v.seat, city: NOWHERE, all: true }),
  }),
};

/** C12, AKK-13.03 Master Builder: an upgrade of a building one has. */
export const masterBuilder: Played = targeted(
  'master-builder',
  'mode',
  (s, seat) => upgradable(s, seat).map((tile) => UPGRADE_KEYS[tile] as Key),
  R.proc<Announcing>('card.master-builder')({
    gain: (g, v) => {
      const mode = targetOf('mode', v.targets);
      if (typeof mode === 'object' && mode.verb === 'upgrade') upgrade(g, v.seat, mode.what, 'AKK-17.01');
      // AKK-18.34 Assur's mission may be complete
      return settleLast(g);
    },
  }),
);

/** C12 Thief in the Night: a random action card of another player. */
export const thiefInTheNight: Played = targeted(
  'thief-in-the-night',
  'seat',
  (s, seat) => othersAfter(s, seat).map(String),
  R.proc<Announcing>('card.thief')({
    // The victim may have spent the last card on a Sabotage meanwhile.
    there: (g, v) => ((g.s.hand[Number(v.targets)]?.length ?? 0) === 0 ? g.end() : g.goto('take')),
    take: {
      chance: 'draw.theft',
      outcomes: (s, v) => s.hand[Number(v.targets)] ?? [],
      then: (g, v, item) => {
        const from = handOf(Number(v.targets));
        g.move(item, from, handOf(v.seat), { type: 'card.stolen', seat: v.seat, rule: 'AKK-17.01' });
        showToSpy(g, v.seat, item);
        return g.become(discardToLimit, { seat: v.seat });
      },
    },
  }),
  (s, _, key) => ((s.hand[Number(key)]?.length ?? 0) > 0 ? undefined : no('AKK-17.15', 'no.card.empty-hand')),
);

/** C12, AKK-17.14, AKK-16.17 Tribute: a neighbour gives 2 resources of their choice, or what there is. */
export const tribute: Played = targeted(
  'tribute',
  'seat',
  (s, seat) => othersAfter(s, seat).map(String),
  R.proc<Announcing>('card.tribute')({
    give: (g, v) => g.become(giveResources, { giver: Number(v.targets), taker: v.seat, left: 2, rule: 'AKK-17.14' }),
  }),
  (s, seat, key) =>
    bordering(s, seat, Number(key))
      ? undefined
      : no('AKK-16.17', 'no.trade.far', undefined, { id: 'fix.trade.border' }),
);
