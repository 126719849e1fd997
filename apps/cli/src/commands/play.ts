import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createModuleWords } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { CHANCE, seededChance, Table } from '@edubba/kernel';
import { checkRecord } from '../check-record.ts';
import type { Cli } from '../cli.ts';
import { EDUBBA } from '../command-line.ts';
import { Failure, USAGE } from '../failure.ts';
import type { SavedGame } from '../files.ts';
import { autosaveOf, lastGameOf, newestAutosave, readRecord, typedPath, writeRecord } from '../files.ts';
import type { Flags } from '../flags.ts';
import { checkOptions, DEFAULT_GAME, loadGame } from '../games.ts';
import { resumeTable } from '../replaying.ts';
import type { Command } from '../spec.ts';
import { askGame, askSeats } from '../table/choosing.ts';
import { openReader } from '../table/reader.ts';
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
    const sitting = await sit(cli, game, flags);
    if (sitting !== undefined) await playOn(cli, sitting);
  },
};

/** Sits down at a new table or at one that was left; nothing if whoever was asked changed their mind. */
async function sit(cli: Cli, wanted: string | undefined, flags: Flags): Promise<Sitting | undefined> {
  const from = flags.text('from');
  if (from !== undefined) return goOn(cli, typedPath(from), flags);
  if (flags.on('continue')) {
    const file = newestAutosave(wanted);
    if (file === undefined) throw new Failure('cli.error.nothing-to-continue');
    return goOn(cli, file, flags);
  }
  let game = wanted ?? DEFAULT_GAME;
  if (wanted === undefined && cli.live) {
    const chosen = await askGame(cli, await unfinished(cli));
    if (chosen === undefined) return undefined;
    if ('file' in chosen) return goOn(cli, chosen.file, flags);
    ({ game } = chosen);
  }
  return open(cli, game, flags);
}

async function open(cli: Cli, game: string, flags: Flags): Promise<Sitting | undefined> {
  const module = await loadGame(game);
  const players = flags.number('players', 1);
  const given = flags.list('seats') ?? (cli.live ? await askSeats(cli, module, players) : []);
  if (given === undefined) return undefined;
  const names = seatNames(module, given.length === 0 ? undefined : given, players);
  const sitters = sittersOf(module, names);
  const options = checkOptions(module, flags.pairs('option'));
  const seed = flags.text('seed') ?? randomBytes(8).toString('hex');
  // A game of this kind that was left is not thrown away for the new one.
  if (existsSync(autosaveOf(module.game.id))) renameSync(autosaveOf(module.game.id), lastGameOf(module.game.id));
  const table = Table.open(module.game, { seats: names.length, seed, options });
  return new Sitting(module, table, sitters, seed, cli.words.locale);
}

async function goOn(cli: Cli, file: string, flags: Flags): Promise<Sitting> {
  const record = readRecord(file);
  const module = await loadGame(record.game);
  const { divergence } = checkRecord(module.game, record);
  if (divergence !== undefined) throw new Failure('cli.error.record-differs', { file, at: divergence.at });
  const given = flags.list('seats') ?? record.sitters;
  const names = seatNames(module, given, record.table.seats);
  if (names.length > record.table.seats)
    throw new Failure('cli.error.too-many-seats', { seats: names.length, players: record.table.seats }, USAGE);
  const seed = record.seed ?? flags.text('seed') ?? randomBytes(8).toString('hex');
  return new Sitting(
    module,
    ready(resumeTable(module.game, record, seed), seed),
    sittersOf(module, names),
    seed,
    cli.words.locale,
  );
}

/** A record may end where chance is to answer: it answers now. */
function ready(table: Table<BaseState>, seed: string): Table<BaseState> {
  while (!table.over && table.toMove === CHANCE) {
    const { machine } = table;
    table.play(CHANCE, seededChance(seed)(table.log.length, machine.options(CHANCE), machine.weights(), machine.kind));
  }
  return table;
}

/** The game that was left last, by its title; one that cannot be read any more is not offered. */
async function unfinished(cli: Cli): Promise<{ file: string; title: string } | undefined> {
  const file = newestAutosave(undefined);
  if (file === undefined) return undefined;
  try {
    const module = await loadGame(readRecord(file).game);
    return { file, title: createModuleWords(module, cli.words.locale).say({ id: `game.${module.game.id}` }) };
  } catch {
    return undefined;
  }
}

async function playOn(cli: Cli, sitting: Sitting): Promise<void> {
  const { say, paint } = cli;
  const { id } = sitting.module.game;
  const autosave = autosaveOf(id);
  const left = (): void => cli.print(paint.dim(say('cli.play.autosaved', { command: `${EDUBBA} play --continue` })));
  const keep = (): void => writeRecord(autosave, sitting.record());
  const stop = (): void => {
    cli.print();
    left();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const reader = openReader(cli);
  try {
    const over = await new Round(cli, sitting, reader, keep).run();
    if (!over) return left();
    const kept: SavedGame = sitting.record();
    writeRecord(lastGameOf(id), kept);
    rmSync(autosave, { force: true });
    cli.print(`\n${paint.dim(say('cli.play.recorded', { command: `${EDUBBA} replay` }))}`);
  } finally {
    reader.close();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
