import { createModuleWords } from '@edubba/gamekit';
import type { Cli } from '../cli.ts';
import { indent } from '../columns.ts';
import { EDUBBA } from '../command-line.ts';
import { Failure } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { DEFAULT_GAME, findGames, loadGame, loadGames } from '../games.ts';
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
    if (args.length === 0 && !flags.on('json')) return cli.print(contents(cli, modules));
    const found = searchRules(
      modules.flatMap((module) => rulesOf(module, cli.words.locale)),
      query,
    );
    const [only, another] = found;
    if (flags.on('json')) cli.json(found.map((rule) => ({ ...rule, tests: testsOf(rule.id) })));
    if (only === undefined) throw nothingFound(args, query);
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

/** The games with the sections of their rulebooks. */
function contents(cli: Cli, modules: readonly AnyModule[]): string {
  const { say, paint, words } = cli;
  const games = modules.map((module) => {
    const sections = new Map<string, number>();
    for (const { heading } of rulesOf(module, words.locale)) sections.set(heading, (sections.get(heading) ?? 0) + 1);
    const title = createModuleWords(module, words.locale).say({ id: `game.${module.game.id}` });
    const lines = [...sections].map(([heading, n]) => say('cli.rules.section', { heading, n }));
    return [`${paint.bold(title)}  ${paint.cyan(module.game.id)}`, ...indent(lines)].join('\n');
  });
  const more = { one: `${EDUBBA} rules ${DEFAULT_GAME}`, words: `${EDUBBA} rules ${DEFAULT_GAME} rosette` };
  return [...games, say('cli.rules.more', more)].join('\n\n');
}

/** Nothing was found. Where the first word names no game, perhaps it was meant to. */
function nothingFound([first = '', second]: readonly string[], query: string): Failure {
  const hint = { id: 'cli.error.no-rule', params: { query } };
  if (second === undefined || findGames().has(first)) return new Failure(hint.id, hint.params);
  return new Failure('cli.error.with-hint', { error: { id: 'cli.error.no-such-game', params: { game: first } }, hint });
}

/** The tests that name a rule, where one can go and read them. */
function testList({ say, paint }: Cli, { id }: RuleText): string {
  const tests = testsOf(id);
  const lines = tests.flatMap(({ file, line, title }) => [`  ${paint.cyan(`${file}:${line}`)}`, `    ${title}`]);
  return indent([say('cli.rules.tests', { n: tests.length }), ...lines]).join('\n');
}
