import { relative } from 'node:path';
import type { Checked } from '../check-record.ts';
import { checkRecord, sayDivergence } from '../check-record.ts';
import type { Cli } from '../cli.ts';
import { Failure } from '../failure.ts';
import { readRecord, recordsBelow, typedPath } from '../files.ts';
import { CORPUS, gameOf } from '../games.ts';
import { Progress } from '../progress.ts';
import type { Command } from '../spec.ts';

/** What came of one file: checked, or not even readable. */
interface Result extends Partial<Checked> {
  readonly file: string;
  readonly game?: string;
  readonly version?: number;
  readonly ok: boolean;
  /** Why it could not be checked, or did not pass. */
  readonly error?: string;
}

/** `verify`: do recorded games still come out as they did? */
export const verify: Command = {
  name: 'verify',
  args: ['[files...]'],
  flags: ['--corpus', '--json'],
  examples: ['verify --corpus', 'verify my-game.json', 'verify corpus/connect-four/v1/*.json --json'],
  run: async (cli, args, flags) => {
    const files = args.length > 0 && !flags.on('corpus') ? args.map(typedPath) : recordsBelow(CORPUS);
    if (files.length === 0) throw new Failure('cli.error.nothing-to-verify', { folder: CORPUS });
    const progress = new Progress(cli, 'cli.progress.records');
    const results: Result[] = [];
    for (const file of files) {
      results.push(await check(cli, file));
      progress.tell(results.length, files.length);
    }
    progress.end();
    const failed = results.filter(({ ok }) => !ok).length;
    if (flags.on('json')) cli.json({ verified: results.length - failed, failed, records: results });
    else {
      for (const result of results) cli.print(lineOf(cli, result));
      cli.print(cli.say('cli.verify.sum', { n: results.length, good: results.length - failed, failed }));
    }
    if (failed > 0) process.exitCode = 1;
  },
};

async function check(cli: Cli, path: string): Promise<Result> {
  const near = relative(typedPath('.'), path);
  const file = near.startsWith('..') ? path : near;
  try {
    const record = readRecord(path);
    const module = await gameOf(record);
    const checked = checkRecord(module.game, record);
    const found = { file, game: record.game, version: record.table.version, ...checked };
    const { divergence, entries } = checked;
    if (divergence === undefined) return { ...found, ok: true };
    const why = sayDivergence(module, divergence, cli.words.locale);
    return { ...found, ok: false, error: cli.say('cli.differs', { at: divergence.at, entries, why }) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { file, ok: false, error: cli.words.say(error.words) };
  }
}

function lineOf(cli: Cli, result: Result): string {
  const { say, paint } = cli;
  const { file, game = '', version = 0, entries = 0, chance = 0, error, finished = false } = result;
  if (error !== undefined) return `${paint.red(say('cli.verify.bad'))} ${file}: ${error}`;
  const state = { id: finished ? 'cli.verify.finished' : 'cli.verify.unfinished' };
  return `${paint.green(say('cli.verify.good'))} ${file}  ${paint.dim(say('cli.verify.line', { game, version, entries, chance, state }))}`;
}
