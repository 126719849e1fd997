import { lookOn, type Onlooker } from '@edubba/testkit';
import { DrawingCheck, sayer } from '@edubba/ui/testing';
import { rulebook } from '../../content/rulebook.ts';
import { play } from '../../play.ts';
import { ancientWorld } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

/** What the page says with, and saying it: what comes from no catalogue is a mistake. */
export const { words, said } = sayer(ui.words.texts.en);

/** Whether what is said is short enough and cites real rules. */
export const check = new DrawingCheck(ui, rulebook, said, 18);

/** Every other game is played by rules of thumb: whoever plays sensibly sees other questions. */
export const botOf = (i: number) => (i % 2 === 1 ? play.bots['thumbs'] : undefined);

/** Plays whole games. */
export function playGames(games: number, seed: string, onlooker: Onlooker<State>): void {
  lookOn(ancientWorld, { games, seed, botOf }, onlooker);
}
