import { toldOf, type What } from '@edubba/ui';

/** What is drawn besides things, with its rules; its words are in what.en.ts. */
export const WHAT = {
  tokens: ['AKK-7.01'],
  cards: ['AKK-17.12'],
  army: ['AKK-14.03'],
  quests: ['AKK-18.01'],
  choosing: ['AKK-18.11'],
  missions: ['AKK-18.11'],
  discard: ['AKK-17.03', 'AKK-17.13'],
  room: ['AKK-14.03'],
  price: ['AKK-14.02'],
  awaits: ['AKK-11.51'],
  steps: ['AKK-11.31'],
  unit: ['AKK-11.54'],
  bones: ['AKK-11.51', 'AKK-A.15'],
  hits: ['AKK-11.53', 'AKK-11.54'],
  chances: ['AKK-A.15'],
  odds: ['AKK-11.51'],
  rolls: ['AKK-11.53'],
  marching: ['AKK-8.02'],
  treasury: ['AKK-16.09'],
  worth: ['AKK-16.09'],
  offer: ['AKK-16.09'],
  offers: ['AKK-16.09'],
  announced: ['AKK-17.08'],
} as const satisfies What;

/** `<p {...what('tokens')}>`: it says what it is. */
export const what = toldOf(WHAT);
