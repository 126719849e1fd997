import type { ItemId, Key } from '@edubba/kernel';
import { AMBROSIA } from '../content/board.ts';
import { empireCard, titanCard } from '../content/decks.ts';
import { COIN, TITAN } from '../content/dice.ts';
import { citizenIn, repairIn } from '../rules/decisions.ts';
import { damagedCards, intactCards, threatOf } from '../rules/queries/city.ts';
import { goalVp } from '../rules/queries/scores.ts';
import { feedingCost } from '../rules/phases/end-of-round.ts';
import type { State } from '../rules/state.ts';
import { districtWorth, rollCost } from './fighting.ts';
import type { Look } from './mind.ts';
import { part } from './mind.ts';
import { ambrosia, cardLoss, coin, hunger } from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** What repairing a card brings now. */
const mended = (s: State, seat: number, item: ItemId): number =>
  cardLoss(s, seat, item) + (s.round === numberOf(s, 'rounds') ? 8 : 1);

/** Damage goes where it hurts least. */
export const damage: Look = ({ s, seat }, item) => [part('damage', -cardLoss(s, seat, item))];

export const repair: Look = ({ s, seat }, key) =>
  key === 'done' ? [part('any', 1)] : [part('repair', mended(s, seat, key))];

/** D.28 A die that shows a titan is rolled anew, or a coin that would cost much. */
export const reroll: Look = ({ s, seat }, key) => {
  if (key === 'keep') return [part('any', 1)];
  const face = s.dice[Number(key)];
  const losses = intactCards(s, seat).map((item) => cardLoss(s, seat, item));
  if (face === TITAN) return [part('reroll', losses.length === 0 ? -1 : Math.min(...losses))];
  return [part('reroll', face === COIN ? 2 : -5)];
};

/** D.31, D.41 The lowest skill is missed least. */
export const starve: Look = (_, key) => [part('skill', -citizenIn(key))];

export const loseDistrict: Look = ({ s, seat }, item) => [part('district', -districtWorth(s, seat, item))];

/** D.3 The titan that is easiest to live with, or to defeat. */
export const chooseTitan: Look = ({ s, seat }, item) => [
  part('danger', -rollCost(s, seat, item)),
  part('strength', -titanCard(item).defence),
];

/** D.39 Feeding costs ambrosia, rolling what the dice cost on average. */
export const confront: Look = ({ s, seat }, key) => {
  const titan = threatOf(s, seat) ?? '';
  if (key === 'feed') return [part('price', -feedingCost(s, seat) * ambrosia(s) * 1.2)];
  return [part('danger', titan === '' ? 0 : -rollCost(s, seat, titan))];
};

/** D.40 Food first: 2 ambrosia save a citizen, and a repaired farm saves a point besides. */
export const cover: Look = ({ s, seat }, key) => {
  if (key === 'done') return [part('any', 1)];
  const saved = s.round === numberOf(s, 'rounds') ? 40 : 10;
  return [part('food', saved), part('repair', key === 'food' ? 0 : mended(s, seat, repairIn(key)) / 4 + 2)];
};

/** What 2 ambrosia would be worth unspent, to a Frog God Statue. */
function kept(s: State, seat: number): number {
  const goals = (s.tableau[seat] as ItemId[]).flatMap((item) => empireCard(item).goal ?? []);
  const vp = (ambrosias: number): number =>
    goals.reduce(
      (all, goal) =>
        all + goalVp({ ...s, ambrosia: s.ambrosia.map((n, owner) => (owner === seat ? ambrosias : n)) }, seat, goal),
      0,
    );
  const now = s.ambrosia[seat] as number;
  return (vp(now) - vp(now - AMBROSIA.coin)) * 10;
}

/** What a coin more scores at the end. */
function coinScore(s: State, seat: number): number {
  const goals = (s.tableau[seat] as ItemId[]).flatMap((item) => empireCard(item).goal ?? []);
  const vp = (coins: number): number =>
    goals.reduce(
      (all, goal) => all + goalVp({ ...s, coins: s.coins.map((n, owner) => (owner === seat ? coins : n)) }, seat, goal),
      0,
    );
  const now = s.coins[seat] as number;
  // Two coins more may be what a group of three lacks.
  return Math.max(vp(now + 1) - vp(now), (vp(now + 2) - vp(now)) / 2) * 10 + 1;
}

/** D.42 Repairs first, each saves a point; coins break ties. */
export const lastSpend: Look = ({ s, seat }, key: Key) => {
  if (key === 'done') return [part('any', 1)];
  const worth = key === 'coin' ? coinScore(s, seat) + 1 : 10;
  return [part(key === 'coin' ? 'coins' : 'repair', worth), part('kept', -kept(s, seat))];
};

/** D.36 Unasked: never; coins are bought where they pay for something, which the questions see to. */
export const buyCoin: Look = ({ s }) => [part('coins', coin(s) / 2), part('price', -AMBROSIA.coin * ambrosia(s) - 5)];

/** D.37 Unasked: where food or an army would be missed, and ambrosia is there to be spent. */
export const mend: Look = ({ s, seat }, item) => {
  const hungry = hunger(s, seat) > 0 && (empireCard(item).symbols?.food ?? 0) > 0;
  const spare = (s.ambrosia[seat] as number) - (threatOf(s, seat) === undefined ? 0 : feedingCost(s, seat));
  if (spare < AMBROSIA.repair || damagedCards(s, seat).length === 0) return [part('price', -1)];
  return [part('repair', hungry ? 10 : mended(s, seat, item)), part('price', -AMBROSIA.repair * ambrosia(s) - 6)];
};
