import type { ItemId, Key, Refusal, RuleId, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { armyNo, empireCard } from '../../content/decks.ts';
import { citizenKey } from '../decisions.ts';
import type { State, Whereabouts } from '../state.ts';
import { NEW, ON_CARD, READY, STARVING, SUPPLY } from '../state.ts';
import { damagedCards, feeds, intactCards, lowestUnused } from './city.ts';

// Why something that lies there is no answer to a question about cards, armies or citizens. Asked only where somebody wonders.

const OTHER_CARD = { id: 'fix.other-card' };
const OTHER_ARMY = { id: 'fix.other-army' };
const OTHER_CITIZEN = { id: 'fix.other-citizen' };

const named = (item: ItemId) => ({ card: { id: `item.${empireCard(item).id}` } });

/** AW-9.02 What is damaged is not damaged again. */
export const damagedAlready = (s: State, seat: Seat): Refusal[] =>
  damagedCards(s, seat).map((target) => ({ target, ...no('AW-9.02', 'no.card.damaged', named(target), OTHER_CARD) }));

/** AW-12.09 Only damaged cards are repaired; `key`: how the question writes a card. */
export const nothingToRepair = (s: State, seat: Seat, key: (item: ItemId) => Key = (item) => item): Refusal[] =>
  intactCards(s, seat).map((item) => ({
    target: key(item),
    ...no('AW-12.09', 'no.card.intact', named(item), OTHER_CARD),
  }));

/** AW-13.24 Damaged cards whose repair would feed nobody. */
export const noFarms = (s: State, seat: Seat, key: (item: ItemId) => Key): Refusal[] =>
  damagedCards(s, seat)
    .filter((item) => !feeds(item))
    .map((item) => ({ target: key(item), ...no('AW-13.24', 'no.card.food', named(item), { id: 'fix.food' }) }));

/** AW-9.16, AW-9.18 Retired cards under an army are out of it. */
export const retiredArmies = (s: State, seat: Seat, rule: RuleId): Refusal[] =>
  (s.army[seat] as ItemId[])
    .filter((item) => s.retired[armyNo(item)] === true)
    .map((target) => ({ target, ...no(rule, 'no.army.retired', {}, OTHER_ARMY) }));

/** AW-15.11, AW-15.17 Active armies without a coin on them. */
export const bareArmies = (s: State, seat: Seat, rule: RuleId): Refusal[] =>
  (s.army[seat] as ItemId[])
    .filter((item) => s.retired[armyNo(item)] === false && s.coinsOn[armyNo(item)] === 0)
    .map((target) => ({ target, ...no(rule, 'no.army.bare', {}, OTHER_ARMY) }));

const WHERE: ReadonlyMap<Whereabouts, string> = new Map([
  [SUPPLY, 'no.citizen.supply'],
  [NEW, 'no.citizen.new'],
  [STARVING, 'no.citizen.starving'],
]);

/** The player's citizens for which `why` names a reason. */
const refusedCitizens = (
  s: State,
  seat: Seat,
  rule: RuleId,
  why: (where: Whereabouts, skill: number) => string | undefined,
): Refusal[] =>
  (s.citizens[seat] as Whereabouts[]).flatMap((where, i) => {
    const id = why(where, i + 1);
    return id === undefined ? [] : [{ target: citizenKey(i + 1), ...no(rule, id, { skill: i + 1 }, OTHER_CITIZEN) }];
  });

/** AW-9.14, AW-13.16 Citizens that are not ready, and so cannot starve. */
export const citizensAway = (s: State, seat: Seat, rule: RuleId): Refusal[] =>
  refusedCitizens(s, seat, rule, (where) => (where === READY ? undefined : (WHERE.get(where) ?? 'no.citizen.placed')));

/** AW-12.13 Citizens that cannot be traded: those the player does not have, and those without a more skilled one to come. */
export const untradable = (s: State, seat: Seat): Refusal[] =>
  refusedCitizens(s, seat, 'AW-12.13', (where, skill) => {
    if (where === SUPPLY) return 'no.citizen.supply';
    return lowestUnused(s, seat, skill) === 0 ? 'no.trade.higher' : undefined;
  });

/** AW-A.14 Citizens that are not on the main board are not used again. */
export const offTheBoard = (s: State, seat: Seat): Refusal[] =>
  refusedCitizens(s, seat, 'AW-A.14', (where) => {
    if (where === READY) return 'no.citizen.ready';
    return where >= ON_CARD ? 'no.citizen.on-card' : WHERE.get(where);
  });
