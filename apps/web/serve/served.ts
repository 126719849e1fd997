import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@edubba/server';
import { buildInto, builtClient } from './built.ts';

/** A client that is served as `npm start` serves it. */
export interface Served {
  readonly address: string;
  /** Where it was built: whoever serves it besides need not build it again. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Serves the client, or other pages that are built anew, on a free port: for tests and measurements. */
export async function served(input?: { readonly [page: string]: string }): Promise<Served> {
  const folder = input === undefined ? await builtClient(() => {}) : mkdtempSync(join(tmpdir(), 'edubba-web-'));
  if (input !== undefined) await buildInto(folder, input);
  const server = createServer(pages(folder));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (input !== undefined) rmSync(folder, { recursive: true });
    },
  };
}
