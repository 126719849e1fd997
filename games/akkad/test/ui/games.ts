import { lookOn, type Onlooker } from '@edubba/testkit';
import { DrawingCheck, sayer } from '@edubba/ui/testing';
import { rulebook } from '../../content/rulebook.ts';
import { play } from '../../play.ts';
import { akkad } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

/** What the page says with, and saying it: what comes from no catalogue is a mistake. */
export const { words, said } = sayer(ui.words.texts.en);

/** Whether what is said is short enough and cites real rules. */
export const check = new DrawingCheck(ui, rulebook, said);

/** Whoever plays sensibly sees other questions, but takes its time, so that most play at random. */
export const botOf = (i: number) => (i % 16 === 1 ? play.bots.thumbs : undefined);

/** Plays whole games. */
export function playGames(games: number, seed: string, onlooker: Onlooker<State>): void {
  lookOn(akkad, { games, seed, botOf }, onlooker);
}
