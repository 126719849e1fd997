import type { Shelved } from '@edubba/gamekit';

/** Sammu-ramat before it is opened. */
export const shelf: Shelved = {
  place: 4,
  name: 'Sammu-ramat',
  text: 'Together, advise the queen: hold the empire against plague, raid and unrest.',
  players: [1, 5],
  minutes: 60,
  weight: 2,
  signs: '𒊓𒄠𒈬',
  colours: ['p2', 'p3', 'p4', 'p5', 'p6'],
  bot: 'scribe',
  lesson: 12,
  simple: { 'first-game': 'on' },
};
