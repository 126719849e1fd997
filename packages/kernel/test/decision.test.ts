import { expect, expectTypeOf, test } from 'vitest';
import type { AboutIn, AnswerTo, AsideIn, BaseState, GameDefinition, Key, Pick } from '../src/index.ts';
import {
  counted,
  decision,
  defineGame,
  each,
  either,
  joined,
  numbered,
  ranked,
  readKey,
  rules,
  saying,
  sealed,
  Table,
  words,
} from '../src/index.ts';

type State = BaseState & { said: string[] };

const decisions = {
  'bid.place': saying<{ outbid: boolean }>()(
    joined('/', { row: numbered(['row1', 'row2']), place: words('high', 'low') }),
  ),
  'bid.sealed': sealed(decision(counted())),
  'bid.each': each(saying<null, { had: number }>()(either(counted(), words('none')))),
  'side.now': decision(counted()),
};

const R = rules<State, typeof decisions>(decisions);

const main = R.proc<null>('main')({
  place: {
    ask: 'bid.place',
    by: () => 0,
    options: () => ['row1/high', 'row2/low'],
    about: () => ({ outbid: false }),
    then: (g, _, answer, key) => {
      expectTypeOf(answer).toEqualTypeOf<{ readonly row: number; readonly place: 'high' | 'low' }>();
      g.s.said.push(`row ${answer.row} ${answer.place} by ${key}`);
      return g.goto('seal');
    },
  },
  seal: {
    sealed: 'bid.sealed',
    seats: () => [0, 1],
    options: () => ['1', '2'],
    reveal: (g, _, picks) => {
      expectTypeOf(picks).toEqualTypeOf<readonly Pick<number>[]>();
      g.s.said.push(picks.map(({ seat, answer, key }) => `${seat}: ${answer + 1} by ${key}`).join(', '));
      return g.goto('each');
    },
  },
  each: {
    each: 'bid.each',
    seats: (s) => (s.said.length < 3 ? [1] : []),
    options: () => ['3', 'none'],
    aside: (s) => ({ had: s.said.length }),
    then: (g, _, seat, answer, key) => {
      expectTypeOf(answer).toEqualTypeOf<number | 'none'>();
      g.s.said.push(`${seat}: ${answer === 'none' ? 0 : answer + 1} by ${key}`);
      return g.stay();
    },
    done: (g) => g.finish(),
  },
});

const definition: GameDefinition<State> = {
  id: 'told',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, said: [] }),
  visibility: { said: 'all' },
  outcome: () => ranked([0, 0]),
  anytime: [
    R.offer('side.now', {
      options: () => ['7', '8'],
      then: (g, seat, answer, key) => {
        expectTypeOf(answer).toEqualTypeOf<number>();
        g.s.said.push(`${seat} aside: ${answer * 2} by ${key}`);
      },
    }),
  ],
};
const game = defineGame(definition);

function open(): Table<State> {
  return Table.open(game, { seats: 2 });
}

test('effects are given what the key of an answer means, in all three kinds of question', () => {
  const table = open();
  table.play(0, 'row2/low');
  table.play(0, '2');
  table.play(1, '1');
  table.play(1, '3');
  expect(table.s.said).toEqual(['row 1 low by row2/low', '0: 3 by 2, 1: 2 by 1', '1: 4 by 3']);
  expect(table.over).toBe(true);
});

test('a side offer too', () => {
  const table = open();
  table.play(1, '~side.now/8');
  expect(table.s.said).toEqual(['1 aside: 16 by 8']);
});

test('a key that is none of its kind is named', () => {
  expect(readKey(decisions, 'bid.place', 'row1/high')).toEqual({ row: 0, place: 'high' });
  expect(() => readKey(decisions, 'bid.place', 'row9/high')).toThrow('row9/high is no answer to bid.place');
});

test('options that cannot be read are a mistake of the rules', () => {
  const other = rules<State, typeof decisions>(decisions);
  const wrong = other.proc<null>('main')({
    place: {
      ask: 'bid.place',
      by: () => 0,
      options: () => ['row9/high', 'row1/high'],
      about: () => ({ outbid: false }),
      then: (g) => g.finish(),
    },
  });
  const table = Table.open(defineGame<State>({ ...definition, rules: other, main: wrong, anytime: [] }), {
    seats: 2,
  });
  expect(() => table.play(0, 'row9/high')).toThrow('row9/high is no answer to bid.place');
});

test('the compiler knows each kind', () => {
  expectTypeOf<AnswerTo<(typeof decisions)['bid.each']>>().toEqualTypeOf<number | 'none'>();
  expectTypeOf<AboutIn<(typeof decisions)['bid.place']>>().toEqualTypeOf<{ outbid: boolean }>();
  expectTypeOf<AsideIn<(typeof decisions)['bid.each']>>().toEqualTypeOf<{ had: number }>();
  const other = rules<State, typeof decisions>(decisions);
  const by = (): number => 0;
  const options = (): Key[] => ['row1/high'];
  expect(() => {
    other.proc<null>('unknown')({
      // @ts-expect-error no such decision
      one: { ask: 'bid.plce', by, options, then: (g) => g.end() },
    });
  }).toThrow("bid.plce is none of the game's decisions");
  other.proc<null>('silent')({
    // @ts-expect-error the question says whether somebody is outbid
    one: { ask: 'bid.place', by, options, then: (g) => g.end() },
  });
  other.proc<null>('label')({
    one: {
      ask: 'bid.place',
      by,
      options,
      about: () => ({ outbid: true }),
      // @ts-expect-error no such step
      then: (g) => g.goto('two'),
    },
  });
  const old = rules<State>().proc<null>('old')({
    one: {
      ask: 'anything',
      by,
      options,
      then: (g, _, key) => {
        expectTypeOf(key).toEqualTypeOf<Key>();
        return g.end();
      },
    },
  });
  expect(old.name).toBe('old');
});
