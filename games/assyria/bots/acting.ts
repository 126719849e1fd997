import type { Thumb } from '@edubba/bots';
import type { ItemId, Key, Observation, Seat } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES, spaceOf } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NAMES, COLUMN_NUMBERS } from '../content/player-board.ts';
import type { Area } from '../content/tracks.ts';
import { AREA_NUMBERS, AREAS } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import { civilisationAt } from '../rules/queries/bonuses.ts';
import { adjoinsWell } from '../rules/queries/costs.ts';
import { change } from './change.ts';
import { lastFeeding } from './feast.ts';
import { bonusWorth, columnWorth, hutWorth, keeping, outlook, prospects, roofEffect } from './menus.ts';
import { bestMove } from './building.ts';
import { meansOf } from './settling.ts';
import type { Step } from './steps.ts';
import { best, found, gold, hut, offerings, ploughs, purchase, raise, roof, takeCard, tribute } from './steps.ts';
import { influenceGain, offeringsGain } from './tracks.ts';
import { favourWorth, foodWorth, goods, isLast, ploughWorth, VP } from './worth.ts';
import { position } from './position.ts';

const columnOf = (key: Key): Column => COLUMN_NAMES.indexOf(key as (typeof COLUMN_NAMES)[number]) as Column;
const areaOf = (key: Key): Area => AREA_NUMBERS[AREAS.indexOf(key as (typeof AREAS)[number])] ?? 0;

/** A step, and what the Camels that are left can still do. */
function thumbsOf(step: Step | undefined, seat: Seat): Thumb[] {
  if (step === undefined) return [{ feature: 'unlikely', amount: 1 }];
  return [...step.gains, { feature: 'rest', amount: prospects(step.after, seat) }];
}

/** The steps a plain action can be. */
function steps(s: State, seat: Seat, action: Key): Step[] {
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
    default:
      return ploughs(s, seat);
  }
}

/** The Actions turn: every action by what it brings, and what the Camels left over can still bring after it. */
export function act(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const [verb = '', name = ''] = key.split('/');
  if (verb === 'end') return [{ feature: 'keeps-camels', amount: keeping(s, s.camels[seat] ?? 0) }];
  if (verb === 'favour') return favour(s, seat, name);
  if (verb === 'camel')
    return [
      { feature: 'favour-spent', amount: favourWorth(s, name) },
      { feature: 'rest', amount: prospects(change(s, seat, { camels: 1 }), seat) },
    ];
  if (verb === 'hut') return hutThumbs(observation, spaceOf(name));
  // A Ship on the map helps everybody; it is better kept for a Tribute or the next Build step.
  if (verb === 'ship') return [{ feature: 'ship-idle', amount: 1 }];
  return thumbsOf(best(steps(s, seat, verb), seat), seat);
}

/** All sites of a kind are as good as each other for a Ziggurat: looked at once for a question. */
const sites = new WeakMap<Observation<State>, Map<string, Thumb[]>>();

function hutThumbs(observation: Observation<State>, space: Space): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  if (isLast(s)) return thumbsOf(hut(s, seat, space), seat);
  const seen = sites.get(observation) ?? new Map<string, Thumb[]>();
  sites.set(observation, seen);
  const kind = `${SPACES[space]?.terrain}${adjoinsWell(s, space) ? ' at a Well' : ''}`;
  const thumbs = seen.get(kind) ?? thumbsOf(hut(s, seat, space), seat);
  seen.set(kind, thumbs);
  return thumbs;
}

/** A Favour card played for its effect. */
function favour(s: State, seat: Seat, item: ItemId): Thumb[] {
  const { effect } = favourCard(item);
  const spent = { feature: 'favour-spent', amount: favourWorth(s, item) };
  const gain = (amount: number, after: State = s): Thumb[] => [
    { feature: `favour-${effect}`, amount },
    { feature: 'rest', amount: prospects(after, seat) },
    spent,
  ];
  const down = 2 - (s.ploughs[seat] ?? 0);
  switch (effect) {
    case 'ship':
      return gain(goods(s, 'ship'), change(s, seat, { ships: 1 }));
    case 'gold':
      return gain(goods(s, 'gold'), change(s, seat, { gold: 1 }));
    case 'farmer':
      return gain(goods(s, 'farmer'));
    case 'hut':
      return gain(goods(s, 'hut'), change(s, seat, { personalHuts: 1 }));
    case 'offering':
      return gain(offeringsGain(s, seat, 1), change(s, seat, { offerings: 1 }));
    case 'influence':
      return gain(influenceGain(s, seat, 2), change(s, seat, { influence: 2 }));
    case 'food':
      return gain(isLast(s) ? lastDraw(s, seat) : 10);
    case 'both-ploughs':
      return gain(ploughWorth(s, seat, down), change(s, seat, { camels: -1, ploughs: down }));
    case 'plough':
      return gain(ploughWorth(s, seat, 1), change(s, seat, { ploughs: 1 }));
    case 'refresh':
      return gain(6, refreshed(s, seat));
    case 'bonus':
      return gain(Math.max(...AREA_NUMBERS.map((area) => bonusWorth(s, seat, area))));
    case 'move':
      return gain(isLast(s) ? 0 : Math.trunc(bestMove(s, meansOf(s, seat)) / 3));
    default:
      return gain(0);
  }
}

/** A Food card drawn before the last feeding: about what a Wild icon would do there. */
function lastDraw(s: State, seat: Seat): number {
  return Math.trunc(((lastFeeding(s, seat, ['wild']) - lastFeeding(s, seat, [])) * 2) / 3);
}

/** The used tile turned back that helps most. */
function refreshed(s: State, seat: Seat): State {
  let most = s;
  for (const column of COLUMN_NUMBERS) {
    const after = withTile(s, seat, column);
    if (prospects(after, seat) > prospects(most, seat)) most = after;
  }
  return most;
}

function withTile(s: State, seat: Seat, column: Column): State {
  const used = (s.used[seat] ?? []).map((turned, i) => turned && i !== column);
  return { ...s, used: s.used.map((all, i) => (i === seat ? used : all)) };
}

export function refresh(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return [{ feature: 'rest', amount: prospects(withTile(position(observation), seat, columnOf(key)), seat) }];
}

/** Where a Ziggurat replaces a Hut: the one that is missed least. */
export function giveUp(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return [{ feature: 'gives-up', amount: -hutWorth(position(observation), seat, spaceOf(key)) }];
}

/** Which column to take a piece from. */
export function column(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  return [{ feature: `column-${key}`, amount: columnWorth(s, seat, columnOf(key)) }];
}

/** Which Ziggurat to raise: by level, since height scores the same everywhere. */
export function raiseAt(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const step = best(
    raise(position(observation), seat).filter(({ space }) => space === spaceOf(key)),
    seat,
  );
  return thumbsOf(step, seat);
}

export function offeringsSize(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(offerings(position(observation), seat)[Number(key.slice(6)) - 1], seat);
}

export function goldSize(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(
    gold(position(observation), seat).find(({ key: size }) => size === key),
    seat,
  );
}

export function roofFrom(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(
    roof(position(observation), seat).find(({ key: area }) => area === key),
    seat,
  );
}

export function tributeTo(observation: Observation<State>, key: Key): Thumb[] {
  const { seat, about } = observation;
  const { less = 0 } = about as { readonly less?: number };
  return thumbsOf(
    tribute(position(observation), seat, less, -1).find(({ key: place }) => place === key),
    seat,
  );
}

export function buy(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return thumbsOf(
    purchase(position(observation), seat).find(({ key: what }) => what === key),
    seat,
  );
}

/** A Roof must be laid on a Tribute area: for the reward, and where it can be built cheaply. */
export function cover(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const area = areaOf(key);
  const reward = (['farmer', 'ship', 'gold'] as const)[area];
  return [
    { feature: `cover-${reward}`, amount: s.round === 6 && area !== 2 ? 1 : goods(s, reward) },
    { feature: 'cover-effect', amount: Math.trunc(roofEffect(s, seat, area) / 4) },
  ];
}

/** Discount cards: what the Camels saved can still do. */
export function discount(effect: 'cheaper-piece' | 'cheaper-tribute') {
  return (observation: Observation<State>, key: Key): Thumb[] => {
    const { seat, about } = observation;
    const s = position(observation);
    const cards = Number(key.slice(6));
    const { cost = 0 } = about as { readonly cost?: number };
    const held = (s.favours[seat] ?? []).find((item) => favourCard(item).effect === effect) ?? '';
    const paid = Math.max(0, cost - 2 * cards);
    return [
      { feature: 'rest', amount: outlook(s, seat)[Math.max(0, (s.camels[seat] ?? 0) - paid)] ?? 0 },
      { feature: 'favour-spent', amount: cards === 0 ? 0 : cards * favourWorth(s, held) },
    ];
  };
}

/** Whether to take a Bonus. */
export function bonus(observation: Observation<State>, key: Key): Thumb[] {
  const { seat, about } = observation;
  if (key === 'no') return [{ feature: 'enough', amount: 0 }];
  const s = position(observation);
  const { civilisation = '' } = about as { readonly civilisation?: string };
  const area = AREA_NUMBERS.find((one) => civilisationAt(s, one) === civilisation);
  return [{ feature: 'bonus', amount: area === undefined ? 0 : bonusWorth(s, seat, area) }];
}

export function bonusOf(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  return [{ feature: 'bonus', amount: bonusWorth(position(observation), seat, areaOf(key)) }];
}

/** The cheapest way to pay. */
export function payWith(observation: Observation<State>, key: Key): Thumb[] {
  const { seat, about } = observation;
  const s = position(observation);
  const { civilisation = '' } = about as { readonly civilisation?: string };
  const camels = s.camels[seat] ?? 0;
  const ahead = outlook(s, seat);
  const price: { readonly [what: string]: number } = {
    gold: prospects(s, seat) - prospects(change(s, seat, { gold: -1 }), seat) + goods(s, 'gold'),
    vp: civilisation === 'medes' ? 2 * VP : VP,
    camel: (ahead[camels] ?? 0) - (ahead[camels - 1] ?? 0),
    farmer: goods(s, 'farmer'),
  };
  return [{ feature: `pay-${key}`, amount: price[key] ?? 0 }];
}

/** Cards to take or keep. */
export function card(observation: Observation<State>, item: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  if (item.startsWith('FV')) return [{ feature: 'favour-kept', amount: favourWorth(s, item) }];
  return [{ feature: 'food-card', amount: foodWorth(s, seat, item) }];
}
