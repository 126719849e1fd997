import { outcomeMessage } from '@edubba/gamekit';
import { SPECTATOR } from '@edubba/kernel';
import { checkRecord, sayDivergence, shownEntries } from '../check-record.ts';
import type { Cli } from '../cli.ts';
import { pad, wrap } from '../columns.ts';
import { Failure, USAGE } from '../failure.ts';
import { readRecord, typedPath } from '../files.ts';
import { Film } from '../film.ts';
import type { Flags } from '../flags.ts';
import { gameOf } from '../games.ts';
import { newestGame } from '../saves.ts';
import type { Command } from '../spec.ts';
import type { Reader } from '../table/reader.ts';
import { openReader } from '../table/reader.ts';

/** `replay`: shows a recorded game, step by step or at once. */
export const replay: Command = {
  name: 'replay',
  args: ['[file]'],
  flags: ['--seat <n>', '--at <n>', '--text', '--json'],
  examples: [
    'replay',
    'replay my-game.json',
    'replay my-game.json --text',
    'replay my-game.json --at 12 --seat 1',
    'replay my-game.json --json',
  ],
  run: async (cli, [given], flags) => {
    const file = given === undefined ? newestGame() : typedPath(given);
    if (file === undefined) throw new Failure('cli.error.nothing-to-replay');
    const film = await open(cli, file, flags);
    const at = flags.number('at', 0);
    const { length } = film.moments;
    if (at !== undefined && at > length) throw new Failure('cli.error.no-moment', { at, length }, USAGE);
    if (flags.on('json')) cli.json(dataOf(film, at ?? length));
    else if (at !== undefined) cli.print(still(cli, film, at));
    else if (flags.on('text') || !cli.live) cli.print(script(cli, film));
    else await step(cli, film);
  },
};

/** Reads a record. One that today's rules do not follow to its end is shown as far as they do, and fails. */
async function open(cli: Cli, file: string, flags: Flags): Promise<Film> {
  const record = readRecord(file);
  const module = await gameOf(record);
  const { seats } = record.table;
  const seat = flags.number('seat', 0);
  if (seat !== undefined && seat >= seats) throw new Failure('cli.error.no-seat', { seat, seats }, USAGE);
  const { divergence } = checkRecord(module.game, record);
  let { log } = record;
  if (divergence !== undefined) {
    log = log.slice(0, shownEntries(module.game, record, divergence));
    const why = sayDivergence(module, divergence, cli.words.locale);
    const id = log.length < record.log.length ? 'cli.replay.differs' : 'cli.replay.unproven';
    cli.note(cli.say(id, { at: log.length + 1, why }));
    process.exitCode = 1;
  }
  return new Film(module, { ...record, log }, seat ?? SPECTATOR, cli.words.locale);
}

function dataOf(film: Film, at: number): object {
  const { record, title, module, seat, moments } = film;
  const table = film.tableAt(at);
  return {
    game: record.game,
    title,
    table: record.table,
    sitters: record.sitters ?? null,
    seats: module.seats.slice(0, record.table.seats).map((_, i) => film.seatName(i)),
    at,
    seat: seat === SPECTATOR ? null : seat,
    view: table.view(seat),
    fingerprint: table.fingerprint(),
    outcome: table.outcome ?? null,
    entries: moments.slice(0, at).map(({ n, kind, lines, seat: by, key, mark }) => ({
      n,
      seat: by,
      kind,
      key: key ?? null,
      mark: mark ?? null,
      lines,
    })),
  };
}

/** Title, rules version, number of entries. */
function head({ say, paint }: Cli, { title, record, moments }: Film): string {
  return paint.bold(
    say('cli.replay.head', {
      title,
      version: record.table.version,
      players: record.table.seats,
      entries: moments.length,
    }),
  );
}

/** All that happened, and the board at the end. */
function script(cli: Cli, film: Film): string {
  const { paint, width } = cli;
  const { length } = film.moments;
  const digits = String(length).length;
  const lines = film.moments.flatMap(({ n, lines: told }) =>
    told.flatMap((text, i) =>
      wrap(text, width - digits - 3).map(
        (line, j) => ` ${paint.cyan(pad(i + j === 0 ? String(n) : '', digits, true))}  ${line}`,
      ),
    ),
  );
  return [head(cli, film), '', ...lines, '', film.board(length), '', ending(cli, film, length)].join('\n').trimEnd();
}

/** The board at one moment, with what has just happened. */
function still(cli: Cli, film: Film, at: number): string {
  const { say, paint } = cli;
  const told = film.moments[at - 1]?.lines ?? [];
  return [
    `${head(cli, film)}  ${paint.dim(say('cli.replay.at', { at, of: film.moments.length }))}`,
    '',
    film.board(at),
    '',
    ...told.map((line) => ` • ${line}`),
    ending(cli, film, at),
  ]
    .join('\n')
    .trimEnd();
}

function ending({ paint }: Cli, film: Film, at: number): string {
  const { outcome } = film.tableAt(at);
  if (outcome === undefined) return '';
  const { words, module } = film;
  const scores = outcome.scores.map((score, seat) =>
    words.say({ id: 'outcome.score', params: { seat: film.seatName(seat), score } }),
  );
  return `${paint.bold(words.say(outcomeMessage(module, outcome)))} ${scores.join(', ')}`;
}

/** Forwards and backwards through the game in a terminal. */
async function step(cli: Cli, film: Film): Promise<void> {
  const reader = openReader(cli);
  const { length } = film.moments;
  let at = 0;
  for (;;) {
    process.stdout.write('\u001B[2J\u001B[H');
    cli.print(still(cli, film, at));
    cli.print(`\n${cli.paint.dim(cli.say('cli.replay.keys', KEYS))}`);
    const next = await nextMoment(cli, reader, at, length);
    if (next === undefined) break;
    at = next;
  }
  reader.close();
}

/** What can be typed to step through a game. */
const KEYS = { back: 'b', first: '0', last: 'e', quit: 'q' };

/** Where to go from a moment, as somebody types it; nothing if they leave. Nonsense is answered, and asked again. */
export async function nextMoment(cli: Cli, reader: Reader, at: number, length: number): Promise<number | undefined> {
  for (;;) {
    const line = (await reader.read(cli.paint.cyan('› ')))?.trim();
    if (line === undefined || line === KEYS.quit) return undefined;
    if (line === '') return Math.min(length, at + 1);
    if (line === KEYS.back) return Math.max(0, at - 1);
    if (line === KEYS.last) return length;
    if (/^\d+$/.test(line)) return Math.min(length, Number(line));
    cli.print(cli.say('cli.replay.which-key', KEYS));
  }
}
