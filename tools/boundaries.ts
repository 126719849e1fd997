// Who may import whom. Usage: node tools/boundaries.ts [root]

import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';

const KERNEL = '^packages/kernel/src/index\\.ts$';
const OURS = '^(?:packages|games|apps|tools)/';

/** The doors of packages of ours. */
function doors(...names: readonly string[]): string {
  return `^packages/(?:${names.join('|')})/src/index\\.ts$`;
}

/** A package from outside, wherever it is installed. */
function outside(name: string): string {
  return `(?:^|/)node_modules/${name}/`;
}

const rules: IForbiddenRuleType[] = [
  {
    name: 'kernel-alone',
    comment: 'The kernel imports nothing outside itself: no package, nothing of Node.',
    from: { path: '^packages/kernel/src/' },
    to: { pathNot: '^packages/kernel/src/' },
  },
  {
    name: 'bots-on-kernel',
    comment: 'Bots see the kernel only, so that any game can use them anywhere.',
    from: { path: '^packages/bots/src/' },
    to: { pathNot: ['^packages/bots/src/', KERNEL] },
  },
  {
    name: 'records-on-bots',
    comment: 'A record of balance is played by bots and kept in files; it knows no game.',
    from: { path: '^packages/bots/record/' },
    to: { path: OURS, pathNot: ['^packages/bots/', KERNEL] },
  },
  {
    name: 'search-on-bots',
    comment: 'Search knows rules by the kernel and rules of thumb by the bots, and no game.',
    from: { path: '^packages/search/src/' },
    to: { pathNot: ['^packages/search/src/', doors('kernel', 'bots')] },
  },
  {
    name: 'words-on-kernel',
    comment: 'Words know what a message is and how ICU spells it; nothing of bots, games or Node.',
    from: { path: '^packages/words/src/' },
    to: { pathNot: ['^packages/words/src/', KERNEL] },
  },
  {
    name: 'gamekit-below-testkit',
    comment: 'What a game hands to programs is made of rules, words and bots, and runs anywhere.',
    from: { path: '^packages/gamekit/src/' },
    to: { pathNot: ['^packages/gamekit/src/', doors('kernel', 'words', 'bots')] },
  },
  {
    name: 'hosting-on-gamekit',
    comment: 'What runs a table for others is the same in a browser and on a server: it knows neither.',
    from: { path: '^packages/hosting/src/' },
    to: { pathNot: ['^packages/hosting/src/', doors('kernel', 'bots', 'gamekit')] },
  },
  {
    name: 'lab-on-gamekit',
    comment:
      'An experiment means the same in a page, on a command line and on a cluster: it knows none of them, and no game.',
    from: { path: '^packages/lab/src/' },
    to: { pathNot: ['^packages/lab/src/', doors('kernel', 'words', 'bots', 'gamekit'), outside('zod')] },
  },
  {
    name: 'fair-on-kernel',
    comment: 'Chance that can be checked runs in the page as well: the kernel and a hash, nothing else.',
    from: { path: '^packages/fair/src/' },
    to: { pathNot: ['^packages/fair/src/', KERNEL, outside('@noble/hashes')] },
  },
  {
    name: 'testkit-on-gamekit',
    comment: 'The testkit tests what the gamekit describes; of ours it sees nothing beyond that.',
    from: { path: '^packages/testkit/src/' },
    to: { path: OURS, pathNot: ['^packages/testkit/src/', doors('kernel', 'words', 'bots', 'gamekit')] },
  },
  {
    name: 'protocol-alone',
    comment:
      'What travels between table and seats is described without the kernel, so that it can be checked against it.',
    from: { path: '^packages/protocol/src/' },
    to: { pathNot: ['^packages/protocol/src/', outside('zod')] },
  },
  {
    name: 'rules-on-kernel',
    comment: "A game's rules and content see the kernel and each other only.",
    from: { path: '^games/([^/]+)/(?:rules|content)/' },
    to: { pathNot: ['^games/$1/(?:rules|content)/', KERNEL] },
  },
  {
    name: 'ui-below-games',
    comment: 'What tables are drawn with knows words and messages, and no game.',
    from: { path: '^packages/ui/src/' },
    to: { path: OURS, pathNot: ['^packages/ui/src/', doors('kernel', 'words', 'gamekit')] },
  },
  {
    name: 'drawings-tested-by-playing',
    comment: 'What drawings are tested with plays games, and knows none.',
    from: { path: '^packages/ui/testing/' },
    to: { path: OURS, pathNot: ['^packages/ui/', doors('kernel', 'words', 'gamekit', 'bots', 'testkit')] },
  },
  {
    name: 'drawing-apart',
    comment: 'Only what is drawn in a browser sees the drawing package.',
    from: { pathNot: ['^apps/web/', '^packages/ui/', '^(?:games/[^/]+|apps/cli/template)/(?:ui|test)/'] },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'games-apart',
    comment: 'No game imports another game.',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    name: 'ui-for-web',
    comment: "Only the web app imports a game's pictures.",
    from: { pathNot: ['^apps/web/', '^games/[^/]+/(?:ui|test)/'] },
    to: { path: '^games/[^/]+/ui/' },
  },
  {
    name: 'packages-below',
    comment: 'Packages import neither games nor apps.',
    from: { path: '^packages/' },
    to: { path: '^(?:games|apps)/' },
  },
  {
    name: 'games-below-apps',
    comment: 'Games import no app.',
    from: { path: '^games/' },
    to: { path: '^apps/' },
  },
  {
    name: 'by-name',
    comment: 'Another package is imported by its name, which leads to its index; never by a path into it.',
    // The page that shows the table's controls one by one plays the kernel's own test games.
    from: { path: '^(packages|games|apps)/([^/]+)/', pathNot: '^apps/web/dev/' },
    to: { path: '^(?:packages|games|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  },
  {
    name: 'resolvable',
    comment: "The import leads nowhere: a missing file or dependency, or a file its package doesn't export.",
    from: {},
    // `icons.svg?url` is the bundler's way to ask for a file's address.
    to: { couldNotResolve: true, pathNot: '\\?url$' },
  },
  {
    name: 'no-cycle',
    comment: 'No module imports itself by a detour.',
    from: { pathNot: '^packages/kernel/src/' },
    to: { circular: true },
  },
  {
    name: 'no-kernel-cycle',
    comment: 'In the kernel a cycle is allowed when it exists for the compiler only (import type).',
    from: { path: '^packages/kernel/src/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

const root = resolve(process.argv[2] ?? '.');
const groups = ['packages', 'games', 'apps', 'tools'].filter((group) => existsSync(resolve(root, group)));
const sources = groups.flatMap((group) =>
  globSync(`${group}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }),
);

const { output } = await cruise(groups, {
  baseDir: root,
  ruleSet: { forbidden: rules.map((rule) => ({ severity: 'error', ...rule })) },
  validate: true,
  tsPreCompilationDeps: 'specify', // or imports of types would go unseen
  doNotFollow: { path: 'node_modules' },
  // What was built may lie about.
  exclude: { path: '(?:^|/)dist/' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
});
if (typeof output === 'string') throw new Error(output);

const { violations } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
  console.log(`${rule.name}: ${from} -> ${way}`);
}
for (const { name, comment } of rules) {
  if (violations.some(({ rule }) => rule.name === name)) console.log(`\n${name}: ${comment}`);
}

// Without a TypeScript it understands, dependency-cruiser sees no modules at all and finds no fault with them. So it is
// given folders, finds the files itself, and must have found every one.
const seen = new Set(output.modules.map(({ source }) => source));
const unseen = sources.filter((source) => !seen.has(source));
if (unseen.length > 0) console.log(`${unseen.length} files were not examined, for example ${unseen[0]}`);
if (sources.length === 0) console.log('There is nothing to examine: 0 modules.');

process.exitCode = violations.length > 0 || unseen.length > 0 || sources.length === 0 ? 1 : 0;
