import { toldOf, type What } from '@edubba/ui';

/** What is drawn besides things, with its rules; its words are in what.en.ts. */
export const WHAT = {
  cards: ['SAM-12.01'],
  hand: ['SAM-7.01'],
  actions: ['SAM-8.10'],
  specials: ['SAM-9.01'],
  aims: ['SAM-32.05'],
  month: ['SAM-4.01'],
  steps: ['SAM-4.01'],
  milestones: ['SAM-18.07'],
  clash: ['SAM-5.12'],
  pieces: ['SAM-2.16'],
} as const satisfies What;

/** `<p {...what('cards')}>`: it says what it is. */
export const what = toldOf(WHAT);
