import type { Cli } from './cli.ts';
import type { Flags } from './flags.ts';

/** A command as data. Its words are in the catalogue: `cli.<name>.about`, `cli.<name>.flag.<flag>`, `cli.<name>.arg.<argument>`. */
export interface Command {
  readonly name: string;
  /** As commander writes them: `[game]`, `<id>`, `[files...]`. */
  readonly args: readonly string[];
  /** As commander writes them: `--seed <text>`. One whose value is a pair (`<name=value>`) may be given several times. */
  readonly flags: readonly string[];
  /** What a flag is where it is not given, by its name. */
  readonly defaults?: { readonly [flag: string]: string | number };
  /** Ways to use it, as one would type them after `npm run -s edubba --`; explained in `cli.<name>.example.<n>`. */
  readonly examples: readonly string[];
  run(cli: Cli, args: readonly string[], flags: Flags): Promise<void> | void;
}
