import { existsSync, readdirSync } from 'node:fs';
import type { GameModule } from '@edubba/gamekit';
import { createModuleWords } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { Failed } from './failure.ts';

/** A game with its rules, bots and words, whichever game it is. */
export type AnyModule = GameModule<BaseState>;

/** How each game is found. */
export type Games = { readonly [game: string]: () => Promise<AnyModule> };

/** Whoever runs a game needs nothing of its state, only that it is one. */
export function anyModule<S extends BaseState>(module: GameModule<S>): AnyModule {
  return module as unknown as AnyModule;
}

const FOLDER = new URL('../../../games/', import.meta.url);
const files = (id: string, file: string): URL => new URL(`${id}/${file}`, FOLDER);

/** The games this house plays: all that stand on the shelf, found in the folder of games. */
export const GAMES: Games = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((id) => existsSync(files(id, 'shelf.ts')))
    .map((id) => [
      id,
      async () => ((await import(files(id, 'index.ts').href)) as { readonly default: AnyModule }).default,
    ]),
);

const words = new WeakMap<AnyModule, Words>();

/** A game's words, made once. */
export function wordsOf(module: AnyModule): Words {
  const known = words.get(module) ?? createModuleWords(module);
  words.set(module, known);
  return known;
}

/** A game; throws for one that is not played here. */
export async function gameOf(games: Games, game: string): Promise<AnyModule> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new Failed(400, 'no-such-game', `There is no game called ${game} here.`);
  return load();
}
