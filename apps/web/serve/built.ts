import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { pages } from '@edubba/server';

/** A client that was built into a folder of its own and is served as `npm start` serves it. */
export interface Served {
  readonly address: string;
  /** Where it was built: whoever serves it besides need not build it again. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Builds the client anew, or other pages instead, and serves it on a free port: for tests and measurements. */
export async function served(input?: { readonly [page: string]: string }): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-web-'));
  const root = fileURLToPath(new URL('..', import.meta.url));
  // Under tests NODE_ENV is `test`, and vite would build what nobody gets: no offline copy, and React with its checks.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  if (input !== undefined) process.env['EDUBBA_OTHER_PAGES'] = 'yes';
  const pagesOnly = input === undefined ? {} : { rolldownOptions: { input } };
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true, ...pagesOnly } });
  delete process.env['EDUBBA_OTHER_PAGES'];
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const server = createServer(pages(folder));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true });
    },
  };
}
