import type { Key, Objection, Refusal, RuleId, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { IDS, isRiver, layout } from '../geography.ts';
import { cardsKey } from '../decisions.ts';
import { FARMER_KEYS, FOOD_KEYS } from '../keys.ts';
import type { State } from '../state.ts';
import { besideOpposing, buildable, isFree, movesFrom } from './adjacency.ts';
import { discountChoices, discounted } from './costs.ts';

/** What a question refuses: every target that something speaks against. */
export function refusalsOf<T>(
  targets: readonly T[],
  key: (target: T) => Key,
  why: (target: T) => Objection | undefined,
): Refusal[] {
  return targets.flatMap((target) => {
    const objection = why(target);
    return objection === undefined ? [] : [{ target: key(target), ...objection }];
  });
}

/** The same for every space in play. */
export function spaceRefusals(s: State, why: (space: Space) => Objection | undefined): Refusal[] {
  return refusalsOf(layout(s).spaces, (space) => IDS[space] as Key, why);
}

/** Why the Hut on a space cannot move there. */
export function moveObjection(s: State, from: Space, space: Space): Objection | undefined {
  if (!isFree(s, space)) return no('ASY-26.20', 'no.hut.occupied');
  if (movesFrom(s, from).includes(space)) return undefined;
  return no('ASY-10.11', 'no.move.far', undefined, { id: 'fix.move.ship' });
}

/** Why the Marriage Pact builds no Hut there. */
export function pactObjection(s: State, seat: Seat, space: Space): Objection | undefined {
  if (!isFree(s, space)) return no('ASY-9.06', 'no.hut.occupied');
  if (besideOpposing(s, seat).includes(space)) return undefined;
  return no('ASY-26.15', 'no.pact.far', undefined, { id: 'fix.move.ship' });
}

/** Why no Hut can be built on a space that one might click. */
export function hutObjection(s: State, seat: Seat, space: number, huts: number): Objection | undefined {
  if (layout(s).inPlay[space] !== true) return no('ASY-3.05', 'no.space.blocked');
  if (!isFree(s, space)) return no('ASY-9.06', 'no.hut.occupied');
  if (huts === 0) return no('ASY-9.05', 'no.hut.none', undefined, { id: 'fix.hut.gain' });
  if (!buildable(s, seat).includes(space)) return no('ASY-9.08', 'no.hut.far', undefined, { id: 'fix.hut.ship' });
  return undefined;
}

/** Why no Ship can be placed there. */
export function shipObjection(s: State, seat: Seat, space: number): Objection | undefined {
  if (layout(s).inPlay[space] !== true) return no('ASY-3.05', 'no.space.blocked');
  if (isRiver[space] !== true) return no('ASY-10.02', 'no.ship.land');
  if (s.ship[space] === true) return no('ASY-10.02', 'no.ship.taken');
  if ((s.ships[seat] ?? 0) === 0) return no('ASY-10.01', 'no.ship.none', undefined, { id: 'fix.ship.gain' });
  return undefined;
}

/** ASY-6.03, ASY-11.14 What has to wait for a Feed step: Food cards and Farmers. */
export function feedOnly(s: State, seat: Seat): Refusal[] {
  const food = (s.food[seat] ?? []).map((item) => ({
    target: FOOD_KEYS.get(item) as Key,
    ...no('ASY-6.03', 'no.food.timing'),
  }));
  if ((s.farmers[seat] ?? 0) === 0) return food;
  const early = no('ASY-11.14', 'no.farmer.timing');
  return [...food, ...layout(s).spaces.map((space) => ({ target: FARMER_KEYS[space] as Key, ...early }))];
}

/** ASY-16.08, ASY-6.11 Why so many discount cards may not be used on a cost: too few to pay the rest, or too many to help. */
export function discountRefusals(s: State, seat: Seat, cost: number, held: number): Refusal[] {
  const camels = s.camels[seat] ?? 0;
  const choices = discountChoices(cost, held, camels);
  return refusalsOf(
    Array.from({ length: held + 1 }, (_, cards) => cards),
    cardsKey,
    (cards) => {
      if (choices.includes(cards)) return undefined;
      const rest = discounted(cost, cards);
      return rest > camels ? camelsLacking(s, seat, rest) : no('ASY-6.11', 'no.favour.nothing');
    },
  );
}

/** ASY-16.08 Too few Camels, and how many are there. */
export function camelsLacking(s: State, seat: Seat, cost: number, rule: RuleId = 'ASY-16.08'): Objection {
  return no(rule, 'no.camels', { cost, camels: s.camels[seat] ?? 0 }, { id: 'fix.camels' });
}
