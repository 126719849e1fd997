import type { Seat } from '@edubba/kernel';
import { since } from '@edubba/kernel';
import type { TechnologyCard } from '../../content/technologies.ts';
import { FIRST_TECHNOLOGIES, TECHNOLOGIES, technology } from '../../content/technologies.ts';
import type { State } from '../state.ts';

/** MES-8.01 The card of a player for a type at a level. Tables of rules version 1 keep the numbers they began with. */
export function cardOf(s: State, player: Seat, type: number, level: number): TechnologyCard {
  return technology(since(s, 2) ? TECHNOLOGIES : FIRST_TECHNOLOGIES, s.empire[player] ?? 0, type, level);
}

/** The card that lies in the slot now. */
export const currentCard = (s: State, player: Seat, type: number): TechnologyCard =>
  cardOf(s, player, type, s.tech[player]?.[type] ?? 1);
