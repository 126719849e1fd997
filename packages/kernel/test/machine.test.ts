import type { Anytime, BaseState, Game, Key, Next, Proc, Rules, Step } from '@edubba/kernel';
import { defineGame, Machine, ranked, rules, RulesError, Table, tableInfo } from '@edubba/kernel';
import { expect, test } from 'vitest';

type State = BaseState & { trail: string[] };

function gameOf(R: Rules<State>, main: Proc<State, null>, anytime: readonly Anytime<State>[] = []): Game<State> {
  return defineGame<State>({
    id: 'machine',
    version: 1,
    players: { min: 1, max: 4 },
    rules: R,
    main,
    setup: (table) => ({ table, trail: [] }),
    visibility: { trail: 'all' },
    anytime,
    outcome: () => ranked([0]),
  });
}

/** A game of these steps alone. */
function only(steps: { readonly [label: string]: Step<State, null, string> }): Game<State> {
  const R = rules<State>();
  return gameOf(R, R.proc<null>('main')(steps));
}

const start = (game: Game<State>, seats = 2): Machine<State> => Machine.start(game, tableInfo(game, { seats }));

test('steps run one after another until somebody is asked', () => {
  const machine = start(
    only({
      one: (g) => {
        g.s.trail.push('one');
        return g.goto('two');
      },
      two: (g) => {
        g.s.trail.push('two');
        return g.goto('ask');
      },
      ask: { ask: 'x.ask', by: () => 1, options: () => ['a', 'b'], then: (g) => g.end() },
    }),
  );
  expect(machine.pos.s.trail).toEqual(['one', 'two']);
  expect([machine.kind, machine.toMove, machine.asked(), machine.over]).toEqual(['x.ask', 1, [1], false]);
  expect([machine.options(1), machine.options(0)]).toEqual([['a', 'b'], []]);
  machine.answer(1, 'a');
  expect([machine.over, machine.kind, machine.asked(), machine.options(1)]).toEqual([true, '', [], []]);
  expect(() => machine.toMove).toThrow('the game is over');
  expect(() => machine.answer(1, 'a')).toThrow('the game is over');
});

test('a procedure hands its result back; without one there is none', () => {
  const R = rules<State>();
  const three = R.proc<{ n: number }>('three')({ give: (g, v) => g.end(v.n) });
  const none = R.proc<null>('none')({ give: (g) => g.end() });
  const handOn = R.proc<null>('handOn')({ give: (g) => g.become(three, { n: 5 }) });
  const main = R.proc<null>('main')({
    one: (g) => g.call(three, { n: 3 }, 'two'),
    two: (g) => {
      g.s.trail.push(JSON.stringify(g.result));
      return g.call(none, null, 'third');
    },
    third: (g) => {
      g.s.trail.push(JSON.stringify(g.result));
      return g.call(handOn, null, 'last');
    },
    last: (g) => {
      g.s.trail.push(JSON.stringify(g.result));
      return g.end();
    },
  });
  expect(start(gameOf(R, main)).pos.s.trail).toEqual(['3', 'null', '5']);
});

test('a result may be given without a procedure, once', () => {
  const note = (g: { s: State; result: unknown; end: () => Next }): Next => {
    g.s.trail.push(JSON.stringify(g.result));
    return g.end();
  };
  expect(start(only({ one: (g) => g.given('seven', 'two'), two: note })).pos.s.trail).toEqual(['"seven"']);
  const twice = only({
    one: (g) => {
      g.given(1, 'two');
      return g.given(2, 'two');
    },
    two: note,
  });
  expect(() => start(twice)).toThrow('a step said twice what is next');
});

test('rules that go round in circles are stopped, and told where', () => {
  const game = only({ one: (g) => g.goto('two'), two: (g) => g.goto('one') });
  expect(() => start(game)).toThrow(/^endless rules: main\.(one|two)$/);
});

test('so are procedures that call each other for ever', () => {
  const R = rules<State>();
  const deep: Proc<State, null> = R.proc<null>('deep')({ again: (g) => g.call(deep, null, 'again') });
  expect(() => start(gameOf(R, deep))).toThrow('endless rules: deep.again > deep.again');
});

test('and a table whose only options lead round in circles', () => {
  const game = only({ ask: { ask: 'x.ask', by: () => 0, options: () => ['on'], then: (g) => g.goto('ask') } });
  expect(() => Table.open(game, { seats: 1 })).toThrow('endless rules: x.ask');
});

test('a step that says next twice, or never, is a fault of the rules', () => {
  const twice = only({
    one: (g) => {
      g.goto('two');
      return g.goto('two');
    },
    two: (g) => g.end(),
  });
  expect(() => start(twice)).toThrow(new RulesError('a step said twice what is next'));
  const never = only({ one: (() => undefined) as unknown as Step<State, null, string> });
  expect(() => start(never)).toThrow(new RulesError('main.one did not say what is next'));
});

test('the same in an answer', () => {
  const never = only({
    ask: {
      ask: 'x.ask',
      by: () => 0,
      options: () => ['a', 'b'],
      then: (() => undefined) as unknown as () => Next,
    },
  });
  expect(() => start(never).answer(0, 'a')).toThrow('main.ask did not say what is next');
});

test('an unknown label or procedure is named', () => {
  expect(() => start(only({ one: (g) => g.goto('nowhere') }))).toThrow('there is no step main.nowhere');
  const foreign = rules<State>().proc<null>('foreign')({ one: (g) => g.end() });
  expect(() => start(only({ one: (g) => g.become(foreign, null) }))).toThrow('there is no step foreign.one');
  expect(() => gameOf(rules<State>(), foreign)).toThrow("main is not one of the game's procedures");
});

test('two procedures of one name, or none of its steps, are refused where they are made', () => {
  const R = rules<State>();
  R.proc<null>('one')({ a: (g) => g.end() });
  expect(() => R.proc<null>('one')({ a: (g) => g.end() })).toThrow('two procedures are named one');
  expect(() => R.proc<null>('empty')({} as { a: () => Next })).toThrow('procedure empty has no steps');
});

test('the game can be finished from deep inside', () => {
  const R = rules<State>();
  const inner = R.proc<null>('inner')({
    ask: {
      ask: 'x.ask',
      by: () => 0,
      options: () => ['stop', 'on'],
      then: (g, _, key) => (key === 'stop' ? g.finish() : g.end()),
    },
  });
  const outer = R.proc<null>('outer')({ one: (g) => g.call(inner, null, 'after'), after: (g) => g.end() });
  const main = R.proc<null>('main')({
    one: (g) => g.call(outer, null, 'after'),
    after: (g) => {
      g.s.trail.push('after');
      return g.end();
    },
  });
  const stopped = start(gameOf(R, main));
  expect(stopped.pos.stack.map(({ p }) => p)).toEqual(['main', 'outer', 'inner']);
  stopped.answer(0, 'stop');
  expect([stopped.over, stopped.pos.stack, stopped.pos.s.trail]).toEqual([true, [], []]);
  const went = start(gameOf(R, main));
  went.answer(0, 'on');
  expect([went.over, went.pos.s.trail]).toEqual([true, ['after']]);
});

const sealed = (seats: () => readonly number[]): Game<State> =>
  only({
    choose: {
      sealed: 'x.choose',
      seats,
      options: () => ['a', 'b'],
      reveal: (g, _, picks) => {
        g.s.trail.push(...picks.map(({ seat, key }) => `${seat}${key}`));
        return g.end();
      },
    },
  });

test('sealed choices are revealed together, in the order of the seats, the last choice of each', () => {
  const machine = start(
    sealed(() => [2, 0, 1]),
    3,
  );
  machine.answer(0, 'a');
  machine.answer(1, 'a');
  machine.answer(0, 'b');
  expect([machine.asked(), machine.mayAnswer(), machine.pos.s.trail]).toEqual([[2], [0, 1], []]);
  machine.answer(2, 'a');
  expect([machine.over, machine.pos.s.trail]).toEqual([true, ['2a', '0b', '1a']]);
});

test('a sealed question for nobody is over at once', () => {
  expect(start(sealed(() => [])).over).toBe(true);
});

test('a parallel question for nobody goes straight to what follows', () => {
  const machine = start(
    only({
      feed: { each: 'x.feed', seats: () => [], options: (): Key[] => [], then: (g) => g.stay(), done: (g) => g.end() },
    }),
  );
  expect(machine.over).toBe(true);
});

test('a copy goes its own way', () => {
  const machine = start(
    only({
      ask: {
        ask: 'x.ask',
        by: () => 0,
        options: () => ['a', 'b'],
        then: (g, _, key) => {
          g.s.trail.push(key);
          return g.goto('ask');
        },
      },
    }),
  );
  machine.answer(0, 'a');
  const copy = machine.clone();
  copy.answer(0, 'b');
  expect([machine.pos.s.trail, copy.pos.s.trail, machine.seq, copy.seq]).toEqual([['a'], ['a', 'b'], 1, 2]);
});

test('every step taken is shown to whoever watches', () => {
  const game = only({ one: (g) => g.goto('two'), two: (g) => g.end() });
  const seen: string[] = [];
  Machine.start(game, tableInfo(game, { seats: 1 }), null, (proc, label) => seen.push(`${proc}.${label}`));
  expect(seen).toEqual(['main.one', 'main.two']);
});

test('setup must keep the table it was given', () => {
  const R = rules<State>();
  const main = R.proc<null>('main')({ one: (g) => g.end() });
  const game = gameOf(R, main);
  const forgetful = { ...game, setup: (): State => ({ table: { seats: 1, version: 1, options: {} }, trail: [] }) };
  expect(() => Table.open(forgetful, { seats: 1 })).toThrow("setup must keep the table's info");
});

/** Everybody chooses `a` or `b` in secret; at any time, by anybody: `b` is closed, or seat 2 leaves, at once or after a question. */
function disturbed(): Machine<State> {
  const R = rules<State>();
  const later = R.proc<{ key: Key }>('later')({
    sure: {
      ask: 'x.sure',
      by: () => 1,
      options: () => ['yes', 'no'],
      then: (g, v, answer) => {
        if (answer === 'yes') g.s.trail.push(v.key);
        return g.end('from aside');
      },
    },
  });
  const main = R.proc<null>('main')({
    choose: {
      sealed: 'x.choose',
      seats: (s) => (s.trail.includes('leave') ? [0, 1] : [0, 1, 2]),
      options: (s) => (s.trail.includes('close') ? ['a', 'c'] : ['a', 'b']),
      reveal: (g, _, picks) => {
        g.s.trail.push(picks.map(({ key }) => key).join(''));
        return g.end();
      },
    },
  });
  const game = gameOf(R, main, [
    {
      kind: 'now',
      options: () => ['close', 'leave'],
      then: (g, _, key) => {
        g.s.trail.push(key);
      },
    },
    { kind: 'later', options: () => ['close'], then: (g, _, key) => g.push(later, { key }) },
  ]);
  return start(game, 3);
}

test('aside: a secret choice that became impossible is asked for again, the others stand', () => {
  const machine = disturbed();
  machine.answer(0, 'a');
  machine.answer(1, 'b');
  machine.answer(2, '~now/close');
  expect(machine.asked()).toEqual([1, 2]);
  machine.answer(1, 'c');
  machine.answer(2, 'c');
  expect(machine.pos.s.trail).toEqual(['close', 'acc']);
});

test('aside: also when it became impossible by a procedure that took its time', () => {
  const machine = disturbed();
  machine.answer(0, 'b');
  machine.answer(1, 'a');
  machine.answer(2, '~later/close');
  expect([machine.kind, machine.asked()]).toEqual(['x.sure', [1]]);
  machine.answer(1, 'yes');
  expect([machine.kind, machine.asked()]).toEqual(['x.choose', [0, 2]]);
});

test('aside: when the last that was waited for leaves, the choices are revealed', () => {
  const machine = disturbed();
  machine.answer(0, 'a');
  machine.answer(1, 'b');
  expect(machine.asked()).toEqual([2]);
  machine.answer(2, '~now/leave');
  expect([machine.over, machine.pos.s.trail]).toEqual([true, ['leave', 'ab']]);
});

test('aside: only for those who sit at the table, and not while chance is asked', () => {
  const machine = disturbed();
  expect(machine.offers(2)).toEqual(['~now/close', '~now/leave', '~later/close']);
  for (const nobody of [-2, -1, 3]) expect(machine.offers(nobody)).toEqual([]);
  expect(() => machine.answer(0, '~never/x')).toThrow('there is no side offer ~never/x');
});

test('aside: its result is nobody’s; the waiting procedure still has its own', () => {
  const R = rules<State>();
  const inner = R.proc<null>('inner')({ give: (g) => g.end('mine') });
  const aside = R.proc<null>('aside')({ give: (g) => g.become(again, null) });
  const again = R.proc<null>('again')({ give: (g) => g.end('from aside') });
  const main = R.proc<null>('main')({
    begin: (g) => g.call(inner, null, 'ask'),
    ask: {
      ask: 'x.ask',
      by: () => 0,
      options: () => ['a', 'b'],
      then: (g) => {
        g.s.trail.push(JSON.stringify(g.result));
        return g.end();
      },
    },
  });
  const machine = start(gameOf(R, main, [{ kind: 'x', options: () => ['y'], then: (g) => g.push(aside, null) }]));
  machine.answer(1, '~x/y');
  machine.answer(0, 'a');
  expect(machine.pos.s.trail).toEqual(['"mine"']);
});
