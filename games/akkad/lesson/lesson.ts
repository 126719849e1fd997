import type { Lesson } from '@edubba/gamekit';
import { answers } from '@edubba/gamekit';

/** The first round, from the choice of a city to new command tokens; whoever learns rules Susa. */
export const lesson: Lesson = {
  game: 'akkad',
  seats: 3,
  seed: 'a',
  me: 0,
  chance: {
    'deal.order': ['0', '1'],
    'draw.quest': ['wide-dominion', 'royal-guard', 'spread-the-faith'],
    'roll.crown': ['3', '1', '2'],
    'draw.event': ['fertile-sheepfold'],
    'roll.danger': ['1'],
    'roll.combat': ['2', '1', '2', '2'],
  },
  chapters: [
    {
      id: 'court',
      minutes: 1,
      steps: [
        {
          id: 'home',
          rule: 'AKK-12.17',
          wait: { kind: 'start.home', keys: ['susa'] },
          then: answers('uruk urkesh ur-utu lipit-ili'),
        },
        {
          id: 'character',
          wait: { kind: 'start.character', keys: ['lugal-ushumgal'] },
          then: answers('male male male'),
        },
      ],
    },
    {
      id: 'roles',
      minutes: 1,
      steps: [
        {
          id: 'first',
          rule: 'AKK-2.03',
          wait: { kind: 'select.role', keys: ['commander'] },
          then: answers('builder governor'),
        },
        {
          id: 'second',
          rule: 'AKK-2.05',
          wait: { kind: 'select.role', keys: ['engineer'] },
          then: answers('priest merchant ishtar enlil'),
        },
      ],
    },
    {
      id: 'worship',
      minutes: 1,
      steps: [{ id: 'god', rule: 'AKK-4.10', wait: { kind: 'select.god', keys: ['enki'] } }],
    },
    {
      id: 'play',
      minutes: 2,
      steps: [
        { id: 'engineer', rule: 'AKK-3.01', wait: { kind: 'turn.choose', keys: ['role/engineer'] } },
        { id: 'own', rule: 'AKK-3.26', wait: { kind: 'canal.place', keys: ['SUS'] } },
        {
          id: 'any',
          rule: 'AKK-9.01',
          wait: { kind: 'canal.place', keys: ['TUT'] },
          then: answers(`
          decline decline role/builder build/palace upgrade upgrade/royal-roads build TAD build/palace`),
        },
      ],
    },
    {
      id: 'follow',
      minutes: 1,
      steps: [
        { id: 'follow', rule: 'AKK-3.05', wait: { kind: 'role.follow', keys: ['build'] } },
        { id: 'city', rule: 'AKK-3.37', wait: { kind: 'role.activate', keys: ['AWA'] } },
        {
          id: 'palace',
          rule: 'AKK-7.05',
          wait: { kind: 'building.gain', keys: ['build/palace'] },
          then: answers('role/governor TAD sheep'),
        },
      ],
    },
    {
      id: 'collect',
      minutes: 1,
      steps: [
        { id: 'follow', rule: 'AKK-3.32', wait: { kind: 'role.follow', keys: ['divine'] } },
        { id: 'city', wait: { kind: 'collect.city', keys: ['AWA'] } },
        { id: 'sheep', wait: { kind: 'collect.choose', keys: ['sheep'] } },
        { id: 'bonus', wait: { kind: 'collect.bonus', keys: ['grain'] }, then: answers('admin URU sheep') },
      ],
    },
    {
      id: 'commander',
      minutes: 1,
      steps: [
        { id: 'play', wait: { kind: 'turn.choose', keys: ['role/commander'] } },
        { id: 'troops', rule: 'AKK-11.01', wait: { kind: 'role.item', keys: ['spearman'] } },
        {
          id: 'recall',
          rule: 'AKK-7.07',
          wait: { kind: 'commander.recall', keys: ['AWA'] },
          then: answers(`
          activate D5 divine spearman champion yes no T18 divine role/merchant trade silver>lapis silver>lapis
          done decline decline`),
        },
      ],
    },
    {
      id: 'march',
      minutes: 2,
      steps: [
        { id: 'activate', rule: 'AKK-7.02', wait: { kind: 'turn.choose', keys: ['activate'] } },
        { id: 'space', rule: 'AKK-8.08', wait: { kind: 'activate.space', keys: ['TUT'] } },
        { id: 'token', rule: 'AKK-7.04', wait: { kind: 'activate.token', keys: ['royal'] } },
        {
          id: 'units',
          rule: 'AKK-8.11',
          wait: { kind: 'move.units', keys: ['spearman'] },
          then: answers(`
          activate SIP admin spearman activate URK building/storehouse collect grain hire`),
        },
      ],
    },
    {
      id: 'palace',
      minutes: 2,
      before: answers(`
        activate AWA both/palace champion spearman archer activate URU building/palace recruit spearman chariot
        tax pass`),
      steps: [
        { id: 'activate', wait: { kind: 'turn.choose', keys: ['activate'] } },
        { id: 'susa', rule: 'AKK-7.06', wait: { kind: 'activate.space', keys: ['SUS'] } },
        { id: 'building', rule: 'AKK-7.03', wait: { kind: 'activate.mode', keys: ['building/palace'] } },
        { id: 'recruit', wait: { kind: 'building.action', keys: ['recruit'] } },
        { id: 'buy', rule: 'AKK-12.06', wait: { kind: 'recruit.buy', keys: ['spearman'] } },
        {
          id: 'tax',
          wait: { kind: 'building.action', keys: ['tax'] },
          then: answers('role/priest SIP ziggurat URU priest priest'),
        },
      ],
    },
    {
      id: 'god',
      minutes: 1,
      steps: [
        { id: 'worship', rule: 'AKK-4.02', wait: { kind: 'turn.choose', keys: ['worship'] } },
        { id: 'token', wait: { kind: 'token.gain', keys: ['royal'] } },
        {
          id: 'swap',
          rule: 'AKK-4.11',
          wait: { kind: 'enki.swap', keys: ['done'] },
          then: answers(`
          worship upgrade/tax-reform activate LAR building/palace recruit chariot tax`),
        },
      ],
    },
    {
      id: 'prestige',
      minutes: 2,
      steps: [
        { id: 'royal', rule: 'AKK-7.15', wait: { kind: 'token.gain', keys: ['royal'] } },
        { id: 'divine', wait: { kind: 'token.gain', keys: ['divine'] } },
        { id: 'combat', rule: 'AKK-11.10' },
        { id: 'points', rule: 'AKK-6.13' },
      ],
    },
  ],
  met: { court: '1', play: '16', collect: '13', palace: '14', prestige: '18 19 20' },
  left: { roles: '21', worship: '5', march: '10', palace: '15', god: '17', prestige: '22' },
};
