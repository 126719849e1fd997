import type { ItemId, Json, Seat } from '@edubba/kernel';
import { actionCard } from '../content/action-cards.ts';
import { CHAMPION, UNITS } from '../content/units.ts';
import type { Card } from '../rules/decisions.ts';
import { canal } from '../rules/decisions.ts';
import { spaceIn } from '../rules/geography.ts';
import { figuresAt, unitsAt } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { NOWHERE } from '../rules/state.ts';
import { bonesOf, troopAt } from './forces.ts';
import { goals } from './goals.ts';
import { rivalry, stakeAt } from './ground.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { cardWorth, later, unitWorth } from './worth.ts';

/** A card that lies open: by whom, and at what it is aimed. */
type Announced = { card: ItemId; seat: Seat; targets: Json };

/** Is this seat the one a card just announced is aimed at? */
function aimedAtMe(mind: Mind, card: string, targets: unknown): boolean {
  const { s, seat } = mind;
  const target = typeof targets === 'string' ? targets : '';
  if (card === 'plague') return figuresAt(s, seat, spaceIn(target)) > 0;
  if (card === 'revolt') return s.control[spaceIn(target)] === seat;
  if (card === 'canal-removal') return canal.read(target)?.owner === seat;
  return (
    ['challenge-of-anzu', 'challenge-of-huwawa', 'thief-in-the-night', 'tribute'].includes(card) &&
    target === String(seat)
  );
}

/** What stopping a card saves; a card that harms nobody here is stopped only where its player is about to win. */
function sabotageWorth(mind: Mind<Announced>): number {
  const { s, seat } = mind;
  const { card, seat: player, targets } = mind.about;
  const { id, kind } = actionCard(card);
  if (id === 'sabotage') return ownAnnounced(mind);
  if (kind === 'combat') return inFight(s, seat, player) ? Math.min(90, 0.15 * fightStake(mind)) : 0;
  if (aimedAtMe(mind, id, targets)) return damage(mind, id, targets);
  return rivalry(s, seat, player) >= 3 ? 46 : 0;
}

/** AKK-17.09 Somebody negates a card: if it is one's own, the answer is worth what the card is. */
function ownAnnounced(mind: Mind): number {
  const { s, seat } = mind;
  const negated = s.announced[s.announced.length - 2];
  const mine = negated !== undefined && (s.active === seat || inFight(s, seat, s.active));
  return mine && negated !== undefined ? cardWorth(s, negated) : 0;
}

const inFight = (s: State, seat: Seat, other: Seat): boolean =>
  s.fight !== null && s.fight.sides.includes(seat) && s.fight.sides.includes(other);

const fightStake = (mind: Mind): number => {
  const { s, seat } = mind;
  const space = s.fight?.space ?? NOWHERE;
  return stakeAt(mind, space) + 8 * bonesOf(troopAt(s, seat, space)) + 100;
};

/** What a card aimed at this seat would cost it. */
function damage(mind: Mind, card: string, targets: unknown): number {
  const { s, seat } = mind;
  if (card === 'revolt') return stakeAt(mind, spaceIn(String(targets)));
  if (card === 'plague') {
    const space = spaceIn(String(targets));
    return UNITS.flatMap((_, kind) =>
      kind === CHAMPION ? [] : Array<number>(unitsAt(s, seat, space, kind)).fill(unitWorth(s, kind)),
    )
      .sort((a, b) => a - b)
      .slice(0, 2)
      .reduce((total, one) => total + one, 0);
  }
  if (card.startsWith('challenge')) return 60;
  if (card === 'tribute') return 25;
  return card === 'canal-removal' ? 12 + goals(mind).canal : 40;
}

/** Decision 46: the card is kept unless it saves more than it is worth. */
export const sabotage: Look<Card | 'pass', Announced> = (mind, answer) => {
  const held = (mind.s.hand[mind.seat] ?? []).find((item) => item.startsWith('sabotage#'));
  if (answer === 'pass') return [part('card-kept', held === undefined ? 1 : 5 + later(mind.s, 35))];
  return [part('stops', sabotageWorth(mind))];
};
