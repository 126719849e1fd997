import { availableParallelism } from 'node:os';
import type { Experiment, LabResult } from '@edubba/lab';
import { BadExperiment, Collector, reportHtml, settingsOf } from '@edubba/lab';
import type { Cli } from '../cli.ts';
import { Failure, USAGE } from '../failure.ts';
import { typedPath } from '../files.ts';
import type { Flags } from '../flags.ts';
import type { AnyModule } from '../games.ts';
import { loadGame } from '../games.ts';
import { earlierIn, experimentIn, keepResult, keepText, resultIn } from '../lab/files.ts';
import { labWords, resultLines } from '../lab/telling.ts';
import { runOnThreads } from '../lab/threads.ts';
import { Progress } from '../progress.ts';
import type { Command } from '../spec.ts';
import { nearest } from '../suggest.ts';

/** What is not kept yet is lost with the process: at most so many milliseconds of it. */
const KEEP = 2000;

type Act = (cli: Cli, file: string, flags: Flags) => Promise<void>;

// What needs PostgreSQL is loaded only by the actions that do.
const queued =
  (action: keyof typeof import('./lab-queue.ts')): Act =>
  async (cli, name, flags) =>
    await (await import('./lab-queue.ts'))[action](cli, name, flags);

const ACTIONS: { readonly [action: string]: Act } = {
  run: async (cli, file, flags) =>
    await run(cli, experimentIn(typedPath(file)), outOf(file, 'result.json', flags), flags),
  compare: async (cli, file, flags) => {
    const experiment = turned(experimentIn(typedPath(file)), flags);
    await run(cli, experiment, outOf(file, 'compared.json', flags), flags);
  },
  report: async (cli, file, flags) => {
    const result = resultIn(typedPath(file));
    const module = await loadGame(result.experiment.game);
    const out = outOf(file, 'html', flags);
    keepText(out, reportHtml(module, result, labWords(module, cli.words.locale)));
    cli.print(out);
  },
  submit: queued('submit'),
  work: queued('work'),
  status: queued('status'),
  fetch: queued('fetch'),
  cancel: queued('cancel'),
};

/** These do without: they mean everything that is there. */
const NAMELESS = ['work', 'status'];

/** `lab`: experiments with many games, on all cores, kept as they go. */
export const lab: Command = {
  name: 'lab',
  args: ['<action>', '[file]'],
  flags: [
    '--out <file>',
    '--threads <n>',
    '--turn <name=value>',
    '--database <place>',
    '--block <games>',
    '--wait',
    '--until-empty',
    '--json',
  ],
  examples: [
    'lab run experiment.json',
    'lab compare experiment.json --turn camel-limit=11 --turn gold-places=3',
    'lab report experiment.result.json',
    'lab submit experiment.json --database postgres://lab@db.example.org/lab --wait',
    'lab work --database postgres://lab@db.example.org/lab',
  ],
  run: async (cli, [action = '', file = ''], flags) => {
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (act === undefined) {
      const known = Object.keys(ACTIONS);
      throw new Failure('cli.lab.error.action', { action, known: nearest(action, known) ?? known.join(', ') }, USAGE);
    }
    if (file === '' && !NAMELESS.includes(action)) throw new Failure('cli.lab.error.name', { action }, USAGE);
    await act(cli, file, flags);
  },
};

/** Beside the file it came from, unless something else is said. */
function outOf(file: string, end: string, flags: Flags): string {
  const out = flags.text('out');
  return typedPath(out ?? file.replace(/(?:\.result)?\.json$|$/, `.${end}`));
}

/** The same experiment with its first side as A, and as B the same with numbers turned. */
function turned(experiment: Experiment, flags: Flags): Experiment {
  const turns = Object.entries(flags.pairs('turn'));
  const [a, b] = experiment.sides;
  if (turns.length === 0 && b !== undefined) return experiment;
  if (a === undefined || turns.length === 0) throw new Failure('cli.lab.error.turn', { flag: '--turn' }, USAGE);
  const tuned = { ...a.tuned, ...Object.fromEntries(turns.map(([name, value]) => [name, wholeNumber(name, value)])) };
  const name = turns
    .map(([what, value]) => `${what} ${value}`)
    .join(', ')
    .slice(0, 60);
  return { ...experiment, sides: [a, { ...a, name, tuned }] };
}

function wholeNumber(name: string, text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Failure('cli.lab.error.number', { name, value: text }, USAGE);
  return Number(text);
}

async function run(cli: Cli, experiment: Experiment, out: string, flags: Flags): Promise<void> {
  const module = await loadGame(experiment.game);
  const collector = collectorOf(cli, module, experiment, out);
  const threads = flags.number('threads', 1) ?? availableParallelism();
  const interrupted = new AbortController();
  const stop = (): void => interrupted.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const progress = new Progress(cli, 'cli.progress.games');
  let kept = Number.NEGATIVE_INFINITY;
  await runOnThreads(
    collector,
    threads,
    () => {
      progress.tell(collector.games, experiment.games);
      if (performance.now() - kept < KEEP) return;
      kept = performance.now();
      keepResult(out, collector.result);
    },
    interrupted.signal,
  );
  process.off('SIGINT', stop).off('SIGTERM', stop);
  progress.end();
  const { result } = collector;
  keepResult(out, result);
  tell(cli, module, result, flags);
  cli.note(cli.say(collector.over ? 'cli.lab.kept' : 'cli.lab.left', { file: out }));
  if (!collector.over) process.exitCode = 130;
}

/** Goes on with what is kept already; another experiment's result is never overwritten. */
function collectorOf(cli: Cli, module: AnyModule, experiment: Experiment, out: string): Collector {
  const say = labWords(module, cli.words.locale);
  const earlier = earlierIn(out);
  try {
    settingsOf(module, experiment);
    return Collector.of(module, experiment, earlier);
  } catch (error) {
    if (!(error instanceof BadExperiment)) throw error;
    const detail = error.why === undefined ? error.message : say(error.why);
    throw new Failure(
      earlier === undefined ? 'cli.lab.error.experiment' : 'cli.lab.error.other',
      { file: out, detail },
      USAGE,
    );
  }
}

function tell(cli: Cli, module: AnyModule, result: LabResult, flags: Flags): void {
  if (flags.on('json')) cli.json(result);
  else cli.print(resultLines(cli, module, result).join('\n'));
}
