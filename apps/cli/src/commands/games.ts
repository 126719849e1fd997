import { createModuleWords } from '@edubba/gamekit';
import type { Cli } from '../cli.ts';
import { indent, wrap } from '../columns.ts';
import { Failure } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { botsOf, loadGames, playersMessage } from '../games.ts';
import type { Command } from '../spec.ts';

/** `games`: what there is to play. */
export const games: Command = {
  name: 'games',
  args: [],
  flags: ['--json'],
  examples: ['games', 'games --json'],
  run: async (cli, _, flags) => {
    const modules = await loadGames((failure) => cli.note(cli.words.say(failure.words)));
    if (flags.on('json')) cli.json(modules.map((module) => dataOf(cli, module)));
    if (modules.length === 0) throw new Failure('cli.error.no-games');
    if (!flags.on('json')) cli.print(modules.map((module) => textOf(cli, module)).join('\n\n'));
  },
};

function dataOf({ words }: Cli, module: AnyModule): object {
  const { game, rulebook } = module;
  return {
    id: game.id,
    title: createModuleWords(module, words.locale).say({ id: `game.${game.id}` }),
    version: game.version,
    players: game.players,
    options: Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values])),
    bots: Object.keys(botsOf(module)),
    levels: module.levels ?? [],
    measured: module.measured ?? [],
    rules: rulebook.length,
  };
}

function textOf({ words, paint, say, width }: Cli, module: AnyModule): string {
  const { game, rulebook } = module;
  const speech = createModuleWords(module, words.locale);
  const options = Object.entries(game.options).map(([name, { values }]) =>
    say('cli.games.option', {
      title: speech.say({ id: `option.${name}` }),
      name,
      values: values.map((value) => `${value} (${speech.say({ id: `option.${name}.${value}` })})`).join(', '),
    }),
  );
  const bots = Object.keys(botsOf(module)).map((name) => `${name} (${speech.say({ id: `bot.${name}` })})`);
  const nameOf = (bot: string): string => speech.say({ id: `bot.${bot}` });
  const measured = (module.measured ?? []).map(({ level, among, ...figures }) =>
    say('cli.games.measured', { ...figures, level: nameOf(level), among: nameOf(among), others: figures.players - 1 }),
  );
  return [
    `${paint.bold(speech.say({ id: `game.${game.id}` }))}  ${paint.cyan(game.id)}`,
    ...indent(
      [
        say('cli.games.line', { players: playersMessage(game), version: game.version, rules: rulebook.length }),
        say('cli.games.bots', { bots: bots.join(', ') }),
        ...measured,
        ...options,
      ].flatMap((line) => wrap(line, width - 2)),
    ),
  ].join('\n');
}
