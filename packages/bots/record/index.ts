/** The record of a game's balance: many games of bots, played in stretches, added up, and told. */
export type { BalanceRecord } from './command.ts';
export { writeRecord } from './command.ts';
export type { Keeping } from './keeper.ts';
export { Keeper } from './keeper.ts';
export type { UsableThings, Uses } from './markdown.ts';
export {
  duelText,
  fairShares,
  never,
  percent,
  ranged,
  share,
  table,
  tableOf,
  tenth,
  unused,
  usage,
} from './markdown.ts';
export type { Counted, Played, Recorder, RecordTable, Seating, Series } from './series.ts';
export { againstChance, drawOptions, joined, playSeries } from './series.ts';
export type { Counts, Span, Wins } from './sums.ts';
export { addList, added, count, countWin, deviationOf, meanOf, span, widen } from './sums.ts';
