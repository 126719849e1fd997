// Every npm script comes through here: `node tools/run.mjs <command> [args]`.
//
// A fresh machine has only Node (20 or newer) and npm. This file fetches pnpm into .tools/, installs the packages the
// lockfile names, and then runs the command with the project's own tools first on PATH; among them is the Node 24
// that the sources need. When all of that is there already it costs a few milliseconds.
//
// Plain JavaScript without dependencies, because it runs before anything is installed. Only the command itself may
// write to stdout, so that `--json` output stays clean: whatever is said here goes to stderr.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.18.0';
const OLDEST_NODE = 20;

const root = fileURLToPath(new URL('..', import.meta.url));
const pnpmHome = join(root, '.tools', `pnpm-${PNPM}`);
const pnpmBin = join(pnpmHome, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.edubba-installed');
const onWindows = process.platform === 'win32'; // where npm and pnpm are .cmd files, which only a shell can start

function main([command, ...args]) {
  if (command === undefined) fail('Say which command to run, for example: node tools/run.mjs vitest run');
  const found = process.versions.node;
  if (Number.parseInt(found, 10) < OLDEST_NODE) {
    fail(`Edubba needs Node ${OLDEST_NODE} or newer to start, and this is Node ${found}.`);
  }

  if (!existsSync(join(pnpmBin, 'pnpm'))) fetchPnpm();
  // pnpm itself is how a lockfile gets repaired, so it must not need an intact one.
  if (command !== 'pnpm') installPackages();
  run(command, args);
}

function fetchPnpm() {
  say(`Fetching pnpm ${PNPM} ...`);
  rmSync(pnpmHome, { recursive: true, force: true });
  mkdirSync(pnpmHome, { recursive: true });
  // A folder with a package.json of its own, or npm would take the project's root for the place to install into.
  writeFileSync(join(pnpmHome, 'package.json'), '{ "private": true }\n');
  if (!succeeds('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error', `pnpm@${PNPM}`], pnpmHome)) {
    rmSync(pnpmHome, { recursive: true, force: true });
    fail('npm could not fetch pnpm (see above). Check the connection to the npm registry, then run this again.');
  }
}

function installPackages() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages ...');
  if (!succeeds('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], root)) {
    fail(
      'pnpm could not install the packages (see above).\n' +
        'If it says the lockfile is outdated: a package.json was changed, run `npm run pnpm -- install`.\n' +
        'Otherwise check the connection to the npm registry, delete node_modules and run this again.',
    );
  }
  writeFileSync(stamp, wanted);
}

/** Changes whenever an install has something to do: with the lockfile, the settings, or any package.json. */
function fingerprint() {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const group of ['packages', 'games', 'apps']) {
    if (!existsSync(join(root, group))) continue;
    for (const name of readdirSync(join(root, group)).sort()) files.push(join(group, name, 'package.json'));
  }
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), shell: onWindows });
  child.on('error', (error) => fail(`Cannot run ${command}: ${error.message}`));
  // The child decides what a signal means and we end as it ends. Ctrl-C reaches it by itself, from the terminal.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Runs an installer to its end, with its output on stderr. */
function succeeds(command, args, cwd) {
  const stdio = ['ignore', 2, 2];
  return spawnSync(command, args, { cwd, stdio, env: environment(), shell: onWindows }).status === 0;
}

function environment() {
  const path = [join(root, 'node_modules', '.bin'), pnpmBin, process.env['PATH']].join(delimiter);
  // What Node has once compiled it need not compile again: a command answers in half the time.
  const compiled = process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules', '.cache', 'node');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled };
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

main(process.argv.slice(2));
