import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { testsByRule } from '../../../tools/rule-tests.ts';
import type { Evidence } from '../src/rules/evidence.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGES = join(ROOT, 'packages');

/** What is known of each rule of a game besides its words: the tests that name it, and in how many games of bots it was told of. */
export function evidenceOf(game: string): Evidence {
  const folder = join(ROOT, 'games', game);
  const file = join(folder, 'content', 'applied.json');
  const counted = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Pick<Evidence, 'games'> & Applied)
    : NONE;
  const tests = testsByRule(ROOT, [folder, ...readdirSync(PACKAGES).map((name) => join(PACKAGES, name))]);
  return {
    games: counted.games,
    applied: counted.rules,
    tests: Object.fromEntries(
      [...tests].map(([rule, all]) => [rule, all.map(({ file: name, title }) => [name, title])]),
    ),
  };
}

interface Applied {
  readonly rules: { readonly [rule: string]: number };
}

const NONE = { games: 0, rules: {} };

/** Lays the evidence of every game beside the client: it is fetched when somebody looks at a rule. */
export function evidence(): Plugin {
  const games = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'ui')));
  return {
    name: 'edubba:evidence',
    generateBundle() {
      for (const game of games)
        this.emitFile({ type: 'asset', fileName: `evidence/${game}.json`, source: JSON.stringify(evidenceOf(game)) });
    },
    configureServer(server) {
      server.middlewares.use('/evidence/', (request, response, next) => {
        const game = games.find((one) => request.url === `/${one}.json`);
        if (game === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(evidenceOf(game)));
      });
    },
  };
}
