import { anyKey, decision, either, verbs, words } from '@edubba/kernel';

/** What one does in a turn: `harvest`, or `build/granary#2`. */
export const deed = either(verbs({ build: anyKey() }), words('harvest'));

/** Everything a player can be asked: how the answers are written, and (by `saying`) what the question says. */
export const decisions = {
  'turn.take': decision(deed),
};

export type Decided = typeof decisions;
