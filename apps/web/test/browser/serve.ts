import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../../../../tools/chromium.mjs';
import { pages } from '../../serve/pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served for the tests. */
    address: string;
  }
}

/** Builds the client once for all browser tests, and serves it as `npm start` does. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // Here, before any test runs: two that found none would both try to install it.
  ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'edubba-web-'));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const server = createServer(pages(folder));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  project.provide('address', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true });
  };
}
