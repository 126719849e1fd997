/** What runs a table for those who sit at it, in a browser's worker and on a server alike: bots, standings, previews. */
export type { AnyPlay, AnyReferee, Sitter } from './sitter.ts';
export { anyPlay, anyReferee } from './sitter.ts';
export type { Hint } from './bots.ts';
export { Bots, hintFor, takesTime } from './bots.ts';
export { botNamed } from './named.ts';
export type { FromThread, StartThread, Thread, ToThread } from './pool.ts';
export { serveThinking, ThinkingPool } from './pool.ts';
export type { Pondering, Surroundings, Thinkers, Thinking, Thoughts } from './thinking.ts';
export { Brain } from './thinking.ts';
export { BotLoop } from './bot-loop.ts';
export { Queue } from './queue.ts';
export type { Preview } from './preview.ts';
export { previewOf } from './preview.ts';
export type { Standing, Summed } from './standing.ts';
export { standingOf, summedUp } from './standing.ts';
export type { Imagined, Suggested, Suggestion } from './suggestions.ts';
export { imagine, MOST_STEPS, suggest, suggestedTo, withdraw } from './suggestions.ts';
