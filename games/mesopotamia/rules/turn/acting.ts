import type { Seat } from '@edubba/kernel';

/** MES-6.10 An action goes on with the card it was activated by, whatever comes into the slot meanwhile. */
export type Acting = { seat: Seat; level: number };
