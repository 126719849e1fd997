import type { ChildProcess } from 'node:child_process';
import { execFileSync, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { HEAP } from '../../src/host/heap.ts';
import { Pair, p99 } from '../support/pair.ts';
import { HouseProcess } from '../support/process.ts';
import { Visitor } from '../support/visitor.ts';
import type { Attack, Attacked } from './attackers.ts';
import { report } from './report.ts';

/** So long each attack lasts, and each calm before it. */
export const SECONDS = Number(process.env['EDUBBA_ATTACK_SECONDS'] ?? 8);
/** Calm and attacked in turns, so often: what a machine does besides falls into both. */
const TURNS = 3;
const PAIRS = 30;
/** As a house is run, with its log; those who attack come through a proxy, from elsewhere. */
const ENV = { LOG_LEVEL: 'info', EDUBBA_WORK_PER_ADDRESS: '450', EDUBBA_PROXY: '1', EDUBBA_REQUESTS_PER_MINUTE: '600' };

/** A house in which honest people play while it is attacked. */
export class Siege {
  readonly house: HouseProcess;
  readonly hostile: Visitor[] = [];
  private readonly pairs: Pair[] = [];
  private readonly port: number;
  private readonly crew: ChildProcess;
  private playing: Promise<unknown> | undefined;
  constructor(port: number, database: string) {
    this.port = port;
    this.house = new HouseProcess(port, database, ENV, HEAP);
    this.crew = fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Those who attack have machines of their own: what they themselves work is not taken from the house and those who play.
    execFileSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(this.crew.pid)]);
  }

  async open(): Promise<void> {
    await this.house.start();
    const { address } = this.house;
    for (let n = 0; n < 3; n++) this.hostile.push(await Visitor.guest(address, `Hostile ${n}`));
    // A house that is played in has loaded its games.
    for (const game of ['akkad', 'sammu-ramat']) {
      await Visitor.guest(address, 'Early').then((early) => early.create(game, [{ who: 'open' }, { who: 'open' }]));
    }
    // Each pair plays from a place of its own.
    for (let n = 0; n < PAIRS; n++) {
      const guest = (name: string): Promise<Visitor> => Visitor.guest(address, `${name} ${n}`, `10.1.${n}.1`);
      this.pairs.push(new Pair(await guest('Gold'), await guest('Blue')));
    }
  }

  /** Everybody sits down, and what is calm is measured. */
  async begin(): Promise<void> {
    for (const pair of this.pairs) await pair.sitDown();
    this.playing = Promise.all(
      this.pairs.map((pair) => pair.play().catch((error: unknown) => pair.problems.push(String(error)))),
    );
    // The first moves compile what the others run.
    await pause(5);
  }

  /** How long the moves took in some seconds, and the longest time in which the house served nobody. */
  private async measured(seconds: number): Promise<Measured> {
    for (const { took } of this.pairs) took.length = 0;
    await this.house.longestStretch();
    await pause(seconds);
    return { took: this.pairs.flatMap(({ took }) => took.splice(0)), stretch: await this.house.longestStretch() };
  }

  /**
   * Lets them attack, says what came of it, and compares with the calm before each time. Where an attack goes on when those
   * who made it are gone, once: `turns`.
   */
  async attacked(
    kind: Attack['kind'],
    tables: readonly string[],
    more: { record?: string; turns?: number } = {},
  ): Promise<Attacked> {
    const { record, turns = TURNS } = more;
    const seconds = (SECONDS * TURNS) / turns;
    const calm: Measured[] = [];
    const under: Measured[] = [];
    const all: Attacked[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await pause(2);
      calm.push(await this.measured(seconds));
      const told = new Promise<Attacked>((done) => this.crew.once('message', (message) => done(message as Attacked)));
      this.crew.send({
        kind,
        port: this.port,
        seconds,
        cookies: this.hostile.map(({ cookie }) => cookie),
        tables,
        ...(record === undefined ? {} : { record }),
      } satisfies Attack);
      under.push(await this.measured(seconds));
      all.push(await told);
    }
    const attacked = together(all);
    const [calmly, hostilely] = [tookIn(calm), tookIn(under)];
    report(kind, {
      tried: attacked.tried,
      answered: attacked.answered,
      answers: JSON.stringify(attacked.answers),
      'slowest, ms': attacked.slowest,
      'honest moves, calm': calmly.length,
      attacked: hostilely.length,
      'p99 calm, ms': p99(calmly),
      'p99 attacked, ms': p99(hostilely),
      'of each turn': JSON.stringify(
        calm.map(({ took }, n) => [took, under[n]?.took ?? []].map((each) => Math.round(10 * p99(each)) / 10)),
      ),
      'longest the house served nobody, calm, ms': Math.max(...calm.map(({ stretch }) => stretch)),
      'attacked, ms': Math.max(...under.map(({ stretch }) => stretch)),
    });
    expectCalm({ calm: calmly, under: hostilely, problems: this.pairs.flatMap(({ problems }) => problems) });
    return attacked;
  }

  async close(): Promise<void> {
    for (const pair of this.pairs) pair.stop();
    await this.playing;
    this.crew.kill('SIGKILL');
    await this.house.stop();
  }
}

const pause = (seconds: number): Promise<void> => new Promise((wait) => setTimeout(wait, seconds * 1000));

interface Measured {
  readonly took: readonly number[];
  readonly stretch: number;
}

const tookIn = (all: readonly Measured[]): number[] => all.flatMap(({ took }) => took);

function together(all: readonly Attacked[]): Attacked {
  const sum = (of: (one: Attacked) => number): number => all.reduce((total, one) => total + of(one), 0);
  const names = new Set(all.flatMap(({ answers }) => Object.keys(answers)));
  return {
    tried: sum(({ tried }) => tried),
    answered: sum(({ answered }) => answered),
    slowest: Math.max(...all.map(({ slowest }) => slowest)),
    answers: Object.fromEntries([...names].map((name) => [name, sum(({ answers }) => answers[name] ?? 0)])),
  };
}

/** Nobody who plays was refused anything, kept from playing, or made to wait twice as long. */
function expectCalm({
  calm,
  under,
  problems,
}: {
  readonly calm: readonly number[];
  readonly under: readonly number[];
  readonly problems: readonly string[];
}): void {
  expect(problems).toEqual([]);
  expect(under.length).toBeGreaterThan(calm.length * 0.8);
  expect(p99(under)).toBeLessThan(2 * p99(calm));
}
