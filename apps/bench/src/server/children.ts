import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Tables that are wanted of our house. */
export interface Order {
  readonly game: string;
  readonly tables: number;
  /** For people. */
  readonly seats: number;
  /** Besides them. */
  readonly bots?: readonly string[];
}

/** Tables our house has made. */
export interface House {
  readonly tables: readonly { readonly id: string; readonly cookies: readonly string[] }[];
}

/** A server in a process of its own: on the other core. */
export class Child {
  readonly port: number;
  private readonly process: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.process = child;
    this.port = port;
  }

  static async start(script: string, args: readonly string[] = [], execArgv: readonly string[] = []): Promise<Child> {
    const child = fork(new URL(script, import.meta.url), [...args], {
      execArgv: [...execArgv],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [ready] = (await once(child, 'message')) as [{ port: number }];
    return new Child(child, ready.port);
  }

  async ask(order: Order): Promise<House> {
    this.process.send(order);
    const [house] = (await once(this.process, 'message')) as [House];
    return house;
  }

  /** Processor time it has spent so far, in milliseconds: of all its threads. */
  async spent(): Promise<number> {
    this.process.send('spent');
    const [milliseconds] = (await once(this.process, 'message')) as [number];
    return milliseconds;
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.disconnect();
    await gone;
  }
}

/** In the server's process: says what it has spent when asked. */
export function tellSpent(): void {
  process.on('message', (asked) => {
    if (asked !== 'spent') return;
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
}
