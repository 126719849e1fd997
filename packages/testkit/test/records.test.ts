import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  assertNone,
  checkBudget,
  checkContent,
  checkCorpus,
  checkPlaythroughs,
  checkTold,
  freeTests,
  measureBudget,
  playthrough,
  recordRandomGame,
  recordsIn,
  writeCorpusRecord,
} from '../src/index.ts';
import { bazaar } from './bazaar.ts';
import { bazaarModule } from './bazaar-words.ts';

const scratch = mkdtempSync(join(tmpdir(), 'testkit-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('corpus', () => {
  const corpus = join(scratch, 'corpus');
  const dir = join(corpus, 'bazaar');
  for (const [i, seats] of [2, 3, 2, 3, 2, 3].entries()) {
    writeCorpusRecord(corpus, `random-${i}`, recordRandomGame(bazaar(), { seats, seed: `corpus ${i}` }));
  }

  test('recorded games replay', () => expect(checkCorpus(bazaar(), dir)).toEqual([]));

  test('changed rules: found, with the entry where they part', () => {
    const findings = checkCorpus(bazaar('dearer figs'), dir);
    expect(() => assertNone(findings)).toThrow(/random-\d\.json parts from the rules at log entry \d+: /);
    expect(findings[0]?.where).toMatch(/entry \[/);
  });

  test('a record without fingerprints proves nothing: found', () => {
    const bare = join(scratch, 'bare');
    writeCorpusRecord(bare, 'bare', { ...recordRandomGame(bazaar(), { seats: 2, seed: 'x' }), prints: [] });
    expect(checkCorpus(bazaar(), join(bare, 'bazaar')).map(({ what }) => what)).toEqual([
      'v1/bare.json parts from the rules at log entry 0: There is no fingerprint of its end, so it proves nothing.',
    ]);
  });

  test('a damaged record, another game and an empty folder: found', () => {
    const other = join(scratch, 'other');
    writeCorpusRecord(other, 'stranger', { ...recordRandomGame(bazaar(), { seats: 2, seed: 'x' }), game: 'chess' });
    writeFileSync(join(other, 'chess', 'broken.json'), '{');
    const found = checkCorpus(bazaar(), join(other, 'chess')).map(({ what }) => what);
    expect(found).toEqual([
      expect.stringMatching(/broken\.json cannot be read: The text is not JSON\./),
      'v1/stranger.json parts from the rules at log entry 0: It is a record of another game, chess.',
    ]);
    expect(checkCorpus(bazaar(), join(scratch, 'nowhere'))[0]?.what).toMatch(/no recorded games of bazaar/);
  });
});

describe('told', () => {
  const corpus = join(scratch, 'heard');
  const file = join(scratch, 'told.txt');
  writeCorpusRecord(corpus, 'one', recordRandomGame(bazaar(), { seats: 2, seed: 'told' }));
  const telling = { file, records: recordsIn(corpus), random: { games: 2 } };
  const heard = (): string => checkTold(bazaar(), { ...telling, update: true }).length + readFileSync(file, 'utf8');

  test('stored and heard again it is the same: games by name, kinds with how many and a print', () => {
    expect(heard()).toMatch(/^0bazaar\/v1\/one\.json\n {2}asks card\.bury: \d+ [0-9a-f]{12}\n/);
    expect(heard()).toMatch(/\nrandom games\n(?: {2}(?:asks|tells) [\w.]+: \d+ [0-9a-f]{12}\n|.*offers.*\n)+$/);
    assertNone(checkTold(bazaar(), telling));
  });

  test('an event with another number in it: found, with its game and kind', () => {
    heard();
    const found = checkTold(bazaar('leak by event'), { file, records: [], random: { games: 2 } });
    expect(() => assertNone(found)).toThrow(/other questions or events[\s\S]*- {3}tells \S+: [\s\S]*\+ {3}tells/);
    expect(found.map(({ where }) => where.split(', ')[1])).toEqual(['random games', 'bazaar/v1/one.json']);
  });

  test('what was never heard: found', () => {
    writeFileSync(file, '');
    expect(checkTold(bazaar(), telling)).toHaveLength(2);
  });
});

describe('playthrough', () => {
  const dir = join(scratch, 'playthroughs');

  test('stored, compared, and otherwise: found with the lines', () => {
    expect(() => assertNone(checkPlaythroughs(bazaar(), { dir, update: false }))).toThrow(
      /no playthrough for 2 seats yet/,
    );
    assertNone(checkPlaythroughs(bazaar(), { dir, update: true }));
    assertNone(checkPlaythroughs(bazaar(), { dir, update: false }));
    const findings = checkPlaythroughs(bazaar('dearer figs'), { dir, update: false });
    expect(() => assertNone(findings)).toThrow(/played otherwise[\s\S]*line \d+:[\s\S]* {4}- [\s\S]* {4}\+ /);
  });

  test('tells questions, options, answers, what each was told, and the end', () => {
    const text = playthrough(bazaar(), 2);
    expect(text).toMatch(/^bazaar, version 1, 2 seats, seed playthrough\n/);
    expect(text).toMatch(/\d+\. seat 0: card\.play\n {3}[^\n]*pass\n/);
    expect(text).toMatch(
      / > \w+#\d\n {3}- card\.dealt seat=0 item=\?card from=deck to=hand:0\n {5}seat 0: card\.dealt seat=0 item=\w+#\d/,
    );
    expect(text).toMatch(/scores: \d+, \d+\nwinners: seat/);
    expect(readFileSync(join(dir, 'bazaar-2.txt'), 'utf8')).toBe(text);
  });

  test('speaks in words where there are words', () => {
    expect(playthrough(bazaarModule(), 2)).toMatch(/- Red takes a card\.\n {5}seat 0: Red takes a (?:fig|date|lamb)\./);
  });
});

describe('budget', () => {
  test('measures, and asserts only what it is given', () => {
    const report = measureBudget(bazaar(), { games: 10 });
    expect(report.decisions).toBeGreaterThan(100);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.clonesPerSecond).toBeGreaterThan(0);
    expect([...report.options99ByKind.keys()]).toContain('gift.bid');
    expect(checkBudget(bazaar(), {}, { games: 2 })).toEqual([]);
  });

  test('too slow: found', () => {
    const found = checkBudget(
      bazaar(),
      { decisionsPerSecond: 1e12, clonesPerSecond: 1e12, options99: -1 },
      { games: 2 },
    ).map(({ what }) => what);
    expect(found).toEqual([
      expect.stringMatching(/decisionsPerSecond is \d+, less than/),
      expect.stringMatching(/clonesPerSecond is \d+, less than/),
      expect.stringMatching(/options99 is \d+ µs, more than -1; slowest is [\w.]+/),
    ]);
  });
});

describe('content', () => {
  const cards = [
    { id: 'fig', suit: 'fruit', cost: 1, copies: 4, needs: [], source: 'rulebook' },
    { id: 'date', suit: 'fruit', cost: 2, copies: 4, needs: ['fig'], source: 'inferred' },
    { id: 'lamb', suit: 'beast', cost: 3, copies: 4, needs: ['date'], source: 'reconstructed' },
  ];
  const rules = {
    name: 'cards',
    unique: 'id',
    count: 3,
    copies: 'copies',
    sums: { cost: 24, copies: 12 },
    tally: { suit: { fruit: 2, beast: 1 } },
    refs: { needs: cards.map(({ id }) => id) },
  } as const;

  test('a sound table', () => expect(checkContent(cards, rules)).toEqual([]));

  test.each([
    ['a double id', [...cards.slice(0, 2), { ...cards[2]!, id: 'fig' }], /cards: two rows have the id fig/],
    ['a row too many', [...cards, { ...cards[0]!, id: 'nut' }], /cards: there are 4 rows, not 3/],
    ['a wrong sum', [...cards.slice(0, 2), { ...cards[2]!, cost: 4 }], /cards: cost adds up to 28, not 24/],
    [
      'a wrong tally',
      [...cards.slice(0, 2), { ...cards[2]!, suit: 'fruit' }],
      /cards: 3 rows have the suit fruit, not 2/,
    ],
    [
      'no source',
      [...cards.slice(0, 2), { ...cards[2]!, source: 'hearsay' }],
      /cards: a row does not say where it comes from/,
    ],
    [
      'a broken reference',
      [...cards.slice(0, 2), { ...cards[2]!, needs: ['cow'] }],
      /cards: needs names cow, which does not exist/,
    ],
  ])('%s: found', (_, rows, words) => {
    expect(() => assertNone(checkContent(rows, rules))).toThrow(words);
  });
});

// The free tests that need a folder or a budget.
writeCorpusRecord(join(scratch, 'free'), 'one', recordRandomGame(bazaar(), { seats: 3, seed: 'one' }));
assertNone(checkPlaythroughs(bazaar(), { dir: join(scratch, 'free'), update: true }));
freeTests(bazaar(), {
  games: 40,
  except: ['turn.boast', 'lamb.boast'],
  corpus: join(scratch, 'free', 'bazaar'),
  playthroughs: join(scratch, 'free'),
  budget: { decisionsPerSecond: 100, clonesPerSecond: 100 },
});
