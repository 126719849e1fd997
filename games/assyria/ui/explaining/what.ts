import { toldOf, type What } from '@edubba/ui';

/** What is drawn besides things, with its rules; its words are in what.en.ts. */
export const WHAT = {
  coordinates: ['ASY-1.01'],
  feeding: ['ASY-11.01'],
  discards: ['ASY-6.06'],
  cards: ['ASY-6.05'],
  huts: ['ASY-15.02', 'ASY-11.01'],
  ziggurats: ['ASY-15.01'],
  wells: ['ASY-13.07'],
} as const satisfies What;

/** `<p {...what('coordinates')}>`: it says what it is. */
export const what = toldOf(WHAT);
