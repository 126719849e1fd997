import type { Shelved } from '@edubba/gamekit';

/** Mesopotamia before it is opened. */
export const shelf: Shelved = {
  place: 5,
  name: 'Mesopotamia',
  text: 'Explore, trade, learn and fight while the Hanging Gardens rise, part by part.',
  players: [1, 6],
  minutes: 120,
  weight: 4,
  signs: '𒆠𒂗𒄀',
  colours: ['p3', 'p1', 'p2', 'p5', 'p6', 'p4'],
  bot: 'scribe',
  solo: 'automaton-level',
  first: { several: [], alone: ['solo'] },
  ways: [
    { id: 'first', icon: 'bld-zig4', options: { combat: 'simplified' } },
    { id: 'whole', icon: 'act-attack', options: {} },
    { id: 'expansions', icon: 'ui-people', options: { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' } },
    { id: 'no-luck', icon: 'mes-eye', options: { dice: 'set' } },
  ],
  lesson: 14,
};
