import type { BaseState, Game, GameEvent } from '@edubba/kernel';
import { Table } from '@edubba/kernel';
import { expect, test, vi } from 'vitest';
import type { Finding } from '../src/index.ts';
import {
  assertNone,
  checkCoverage,
  checkDual,
  checkFuzz,
  checkLaws,
  checkLeaks,
  checkSamples,
  checkUndo,
  constantSum,
  freeTests,
  noNegative,
  notPlain,
} from '../src/index.ts';
import type { Fault, State } from './bazaar.ts';
import { bazaar, GOODS } from './bazaar.ts';

type Check = <S extends BaseState>(game: Game<S>, options: { games: number; maxAnswers: number }) => readonly Finding[];

/** Each fault, the test that must find it, and the words in which it must say so. */
const PLANTED: readonly (readonly [Fault, Check, RegExp])[] = [
  ['in debt', checkLaws, /the law "nobody is in debt" is broken: silver is/],
  ['loses an item', checkLaws, /items are not conserved: lost \w+#\d/],
  ['doubles an item', checkLaws, /\w+#\d is in two places: deck and row/],
  ['half a coin', checkLaws, /s\.silver\[\d\] is [\d.]+, not a whole number/],
  ['a class instance', checkLaws, /s\.extra\[0\] is an instance of a class/],
  ['crash', checkFuzz, /the lamb ran away/],
  ['dead end', checkFuzz, /dead end: card\.play has no options for seat/],
  ['endless', checkFuzz, /the game does not end: more than 300 answers/],
  ['no scores', checkFuzz, /the outcome has scores {2}for \d players/],
  ['a stranger wins', checkFuzz, /the outcome is ranked and names winners \d where/],
  ['a misnamed item', checkLaws, /"old goat" in deck is not a name for an item/],
  ['impure options', checkFuzz, /card\.play writes while it should only read/],
  ['moody options', checkFuzz, /card\.play is not the same every time one looks: options/],
  ['unplayable option', checkFuzz, /card\.play offers seat \d ghost#1, which breaks the rules: ghost#1 is not in hand/],
  ['double option', checkFuzz, /card\.play offers pass twice/],
  ['refuses what it offers', checkFuzz, /card\.play offers \w+#\d and refuses it/],
  ['a key with a space', checkFuzz, /card\.play offers "pass on", which is no key/],
  ['a class instance', checkDual, /s\.extra\[0\] is an instance of a class/],
  ['board in locals', checkDual, /local of turn\.purse is the object s\.silver itself/],
  ['copy forgets', checkDual, /the copy is another than the original before: s\.omen\[\d\] is 0 and \d/],
  ['copy shares', checkDual, /copy\(\) shares s\.hand\[0\]/],
  ['leak by about', checkLeaks, /something it may not know.*: the view: view\.pending\[0\]\.about\.first/],
  ['leak by options', checkLeaks, /is shown something it may not know at card\.play: options/],
  ['leak by view', checkLeaks, /card\.bury tells .* it may not know: the view: view\.s\.rumour/],
  ['leak by event', checkLeaks, /card\.bury tells .* it may not know: events\[0\]\.event\.data\.points/],
  ['leak by being asked', checkLeaks, /card\.bury tells .* it may not know: the view: view\.pending/],
  ['leak by force', checkLeaks, /it may not know.*: whether somebody has a choice at all/],
  ['leak by refusal', checkLeaks, /is shown something it may not know at card\.play: refusals/],
  ['leak by side offer', checkLeaks, /is shown something it may not know at .*: offers/],
  ['leak by undo', checkLeaks, /tax\.choose tells .* it may not know: undo/],
  [
    'counts on hidden cards',
    checkSamples,
    /what seat \d imagines at .* breaks the rules: somebody has touched the deck/,
  ],
  ['reveals by hand', checkUndo, /may take back pass, although (everybody|seat \d) has seen \w+#\d since/],
  [
    'memory of its own',
    checkDual,
    /the (?:copy|revived position) is another than the original after \d: s\.rumour is \d+ and \d+/,
  ],
  ['memory of its own', checkUndo, /after seat \d took back [\w#.~/]+, the position is not the one before it/],
  ['memory of its own', checkUndo, /taken back by seat \d and given again, leads to another position/],
  [
    'leak by refusal of a side offer',
    checkLeaks,
    /is shown something it may not know at .*: refusals\[\d\]\.why\.params\.lambs/,
  ],
  ['impure refusal of a side offer', checkFuzz, /writes while it should only read/],
  ['refuses the side offer it makes', checkFuzz, /offers ~favour\.spend\/silver and refuses it at the same time/],
  ['unreached label', checkCoverage, /label idle\.never was not reached/],
  ['unreached kind', checkCoverage, /kind idle\.ask was not reached/],
];

test.each(PLANTED)('%s: found', (fault, check, words) => {
  const findings = check(bazaar(fault), { games: 60, maxAnswers: 300 });
  expect(findings.map(({ what }) => what).join('\n')).toMatch(words);
  expect(() => assertNone(findings)).toThrow(words);
  // Everything found comes from the fault: without it the same games are clean (below).
  expect(findings[0]?.where ?? '').toMatch(fault.startsWith('unreached') ? /^$/ : /game \d+ of seed testkit/);
});

test('an item that is dealt and never played: found, unless the game says what playing it means', () => {
  const walking = { games: 40, items: GOODS, except: ['turn.boast', 'lamb.boast'] };
  const found = checkCoverage(bazaar('unreached item'), walking).map(({ what }) => what);
  expect(found).toEqual(['item lamb was not reached in 40 games']);
  const playedBy = ({ type, item }: GameEvent) => (type === 'card.dealt' ? item : undefined);
  expect(checkCoverage(bazaar('unreached item'), { ...walking, playedBy })).toEqual([]);
});

test("laws besides the game's own are kept or found broken", () => {
  const laws = [
    noNegative<State>('silver', 'rumour'),
    constantSum<State>(
      'no card is eaten',
      (s) => s.deck.length + s.row.length + s.hand.flat().length,
      () => 12,
    ),
  ];
  expect(checkLaws(bazaar(), { games: 20, laws })).toEqual([]);
  expect(() => assertNone(checkLaws(bazaar('in debt'), { laws }))).toThrow(
    /"never below 0: silver, rumour" is broken: silver is/,
  );
  expect(() => assertNone(checkLaws(bazaar('loses an item'), { laws }))).toThrow(
    /"no card is eaten" is broken: it adds up to 11, not 12/,
  );
});

test.each([
  [{ a: undefined }, 's.a is undefined'],
  [{ a: [1, Number.NaN] }, 's.a[1] is NaN'],
  [{ a: { b: () => 1 } }, 's.a.b is a function'],
  [{ a: new Map() }, 's.a is an instance of a class'],
  [{ a: [1, , 3] }, 's.a[1] is undefined'], // oxlint-disable-line no-sparse-arrays -- that is the fault
  [{ a: 1e300 }, 's.a is 1e+300, not a whole number'],
])('%j is not plain data', (value, words) => {
  expect(notPlain(value, 's')).toContain(words);
});

test('plain data, and what contains itself', () => {
  const loop: { self?: object } = {};
  loop.self = loop;
  expect(notPlain({ a: [null, true, 'x', -1, {}] }, 's')).toBeUndefined();
  expect(notPlain(loop, 's')).toContain('s.self contains itself');
});

test('an undo that is offered too freely: found', () => {
  const free = vi.spyOn(Table.prototype, 'undoable').mockImplementation(function (this: Table<State>, seat) {
    const to = this.line.findLastIndex((entry) => entry.seat === seat && entry.mark === undefined);
    return to < 0 ? { blocked: 'nothing' } : { to, single: false };
  });
  const found = checkUndo(bazaar(), { games: 40 })
    .map(({ what }) => what)
    .join('\n');
  free.mockRestore();
  expect(found).toMatch(/seat \d may take back [\w#.~/]+, although chance was used since/);
  expect(found).toMatch(/seat \d may take back [\w#.~/]+, although seat \d has chosen [\w#.~/]+ since/);
});

test('an undo that does nothing: found', () => {
  const idle = vi.spyOn(Table.prototype, 'undo').mockImplementation(() => undefined);
  const found = checkUndo(bazaar(), { games: 10 })
    .map(({ what }) => what)
    .join('\n');
  idle.mockRestore();
  expect(found).toMatch(/seat \d took back what it may not: nothing/);
});

test('a standing order that outlives its being dropped: found', () => {
  const idle = vi.spyOn(Table.prototype, 'dropOrders').mockImplementation(() => undefined);
  const found = checkUndo(bazaar(), { games: 60 })
    .map(({ what }) => what)
    .join('\n');
  idle.mockRestore();
  expect(found).toMatch(/seat \d is answered for with [\w#.~/]+ by a standing order it has not given/);
});

test('what is disclosed by the rules is not called a leak', () => {
  const discloses = ['card.bury'];
  expect(checkLeaks(bazaar('leak by event'), { games: 20, discloses })).toEqual([]);
  expect(checkLeaks(bazaar('leak by refusal'), { games: 20, discloses })).not.toEqual([]);
});

test('the same seed finds the same', () => {
  const find = (seed: string): readonly Finding[] => checkFuzz(bazaar('crash'), { games: 10, seed });
  expect(find('a')).toEqual(find('a'));
  expect(find('a')).not.toEqual(find('b'));
});

freeTests(bazaar(), { items: GOODS, except: ['turn.boast', 'lamb.boast'] });
