import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDUBBA } from '../command-line.ts';
import { Failure, USAGE } from '../failure.ts';
import { gameFolders, ROOT } from '../games.ts';
import type { Command } from '../spec.ts';

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));

/** `new-game`: a game that can be played and tested at once, to be changed into one's own. */
export const newGame: Command = {
  name: 'new-game',
  args: ['<id>'],
  flags: ['--json'],
  examples: ['new-game tigris'],
  run: (cli, [id = ''], flags) => {
    const games = gameFolders()[0] ?? '';
    const folder = join(games, id);
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Failure('cli.error.bad-id', { id }, USAGE);
    if (existsSync(folder)) throw new Failure('cli.error.folder-exists', { folder });
    const files = copyTemplate(id, folder);
    const linked = dirname(folder) === join(ROOT, 'games') ? install() : false;
    const place = relative(ROOT, folder);
    const next = [`npm run -s unit -- ${place}`, `${EDUBBA} play ${id}`, `${EDUBBA} rules ${id}`];
    if (!linked) next.unshift('npm run -s pnpm -- install --no-frozen-lockfile');
    if (flags.on('json')) return cli.json({ id, folder, files, linked, next });
    cli.print(cli.say('cli.new-game.made', { id, folder: place, files: files.length }));
    for (const file of files) cli.print(`  ${cli.paint.dim(join(place, file))}`);
    cli.print(`\n${cli.say('cli.new-game.next')}`);
    for (const command of next) cli.print(`  ${cli.paint.cyan(command)}`);
    cli.print(`\n${cli.say('cli.new-game.then', { readme: join(place, 'README.md') })}`);
  },
};

/** The template's own names, and what they become. */
function renamings(id: string): readonly (readonly [RegExp, string])[] {
  const words = id.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const letters =
    words.length > 1
      ? words
          .map((word) => word.charAt(0))
          .join('')
          .slice(0, 3)
      : id.slice(0, 3);
  return [
    [/first-game/g, id],
    [/First Game/g, words.map(capital).join(' ')],
    [/\bFG\b/g, letters.toUpperCase()],
    [/\bfg\./g, `${letters}.`],
  ];
}

/** Copies the template under a new name; gives the files made. Nothing is left behind if it fails. */
function copyTemplate(id: string, folder: string): string[] {
  const part = `${folder}.part`;
  try {
    cpSync(TEMPLATE, part, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
    const files = readdirSync(part, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files) {
      let text = readFileSync(file, 'utf8');
      for (const [from, to] of renamings(id)) text = text.replaceAll(from, to);
      writeFileSync(file, text);
    }
    renameSync(part, folder);
    return files.map((file) => relative(part, file)).sort();
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/** Links the new package into the workspace. */
function install(): boolean {
  const args = [join(ROOT, 'tools', 'run.mjs'), 'pnpm', 'install', '--no-frozen-lockfile', '--reporter=append-only'];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0;
}
