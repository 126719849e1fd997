import type { ThingProps } from '@edubba/ui';

const RINGED = ['data-lit', 'data-hovered', 'data-chosen', 'data-last', 'data-marked'] as const;

/** Whether a thing is in a state shown by a ring; which ring, the style sheet reads off its attributes. */
export const isRinged = (thing: ThingProps): boolean => RINGED.some((state) => thing[state] !== undefined);
