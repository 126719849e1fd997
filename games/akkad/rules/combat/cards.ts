import type { ItemId, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { ActionCardId, CardNames, Moment } from '../../content/action-cards.ts';
import { ACTION_CARDS, actionCard, namesOf } from '../../content/action-cards.ts';
import { MERCENARY } from '../../content/units.ts';
import { announceCard } from '../actions/cards/announce.ts';
import { putUnits, takeUnits } from '../effects/units.ts';
import { cardKey } from '../keys.ts';
import type { Side } from '../queries/combat.ts';
import { otherSide, volleyBones } from '../queries/combat.ts';
import { mightHold, offered, oneOfEach } from '../queries/hands.ts';
import { unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isPlayer, whoOn } from './sides.ts';

const NAMES = new Map<Moment, CardNames>(
  ACTION_CARDS.map(({ moment }) => [
    moment,
    namesOf(...ACTION_CARDS.filter((card) => card.moment === moment).map(({ id }) => id)),
  ]),
);

/** Names of the cards of a moment. */
export const cardsOf = (moment: Moment): CardNames => NAMES.get(moment) ?? 0;

const BROKEN_OATH = namesOf('broken-oath');

/** Mercenaries of the other side in the combat (Broken Oath). */
const enemyMercenaries = (s: State, side: Side): number => {
  const enemy = whoOn(s, otherSide(side));
  return enemy < 0 || s.fight === null ? 0 : unitsAt(s, enemy, s.fight.space, MERCENARY);
};

/** AKK-11.27 to AKK-11.29, AKK-17.21 Why a card of the hand cannot be played at this moment of a combat; nothing, if it can. */
function cardObjection(s: State, side: Side, moment: Moment, item: ItemId): Objection | undefined {
  const card = actionCard(item);
  if (card.moment !== moment) return no('AKK-11.27', 'no.card.moment', undefined, { id: 'fix.card.moment' });
  if (s.fight?.played[side].includes(card.id) === true)
    return no('AKK-11.29', 'no.card.copy', undefined, { id: 'fix.card.later' });
  if (card.id === 'broken-oath' && enemyMercenaries(s, side) === 0)
    return no('AKK-17.04', 'no.card.mercenaries', undefined, { id: 'fix.card.later' });
  return undefined;
}

/** What a side may play at this moment of its combat: the cards to which there is no {@link cardObjection}; then `done`. */
export function playable(s: State, side: Side, moment: Moment): Key[] {
  let names = cardsOf(moment);
  for (const card of s.fight?.played[side] ?? []) names &= ~namesOf(card as ActionCardId);
  if ((names & BROKEN_OATH) !== 0 && enemyMercenaries(s, side) === 0) names &= ~BROKEN_OATH;
  return offered(s, whoOn(s, side), names, 'done');
}

/** Why the other cards of the hand may not be played. */
export function cardRefusals(s: State, side: Side, moment: Moment): Refusal[] {
  return oneOfEach(s, whoOn(s, side)).flatMap((item) => {
    const objection = cardObjection(s, side, moment, item);
    return objection === undefined ? [] : [{ target: cardKey(item), ...objection }];
  });
}

/** Might a side hold a card for this moment, as far as everybody knows, and would it do anything? (AKK-11.13: only the two sides.) */
function mightPlay(s: State, side: Side, moment: Moment): boolean {
  const who = whoOn(s, side);
  if (!isPlayer(who) || !mightHold(s, who, cardsOf(moment))) return false;
  return moment !== 'volley' || (s.fight !== null && volleyBones(s, s.fight, side) > 0);
}

/** C12 What a combat card does before a roll. */
function apply(g: G, side: Side, card: ActionCardId): void {
  const { fight } = g.s;
  if (fight === null) return;
  const enemy = otherSide(side);
  if (card === 'battle-fury') fight.next[side] += 2;
  else if (card === 'war-drums') fight.steady[side] += 1;
  else if (card === 'blinding-dust') fight.next[enemy] -= 2;
  else if (card === 'rain-of-arrows') fight.volley[side] += 1;
  else if (card === 'broken-oath' && enemyMercenaries(g.s, side) > 0) {
    takeUnits(g.s, fight.sides[enemy], fight.space, MERCENARY, 1);
    putUnits(g.s, fight.sides[side], fight.space, MERCENARY, 1);
    // it counts as converted (AKK-11.69)
    fight.mercenaries[enemy] = Math.max(0, fight.mercenaries[enemy] - 1);
  }
}

type Playing = { seat: Seat; side: Side; item: ItemId };

/** One card of a side in a combat: noted, announced (AKK-17.10), carried out unless negated. Ends with `cancelled` or nothing. */
export const playCombatCard = R.proc<Playing>('combat.card.play')({
  announce: (g, v) => {
    g.s.fight?.played[v.side].push(actionCard(v.item).id);
    return g.call(announceCard, { seat: v.seat, item: v.item, targets: null }, 'announced');
  },
  announced: (g, v) => {
    if (g.result === 'cancelled') return g.end('cancelled');
    apply(g, v.side, actionCard(v.item).id);
    return g.end();
  },
});

/** `only`: the one side that may play; −1 for both. `declined`: sides in a row that had enough. */
type Offering = { moment: Moment; only: number; side: Side; declined: number };

/** Locals for {@link combatCards}. */
export const offering = (moment: Moment, only = -1): Offering => ({ moment, only, side: 0, declined: 0 });

/**
 * AKK-11.27 to AKK-11.30 Before a roll the attacker, then the defender, may play a card each, until both decline in a row.
 * Whoever might hold a fitting card is asked, so that being asked says nothing.
 */
export const combatCards = R.proc<Offering>('combat.cards')({
  // AKK-11.29 a roll, with the hits it brings, is a step of its own: every name may be played once more
  open: (g) => {
    if (g.s.fight !== null) g.s.fight.played = [[], []];
    return g.goto('next');
  },
  next: (g, v) => {
    if (v.declined >= 2) return g.end();
    const asked = (v.only < 0 || v.only === v.side) && mightPlay(g.s, v.side, v.moment);
    if (asked) return g.goto('offer');
    v.declined++;
    v.side = otherSide(v.side);
    return g.goto('next');
  },
  offer: {
    ask: 'combat.card',
    by: (s, v) => whoOn(s, v.side),
    options: (s, v) => playable(s, v.side, v.moment),
    refusals: (s, v) => cardRefusals(s, v.side, v.moment),
    about: (s, v) => ({ moment: v.moment, round: s.fight?.round ?? 0 }),
    forced: 'ask',
    then: (g, v, answer) => {
      const { side } = v;
      v.side = otherSide(side);
      v.declined = answer === 'done' ? v.declined + 1 : 0;
      if (answer === 'done') return g.goto('next');
      return g.call(playCombatCard, { seat: whoOn(g.s, side), side, item: answer.what }, 'next');
    },
  },
});
