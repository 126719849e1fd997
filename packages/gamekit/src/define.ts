import { random } from '@edubba/bots';
import type { BaseState, DecisionKind, Game } from '@edubba/kernel';
import { stepsOf, tableInfo, thrownText } from '@edubba/kernel';
import type { Catalogue } from '@edubba/words';
import { kernelTexts, placeholders } from '@edubba/words';
import { contentProblems } from './content.ts';
import { kitTexts } from './kit-texts.ts';
import type { GameModule } from './module.ts';

/** Completes a module with the random bot and checks that its parts fit together; says everything that does not. */
export function defineModule<S extends BaseState>(definition: GameModule<S>): GameModule<S> {
  const module: GameModule<S> = { ...definition, bots: { ...definition.bots, random } };
  const problems = moduleProblems(module);
  if (problems.length > 0) throw new RangeError(`${module.game.id}:\n  ${problems.join('\n  ')}`);
  return module;
}

/** The kinds of question a person can be asked in a game, side offers included; chance is not among them. */
export function questionKinds<S extends BaseState>(game: Game<S>): DecisionKind[] {
  const asked = stepsOf(game)
    .filter(({ type }) => type !== 'auto' && type !== 'chance')
    .map(({ kind }) => kind);
  return [...new Set([...asked, ...game.anytime.map(({ kind }) => kind)])];
}

/** What chance decides in a game. */
function chanceKinds<S extends BaseState>(game: Game<S>): DecisionKind[] {
  return stepsOf(game).flatMap(({ type, kind }) => (type === 'chance' ? [kind] : []));
}

/** What does not fit together in a module; nothing, if all does. */
export function moduleProblems<S extends BaseState>(module: GameModule<S>): string[] {
  const { game, texts, rulebook, content = {}, bots, levels = [], seats } = module;
  const rules = rulebook.map(({ id }) => id);
  const named = Object.entries(bots).filter(([name, bot]) => name !== bot.name);
  const switched = Object.entries(game.options).filter(([, { rule }]) => rule !== undefined && !rules.includes(rule));
  const unruled = Object.entries(game.tunables).filter(([, { rule }]) => rule !== undefined && !rules.includes(rule));
  return [
    ...textProblems(texts.en, neededTexts(module)),
    ...rules.filter((id, i) => rules.indexOf(id) !== i).map((id) => `two rules have the id ${id}`),
    ...switched.map(([name, { rule }]) => `the option ${name} switches the rule ${rule}, which the rulebook lacks`),
    ...unruled.map(([name, { rule }]) => `the tunable ${name} turns the rule ${rule}, which the rulebook lacks`),
    ...named.map(([name, bot]) => `the bot ${name} calls itself ${bot.name}`),
    ...levels.filter((name) => !Object.hasOwn(bots, name)).map((name) => `no bot plays on the level ${name}`),
    ...(seats.length < game.players.max ? [`${seats.length} names for ${game.players.max} seats`] : []),
    ...namelessAutomata(module),
    ...learningProblems(module),
    ...contentProblems(content, rules),
  ];
}

/** Tables at which an automaton plays that has no name. */
function namelessAutomata<S extends BaseState>({ game, automata = [] }: GameModule<S>): string[] {
  const { min, max } = game.players;
  return Array.from({ length: max - min + 1 }, (_, more) => game.automata(tableInfo(game, { seats: min + more })))
    .filter(({ length }) => length > automata.length)
    .map(({ length }) => `${automata.length} names for ${length} automata`);
}

function learningProblems<S extends BaseState>({ game, learning }: GameModule<S>): string[] {
  if (learning === undefined) return [];
  const { layout, actions } = learning(tableInfo(game, { seats: game.players.min }));
  return [
    ...layout
      .filter(({ length }) => !Number.isInteger(length) || length < 1)
      .map(({ name, length }) => `the part ${name} of the vector has ${length} numbers`),
    ...actions.filter((key, i) => actions.indexOf(key) !== i).map((key) => `the index has the action ${key} twice`),
  ];
}

/** Ids of all texts that programs will look for by convention. */
function neededTexts<S extends BaseState>({ game, rulebook, bots, seats, automata = [] }: GameModule<S>): string[] {
  return [
    `game.${game.id}`,
    ...questionKinds(game).map((kind) => `ask.${kind}`),
    ...chanceKinds(game).map((kind) => `chance.${kind}`),
    ...Object.entries(game.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...Object.keys(game.tunables).flatMap((name) => [`tunable.${name}`, `tunable.${name}.unit`]),
    ...rulebook.flatMap(({ id, section }) => [`rule.${id}`, section]),
    ...Object.keys(bots).map((name) => `bot.${name}`),
    ...seats.map(({ id }) => id),
    ...automata.map(({ id }) => id),
  ];
}

function textProblems(texts: Catalogue, needed: readonly string[]): string[] {
  const all: Catalogue = { ...kernelTexts.en, ...kitTexts.en, ...texts };
  const missing = [...new Set(needed)].filter((id) => all[id] === undefined).map((id) => `the catalogue has no ${id}`);
  const wrong = Object.entries(texts).flatMap(([id, text]) => {
    try {
      placeholders(text);
      return [];
    } catch (error) {
      return [`the text ${id} cannot be read: ${thrownText(error)}`];
    }
  });
  return [...missing, ...wrong];
}
