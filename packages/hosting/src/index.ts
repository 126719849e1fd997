/** What runs a table for those who sit at it, in a browser's worker and on a server alike: bots, standings, previews. */
export type { AnyPlay, Sitter } from './sitter.ts';
export { anyPlay } from './sitter.ts';
export type { Hint } from './bots.ts';
export { botNamed, Bots, hintFor } from './bots.ts';
export type { Preview } from './preview.ts';
export { previewOf } from './preview.ts';
export type { Standing, Summed } from './standing.ts';
export { standingOf, summedUp } from './standing.ts';
