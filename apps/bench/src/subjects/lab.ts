import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureLab } from '@edubba/web/measure';
import { grouped, round } from '../measure.ts';
import type { Effort, Finding, Subject } from '../subject.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const GAMES: { readonly [effort in Effort]: number } = { full: 100_000, tiny: 40 };

/** Seconds that `lab run` takes on all cores, with what it takes to start. */
async function atTheCommandLine(experiment: object): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-bench-'));
  const file = join(folder, 'experiment.json');
  writeFileSync(file, JSON.stringify(experiment));
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', 'lab', 'run', file], { cwd: ROOT, stdio: 'ignore' });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`lab run ended with ${status}`);
  rmSync(folder, { recursive: true });
  return (performance.now() - began) / 1000;
}

async function measure(effort: Effort, say: (text: string) => void): Promise<Finding> {
  const games = GAMES[effort];
  const experiment = {
    format: 'edubba-experiment',
    version: 1,
    title: 'Random games with two seats',
    game: 'assyria',
    seats: 2,
    bots: ['random'],
    seed: 'bench',
    games,
    sides: [{ name: 'A' }],
  };
  const page = await measureLab(experiment, say);
  say(`playing ${games} games at the command line`);
  const seconds = await atTheCommandLine(experiment);
  return {
    figures: { games, ratio: round(page.seconds / seconds), commandLineSeconds: round(seconds), page: { ...page } },
    lines: [
      {
        what: `seconds for ${grouped(games)} games, the page against the command line (aim: at most 1.5 times)`,
        ours: String(round(page.seconds)),
        theirs: String(round(seconds)),
        ratio: page.seconds / seconds,
      },
      { what: 'the longest task of the page meanwhile (aim: 50 ms)', ours: `${page.longestTask} ms` },
      { what: 'tasks of more than 50 ms', ours: String(page.longTasks) },
      { what: 'the longest time between two frames', ours: `${page.longestFrame} ms` },
    ],
  };
}

export const subject: Subject = {
  name: 'lab',
  title: 'The lab: random games of Assyria with two seats in the page, in Chromium, and at the command line',
  measure,
};
