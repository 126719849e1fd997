import type { Bot } from '@edubba/bots';
import type { BaseState } from '@edubba/kernel';
import { Failure, USAGE } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { botNamed, playersOf } from '../games.ts';

/** Somebody at the keyboard. */
export const PERSON = 'person';

/** Who sits in a seat: somebody at the keyboard, or a bot. */
export type Sitter = { readonly person: true } | { readonly person: false; readonly bot: Bot<BaseState> };

/** Reads `person` or the name of a bot for each seat. */
export function sittersOf(module: AnyModule, names: readonly string[]): readonly Sitter[] {
  return names.map((name) => (name === PERSON ? { person: true } : { person: false, bot: botNamed(module, name) }));
}

/** What a sitter is called in a record and on the command line. */
export function sitterName(sitter: Sitter): string {
  return sitter.person ? PERSON : sitter.bot.name;
}

/** Who sits where, from what was given: names for the first seats, the bot a newcomer meets in the others. */
export function seatNames(
  module: AnyModule,
  given: readonly string[] | undefined,
  players: number | undefined,
): readonly string[] {
  if (given !== undefined && players !== undefined && given.length > players) {
    throw new Failure('cli.error.too-many-seats', { seats: given.length, players }, USAGE);
  }
  const wished = players ?? (given === undefined ? undefined : Math.max(given.length, module.game.players.min));
  const opponent = Object.keys(module.bots)[0] ?? 'random';
  const names = [...(given ?? [PERSON])];
  const seats = playersOf(module, wished);
  while (names.length < seats) names.push(opponent);
  return names;
}
