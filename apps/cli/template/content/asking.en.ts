import type { Decided } from '../rules/decisions.ts';

/** What is said of one decision: by the text table, and in the prompt bar of the drawn one. */
interface Asked {
  readonly ask: string;
  readonly say: string;
  readonly why: string;
}

/** Every decision in words. */
export const askingEn: { readonly [kind in keyof Decided]: Asked } = {
  'turn.take': {
    ask: '{seat}, what will you do?',
    say: 'Harvest, or build a card.',
    why: 'The fields bring 1 grain. A card costs grain and is worth more at the end.',
  },
};
