import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { HEAP } from '../../src/host/heap.ts';
import { Pair, p99 } from '../support/pair.ts';
import { HouseProcess } from '../support/process.ts';
import { Visitor } from '../support/visitor.ts';
import type { Attack, Attacked } from './attackers.ts';
import { report } from './report.ts';

/** So long each attack lasts, and each calm before it. */
export const SECONDS = Number(process.env['EDUBBA_ATTACK_SECONDS'] ?? 10);
const PAIRS = 10;
/** As a house is run; those who attack come through a proxy, from elsewhere. */
const ENV = { EDUBBA_WORK_PER_ADDRESS: '450', EDUBBA_PROXY: '1', EDUBBA_REQUESTS_PER_MINUTE: '600' };

/** A house in which honest people play while it is attacked. */
export class Siege {
  readonly house: HouseProcess;
  readonly hostile: Visitor[] = [];
  private readonly pairs: Pair[] = [];
  private readonly port: number;
  private readonly crew: ChildProcess;
  private playing: Promise<unknown> | undefined;
  private calm: number[] = [];
  private stretch = 0;

  constructor(port: number, database: string) {
    this.port = port;
    this.house = new HouseProcess(port, database, ENV, HEAP);
    this.crew = fork(fileURLToPath(new URL('./attackers.ts', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
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
    await this.rest();
  }

  private took(): number[] {
    return this.pairs.flatMap(({ took }) => took.splice(0));
  }

  /** Measures while nobody attacks. */
  async rest(): Promise<void> {
    await pause(2);
    this.took();
    await this.house.longestStretch();
    await pause(SECONDS);
    this.calm = this.took();
    this.stretch = await this.house.longestStretch();
  }

  /** Lets them attack, says what came of it, and compares with the calm before. */
  async attacked(kind: Attack['kind'], tables: readonly string[], record?: string): Promise<Attacked> {
    this.took();
    const told = new Promise<Attacked>((done) => this.crew.once('message', (message) => done(message as Attacked)));
    this.crew.send({
      kind,
      port: this.port,
      seconds: SECONDS,
      cookies: this.hostile.map(({ cookie }) => cookie),
      tables,
      ...(record === undefined ? {} : { record }),
    } satisfies Attack);
    await pause(SECONDS);
    const under = this.took();
    const stretch = await this.house.longestStretch();
    const attacked = await told;
    report(kind, {
      tried: attacked.tried,
      answered: attacked.answered,
      answers: JSON.stringify(attacked.answers),
      'slowest, ms': attacked.slowest,
      'honest moves, calm': this.calm.length,
      attacked: under.length,
      'p99 calm, ms': p99(this.calm),
      'p99 attacked, ms': p99(under),
      'longest the house served nobody, calm, ms': this.stretch,
      'attacked, ms': stretch,
    });
    expectCalm({ calm: this.calm, under, problems: this.pairs.flatMap(({ problems }) => problems) });
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
