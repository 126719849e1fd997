import { toldOf, type What } from '@edubba/ui';

/** What is drawn besides things, with its rules; its words are in what.en.ts. */
export const WHAT = {
  ready: ['AW-5.01', 'AW-5.03'],
  deck: ['AW-6.03'],
  attack: ['AW-8.06', 'AW-8.07'],
  armies: ['AW-6.33'],
  districts: ['AW-6.17'],
  goals: ['AW-6.03'],
  steps: ['AW-8.01'],
  spoils: ['AW-1.07'],
  strikes: ['AW-9.02', 'AW-9.06'],
  force: ['AW-8.06'],
  choice: ['AW-9.02'],
  'deck-top': ['AW-8.02'],
} as const satisfies What;

/** `<p {...what('ready')}>`: it says what it is. */
export const what = toldOf(WHAT);
