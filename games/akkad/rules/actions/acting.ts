import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';

/** What every action of a building gets: who, and the city activated for it. */
export type Acting = { seat: Seat; city: Space };
