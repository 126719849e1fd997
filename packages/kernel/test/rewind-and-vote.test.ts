import type { BaseState, ChanceSource, Key } from '@edubba/kernel';
import { deciding, defineGame, jointDecision, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { everythingOf, plays } from './support.ts';

type State = BaseState & { open: Key[]; decided: Key };

const R = rules<State>();

const vote = jointDecision<State, null>(R, 'vote', {
  kind: 'x.vote',
  options: (s) => s.open,
  lead: () => 0,
  mode: () => 'vote',
});

const main = R.proc<null>('main')({
  begin: { ask: 'x.begin', by: () => 0, options: () => ['roll', 'vote'], then: (g, _, key) => g.goto(key as 'roll') },
  roll: { chance: 'x.roll', outcomes: () => ['1', '2'], then: (g) => g.goto('begin') },
  vote: (g) => g.call(vote, deciding(null), 'voted'),
  voted: (g) => {
    g.s.decided = g.result as Key;
    return g.end();
  },
});

const game = defineGame<State>({
  id: 'rewind-and-vote',
  version: 1,
  players: { min: 3, max: 3 },
  rules: R,
  main,
  setup: (table) => ({ table, open: ['x', 'y'], decided: '' }),
  visibility: { open: 'all', decided: 'all' },
  outcome: () => ranked([0, 0, 0]),
  anytime: [
    { kind: 'close', options: (s) => s.open, then: (g, _, key) => void g.s.open.splice(g.s.open.indexOf(key), 1) },
  ],
});

test('a rewind that fails half way leaves everything as it was', () => {
  let works = true;
  const chance: ChanceSource = (_, outcomes) => {
    if (!works) throw new Error('the source of chance is gone');
    return outcomes[0] as Key;
  };
  const table = Table.open(game, { seats: 3, chance });
  plays(table, '0:roll', '0:roll');
  for (let i = 0; i < 2; i++) {
    const before = everythingOf(table);
    works = false;
    expect(() => table.rewind(0, 1)).toThrow('the source of chance is gone');
    expect(everythingOf(table)).toEqual(before);
    works = true;
    // The second time there is something taken back in the log already.
    table.rewind(0, 0);
    plays(table, '0:roll', '0:roll');
  }
  expect(table.line.map(({ key }) => key)).toEqual(['roll', '1', 'roll', '1']);
});

test('a vote for what has become impossible counts no longer: whoever gave it is asked again', () => {
  const table = Table.open(game, { seats: 3 });
  plays(table, '0:vote', '0:propose:x', '1:propose:x', '2:~close/x');
  expect(table.asked()).toEqual([0, 1, 2]);
  plays(table, '2:propose:y', '0:propose:y');
  expect(table.over).toBe(false);
  plays(table, '1:propose:y');
  expect(table.s.decided).toBe('y');
});
