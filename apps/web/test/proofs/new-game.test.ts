import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages } from '@edubba/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser/browser.ts';
import { mousePlayer } from '../browser/players/mouse.ts';
import { LONG, playOn } from '../browser/players/player.ts';
import { touchPlayer } from '../browser/players/touch.ts';
import { seriousFaults } from '../browser/support/axe.ts';
import { expectNoOverflow, expectPromptInSight } from '../browser/support/looks.ts';
import { moment } from '../browser/support/moment.ts';
import { dice } from '../browser/support/random.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SOURCES = ['apps', 'games', 'packages', 'tools', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const browser = useBrowser();
const copy = mkdtempSync(join(tmpdir(), 'edubba-copy-'));
let server: Server | undefined;
let address = '';

const inCopy = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, EDUBBA_GAMES: join(copy, 'made') },
  });

/** The project without what was built; what was installed is linked. */
function copyProject(): void {
  const keep = (path: string): boolean => !/\/(?:dist|test\/proofs)$/.test(path);
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter: keep });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!/^\.(?:edubba|cache|vite)/.test(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
}

/** A new game among the others. Not made there: nothing is to be installed into what is linked. */
function makeGame(id: string): void {
  inCopy('apps/cli/src/main.ts', 'new-game', id);
  renameSync(join(copy, 'made', id), join(copy, 'games', id));
  const installed = (game: string): string => join(copy, 'games', game, 'node_modules');
  cpSync(installed('assyria'), installed(id), { recursive: true, verbatimSymlinks: true });
}

beforeAll(async () => {
  copyProject();
  makeGame('great-ziggurat');
  const folder = inCopy('apps/web/serve/prepare.ts').trim().split('\n').at(-1) ?? '';
  const serving = (server = createServer(pages(folder)));
  await new Promise<void>((ready) => serving.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(serving.address() as AddressInfo).port}`;
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(copy, { recursive: true, force: true });
});

test.for([
  { name: 'a large window, by mouse', opened: {}, player: mousePlayer },
  { name: 'a phone, by touch', opened: PHONE, player: touchPlayer },
])('a new game stands on the shelf and is played to its end in $name', LONG, async ({ opened, player }) => {
  const page = await browser.open(`${address}/`, opened);
  await page.getByRole('heading', { name: 'Great Ziggurat' }).waitFor();
  await page.goto(`${address}/new/great-ziggurat`);
  await page.locator('.new-start button[type=submit]').click();
  await page.waitForURL('**/table/*');
  await moment(page);
  expect(await seriousFaults(page)).toEqual([]);
  const steps = await playOn(page, player(page, dice(5)), {
    most: 400,
    every: 5,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(6);
  await page.goto(`${address}/rules/great-ziggurat`);
  await page.locator('[id="GZ-2.02"]').waitFor();
});
