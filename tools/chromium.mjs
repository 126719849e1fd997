// Where is a Chromium for the tests that need a real browser? `node tools/chromium.mjs` prints its path.
//
// CHROMIUM_PATH names one; otherwise the first of the usual names on PATH; otherwise, as root on Debian or Ubuntu, it
// is installed. Plain JavaScript without dependencies; whatever is said on the way goes to stderr.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** What every start of it gets: no screen, no sandbox (root has none), and nothing that calls home. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine, if there is one. */
export function findChromium(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, and that is no program.`);
    return named;
  }
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (folder !== '' && isProgram(path)) return path;
    }
  }
  return undefined;
}

/** The path of a Chromium; where there is none it is installed, or an error says what to install. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!canInstall())
    throw new Error(missing('This is not Debian or Ubuntu, or not root, so it cannot be installed from here.'));
  process.stderr.write('Installing chromium ...\n');
  if (!apt('update') || !apt('install', '--yes', '--no-install-recommends', 'chromium')) {
    throw new Error(missing('apt-get could not install it (see above).'));
  }
  const installed = findChromium();
  if (installed === undefined)
    throw new Error(missing('apt-get installed a package, but no program of one of these names is on PATH.'));
  return installed;
}

function missing(why) {
  return (
    'A test needs Chromium or Chrome, and there is none on PATH.\n' +
    `${why}\n` +
    'Install one (Debian: apt-get install chromium) or let CHROMIUM_PATH name one, then run this again.'
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get');
}

function onPath(name) {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => folder !== '' && isProgram(join(folder, name)));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 2, 2], env }).status === 0;
}

if (
  process.argv[1] !== undefined &&
  existsSync(process.argv[1]) &&
  realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
) {
  try {
    process.stdout.write(`${ensureChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
