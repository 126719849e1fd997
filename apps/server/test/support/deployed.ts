import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PATIENCE = 120_000;

/** A file of the project. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The command an image starts a house with. */
export function imageCommand(): string[] {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(read('deploy/Containerfile')) ?? [];
  return JSON.parse(command) as string[];
}

/** What the houses of the compose file are told, with `${NAME:-usual}` filled in as compose does. */
export function composeEnvironment(given: { readonly [name: string]: string }): { [name: string]: string } {
  const [, block = ''] = /environment: &environment\n((?: {6}\S.*\n)+)/.exec(read('deploy/compose.yaml')) ?? [];
  const pairs = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value
      .replace(/^'(.*)'$/, '$1')
      .replace(/\$\{(\w+):-([^}]*)\}/g, (_, wanted: string, usual: string) => given[wanted] ?? usual),
  ]);
  return Object.fromEntries(pairs) as { [name: string]: string };
}

/** Asks until what comes back is what was waited for. */
async function until(come: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await come().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

/** A program in a group of its own, so that it ends with all it has started. */
class Started {
  private readonly child: ChildProcess;
  said = '';

  constructor(command: string, args: readonly string[], env: { readonly [name: string]: string | undefined }) {
    this.child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
  }

  get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.gone || this.child.pid === undefined) return;
    const exit = once(this.child, 'exit');
    process.kill(-this.child.pid, signal);
    await exit;
  }
}

/** A house as its image starts it, on a port of this machine. */
export class DeployedHouse {
  readonly address: string;
  private readonly env: { readonly [name: string]: string };
  private started: Started | undefined;

  constructor(port: number, env: { readonly [name: string]: string }) {
    this.address = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port), HOST: '127.0.0.1' };
  }

  async start(): Promise<void> {
    const [command = '', ...args] = imageCommand();
    const { PATH, HOME } = process.env;
    const started = new Started(command, args, { PATH, HOME, ...this.env });
    this.started = started;
    await until(async () => {
      if (started.gone) throw new Error(started.said);
      return (await fetch(`${this.address}/ready`)).ok;
    }, `a house (${started.said})`);
  }

  /** As by a power cut. */
  async kill(): Promise<void> {
    await this.started?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.started?.end('SIGTERM');
  }

  /** What it counts, asked from the machine itself. */
  async counted(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  }
}

/** Debian's nginx with the very configuration of the compose file, but for where its houses are and where it listens. */
export class DeployedProxy {
  static readonly binary = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
  readonly address: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'edubba-nginx-'));
  private started: Started | undefined;

  constructor(port: number, houses: readonly [number, number]) {
    this.address = `http://127.0.0.1:${port}`;
    const places: [string, string][] = [
      ['server house-1:8080;', `server 127.0.0.1:${houses[0]};`],
      ['server house-2:8080;', `server 127.0.0.1:${houses[1]};`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
    ];
    let text = read('deploy/nginx.conf');
    for (const [from, to] of places) {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      text = text.replace(from, to);
    }
    for (const kind of ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(this.folder, kind));
    writeFileSync(join(this.folder, 'edubba.conf'), text);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${join(this.folder, kind)};`)
      .join(' ');
    const around = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${join(this.folder, 'pid')}; error_log stderr warn;`,
      'events { worker_connections 1024; }',
      `http { access_log off; ${temporary} include ${join(this.folder, 'edubba.conf')}; }`,
    ];
    writeFileSync(join(this.folder, 'nginx.conf'), `${around.join('\n')}\n`);
  }

  private get command(): string[] {
    return ['-p', this.folder, '-c', join(this.folder, 'nginx.conf')];
  }

  /** What nginx itself says of the configuration; nothing where all is well. */
  faults(): string {
    const { status, stderr } = spawnSync(DeployedProxy.binary ?? '', ['-t', ...this.command], { encoding: 'utf8' });
    return status === 0 && !stderr.includes('[warn]') ? '' : stderr;
  }

  async start(): Promise<void> {
    this.started = new Started(DeployedProxy.binary ?? '', this.command, {});
    await until(async () => (await fetch(`${this.address}/ready`)).ok, 'the proxy');
  }

  async stop(): Promise<void> {
    await this.started?.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
