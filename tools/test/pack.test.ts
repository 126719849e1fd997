import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packAll } from '../pack.ts';

const ROOT = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'edubba-outside-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What is not ours, packed as it lies here, with all it needs: no registry is asked. */
function packForeign(folder: string, into: string, files = new Map<string, string>()): Map<string, string> {
  const own = realpathSync(folder);
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  if (files.has(name)) return files;
  const copy = join(into, 'foreign', name);
  cpSync(own, join(copy, 'package'), { recursive: true });
  files.set(name, join(into, `${name.replaceAll(/\W/g, '-')}.tgz`));
  run('tar', ['-czf', files.get(name) ?? '', '-C', copy, 'package']);
  const beside = own.slice(0, own.length - name.length);
  for (const needed of Object.keys(dependencies)) packForeign(join(beside, needed), into, files);
  return files;
}

function run(command: string, args: readonly string[], cwd = home, input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

test('packed and installed outside, without a registry, the packages type-check and play the same game', () => {
  const files = new Map([
    ...packForeign(join(ROOT, 'packages/words/node_modules/@messageformat/parser'), home),
    ...packForeign(join(ROOT, 'packages/lab/node_modules/zod'), home),
    ...packAll(home),
  ]);
  for (const name of ['kernel', 'words', 'bots', 'search', 'gamekit', 'lab', 'assyria', 'akkad', 'mesopotamia'])
    expect(files.get(`@edubba/${name}`)).toBeDefined();
  cpSync(join(ROOT, 'examples/library'), home, { recursive: true });
  // A cache of its own: nothing that lies on this machine is taken for what was packed.
  const alone = ['--offline', '--cache', join(home, 'cache'), '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', ['install', ...alone, ...files.values()]);
  for (const page of ['README.md', 'LICENSE', 'src/index.d.ts'])
    expect(existsSync(join(home, 'node_modules/@edubba/kernel', page))).toBe(true);
  expect(existsSync(join(home, 'node_modules/@edubba/assyria/ui'))).toBe(false);

  // The same program on the sources: what it is given by name is looked for from the folder it is run in.
  const program = readFileSync(join(ROOT, 'examples/library/play.ts'), 'utf8');
  const stdin = ['--input-type=module-typescript', '-', 'outside'];
  const inside = run(process.execPath, stdin, join(ROOT, 'games/assyria'), program);
  expect(run(process.execPath, ['play.ts', 'outside'])).toBe(inside);
  expect(inside).toContain('"fingerprint"');

  const strict = { strict: true, module: 'NodeNext', target: 'ES2024', lib: ['ES2024'], noEmit: true, types: ['node'] };
  const typeRoots = [join(ROOT, 'node_modules/@types')];
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...strict, typeRoots, skipLibCheck: false }, files: ['play.ts'] }),
  );
  run(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', home]);
});
