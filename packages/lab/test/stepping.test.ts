import type { Refusal } from '@edubba/kernel';
import { ranked, Table, together, Xoshiro } from '@edubba/kernel';
import { ActionIndex, Environment, Environments, MOST_ENVIRONMENTS, rewardsOf, steppingTexts } from '@edubba/lab';
import { createWords } from '@edubba/words';
import { describe, expect, test } from 'vitest';
import { cards } from './cards.ts';
import { throws } from './throws.ts';

const words = createWords('en', steppingTexts.en);
const voice = {
  say: words.say.bind(words),
  why: ({ why }: Refusal) => `(${why.id})`,
};

const THROWS = { play: throws, seats: 2, options: { begin: 'mixed' }, forced: false };
const CARDS = { play: cards, seats: 2, options: {}, forced: false };

/** The same as an index: two actions, and the points of both as a vector. */
const NUMBERED = {
  ...THROWS,
  play: {
    ...throws,
    learning: () => ({
      layout: [{ name: 'points', length: 2 }],
      vector: ({ seat, view }: { seat: number; view: { s: { points: number[] } } }) =>
        seat === 0 ? view.s.points : view.s.points.toReversed(),
      actions: ['careful', 'bold'],
    }),
  },
};

/** Environments that take objects for lines. */
function open(stepping: object, count = 2, seed = '1') {
  const all = new Environments(stepping as typeof THROWS, count, seed, voice);
  return Object.assign(
    (request: object | string) => {
      const line = all.answer(typeof request === 'string' ? request : JSON.stringify(request));
      expect(line).not.toContain('\n');
      return JSON.parse(line);
    },
    { all },
  );
}

test('the same seed and the same answers give the game that a table gives', () => {
  for (let game = 0; game < 20; game++) {
    const seed = `s/${game}`;
    const stepped = Environment.open(THROWS, seed);
    const table = Table.open(throws.game, { seats: 2, seed, options: { begin: 'mixed' }, events: false });
    const random = new Xoshiro(seed);
    while (!stepped.over) {
      const [seat = 0] = stepped.asked();
      expect(stepped.observe(seat).view).toEqual(table.observe(seat).view);
      const key = ['bold', 'careful'][random.below(2)]!;
      expect(stepped.step(seat, key)).toBeUndefined();
      table.play(seat, key);
    }
    expect(stepped.seq).toBe(table.seq);
    expect(stepped.outcome).toEqual(table.outcome);
  }
});

test('the first games are seeded like those of a series, and a reset begins anew', () => {
  const ask = open(THROWS, 3, 'series');
  const first = ask({ op: 'observe', env: 2, seat: 0 });
  const again = ask({ op: 'reset', env: 0, seed: 'series/2', with: ['observation'] });
  ask({ op: 'step', env: 2, key: 'bold' });
  expect(again.observation.view.s).toEqual(first.observation.view.s);
  const { turns } = ask({
    op: 'reset',
    resets: [
      [2, 'series/2'],
      [1, 'x'],
    ],
    with: ['observation'],
  });
  expect(turns[0]).toEqual({ ...again, env: 2 });
  expect(turns[1].env).toBe(1);
});

test('a batch of steps is the same as its steps one by one', () => {
  const one = open(THROWS, 3);
  const many = open(THROWS, 3);
  const random = new Xoshiro('batch');
  for (let round = 0; round < 4; round++) {
    const steps = Array.from({ length: 6 }, () => [random.below(3), ['bold', 'careful', 'idle'][random.below(3)]]);
    const singles = steps.map(([env, key]) => ({ env, ...one({ op: 'step', env, key }) }));
    expect(many({ op: 'step', steps })).toEqual({ turns: singles });
  }
  const now = [0, 1, 2].map((env) => one({ op: 'observe', env }));
  expect(now.map(({ observation }) => observation.view.seq).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(12);
  expect([0, 1, 2].map((env) => many({ op: 'observe', env }))).toEqual(now);
});

test('an answer says whose turn it is, what can be answered, and at the end what came of it', () => {
  const ask = open({ ...THROWS, options: {} }, 1);
  expect(ask({ op: 'reset', env: 0, seed: 'e', id: 'first' })).toEqual({
    id: 'first',
    env: 0,
    seq: 0,
    over: false,
    seat: 0,
    asked: [0],
    kind: 'throw',
    rewards: [0, 0],
    options: ['bold', 'careful'],
  });
  for (let n = 0; n < 5; n++) expect(ask({ op: 'step', env: 0, key: 'careful' }).over).toBe(false);
  // Whoever began wins a tie.
  expect(ask({ op: 'step', env: 0, key: 'careful', id: 7 })).toEqual({
    id: 7,
    env: 0,
    seq: 6,
    over: true,
    seat: null,
    asked: [],
    kind: null,
    rewards: [1, -1],
    outcome: { result: 'ranked', scores: [9, 9], ranks: [1, 2], winners: [0] },
  });
  expect(ask({ op: 'legal', env: 0 })).toMatchObject({ options: [] });
  expect(ask({ op: 'step', env: 0, key: 'bold' }).error.code).toBe('over');
});

describe('copies', () => {
  /** Plays boldly to the end; the numbers that were thrown show in the points. */
  const finish = (ask: ReturnType<typeof open>, env: number): number[] => {
    let turn = ask({ op: 'step', env, key: 'bold' });
    for (let n = 0; turn.over === false && n < 20; n++) turn = ask({ op: 'step', env, key: 'bold' });
    return turn.outcome.scores;
  };

  test('go on like their original, and neither feels the other', () => {
    const ask = open(THROWS, 1);
    ask({ op: 'step', env: 0, key: 'bold' });
    const before = ask({ op: 'observe', env: 0 });
    expect(ask({ op: 'clone', env: 0 })).toMatchObject({ env: 1, seq: before.observation.view.seq });
    const scores = finish(ask, 1);
    expect(ask({ op: 'observe', env: 0 })).toEqual(before);
    expect(finish(ask, 0)).toEqual(scores);
  });

  test('have another chance where they are seeded anew', () => {
    const ask = open(THROWS, 1);
    const ends = Array.from({ length: 8 }, (_, n) => {
      const { env } = ask({ op: 'clone', env: 0 });
      expect(ask({ op: 'seed', env, seed: `other ${n % 4}` })).toEqual({ env });
      return finish(ask, env);
    });
    expect(ends.slice(4)).toEqual(ends.slice(0, 4));
    expect(new Set(ends.map(String)).size).toBeGreaterThan(1);
  });

  test('take the place of another where one is named, and the smallest free number where none is', () => {
    const ask = open(THROWS, 3);
    ask({ op: 'step', env: 2, key: 'careful' });
    expect(ask({ op: 'clone', env: 2, to: 0 })).toMatchObject({ env: 0, seq: 2 });
    expect(ask({ op: 'close', env: 1 })).toEqual({ env: 1, closed: true });
    expect(ask({ op: 'step', env: 1, key: 'bold' }).error.code).toBe('env');
    expect(ask({ op: 'clone', env: 2 }).env).toBe(1);
    expect(ask({ op: 'clone', env: 2 }).env).toBe(3);
    expect(ask({ op: 'describe' }).envs.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test('made for a seat look the same to it, and hold nothing that it cannot know', () => {
    const ask = open(CARDS, 1);
    ask({ op: 'step', env: 0, key: 'card/b' });
    ask({ op: 'step', env: 0, key: 'card/e' });
    const mine = ask({ op: 'observe', env: 0, seat: 0 }).observation;
    expect(mine.view.s.hands).toEqual([
      ['a', 'c'],
      ['?card', '?card', '?card'],
    ]);
    const theirs = new Set<string>();
    for (let n = 0; n < 12; n++) {
      expect(ask({ op: 'clone', env: 0, to: 0, for: [0, `seed ${n}`], with: ['observation'] }).observation).toEqual(
        mine,
      );
      theirs.add(ask({ op: 'observe', env: 0, seat: 1 }).observation.view.s.hands[1].join());
    }
    expect(theirs.size).toBeGreaterThan(3);
  });
});

test('a game with an index and a vector is answered by numbers and masked', () => {
  const ask = open(NUMBERED, 1);
  expect(ask({ op: 'describe' })).toMatchObject({
    game: 'throws',
    seats: 2,
    options: { begin: 'mixed' },
    actions: ['careful', 'bold'],
    layout: [{ name: 'points', length: 2 }],
  });
  const { seat, mask } = ask({ op: 'reset', env: 0, seed: '1', with: ['mask'] });
  expect(mask).toEqual([1, 1]);
  expect(ask({ op: 'step', env: 0, key: 0, with: ['vector'] })).toMatchObject({ seat: 1 - seat, vector: [0, 3] });
  expect(ask({ op: 'observe', env: 0, seat })).toMatchObject({ vector: [3, 0], mask: [0, 0] });
  expect(ask({ op: 'legal', env: 0 })).toMatchObject({ mask: [1, 1] });
  const bare = ask({ op: 'step', env: 0, key: 0, with: [] });
  expect(Object.keys(bare)).toEqual(['env', 'seq', 'over', 'seat', 'asked', 'kind', 'rewards']);
  expect(ask({ op: 'step', env: 0, key: 2 }).error.message).toBe(
    'There is no action 2. Actions are numbered from 0 to 1.',
  );
  expect(open(THROWS)({ op: 'describe' })).toMatchObject({ actions: null, layout: null });
  const learning = NUMBERED.play.learning();
  const short = { ...NUMBERED, play: { ...NUMBERED.play, learning: () => ({ ...learning, actions: ['bold'] }) } };
  expect(() => open(short)({ op: 'legal', env: 0 })).toThrow('careful is not in the index of actions');
});

test('options that the index does not name have slots at its end, in their order', () => {
  const index = new ActionIndex({ actions: ['bold', 'end', '#0', '#1'], slots: 2 });
  const options = ['walk', 'bold', 'run', 'fly'];
  expect(index.mask(options)).toEqual([1, 0, 1, 1]);
  expect([0, 1, 2, 3, 4].map((action) => index.key(action, () => options))).toEqual([
    'bold',
    'end',
    'walk',
    'run',
    undefined,
  ]);
  expect(index.key(3, () => ['bold', 'run'])).toBeUndefined();
  const slotted = () => ({ ...NUMBERED.play.learning(), actions: ['bold', '#0'], slots: 1 });
  const ask = open({ ...NUMBERED, play: { ...NUMBERED.play, learning: slotted } });
  expect(ask({ op: 'describe' })).toMatchObject({ actions: ['bold', '#0'], slots: 1 });
  const { seat, mask } = ask({ op: 'reset', env: 0, seed: '1', with: ['mask'] });
  expect(mask).toEqual([1, 1]);
  // The first option that the index does not name: a careful throw, which brings 3.
  ask({ op: 'step', env: 0, key: 1 });
  expect(ask({ op: 'observe', env: 0, seat })).toMatchObject({ vector: [3, 0] });
});

test('a batch in columns tells what it tells turn by turn', () => {
  const [turning, telling] = [open(NUMBERED, 3), open(NUMBERED, 3)];
  const resets = [0, 1, 2].map((env) => [env, `c/${env}`]);
  const parts = { with: ['options', 'vector', 'mask'] };
  let { turns } = turning({ op: 'reset', resets, ...parts });
  let columns = telling({ op: 'reset', resets, ...parts, columns: true });
  for (;;) {
    const going = turns.filter((turn: { over: boolean }) => !turn.over);
    for (const member of ['env', 'seat', 'kind', 'options', 'vector', 'mask'])
      expect(columns[member]).toEqual(going.map((turn: { [name: string]: unknown }) => turn[member]));
    const over = turns.filter((turn: { over: boolean }) => turn.over);
    expect(columns.over).toEqual(over);
    expect(columns.wrong).toEqual([]);
    if (going.length === 0) break;
    const steps = going.map(({ env }: { env: number }) => [env, 'careful']);
    ({ turns } = turning({ op: 'step', steps, ...parts }));
    columns = telling({ op: 'step', steps, ...parts, columns: true });
  }
  // Where that is wished, what is over begins anew by itself: as the next game of the series.
  const all = open(NUMBERED, 2, 's');
  const both = () =>
    all({
      op: 'step',
      columns: true,
      anew: true,
      steps: [
        [0, 'careful'],
        [1, 'careful'],
      ],
      ...parts,
    });
  let told = both();
  while (told.over.length === 0) told = both();
  expect(told.over.map((turn: { env: number; over: boolean }) => [turn.env, turn.over])).toEqual([
    [0, true],
    [1, true],
  ]);
  const next = open(
    NUMBERED,
    2,
  )({
    op: 'reset',
    resets: [
      [0, 's/2'],
      [1, 's/3'],
    ],
    columns: true,
    ...parts,
  });
  expect([told.env, told.seat, told.vector]).toEqual([next.env, next.seat, next.vector]);
  const { env, wrong } = telling({
    op: 'reset',
    resets: [
      [0, 'd'],
      [9, 'd'],
    ],
    columns: true,
  });
  expect([env, wrong]).toEqual([[0], [{ env: 9, error: expect.objectContaining({ code: 'env' }) }]]);
});

test('where there is but one thing to do it is done, if that is wished', () => {
  const lastOf = (stepping: object): number => {
    const ask = open(stepping, 1);
    let turn = ask({ op: 'legal', env: 0 });
    let steps = 0;
    for (; turn.over !== true; steps++) turn = ask({ op: 'step', env: 0, key: turn.options[0] });
    return steps;
  };
  expect(lastOf(CARDS)).toBe(6);
  // The first seat's last card plays itself; the second has two left then.
  expect(lastOf({ ...CARDS, forced: true })).toBe(5);
});

test.each([
  ['no line at all', 'json', 'Send one for each request'],
  ['[1]', 'json', '{"op":"describe"}'],
  [{ op: 'jump' }, 'op', 'There is no request "jump"; there are: describe, reset,'],
  [{}, 'op', 'describe'],
  [{ op: 'reset', env: 0, seed: 1 }, 'request', '{"op":"reset","env":0,"seed":"1"}'],
  [{ op: 'step', steps: [[0]] }, 'request', '{"op":"step","steps":[[0,"…"],[1,"…"]]}'],
  [{ op: 'step', env: 0, key: 'bold', speed: 2 }, 'request', 'Write it so'],
  [{ op: 'step', env: 7, key: 'bold' }, 'env', 'There is no environment 7. Ask which there are: {"op":"describe"}'],
  [{ op: 'clone', env: 0, to: 7 }, 'env', 'There is no environment 7.'],
  [{ op: 'close', env: 7 }, 'env', 'There is no environment 7.'],
  [{ op: 'observe', env: 0, seat: 2 }, 'seat', 'There is no seat 2. Seats are numbered from 0 to 1.'],
  [{ op: 'step', env: 0, key: 0 }, 'no-actions', 'throws has no index of actions.'],
  [
    { op: 'step', env: 0, key: 'x' },
    'refused',
    'Seat 0 cannot answer x. (kernel.not-offered) Ask what can be answered',
  ],
  [{ op: 'step', env: 0, key: 'bold', seat: 1 }, 'refused', 'Seat 1 cannot answer bold. (kernel.not-asked)'],
])('%j is answered with what is wrong and what to do, and nothing has happened', (request, code, message) => {
  const ask = open({ ...THROWS, options: {} });
  const before = ask({ op: 'observe', env: 0 });
  const { error } = ask(request);
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(ask({ op: 'observe', env: 0 })).toEqual(before);
});

test('a request that is wrong keeps its id', () => {
  expect(open(THROWS)({ id: 'mine', op: 'jump' })).toMatchObject({ id: 'mine', error: { code: 'op' } });
});

test('where the rules themselves fail, another game begins and that is said', () => {
  const ask = open({ ...CARDS, options: { hand: 'torn' } }, 1);
  for (const key of ['card/a', 'card/d']) ask({ op: 'step', env: 0, key });
  const { error } = ask({ op: 'step', env: 0, key: 'card/torn' });
  expect(error).toMatchObject({ code: 'rules', message: expect.stringContaining('a card is torn') });
  expect(ask({ op: 'legal', env: 0 })).toMatchObject({ seat: 0, options: ['card/torn', 'card/a', 'card/b', 'card/c'] });
});

test('more copies than anybody needs are refused', () => {
  const ask = open(THROWS, MOST_ENVIRONMENTS);
  expect(ask({ op: 'clone', env: 0 }).error).toMatchObject({ code: 'many' });
  ask({ op: 'close', env: 5 });
  expect(ask({ op: 'clone', env: 0 }).env).toBe(5);
});

test('who closes is told so', () => {
  const ask = open(THROWS);
  expect(ask.all.closed).toBe(false);
  expect(ask({ op: 'close' })).toEqual({ closed: true });
  expect(ask.all.closed).toBe(true);
});

test('rewards: those left behind less those ahead, as a share; together, all or nothing', () => {
  expect(rewardsOf(ranked([5, 3, 3, 1]), 4)).toEqual([1, 0, 0, -1]);
  expect(rewardsOf(ranked([2, 2]), 2)).toEqual([0, 0]);
  // An automaton has no seat, but can be beaten.
  expect(rewardsOf(ranked([4, 7]), 1)).toEqual([-1]);
  expect(rewardsOf(ranked([4]), 1)).toEqual([0]);
  expect(rewardsOf(together(true, [1, 2]), 2)).toEqual([1, 1]);
  expect(rewardsOf(together(false, [1, 2]), 2)).toEqual([-1, -1]);
});
