import type { Help } from 'commander';
import { Command as Base, CommanderError, Option } from 'commander';
import type { Cli } from './cli.ts';
import { LOCALES } from './cli.ts';
import { glossary, indent, wrap } from './columns.ts';
import { Failure, USAGE } from './failure.ts';
import { Flags } from './flags.ts';
import type { Command } from './spec.ts';
import { nearest } from './suggest.ts';
import { PERSON } from './table/seating.ts';

/** How the program is called, wherever its words name a command. */
export const EDUBBA = 'npm run -s edubba --';

/** Names that stand in the help and are the same in every language. */
const NAMES = {
  locales: LOCALES.join(', '),
  person: PERSON,
  folder: 'games/tigris',
  run: 'run',
  compare: 'compare',
  report: 'report',
  submit: 'submit',
  work: 'work',
  status: 'status',
  fetch: 'fetch',
  cancel: 'cancel',
};

/** Commander parses; what it says comes from the catalogue. It calls these methods where something is wrong. */
class CommandLine extends Base {
  override createCommand(name?: string): CommandLine {
    return new CommandLine(name);
  }

  unknownOption(flag: string): never {
    const known = this.options.flatMap(({ long, short }) => [long, short].filter((name) => typeof name === 'string'));
    fail('cli.error.unknown-flag', { flag, command: this.name() }, nearest(flag, [...known, '--help']), this);
  }

  unknownCommand(): never {
    const command = this.args[0] ?? '';
    fail(
      'cli.error.unknown-command',
      { command },
      nearest(
        command,
        this.commands.map((one) => one.name()),
      ),
      this,
    );
  }

  missingArgument(name: string): never {
    fail('cli.error.missing-argument', { name, command: this.name() }, undefined, this);
  }

  optionMissingArgument({ flags }: Option): never {
    fail('cli.error.missing-value', { flags }, undefined, this);
  }

  _excessArguments(args: readonly string[]): never {
    if (this.parent === null) this.unknownCommand();
    const most = this.registeredArguments.length;
    fail('cli.error.too-many', { command: this.name(), extra: args.slice(most).join(' ') }, undefined, this);
  }
}

function fail(id: string, params: { [name: string]: string }, suggestion: string | undefined, at: CommandLine): never {
  const help = `${EDUBBA} ${at.parent === null ? '' : `${at.name()} `}--help`;
  const hint =
    suggestion === undefined
      ? { id: 'cli.error.see-help', params: { help } }
      : { id: 'cli.error.did-you-mean', params: { suggestion } };
  throw new Failure('cli.error.with-hint', { error: { id, params }, hint }, USAGE);
}

/** Makes the program from its commands. */
export function commandLine(cli: Cli, commands: readonly Command[], version: string): Base {
  const program = new CommandLine('edubba');
  dress(cli, program, 'cli', []);
  program.option('--locale <locale>', cli.say('cli.flag.locale', NAMES));
  program.version(version, '-V, --version', cli.say('cli.flag.version'));
  program.helpCommand(false).action(() => program.outputHelp());
  for (const command of commands) {
    const { name, args, flags, examples } = command;
    const line = program.command(name);
    dress(cli, line, `cli.${name}`, examples);
    for (const arg of args) line.argument(arg, cli.say(`cli.${name}.arg.${arg.replaceAll(/[^a-z-]/g, '')}`, NAMES));
    for (const flag of [...flags, '--locale <locale>']) line.addOption(optionOf(cli, command, flag));
    line.action(async (...given: unknown[]) => {
      const words = given
        .slice(0, args.length)
        .flat()
        .filter((word) => typeof word === 'string');
      await command.run(cli, words, new Flags(line.opts()));
    });
  }
  return program;
}

function optionOf(cli: Cli, { name, defaults = {} }: Command, flags: string): Option {
  const flag = /--([a-z-]+)/.exec(flags)?.[1] ?? '';
  const own = `cli.${name}.flag.${flag}`;
  const text = cli.say(cli.words.has(own) ? own : `cli.flag.${flag}`, NAMES);
  const usual = Object.hasOwn(defaults, flag) ? defaults[flag] : undefined;
  const option = new Option(flags, usual === undefined ? text : cli.say('cli.flag.default', { text, value: usual }));
  // One after another; commander's own way would also swallow the arguments that follow.
  if (flags.includes('=')) option.argParser((value, before: string[] | undefined) => [...(before ?? []), value]);
  return option;
}

/** What the program and all of its commands have in common. */
function dress(cli: Cli, line: Base, texts: string, examples: readonly string[]): void {
  line
    .description(cli.say(`${texts}.about`))
    .helpOption('-h, --help', cli.say('cli.flag.help'))
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => cli.print(text.trimEnd()), outputError: () => undefined })
    .configureHelp({ formatHelp: (command, help) => helpText(cli, command, help, texts, examples) });
}

function helpText(cli: Cli, command: Base, help: Help, texts: string, examples: readonly string[]): string {
  const { paint } = cli;
  const section = (id: string, rows: readonly (readonly [string, string])[]): string[] => {
    if (rows.length === 0) return [];
    return ['', paint.bold(cli.say(id)), ...indent(glossary(rows, cli.width - 2))];
  };
  const name = command.parent === null ? '' : ` ${command.name()}`;
  const usage =
    command.parent === null
      ? cli.say('cli.help.usage-command')
      : command.usage().replace('[options]', cli.say('cli.help.usage-flags'));
  const lines = [
    `${paint.bold(cli.say('cli.help.usage'))} ${EDUBBA}${name} ${usage}`,
    '',
    ...wrap(command.description(), cli.width),
    ...section(
      'cli.help.arguments',
      help.visibleArguments(command).map((arg) => [arg.name(), arg.description]),
    ),
    ...section(
      'cli.help.flags',
      help.visibleOptions(command).map((option) => [option.flags, option.description]),
    ),
    ...section(
      'cli.help.commands',
      command.commands.map((one) => [one.name(), one.description()]),
    ),
    ...(examples.length === 0 ? [] : ['', paint.bold(cli.say('cli.help.examples'))]),
    ...examples.flatMap((example, i) =>
      indent([paint.dim(`# ${cli.say(`${texts}.example.${i + 1}`, NAMES)}`), `${EDUBBA} ${example}`]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Help and version are answers, not failures; commander ends both by throwing. */
export function isAnswered(error: unknown): boolean {
  return error instanceof CommanderError && error.exitCode === 0;
}
