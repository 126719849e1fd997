import { HEAP } from '@edubba/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  full: { matches: 1000, tables: 500, seconds: 4, from: 512, rounds: 15, pace: 500, calm: 1000 },
  tiny: { matches: 4, tables: 2, seconds: 0.3, from: 40, rounds: 1, pace: 10, calm: 40 },
} as const;
type Size = (typeof SIZES)[Effort];

/** What a player takes for at once: the paces of all are compared where 99 of 100 moves are acknowledged within it. */
const AT_ONCE = 50;
const FASTER = 1.25;
/** A pace that was not held once may have met a machine that was busy with something else. */
const TRIES = 2;
/** So often each side's processor time is taken. */
const TURNS = 2;
/** After people sat down a server has their windows to note: it is asked to play when that is done. */
const SETTLED = 1000;

/** A server in its process, and how people sit down at its matches. */
interface Side {
  readonly server: Child;
  readonly sitAll: SitAll;
}

/** Processor time and moves at a pace that both sides hold. */
async function spentOnMoves({ server, sitAll }: Side, { matches, seconds, calm }: Size): Promise<[number, number]> {
  const all = await sitAll(matches);
  await new Promise((go) => setTimeout(go, matches > 10 ? SETTLED : 0));
  const before = await server.spent();
  const { moves } = await playAt(all, calm, seconds * 2);
  const spent = (await server.spent()) - before;
  for (const match of all) match.close();
  return [spent, moves];
}

/**
 * Milliseconds of processor for a move, of each side: in turns, so that whatever else the machine does meets both, and after
 * both have long played at their fastest, so that neither pays for its first moves.
 */
async function costs(sides: readonly Side[], size: Size): Promise<number[]> {
  const sums = sides.map((): [number, number] => [0, 0]);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, side] of sides.entries()) {
      const [spent, moves] = await spentOnMoves(side, size);
      const [known = 0, before = 0] = sums[i] ?? [];
      sums[i] = [known + spent, before + moves];
    }
  }
  return sums.map(([spent, moves]) => (moves === 0 ? 0 : spent / moves));
}

/** Sits everybody down at as many new matches. */
type SitAll = (matches: number) => Promise<(Match & { close(): void })[]>;

/** The fastest pace that a server holds: tried ever faster, until moves take too long or the pace is not kept. */
async function fastest(sitAll: SitAll, size: Size, say: (run: Run) => void): Promise<Run | undefined> {
  let best: Run | undefined;
  for (let i = 0, rate: number = size.from, tries = 0; i < size.rounds; ) {
    const matches = await sitAll(size.matches);
    await new Promise((go) => setTimeout(go, size.matches > 10 ? SETTLED : 0));
    const run = await playAt(matches, rate, size.seconds);
    for (const match of matches) match.close();
    say(run);
    if (run.p99 <= AT_ONCE && run.made >= 0.95 * rate) {
      best = run;
      rate *= FASTER;
      tries = 0;
      i++;
    } else if (++tries === TRIES) break;
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
  const house = await Child.start('./ours-house.ts', [], HEAP);
  const sitAtOurs: SitAll = async (matches) => {
    const { tables } = await house.ask({ game: 'connect-four', tables: matches, seats: 2 });
    return Promise.all(tables.map((table) => OurMatch.sit(house.port, table, script)));
  };
  const ours = await fastest(sitAtOurs, size, tell('ours'));
  const folder = mkdtempSync(join(tmpdir(), 'edubba-load-theirs-'));
  const inFiles = await theirs(folder);
  const filed = await fastest(inFiles.sitAll, size, tell('boardgame.io in files'));
  await inFiles.server.stop();
  rmSync(folder, { recursive: true });
  const memory = await theirs();
  const inMemory = await fastest(memory.sitAll, size, tell('boardgame.io in memory'));
  const [ourCost = 0, theirCost = 0] = await costs([{ server: house, sitAll: sitAtOurs }, memory], size);
  say(`processor for a move: ours ${round(ourCost)} ms, boardgame.io in memory ${round(theirCost)} ms`);
  await memory.server.stop();
  await house.stop();

  say(`${size.tables} tables of Assyria with four people each`);
  const hall = await Child.start('./ours-house.ts', [], HEAP);
  const { tables } = await hall.ask({ game: 'assyria', tables: size.tables, seats: 4 });
  const crowd: OurMatch[] = [];
  for (const table of tables) crowd.push(await OurMatch.sit(hall.port, table, anything));
  const live = await playAt(crowd, size.pace, size.seconds * 5);
  tell('Assyria')(live);
  const bytes = live.moves === 0 ? 0 : crowd.reduce((sum, match) => sum + match.bytes, 0) / live.moves;
  const beside = await besideThinkers(hall, crowd, size);
  say(`beside four Ensi: 99 of 100 in ${round(beside.calm)} ms calm, ${round(beside.busy)} ms while they think`);
  for (const match of crowd) match.close();
  await hall.stop();

  const [ratio, ratioInMemory] = [filed, inMemory].map((their) =>
    ours === undefined || their === undefined ? 0 : round(ours.made / their.made),
  ) as [number, number];
  const what = `${size.matches} matches with ${size.matches * 2} sockets, moves a second, 99 of 100 acknowledged within ${AT_ONCE} ms`;
  return {
    figures: {
      ratio,
      ratioInMemory,
      atOnce: AT_ONCE,
      processor: {
        pace: size.calm,
        ours: ourCost,
        boardgameIoInMemory: theirCost,
        ratio: ourCost === 0 ? 0 : round(theirCost / ourCost),
      },
      ours: figuresOf(ours),
      boardgameIo: figuresOf(filed),
      boardgameIoInMemory: figuresOf(inMemory),
      besideThinkers: { calm: round(beside.calm), busy: round(beside.busy), answersBesideThem: beside.thought },
      assyria: {
        tables: size.tables,
        sockets: size.tables * 4,
        bytesForTheMover: Math.round(bytes),
        ...figuresOf(live),
      },
    },
    lines: [
      {
        what: `${what}; theirs in its files, without waiting for the disk (aim: 5 ×)`,
        ours: grouped(ours?.made ?? 0),
        theirs: grouped(filed?.made ?? 0),
        ratio,
      },
      {
        what: 'the same; theirs in memory, lost with the process (aim: 5 ×)',
        ours: grouped(ours?.made ?? 0),
        theirs: grouped(inMemory?.made ?? 0),
        ratio: ratioInMemory,
      },
      {
        what: `${size.tables} live tables of Assyria, ${size.tables * 4} sockets, ${grouped(live.made)} answers a second: 99 of 100 acknowledged (aim: 50 ms)`,
        ours: `${round(live.p99)} ms`,
      },
      {
        what: `processor time of the server for a move, at ${grouped(size.calm)} a second; theirs in memory (aim: 4 × less)`,
        ours: `${ourCost.toFixed(3)} ms`,
        theirs: `${theirCost.toFixed(3)} ms`,
        ratio: ourCost === 0 ? 0 : round(theirCost / ourCost),
      },
      {
        what: 'the same at a fifth of the pace, 99 of 100 acknowledged while four Ensi think in the house; beside it calm (aim: below 2 ×)',
        ours: `${round(beside.busy)} ms`,
        theirs: `${round(beside.calm)} ms`,
        ratio: beside.calm === 0 ? 0 : round(beside.busy / beside.calm),
      },
      {
        what: 'a move of Assyria, what whoever moved is sent (aim: 8 KB)',
        ours: `${round(bytes / 1024)} KB`,
      },
    ],
  };
}

/** How long answers take calm, and while four Ensi think at four tables of the same house. */
async function besideThinkers(
  hall: Child,
  crowd: readonly OurMatch[],
  { pace, seconds }: Size,
): Promise<{ readonly calm: number; readonly busy: number; readonly thought: number }> {
  const calm = await playAt(crowd, pace / 5, seconds * 3);
  const { tables } = await hall.ask({ game: 'assyria', tables: 4, seats: 1, bots: ['ensi'] });
  const thinking = await Promise.all(tables.map((table) => OurMatch.sit(hall.port, table, anything)));
  const until = { over: false };
  let thought = 0;
  // Somebody who answers at once sits at each, so that its Ensi hardly ever rests.
  const played = thinking.map(async (match) => {
    while (!until.over && (await match.move())) thought++;
  });
  const busy = await playAt(crowd, pace / 5, seconds * 3);
  until.over = true;
  for (const match of thinking) match.close();
  void played;
  return { calm: calm.p99, busy: busy.p99, thought };
}

let named = 0;

/** Their server: what it keeps is in memory, or, told a folder, in files there. */
async function theirs(...folder: string[]): Promise<Side> {
  const server = await Child.start('./theirs-server.ts', folder);
  const sitAll: SitAll = (matches) =>
    Promise.all(Array.from({ length: matches }, () => TheirMatch.sit(server.port, `match-${named++}`)));
  return { server, sitAll };
}

function figuresOf(run: Run | undefined): Figures {
  if (run === undefined) return { movesPerSecond: 0, p50: 0, p99: 0 };
  return { movesPerSecond: Math.round(run.made), p50: round(run.p50), p99: round(run.p99) };
}

export const subject: Subject = {
  name: 'server',
  title: 'Our server, which keeps every move on disk before it acknowledges it, and boardgame.io’s own',
  measure,
};
