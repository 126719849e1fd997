import { lookOn, type Onlooker } from '@edubba/testkit';
import { DrawingCheck, sayer } from '@edubba/ui/testing';
import { rulebook } from '../../content/rulebook.ts';
import { sammuRamat } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

/** Says a message; what of it comes from no catalogue is a mistake. */
export const { said } = sayer(ui.words.texts.en);

/** Whether what is said is short enough and cites real rules; a card is named with what it costs and brings. */
export const check = new DrawingCheck(ui, rulebook, said, 34);

/** Plays whole games at random, with every number of players. */
export function playGames(games: number, seed: string, onlooker: Onlooker<State>): void {
  lookOn(sammuRamat, { games, seed, botOf: () => undefined }, onlooker);
}
