/**
 * What the compiler must not let pass. Every `@ts-expect-error` stands beside the form that is right;
 * the type check of the tree fails where one of them is no error any more.
 */
import type {
  BaseState,
  Effects,
  GameDefinition,
  ItemId,
  Key,
  Next,
  Proc,
  Seat,
  SideContext,
  Visibility,
} from '@edubba/kernel';
import { call, defineGame, forEachSeat, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';

type State = BaseState & { coins: number[]; deck: ItemId[]; hand: ItemId[][]; purse: { gold: number } };

const visibility: Visibility<State> = {
  coins: 'all',
  deck: { zone: 'shared', sees: 'none', bag: true },
  hand: { zone: 'each', sees: 'owner' },
  purse: 'all',
};

const R = rules<State>();

const pay = R.proc<{ seat: Seat; amount: number }>('pay')({
  ask: {
    ask: 'pay.confirm',
    by: (_, v) => v.seat,
    options: () => ['yes', 'no'],
    then: (g, v, key) => {
      if (key === 'yes') g.s.coins[v.seat] = (g.s.coins[v.seat] ?? 0) - v.amount;
      return g.end();
    },
  },
});

const main = R.proc<null>('main')({
  start: (g) => g.call(pay, { seat: 0, amount: 1 }, 'finish'),
  finish: (g) => g.end(),
});

const definition: GameDefinition<State> = {
  id: 'types',
  version: 1,
  players: { min: 1, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, coins: [3, 3], deck: ['a'], hand: [[], []], purse: { gold: 0 } }),
  visibility,
  outcome: () => ranked([0]),
};

test('what is right compiles and runs', () => {
  const table = Table.open(defineGame(definition), { seats: 1 });
  table.play(0, 'yes');
  expect(table.s.coins).toEqual([2, 3]);
  expect(table.over).toBe(true);
});

/** Never run: only the compiler reads these. */
export function labels(): void {
  const other = rules<State>();
  other.proc<null>('goto')({
    start: (g) => g.goto('stop'),
    stop: (g) => g.end(),
  });
  other.proc<null>('goto')({
    // @ts-expect-error there is no step of that name
    start: (g) => g.goto('halt'),
    stop: (g) => g.end(),
  });
  other.proc<null>('call')({
    // @ts-expect-error nothing to come back to by that name
    start: (g) => g.call(pay, { seat: 0, amount: 1 }, 'halt'),
    stop: (g) => g.end(),
  });
  other.proc<null>('then')({
    pick: {
      ask: 'x.pick',
      by: () => 0,
      options: () => ['a'],
      // @ts-expect-error also not in an answer
      then: (g) => g.goto('halt'),
    },
    stop: (g) => g.end(),
  });
}

export function locals(): void {
  const other = rules<State>();
  other.proc<null>('call')({
    start: (g) => g.call(pay, { seat: 0, amount: 1 }, 'stop'),
    stop: (g) => g.become(pay, { seat: 0, amount: 1 }),
  });
  other.proc<null>('call')({
    // @ts-expect-error an amount is missing
    start: (g) => g.call(pay, { seat: 0 }, 'stop'),
    stop: (g) => g.end(),
  });
  other.proc<null>('call')({
    // @ts-expect-error an amount is a number
    start: (g) => g.call(pay, { seat: 0, amount: 'much' }, 'stop'),
    stop: (g) => g.end(),
  });
  other.proc<null>('call')({
    // @ts-expect-error it knows no colour
    start: (g) => g.call(pay, { seat: 0, amount: 1, colour: 'red' }, 'stop'),
    stop: (g) => g.end(),
  });
  // @ts-expect-error the same when one procedure takes another's place
  other.proc<null>('become')({ start: (g) => g.become(pay, { seat: 0 }) });
  // @ts-expect-error and in what is handed to a helper
  call(pay, { seat: 0 });
  call(pay, { seat: 0, amount: 2 });
  // @ts-expect-error main starts with null and nothing else
  defineGame<State>({ ...definition, main: pay });
  // @ts-expect-error a procedure for each seat takes a seat, and no amount
  forEachSeat(R, 'each', pay);
  // @ts-expect-error locals are read with their own names
  other.proc<{ seat: Seat }>('read')({ start: (g, v) => g.end(v.sate) });
  other.proc<{ seat: Seat }>('read')({ start: (g, v) => g.end(v.seat) });
}

export function plainLocals(): void {
  const other = rules<State>();
  other.proc<{ path: (Key | null)[]; deep: { n: number } }>('plain');
  // @ts-expect-error a map cannot be written down
  other.proc<Map<string, number>>('map');
  // @ts-expect-error nor inside of something
  other.proc<{ m: Map<string, number> }>('map');
  // @ts-expect-error nor a set
  other.proc<{ m: Set<string> }>('set');
  // @ts-expect-error nor a function
  other.proc<() => void>('function');
  // @ts-expect-error nor inside of something
  other.proc<{ f: () => void }>('function');
  // @ts-expect-error nor a date
  other.proc<{ d: Date }>('date');
  // @ts-expect-error nor a big integer
  other.proc<{ d: bigint }>('bigint');
}

export function whatIsNext(): void {
  const other = rules<State>();
  other.proc<null>('next')({ start: (g) => g.end() });
  // @ts-expect-error a step that does not say what is next
  other.proc<null>('next')({ start: () => {} });
  // @ts-expect-error or says it on one way only
  other.proc<null>('next')({ start: (g) => (g.s.coins.length > 0 ? g.end() : undefined) });
  // @ts-expect-error nobody can make one up
  other.proc<null>('next')({ start: () => ({}) });
  other.proc<null>('next')({
    // @ts-expect-error an answer says it too
    start: {
      chance: 'x.roll',
      outcomes: () => ['1'],
      then: (g, _, key) => {
        g.emit({ type: key });
      },
    },
  });
  const made: Proc<State, null> = other.proc<null>('typed')({ start: (g): Next => g.finish() });
  return void made;
}

export function questions(): void {
  const other = rules<State>();
  const each = {
    each: 'x.feed',
    seats: () => [0],
    options: () => ['food'],
    then: (g: { stay(): Next }) => g.stay(),
  } as const;
  other.proc<null>('each')({ feed: { ...each, done: (g) => g.end() } });
  // @ts-expect-error a parallel question says what follows when all are done
  other.proc<null>('each')({ feed: each });
  const pick = { ask: 'x.pick', options: () => ['a'], then: (g: { end(): Next }) => g.end() } as const;
  other.proc<null>('ask')({ pick: { ...pick, by: () => 0 } });
  // @ts-expect-error a question is somebody's
  other.proc<null>('ask')({ pick });
  // @ts-expect-error and is of one kind
  other.proc<null>('ask')({ pick: { ...pick, by: () => 0, chance: 'x.roll' } });
  other.proc<null>('ask')({
    pick: {
      ask: 'x.pick',
      by: () => 0,
      options: () => ['a'],
      // @ts-expect-error only a parallel question stays open
      then: (g) => g.stay(),
    },
  });
  other.proc<null>('sealed')({
    // @ts-expect-error a sealed question reveals
    choose: { sealed: 'x.choose', seats: () => [0], options: () => ['a'] },
  });
  other.proc<null>('sealed')({
    choose: { sealed: 'x.choose', seats: () => [0], options: () => ['a'], reveal: (g) => g.end() },
  });
}

export function sights(): void {
  const complete: Visibility<State> = visibility;
  const { purse: _purse, ...rest } = visibility;
  // @ts-expect-error a member was forgotten
  const forgotten: Visibility<State> = rest;
  // @ts-expect-error nothing lies in a purse
  const zone: Visibility<State> = { ...visibility, purse: { zone: 'shared', sees: 'all' } };
  // @ts-expect-error nor among coins
  const coins: Visibility<State> = { ...visibility, coins: { zone: 'each', sees: 'owner' } };
  // @ts-expect-error one list for all is not one for each
  const shared: Visibility<State> = { ...visibility, deck: { zone: 'each', sees: 'none' } };
  // @ts-expect-error what is no item is seen by all
  const hidden: Visibility<State> = { ...visibility, purse: 'none' };
  // @ts-expect-error a member the state does not have
  const extra: Visibility<State> = { ...visibility, colour: 'all' };
  // @ts-expect-error what lies in the middle is nobody's own
  const nobodys: Visibility<State> = { ...visibility, deck: { zone: 'shared', sees: 'owner' } };
  return void [nobodys, complete, forgotten, zone, coins, shared, hidden, extra];
}

export function places(g: Effects<State>, side: SideContext<State>): void {
  g.move('a', 'deck', 'hand:0');
  g.reveal('a', 'deck', [0]);
  side.push(pay, { seat: 1, amount: 1 });
  // @ts-expect-error there is no such place
  g.move('a', 'dekc', 'hand:0');
  // @ts-expect-error nothing lies there
  g.move('a', 'deck', 'purse');
  // @ts-expect-error whose hand is a number
  g.move('a', 'deck', 'hand:red');
  // @ts-expect-error there is no such place to look
  g.reveal('a', 'coins', [0]);
  // @ts-expect-error a side offer cannot say what is next
  side.goto('stop');
  // @ts-expect-error its procedure has its locals too
  side.push(pay, { seat: 1 });
  // @ts-expect-error how a table is played does not change
  g.s.table.seats = 3;
}
