import { relative } from 'node:path';
import type { FairProof, Kept } from '@edubba/fair';
import type { Checked } from '../check-record.ts';
import { checkRecord, sayDivergence } from '../check-record.ts';
import type { Cli } from '../cli.ts';
import { indent } from '../columns.ts';
import { Failure, USAGE } from '../failure.ts';
import { fairLines, rollLines } from '../fair-text.ts';
import { readRecord, recordsBelow, typedPath } from '../files.ts';
import type { Flags } from '../flags.ts';
import type { AnyModule } from '../games.ts';
import { CORPUS, gameOf } from '../games.ts';
import { Progress } from '../progress.ts';
import type { Command } from '../spec.ts';
import { verifyDatabase } from './verify-database.ts';

/** What came of one file: checked, or not even readable. */
interface Result extends Partial<Checked> {
  readonly file: string;
  readonly game?: string;
  readonly version?: number;
  readonly ok: boolean;
  /** What chance can be checked with, where the record brings it. */
  readonly proof?: FairProof;
  /** Why it could not be checked, or did not pass. */
  readonly error?: string;
}

/** `verify`: do recorded games still come out as they did? */
export const verify: Command = {
  name: 'verify',
  args: ['[files...]'],
  flags: [
    '--corpus',
    '--rolls',
    '--commitment <text>',
    '--contribution <text>',
    '--database <place>',
    '--finished',
    '--json',
  ],
  examples: [
    'verify --corpus',
    'verify my-game.json',
    'verify corpus/connect-four/v1/*.json --json',
    'verify my-game.edubba --rolls',
    'verify --database edubba.sqlite',
    'verify --database edubba.sqlite --finished',
  ],
  run: async (cli, args, flags) => {
    if (flags.text('database') !== undefined) return verifyDatabase(cli, args, flags);
    if (flags.on('finished')) throw new Failure('cli.error.verify-finished', {}, USAGE);
    const files = args.length > 0 && !flags.on('corpus') ? args.map(typedPath) : recordsBelow(CORPUS);
    if (files.length === 0) throw new Failure('cli.error.nothing-to-verify', { folder: CORPUS });
    const kept = keptOf(flags);
    const progress = new Progress(cli, 'cli.progress.records');
    const results: Result[] = [];
    for (const file of files) {
      results.push(await check(cli, file, kept));
      progress.tell(results.length, files.length);
    }
    progress.end();
    const failed = results.filter(({ ok }) => !ok).length;
    if (flags.on('json')) cli.json({ verified: results.length - failed, failed, records: results });
    else {
      for (const result of results)
        cli.print([lineOf(cli, result), ...indent(chanceOf(cli, result, flags))].join('\n'));
      cli.print(cli.say('cli.verify.sum', { n: results.length, good: results.length - failed, failed }));
    }
    if (failed > 0) process.exitCode = 1;
  },
};

/** What whoever asks remembers of the proof; nothing, if they do not say. */
function keptOf(flags: Flags): Kept | undefined {
  const commitment = flags.text('commitment');
  const contribution = flags.text('contribution');
  if (commitment === undefined && contribution === undefined) return undefined;
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(contribution === undefined ? {} : { contribution }),
  };
}

async function check(cli: Cli, path: string, kept: Kept | undefined): Promise<Result> {
  const near = relative(typedPath('.'), path);
  const file = near.startsWith('..') ? path : near;
  try {
    const record = readRecord(path);
    const module = await gameOf(record);
    const checked = checkRecord(module.game, record, kept);
    const found = { file, game: record.game, version: record.table.version, ...checked };
    const error = errorOf(cli, module, checked);
    const readable =
      record.fair === undefined || checked.fairness?.verdict === 'bad-proof' ? {} : { proof: record.fair };
    return error === undefined ? { ...found, ok: true, ...readable } : { ...found, ok: false, error, ...readable };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { file, ok: false, error: cli.words.say(error.words) };
  }
}

/** What is wrong with a record: a promise that was broken, a roll that was not, or where the rules do not follow. */
function errorOf(cli: Cli, module: AnyModule, { divergence, entries, fairness }: Checked): string | undefined {
  const verdict = fairness?.verdict ?? 'record';
  const differs =
    divergence === undefined
      ? undefined
      : cli.say('cli.differs', {
          at: divergence.at,
          entries,
          why: sayDivergence(module, divergence, cli.words.locale),
        });
  if (verdict === 'fair' || verdict === 'record') return differs;
  return cli.say(`cli.fair.${verdict}`, { differs: differs ?? '' });
}

/** How chance came about, where a record tells. */
function chanceOf(cli: Cli, { proof, fairness }: Result, flags: Flags): string[] {
  const rolls = flags.on('rolls');
  if (fairness !== undefined && proof !== undefined)
    return [...fairLines(cli, proof, fairness), ...(rolls ? rollLines(cli, fairness.rolls) : [])];
  return rolls && fairness === undefined ? [cli.say('cli.fair.no-proof')] : [];
}

function lineOf(cli: Cli, result: Result): string {
  const { say, paint } = cli;
  const { file, game = '', version = 0, entries = 0, chance = 0, error, finished = false } = result;
  if (error !== undefined) return `${paint.red(say('cli.verify.bad'))} ${file}: ${error}`;
  const state = { id: finished ? 'cli.verify.finished' : 'cli.verify.unfinished' };
  return `${paint.green(say('cli.verify.good'))} ${file}  ${paint.dim(say('cli.verify.line', { game, version, entries, chance, state }))}`;
}
