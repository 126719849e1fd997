import type { Cli } from '../cli.ts';
import { indent } from '../columns.ts';
import { Failure } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { findGames, loadGame, loadGames } from '../games.ts';
import type { RuleText } from '../rule-search.ts';
import { rulesOf, searchRules, testsOf } from '../rule-search.ts';
import { oneRule, ruleList } from '../rule-text.ts';
import type { Command } from '../spec.ts';

/** `rules`: finds rules by words or by id; a single one is shown with the tests that name it. */
export const rules: Command = {
  name: 'rules',
  args: ['[game]', '[words...]'],
  flags: ['--json'],
  examples: [
    'rules royal-game-of-ur',
    'rules royal-game-of-ur rosette',
    'rules C4-2.02',
    'rules connect-four full column --json',
  ],
  run: async (cli, args, flags) => {
    const { modules, query } = await scopeOf(cli, args);
    const found = searchRules(
      modules.flatMap((module) => rulesOf(module, cli.words.locale)),
      query,
    );
    const [only, another] = found;
    if (flags.on('json')) cli.json(found.map((rule) => ({ ...rule, tests: testsOf(rule.id) })));
    if (only === undefined) throw new Failure('cli.error.no-rule', { query });
    if (flags.on('json')) return;
    cli.print(another === undefined ? `${oneRule(cli, only)}\n${testList(cli, only)}` : ruleList(cli, found));
  },
};

/** The first word may name a game; if it does not, all games are searched for it. */
async function scopeOf(cli: Cli, args: readonly string[]): Promise<{ modules: readonly AnyModule[]; query: string }> {
  const [first = '', ...rest] = args;
  if (findGames().has(first)) return { modules: [await loadGame(first)], query: rest.join(' ') };
  const modules = await loadGames((failure) => cli.note(cli.words.say(failure.words)));
  return { modules, query: args.join(' ') };
}

/** The tests that name a rule, where one can go and read them. */
function testList({ say, paint }: Cli, { id }: RuleText): string {
  const tests = testsOf(id);
  const lines = tests.flatMap(({ file, line, title }) => [`  ${paint.cyan(`${file}:${line}`)}`, `    ${title}`]);
  return indent([say('cli.rules.tests', { n: tests.length }), ...lines]).join('\n');
}
