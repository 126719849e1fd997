import type { Played } from '../connect-four/moves.ts';
import { playOurs } from '../connect-four/ours.ts';
import type { Way } from '../connect-four/theirs.ts';
import { playTheirs, VERSION } from '../connect-four/theirs.ts';
import { grouped, inTurns, median, rateOf, round } from '../measure.ts';
import type { Effort, Finding, Row, Subject } from '../subject.ts';

/** Games of one round, how often ours plays them so that both run for about as long, and rounds. */
const SIZES = {
  full: { games: 400, times: 100, rounds: 15, trial: 150 },
  tiny: { games: 3, times: 2, rounds: 2, trial: 1 },
} as const;

function measure(effort: Effort, say: (text: string) => void): Finding {
  const { games, times, rounds, trial } = SIZES[effort];
  say('warming up');
  // boardgame.io is to show its best: by what its manual describes, and by what its own bots use.
  const client = fastest(['client', 'clientWithoutUndo'], trial);
  const reducer = fastest(['reducer', 'reducerWithoutUndo'], trial);
  const expected = playTheirs(client, 0, games);
  const check = (played: Played): number => {
    if (played.hash !== expected.hash || played.moves !== expected.moves) {
      throw new Error(`the two sides did not play the same games: ${played.hash}, ${expected.hash}`);
    }
    return played.moves;
  };
  const theirs = (way: Way) => (): number => check(playTheirs(way, 0, games));
  const ours = (events: boolean) => (): number => {
    let moves = 0;
    for (let i = 0; i < times; i++) moves += check(playOurs(0, games, events));
    return moves;
  };
  ours(false)();
  const sides = [theirs(client), ours(false), theirs(reducer)];
  const [byClient = [], plain = [], byReducer = []] = inTurns(sides, rounds, (n) => say(`round ${n} of ${rounds}`));
  say('with events');
  ours(true)();
  const [withEvents = []] = inTurns([ours(true)], rounds);
  const kernel = { movesPerSecond: whole(plain), movesPerSecondWithEvents: whole(withEvents) };
  const rivals = { client: rival(client, byClient, plain), reducer: rival(reducer, byReducer, plain) };
  // Like is compared with like: the door its manual gives to programs, and ours. Its inner reducer stands beside it.
  const { ratio } = rivals.client;
  return {
    figures: {
      ratio,
      kernel,
      boardgameIo: { version: VERSION, ...rivals },
      games,
      moves: expected.moves,
      sameMoves: true,
      hash: expected.hash,
    },
    lines: [
      line('moves per second, its client', kernel, rivals.client),
      line('moves per second, its bare reducer', kernel, rivals.reducer),
    ],
  };
}

/** One way of boardgame.io against ours. */
type Rival = {
  readonly way: Way;
  readonly movesPerSecond: number;
  readonly ratio: number;
  readonly lowestRatio: number;
  readonly highestRatio: number;
};

function rival(way: Way, theirs: readonly number[], ours: readonly number[]): Rival {
  // Neighbours in time are compared: what else the machine does meets both.
  const ratios = ours.map((rate, i) => rate / (theirs[i] ?? 0));
  const [ratio, lowestRatio, highestRatio] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(round) as [
    number,
    number,
    number,
  ];
  return { way, movesPerSecond: whole(theirs), ratio, lowestRatio, highestRatio };
}

function fastest(ways: readonly Way[], games: number): Way {
  const rates = ways.map((way) => {
    playTheirs(way, 0, games);
    return median([1, 2, 3].map(() => rateOf(() => playTheirs(way, 0, games).moves)));
  });
  return ways[rates.indexOf(Math.max(...rates))] as Way;
}

function whole(rates: readonly number[]): number {
  return Math.round(median(rates));
}

function line(what: string, kernel: { readonly movesPerSecond: number }, { movesPerSecond, ratio }: Rival): Row {
  return { what, ours: grouped(kernel.movesPerSecond), theirs: grouped(movesPerSecond), ratio };
}

export const subject: Subject = {
  name: 'connectFour',
  title: 'Random games of connect four: our table, options listed for every move, against boardgame.io',
  measure,
};
