import { randomBytes } from 'node:crypto';
import { createModuleWords } from '@edubba/gamekit';
import { nodeThreads } from '@edubba/hosting/node';
import { openingOf, readEntry, seededChance, Table } from '@edubba/kernel';
import { checkRecord, sayDivergence } from '../check-record.ts';
import type { Cli } from '../cli.ts';
import { EDUBBA } from '../command-line.ts';
import { Failure, USAGE } from '../failure.ts';
import { readRecord, typedPath } from '../files.ts';
import type { Flags } from '../flags.ts';
import { checkOptions, DEFAULT_GAME, gameOf, loadGame, typedGame } from '../games.ts';
import { saves } from '../saves.ts';
import type { Command } from '../spec.ts';
import type { Unfinished } from '../table/choosing.ts';
import { askGame, askSeats } from '../table/choosing.ts';
import { Keeping } from '../table/keeping.ts';
import { INTERRUPTED, openReader } from '../table/reader.ts';
import { Round } from '../table/round.ts';
import { seatNames, sittersOf } from '../table/seating.ts';
import { Sitting } from '../table/sitting.ts';

/** `play`: a text table for any game. */
export const play: Command = {
  name: 'play',
  args: ['[game]'],
  flags: ['--seats <names>', '--players <n>', '--option <name=value>', '--seed <text>', '--continue', '--from <file>'],
  examples: [
    'play',
    'play connect-four --seats person,person',
    'play royal-game-of-ur --seats thumbs,person --seed 7',
    'play --continue',
    'play --from my-game.json',
    'play connect-four --seats thumbs,random',
  ],
  run: async (cli, [game], flags) => {
    const seated = await sit(cli, game, flags);
    if (seated !== undefined) await playOn(cli, seated);
  },
};

/** Somebody who has sat down; at a game that was kept, with its file. */
interface Seated {
  readonly sitting: Sitting;
  readonly file?: string;
}

/** Sits down at a new table or at one that was left; nothing if whoever was asked changed their mind. */
async function sit(cli: Cli, wanted: string | undefined, flags: Flags): Promise<Seated | undefined> {
  const from = flags.text('from');
  // Somebody's own file stays as it is: what is played on is kept elsewhere.
  if (from !== undefined) return { sitting: await goOn(cli, typedPath(from), flags) };
  if (flags.on('continue')) {
    const [file] = saves(wanted === undefined ? undefined : typedGame(wanted));
    if (file === undefined) throw new Failure('cli.error.nothing-to-continue');
    return { sitting: await goOn(cli, file, flags), file };
  }
  let game = wanted ?? DEFAULT_GAME;
  if (wanted === undefined && cli.live) {
    const chosen = await askGame(cli, await unfinished(cli));
    if (chosen === undefined) return undefined;
    if ('file' in chosen) return { sitting: await goOn(cli, chosen.file, flags), file: chosen.file };
    ({ game } = chosen);
  }
  const sitting = await open(cli, game, flags);
  return sitting === undefined ? undefined : { sitting };
}

async function open(cli: Cli, game: string, flags: Flags): Promise<Sitting | undefined> {
  const module = await loadGame(game);
  const players = flags.number('players', 1);
  const given = flags.list('seats') ?? (cli.live ? await askSeats(cli, module, players) : []);
  if (given === undefined) return undefined;
  const names = seatNames(module, given.length === 0 ? undefined : given, players);
  const sitters = sittersOf(module, names);
  const options = checkOptions(module, names.length, flags.pairs('option'));
  const seed = flags.text('seed') ?? randomBytes(8).toString('hex');
  const table = Table.open(module.game, { seats: names.length, seed, options });
  return new Sitting(module, table, sitters, seed, cli.words.locale);
}

async function goOn(cli: Cli, file: string, flags: Flags): Promise<Sitting> {
  const record = readRecord(file);
  const module = await gameOf(record);
  const { locale } = cli.words;
  const { divergence, entries } = checkRecord(module.game, record);
  if (divergence !== undefined) {
    const { at } = divergence;
    const why = sayDivergence(module, divergence, locale);
    const command = `${EDUBBA} replay ${file}`;
    throw new Failure('cli.error.record-differs', { file, at, before: Math.max(0, at - 1), entries, why, command });
  }
  const given = flags.list('seats') ?? record.sitters;
  const names = seatNames(module, given, record.table.seats);
  if (names.length > record.table.seats)
    throw new Failure('cli.error.too-many-seats', { seats: names.length, players: record.table.seats }, USAGE);
  const seed = record.seed ?? flags.text('seed') ?? randomBytes(8).toString('hex');
  const opening = { ...openingOf(module.game, record), chance: seededChance(seed) };
  const table = Table.resume(module.game, opening, record.log.map(readEntry));
  return new Sitting(module, table, sittersOf(module, names), seed, locale);
}

/** Games that were left, by their titles; one that cannot be read any more is not offered. */
async function unfinished(cli: Cli): Promise<readonly Unfinished[]> {
  const found: Unfinished[] = [];
  for (const file of saves()) {
    try {
      const record = readRecord(file);
      const module = await gameOf(record);
      const title = createModuleWords(module, cli.words.locale).say({ id: `game.${record.game}` });
      found.push({ file, title, entries: record.log.length });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return found;
}

async function playOn(cli: Cli, { sitting, file }: Seated): Promise<void> {
  const { say, paint } = cli;
  const keeping = new Keeping(sitting, file);
  const left = (): void => {
    const line = keeping.kept
      ? say('cli.play.autosaved', { command: `${EDUBBA} play --continue` })
      : say('cli.play.not-kept');
    cli.print(paint.dim(line));
  };
  const stop = (): void => {
    cli.print();
    left();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const reader = openReader(cli);
  const thinkers = nodeThreads(new URL('../table/thread.ts', import.meta.url), 1);
  try {
    const over = await new Round(cli, sitting, reader, () => keeping.keep(), thinkers).run();
    if (!over) left();
    else if (keeping.finish()) cli.print(`\n${paint.dim(say('cli.play.recorded', { command: `${EDUBBA} replay` }))}`);
  } finally {
    reader.close();
    thinkers.close();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
