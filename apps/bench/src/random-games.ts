import type { BaseState, Game, Key } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { playTheirs } from './connect-four/theirs.ts';
import { grouped, inTurns, lasting, median, round } from './measure.ts';
import type { Finding } from './subject.ts';

const SEATS = 4;

/** What random games came to: what seats decided, as `sim` counts it, and all that was answered: rolls and forced moves too. */
interface Played {
  decisions: number;
  answers: number;
}

/** Plays random games through the public table, with the options listed for every decision. */
function playGames<S extends BaseState>(
  game: Game<S>,
  from: number,
  games: number,
  listed?: (micros: number) => void,
): Played {
  const played = { decisions: 0, answers: 0 };
  for (let i = from; i < from + games; i++) {
    const random = new Xoshiro(game.id, i);
    const table = Table.open(game, { seats: SEATS, seed: `${i}`, events: false });
    while (!table.over) {
      const seat = table.toMove;
      if (listed !== undefined) {
        // A copy has listed nothing yet.
        const copy = table.machine.clone();
        const began = performance.now();
        copy.options(seat);
        listed((performance.now() - began) * 1000);
      }
      const options = table.options(seat);
      table.play(seat, options[random.below(options.length)] as Key);
      played.decisions++;
    }
    played.answers += table.log.length;
  }
  return played;
}

/**
 * How many games are played at a time, ours and boardgame.io's; how many seconds each side warms up and plays in one round, the
 * same for both; how many rounds; and in how many games every option list is timed.
 */
export interface Sizes {
  readonly games: number;
  readonly theirs: number;
  readonly warmUp: number;
  readonly round: number;
  readonly rounds: number;
  readonly timed: number;
}

/** Random games of four seats, against boardgame.io's moves of connect four. */
export function measureRandomGames<S extends BaseState>(
  game: Game<S>,
  { games, theirs, warmUp, round: seconds, rounds, timed }: Sizes,
  say: (text: string) => void,
): Finding {
  let played: Played = { decisions: 1, answers: 1 };
  const ours = (): number => {
    played = playGames(game, 0, games);
    return played.decisions;
  };
  const their = (): number => playTheirs('clientWithoutUndo', 0, theirs).moves;
  say('warming up');
  for (const side of [ours, their]) lasting(warmUp, side)();
  const sides = [lasting(seconds, ours), lasting(seconds, their)];
  const [decisions = [], moves = []] = inTurns(sides, rounds, (n) => say(`round ${n} of ${rounds}`));
  // Neighbours in time are compared: what else the machine does meets both.
  const ratio = round(median(decisions.map((rate, i) => rate / (moves[i] ?? 0))));
  const perDecision = played.answers / played.decisions;
  const lists: number[] = [];
  playGames(game, 0, timed, (micros) => lists.push(micros));
  lists.sort((a, b) => a - b);
  const options99 = round(lists[Math.trunc(lists.length * 0.99)] ?? 0);
  const decisionsPerSecond = Math.round(median(decisions));
  const figures = {
    ratio,
    decisionsPerSecond,
    answersPerSecond: Math.round(decisionsPerSecond * perDecision),
    ratioOfAnswers: round(ratio * perDecision),
    connectFourMovesPerSecond: Math.round(median(moves)),
    options99Micros: options99,
    seats: SEATS,
    games,
  };
  return {
    figures,
    lines: [
      {
        what: 'decisions per second against its moves of connect four',
        ours: grouped(decisionsPerSecond),
        theirs: grouped(figures.connectFourMovesPerSecond),
        ratio,
      },
      {
        what: 'the same, rolls and forced moves counted too',
        ours: grouped(figures.answersPerSecond),
        theirs: grouped(figures.connectFourMovesPerSecond),
        ratio: figures.ratioOfAnswers,
      },
      { what: '99 of 100 option lists, microseconds', ours: String(options99) },
    ],
  };
}
