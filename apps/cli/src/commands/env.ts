import { refusalMessage } from '@edubba/gamekit';
import { Environments, MOST_ENVIRONMENTS, steppingTexts } from '@edubba/lab';
import type { BaseState, TableInfo } from '@edubba/kernel';
import { tableInfo } from '@edubba/kernel';
import type { Cli } from '../cli.ts';
import { collectAlone } from '../collecting.ts';
import { columns } from '../columns.ts';
import { Failure, USAGE } from '../failure.ts';
import type { Flags } from '../flags.ts';
import type { AnyModule } from '../games.ts';
import { checkOptions, DEFAULT_GAME, loadGame, playersOf } from '../games.ts';
import { labWords } from '../lab/telling.ts';
import { Lines } from '../lines.ts';
import type { Command } from '../spec.ts';

const ENVS = 1;
const SEED = '1';
/** So many names of a part are told. */
const NAMED = 4;

/** `env`: games that programs step and learn from, by lines of JSON. */
export const env: Command = {
  name: 'env',
  args: ['[game]'],
  defaults: { game: DEFAULT_GAME, envs: ENVS, seed: SEED },
  flags: [
    '--game <id>',
    '--players <n>',
    '--option <name=value>',
    '--envs <n>',
    '--seed <text>',
    '--forced',
    '--layout',
  ],
  examples: ['env assyria --players 2', 'env connect-four --envs 64', 'env akkad --players 4 --layout'],
  run: async (cli, [game], flags) => {
    if (flags.on('layout')) return await printLayout(cli, game, flags);
    collectAlone();
    answerLines(await environmentsOf(cli, game, flags));
  },
};

/** What stands where in a game's vector, and what its actions are. */
async function printLayout(cli: Cli, game: string | undefined, flags: Flags): Promise<void> {
  const { module, table } = await tableOf(game, flags);
  const learning = module.learning?.(table);
  if (learning === undefined) throw new Failure('cli.env.error.no-vector', { game: module.game.id }, USAGE);
  const { layout, actions, slots = 0 } = learning;
  let from = 0;
  const rows = layout.map(({ name, length, names = [] }) => {
    const row = [
      String(from),
      String(length),
      name,
      names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : ''),
    ];
    from += length;
    return row;
  });
  const [seats, keys] = [table.seats, actions.length - slots];
  cli.tell(cli.say('cli.env.layout', { game: module.game.id, seats, length: from }));
  cli.print();
  const heads = ['from', 'length', 'part', 'names'].map((head) => cli.say(`cli.env.layout.${head}`));
  for (const line of columns([heads, ...rows], [0, 1])) cli.print(line);
  cli.print();
  cli.tell(cli.say('cli.env.actions', { keys, slots, first: keys, last: actions.length - 1 }));
}

/** The game and its table, as the flags wish for it. */
async function tableOf(game: string | undefined, flags: Flags): Promise<{ module: AnyModule; table: TableInfo }> {
  const module = await loadGame(game ?? flags.text('game') ?? DEFAULT_GAME);
  const seats = playersOf(module, flags.number('players', 1));
  const options = Object.freeze(checkOptions(module, seats, flags.pairs('option')));
  return { module, table: tableInfo(module.game, { seats, options }) };
}

async function environmentsOf(cli: Cli, game: string | undefined, flags: Flags): Promise<Environments<BaseState>> {
  const { module, table } = await tableOf(game, flags);
  const { seats, options } = table;
  const envs = flags.number('envs', 1) ?? ENVS;
  if (envs > MOST_ENVIRONMENTS) throw new Failure('cli.env.error.many', { envs, most: MOST_ENVIRONMENTS }, USAGE);
  const say = labWords(module, cli.words.locale, steppingTexts.en);
  return new Environments(
    { play: module, seats, options, forced: flags.on('forced') },
    envs,
    flags.text('seed') ?? SEED,
    { say, why: (refusal) => say(refusalMessage(module, refusal)) },
  );
}

/** Answers line by line, until there are no more or somebody closes; as many at once as have come at once. */
function answerLines(environments: Environments<BaseState>): void {
  const pipes = new Lines();
  for (let lines = pipes.next(); lines !== undefined && !environments.closed; lines = pipes.next())
    pipes.write(answersTo(environments, lines));
}

function answersTo(environments: Environments<BaseState>, lines: readonly string[]): string {
  let answers = '';
  for (const line of lines) {
    // A line without anything on it is no request.
    if (environments.closed || line.trim() === '') continue;
    answers += `${environments.answer(line)}\n`;
  }
  return answers;
}
