import { lookOn, type Onlooker } from '@edubba/testkit';
import { DrawingCheck, sayer } from '@edubba/ui/testing';
import { rulebook } from '../../content/rulebook.ts';
import { play } from '../../play.ts';
import { assyria } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

/** What names itself and is in no catalogue: spaces, Scheme cards, the numbers of Well sites. */
const OWN_NAMES = /\b(?:[A-J][1-9]|S\d\d)\b/g;

/** Says a message; what of it comes from no catalogue is a mistake. */
export const { said } = sayer(ui.words.texts.en, OWN_NAMES);

/** Whether what is said is short enough and cites real rules; what is bought "from now on" takes some words more. */
export const check = new DrawingCheck(ui, rulebook, said, 15);

/** Some games are played by rules of thumb, most at random. */
export const botOf = (i: number) => (Math.floor(i / 4) % 4 === 0 ? play.bots.thumbs : undefined);

/** Plays whole games. */
export function playGames(games: number, seed: string, onlooker: Onlooker<State>): void {
  lookOn(assyria, { games, seed, botOf }, onlooker);
}
