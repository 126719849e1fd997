import type { Config } from '@edubba/server';
import { openStorage, serve } from '@edubba/server';
import { builtClient } from './built.ts';

/** Runs the house with the client as the sources have it, which is built only if it was not yet; gives its address. */
export async function start(config: Config, say: (text: string) => void, client = builtClient): Promise<string> {
  // First: whoever cannot open the database need not wait for a client.
  const storage = await openStorage(config);
  await storage.close();
  return (await serve(config, await client(say))).address;
}
