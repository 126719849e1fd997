import type { Thumb } from '@edubba/bots';
import { rulesOfThumb } from '@edubba/bots';
import type { Key, Observation } from '@edubba/kernel';
import { foodCard } from '../content/food-cards.ts';
import { spaceOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { act, column, discount, foundAt, goldSize, offeringsSize, payWith, roofFrom, tributeTo } from './acting.ts';
import { bid } from './bidding.ts';
import { build, hutThumbs, startSpace } from './building.ts';
import { feed, icon } from './feeding.ts';
import { camelWorth, favourWorth, yieldOf } from './worth.ts';

type Look = (observation: Observation<State>, key: Key) => Thumb[];

const keepFavour: Look = ({ view }, key) => [{ feature: 'favour', amount: favourWorth(view.s, key) }];
const keepFood: Look = (_, key) => [{ feature: 'row-icons', amount: foodCard(key).icons.length }];
const takeCard: Look = (observation, key) =>
  key.startsWith('FV') ? keepFavour(observation, key) : [{ feature: 'food-card', amount: foodCard(key).icons.length }];
const giveUp: Look = ({ view, seat }, key) => [{ feature: 'gives-up', amount: yieldOf(view.s, seat, spaceOf(key)) }];
const settle: Look = (observation, key) => hutThumbs(observation, spaceOf(key));
const dig: Look = (_, key) => [{ feature: key === 'done' ? 'enough' : 'dig', amount: 1 }];
const spare: Look = (_, key) => [{ feature: key === 'pay' ? 'bid-cost' : 'spare', amount: key === 'pay' ? 3 : 1 }];
const buy: Look = ({ view }, key) => [
  { feature: key === 'hut' ? 'buy-hut' : 'buy-goods', amount: view.s.round === 6 ? 1 : 2 },
];
const cover: Look = (_, key) => [{ feature: `cover-${key}`, amount: 1 }];
const refresh: Look = ({ view }, key) => [{ feature: `refresh-${key}`, amount: camelWorth(view.s) > 1 ? 1 : 2 }];

/** A Bonus is nearly always welcome; giving up a Hut only where it earns little. */
const bonus: Look = ({ about, view }, key) => {
  if (key === 'no') return [{ feature: 'enough', amount: 1 }];
  const { civilisation = '' } = about as { readonly civilisation?: string };
  const costly = civilisation === 'hittites' || civilisation === 'egyptians';
  return [
    {
      feature: costly && view.s.round < 6 ? 'bonus-costly' : civilisation === 'cimmerians' ? 'bonus-move' : 'bonus',
      amount: 1,
    },
  ];
};

/** Plays every decision by weights in tenths of a VP, and says which. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: {
    'bid.place': bid,
    'bid.spare': spare,
    'start.column': column,
    'start.space': startSpace,
    'solo.keep': keepFood,
    'build.next': build,
    'feed.next': feed,
    'feed.icon': icon,
    'well.dig': dig,
    'action.choose': act,
    'found.space': foundAt,
    'found.column': column,
    'raise.column': column,
    'ziggurat.discount': discount,
    'tribute.discount': discount,
    'roof.area': roofFrom,
    'roof.place': cover,
    'offerings.size': offeringsSize,
    'gold.size': goldSize,
    'purchase.what': buy,
    'card.take': takeCard,
    'tribute.place': tributeTo,
    'bonus.resolve': bonus,
    'bonus.pay': payWith,
    'bonus.destroy': giveUp,
    'favour.keep': keepFavour,
    'tile.refresh': refresh,
    'pact.space': settle,
    'move.to': settle,
    'move.from': giveUp,
  },
  weights: {
    enough: 0,
    yield: 1,
    later: 1,
    hungry: -12,
    well: 6,
    room: 1,
    favour: 1,
    ship: -5,
    'start-river': 8,
    'start-between': 5,
    'start-wells': 1,
    'start-foods': 2,
    'start-lost': -2,
    feeds: 5,
    earns: 1,
    regret: -40,
    wild: -4,
    'card-feeds': 12,
    'card-wastes': -4,
    'use-icon': 60,
    'tool-instead': -30,
    'plough-only': 8,
    'token-only': 6,
    'farmer-saves': 8,
    'farmer-idle': -8,
    'favour-idle': -10,
    'favour-farmer': 6,
    'favour-food': 8,
    'favour-plough': 9,
    'favour-barter': 5,
    'favour-harvest': 5,
    'row-feeds': 14,
    'row-icons': 3,
    'row-favour': 9,
    'row-late': -2,
    'bid-cost': -10,
    spare: -12,
    dig: 40,
    ploughs: 1,
    found: 1,
    raise: 1,
    roof: 1,
    offerings: 1,
    tribute: 1,
    gold: 1,
    purchase: 1,
    card: 1,
    camel: 1,
    settle: 1,
    'gives-up': -1,
    'column-offerings': 2,
    'column-purchase': 1,
    'column-card': 1,
    'column-gold': 3,
    discount: 1,
    'give-ship': 1,
    price: -1,
    'buy-hut': 5,
    'buy-goods': 4,
    'food-card': 4,
    'cover-highest': 1,
    'cover-middle': 2,
    'cover-lowest': 3,
    'refresh-offerings': 4,
    'refresh-purchase': 1,
    'refresh-card': 1,
    'refresh-gold': 2,
    bonus: 6,
    'bonus-costly': -6,
    'bonus-move': -2,
  },
  others: 2,
});
