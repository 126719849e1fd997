import type { Shelved } from '@edubba/gamekit';

/** First Game before it is opened; `shelf.svg` is its picture. A game that has this file is offered in the page and by houses. */
export const shelf: Shelved = {
  place: 100,
  name: 'First Game',
  text: 'Harvest grain, build granaries, and be worth most after six rounds.',
  players: [2, 4],
  minutes: 10,
  weight: 1,
  signs: '𒊺',
  colours: ['p1', 'p2', 'p3', 'p5'],
  bot: 'thumbs',
};
