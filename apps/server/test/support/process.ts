import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./run-house.ts', import.meta.url));

/** A house in a process of its own, on one port for all its lives. */
export class HouseProcess {
  readonly address: string;
  private readonly port: number;
  private readonly database: string;
  private readonly env: { readonly [name: string]: string };
  private readonly flags: readonly string[];
  private child: ChildProcess | undefined;
  /** What it wrote to its log. */
  said = '';

  /** `flags`: how Node is started. */
  constructor(
    port: number,
    database: string,
    env: { readonly [name: string]: string } = {},
    flags: readonly string[] = [],
  ) {
    this.flags = flags;
    this.env = env;
    this.port = port;
    this.database = database;
    this.address = `http://127.0.0.1:${port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = fork(SCRIPT, [String(this.port), this.database], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      execArgv: [...process.execArgv, ...this.flags],
      // It is started hundreds of times: what was compiled once need not be compiled again.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'edubba-compiled'), ...this.env },
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    this.child = child;
    const [ready] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
    if (ready !== 'ready') throw new Error('the house did not open');
  }

  /** The longest time, in milliseconds, for which it served nobody since this was asked last. */
  async longestStretch(): Promise<number> {
    if (this.child === undefined) return 0;
    const told = once(this.child, 'message');
    this.child.send('stretch');
    const [stretch] = (await told) as [number];
    return stretch;
  }

  /** As by a power cut. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As whoever runs it stops it; gives the status it ended with. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === undefined) return null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    // As from a service manager, which signals every process, and from the one that passes signals on.
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
