import type { Shelved } from '@edubba/gamekit';

/** Assyria before it is opened. */
export const shelf: Shelved = {
  place: 1,
  name: 'Assyria',
  text: 'Raise ziggurats between two rivers, feed your huts, and be ready when the flood comes.',
  players: [1, 4],
  minutes: 90,
  weight: 3,
  signs: '𒀸𒋩',
  colours: ['p1', 'p2', 'p4', 'p3'],
  bot: 'scribe',
  solo: 'difficulty',
  lesson: 13,
};
