import type { Shelved } from '@edubba/gamekit';

/** Akkad before it is opened. */
export const shelf: Shelved = {
  place: 2,
  name: 'Akkad',
  text: 'Hidden commands, open fields. Cities change hands from the Upper Sea to the Lower.',
  players: [3, 6],
  minutes: 120,
  weight: 4,
  signs: '𒀀𒂵𒉈',
  colours: ['p1', 'p2', 'p5', 'p3', 'p4', 'p6'],
  bot: 'scribe',
  lesson: 15,
  simple: { deal: 'two' },
};
