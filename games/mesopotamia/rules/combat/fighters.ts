import type { Effects } from '@edubba/kernel';
import { theBattle } from '../queries/battle.ts';
import { kindOf } from '../queries/pieces.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

export function kindOfFighter(s: State, i: number): number {
  const battle = theBattle(s);
  const fighter = battle.fighters[i];
  return fighter === undefined ? 0 : kindOf(s, battle.sides[fighter.side] ?? 0, fighter.piece);
}

const DECKS = ['SP', 'AR', 'HO', 'CH'];
export const deckOf = (card: string): number => DECKS.indexOf(card.slice(0, 2));

/** A card is drawn face up for a Unit. */
export function drawCard(g: Effects<State>, i: number, item: string): void {
  const { s } = g;
  const fighter = theBattle(s).fighters[i];
  if (fighter !== undefined) fighter.card = item;
  g.move(item, at.combatDecks(deckOf(item)), 'cards');
}
