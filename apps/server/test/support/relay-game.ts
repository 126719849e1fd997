import { defineModule } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { defineGame, rules, together } from '@edubba/kernel';
import type { AnyModule } from '../../src/games.ts';
import { anyModule } from '../../src/games.ts';

/** A relay of three legs, each a game of its own: every seat says once how far it runs, and the way so far goes over. */
type State = BaseState & { leg: number; way: number; turn: number };

const R = rules<State>();

const main = R.proc<null>('main')({
  run: {
    ask: 'relay.run',
    by: (s) => s.turn,
    options: () => ['near', 'far'],
    then: (g, _, key) => {
      g.s.way += key === 'far' ? 2 : 1;
      g.s.turn++;
      return g.s.turn === g.s.table.seats ? g.finish() : g.goto('run');
    },
  },
});

const relay = defineGame<State>({
  id: 'relay',
  version: 1,
  players: { min: 1, max: 3 },
  rules: R,
  main,
  setup: (table) => ({ table, leg: 0, way: 0, turn: 0 }),
  carry: ({ leg, way }, table) => {
    if (leg === 2) throw new RangeError('the relay has three legs');
    return { table, leg: leg + 1, way, turn: 0 };
  },
  visibility: { leg: 'all', way: 'all', turn: 'all' },
  outcome: ({ way, table }) => together(true, Array<number>(table.seats).fill(way)),
});

export const relayModule: AnyModule = anyModule(
  defineModule<State>({
    game: relay,
    texts: {
      en: {
        'game.relay': 'Relay',
        'ask.relay.run': 'How far do you run?',
        'bot.random': 'Random',
        'relay.near': 'Near',
        'relay.far': 'Far',
        'seat.a': 'A',
        'seat.b': 'B',
        'seat.c': 'C',
      },
    },
    seats: [{ id: 'seat.a' }, { id: 'seat.b' }, { id: 'seat.c' }],
    option: (_, key) => ({ id: `relay.${key}` }),
    board: () => '',
    rulebook: [],
    bots: {},
  }),
);
