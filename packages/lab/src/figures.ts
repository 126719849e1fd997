import type { GamePlay } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { playerCount, tableInfo } from '@edubba/kernel';

/**
 * Figures have names that say what they are, part by part:
 *
 * - `share/2`: wins of whoever began third; a win that several share counts for each as much as is shared
 * - `points/2`, `points`, `margin`, `length`, `lead/changes`, `lead/settled`
 * - `from/<source>`: points of a player from a source, `at/<round>/<source>`: those by the end of a round
 * - `bot/<name>`: wins of a bot where several sit at the table
 * - `use/<group>/<thing>`: games in which anybody makes use of it; `won/<group>/<thing>`: wins of those who do
 */
export type FigureId = string;

/** What a figure's whole numbers stand for. */
export interface Scale {
  /** `rate`: games in which something is so. `share`: wins. `mean`: a number of something. */
  readonly kind: 'rate' | 'share' | 'mean';
  /** One of it is so many in the sums. */
  readonly unit: number;
  /** A ratio has a denominator of its own in each game; the others are for every game alike. */
  readonly ratio: boolean;
}

/** How the figures of a game with so many players are to be read. */
export class Scales {
  /** How many play, automata included. */
  readonly players: number;
  /** A win is so many: whoever shares it gets a whole number. */
  readonly win: number;

  constructor(players: number) {
    this.players = players;
    this.win = Array.from({ length: players }, (_, i) => i + 1).reduce(lcm, 1);
  }

  static of<S extends BaseState>({ game }: GamePlay<S>, seats: number): Scales {
    return new Scales(playerCount(game, tableInfo(game, { seats })));
  }

  of(figure: FigureId): Scale {
    const [first] = figure.split('/');
    if (first === 'share') return { kind: 'share', unit: this.win, ratio: false };
    if (first === 'bot' || first === 'won') return { kind: 'share', unit: this.win, ratio: true };
    if (first === 'use') return { kind: 'rate', unit: 1, ratio: false };
    const each = first === 'from' || first === 'at' || figure === 'points';
    return { kind: 'mean', unit: each ? this.players : 1, ratio: false };
  }
}

function lcm(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
