import { fileURLToPath } from 'node:url';
import { type Served, served } from './built.ts';

/** The page that leads through positions of a game, built and served like the client: for tests that look at many. */
export function servedLab(): Promise<Served> {
  return served({ lab: fileURLToPath(new URL('../dev/table.html', import.meta.url)) });
}
