import type { Thumb, Told } from '@edubba/bots';
import type { ItemId, Key, Observation, Seat } from '@edubba/kernel';
import type { Civilisation } from '../content/civilisations.ts';
import { favourCard } from '../content/favour-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import type { Area } from '../content/tracks.ts';
import { AREA_NUMBERS } from '../content/tracks.ts';
import type { Act, Action, Means } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { civilisationAt } from '../rules/queries/bonuses.ts';
import { adjoinsWell } from '../rules/queries/costs.ts';
import { ahead, camels } from './ahead.ts';
import { bonusWorth, roofEffect } from './boards.ts';
import { change, withShip } from './change.ts';
import { favour, withTile } from './favours.ts';
import { hutWorth, lastHut } from './huts.ts';
import { columnWorth, keeping } from './menus.ts';
import { position } from './position.ts';
import type { Step } from './steps.ts';
import { best, found, gold, hut, offerings, ploughs, purchase, raise, roof, takeCard, tribute } from './steps.ts';
import { favourWorth, foodWorth, goods, isLast, VP } from './worth.ts';

/** A step, and what it takes from what the Camels could still do. */
function thumbsOf(observation: Observation<State>, step: Step | undefined): Thumb[] {
  if (step === undefined) return [{ feature: 'unlikely', amount: 1 }];
  return [...step.gains, camels(observation, step.after)];
}

/** The steps a plain action can be. */
function steps(s: State, seat: Seat, action: Action): Step[] {
  switch (action) {
    case 'found':
      return found(s, seat);
    case 'raise':
      return raise(s, seat);
    case 'roof':
      return roof(s, seat);
    case 'offerings':
      return offerings(s, seat);
    case 'tribute':
      return tribute(s, seat, 0, -1);
    case 'gold':
      return gold(s, seat);
    case 'purchase':
      return purchase(s, seat);
    case 'card':
      return takeCard(s, seat);
    case 'ploughs':
      return ploughs(s, seat);
  }
}

/** The Actions turn: every action by what it brings, and what the Camels left over can still bring after it. */
export function act(observation: Observation<State>, answer: Act): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  if (answer === 'end')
    return [{ feature: 'keeps-camels', amount: keeping(s, s.camels[seat] ?? 0) - ahead(observation) }];
  if (typeof answer === 'string') return thumbsOf(observation, best(steps(s, seat, answer), seat));
  switch (answer.verb) {
    case 'favour':
      return favour(observation, answer.what);
    case 'hut':
      return hutThumbs(observation, answer.what);
    case 'ship':
      return ship(observation, answer.what);
    case 'camel': {
      const spent = { feature: 'favour-spent', amount: -favourWorth(s, answer.what) };
      return [spent, camels(observation, change(s, seat, { camels: 1 }))];
    }
    default:
      return [];
  }
}

/** All sites of a kind are as good as each other for a Ziggurat: looked at once for a question. */
const sites = new WeakMap<Observation<State>, Map<string, Thumb[]>>();

function hutThumbs(observation: Observation<State>, space: Space): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  if (isLast(s)) return thumbsOf(observation, hut(s, seat, space));
  const seen = sites.get(observation) ?? new Map<string, Thumb[]>();
  sites.set(observation, seen);
  const kind = `${SPACES[space]?.terrain}${adjoinsWell(s, space) ? ' at a Well' : ''}`;
  const thumbs = seen.get(kind) ?? thumbsOf(observation, hut(s, seat, space));
  seen.set(kind, thumbs);
  return thumbs;
}

/** A Ship helps everybody and is better kept for a Tribute or the next Build step, but for a Hut that it lets be built at the end. */
function ship(observation: Observation<State>, space: Space): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const opens =
    isLast(s) && (s.personalHuts[seat] ?? 0) > 0 ? lastHut(withShip(s, seat, space), seat) - lastHut(s, seat) : 0;
  if (opens <= 0) return [{ feature: 'ship-idle', amount: 1 }];
  return [{ feature: 'ship-opens', amount: opens }, camels(observation, change(s, seat, { ships: -1 }))];
}

export function refresh(observation: Observation<State>, column: Column): Thumb[] {
  const { seat } = observation;
  return [camels(observation, withTile(position(observation), seat, column))];
}

/** Where a Ziggurat replaces a Hut: the one that is missed least. */
export function giveUp(observation: Observation<State>, space: Space): Thumb[] {
  const { seat } = observation;
  return [{ feature: 'gives-up', amount: -hutWorth(position(observation), seat, space) }];
}

/** Which column to take a piece from. */
export function columnOf(observation: Observation<State>, column: Column): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  return [{ feature: `column-${COLUMN_NAMES[column]}`, amount: columnWorth(s, seat, column) }];
}

/** Which Ziggurat to raise: by level, since height scores the same everywhere. */
export function raiseAt(observation: Observation<State>, at: Space): Thumb[] {
  const { seat } = observation;
  const step = best(
    raise(position(observation), seat).filter(({ space }) => space === at),
    seat,
  );
  return thumbsOf(observation, step);
}

export function offeringsSize(observation: Observation<State>, size: number): Thumb[] {
  const { seat } = observation;
  return thumbsOf(observation, offerings(position(observation), seat)[size - 1]);
}

export function goldSize(observation: Observation<State>, _: unknown, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(
    observation,
    gold(position(observation), seat).find(({ key: size }) => size === key),
  );
}

export function roofFrom(observation: Observation<State>, _: unknown, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(
    observation,
    roof(position(observation), seat).find(({ key: area }) => area === key),
  );
}

export function tributeTo(observation: Told<State, { less: number }>, _: unknown, key: Key): Thumb[] {
  const { seat } = observation;
  const { less } = observation.about;
  return thumbsOf(
    observation,
    tribute(position(observation), seat, less, -1).find(({ key: place }) => place === key),
  );
}

export function buy(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(
    observation,
    purchase(position(observation), seat).find(({ key: what }) => what === key),
  );
}

/** A Roof must be laid on a Tribute area: for the reward, and where it can be built cheaply. */
export function cover(observation: Observation<State>, area: Area): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const reward = (['farmer', 'ship', 'gold'] as const)[area];
  return [
    { feature: `cover-${reward}`, amount: s.round === 6 && area !== 2 ? 1 : goods(s, reward) },
    { feature: 'cover-effect', amount: Math.trunc(roofEffect(s, seat, area) / 4) },
  ];
}

/** Discount cards: what the Camels saved can still do. */
export function discount(effect: 'cheaper-piece' | 'cheaper-tribute') {
  return (observation: Told<State, { cost: number }>, cards: number): Thumb[] => {
    const { seat } = observation;
    const s = position(observation);
    const { cost } = observation.about;
    const held = (s.favours[seat] ?? []).find((item) => favourCard(item).effect === effect) ?? '';
    const paid = Math.max(0, cost - 2 * cards);
    return [
      camels(observation, change(s, seat, { camels: -Math.min(paid, s.camels[seat] ?? 0) })),
      { feature: 'favour-spent', amount: cards === 0 ? 0 : -cards * favourWorth(s, held) },
    ];
  };
}

/** Whether to take a Bonus. */
export function bonus(observation: Told<State, { civilisation: Civilisation | '' }>, answer: 'yes' | 'no'): Thumb[] {
  const { seat } = observation;
  if (answer === 'no') return [{ feature: 'enough', amount: 0 }];
  const s = position(observation);
  const { civilisation } = observation.about;
  const area = AREA_NUMBERS.find((one) => civilisationAt(s, one) === civilisation);
  return [{ feature: 'bonus', amount: area === undefined ? 0 : bonusWorth(s, seat, area) }];
}

export function bonusOf(observation: Observation<State>, area: Area): Thumb[] {
  const { seat } = observation;
  return [{ feature: 'bonus', amount: bonusWorth(position(observation), seat, area) }];
}

/** The cheapest way to pay. */
export function payWith(observation: Told<State, { civilisation: Civilisation }>, means: Means): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const { civilisation } = observation.about;
  const price: { readonly [means in Means]: number } = {
    gold: goods(s, 'gold') - camels(observation, change(s, seat, { gold: -1 })).amount,
    vp: civilisation === 'medes' ? 2 * VP : VP,
    camel: -camels(observation, change(s, seat, { camels: -1 })).amount,
    farmer: goods(s, 'farmer'),
  };
  return [{ feature: `pay-${means}`, amount: -price[means] }];
}

/** Cards to take or keep. */
export function card(observation: Observation<State>, item: ItemId): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  if (item.startsWith('FV')) return [{ feature: 'favour-kept', amount: favourWorth(s, item) }];
  return [{ feature: 'food-card', amount: foodWorth(s, seat, item) }];
}
