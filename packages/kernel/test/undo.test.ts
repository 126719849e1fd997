import type { BaseState, Game, ItemId, LogEntry, Opening } from '@edubba/kernel';
import {
  answerRewind,
  CHANCE,
  clockwise,
  defineGame,
  ranked,
  rules,
  seededChance,
  Table,
  wishRewind,
} from '@edubba/kernel';
import { expect, test } from 'vitest';
import { undoOffer } from '../src/undo.ts';
import { everythingOf, plays, refusalOf, told, whyNot } from './support.ts';

/** Whoever has the turn does something and keeps it, or hands it on. */
type State = BaseState & {
  turn: number;
  trail: string[];
  deck: ItemId[];
  row: ItemId[];
  top: ItemId[];
  left: number[];
};

const R = rules<State>();
const main = R.proc<null>('main')({
  act: {
    ask: 'main.act',
    by: (s) => s.turn,
    options: () => ['stay', 'next', 'roll', 'show', 'move', 'peek', 'seal', 'each', 'long', 'forced'],
    then: (g, _, key) => {
      g.s.trail.push(`${g.s.turn}${key}`);
      g.emit({ type: 'acted' });
      if (key === 'next') g.s.turn = (g.s.turn + 1) % g.s.table.seats;
      if (key === 'show') g.move(g.s.deck[0] ?? '', 'deck', 'row');
      if (key === 'move') g.move(g.s.row[0] ?? '', 'row', 'deck');
      if (key === 'peek') g.reveal(g.s.top[0] ?? '', 'top', [g.s.turn]);
      if (key === 'each' || key === 'long') g.s.left = Array<number>(g.s.table.seats).fill(key === 'long' ? 50 : 1);
      if (key === 'long') return g.goto('each');
      if (key === 'roll' || key === 'seal' || key === 'each' || key === 'forced') return g.goto(key);
      return g.goto('act');
    },
  },
  roll: {
    chance: 'main.roll',
    outcomes: () => Array.from({ length: 1000 }, (_, i) => `${i}`),
    then: (g, _, key) => {
      g.s.trail.push(key);
      return g.goto('act');
    },
  },
  seal: {
    sealed: 'main.seal',
    seats: (s) => clockwise(s.table.seats, 0),
    options: () => ['x', 'y'],
    reveal: (g, _, picks) => {
      g.s.trail.push(picks.map(({ key }) => key).join(''));
      return g.goto('act');
    },
  },
  each: {
    each: 'main.each',
    seats: (s) => clockwise(s.table.seats, 0).filter((seat) => (s.left[seat] ?? 0) > 0),
    // Seat 2 may do as seat 0 did, once seat 0 has done it.
    options: (s, _, seat) => (seat === 2 && s.trail.includes('0a') ? ['a', 'b', 'like'] : ['a', 'b']),
    then: (g, _, seat, key) => {
      g.s.trail.push(`${seat}${key}`);
      g.s.left[seat] = (g.s.left[seat] ?? 0) - 1;
      return g.stay();
    },
    done: (g) => g.goto('act'),
  },
  forced: {
    ask: 'main.forced',
    by: (s) => (s.turn + 1) % s.table.seats,
    options: () => ['must'],
    then: (g) => g.goto('act'),
  },
});

const game: Game<State> = defineGame<State>({
  id: 'undo',
  version: 1,
  players: { min: 2, max: 4 },
  rules: R,
  main,
  setup: (table) => ({ table, turn: 0, trail: [], deck: ['d#1', 'd#2'], row: ['r#1'], top: ['t#1'], left: [] }),
  visibility: {
    turn: 'all',
    trail: 'all',
    deck: { zone: 'shared', sees: 'none' },
    row: { zone: 'shared', sees: 'all' },
    top: { zone: 'shared', sees: 'none' },
    left: 'all',
  },
  outcome: () => ranked([]),
});

const open = (opening: Partial<Opening<State>> = {}): Table<State> =>
  Table.open(game, { seats: 3, seed: 'undo', ...opening });

test('one’s own answers are taken back one by one, to the beginning', () => {
  const table = open();
  expect(table.undoable(0)).toEqual({ blocked: 'nothing' });
  expect(whyNot(() => table.undo(0))).toBe('kernel.undo-nothing');
  const start = table.fingerprint();
  plays(table, '0:stay', '0:stay', '0:next');
  expect(table.undoable(0)).toEqual({ to: 2, single: false });
  expect(table.undoable(1)).toEqual({ blocked: 'nothing' });
  table.undo(0);
  expect(table.s.trail).toEqual(['0stay', '0stay']);
  table.undo(0);
  table.undo(0);
  expect(table.fingerprint()).toBe(start);
  expect(table.line).toEqual([]);
  expect(table.log.map(({ mark }) => mark)).toEqual([undefined, undefined, undefined, 'undo', 'undo', 'undo']);
  expect(told(table, 1).slice(-3)).toEqual(['undone', 'undone', 'undone']);
});

test('barrier: chance', () => {
  const table = open();
  plays(table, '0:stay', '0:roll');
  expect(table.undoable(0)).toEqual({ blocked: 'chance' });
  expect(whyNot(() => table.undo(0))).toBe('kernel.undo-chance');
  plays(table, '0:stay');
  table.undo(0);
  expect(table.undoable(0)).toEqual({ blocked: 'chance' });
});

test('barrier: a hidden thing shown, or seen by one alone', () => {
  for (const action of ['show', 'peek']) {
    const table = open();
    plays(table, `0:${action}`);
    expect(table.undoable(0)).toEqual({ blocked: 'revealed' });
    // Who had nothing to take back is not told of anything.
    expect(table.undoable(1)).toEqual({ blocked: 'nothing' });
  }
});

test('no barrier: an open thing turned over, or seen a second time', () => {
  const table = open();
  plays(table, '0:move');
  table.undo(0);
  expect(table.s.row).toEqual(['r#1']);
  plays(table, '0:peek', '0:peek');
  expect(table.undoable(0)).toEqual({ to: 1, single: false });
});

test('barrier: sealed choices revealed; before that each takes back its own', () => {
  const table = open();
  plays(table, '0:seal', '0:x', '1:y', '0:y');
  expect(table.undoable(1)).toEqual({ to: 2, single: true });
  table.undo(1);
  expect(table.asked()).toEqual([1, 2]);
  // What was chosen before counts again.
  table.undo(0);
  plays(table, '1:x', '2:x');
  expect(table.s.trail).toEqual(['0seal', 'xxx']);
  for (const seat of [0, 1, 2]) expect(table.undoable(seat)).toEqual({ blocked: 'revealed' });
});

test('somebody else’s choice is in the way, a forced answer is not', () => {
  const table = open();
  plays(table, '0:next', '1:stay');
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
  expect(whyNot(() => table.undo(0))).toBe('kernel.undo-other');
  plays(table, '1:forced');
  expect(table.line.at(-1)).toEqual({ seat: 2, key: 'must', mark: 'forced' });
  expect(table.undoable(2)).toEqual({ blocked: 'nothing' });
  table.undo(1);
  expect(table.s.trail).toEqual(['0next', '1stay']);
  table.undo(1);
  table.undo(0);
  expect(table.s.trail).toEqual([]);
});

test('in a parallel question mine alone goes, and theirs stand', () => {
  const table = open();
  plays(table, '0:each', '0:a', '1:b');
  expect(table.undoable(0)).toEqual({ to: 1, single: true });
  expect(table.undoable(1)).toEqual({ to: 2, single: false });
  table.undo(0);
  expect(table.line).toEqual([
    { seat: 0, key: 'each' },
    { seat: 1, key: 'b' },
  ]);
  expect(table.s.trail).toEqual(['0each', '1b']);
  expect(table.asked()).toEqual([0, 2]);
});

test('unless theirs would be impossible without it', () => {
  const table = open();
  plays(table, '0:each', '0:a', '2:like');
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
  const before = everythingOf(table);
  expect(whyNot(() => table.undo(0))).toBe('kernel.undo-other');
  expect(everythingOf(table)).toEqual(before);
  table.undo(2);
  table.undo(0);
  expect(table.s.trail).toEqual(['0each']);
});

test('the last answer of a parallel question taken back: the others may think again too', () => {
  const table = open();
  plays(table, '0:each', '0:a', '1:b', '2:a');
  expect(table.asked()).toEqual([0]);
  table.undo(2);
  expect(table.asked()).toEqual([2]);
  expect(table.undoable(0)).toEqual({ to: 1, single: true });
  table.undo(0);
  expect(table.s.trail).toEqual(['0each', '1b']);
  // What opened the question is behind the others' answers, which belong to it.
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
});

test('restart takes back all one may', () => {
  const table = open();
  expect(whyNot(() => table.restart(0))).toBe('kernel.undo-nothing');
  plays(table, '0:roll', '0:stay', '0:stay', '0:next');
  table.restart(0);
  expect(table.line).toHaveLength(2);
  expect(table.asked()).toEqual([0]);
  plays(table, '0:next', '1:stay', '1:stay');
  table.restart(1);
  expect(table.s.trail.at(-1)).toBe('0next');
});

test('redo answers again what was taken back, in order, until somebody answers something else', () => {
  const table = open();
  plays(table, '0:stay', '0:next');
  const end = table.fingerprint();
  expect(table.redoable(0)).toBeUndefined();
  expect(whyNot(() => table.redo(0))).toBe('kernel.redo-nothing');
  table.restart(0);
  expect([table.redoable(0), table.redoable(1)]).toEqual(['stay', undefined]);
  table.redo(0);
  table.redo(0);
  expect(table.fingerprint()).toBe(end);
  table.restart(0);
  plays(table, '0:stay');
  expect(table.redoable(0)).toBeUndefined();
});

test('a rewind goes back across anything, and leaves nothing to redo', () => {
  const table = open();
  plays(table, '0:stay', '0:roll', '0:next', '1:next', '2:stay');
  table.undo(2);
  table.rewind(1, 1);
  expect(table.s.trail).toEqual(['0stay']);
  expect(table.redoable(2)).toBeUndefined();
  plays(table, '0:stay');
  table.undo(0);
  expect(table.redoable(0)).toBe('stay');
  table.rewind(0, 0);
  expect(table.redoable(0)).toBeUndefined();
  plays(table, '0:stay');
  for (const nowhere of [-1, 1, 1.5])
    expect(refusalOf(() => table.rewind(0, nowhere)).why.id).toBe('kernel.rewind-nowhere');
});

test('dice cannot be had twice: a roll taken back by agreement falls anew', () => {
  const table = open();
  plays(table, '0:roll');
  const first = table.s.trail[1];
  const seen = new Set([first]);
  for (let i = 0; i < 5; i++) {
    // To before the roll: it is made again at once. To before the answer that led to it: the same.
    table.rewind(0, i % 2);
    if (table.s.trail.length === 0) plays(table, '0:roll');
    const { key } = table.line[1] as LogEntry;
    expect(key).toBe(
      seededChance('undo')(
        table.log.length - 1,
        Array.from({ length: 1000 }, (_, n) => `${n}`),
        undefined,
        '',
      ),
    );
    seen.add(key);
  }
  expect(seen.size).toBe(6);
});

test('an agreement: everybody with a say says yes', () => {
  const table = open();
  plays(table, '0:roll', '0:next', '1:stay');
  let wish = wishRewind(table, 0, 0, [0, 1, 2]);
  expect([wish.state, wish.agreed]).toEqual(['open', [0]]);
  wish = answerRewind(table, wish, 1, true);
  wish = answerRewind(table, wish, 1, true);
  expect(wish.state).toBe('open');
  wish = answerRewind(table, wish, 2, true);
  expect(wish.state).toBe('done');
  expect(table.s.trail).toEqual([]);
  wish = answerRewind(table, wish, 2, false);
  expect(wish.state).toBe('done');
});

test('an agreement: one no ends it, and who has no say has none', () => {
  const table = open();
  plays(table, '0:roll', '0:next');
  let wish = wishRewind(table, 0, 0, [0, 1]);
  wish = answerRewind(table, wish, 2, false);
  wish = answerRewind(table, wish, 2, true);
  expect([wish.state, wish.agreed]).toEqual(['open', [0]]);
  wish = answerRewind(table, wish, 1, false);
  expect(wish.state).toBe('declined');
  wish = answerRewind(table, wish, 1, true);
  expect(wish.state).toBe('declined');
  expect(table.s.turn).toBe(1);
});

test('an agreement: an answer in the meantime makes it outdated, also one taken back again', () => {
  const table = open();
  plays(table, '0:roll', '0:next');
  let wish = wishRewind(table, 0, 0, [0, 1]);
  plays(table, '1:stay');
  table.undo(1);
  wish = answerRewind(table, wish, 1, true);
  expect(wish.state).toBe('outdated');
  expect(table.s.turn).toBe(1);
});

test('an agreement: alone at the table it happens at once; to nowhere it is refused', () => {
  const table = open();
  plays(table, '0:roll');
  expect(wishRewind(table, 0, 1, [0]).state).toBe('done');
  expect(whyNot(() => wishRewind(table, 0, 9, [0]))).toBe('kernel.rewind-nowhere');
});

test('far into a game an undo starts from a snapshot and gives the same position', () => {
  const setups = { count: 0 };
  const counting = { ...game, setup: (table: Parameters<typeof game.setup>[0]) => (setups.count++, game.setup(table)) };
  const table = Table.open(counting, { seats: 3, seed: 'far' });
  const prints: string[] = [table.fingerprint()];
  for (let i = 0; i < 150; i++) {
    plays(table, '0:stay');
    prints.push(table.fingerprint());
  }
  for (let n = 149; n >= 60; n--) {
    table.undo(0);
    expect(table.fingerprint()).toBe(prints[n]);
  }
  plays(table, '0:next', '1:stay');
  table.undo(1);
  expect(table.s.trail).toHaveLength(61);
  // From the very beginning only below the first snapshot: five times, and once when the table was opened.
  expect(setups.count).toBeLessThan(10);
});

test('far into a game the others of a parallel question are still told apart from those before it', () => {
  const table = open({ seats: 4 });
  for (let i = 0; i < 61; i++) plays(table, '0:stay');
  // The question opens at 62; a snapshot is taken at 64, in the middle of it.
  plays(table, '0:each', '0:a', '1:b', '2:b');
  table.undo(2);
  expect(table.undoable(0)).toEqual({ to: 62, single: true });
  table.undo(0);
  expect(table.s.trail.slice(-2)).toEqual(['0each', '1b']);
});

test('far into a parallel question: what is taken back early has not been in any later snapshot either', () => {
  const table = open();
  plays(table, '0:long', '0:a');
  for (let i = 0; i < 35; i++) plays(table, '1:b', '2:b');
  table.undo(0);
  table.undo(2);
  expect(table.s.trail).not.toContain('0a');
  expect(table.s.left).toEqual([50, 15, 16]);
  expect(table.fingerprint()).toBe(Table.replay(game, { seats: 3 }, table.line).fingerprint());
});

test('why not, by itself: marks and masks of a line', () => {
  const line: LogEntry[] = [
    { seat: 0, key: 'a' },
    { seat: CHANCE, key: '6' },
    { seat: 1, key: 'b', mark: 'order' },
  ];
  expect(undoOffer(line, 2, 3, 0)).toEqual({ blocked: 'other' });
  expect(undoOffer(line, 2, 3, 1)).toEqual({ blocked: 'nothing' });
  expect(undoOffer(line.slice(0, 2), 2, 2, 0)).toEqual({ blocked: 'chance' });
  expect(undoOffer(line.slice(0, 1), 1, 1, 0)).toEqual({ blocked: 'revealed' });
  expect(undoOffer([], 0, 0, 0)).toEqual({ blocked: 'nothing' });
});
