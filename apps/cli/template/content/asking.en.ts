import type { Decided } from '../rules/decisions.ts';

/** Every decision in words: what the text table asks, and what the prompt bar says. */
export const askingEn: { readonly [kind in keyof Decided]: { readonly ask: string; readonly say: string } } = {
  'turn.take': { ask: '{seat}, what will you do?', say: 'Harvest, or build a card.' },
};
