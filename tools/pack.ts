// `npm run -s pack -- <folder>`: the kernel, the bots, the lab and every game as packages that npm installs anywhere:
// JavaScript with types, without tests, pages and tools. The sources stay what is run here (docs/adr/0006).

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** What others build on; pages, servers and what only tests need stay here. */
const LIBRARIES = ['kernel', 'words', 'bots', 'search', 'gamekit', 'lab'].map((name) => `packages/${name}`);

/** What a game is without its page. */
const GAME_EXPORTS = ['.', './play', './rulebook'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: { readonly [path: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
}

/** A folder of this project that becomes a package. */
interface Packed {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The paths it is imported by, and the source of each. */
  readonly entries: readonly (readonly [path: string, source: string])[];
}

function packed(folder: string): Packed {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
  const wanted = folder.startsWith('games/') ? GAME_EXPORTS : ['.'];
  return { folder, manifest, entries: Object.entries(manifest.exports).filter(([path]) => wanted.includes(path)) };
}

/** Everything that is packed. */
function packages(): Packed[] {
  const games = readdirSync(join(ROOT, 'games'))
    .map((game) => `games/${game}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
  return [...LIBRARIES, ...games].map(packed);
}

/** Compiles the sources of all of them at once, each under its folder. */
function compile(all: readonly Packed[], out: string): void {
  const config = join(out, 'tsconfig.json');
  // By name from the sources: what is first reached by way of `node_modules` counts as somebody else's, and is not written.
  const sources = all.flatMap(({ folder, manifest, entries }) =>
    entries.map(([path, source]): [string, string[]] => [join(manifest.name, path), [join(ROOT, folder, source)]]),
  );
  const compilerOptions = {
    paths: Object.fromEntries(sources),
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    resolveJsonModule: true,
    rootDir: ROOT,
    outDir: out,
  };
  const files = all.flatMap(({ folder, entries }) => entries.map(([, source]) => join(ROOT, folder, source)));
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files }));
  run(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', config], ROOT);
  const lost = lostFrom(out);
  if (lost.length > 0) throw new Error(`The compiler wrote no ${lost.join(', ')}.`);
}

/** What compiled files import beside themselves and is not there. */
function lostFrom(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(out, file), 'utf8').matchAll(/(?:from |import |import\()['"](\.{1,2}\/[^'"]*\.js)['"]/g)].map(
      ([, path = '']) => join(dirname(file), path),
    ),
  );
  return [...new Set(imports)].filter((path) => !existsSync(join(out, path)));
}

/** Types name the sources they were made from, as the sources do: packed there are only the types. */
function renameImports(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replaceAll(
        /(from |import\()'(\.{1,2}\/[^']*)\.tsx?'/g,
        (_, before: string, path: string) => `${before}'${path}.js'`,
      ),
    );
  }
}

const built = (source: string, ending: string): string => source.replace(/\.ts$/, ending);

/** Which packages the compiled files import, by name. */
function imported(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /(?:from |import\()'((?:@[^/']+\/)?[^./'][^/']*)/g,
    ))
      found.add(name);
  }
  return found;
}

/** The package's own description: what it exports, and what it needs of the others. */
function describe(
  { manifest, entries }: Packed,
  versions: ReadonlyMap<string, string>,
  needed: ReadonlySet<string>,
): object {
  const dependencies = Object.entries(manifest.dependencies ?? {})
    .filter(([name]) => needed.has(name))
    .map(([name, version]): [string, string] => [name, versions.get(name) ?? version]);
  return {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      entries.map(([path, source]) => [path, { types: built(source, '.d.ts'), default: built(source, '.js') }]),
    ),
    dependencies: Object.fromEntries(dependencies),
  };
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Packs a folder that is ready and gives the path of the file. */
function packFolder(folder: string, into: string): string {
  const name = run('npm', ['pack', '--loglevel=error', '--ignore-scripts', '--pack-destination', into], folder).trim();
  return join(into, name.split('\n').at(-1) ?? '');
}

/** Packs everything into a folder; gives the files by the names of the packages. */
export function packAll(into: string): Map<string, string> {
  mkdirSync(into, { recursive: true });
  const out = mkdtempSync(join(tmpdir(), 'edubba-pack-'));
  try {
    const all = packages();
    compile(all, out);
    const versions = new Map(all.map(({ manifest }) => [manifest.name, manifest.version]));
    return new Map(
      all.map((one) => {
        const folder = join(out, one.folder);
        renameImports(folder);
        writeFileSync(join(folder, 'package.json'), JSON.stringify(describe(one, versions, imported(folder)), null, 2));
        for (const [file, from] of [
          ['README.md', one.folder],
          ['LICENSE', '.'],
        ] as const)
          cpSync(join(ROOT, from, file), join(folder, file));
        return [one.manifest.name, packFolder(folder, resolve(into))];
      }),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [into = 'dist/packages'] = process.argv.slice(2);
  for (const [name, file] of packAll(into)) console.log(`${name}  ${file}`);
}
