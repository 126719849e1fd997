import type { BaseState, Call, Json, Proc } from '@edubba/kernel';
import { call, defineGame, ranked, rules } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import type { Shares } from '../src/index.ts';
import { table } from '../src/index.ts';
import type { State } from './bazaar.ts';
import { bazaar } from './bazaar.ts';
import { bazaarModule } from './bazaar-words.ts';

const honest = bazaar();
const from = (name: string, locals: Json): Call<State> =>
  call(honest.procs[name] as unknown as Proc<State, Json>, locals);
const atTurn = (seat: number): Call<State> => from('turn', { seat });

describe('a table set up by naming things', () => {
  test('places items by name, for seats by name, and begins where it is told', () => {
    const t = table(honest, {
      seats: ['red', 'blue', 'green'],
      place: { 'hand:red': ['lamb', 'fig#2'], 'hand:2': ['date'], row: ['lamb#3'] },
      having: { silver: [1, 5, 0] },
      start: atTurn(0),
    });
    expect(t.board.hand).toEqual([['lamb#1', 'fig#2'], [], ['date#1']]);
    expect(t.board.row).toEqual(['lamb#3']);
    expect(t.board.deck).toHaveLength(8);
    t.red.isAsked('card.play').offeringExactly('fig#2', 'pass').notOffering('lamb');
    t.red.isRefused('lamb#1', 'BAZ-2.02', 'baz.too-dear', 'baz.earn-first');
    t.blue.isNotAsked();
    expect(t.red.sees().hand).toEqual([['lamb#1', 'fig#2'], [], ['?card']]);
    expect(t.sees('spectator').board.hand[0]).toEqual(['?card', '?card']);
  });

  test('plays on with scripted chance, side offers and the log', () => {
    const t = table(bazaarModule(), {
      seats: ['red', 'blue'],
      place: { 'hand:red': ['fig', 'lamb', 'date'] },
      start: atTurn(0),
    });
    t.blue.offers('~favour.spend/silver').takes('~favour.spend/silver').doesNotOffer();
    expect(t.board.silver).toEqual([1, 2]);
    t.blue.undoes();
    expect(t.board.silver).toEqual([1, 1]);
    t.blue.redoes();
    t.red.takes('~favour.spend/silver');
    t.chance('omen.roll', '3');
    t.red.answers('card.play', 'lamb').cannotUndo('chance').answers('card.bury', 'fig');
    expect(t.board.omen).toEqual([3, 0]);
    expect(t.unusedChance).toEqual({});
    t.red.log().includes('red reads the omen: 3.').includes({ type: 'card.buried', item: 'fig#1' });
    t.blue.log().lacks('omen.read').includes('red buries a card.').lacks({ item: 'fig#1' });
    expect(t.over).toBe(true);
    expect(t.outcome?.winners).toEqual([0]);
  });

  test('what chance was asked is looked at: outcomes and their weights, the last time or another', () => {
    const t = table(honest, { seats: 2, chance: { 'card.deal': ['fig#1', 'fig#2', 'lamb#1', 'lamb#2'] } });
    const deck = { fig: 4, lamb: 4, date: 4 };
    t.chanceWeighed('card.deal', deck, 0).chanceWeighed('card.deal', { ...deck, fig: 3 }, 1);
    t.chanceWeighed('card.deal', { fig: 2, lamb: 3, date: 4 });
    t.chanceWeighed('card.deal', ['fig#3', 'fig#4', 'lamb', 'lamb', 'lamb', 'date', 'date', 'date', 'date']);
    t.p0.answers('card.play', 'pass');
    t.chanceWeighed('omen.roll', { 1: 3, 2: 2, 3: 1 });
    // Odds are all that counts: twice as many of everything is the same.
    t.chanceWeighed('omen.roll', { 1: 6, 2: 4, 3: 2 });
  });

  test('several decide side by side', () => {
    const t = table(honest, { seats: 3, start: from('tax', { left: [0, 1, 2] }) });
    t.p1.answers('tax.choose', 'pay');
    t.p1.isNotAsked();
    t.p2.answers('tax.choose', 'work');
    t.p1.undoes().isAsked('tax.choose');
    t.p1.answers('tax.choose', 'work');
    t.p0.isAsked().answers('pay');
    expect(t.board.silver).toEqual([0, 1, 1]);
  });

  test('sealed choices are chosen in secret, in a whole game from its beginning', () => {
    const t = table(honest, { seats: 2, chance: { 'card.deal': ['fig#1', 'fig#2', 'fig#3', 'fig#4'] } });
    expect(t.board.hand).toEqual([
      ['fig#1', 'fig#2'],
      ['fig#3', 'fig#4'],
    ]);
    t.p0.answers('card.play', 'pass').answers('card.bury', 'fig').isNotAsked();
    t.p1.answers('card.play', 'pass').answers('card.bury', 'fig#4');
    t.p1.answers('gift.bid', '1');
    t.p0.log().lacks('gift.offered');
    t.p1.isAsked('gift.bid').offeringExactly('0', '1').answers('0');
    t.p0
      .answers('gift.bid', '1')
      .log()
      .includes({ type: 'gift.offered', seat: 1, data: { silver: 0 } });
    expect(t.board.silver).toEqual([0, 1]);
  });

  test('tells what an automatic first step does', () => {
    type Counter = BaseState & { n: number };
    const R = rules<Counter>();
    const main = R.proc<null>('main')({
      count: (g) => {
        g.emit({ type: 'counted', data: { n: ++g.s.n } });
        return g.goto('ask');
      },
      ask: { ask: 'go', by: () => 0, options: () => ['a', 'b'], then: (g) => g.end() },
    });
    const game = defineGame<Counter>({
      id: 'count',
      version: 1,
      players: { min: 1, max: 1 },
      rules: R,
      main,
      setup: (info) => ({ table: info, n: 0 }),
      visibility: { n: 'all' },
      outcome: () => ranked([0]),
    });
    const t = table(game, { seats: 1, having: { n: 4 } });
    expect(t.p0.log().events).toEqual([{ type: 'counted', data: { n: 5 } }]);
  });
});

describe('a sentence that is not true says so and shows the question', () => {
  const open = () =>
    table(honest, { seats: ['red', 'blue'], place: { 'hand:red': ['fig', 'lamb'] }, start: atTurn(0) });
  const waits = 'The table waits for red: card.play with fig#1, pass.';

  const SENTENCES: readonly (readonly [string, (t: ReturnType<typeof open>) => unknown])[] = [
    ['blue is not asked card.play', (t) => t.blue.answers('card.play', 'pass')],
    ['red is not asked card.bury', (t) => t.red.isAsked('card.bury')],
    ['red cannot answer card.play with lamb#1 (BAZ-2.02: baz.too-dear)', (t) => t.red.answers('card.play', 'lamb#1')],
    ['red is asked card.play, and should not be', (t) => t.red.isNotAsked()],
    ['lamb should be among the options', (t) => t.red.isAsked('card.play').offering('lamb')],
    ['fig should not be among the options', (t) => t.red.isAsked('card.play').notOffering('fig')],
    ['pass should not be among the options', (t) => t.red.isAsked('card.play').offeringExactly('fig')],
    ['red is not refused pass', (t) => t.red.isRefused('pass')],
    ['red is refused lamb#1, but the rule is BAZ-2.02, not BAZ-9', (t) => t.red.isRefused('lamb#1', 'BAZ-9')],
    [
      'red is refused lamb#1, but the reason is baz.too-dear, not baz.else',
      (t) => t.red.isRefused('lamb#1', 'BAZ-2.02', 'baz.else'),
    ],
    [
      'red is refused lamb#1, but what would help is baz.earn-first, not baz.wait',
      (t) => t.red.isRefused('lamb#1', 'BAZ-2.02', 'baz.too-dear', 'baz.wait'),
    ],
    ['red is not offered ~gold/1 but ~favour.spend/silver', (t) => t.red.takes('~gold/1')],
    ['red is offered ~favour.spend/silver, and should not be', (t) => t.red.doesNotOffer()],
    ['red cannot undo: nothing', (t) => t.red.undoes()],
    ['red cannot undo because of nothing, not chance', (t) => t.red.cannotUndo('chance')],
    ['red can undo its answer', (t) => t.red.takes('~favour.spend/silver').cannotUndo()],
    ['red has nothing to redo', (t) => t.red.redoes()],
    ['red tried pass and was allowed', (t) => t.red.tries('pass')],
  ];

  test.each(SENTENCES)('%s', (says, sentence) => {
    expect(() => sentence(open())).toThrow(says);
    if (!says.includes('can undo') && !says.includes('tried')) expect(() => sentence(open())).toThrow(waits);
  });

  test('what was not told', () => {
    expect(() => open().red.log().includes('card.sold')).toThrow('red was not told "card.sold"');
    expect(() => open().red.answers('card.play', 'pass').log().lacks('turn.passed')).toThrow(
      'red was told "turn.passed", and should not be',
    );
  });

  test('a table that cannot be set up', () => {
    const seats = 2;
    expect(() => table(honest, { seats, place: { row: ['camel'] } })).toThrow(
      /no item is called camel, or none is left; the items are\n {2}deck: fig#1, /,
    );
    expect(() => table(honest, { seats, place: { row: ['fig', 'fig', 'fig', 'fig', 'fig'] } })).toThrow('none is left');
    expect(() => table(honest, { seats, having: { hand: [] } })).toThrow('hand holds items');
    expect(() => table(honest, { seats, having: { gold: 3 } as never })).toThrow(
      'the board has no gold; it has table, deck',
    );
    expect(() => table(honest, { seats: ['table', 'red'] })).toThrow('a seat cannot be called table');
    expect(() => table(honest, { seats: 2 }).chance('dice', '1')).toThrow(
      'no chance question is called dice; there are: omen.roll, gift.draw, card.deal',
    );
  });

  test('chance that cannot be', () => {
    expect(() => open().chance('omen.roll', '7').red.answers('card.play', 'pass')).toThrow(
      'chance cannot answer omen.roll with 7; possible: 1, 2, 3',
    );
    expect(() => table(honest, { seats: 2, strictChance: true })).toThrow(
      'chance is asked card.deal and nothing is scripted for it; possible: fig#1',
    );
  });

  test('odds that are not so', () => {
    const t = table(honest, { seats: 2, chance: { 'card.deal': ['fig#1', 'fig#2', 'fig#3', 'fig#4'] } });
    const weighs = (shares: Shares, nth?: number) => () => t.chanceWeighed('omen.roll', shares, nth);
    expect(weighs({ 1: 3 })).toThrow('chance was asked omen.roll 0 times, and not a time numbered -1');
    t.p0.answers('card.play', 'pass');
    expect(weighs({ 1: 3, 2: 1, 3: 2 })).toThrow(
      'chance weighs omen.roll otherwise: 1 3, 2 2, 3 1; expected: 1 3, 2 1, 3 2',
    );
    for (const wrong of [['1', '2', '3'], { 1: 3, 2: 2 }, { 1: 3, 2: 2, 3: 1, 4: 1 }, { 1: 3, 2: 2, 3: 1, 4: 0 }, {}])
      expect(weighs(wrong)).toThrow('chance weighs omen.roll otherwise');
    expect(weighs({ 1: 3, 2: 2, 3: 1 }, 1)).toThrow('asked omen.roll 1 times, and not a time numbered 1');
    expect(() => t.chanceWeighed('dice', [])).toThrow('no chance question is called dice');
    expect(() => t.chanceWeighed('card.deal', { date: 4, lamb: 4 }, 0)).toThrow('fig#1 1, fig#2 1');
    expect(() => t.chanceWeighed('card.deal', { date: 4, lamb: 4, fig: 3 }, 0)).toThrow('expected: date 4');
  });

  test('names are typed', () => {
    const named = table(honest, { seats: ['red', 'blue'] });
    // @ts-expect-error nobody is called green
    expect(named.green).toBeUndefined();
    const counted = table(honest, { seats: 2 });
    // @ts-expect-error there are two seats, p0 and p1
    expect(counted.p2).toBeUndefined();
    // @ts-expect-error silver is a list of numbers
    expect(table(honest, { seats: 2, having: { silver: 'much' } }).board.silver).toBe('much');
    // @ts-expect-error there is no such zone
    expect(() => table(honest, { seats: 2, place: { vault: ['fig'] } })).toThrow('there is no place vault');
  });
});
