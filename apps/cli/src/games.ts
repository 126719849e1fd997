import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot } from '@edubba/bots';
import { random } from '@edubba/bots';
import type { GameModule } from '@edubba/gamekit';
import { createModuleWords } from '@edubba/gamekit';
import type { BaseState, GameRecord, Message } from '@edubba/kernel';
import { possible } from '@edubba/kernel';
import { brokenGame } from './broken-game.ts';
import { Failure, USAGE } from './failure.ts';
import { nearest } from './suggest.ts';

/** The project's own folder. */
export const ROOT: string = fileURLToPath(new URL('../../..', import.meta.url));

/** Recorded games that must come out the same for ever. */
export const CORPUS: string = join(ROOT, 'corpus');

/** The game a newcomer meets. */
export const DEFAULT_GAME = 'royal-game-of-ur';

/** Where games are looked for; EDUBBA_GAMES names other folders. */
export function gameFolders(): readonly string[] {
  const given = process.env['EDUBBA_GAMES'] ?? '';
  return given === '' ? [join(ROOT, 'games')] : given.split(delimiter);
}

/** The folder of every game that has an index, by its name; the name is the game's id. */
export function findGames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const folder of gameFolders()) {
    if (!existsSync(folder)) continue;
    for (const id of readdirSync(folder).sort())
      if (existsSync(join(folder, id, 'index.ts'))) found.set(id, join(folder, id));
  }
  return found;
}

/** A game whose state nobody here looks into. */
export type AnyModule = GameModule<BaseState>;

/** The id that somebody typed, in full or only its beginning. */
export function typedGame(wanted: string): string {
  const ids = [...findGames().keys()];
  const id = ids.includes(wanted) ? wanted : onlyOne(ids.filter((name) => name.startsWith(wanted)));
  if (id === undefined) throw unknownGame(wanted, ids);
  return id;
}

/** Loads the game that somebody named, in full or only by the beginning of its id. */
export async function loadGame(wanted: string): Promise<AnyModule> {
  return await loadExactly(typedGame(wanted));
}

/** Loads the game of a record: what is written down is taken at its word. */
export async function gameOf({ game }: GameRecord): Promise<AnyModule> {
  return await loadExactly(game);
}

async function loadExactly(id: string): Promise<AnyModule> {
  const games = findGames();
  const folder = games.get(id);
  if (folder === undefined) throw unknownGame(id, [...games.keys()]);
  return await loadFrom(folder);
}

async function loadFrom(folder: string): Promise<AnyModule> {
  const id = basename(folder);
  let loaded: { readonly default?: AnyModule };
  try {
    loaded = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as typeof loaded;
  } catch (error) {
    throw brokenGame(ROOT, id, folder, error);
  }
  if (loaded.default?.game?.id !== id) throw new Failure('cli.error.game-no-module', { game: id });
  return loaded.default;
}

/** Loads all games; one that does not load is told, and the others stay playable. */
export async function loadGames(broken: (failure: Failure) => void): Promise<readonly AnyModule[]> {
  const modules: AnyModule[] = [];
  for (const folder of findGames().values()) {
    try {
      modules.push(await loadFrom(folder));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      broken(error);
    }
  }
  return modules;
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

function unknownGame(wanted: string, known: readonly string[]): Failure {
  const suggestion = nearest(wanted, known);
  return suggestion === undefined
    ? new Failure('cli.error.unknown-game', { game: wanted, known: known.join(', ') }, USAGE)
    : new Failure('cli.error.unknown-game-near', { game: wanted, suggestion }, USAGE);
}

/** All bots that can play a game, the one a newcomer meets first. */
export function botsOf(module: AnyModule): { readonly [name: string]: Bot<BaseState> } {
  return { ...module.bots, random };
}

/** A bot by name. */
export function botNamed(module: AnyModule, name: string): Bot<BaseState> {
  const bots = botsOf(module);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) {
    throw new Failure(
      'cli.error.unknown-bot',
      { bot: name, game: module.game.id, known: Object.keys(bots).join(', ') },
      USAGE,
    );
  }
  return bot;
}

/** `2 to 4 players`. */
export function playersMessage({ players: { min, max } }: AnyModule['game']): Message {
  return { id: 'cli.players', params: { range: min === max ? 'one' : 'other', min, max } };
}

/** How many sit at the table: as wished, or as few as the game allows. */
export function playersOf({ game }: AnyModule, wished: number | undefined): number {
  const { min, max } = game.players;
  const players = wished ?? Math.max(min, Math.min(2, max));
  if (players < min || players > max)
    throw new Failure('cli.error.players', { game: game.id, range: playersMessage(game), players }, USAGE);
  return players;
}

/** Checks switches of the table before the kernel does, to say it in the reader's language. */
export function checkOptions(
  module: AnyModule,
  seats: number,
  options: { readonly [name: string]: string },
): { readonly [name: string]: string } {
  const { game } = module;
  for (const [name, value] of Object.entries(options)) {
    const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (known === undefined) {
      const names = Object.keys(game.options);
      throw names.length === 0
        ? new Failure('cli.error.no-options', { game: game.id }, USAGE)
        : new Failure('cli.error.unknown-option', { game: game.id, name, known: names.join(', ') }, USAGE);
    }
    if (!known.values.includes(value))
      throw new Failure('cli.error.option-value', { name, value, known: known.values.join(', ') }, USAGE);
  }
  const found = possible(game, { seats, options });
  if ('refused' in found) {
    const why = createModuleWords(module).say(found.refused.why);
    throw new Failure('cli.error.table', { game: game.id, why }, USAGE);
  }
  return options;
}
