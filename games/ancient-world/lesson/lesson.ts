import type { Lesson } from '@edubba/gamekit';
import { answers } from '@edubba/gamekit';

/** Two rounds and a bit, from the first citizen to a damaged city; whoever learns sits first. */
export const lesson: Lesson = {
  game: 'ancient-world',
  seats: 2,
  options: { 'first-player': '1' },
  seed: 'a',
  me: 0,
  chance: {
    'district.turn': ['D07', 'D01'],
    'titan.turn': ['T101', 'T213', 'T305'],
    'military.deal': ['M15', 'M19', 'M11', 'M20', 'M14', 'M21'],
    'empire.deal': ['EA35', 'EA38', 'EA10', 'EA39', 'EA36', 'EA33', 'EA05', 'EA08', 'EA14', 'EA30', 'EA18', 'EA28'],
    'damage.die': ['blank', 'blank', 'blank', 'titan', 'blank'],
    'titan.draw': ['T102', 'T215'],
    'expand.draw': ['D12', 'D05'],
  },
  chapters: [
    {
      id: 'citizens',
      minutes: 1,
      before: answers('umnok merlume'),
      steps: [
        { id: 'choose', rule: 'AW-5.01', wait: { kind: 'turn.action', keys: ['citizen/1'] } },
        {
          id: 'labor',
          rule: 'AW-6.01',
          wait: { kind: 'place.where', keys: ['labor'] },
          then: answers('citizen/1 build EA35'),
        },
      ],
    },
    {
      id: 'build',
      minutes: 1,
      steps: [
        { id: 'citizen', rule: 'AW-5.03', wait: { kind: 'turn.action', keys: ['citizen/2'] } },
        { id: 'space', rule: 'AW-6.02', wait: { kind: 'place.where', keys: ['build'] } },
        { id: 'card', rule: 'AW-6.04', wait: { kind: 'build.card', keys: ['EA10'] }, then: answers('citizen/2 labor') },
      ],
    },
    {
      id: 'recruit',
      minutes: 1,
      steps: [
        { id: 'citizen', wait: { kind: 'turn.action', keys: ['citizen/3'] } },
        { id: 'space', rule: 'AW-6.33', wait: { kind: 'place.where', keys: ['recruit'] } },
        { id: 'card', rule: 'AW-6.34', wait: { kind: 'recruit.card', keys: ['M15'] } },
        {
          id: 'slot',
          rule: 'AW-6.38',
          wait: { kind: 'recruit.slot', keys: ['retire/SM02#1'] },
          then: answers('citizen/3 labor'),
        },
      ],
    },
    {
      id: 'attack',
      minutes: 1,
      steps: [
        { id: 'attack', rule: 'AW-8.01', wait: { kind: 'turn.action', keys: ['attack'] } },
        { id: 'target', rule: 'AW-8.02', wait: { kind: 'attack.target', keys: ['threat/0'] } },
        { id: 'army', rule: 'AW-8.07', wait: { kind: 'attack.armies', keys: ['1'] } },
      ],
    },
    {
      id: 'income',
      minutes: 1,
      steps: [
        { id: 'pass', rule: 'AW-4.05', wait: { kind: 'turn.action', keys: ['pass'] }, then: answers('feed') },
        { id: 'income', rule: 'AW-13.06' },
      ],
    },
    {
      id: 'own',
      minutes: 1,
      steps: [
        { id: 'citizen', wait: { kind: 'turn.action', keys: ['citizen/1'] } },
        { id: 'card', rule: 'AW-7.01', wait: { kind: 'place.where', keys: ['card/EA10'] } },
        { id: 'way', rule: 'AW-6.47', wait: { kind: 'explore.way', keys: ['row'] } },
        {
          id: 'store',
          rule: 'AW-6.52',
          wait: { kind: 'explore.card', keys: ['EA05'] },
          then: answers('citizen/1 build EC03'),
        },
      ],
    },
    {
      id: 'stored',
      minutes: 1,
      steps: [
        {
          id: 'build',
          rule: 'AW-4.02',
          wait: { kind: 'turn.action', keys: ['stored'] },
          then: answers('citizen/2 recruit M11 retire/SM02#2'),
        },
      ],
    },
    {
      id: 'ambrosia',
      minutes: 2,
      steps: [
        { id: 'citizen', wait: { kind: 'turn.action', keys: ['citizen/2'] } },
        { id: 'rebuild', rule: 'AW-6.26', wait: { kind: 'place.where', keys: ['rebuild'] } },
        { id: 'perform', wait: { kind: 'action.perform', keys: ['perform'] } },
        { id: 'reuse', rule: 'AW-11.03', wait: { kind: 'turn.end', keys: ['reuse'] } },
      ],
    },
    {
      id: 'districts',
      minutes: 1,
      steps: [
        { id: 'expand', rule: 'AW-6.16', wait: { kind: 'place.where', keys: ['expand'] } },
        { id: 'pay', wait: { kind: 'expand.pay', keys: ['coins'] } },
        { id: 'keep', rule: 'AW-6.18', wait: { kind: 'expand.keep', keys: ['D12'] }, then: answers('attack threat/0') },
      ],
    },
    {
      id: 'damage',
      minutes: 2,
      before: answers('citizen/3 recruit M20 retire/SM01#1 citizen/3 build EA33 pass'),
      steps: [
        { id: 'attack', rule: 'AW-8.10', wait: { kind: 'turn.action', keys: ['attack'] } },
        { id: 'target', wait: { kind: 'attack.target', keys: ['threat/0'] } },
        {
          id: 'card',
          rule: 'AW-8.23',
          wait: { kind: 'damage.card', keys: ['EA10'] },
          then: answers('citizen/1 recruit M21 retire/SM01#2'),
        },
      ],
    },
    {
      id: 'repair',
      minutes: 2,
      steps: [
        { id: 'citizen', wait: { kind: 'turn.action', keys: ['citizen/1'] } },
        { id: 'space', rule: 'AW-6.25', wait: { kind: 'place.where', keys: ['rebuild'] } },
        { id: 'perform', wait: { kind: 'action.perform', keys: ['perform'] } },
        { id: 'banners', rule: 'AW-14.05' },
        { id: 'end', rule: 'AW-14.02' },
      ],
    },
  ],
  met: { citizens: '1', stored: '10', damage: '9' },
  left: { citizens: '2 16 18', build: '17', own: '12 15', damage: '3' },
};
