import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../../../../tools/chromium.mjs';
import { served } from '../../serve/built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built client is served for the tests. */
    address: string;
    /** Where it was built: a house serves it from there. */
    folder: string;
  }
}

/** Builds the client once for all browser tests, and serves it as `npm start` does. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // Here, before any test runs: two that found none would both try to install it.
  ensureChromium();
  const { address, folder, close } = await served();
  project.provide('address', address);
  project.provide('folder', folder);
  return close;
}
