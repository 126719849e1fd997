import { lookOn, type Onlooker } from '@edubba/testkit';
import { DrawingCheck, sayer } from '@edubba/ui/testing';
import { rulebook } from '../../content/rulebook.ts';
import { play } from '../../play.ts';
import { mesopotamia } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

/** What names itself and is in no catalogue: numbers of levels. */
const OWN_NAMES = /\b[IV]+\b/g;

/** Says a message; what of it comes from no catalogue is a mistake. */
export const { said } = sayer(ui.words.texts.en, OWN_NAMES);

/** Whether what is said is short enough and cites real rules. */
export const check = new DrawingCheck(ui, rulebook, said, 15);

/** Plays whole games by rules of thumb: two to six people, and alone. */
export function playGames(games: number, seed: string, onlooker: Onlooker<State>): void {
  lookOn(mesopotamia, { games, seed, botOf: () => play.bots.thumbs }, onlooker);
}
