import type { Lesson } from '@edubba/gamekit';
import { answers } from '@edubba/gamekit';

/** From the choice of an Empire to the first Settlement; whoever learns leads the Babylonians. */
export const lesson: Lesson = {
  game: 'mesopotamia',
  seats: 2,
  seed: 'a',
  me: 0,
  chance: {
    'trade.draw': ['TT4', 'TT12', 'TT13', 'TT19', 'TT30', 'TT28'],
    'garden.draw': ['HG1a'],
    'quest.draw': ['Q13', 'Q16', 'Q17', 'Q6', 'Q9', 'Q5', 'Q2', 'Q7'],
    'event.draw': ['EV9', 'EV14', 'EV26', 'EV11', 'EV5', 'EV18', 'EV30', 'EV16', 'EV27', 'EV1', 'EV7', 'EV23'],
    'die.roll': [
      'water',
      'reed',
      'sun',
      'sun',
      'sun',
      'water',
      'eye',
      'star',
      'sun',
      'sun',
      'eye',
      'eye',
      'reed',
      'reed',
      'sun',
      'reed',
      'star',
      'sun',
      'water',
      'reed',
      'sun',
    ],
  },
  chapters: [
    {
      id: 'empire',
      minutes: 1,
      before: answers('B akkadians'),
      steps: [
        { id: 'empire', rule: 'MES-3.06', wait: { kind: 'setup.empire', keys: ['babylonians'] } },
        { id: 'start', rule: 'MES-3.02', wait: { kind: 'setup.start', keys: ['start/4'] }, then: answers('start/2') },
      ],
    },
    {
      id: 'quests',
      minutes: 1,
      steps: [{ id: 'return', rule: 'MES-29.01', wait: { kind: 'setup.quest', keys: ['Q9'] }, then: answers('Q5') }],
    },
    {
      id: 'explore',
      minutes: 2,
      steps: [
        { id: 'action', rule: 'MES-6.02', wait: { kind: 'turn.action', keys: ['piece/explore'] } },
        { id: 'unit', rule: 'MES-9.03', wait: { kind: 'explore.unit', keys: ['unit/G4/spearman'] } },
        { id: 'step', rule: 'MES-9.09', wait: { kind: 'explore.step', keys: ['F5'] } },
        {
          id: 'event',
          rule: 'MES-27.04',
          wait: { kind: 'event.option', keys: ['2'] },
          then: answers('piece/explore unit/A4/archer A3 2'),
        },
      ],
    },
    {
      id: 'build',
      minutes: 1,
      steps: [
        { id: 'action', rule: 'MES-13.01', wait: { kind: 'turn.action', keys: ['piece/build'] } },
        { id: 'ziggurat', rule: 'MES-13.15', wait: { kind: 'build.item', keys: ['ziggurat'] } },
        {
          id: 'die',
          rule: 'MES-7.02',
          wait: { kind: 'build.die', keys: ['white'] },
          then: answers('piece/build ziggurat white'),
        },
      ],
    },
    {
      id: 'dice',
      minutes: 2,
      steps: [
        { id: 'action', rule: 'MES-6.03', wait: { kind: 'turn.action', keys: ['dice/explore'] } },
        { id: 'unit', wait: { kind: 'explore.unit', keys: ['unit/F5/spearman'] } },
        { id: 'step', wait: { kind: 'explore.step', keys: ['F4'] } },
        { id: 'event', wait: { kind: 'event.option', keys: ['1'] } },
      ],
    },
    {
      id: 'warfare',
      minutes: 1,
      steps: [
        { id: 'action', rule: 'MES-6.04', wait: { kind: 'turn.action', keys: ['piece/warfare'] } },
        { id: 'create', rule: 'MES-18.03', wait: { kind: 'warfare.next', keys: ['create/spearman/G4'] } },
        {
          id: 'bones',
          rule: 'MES-18.02',
          wait: { kind: 'warfare.next', keys: ['knucklebones'] },
          then: answers('piece/warfare create/archer/A4 knucklebones end'),
        },
      ],
    },
    {
      id: 'gather',
      minutes: 2,
      before: answers('piece/explore unit/F4/horseman G3 G2 2'),
      steps: [
        { id: 'action', rule: 'MES-16.01', wait: { kind: 'turn.action', keys: ['dice/gather'] } },
        { id: 'home', rule: 'MES-16.03', wait: { kind: 'gather.next', keys: ['gather/home/food'] } },
        { id: 'unit', rule: 'MES-16.05', wait: { kind: 'gather.next', keys: ['gather/unit/F4'] } },
        {
          id: 'trade',
          rule: 'MES-17.04',
          wait: { kind: 'gather.next', keys: ['trade/1'] },
          then: answers('piece/explore unit/A4/archer B5 2 dice/gather gather/unit/B5 done'),
        },
      ],
    },
    {
      id: 'research',
      minutes: 1,
      before: answers(`
        piece/explore unit/G4/spearman G3 2 dice/gather gather/home/clay gather/unit/G2 trade/1 dice/explore
        unit/B5/archer B4 2 piece/gather gather/unit/B4 trade/1`),
      steps: [
        { id: 'action', rule: 'MES-15.01', wait: { kind: 'turn.action', keys: ['piece/research'] } },
        { id: 'convert', rule: 'MES-15.02', wait: { kind: 'research.next', keys: ['convert'] } },
        {
          id: 'discover',
          rule: 'MES-15.04',
          wait: { kind: 'research.next', keys: ['discover/build'] },
          then: answers(`
          dice/research convert discover/build piece/explore unit/A3/archer A2 2`),
        },
      ],
    },
    {
      id: 'grow',
      minutes: 1,
      steps: [{ id: 'grow', rule: 'MES-19.01', wait: { kind: 'turn.action', keys: ['piece/grow'] } }],
    },
    {
      id: 'settle',
      minutes: 2,
      before: answers(`
        dice/gather gather/unit/F4 gather/home/food trade/1 piece/explore unit/A2/archer B2 2 dice/gather
        gather/home/clay done piece/research convert discover/build piece/explore unit/B2/archer B1 1 piece/grow end
        dice/research discover/build piece/build settlement/B1 piece/explore unit/G2/horseman F2 F1 1
        dice/gather gather/unit/F4 gather/home/food dice/research discover/build piece/explore unit/B1/archer B2
        B1 dice/explore unit/F1/horseman F2 stop 2 piece/grow piece/research discover/gather B1 piece/grow
        dice/explore unit/F4/spearman F5 dice/grow piece/gather gather/home/wood gather/settlement/B1
        gather/unit/B2 B2 dice/gather gather/home/stone gather/unit/F2 trade/1`),
      steps: [
        { id: 'action', rule: 'MES-13.04', wait: { kind: 'turn.action', keys: ['piece/build'] } },
        { id: 'settlement', rule: 'MES-13.09', wait: { kind: 'build.item', keys: ['settlement/F1'] } },
        { id: 'combat', rule: 'MES-20.01' },
        { id: 'end', rule: 'MES-30.01' },
      ],
    },
  ],
  met: { empire: '2', explore: '5', research: '8', grow: '28', settle: '10 14' },
  left: { empire: '1 4 31 32', explore: '11 12', build: '24', gather: '36', settle: '21 22 23 25 26 33 34 35' },
};
