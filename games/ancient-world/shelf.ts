import type { Shelved } from '@edubba/gamekit';

/** The Ancient World before it is opened. */
export const shelf: Shelved = {
  place: 3,
  name: 'The Ancient World',
  text: 'Send citizens to work, build an empire of cards, and stand up to the titans.',
  players: [2, 4],
  minutes: 90,
  weight: 3,
  signs: '𒌓𒌌',
  colours: ['p2', 'p1', 'p5', 'p3'],
  bot: 'scribe',
  lesson: 14,
};
