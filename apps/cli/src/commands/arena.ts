import type { ArenaResult, Standing } from '@edubba/bots';
import { arena as compete } from '@edubba/bots';
import { createModuleWords } from '@edubba/gamekit';
import { runContest } from '../arena/contest.ts';
import type { ContestPlan } from '../arena/plan.ts';
import type { Cli } from '../cli.ts';
import { columns, indent } from '../columns.ts';
import { Failure, USAGE } from '../failure.ts';
import { typedPath } from '../files.ts';
import type { Flags } from '../flags.ts';
import type { AnyModule } from '../games.ts';
import { botNamed, botsOf, checkOptions, DEFAULT_GAME, loadGame, playersOf } from '../games.ts';
import { Progress } from '../progress.ts';
import type { Command } from '../spec.ts';

const GAMES = 200;
const SEED = '1';

/** `arena`: every two bots play each other in all seats; how often each wins, and how sure that is. */
export const arena: Command = {
  name: 'arena',
  args: ['[game]'],
  defaults: { game: DEFAULT_GAME, games: GAMES, seed: SEED },
  flags: [
    '--game <id>',
    '--bots <names>',
    '--players <n>',
    '--games <n>',
    '--seed <text>',
    '--option <name=value>',
    '--claim <percent>',
    '--teams',
    '--threads <n>',
    '--out <file>',
    '--json',
  ],
  examples: [
    'arena royal-game-of-ur',
    'arena connect-four --bots thumbs,random --games 1000 --json',
    'arena assyria --bots master,scribe --players 3 --claim 53 --out contest.json',
    'arena sammu-ramat --bots advisor,random --claim 10 --teams',
  ],
  run: async (cli, [game], flags) => {
    const module = await loadGame(game ?? flags.text('game') ?? DEFAULT_GAME);
    const names = flags.list('bots') ?? Object.keys(botsOf(module));
    if (names.length < 2 || new Set(names).size < names.length) {
      throw new Failure('cli.error.arena-bots', { known: Object.keys(botsOf(module)).join(', ') }, USAGE);
    }
    const seats = playersOf(module, flags.number('players', 1));
    const claim = flags.number('claim', 1);
    if (claim !== undefined) {
      await contest(cli, module, names, seats, claim, flags);
      return;
    }
    const progress = new Progress(cli, 'cli.progress.games');
    const result = compete({
      game: module.game,
      entrants: names.map((name) => ({ name, bot: botNamed(module, name) })),
      seats,
      games: flags.number('games', 1) ?? GAMES,
      seed: flags.text('seed') ?? SEED,
      options: checkOptions(module, seats, flags.pairs('option')),
      onProgress: (done, all) => progress.tell(done, all),
    });
    progress.end();
    if (flags.on('json')) cli.json({ ...result, version: module.game.version });
    else cli.print(report(cli, module, result));
    if (result.errors > 0) process.exitCode = 1;
  },
};

/** One against the rest, or team against team, until what is claimed of it is proven or refuted. */
async function contest(
  cli: Cli,
  module: AnyModule,
  names: readonly string[],
  seats: number,
  claim: number,
  flags: Flags,
): Promise<void> {
  const [bot, others, third] = names;
  if (bot === undefined || others === undefined || third !== undefined || claim >= 100) {
    throw new Failure('cli.arena.error.claim', { known: Object.keys(botsOf(module)).join(', ') }, USAGE);
  }
  // Said at once where there is no such bot, not by a thread.
  for (const name of names) botNamed(module, name);
  const teams = flags.on('teams');
  if (teams && module.suggesting === undefined) throw new Failure('cli.arena.error.teams', {}, USAGE);
  const out = flags.text('out');
  const plan: ContestPlan = {
    game: module.game.id,
    version: module.game.version,
    bot,
    others,
    seats,
    seed: flags.text('seed') ?? SEED,
    options: checkOptions(module, seats, flags.pairs('option')),
    ...(teams ? { teams } : {}),
    claim: claim / 100,
    games: flags.number('games', 1) ?? GAMES,
  };
  await runContest(cli, plan, {
    threads: flags.number('threads', 1),
    out: out === undefined ? undefined : typedPath(out),
    json: flags.on('json'),
  });
}

function report({ say, paint, words }: Cli, module: AnyModule, result: ArenaResult): string {
  const speech = createModuleWords(module, words.locale);
  const percent = (share: number): string => say('cli.percent', { percent: (100 * share).toFixed(1) });
  const cells = ({ rate, low, high, wins, ties, losses }: Standing): string[] => [
    percent(rate),
    say('cli.arena.interval', { low: percent(low), high: percent(high) }),
    String(wins),
    String(ties),
    String(losses),
  ];
  const head = (first: string): string[] =>
    [first, 'rate', 'interval', 'wins', 'ties', 'losses'].map((name) => paint.dim(say(`cli.arena.column.${name}`)));
  const { entrants, pairings, players, games, errors, seed, hash } = result;
  const right = [1, 2, 3, 4, 5];
  const seatName = (seat: number): string => speech.say(module.seats[seat] ?? { id: 'kernel.chance' });
  const pairName = (first: string, second: string): string => say('cli.arena.against', { first, second });
  return [
    paint.bold(say('cli.sim.title', { title: speech.say({ id: `game.${module.game.id}` }), games, players })),
    '',
    ...indent(
      columns(
        [
          head('bot'),
          ...entrants.flatMap((entrant) => [
            [paint.bold(entrant.name), ...cells(entrant)],
            ...entrant.seats.map((standing, seat) => [`  ${seatName(seat)}`, ...cells(standing)]),
          ]),
        ],
        right,
      ),
    ),
    '',
    ...indent(
      columns([head('pairing'), ...pairings.map((pair) => [pairName(pair.first, pair.second), ...cells(pair)])], right),
    ),
    '',
    ...indent([
      say('cli.sim.hash', { seed, hash }),
      ...(errors === 0 ? [] : [paint.red(say('cli.faults', { errors }))]),
    ]),
  ].join('\n');
}
