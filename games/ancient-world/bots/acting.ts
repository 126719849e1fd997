import type { Thumb } from '@edubba/bots';
import type { ItemId, Key } from '@edubba/kernel';
import { REBUILD_COINS, SPACES } from '../content/board.ts';
import { empireCard } from '../content/decks.ts';
import { citizenIn, goalIn, isCitizen } from '../rules/decisions.ts';
import { canPay, hasRoom } from '../rules/queries/building.ts';
import { abilities, claimable, damagedCards, districtsLeft, lowestUnused } from '../rules/queries/city.ts';
import type { Placing } from '../rules/queries/placing.ts';
import { chargeFor, placedCitizens, placingObjection, placingTargets, reusing } from '../rules/queries/placing.ts';
import type { State } from '../rules/state.ts';
import { READY } from '../rules/state.ts';
import { bestAttack, districtWorth, recruitWorth, swordWorth } from './fighting.ts';
import type { Look, Mind } from './mind.ts';
import { part, perMind, sum } from './mind.ts';
import {
  actionWorth,
  ambrosia,
  cardGain,
  cardPrice,
  citizenWorth,
  coin,
  collects,
  knowledge,
  roundsLeft,
} from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** A card to be built: what it brings and what it costs. */
export const building = (s: State, seat: number, item: ItemId): Thumb[] => [
  ...cardGain(s, seat, item),
  part('price', -cardPrice(s, item)),
];

/** The best card that could be built now from a place. */
function bestOf(s: State, seat: number, items: readonly ItemId[]): number {
  if (!hasRoom(s, seat)) return 0;
  let best = 0;
  for (const item of items) if (canPay(s, seat, item)) best = Math.max(best, sum(building(s, seat, item)));
  return best;
}

/** What each space is worth to the seat now, before ambrosia and charge. */
const spaceWorths = perMind((mind: Mind): number[] => {
  const { s, seat } = mind;
  const coins = s.coins[seat] as number;
  const wise = s.knowledge[seat] as number;
  const scribe = abilities(s, seat, 'scribe') > 0 ? Math.max(0, knowledge(s) - coin(s)) : 0;
  const missing = wise === 0 && [...s.empireRow, ...s.pileC].some((item) => empireCard(item).knowledge > 0) ? 6 : 0;
  const repairs = Math.min(numberOf(s, 'rebuild-cards'), damagedCards(s, seat).length);
  const ward = districtsLeft(s) > 0 && (coins >= numberOf(s, 'expand-coins') || wise > 0) ? expandWorth(mind) : 0;
  return [
    numberOf(s, 'labor-coins') * coin(s) + scribe + (s.round === numberOf(s, 'rounds') ? 0 : 2),
    bestOf(s, seat, [...s.empireRow, ...s.pileC]),
    swordWorth(mind),
    ward,
    coins >= numberOf(s, 'learn-coins')
      ? Math.max(0, knowledge(s) - numberOf(s, 'learn-coins') * coin(s) + missing)
      : 0,
    REBUILD_COINS * coin(s) +
      repairs * (s.round === numberOf(s, 'rounds') ? 10 : 9) +
      (claimable(s) && collects(s) > 0 ? 2 : 0),
    Math.max(0, ...s.militaryRow.map((item) => sum(recruitWorth(s, seat, item)))) * (collects(s) > 0 ? 1 : 0.5),
    exploreWorth(s, seat),
    coins >= numberOf(s, 'grow-coins') && lowestUnused(s, seat) > 0
      ? Math.max(0, citizenWorth(s, seat) - numberOf(s, 'grow-coins') * coin(s))
      : 0,
  ];
});

/** An unknown district: two capacity and a little more, or the one on top. */
function expandWorth({ s, seat }: Mind): number {
  const top = Math.max(0, ...s.districtTop.map((item) => districtWorth(s, seat, item)));
  const price = Math.min((s.knowledge[seat] as number) > 0 ? knowledge(s) : 99, numberOf(s, 'expand-coins') * coin(s));
  return Math.max(0, Math.max(top, districtWorth(s, seat, 'D04')) + 3 - price);
}

/** A card for later: something while there are rounds to build it in. */
const exploreWorth = (s: State, seat: number): number =>
  (s.stored[seat]?.length ?? 0) > 1 ? 1 : collects(s) === 0 ? 1 : 5 + Math.min(3, collects(s)) * 2;

/** What a placement is worth, in parts. */
export function placingParts(mind: Mind, v: Placing, key: Key): Thumb[] {
  const { s, seat } = mind;
  const goal = goalIn(key);
  if (goal === undefined) return [];
  const again = v.from === READY ? 0 : -numberOf(s, 'reuse-ambrosia') * ambrosia(s);
  if ('card' in goal)
    return [part('action', actionWorth(s, seat, empireCard(goal.card).action ?? {})), part('again', again)];
  const { space, raise } = goal;
  return [
    part(`at-${SPACES[space]}`, spaceWorths(mind)[space] as number),
    part('ambrosia', (s.spaceAmbrosia[space] as number) * ambrosia(s)),
    part('charge', -chargeFor(s, seat, space, v.skill + raise) * coin(s) - raise * ambrosia(s)),
    part('again', again),
  ];
}

/** The best place for a citizen. */
function bestPlace(mind: Mind, v: Placing): Thumb[] {
  let best: Thumb[] = [];
  for (const key of placingTargets(mind.s, v)) {
    if (placingObjection(mind.s, v, key) !== undefined) continue;
    const parts = placingParts(mind, v, key);
    if (best.length === 0 || sum(parts) > sum(best)) best = parts;
  }
  return best;
}

const ready = (mind: Mind, skill: number): Placing => ({ seat: mind.seat, skill, from: READY });

/** The best use of a citizen that stands on the board already. */
const bestReuse = perMind((mind: Mind): Thumb[] => {
  const { s, seat } = mind;
  let best: Thumb[] = [];
  for (const skill of placedCitizens(s, seat)) {
    const parts = bestPlace(mind, reusing(s, seat, skill));
    if (best.length === 0 || sum(parts) > sum(best)) best = parts;
  }
  return best;
});

/** D.4, D.5 The lowest citizen that serves goes first; what is worth nothing is left. */
export const turnAction: Look = (mind, key) => {
  const { s, seat } = mind;
  if (isCitizen(key))
    return [...bestPlace(mind, ready(mind, citizenIn(key))), part('skill', -citizenIn(key)), part('use', 4)];
  if (key === 'attack') return bestAttack(mind)?.parts ?? [];
  if (key === 'stored') return [part('stored', bestOf(s, seat, s.stored[seat] as ItemId[]))];
  if (key === 'reuse') return bestReuse(mind);
  return [part('passing', 1)];
};

/** D.6, D.7 */
export const place: Look = (mind, key) => {
  const from = SPACES.findIndex((space) => space === mind.about('from'));
  return placingParts(
    mind,
    { seat: mind.seat, skill: Number(mind.about('skill')), from: from < 0 ? READY : from },
    key,
  );
};

export const reuse: Look = (mind, key) => bestPlace(mind, reusing(mind.s, mind.seat, citizenIn(key)));
export const turnEnd: Look = (mind, key) => (key === 'reuse' ? bestReuse(mind) : [part('passing', 1)]);

/** D.8 Declined only where it costs more than it brings. */
export const perform: Look = (mind, key) => {
  if (key !== 'perform') return [part('any', 1)];
  const { s, seat } = mind;
  const action = mind.about('action');
  if (action === 'learn')
    return [part('knowledge', knowledge(s)), part('price', -numberOf(s, 'learn-coins') * coin(s) + 4)];
  if (action === 'grow')
    return [part('citizen', citizenWorth(s, seat)), part('price', -numberOf(s, 'grow-coins') * coin(s))];
  return [part('action', 8)];
};

export const scribe: Look = ({ s }, key) =>
  key === 'yes' ? [part('knowledge', knowledge(s)), part('price', -coin(s))] : [part('any', 1)];

export const build: Look = ({ s, seat }, key) => (key === 'none' ? [part('any', 1)] : building(s, seat, key));

/** D.12 The lowest one: there is most to gain. */
export const trade: Look = ({ s }, key) =>
  key === 'none' ? [part('any', 1)] : [part('skill', 3 + 2 * roundsLeft(s) - citizenIn(key))];

export const expandPay: Look = (mind, key) => {
  const { s } = mind;
  if (key === 'decline') return [part('any', 1)];
  const price = key === 'coins' ? numberOf(s, 'expand-coins') * coin(s) : knowledge(s);
  return [
    part('district', expandWorth(mind) + Math.min(numberOf(s, 'expand-coins') * coin(s), knowledge(s))),
    part('price', -price),
  ];
};

export const keepDistrict: Look = ({ s, seat }, key) =>
  key === 'none' ? [part('any', 1)] : [part('district', districtWorth(s, seat, key))];

/** D.20 to D.22 What fits the colours is in sight, or it is looked for. */
export const way: Look = ({ s, seat }, key) => {
  if (key === 'none') return [part('any', 1)];
  const seen = key === 'row' ? s.empireRow : key === 'pile' ? s.pileC : [];
  const best = Math.max(0, ...seen.map((item) => sum(cardGain(s, seat, item)) - cardPrice(s, item)));
  return [part('card', key === 'deck' ? 18 : Math.min(best, 40) * 0.8)];
};

export const store: Look = ({ s, seat }, key) => {
  if (key === 'none') return [part('any', 1)];
  if (key === 'deck') return [part('card', 12)];
  return [part('card', sum(cardGain(s, seat, key)) - cardPrice(s, key) + 20)];
};
