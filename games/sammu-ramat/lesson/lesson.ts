import type { Lesson } from '@edubba/gamekit';
import { answers } from '@edubba/gamekit';

/** Two Months of one Challenge, played by Blue, who advises the Queen as Wardiya. */
export const lesson: Lesson = {
  game: 'sammu-ramat',
  seats: 2,
  seed: 'a',
  me: 0,
  chance: {
    'challenge.draw': ['A4'],
    'ashur.draw': ['AC08#1', 'BC03#2', 'AC07#1', 'AC09#1', 'GC05#2', 'BC04#1', 'AC10#1', 'AC01#1'],
    'technology.draw': ['shield', 'military-wagon', 'diviner-wagon', 'vial', 'amphora', 'wheel'],
    'event.draw': ['EV02', 'EV35', 'EV06', 'EV60', 'EV48', 'EV16', 'EV30', 'EV01'],
    'bag.draw': ['unrest'],
  },
  chapters: [
    {
      id: 'council',
      minutes: 1,
      before: answers('confirm:kalhu confirm:kalhu confirm:kalhu'),
      steps: [
        {
          id: 'advisor',
          rule: 'SAM-1.19',
          wait: { kind: 'advisor.choose', keys: ['wardiya'] },
          then: answers('besime'),
        },
      ],
    },
    {
      id: 'event',
      minutes: 1,
      steps: [{ id: 'where', rule: 'SAM-4.07', wait: { kind: 'event.redirect', keys: ['confirm:assyria'] } }],
    },
    {
      id: 'consult',
      minutes: 1,
      steps: [
        { id: 'whom', rule: 'SAM-8.01', wait: { kind: 'consult', keys: ['wardiya'] }, then: answers('besime') },
        { id: 'first', rule: 'SAM-8.08', wait: { kind: 'starter', keys: ['confirm:0'] } },
      ],
    },
    {
      id: 'move',
      minutes: 2,
      steps: [
        { id: 'move', rule: 'SAM-10.01', wait: { kind: 'turn.act', keys: ['move'] } },
        { id: 'supplies', wait: { kind: 'move', keys: ['take/supplies'] } },
        { id: 'medicine', wait: { kind: 'move', keys: ['take/medicine'] } },
        { id: 'road', rule: 'SAM-10.03', wait: { kind: 'move', keys: ['road/gordium'] } },
      ],
    },
    {
      id: 'barter',
      minutes: 1,
      steps: [
        { id: 'buy', rule: 'SAM-13.01', wait: { kind: 'turn.act', keys: ['barter/buy'] } },
        {
          id: 'end',
          rule: 'SAM-8.10',
          wait: { kind: 'turn.act', keys: ['end'] },
          then: answers('special/levy move take/military take/military road/gordium end'),
        },
      ],
    },
    {
      id: 'gates',
      minutes: 1,
      steps: [
        {
          id: 'share',
          rule: 'SAM-17.01',
          wait: { kind: 'goods.share', keys: ['confirm:wardiya'] },
          then: answers('confirm:wardiya confirm:besime'),
        },
      ],
    },
    {
      id: 'enemies',
      minutes: 1,
      steps: [
        { id: 'tie', rule: 'SAM-5.15', wait: { kind: 'enemies.tie', keys: ['confirm:kition'] } },
        { id: 'moved', rule: 'SAM-5.10' },
      ],
    },
    {
      id: 'taxes',
      minutes: 1,
      steps: [
        { id: 'iron', rule: 'SAM-7.05', wait: { kind: 'taxes', keys: ['confirm:iron/besime'] } },
        {
          id: 'lapis',
          wait: { kind: 'taxes', keys: ['confirm:lapis/wardiya'] },
          then: answers(`
          confirm:lapis/besime confirm:iron/wardiya confirm:textiles/wardiya confirm:textiles/besime`),
        },
      ],
    },
    {
      id: 'cards',
      minutes: 1,
      steps: [
        { id: 'consult', wait: { kind: 'consult', keys: ['wardiya'] }, then: answers('besime') },
        { id: 'first', wait: { kind: 'starter', keys: ['confirm:0'] } },
        { id: 'play', rule: 'SAM-12.05', wait: { kind: 'turn.act', keys: ['card/AC07#1'] } },
      ],
    },
    {
      id: 'attack',
      minutes: 1,
      steps: [
        { id: 'attack', rule: 'SAM-11.01', wait: { kind: 'turn.act', keys: ['attack'] } },
        { id: 'army', rule: 'SAM-11.07', wait: { kind: 'attack.army', keys: ['1/stay'] } },
      ],
    },
    {
      id: 'bag',
      minutes: 1,
      steps: [
        { id: 'risk', rule: 'SAM-12.02', wait: { kind: 'turn.act', keys: ['card/BC03#2'] } },
        { id: 'red', rule: 'SAM-19.02' },
        { id: 'lose', rule: 'SAM-18.01' },
      ],
    },
  ],
  met: { enemies: '6', bag: '15' },
  left: {
    council: '2 28 31',
    event: '25',
    consult: '9 30',
    barter: '14',
    gates: '27',
    cards: '26 32',
    bag: '3 16 20 21 22 23 24 29',
  },
};
