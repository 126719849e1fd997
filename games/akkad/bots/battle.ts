import { actionCard } from '../content/action-cards.ts';
import type { Space } from '../content/map.ts';
import { CHAMPION } from '../content/units.ts';
import type { Card, Figure } from '../rules/decisions.ts';
import { IS_CITY, IS_DANGER } from '../rules/geography.ts';
import type { Side } from '../rules/queries/combat.ts';
import { otherSide } from '../rules/queries/combat.ts';
import { homesOf, unitsAt } from '../rules/queries/map.ts';
import type { Fight } from '../rules/state.ts';
import { BEAST, REBELS } from '../rules/state.ts';
import type { Troop } from './forces.ts';
import { blockedBy, forceOf, hasChampion, HIT_ORDER, monsterForce, rebelForce, troopAt } from './forces.ts';
import { goals } from './goals.ts';
import { championGain, controlGain, exposure, stakeAt } from './ground.ts';
import { monsterPrize } from './march.ts';
import type { Look, Mind } from './mind.ts';
import { part, perMind } from './mind.ts';
import type { Force, Odds } from './odds.ts';
import { oddsFor } from './odds.ts';
import { later, tokenWorth, UNIT_WORTH, unitWorth } from './worth.ts';

/** What a combat looks like from the seat that is asked. */
interface Scene {
  readonly fight: Fight;
  readonly side: Side;
  readonly space: Space;
  readonly mine: Force;
  readonly theirs: Force;
  /** Winning instead of losing, the units left out. */
  readonly stake: number;
}

/** A side as it stands, cards already played included. */
function forceOn(mind: Mind, fight: Fight, side: Side, fresh: boolean): { force: Force; troop: Troop | undefined } {
  const { s } = mind;
  const who = fight.sides[side];
  const more = { next: fight.next[side], steady: fight.steady[side] };
  const plain =
    who === REBELS
      ? rebelForce(s.rebels[fight.space] ?? 0)
      : who === BEAST
        ? monsterForce(s, fight.wounds)
        : forceOf(s, who, troopAt(s, who, fight.space), { attacks: side === 0, monster: fight.monster >= 0, fresh });
  const troop = who >= 0 ? troopAt(s, who, fight.space) : undefined;
  return { force: { ...plain, next: plain.next + more.next, steady: plain.steady + more.steady }, troop };
}

/** A combat seen before its Volley, and after it: only in the first round that is not the same. */
const beforeVolley = perMind((mind) => sceneOf(mind, true));
const afterVolley = perMind((mind) => sceneOf(mind, false));

function sceneOf(mind: Mind, volley: boolean): Scene | undefined {
  const { s, seat } = mind;
  const { fight } = s;
  if (fight === null) return undefined;
  const side: Side = fight.sides[0] === seat ? 0 : 1;
  const fresh = fight.round <= 1 && volley;
  const mine = forceOn(mind, fight, side, fresh);
  const theirs = forceOn(mind, fight, otherSide(side), fresh);
  return {
    fight,
    side,
    space: fight.space,
    mine: blockedBy(mine.force, theirs.troop),
    theirs: blockedBy(theirs.force, mine.troop),
    stake: stakeOf(mind, fight, side, theirs.troop),
  };
}

function stakeOf(mind: Mind, fight: Fight, side: Side, foe: Troop | undefined): number {
  const { s, seat } = mind;
  const g = goals(mind);
  const enemy = fight.sides[otherSide(side)];
  const champion = unitsAt(s, seat, fight.space, CHAMPION) > 0 ? 60 : 0;
  if (fight.monster >= 0) return monsterPrize(mind) + champion;
  const deeds = enemy < 0 ? 0 : g.victory + (foe !== undefined && hasChampion(foe) ? championGain(mind, enemy) : 0);
  const ground = side === 0 ? controlGain(mind, fight.space) : stakeAt(mind, fight.space);
  return ground + deeds + champion;
}

/** The chance to win from here, for the seat that is asked. */
function chance({ side }: Scene, mine: Force, theirs: Force): { win: number; loss: number } {
  const odds: Odds = side === 0 ? oddsFor(mine, theirs) : oddsFor(theirs, mine);
  return side === 0 ? { win: odds.win, loss: odds.lossA } : { win: 1 - odds.win - odds.mutual, loss: odds.lossB };
}

/** What a combat is worth with these forces. */
function outlook(at: Scene, mine: Force, theirs: Force): number {
  const { win, loss } = chance(at, mine, theirs);
  return win * at.stake - loss;
}

/** Decision 20: stay while there is hope; where there is little, go where it is safe. */
export const retreat: Look<Space | 'no'> = (mind, space) => {
  const at = beforeVolley(mind);
  if (at === undefined) return [part('enough', 1)];
  const { win } = chance(at, at.mine, at.theirs);
  if (space === 'no') return [part('fight-odds', 400 * (win - 0.25))];
  const { s, seat } = mind;
  const own = s.control[space] === seat;
  const refuge =
    (own ? 20 : 5) + (IS_CITY[space] === true && own ? 10 : 0) + (homesOf(s, seat).includes(space) ? 10 : 0);
  return [
    part('refuge', refuge - 30),
    part('danger', IS_DANGER[space] === true ? -25 : 0),
    part('exposed', -0.1 * exposure(mind, space, 0)),
  ];
};

/** The token of a retreat comes from the supply: one that is not wanted. */
export const retreatToken: Look<number> = ({ s, seat }, token) => [part('spare', 70 - tokenWorth(s, seat, token))];

/** What a card changes before a roll. */
function tweaked(at: Scene, card: string): { mine: Force; theirs: Force } {
  const { mine, theirs } = at;
  switch (card) {
    case 'battle-fury':
      return { mine: { ...mine, next: mine.next + 2 }, theirs };
    case 'war-drums':
      return { mine: { ...mine, steady: mine.steady + 1 }, theirs };
    case 'blinding-dust':
      return { mine, theirs: { ...theirs, next: theirs.next - 2 } };
    case 'broken-oath':
      return { mine: { ...mine, steady: mine.steady + 1 }, theirs: { ...theirs, steady: theirs.steady - 1 } };
    default:
      return { mine: { ...mine, volley: 2 * mine.volley }, theirs };
  }
}

/** Decision 21: a card is played where it turns the odds enough. */
export const combatCard: Look<Card | 'done', { moment: string }> = (mind, answer) => {
  if (answer === 'done') return [part('card-kept', 1)];
  const at = mind.about.moment === 'volley' ? beforeVolley(mind) : afterVolley(mind);
  if (at === undefined) return [part('enough', 0)];
  const { id } = actionCard(answer.what);
  const { mine, theirs } = tweaked(at, id);
  return [
    part('turns', outlook(at, mine, theirs) - outlook(at, at.mine, at.theirs)),
    part('card-spent', -later(mind.s, 22)),
  ];
};

/** Decision 22, 24: whatever harms the enemy first. */
export const yes =
  (feature: string): Look =>
  (_, answer) => [part(feature, answer === 'yes' ? 20 : 0)];

/** Decision 23, 15, 49: what is missed least. */
export const cheapest: Look<Figure | 'done'> = ({ s }, answer) => {
  if (answer === 'done') return [part('enough', 30)];
  return [part('missed-least', 200 - unitWorth(s, answer.kind))];
};

/** Decision 25: first what heals again, then the cheap ones, the champion's second hit last. */
export const assign: Look<Figure> = (_, { kind, hurt }) => {
  const second = hurt || !HIT_ORDER.some(([one, last]) => one === kind && !last);
  const at = HIT_ORDER.findIndex(([one, last]) => one === kind && last === second);
  return [part('missed-least', 100 - 8 * at)];
};

/** A force after so many hits. */
function struck({ name, bones, loss, ...rest }: Force, hits: number): Force {
  const taken = Math.min(hits, bones.length - 1);
  const lost = loss[taken] ?? 0;
  return { ...rest, name: `${name}-${taken}`, bones: bones.slice(taken), loss: loss.slice(taken).map((n) => n - lost) };
}

const CANCELS: { readonly [card: string]: number } = { miss: 1, 'shield-wall': 2 };

/** Decision 26: a hit is cancelled where it would cost more than the card. */
export const cancel: Look<Card | 'done'> = (mind, answer) => {
  if (answer === 'done') return [part('card-kept', 1)];
  const at = afterVolley(mind);
  if (at === undefined) return [part('enough', 0)];
  const hits = at.fight.hits[at.side];
  const spared = Math.min(hits, CANCELS[actionCard(answer.what).id] ?? 0);
  const after = (n: number): number =>
    outlook(at, struck(at.mine, n), at.theirs) - (at.mine.loss[Math.min(n, at.mine.loss.length - 1)] ?? 0);
  return [part('turns', after(hits - spared) - after(hits)), part('card-spent', -later(mind.s, 24))];
};

/** Decision 28. */
export const narrowEscape: Look<Card | 'pass'> = (mind, answer) =>
  answer === 'pass' ? [part('card-kept', 5)] : [part('champion', later(mind.s, 70) + 10)];

/** Decision 27, 59 and the like: what is offered is taken. */
export const taking =
  (feature: string): Look =>
  (_, answer) => [part(feature, answer === 'decline' ? 0 : 20)];

/** Decision 19: units without attack do not stand. */
export const escape: Look<Space | 'stand'> = (mind, space) => {
  if (space === 'stand') return [part('enough', 1)];
  return [
    part('refuge', 40 - 0.1 * exposure(mind, space, 0)),
    part('home', homesOf(mind.s, mind.seat).includes(space) ? 5 : 0),
  ];
};

/** Decision 36, 62: where they are wanted most. */
export const shelter: Look<Space> = (mind, space) => {
  return [part('refuge', 30 + (IS_CITY[space] === true ? 8 : 0)), part('guards', 0.2 * exposure(mind, space, 0))];
};

/** Decision 37: all that can be replaced. */
export const replace: Look<Figure | 'done'> = (_, answer) =>
  answer === 'done' ? [part('enough', 1)] : [part('troops', UNIT_WORTH[answer.kind] ?? 10)];
