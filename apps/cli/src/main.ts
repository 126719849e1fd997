import { thrownText } from '@edubba/kernel';
import { createCli } from './cli.ts';
import { commandLine, isAnswered } from './command-line.ts';
import { indent } from './columns.ts';
import { arena } from './commands/arena.ts';
import { env } from './commands/env.ts';
import { games } from './commands/games.ts';
import { backup, migrate, restore, serve } from './commands/house.ts';
import { lab } from './commands/lab.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import type { Cli } from './cli.ts';
import { Failure } from './failure.ts';

const COMMANDS = [play, games, rules, sim, arena, lab, env, replay, verify, newGame, serve, backup, restore, migrate];
const VERSION = '0.0.0';

// Whoever reads our output may stop reading (`| head`): then there is nothing left to say.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

await main(asked(process.argv.slice(2)));

async function main(args: readonly string[]): Promise<void> {
  let cli = createCli('en');
  try {
    cli = createCli(localeIn(args) ?? process.env['EDUBBA_LOCALE'] ?? 'en');
    await commandLine(cli, COMMANDS, VERSION).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!isAnswered(error)) report(cli, error);
  }
}

/** `help` and `help sim` mean `--help` and `sim --help`. */
function asked([first = '', ...rest]: readonly string[]): readonly string[] {
  if (first === 'help') return [...rest, '--help'];
  return first === '' ? [] : [first, ...rest];
}

/** The language has to be known before commander knows anything. */
function localeIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => /^--locale(=|$)/.test(arg));
  return at < 0 ? undefined : (/=(.*)/.exec(args[at] ?? '')?.[1] ?? args[at + 1]);
}

function report(cli: Cli, error: unknown): void {
  const { say, paint } = cli;
  const failed = error instanceof Failure;
  const [first = '', ...more] = thrownText(error).split('\n');
  const line = failed
    ? cli.words.say(error.words)
    : say('cli.error.unexpected', { detail: [first, ...indent(more)].join('\n'), debug: 'EDUBBA_DEBUG=1' });
  cli.note(`${paint.red(say('cli.error'))} ${line}`);
  if ((process.env['EDUBBA_DEBUG'] ?? '') !== '' && error instanceof Error) cli.note(error.stack ?? '');
  process.exitCode = failed ? error.exitCode : 1;
}
