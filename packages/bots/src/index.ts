/** Those who play when nobody does, and what is learned from letting them. */
export type { ArenaResult, Competing, Entrant, EntrantResult, Pairing, Standing } from './arena.ts';
export { arena } from './arena.ts';
export type { Bot, Choice, Reason, Weighed } from './bot.ts';
export type { Clock } from './clock.ts';
export { clonesPerSecond } from './clock.ts';
export type { ToldFault } from './faults.ts';
export type { Look, Looks, Told } from './looks.ts';
export { looksOf } from './looks.ts';
export type { Fault, PlayedOut, PlayingOut } from './play-out.ts';
export { playOut } from './play-out.ts';
export { random } from './random.ts';
export type { RulesOfThumb, Thumb, ThumbBot } from './rules-of-thumb.ts';
export { rulesOfThumb } from './rules-of-thumb.ts';
export type { Length, SeatResult, Simulating, Simulation, Speed, Usage } from './simulate.ts';
export { openSeeded, simulate } from './simulate.ts';
export { Volunteers } from './volunteers.ts';
export type { Rate } from './wilson.ts';
export { wilson } from './wilson.ts';
