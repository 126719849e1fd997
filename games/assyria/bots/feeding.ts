import type { Thumb } from '@edubba/bots';
import type { Key, Observation } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';
import { foodCard } from '../content/food-cards.ts';
import type { Space } from '../content/map.ts';
import { spaceOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { feeds, unfed } from '../rules/index.ts';
import { feedable, larder, yieldOf } from './worth.ts';

/** How many more go hungry in the end if this icon, Plough or token is used for this Hut. */
function regret(s: State, seat: number, space: Space, used: Icon): number {
  const icons = larder(s, seat);
  const hungry = unfed(s, seat);
  const before = feedable(s, icons, hungry);
  icons.splice(icons.indexOf(used), 1);
  const after = feedable(
    s,
    icons,
    hungry.filter((hut) => hut !== space),
  );
  return before - 1 - after;
}

/** Which Hut an icon goes to: the one that earns most, without making another starve. */
export function icon({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const { s } = view;
  const [used = '', place = ''] = key.split('/').slice(-2);
  const space = spaceOf(place);
  const others = unfed(s, seat).filter((hut) => feeds(s, used as Icon, hut)).length;
  return [
    { feature: 'feeds', amount: 1, why: { id: 'thumb.feeds', params: { space: place, icon: { id: `food.${used}` } } } },
    { feature: 'earns', amount: yieldOf(s, seat, space) },
    { feature: 'regret', amount: Math.max(0, regret(s, seat, space, used as Icon)) },
    { feature: 'wild', amount: used === 'wild' && others > 1 ? 1 : 0 },
  ];
}

function card(s: State, seat: number, item: string): Thumb[] {
  const { icons } = foodCard(item);
  const hungry = unfed(s, seat);
  const fed = feedable(s, icons, hungry);
  return [
    { feature: 'card-feeds', amount: fed },
    { feature: 'card-wastes', amount: icons.length - fed },
  ];
}

/** A Plough or a token: where no card feeds the Hut, or where it saves a card worth keeping. */
function tool(s: State, seat: number, verb: string, place: string): Thumb[] {
  const space = spaceOf(place);
  const byCard = (s.food[seat] ?? []).some((item) => foodCard(item).icons.some((one) => feeds(s, one, space)));
  return [
    {
      feature: byCard ? 'tool-instead' : `${verb}-only`,
      amount: 1,
      why: { id: `thumb.${verb}`, params: { space: place } },
    },
    { feature: 'earns', amount: yieldOf(s, seat, space) },
  ];
}

/** A Farmer helps where left-over icons, or cards that fit nothing, could then feed. */
function farmer(s: State, seat: number, place: string): Thumb[] {
  const space = spaceOf(place);
  const hungry = unfed(s, seat);
  const icons = larder(s, seat);
  const helps =
    hungry.includes(space) &&
    icons.length > 0 &&
    feedable(s, icons, hungry) < hungry.length &&
    !icons.some((one) => feeds(s, one, space));
  return [
    {
      feature: helps ? 'farmer-saves' : 'farmer-idle',
      amount: 1,
      why: { id: helps ? 'thumb.farmer-saves' : 'thumb.farmer-idle', params: { space: place } },
    },
  ];
}

/** The Feed step. */
export function feed(observation: Observation<State>, key: Key): Thumb[] {
  const { view, seat } = observation;
  const { s } = view;
  const [verb = '', name = ''] = key.split('/');
  if (verb === 'icon') return [{ feature: 'use-icon', amount: 1 }, ...icon(observation, key)];
  if (verb === 'card') return card(s, seat, name);
  if (verb === 'plough' || verb === 'token') return tool(s, seat, verb, name);
  if (verb === 'farmer') return farmer(s, seat, name);
  if (verb === 'favour') {
    const hungry = unfed(s, seat);
    const lacking = hungry.length - feedable(s, larder(s, seat), hungry);
    const { effect } = favourCard(name);
    return [{ feature: lacking > 0 ? `favour-${effect}` : 'favour-idle', amount: 1 }];
  }
  return [{ feature: 'enough', amount: 1 }];
}
