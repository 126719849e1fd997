import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import assyria from '@edubba/assyria';
import { openSeeded, playOut, random, simulate } from '@edubba/bots';
import { grouped, median, rateOf, round } from '../measure.ts';
import type { Stepped } from '../steps/node.ts';
import { stepsFromNode } from '../steps/node.ts';
import type { Effort, Figures, Finding, Row, Subject } from '../subject.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const GAME = 'assyria';
/**
 * Decisions before the clock runs: a fresh process is several times as slow until it is compiled, and who learns steps for
 * hours. The simulator has as many before its first round.
 */
const WARM_UP = 800_000;
const BATCHES = [
  { count: 1, groups: 1, decisions: 20_000, warmUp: 20_000 },
  { count: 8, groups: 1, decisions: 80_000, warmUp: 80_000 },
  { count: 64, groups: 1, decisions: 200_000, warmUp: WARM_UP },
  { count: 64, groups: 2, decisions: 200_000, warmUp: WARM_UP },
];

const AMOUNTS = {
  full: { games: 800, rounds: 3 },
  tiny: { games: 1, rounds: 1, decisions: 128, warmUp: 0 },
} as const;

/** The games that both sides play. */
const WISH = { game: assyria.game, seats: 2, seed: 'steps', options: {} };

/** What the simulator does by itself, as `edubba sim`: the same random games, tallied and with their fingerprints. */
function simulated(games: number): number {
  return simulate({ ...WISH, bots: [random, random], games }).decisions;
}

/** The same games played and forgotten: what nobody asks for, and less could not be done. */
function forgotten(games: number): number {
  let decisions = 0;
  for (let index = 0; index < games; index++) {
    const opened = openSeeded(WISH, index);
    decisions += playOut(opened.table, [random, random], opened.random).decisions;
  }
  return decisions;
}

async function fromPython({ count, groups, decisions, warmUp }: Stepped): Promise<number> {
  const script = fileURLToPath(new URL('../steps/python.py', import.meta.url));
  const amounts = [count, groups, decisions, warmUp].map(String);
  const { stdout } = await promisify(execFile)('python3', [script, GAME, ...amounts], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: 'python' },
  });
  return Number(stdout);
}

const WAYS: { readonly [way: string]: (wish: Stepped) => Promise<number> } = {
  Node: (wish) => stepsFromNode(GAME, wish),
  Python: fromPython,
};

async function measure(effort: Effort, say: (text: string) => void): Promise<Finding> {
  const { games, rounds, ...fewer } = AMOUNTS[effort];
  const warmUp = effort === 'full' ? WARM_UP : 0;
  const figures: { [name: string]: Figures | number } = {};
  const lines: Row[] = [];
  const own: number[] = [];
  // As `sim` and `env` set the engine.
  setFlagsFromString('--no-parallel-scavenge');
  for (let decisions = 0; decisions < warmUp; ) decisions += simulated(games);
  for (const [way, rate] of Object.entries(WAYS)) {
    const found: { [envs: string]: Figures } = {};
    for (const batch of BATCHES) {
      const what = `${batch.count} at once${batch.groups > 1 ? ', and as many on their way' : ''}`;
      const rates: number[] = [];
      const ratios: number[] = [];
      for (let n = 1; n <= rounds; n++) {
        say(`${way}, ${what}, round ${n} of ${rounds}`);
        // Neighbours in time are compared: what else the machine does meets both.
        const alone = rateOf(() => simulated(games));
        const stepped = await rate({ ...batch, ...fewer });
        own.push(alone);
        rates.push(stepped);
        ratios.push(stepped / alone);
      }
      const ratio = round(median(ratios));
      found[`${batch.count}x${batch.groups}`] = { decisionsPerSecond: Math.round(median(rates)), ratio };
      lines.push({
        what: `decisions a second from ${way}, ${what}${batch.count === 64 ? ' (aim: half of the simulator’s)' : ''}`,
        ours: grouped(median(rates)),
        theirs: grouped(median(own)),
        ratio,
      });
    }
    figures[way.toLowerCase()] = found;
  }
  for (let decisions = 0; decisions < warmUp; ) decisions += forgotten(games);
  const bare = median(Array.from({ length: rounds }, () => rateOf(() => forgotten(games))));
  lines.push({
    what: 'decisions a second of games played and forgotten, without tallies and fingerprints',
    ours: grouped(bare),
    theirs: grouped(median(own)),
    ratio: round(bare / median(own)),
  });
  setFlagsFromString('--parallel-scavenge');
  figures['bare'] = Math.round(bare);
  figures['simulator'] = Math.round(median(own));
  return { figures, lines };
}

export const subject: Subject = {
  name: 'steps',
  title: 'The step interface at random games of Assyria with two seats, against the simulator itself',
  measure,
};
