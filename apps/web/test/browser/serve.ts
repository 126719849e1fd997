import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../../../../tools/chromium.mjs';
import { served } from '../../serve/served.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served for the tests. */
    address: string;
    /** Where it was built: a house serves it from there. */
    folder: string;
    /** Says where the page is served that leads through positions. */
    lab: string;
  }
}

/** Builds the client once for all browser tests, and serves it as `npm start` does. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // Here, before any test runs: two that found none would both try to install it.
  ensureChromium();
  const { address, folder, close } = await served();
  project.provide('address', address);
  project.provide('folder', folder);
  const lab = await labOnDemand();
  project.provide('lab', lab.address);
  return async () => {
    await Promise.all([close(), lab.close()]);
  };
}

const LAB = fileURLToPath(new URL('../../serve/lab.ts', import.meta.url));

/**
 * Says where the page is that leads through positions; builds it when somebody asks for the first time, for few runs need it.
 * In a process of its own: tests that start meanwhile must not find themselves in production.
 */
async function labOnDemand(): Promise<{ readonly address: string; close(): Promise<void> }> {
  let lab: ChildProcess | undefined;
  let found: Promise<string> | undefined;
  const start = async (): Promise<string> => {
    lab = spawn(process.execPath, [LAB], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const part of lab.stdout?.setEncoding('utf8') ?? []) {
      said += String(part);
      if (said.includes('http')) return said.slice(said.indexOf('http')).trim();
    }
    throw new Error(`the page was not built: ${said}`);
  };
  const server = createServer((_, answer) => {
    found ??= start();
    void found.then(
      (address) => answer.end(address),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (lab === undefined || lab.exitCode !== null) return;
      const gone = once(lab, 'exit');
      lab.kill();
      await gone;
    },
  };
}
