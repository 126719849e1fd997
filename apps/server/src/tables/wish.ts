import { botNamed } from '@edubba/hosting';
import type { TableInfo } from '@edubba/kernel';
import { possible } from '@edubba/kernel';
import type { NewTable } from '@edubba/protocol';
import { Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import { wordsOf } from '../games.ts';

/** Checks a wish by the game's own rules; says what cannot be. */
export function infoFor(play: AnyModule, { seats, options }: NewTable): TableInfo {
  for (const wanted of seats) {
    if (wanted.who === 'bot' && botNamed(play, wanted.bot) === undefined) {
      throw new Failed(400, 'no-such-bot', `This game has no bot called ${wanted.bot}.`);
    }
  }
  if (seats.filter(({ who }) => who === 'me').length !== 1) {
    throw new Failed(400, 'bad-seats', 'Whoever makes a table takes one seat at it.');
  }
  // Rooms and lists do not show turned numbers: whoever sits down plays the game as it was published.
  const turned = Object.keys(options).find((name) => Object.hasOwn(play.game.tunables, name));
  if (turned !== undefined) {
    throw new Failed(
      400,
      'bad-table',
      `At a table of this house ${turned} is as published. Numbers are turned in the lab.`,
    );
  }
  const found = possible(play.game, { seats: seats.length, options });
  if ('table' in found) return found.table;
  throw new Failed(400, 'bad-table', wordsOf(play).say(found.refused.why));
}
