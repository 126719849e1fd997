import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/board.ts';
import { BUILD, SPACE_TABLE, SPACES } from '../../content/board.ts';
import { EMPIRE, empireNo } from '../../content/decks.ts';
import { cardKey, goalIn, spaceKey } from '../decisions.ts';
import type { State, Whereabouts } from '../state.ts';
import { ON_CARD, READY, skillOf } from '../state.ts';
import { isOpenTo } from './city.ts';
import { costlyPlacement, isAmnite } from './options.ts';
import { numberOf } from './numbers.ts';

/** A citizen about to be placed: from the player board, or from a space by the ambrosia ability (AW-11.03). */
export type Placing = { seat: Seat; skill: number; from: Whereabouts };

/** The highest skill that stands on a space; 0 if nobody does. */
export function highestOn(s: State, space: Space): number {
  const there = s.spaces[space] as number[];
  let highest = 0;
  for (let i = 0; i < there.length; i++) {
    const skill = skillOf(there[i] as number);
    if (skill > highest) highest = skill;
  }
  return highest;
}

/** AW-5.03 to AW-5.06, AW-17.04, AW-17.05 Coins that placing with this skill costs. */
export function chargeFor(s: State, seat: Seat, space: Space, skill: number): number {
  // AW-16.07
  if (space === BUILD && isAmnite(s, seat)) return 0;
  const more = highestOn(s, space) - skill;
  if (more <= 0) return 0;
  return costlyPlacement(s) ? more : 1;
}

/** Ambrosia that a placement may use to raise the skill: what reuse costs is needed besides. */
const spare = (s: State, { seat, from }: Placing): number =>
  (s.ambrosia[seat] as number) - (from === READY ? 0 : numberOf(s, 'reuse-ambrosia'));

const NO_RAISE: readonly number[] = [0];

/** AW-11.10 Raises that change what is to be paid: each that costs less than the one before. */
export function raises(s: State, v: Placing, space: Space): readonly number[] {
  const due = chargeFor(s, v.seat, space, v.skill);
  if (due === 0) return NO_RAISE;
  const useful = [0];
  for (let raise = 1, least = due; least > 0; raise++) {
    const charge = chargeFor(s, v.seat, space, v.skill + raise);
    if (charge < least) useful.push(raise);
    least = charge;
  }
  return useful;
}

const HAS_ACTION = EMPIRE.map(({ action }) => action !== undefined);

/** AW-7.01 The player's cards with an action. */
export function actionCards(s: State, seat: Seat): ItemId[] {
  const cards: ItemId[] = [];
  const tableau = s.tableau[seat] as ItemId[];
  for (let i = 0; i < tableau.length; i++) {
    const item = tableau[i] as ItemId;
    if (HAS_ACTION[empireNo(item)] === true) cards.push(item);
  }
  return cards;
}

/** AW-7.02 Does a citizen stand on the card? */
const isTaken = (s: State, seat: Seat, card: number): boolean =>
  (s.citizens[seat] as number[]).includes(ON_CARD + card);

const freeCard = (s: State, seat: Seat, card: number): boolean =>
  s.damaged[card] === false && s.used[card] === false && !isTaken(s, seat, card);

/** AW-5.16, AW-11.03 May the citizen go to this space as far as its place goes? */
const isWay = (s: State, v: Placing, space: Space): boolean => space !== v.from && isOpenTo(s, v.seat, space);

/** AW-5.07, AW-11.10 Can the charge and the raise be paid? */
const payable = (s: State, v: Placing, space: Space, raise: number): boolean =>
  spare(s, v) >= raise && (s.coins[v.seat] as number) >= chargeFor(s, v.seat, space, v.skill + raise);

/** AW-7.01, AW-7.02 Does the card have an action that can be used now? */
const isUsable = (s: State, seat: Seat, card: number): boolean => HAS_ACTION[card] === true && freeCard(s, seat, card);

function anyUsable(s: State, seat: Seat): boolean {
  const tableau = s.tableau[seat] as ItemId[];
  for (let i = 0; i < tableau.length; i++) if (isUsable(s, seat, empireNo(tableau[i] as ItemId))) return true;
  return false;
}

/** AW-11.04 Is there anywhere for this citizen to go? */
export function canPlace(s: State, v: Placing): boolean {
  for (let space = 0; space < SPACES.length; space++) {
    if (!isWay(s, v, space)) continue;
    if (payable(s, v, space, 0)) return true;
    const more = raises(s, v, space);
    for (let i = 1; i < more.length; i++) if (payable(s, v, space, more[i] as number)) return true;
  }
  return spare(s, v) >= 0 && anyUsable(s, v.seat);
}

/** Where the citizen may go: spaces with every useful raise, then cards. */
export function openGoals(s: State, v: Placing): Key[] {
  const keys: Key[] = [];
  const ambrosia = spare(s, v);
  if (ambrosia < 0) return keys;
  const coins = s.coins[v.seat] as number;
  for (let space = 0; space < SPACES.length; space++) {
    if (!isWay(s, v, space)) continue;
    // The same as `raises` and `payable`, asked at once: this is the most frequent question of all.
    let charge = chargeFor(s, v.seat, space, v.skill);
    if (charge <= coins) keys.push(spaceKey(space, 0));
    for (let raise = 1; charge > 0 && raise <= ambrosia; raise++) {
      const less = chargeFor(s, v.seat, space, v.skill + raise);
      if (less < charge && less <= coins) keys.push(spaceKey(space, raise));
      charge = less;
    }
  }
  const tableau = s.tableau[v.seat] as ItemId[];
  for (let i = 0; i < tableau.length; i++) {
    const item = tableau[i] as ItemId;
    if (isUsable(s, v.seat, empireNo(item))) keys.push(cardKey(item));
  }
  return keys;
}

/** Every space with every useful raise, and every card with an action. */
export function placingTargets(s: State, v: Placing): Key[] {
  const keys: Key[] = [];
  for (let space = 0; space < SPACES.length; space++)
    for (const raise of raises(s, v, space)) keys.push(spaceKey(space, raise));
  for (const item of actionCards(s, v.seat)) keys.push(cardKey(item));
  return keys;
}

function spaceObjection(s: State, v: Placing, space: Space, raise: number): Objection | undefined {
  if (isWay(s, v, space) && payable(s, v, space, raise)) return undefined;
  const { seat } = v;
  const name = { id: `space.${SPACES[space]}` };
  if (space === v.from) return no('AW-11.03', 'no.reuse.same', { space: name }, { id: 'fix.other-space' });
  if (!isOpenTo(s, seat, space)) {
    const opens = SPACE_TABLE[space]?.opens ?? 0;
    return no('AW-5.16', 'no.space.covered', { space: name, round: opens }, { id: 'fix.other-space' });
  }
  if (spare(s, v) < raise) {
    const short = raise - spare(s, v);
    return no('AW-11.10', 'no.raise.ambrosia', { raise, short }, { id: 'fix.pay-charge' });
  }
  const charge = chargeFor(s, seat, space, v.skill + raise);
  return no(
    'AW-5.07',
    'no.charge',
    { space: name, charge, coins: s.coins[seat] as number, highest: highestOn(s, space) },
    { id: 'fix.charge' },
  );
}

function cardObjection(s: State, seat: Seat, item: ItemId): Objection | undefined {
  const card = empireNo(item);
  if (freeCard(s, seat, card)) return undefined;
  const params = { card: { id: `item.${EMPIRE[card]?.id ?? ''}` } };
  if (s.damaged[card] === true) return no('AW-7.01', 'no.card.damaged', params, { id: 'fix.repair' });
  return no('AW-7.02', 'no.card.used', params, { id: 'fix.next-round' });
}

/** Why the citizen may not go there. */
export function placingObjection(s: State, v: Placing, key: Key): Objection | undefined {
  const goal = goalIn(key);
  if (goal === undefined) return undefined;
  return 'card' in goal ? cardObjection(s, v.seat, goal.card) : spaceObjection(s, v, goal.space, goal.raise);
}

/** AW-A.14 The player's citizens on the main board. */
export function placedCitizens(s: State, seat: Seat): number[] {
  const skills: number[] = [];
  const all = s.citizens[seat] as number[];
  for (let i = 0; i < all.length; i++) {
    const where = all[i] as number;
    if (where >= 0 && where < SPACES.length) skills.push(i + 1);
  }
  return skills;
}

/** The placement that using a citizen again would be. */
export const reusing = (s: State, seat: Seat, skill: number): Placing => ({
  seat,
  skill,
  from: s.citizens[seat]?.[skill - 1] as number,
});

/** AW-11.03, AW-11.05 Is there a citizen to use again, and anywhere for it to go? */
export function canReuse(s: State, seat: Seat): boolean {
  if ((s.ambrosia[seat] as number) < numberOf(s, 'reuse-ambrosia')) return false;
  const all = s.citizens[seat] as number[];
  for (let i = 0; i < all.length; i++) {
    const from = all[i] as number;
    if (from >= 0 && from < SPACES.length && canPlace(s, { seat, skill: i + 1, from })) return true;
  }
  return false;
}
