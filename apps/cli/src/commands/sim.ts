import { join } from 'node:path';
import type { Bot, Simulation } from '@edubba/bots';
import { playOut, simulate } from '@edubba/bots';
import { createModuleWords } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { recordOf, Table, Xoshiro } from '@edubba/kernel';
import type { Cli } from '../cli.ts';
import { columns, indent } from '../columns.ts';
import { collectAlone } from '../collecting.ts';
import { Failure, USAGE } from '../failure.ts';
import { addRecord, typedPath } from '../files.ts';
import type { Flags } from '../flags.ts';
import type { AnyModule } from '../games.ts';
import { botNamed, checkOptions, DEFAULT_GAME, loadGame, playersOf } from '../games.ts';
import { Progress } from '../progress.ts';
import type { Command } from '../spec.ts';
import { usageOf } from '../usage.ts';

/** What is to be played, by whom, how often. */
interface Series {
  readonly module: AnyModule;
  readonly players: number;
  readonly bots: readonly Bot<BaseState>[];
  readonly games: number;
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
}

const GAMES = 100;
const SEED = '1';
const BOT = 'random';

/** `sim`: bots play many games, and how they came out is added up. */
export const sim: Command = {
  name: 'sim',
  args: ['[game]'],
  defaults: { game: DEFAULT_GAME, bots: BOT, games: GAMES, seed: SEED },
  flags: [
    '--game <id>',
    '--players <n>',
    '--bots <names>',
    '--games <n>',
    '--seed <text>',
    '--option <name=value>',
    '--record <folder>',
    '--usage',
    '--json',
  ],
  examples: [
    'sim connect-four --games 1000',
    'sim royal-game-of-ur --bots thumbs,random --games 500 --seed 7',
    'sim connect-four --games 10000 --json',
    'sim connect-four --games 3 --record corpus/connect-four/v1',
    'sim assyria --players 2 --bots thumbs --games 200 --usage',
  ],
  run: async (cli, [game], flags) => {
    const series = await seriesOf(game, flags);
    const { module, players, bots, games, seed, options } = series;
    const progress = new Progress(cli, 'cli.progress.games');
    collectAlone();
    const result = simulate({
      game: module.game,
      seats: players,
      bots,
      games,
      seed,
      options,
      clock: () => performance.now(),
      onProgress: (done, all) => progress.tell(done, all),
    });
    progress.end();
    const folder = flags.text('record');
    if (folder !== undefined) recordSeries(cli, series, typedPath(folder));
    const usage = flags.on('usage') ? usageOfSeries(cli, series) : undefined;
    if (flags.on('json'))
      cli.json({
        ...result,
        ...(usage === undefined ? {} : { usage }),
        version: module.game.version,
        bots: result.seats.map(({ bot }) => bot),
        options,
      });
    else {
      cli.print(report(cli, module, result));
      if (usage !== undefined) cli.print(`\n${usageReport(cli, usage, games)}`);
    }
    if (result.errors > 0) process.exitCode = 1;
  },
};

async function seriesOf(game: string | undefined, flags: Flags): Promise<Series> {
  const module = await loadGame(game ?? flags.text('game') ?? DEFAULT_GAME);
  const names = flags.list('bots') ?? [BOT];
  const players = playersOf(module, flags.number('players', 1));
  if (names.length > players) throw new Failure('cli.error.too-many-bots', { bots: names.length, players }, USAGE);
  const bots = names.map((name) => botNamed(module, name));
  const options = checkOptions(module, players, flags.pairs('option'));
  return { module, players, bots, games: flags.number('games', 1) ?? GAMES, seed: flags.text('seed') ?? SEED, options };
}

/** Plays the same games once more and looks at what is done in them. */
function usageOfSeries(cli: Cli, { module, ...series }: Series): { readonly [what: string]: number } {
  const progress = new Progress(cli, 'cli.progress.games');
  const usage = usageOf({ game: module.game, ...series }, (done) => progress.tell(done, series.games));
  progress.end();
  return usage;
}

function usageReport({ say, paint }: Cli, usage: { readonly [what: string]: number }, games: number): string {
  const rows = Object.entries(usage).map(([what, n]) => [
    what,
    say('cli.percent', { percent: tenth((100 * n) / games) }),
  ]);
  return [paint.bold(say('cli.sim.usage')), ...indent(columns(rows))].join('\n');
}

/** Plays the same games once more, this time keeping their logs. */
function recordSeries(cli: Cli, { module, players, bots, games, seed, options }: Series, folder: string): void {
  const progress = new Progress(cli, 'cli.progress.records');
  const name = recordName(bots, players, options, seed);
  for (let index = 0; index < games; index++) {
    const own = `${seed}/${index}`;
    const table = Table.open(module.game, { seats: players, seed: own, options, events: false });
    playOut(table, bots, new Xoshiro(`${own}/bots`));
    addRecord(join(folder, `${name}.${index + 1}.json`), recordOf(table, own));
    progress.tell(index + 1, games);
  }
  progress.end();
  cli.note(cli.say('cli.sim.recorded', { games, folder }));
}

/** Everything that makes a series another one: no two have the same name. `thumbs+random.2p.pieces=5.corpus` */
function recordName(
  bots: readonly Bot<BaseState>[],
  players: number,
  options: Series['options'],
  seed: string,
): string {
  const switches = Object.keys(options)
    .sort()
    .map((name) => `${fileWord(name)}=${fileWord(options[name] ?? '')}`);
  const names = bots.map((bot) => fileWord(bot.name)).join('+');
  return [names, `${players}p`, ...switches, fileWord(seed)].join('.');
}

/** Text for a part of a file's name: what is no letter, digit or hyphen is written as `%` and its code, so that nothing is confused. */
function fileWord(text: string): string {
  return text.replaceAll(/[^\w-]/gu, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16)}%`);
}

function report({ say, paint, words }: Cli, module: AnyModule, result: Simulation): string {
  const speech = createModuleWords(module, words.locale);
  const { games, finished, decisions, length, seats, errors, faults } = result;
  const head = ['seat', 'bot', 'wins', 'shared', 'share', 'mean', 'range'].map((name) =>
    paint.dim(say(`cli.sim.column.${name}`)),
  );
  // As in the arena, a shared win is half a win.
  const rows = seats.map(({ bot, wins, shared, meanScore, minScore, maxScore }, seat) => [
    speech.say(module.seats[seat] ?? { id: 'kernel.chance' }),
    bot,
    String(wins - shared),
    String(shared),
    say('cli.percent', { percent: tenth((100 * (wins - shared / 2)) / Math.max(1, finished)) }),
    tenth(meanScore),
    `${minScore}–${maxScore}`,
  ]);
  return [
    paint.bold(
      say('cli.sim.title', { title: speech.say({ id: `game.${module.game.id}` }), games, players: seats.length }),
    ),
    '',
    ...indent(columns([head, ...rows], [2, 3, 4, 5, 6])),
    '',
    ...indent([
      say('cli.sim.finished', { finished, games }),
      say('cli.sim.length', { min: length.min, mean: tenth(length.mean), max: length.max }),
      say('cli.sim.speed', {
        decisions,
        seconds: (result.seconds ?? 0).toFixed(2),
        perSecond: result.decisionsPerSecond ?? 0,
        clones: result.clonesPerSecond ?? 0,
      }),
      say('cli.sim.hash', { seed: result.seed, hash: result.hash }),
      ...(errors === 0 ? [] : [paint.red(say('cli.faults', { errors }))]),
      ...faults.map(({ game, seq, type, message }) => say('cli.fault', { game: game + 1, seq, type, message })),
    ]),
  ].join('\n');
}

/** One digit after the point. */
function tenth(n: number): string {
  return n.toFixed(1);
}
