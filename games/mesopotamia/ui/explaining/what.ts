import { toldOf, type What } from '@edubba/ui';

/** What is drawn besides things, with its rules; its words are in what.en.ts. */
export const WHAT = {
  goods: ['MES-36.02'],
  units: ['MES-28.13'],
  levels: ['MES-36.01'],
  settlements: ['MES-36.01'],
  gardens: ['MES-5.05'],
  'track-points': ['MES-36.01'],
  reach: ['MES-5.05'],
  effect: ['MES-28.13'],
  left: ['MES-36.01'],
  worth: ['MES-29.02'],
  steps: ['MES-5.05'],
  army: ['MES-5.05'],
  duel: ['MES-5.05'],
  sum: ['MES-5.05'],
  'solo-bones': ['MES-36.02'],
} as const satisfies What;

/** `<p {...what('goods')}>`: it says what it is. */
export const what = toldOf(WHAT);
