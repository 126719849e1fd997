import type { Bot } from '@edubba/bots';
import { random } from '@edubba/bots';
import type { Asked, BaseState, Game, Key, Seat, StoredEvent, View } from '@edubba/kernel';
import { copyPosition, Machine, Table, viewOf, Xoshiro } from '@edubba/kernel';
import { forcedAnswer } from './forced.ts';
import { seatCounts } from './walk.ts';

/** Looks on while whole games are played at a table: at every question, and at the end. */
export interface Onlooker<S extends BaseState> {
  readonly question?: (table: Table<S>, asked: Asked, view: View<S>) => void;
  readonly end?: (table: Table<S>) => void;
}

/** Plays whole games with every number of seats in turn; `botOf` says who plays a game, anybody at random if it doesn't. */
export function lookOn<S extends BaseState>(
  game: Game<S>,
  { games, seed, botOf }: { readonly games: number; readonly seed: string; botOf(i: number): Bot<S> | undefined },
  onlooker: Onlooker<S>,
): void {
  const seats = seatCounts(game);
  for (let i = 0; i < games; i++) {
    const chance = new Xoshiro(seed, i);
    const table = Table.open(game, { seats: seats[i % seats.length] ?? game.players.min, seed: `${seed}${i}` });
    const bot = botOf(i) ?? random;
    while (!table.over) {
      const seat = table.toMove;
      if (onlooker.question !== undefined) {
        const asked = table.question(seat);
        if (asked === undefined) throw new Error('nobody is asked');
        onlooker.question(table, asked, table.view(seat));
      }
      table.play(seat, bot.choose(table.observe(seat), chance).key);
    }
    onlooker.end?.(table);
  }
}

/** What an option leads to, up to chance or the next choice, as a player is shown it before choosing. */
export function ahead<S extends BaseState>(
  table: Table<S>,
  seat: Seat,
  key: Key,
): { readonly view: View<S>; readonly events: readonly StoredEvent[] } {
  const { game } = table;
  const events: StoredEvent[] = [];
  const machine = Machine.resume(game, copyPosition(table.machine.pos, game.copy));
  machine.listen(events);
  for (let next: Key | undefined = key; next !== undefined; next = ownForced(machine, seat)) machine.answer(seat, next);
  return { view: viewOf(machine, seat), events };
}

/** The seat's only answer, where it is asked and has no choice. */
function ownForced<S extends BaseState>(machine: Machine<S>, seat: Seat): Key | undefined {
  return !machine.over && machine.toMove === seat ? forcedAnswer(machine) : undefined;
}
