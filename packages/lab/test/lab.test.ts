import type { Experiment } from '@edubba/lab';
import {
  Batches,
  batchesOf,
  Collector,
  estimate,
  figureMessage,
  Playing,
  readExperiment,
  readResult,
  resultText,
  settingsOf,
} from '@edubba/lab';
import { expect, test } from 'vitest';
import { throws } from './throws.ts';

const WISH = {
  format: 'edubba-experiment',
  version: 1,
  title: 'A handicap',
  game: 'throws',
  seats: 2,
  bots: ['random', 'bold'],
  seed: 'lab',
  games: 110,
  sides: [{ name: 'As published' }, { name: 'Handicap', tuned: { handicap: 2 } }],
};
const experiment = (changes: object = {}): Experiment => readExperiment({ ...WISH, ...changes });

/** Has the batches come in in this order. */
function collect(wish: Experiment, order: (batches: number[]) => number[]): Collector {
  const batches = new Batches(throws, wish);
  const collector = Collector.of(throws, wish);
  for (const batch of order(Array.from({ length: batchesOf(wish) }, (_, i) => i)))
    collector.take(batch, batches.play(batch));
  return collector;
}

test('an experiment is what it says, and nothing else', () => {
  expect(experiment().sides[1]?.tuned).toEqual({ handicap: 2 });
  expect(() => experiment({ version: 2 })).toThrow(/^version: /);
  expect(() => experiment({ game: 'Throws!' })).toThrow(/^game: /);
  expect(() => experiment({ games: 0 })).toThrow(/^games: /);
  expect(() => experiment({ speed: 'fast' })).toThrow(/^speed: unrecognized_keys$/);
  expect(() => experiment({ sides: [] })).toThrow(/^sides: /);
  expect(() => readExperiment('{')).toThrow('not JSON');
});

test('what the game cannot play is refused, and why', () => {
  const refused = (changes: object) => () => settingsOf(throws, experiment(changes));
  expect(refused({ game: 'other' })).toThrow('the experiment is with other, not throws');
  expect(refused({ rules: 2 })).toThrow('rules version 2 of throws, this build plays 1');
  expect(refused({ bots: ['clever'] })).toThrow('throws has no bot clever');
  expect(refused({ bots: ['clever:20'] })).toThrow('throws has no bot clever;');
  for (const bot of ['bold:20', 'random:20', 'deep:1000001'])
    expect(refused({ bots: [bot] })).toThrow(`${bot}: only bots that look ahead have a budget, of 1000000 at most`);
  for (const bot of ['deep:0', 'deep:', 'deep:-1', 'deep:1.5', 'toString', 'toString:20'])
    expect(refused({ bots: [bot] })).toThrow('throws has no bot ');
  expect(refused({ bots: ['random', 'random', 'random'] })).toThrow('3 bots for 2 seats');
  expect(refused({ sides: [{ name: 'A', tuned: { speed: 2 } }] })).toThrow('throws has no number speed to turn');
  expect(refused({ sides: [{ name: 'A', tuned: { handicap: 11 } }] })).toThrow('A: kernel.table-tunable');
  expect(refused({ options: { begin: 'never' } })).toThrow('kernel.table-value');
});

test('a bot that looks ahead has the budget that is said, and is called by it', () => {
  const answers = (bot: string): Set<string> => {
    const wish = experiment({ bots: [bot] });
    const [a] = settingsOf(throws, wish);
    if (a === undefined) throw new Error('no side');
    const { log } = new Playing(throws, wish, a).table(0).table;
    return new Set(log.flatMap(({ seat, key }) => (seat < 0 ? [] : [key])));
  };
  expect([answers('deep'), answers('deep:20')]).toEqual([new Set(['careful']), new Set(['bold'])]);
  const sides = [
    { name: 'usual', bots: ['random', 'deep'] },
    { name: 'twenty', bots: ['random', 'deep:20'] },
  ];
  const { result } = collect(experiment({ sides }), (all) => all);
  expect(estimate(result, 'bot/deep')?.sides.map(({ n }) => n)).toEqual([110, 0]);
  expect(estimate(result, 'bot/deep:20')?.sides.map(({ n }) => n)).toEqual([0, 110]);
  const words = { texts: { en: {} } } as unknown as Parameters<typeof figureMessage>[0];
  expect(figureMessage(words, 'bot/deep:20')).toEqual({
    id: 'lab.bot',
    params: { bot: { id: 'lab.bot.budget', params: { bot: { id: 'bot.deep' }, budget: 20 } } },
  });
});

test('a decision is called by its prompt, with its gaps left open', () => {
  const called = (prompt: string): unknown => {
    const words = { texts: { en: { 'ask.bid.pay': prompt } } } as unknown as Parameters<typeof figureMessage>[0];
    return figureMessage(words, 'use/decision/bid.pay').params?.['thing'];
  };
  const text = (said: string): object => ({ id: 'lab.said', params: { text: said } });
  expect(called('{seat}: how do you pay?')).toEqual(text('how do you pay?'));
  expect(called('{seat}, pay {n, plural, one {# Camel} other {# Camels}} to {who}?')).toEqual(text('pay … to …?'));
  expect(called('{seat}: pay the {people}? {bonus}')).toEqual(text('pay the …?'));
  expect(called('{seat}: pay. Or leave it.')).toEqual(text('pay. Or leave it.'));
  expect(called('{seat}: pay ({left, plural, one {# step} other {# steps}} left)?')).toEqual(text('pay?'));
  expect(called('{seat}: {n} go; which?')).toEqual(text('bid.pay'));
});

test('in whatever order batches come in, and however often, the result is the same text', () => {
  const wish = experiment();
  const plain = resultText(collect(wish, (all) => all).result);
  expect(batchesOf(wish)).toBe(6);
  expect(resultText(collect(wish, (all) => all.toReversed()).result)).toBe(plain);
  expect(resultText(collect(wish, (all) => [...all.slice(2), ...all, ...all]).result)).toBe(plain);
  expect(readResult(plain)).toMatchObject({ ended: 'all', batches: 6, sums: { games: 110, unfinished: 0, faults: 0 } });
  expect(resultText(readResult(plain))).toBe(plain);
});

test('a result that was left goes on and comes to the same', () => {
  const wish = experiment();
  const plain = resultText(collect(wish, (all) => all).result);
  const left = collect(wish, (all) => [...all.slice(0, 2), 4]);
  expect(left.result).toMatchObject({ ended: 'open', batches: 2 });
  const again = Collector.of(throws, wish, readResult(resultText(left.result)));
  const batches = new Batches(throws, wish);
  for (let batch = again.done; !again.over; batch++) again.take(batch, batches.play(batch));
  expect(resultText(again.result)).toBe(plain);
});

test('a result of another experiment, or of other rules, does not go on', () => {
  const { result } = collect(experiment(), (all) => all.slice(0, 1));
  expect(() => Collector.of(throws, experiment({ seed: 'other' }), result)).toThrow('another experiment');
  expect(() => Collector.of(throws, experiment(), { ...result, rules: 2 })).toThrow('rules version 2');
  expect(() => readResult(JSON.stringify({ ...result, batches: 'two' }))).toThrow(/^batches: /);
});

test('a stopping rule stops at the same game, whoever plays which batch', () => {
  const wish = experiment({ games: 4000, stop: { figure: 'share/0', within: 0.03 } });
  const plain = collect(wish, (all) => all);
  expect(plain.result.ended).toBe('sure');
  expect(plain.result.sums.games).toBeGreaterThan(200);
  expect(plain.result.sums.games).toBeLessThan(2000);
  expect(resultText(collect(wish, (all) => all.toReversed()).result)).toBe(resultText(plain.result));
});

test('a game can be had again by its number, as it was played', () => {
  const wish = experiment();
  const [a] = settingsOf(throws, wish);
  if (a === undefined) throw new Error('no side');
  const side = new Playing(throws, wish, a);
  const table = side.table(7).table.fingerprint();
  expect(side.table(7).table.fingerprint()).toBe(table);
  expect(side.table(8).table.fingerprint()).not.toBe(table);
  expect(side.botsOf(7).map(({ name }) => name)).toEqual(['bold', 'random']);
  expect(side.botsOf(8).map(({ name }) => name)).toEqual(['random', 'bold']);
});

test('figures add up: shares to 1, points by round to the end, wins of bots to the games', () => {
  const { sums } = collect(experiment({ sides: [{ name: 'A' }] }), (all) => all).result;
  const [side] = sums.sides;
  if (side === undefined) throw new Error('no side');
  const each = (figure: string): number => side.each[figure]?.[0] ?? Number.NaN;
  // A win of two players is counted in halves.
  expect(each('share/0') + each('share/1')).toBe(2 * sums.games);
  expect(each('points/0') + each('points/1')).toBe(each('points'));
  expect(each('from/points')).toBe(each('points'));
  expect(each('at/3/points')).toBe(each('points'));
  expect(each('at/1/points')).toBeLessThan(each('at/2/points'));
  expect(each('length')).toBe(6 * sums.games);
  const [bold = [], random = []] = [side.ratio['bot/bold'], side.ratio['bot/random']];
  expect((bold[0] ?? 0) + (random[0] ?? 0)).toBe(2 * sums.games);
  expect(bold[1]).toBe(sums.games);
  expect(Object.values(side.spread['margin'] ?? {}).reduce((sum, n) => sum + n, 0)).toBe(sums.games);
  expect(side.each['use/answer/throw bold']?.[0]).toBe(sums.games);
  expect(side.examples['use/answer/throw careful']?.[0]).toBeLessThan(10);
});

test('batches added up by whoever played them come to the same, with a stopping rule too', () => {
  for (const changes of [{}, { games: 4000, stop: { figure: 'share/0', within: 0.03 } }]) {
    const wish = experiment(changes);
    const batches = new Batches(throws, wish);
    const collector = Collector.of(throws, wish);
    const blocks = [];
    for (let from = 0; from < batchesOf(wish); from += 7)
      blocks.push(...batches.playAll(from, Math.min(batchesOf(wish), from + 7)));
    for (const { from, to, sums } of blocks.toReversed()) collector.take(from, sums, to);
    expect(resultText(collector.result)).toBe(resultText(collect(wish, (all) => all).result));
  }
});
