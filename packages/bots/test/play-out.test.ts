import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { playOut, random } from '../src/index.ts';
import { circles, highCard } from './high-card.ts';

const saying = (name: string, key: string) => ({ name, choose: () => ({ key }) });

test('a table is played to its end; chance and forced answers are no decisions', () => {
  const table = Table.open(highCard, { seats: 3, seed: 'a' });
  const kinds: string[] = [];
  const played = playOut(table, [random], new Xoshiro('a'), {
    onAnswer: (seat, kind) => kinds.push(`${seat} ${kind}`),
  });
  expect(table.over).toBe(true);
  expect(played).toEqual({ outcome: table.outcome, decisions: 6, faults: [] });
  expect(kinds).toEqual(['0 greet', '0 card.play', '1 greet', '1 card.play', '2 greet', '2 card.play']);
});

test('chance that asks is answered too', () => {
  const table = Table.open(highCard, { seats: 2, chance: 'ask' });
  expect(playOut(table, [random], new Xoshiro('a')).outcome).toEqual(table.outcome);
});

test('an illegal answer is replaced by a random one, and the bot is named', () => {
  const table = Table.open(highCard, { seats: 2, seed: 'a' });
  const { outcome, faults, decisions } = playOut(table, [random, saying('cheat', 'card#99')], new Xoshiro('a'));
  expect(outcome).toBeDefined();
  expect(decisions).toBe(4);
  expect(faults.map(({ type, bot, seat, kind }) => [type, bot, seat, kind])).toEqual([
    ['illegal', 'cheat', 1, 'greet'],
    ['illegal', 'cheat', 1, 'card.play'],
  ]);
  expect(faults[0]?.message).toBe('cheat, seat 1, greet: answered card#99, which is none of hello, hi/there, hi/you');
});

test('a bot that breaks down is replaced by a random answer, and named', () => {
  const broken = {
    name: 'broken',
    choose: () => {
      throw new Error('out of order');
    },
  };
  const { outcome, faults } = playOut(
    Table.open(highCard, { seats: 2, seed: 'edubba' }),
    [broken, random],
    new Xoshiro('a'),
  );
  expect(outcome).toBeDefined();
  expect(faults[0]).toMatchObject({
    type: 'threw',
    bot: 'broken',
    seat: 0,
    message: 'broken, seat 0, greet: out of order',
  });
});

test('a game that does not end is given up and says so', () => {
  const { outcome, faults, decisions } = playOut(
    Table.open(circles, { seats: 2 }),
    [saying('patient', 'on')],
    new Xoshiro('a'),
    {
      maxAnswers: 100,
    },
  );
  expect(outcome).toBeUndefined();
  expect(decisions).toBe(100);
  expect(faults).toEqual([{ type: 'endless', message: 'no end after 100 decisions', seq: 100, kind: 'circle.turn' }]);
});

test('rules that fail end the game, with their message', () => {
  const { outcome, faults } = playOut(Table.open(circles, { seats: 2 }), [saying('bomber', 'boom')], new Xoshiro('a'));
  expect(outcome).toBeUndefined();
  expect(faults).toMatchObject([
    { type: 'rules', message: expect.stringMatching(/^boom by [01]$/), kind: 'circle.turn' },
  ]);
});

test('where several are waited for, each gets a turn', () => {
  const seats: number[] = [];
  playOut(Table.open(circles, { seats: 2 }), [saying('patient', 'on')], new Xoshiro('a'), {
    maxAnswers: 10,
    onAnswer: (seat) => seats.push(seat),
  });
  expect(new Set(seats)).toEqual(new Set([0, 1]));
});
