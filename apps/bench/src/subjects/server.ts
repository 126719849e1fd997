import { Child } from '../server/children.ts';
import type { Match, Run } from '../server/latencies.ts';
import { playAt } from '../server/latencies.ts';
import type { Choose } from '../server/ours-match.ts';
import { OurMatch } from '../server/ours-match.ts';
import { SCRIPT } from '../server/script.ts';
import { TheirMatch } from '../server/their-match.ts';
import { grouped, round } from '../measure.ts';
import type { Effort, Figures, Finding, Subject } from '../subject.ts';

/** Matches of connect four, tables of Assyria, how long each pace is held, and the paces that are tried in turn. */
const SIZES = {
  full: { matches: 250, tables: 500, seconds: 4, from: 500, rounds: 9, pace: 250 },
  tiny: { matches: 4, tables: 2, seconds: 0.3, from: 40, rounds: 1, pace: 10 },
} as const;

/** What a player takes for at once: the paces of both sides are compared where 99 of 100 moves are acknowledged within it. */
const AT_ONCE = 50;
const FASTER = 1.5;

type Sit = (n: number) => Promise<Match & { close(): void }>;

/** The fastest pace that a server holds: tried ever faster, until moves take too long or the pace is not kept. */
async function fastest(sit: Sit, size: (typeof SIZES)[Effort], say: (run: Run) => void): Promise<Run | undefined> {
  let best: Run | undefined;
  for (let i = 0, rate: number = size.from; i < size.rounds; i++, rate *= FASTER) {
    const matches = await Promise.all(Array.from({ length: size.matches }, (_, n) => sit(n)));
    const run = await playAt(matches, rate, size.seconds);
    for (const match of matches) match.close();
    say(run);
    if (run.p99 > AT_ONCE || run.made < 0.9 * rate) break;
    best = run;
  }
  return best;
}

const script: Choose = (options, seq) => {
  const key = `column/${(SCRIPT[seq] ?? 0) + 1}`;
  return options.includes(key) ? key : (options[0] ?? '');
};
/** Any answer, but the same in every run. */
const anything: Choose = (options, seq) => options[(seq * 7919) % options.length] ?? '';

async function measure(effort: Effort, say: (text: string) => void): Promise<Finding> {
  const size = SIZES[effort];
  const tell = (who: string) => (run: Run) =>
    say(
      `${who}: ${Math.round(run.made)} of ${Math.round(run.wanted)} moves a second, 99 of 100 in ${round(run.p99)} ms`,
    );
  const house = await Child.start('./ours-house.ts');
  let tables = await house.ask({ game: 'connect-four', tables: size.matches * size.rounds, seats: 2 });
  let taken = 0;
  const ours = await fastest(
    () => OurMatch.sit(house.port, tables.tables[taken++] ?? { id: '', cookies: [] }, script),
    size,
    tell('ours'),
  );
  const theirServer = await Child.start('./theirs-server.ts');
  let named = 0;
  const theirs = await fastest(() => TheirMatch.sit(theirServer.port, `match-${named++}`), size, tell('boardgame.io'));
  await theirServer.stop();

  say(`${size.tables} tables of Assyria with four people each`);
  tables = await house.ask({ game: 'assyria', tables: size.tables, seats: 4 });
  const crowd: OurMatch[] = [];
  for (const table of tables.tables) crowd.push(await OurMatch.sit(house.port, table, anything));
  const live = await playAt(crowd, size.pace, size.seconds * 5);
  tell('Assyria')(live);
  for (const match of crowd) match.close();
  await house.stop();

  const ratio = ours === undefined || theirs === undefined ? 0 : round(ours.made / theirs.made);
  return {
    figures: {
      ratio,
      atOnce: AT_ONCE,
      ours: figuresOf(ours),
      boardgameIo: figuresOf(theirs),
      assyria: { tables: size.tables, sockets: size.tables * 4, ...figuresOf(live) },
    },
    lines: [
      {
        what: `moves a second of ${size.matches} matches with ${size.matches * 2} sockets, 99 of 100 acknowledged within ${AT_ONCE} ms (aim: 5 ×)`,
        ours: grouped(ours?.made ?? 0),
        theirs: grouped(theirs?.made ?? 0),
        ratio,
      },
      {
        what: `${size.tables} live tables of Assyria, ${size.tables * 4} sockets, ${grouped(live.made)} answers a second: 99 of 100 acknowledged (aim: 50 ms)`,
        ours: `${round(live.p99)} ms`,
      },
    ],
  };
}

function figuresOf(run: Run | undefined): Figures {
  if (run === undefined) return { movesPerSecond: 0, p50: 0, p99: 0 };
  return { movesPerSecond: Math.round(run.made), p50: round(run.p50), p99: round(run.p99) };
}

export const subject: Subject = {
  name: 'server',
  title: 'Our server, which keeps every move on disk before it acknowledges it, and boardgame.io’s own, in memory',
  measure,
};
