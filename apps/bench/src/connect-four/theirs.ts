import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import type { Client as ClientOf } from 'boardgame.io/client';
import type { INVALID_MOVE as InvalidMove } from 'boardgame.io/core';
import type {
  CreateGameReducer as Reducer,
  InitializeGame as Initialize,
  ProcessGameConfig as Process,
} from 'boardgame.io/internal';
import type { Played } from './moves.ts';
import { COLUMNS, Moves, pick, ROWS, streamOf } from './moves.ts';

// boardgame.io looks at this when it is loaded: its checks for developers are to stay out.
process.env['NODE_ENV'] = 'production';

// Its folders are found by `require` only.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: typeof ClientOf };
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: typeof InvalidMove };
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as {
  CreateGameReducer: typeof Reducer;
  InitializeGame: typeof Initialize;
  ProcessGameConfig: typeof Process;
};

/** Which release it is. */
export const { version: VERSION } = require('boardgame.io/package.json') as { version: string };

/** The same board as ours. */
interface Board {
  cells: number[];
  heights: number[];
  last: number;
}

const EMPTY = -1;

/** Connect four as boardgame.io's manual would write it; the end is looked for outside the move, where no draft slows it down. */
export const game: Game<Board> = {
  name: 'connect-four',
  setup: () => ({
    cells: Array<number>(COLUMNS * ROWS).fill(EMPTY),
    heights: Array<number>(COLUMNS).fill(0),
    last: EMPTY,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, ctx }, column: number) => {
      const row = G.heights[column];
      if (row === undefined || row === ROWS) return INVALID_MOVE;
      G.last = column * ROWS + row;
      G.cells[G.last] = Number(ctx.currentPlayer);
      G.heights[column] = row + 1;
      return undefined;
    },
  },
  endIf: ({ G }) => {
    if (G.last === EMPTY) return undefined;
    const seat = G.cells[G.last] ?? EMPTY;
    if (makesFour(G.cells, Math.trunc(G.last / ROWS), G.last % ROWS, seat)) return { winner: seat };
    return openColumns(G).length === 0 ? { winner: EMPTY } : undefined;
  },
};

function openColumns({ heights }: Board): number[] {
  const open: number[] = [];
  for (let column = 0; column < COLUMNS; column++) if (heights[column] !== ROWS) open.push(column);
  return open;
}

function makesFour(cells: readonly number[], column: number, row: number, seat: number): boolean {
  const line = (right: number, up: number): number =>
    1 + run(cells, column, row, right, up, seat) + run(cells, column, row, -right, -up, seat);
  return line(0, 1) >= 4 || line(1, 0) >= 4 || line(1, 1) >= 4 || line(1, -1) >= 4;
}

function run(cells: readonly number[], column: number, row: number, right: number, up: number, seat: number): number {
  let n = 0;
  let x = column + right;
  let y = row + up;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[x * ROWS + y] === seat) {
    n++;
    x += right;
    y += up;
  }
  return n;
}

/** One game by any of boardgame.io's ways: where it stands, and how to move. */
interface Match {
  state(): State<Board>;
  drop(column: number): void;
}

/** A way to play without a screen. */
export type Way = 'client' | 'clientWithoutUndo' | 'reducer' | 'reducerWithoutUndo';

const withoutUndo: Game<Board> = { ...game, disableUndo: true };

function byClient(of: Game<Board>): () => Match {
  return () => {
    const client = Client<Board>({ game: of, numPlayers: 2, debug: false });
    const { drop } = client.moves;
    if (drop === undefined) throw new Error('boardgame.io does not know the move');
    const state = (): State<Board> => {
      const now = client.getState();
      if (now === null) throw new Error('boardgame.io has no state');
      return now;
    };
    return { state, drop: (column) => drop(column) };
  };
}

/** What its own bots play on: not in the manual, but with less around it. */
function byReducer(of: Game<Board>): () => Match {
  const processed = ProcessGameConfig(of as Game);
  const reduce = CreateGameReducer({ game: processed });
  return () => {
    let state = InitializeGame({ game: processed, numPlayers: 2 });
    return {
      state: () => state as State<Board>,
      drop: (column) => {
        const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer, credentials: null };
        state = reduce(state, { type: 'MAKE_MOVE', payload } as unknown as Parameters<typeof reduce>[1]) as State;
      },
    };
  };
}

const ways: { readonly [W in Way]: () => Match } = {
  client: byClient(game),
  clientWithoutUndo: byClient(withoutUndo),
  reducer: byReducer(game),
  reducerWithoutUndo: byReducer(withoutUndo),
};

/** All the ways there are. */
export const WAYS = Object.keys(ways) as readonly Way[];

/** Plays random games with boardgame.io. */
export function playTheirs(way: Way, from: number, games: number): Played {
  const moves = new Moves();
  for (let i = from; i < from + games; i++) {
    const random = streamOf(i);
    const match = ways[way]();
    let { G, ctx } = match.state();
    while (ctx.gameover === undefined) {
      const open = openColumns(G);
      const column = open[pick(open.length, random)] as number;
      match.drop(column);
      moves.add(column);
      ({ G, ctx } = match.state());
    }
    moves.end((ctx.gameover as { readonly winner: number }).winner);
  }
  return moves.played;
}
