import type { Seat } from '@edubba/kernel';
import type { TechnologyCard } from '../../content/technologies.ts';
import { technology } from '../../content/technologies.ts';
import type { State } from '../state.ts';

/** MES-6.10 An action goes on with the card it was activated by, whatever comes into the slot meanwhile. */
export type Acting = { seat: Seat; level: number };

export function cardOf(s: State, seat: Seat, type: number, level: number): TechnologyCard {
  return technology(s.empire[seat] ?? 0, type, level);
}
