import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, tree } from './tree.ts';

const INDEX = 'export const x = 1;\n';
const PACKAGE = '{ "exports": { ".": "./src/index.ts" } }';
const GAME = '{ "exports": { ".": "./rules/index.ts", "./ui": "./ui/index.ts" } }';

/** A small project in which everything is allowed. */
const GOOD: Record<string, string> = {
  'node_modules/lib/package.json': '{ "exports": "./index.js" }',
  'node_modules/lib/index.js': INDEX,
  'node_modules/zod/package.json': '{ "exports": "./index.js" }',
  'node_modules/zod/index.js': INDEX,
  'node_modules/@messageformat/parser/package.json': '{ "exports": "./index.js" }',
  'node_modules/@messageformat/parser/index.js': INDEX,
  'packages/kernel/package.json': PACKAGE,
  'packages/kernel/src/index.ts': "export * from './a.ts';\n",
  'packages/kernel/src/a.ts': "import type { B } from './b.ts';\nexport const a: B = 1;\n",
  'packages/kernel/src/b.ts': "import { a } from './a.ts';\nexport type B = number;\nexport const b = () => a;\n",
  'packages/kernel/test/a.test.ts': "import 'node:fs';\nimport 'lib';\nimport '@edubba/bots';\nimport '../src/a.ts';\n",
  'packages/bots/package.json': PACKAGE,
  'packages/search/package.json': PACKAGE,
  'packages/bots/src/index.ts': "import '@edubba/kernel';\n",
  'packages/words/package.json': PACKAGE,
  'packages/words/src/index.ts': "import '@edubba/kernel';\n",
  'packages/gamekit/package.json': PACKAGE,
  'packages/gamekit/src/index.ts': "import '@edubba/kernel';\nimport '@edubba/words';\nimport '@edubba/bots';\n",
  'packages/testkit/package.json': PACKAGE,
  'packages/testkit/src/index.ts': "import 'node:fs';\nimport 'lib';\nimport '@edubba/gamekit';\nimport './b.ts';\n",
  'packages/testkit/test/a.test.ts': INDEX,
  'packages/testkit/src/b.ts': "import '@edubba/kernel';\nimport '@edubba/words';\nimport '@edubba/bots';\n",
  'packages/protocol/package.json': PACKAGE,
  'packages/protocol/src/index.ts': "import 'zod';\n",
  'packages/protocol/test/a.test.ts': "import '@edubba/kernel';\nimport '../src/index.ts';\n",
  'games/ur/package.json': GAME,
  'games/ur/rules/index.ts': "import '@edubba/kernel';\nimport '../content/cards.ts';\n",
  'games/ur/content/cards.ts': "import '@edubba/kernel';\nimport '../rules/state.ts';\n",
  'games/ur/rules/state.ts': INDEX,
  'games/ur/bots/index.ts': "import '@edubba/bots';\nimport '../rules/index.ts';\n",
  'games/ur/ui/index.ts': "import 'lib';\nimport '../rules/index.ts';\nimport './board.ts';\n",
  'games/ur/ui/board.ts': INDEX,
  'games/uruk/package.json': GAME,
  'games/uruk/rules/index.ts': INDEX,
  'games/uruk/ui/index.ts': INDEX,
  'apps/web/src/main.ts': "import '@edubba/ur/ui';\nimport '@edubba/kernel';\n",
  'apps/cli/package.json': PACKAGE,
  'apps/cli/src/index.ts': "import 'node:fs';\nimport '@edubba/ur';\n",
};

const LINKS = Object.fromEntries(
  [
    ...['kernel', 'bots', 'words', 'gamekit', 'testkit', 'protocol'].map((name) => `packages/${name}`),
    'games/ur',
    'games/uruk',
    'apps/cli',
  ].map((path) => [`node_modules/@edubba/${path.split('/')[1]}`, path]),
);

/** One bad import each: the rule that must object, the file, what it imports. */
const BAD: [rule: string, file: string, imported: string][] = [
  ['kernel-alone', 'packages/kernel/src/bad1.ts', 'node:fs'],
  ['kernel-alone', 'packages/kernel/src/bad2.ts', 'fs'],
  ['kernel-alone', 'packages/kernel/src/bad3.ts', 'lib'],
  ['kernel-alone', 'packages/kernel/src/bad4.ts', '@edubba/words'],
  ['kernel-alone', 'packages/kernel/src/bad5.ts', '../test/a.test.ts'],
  ['bots-on-kernel', 'packages/bots/src/bad1.ts', '@edubba/words'],
  ['bots-on-kernel', 'packages/bots/src/bad2.ts', 'node:fs'],
  ['search-on-bots', 'packages/search/src/bad1.ts', '@edubba/words'],
  ['words-on-kernel', 'packages/words/src/bad5.ts', '@edubba/bots'],
  ['words-on-kernel', 'packages/words/src/bad6.ts', '@edubba/protocol'],
  ['words-on-kernel', 'packages/words/src/bad7.ts', 'node:fs'],
  ['words-on-kernel', 'packages/words/src/bad8.ts', 'lib'],
  ['gamekit-below-testkit', 'packages/gamekit/src/bad1.ts', '@edubba/testkit'],
  ['gamekit-below-testkit', 'packages/gamekit/src/bad2.ts', '@edubba/protocol'],
  ['gamekit-below-testkit', 'packages/gamekit/src/bad3.ts', 'node:fs'],
  ['gamekit-below-testkit', 'packages/gamekit/src/bad4.ts', 'lib'],
  ['testkit-on-gamekit', 'packages/testkit/src/bad1.ts', '@edubba/protocol'],
  ['testkit-on-gamekit', 'packages/testkit/src/bad2.ts', '../test/a.test.ts'],
  ['protocol-alone', 'packages/protocol/src/bad2.ts', '@edubba/kernel'],
  ['protocol-alone', 'packages/protocol/src/bad3.ts', '@edubba/words'],
  ['protocol-alone', 'packages/protocol/src/bad4.ts', 'node:fs'],
  ['protocol-alone', 'packages/protocol/src/bad5.ts', 'lib'],
  ['rules-on-kernel', 'games/ur/rules/bad1.ts', '@edubba/words'],
  ['rules-on-kernel', 'games/ur/rules/bad2.ts', '@edubba/bots'],
  ['rules-on-kernel', 'games/ur/rules/bad3.ts', 'node:fs'],
  ['rules-on-kernel', 'games/ur/rules/bad4.ts', 'lib'],
  ['rules-on-kernel', 'games/ur/rules/bad5.ts', '../bots/index.ts'],
  ['rules-on-kernel', 'games/ur/content/bad1.ts', '@edubba/words'],
  ['games-apart', 'games/ur/bots/bad1.ts', '@edubba/uruk'],
  ['games-apart', 'games/ur/ui/bad1.ts', '@edubba/uruk/ui'],
  ['ui-for-web', 'games/ur/bots/bad2.ts', '../ui/index.ts'],
  ['ui-for-web', 'games/ur/rules/bad6.ts', '../ui/index.ts'],
  ['ui-for-web', 'apps/cli/src/bad1.ts', '@edubba/ur/ui'],
  ['packages-below', 'packages/protocol/src/bad1.ts', '@edubba/ur'],
  ['packages-below', 'packages/words/src/bad1.ts', '@edubba/cli'],
  ['packages-below', 'packages/words/test/bad1.ts', '@edubba/ur'],
  ['games-below-apps', 'games/ur/ui/bad2.ts', '@edubba/cli'],
  ['by-name', 'packages/words/src/bad2.ts', '../../kernel/src/index.ts'],
  ['by-name', 'packages/words/src/bad3.ts', '../../kernel/src/a.ts'],
  ['by-name', 'apps/cli/src/bad2.ts', '../../../games/ur/rules/state.ts'],
  ['resolvable', 'apps/cli/src/bad3.ts', '@edubba/kernel/src/a.ts'],
  ['resolvable', 'apps/cli/src/bad4.ts', '@edubba/ur/rules/state.ts'],
  ['resolvable', 'apps/cli/src/bad5.ts', 'no-such-package'],
  ['no-cycle', 'packages/words/src/bad4.ts', './bad4b.ts'],
  ['no-kernel-cycle', 'packages/kernel/src/bad6.ts', './bad6b.ts'],
];

/** The way back of the two cycles, each of which is reported once. */
const BACK = { 'packages/words/src/bad4b.ts': './bad4.ts', 'packages/kernel/src/bad6b.ts': './bad6.ts' };

function check(files: Record<string, string>, links: Record<string, string> = {}, nodeOptions: string[] = []) {
  const script = join(root, 'tools/boundaries.ts');
  return spawnSync(process.execPath, [...nodeOptions, script, tree(files, { links })], { cwd: root, encoding: 'utf8' });
}

/** Which planted imports nobody objected to. */
function missed(bad: typeof BAD, how: (imported: string) => string) {
  const imports = [...bad.map(([, file, imported]) => [file, imported] as const), ...Object.entries(BACK)];
  const planted = Object.fromEntries(imports.map(([file, imported]) => [file, how(imported)]));
  const { status, stdout } = check({ ...GOOD, ...planted }, LINKS);
  expect(status).toBe(1);
  return bad.filter(([rule, file]) => !stdout.includes(`${rule}: ${file} -> `));
}

test('a tidy project passes', () => {
  expect(check(GOOD, LINKS)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('every boundary holds', () => {
  expect(missed(BAD, (imported) => `import '${imported}';\nexport const x = 1;\n`)).toEqual([]);
});

test('every boundary holds for types too, except that the kernel may have cycles of types', () => {
  const notFound = missed(BAD, (imported) => `import type { X } from '${imported}';\nexport type Y = X;\n`);
  expect(notFound.map(([rule]) => rule)).toEqual(['no-kernel-cycle']);
});

test('nothing examined is a failure, not a success', () => {
  expect(check({})).toMatchObject({ status: 1, stdout: expect.stringContaining('0 modules') });
  expect(check({ 'packages/kernel/README.md': '' })).toMatchObject({ status: 1 });
});

test('without a TypeScript to read them with, the files count as not examined', () => {
  const hide = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => next(name === 'typescript' ? 'gone' : name, context) });`;
  const result = check(GOOD, LINKS, ['--import', `data:text/javascript,${encodeURIComponent(hide)}`]);
  expect(result).toMatchObject({ status: 1, stdout: expect.stringContaining('not examined') });
});
