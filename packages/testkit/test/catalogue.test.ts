import { expect, test } from 'vitest';
import { assertNone, checkCatalogue, checkCoverage, freeTests } from '../src/index.ts';
import type { WordFault } from './bazaar-words.ts';
import { bazaarModule } from './bazaar-words.ts';

/** Nobody boasts of a lamb in the honest game. */
const unsaid = ['ask.lamb.boast', 'ask.favour.spend'];

/** Each spoilt catalogue and the words in which the test must say so. */
const PLANTED: readonly (readonly [WordFault, RegExp])[] = [
  ['no prompt', /the catalogue has no ask\.card\.bury/],
  ['no event text', /the event card\.buried cannot be said: no text event\.card\.buried/],
  ['no rule text', /the catalogue has no rule\.BAZ-3\.01/],
  ['unknown rule', /the refusal of "\w+#\d" in card\.play cites the rule BAZ-2\.02, which the rulebook lacks/],
  ['no reason text', /the refusal of "~favour\.spend\/silver" in [\w.]+ cannot be said: no text baz\.no-favour/],
  [
    'unknown rule of a side offer',
    /the refusal of "~favour\.spend\/silver" in [\w.]+ cites the rule BAZ-4\.01, which the rulebook lacks/,
  ],
  ['missing parameter', /the event turn\.passed cannot be said: text event\.turn\.passed needs the parameter times/],
  ['unused parameter', /gives the text baz\.too-dear a parameter it does not use: silver/],
  ['unused text', /the text event\.card\.eaten was never said/],
  ['hard-wired option', /the option "\w+#\d" of card\.\w+ has a hard-wired word, (?:fig|date|lamb)/],
  ['hard-wired board', /the board has a hard-wired word, Row/],
];

test.each(PLANTED)('%s: found', (fault, words) => {
  const findings = checkCatalogue(bazaarModule(fault), { games: 20, unsaid });
  expect(() => assertNone(findings)).toThrow(words);
  // Nothing else is wrong with it.
  expect(findings.filter(({ what }) => !words.test(what))).toEqual([]);
});

/** Hard-wired words on a text table, with `codes` that may stand there. */
function onBoard(text: string, codes?: readonly string[]): readonly string[] {
  const honest = bazaarModule();
  const module = {
    ...honest,
    board: (...view: Parameters<typeof honest.board>) => `${honest.board(...view)}\n${text}`,
  };
  const found = checkCatalogue(module, { games: 1, unsaid: ['*'], ...(codes === undefined ? {} : { codes }) });
  return [...new Set(found.map(({ what }) => /^the board has a hard-wired word, (\w+):/.exec(what)?.[1] ?? what))];
}

test('codes are no words, and only they: with one or two signs behind them, and nothing else', () => {
  const codes = ['NIP', 'GIR'];
  expect(onBoard('NIP GIRb NIPbx 3')).toEqual(['NIP']);
  expect(onBoard('NIP GIRb NIPbx 3', codes)).toEqual([]);
  expect(onBoard('NIP Umma', codes)).toEqual(['Umma']);
  expect(onBoard('NIPpur', codes)).toEqual(['NIPpur']);
});

test('every row of the content must be named by somebody, whether the test lists it or not', () => {
  const { content, ...module } = bazaarModule();
  const camel = { id: 'camel', source: 'rulebook', copies: 2 } as const;
  const except = ['turn.boast', 'lamb.boast'];
  const found = checkCoverage({ ...module, content: { ...content, beasts: [camel] } }, { games: 40, except });
  expect(found.map(({ what }) => what)).toEqual(['item camel was not reached in 40 games']);
});

freeTests(bazaarModule(), { games: 80, unsaid, except: ['turn.boast', 'lamb.boast'] });
