import type { Fairness, FairProof, Kept } from '@edubba/fair';
import { checkFairness, commitmentTo, fairChance, tableSeed } from '@edubba/fair';
import type { BaseState, GameRecord, ItemId } from '@edubba/kernel';
import { CHANCE, defineGame, parseRecord, ranked, recordOf, recordText, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';

/** A game of chance alone: dice by weight, and a bag that is drawn from. */
type Luck = BaseState & { bag: ItemId[]; out: ItemId[]; sum: number; turn: number };

const DICE = ['0', '1', '2', '3', '4'];
const WEIGHTS = [1, 4, 6, 4, 1];

const R = rules<Luck>();
const main = R.proc<null>('main')({
  pick: {
    ask: 'luck.pick',
    by: (s) => s.turn % 2,
    options: (s) => (s.bag.length > 0 ? ['roll', 'draw', 'end'] : ['roll', 'end']),
    then: (g, _, key) => {
      g.s.turn++;
      if (key === 'end') return g.end();
      return g.goto(key === 'roll' ? 'roll' : 'draw');
    },
  },
  roll: {
    chance: 'luck.roll',
    outcomes: () => DICE,
    weights: () => WEIGHTS,
    then: (g, _, key) => {
      g.s.sum += Number(key);
      return g.goto('pick');
    },
  },
  draw: {
    chance: 'luck.draw',
    outcomes: ({ bag }) => bag,
    then: (g, _, card) => {
      g.move(card, 'bag', 'out');
      return g.goto('pick');
    },
  },
});
const luck = defineGame<Luck>({
  id: 'luck',
  version: 1,
  players: { min: 2, max: 3 },
  rules: R,
  main,
  setup: (table) => ({ table, bag: Array.from({ length: 12 }, (_, i) => `card#${i}`), out: [], sum: 0, turn: 0 }),
  visibility: { bag: { zone: 'shared', sees: 'none' }, out: { zone: 'shared', sees: 'all' }, sum: 'all', turn: 'all' },
  outcome: (s) => ranked([s.sum, 0]),
});

const SECRET = 'a secret of the house, 256 bits of it';
const PROOF: FairProof = {
  commitment: commitmentTo(SECRET),
  secret: SECRET,
  contributions: ['added-by-seat-zero', ''],
};

/** A whole game with an undo by agreement in it, across a roll. */
function played(proof = PROOF): Table<Luck> {
  const chance = fairChance(tableSeed(proof.secret, proof.contributions));
  const table = Table.open(luck, { seats: proof.contributions.length, chance });
  for (let i = 0; i < 40; i++) table.play(table.toMove, i % 3 === 0 && table.s.bag.length > 0 ? 'draw' : 'roll');
  table.rewind(0, 63);
  for (let i = 0; i < 10; i++) table.play(table.toMove, 'roll');
  table.play(table.toMove, 'end');
  return table;
}

const good: GameRecord = { ...recordOf(played()), fair: PROOF };

const check = (change: object, kept?: Kept): Fairness => checkFairness(luck, { ...good, ...change }, kept);
const proofWith = (change: object): object => ({ fair: { ...PROOF, ...change } });

test('a fair game: every roll is made again, with all that could have come', () => {
  const fairness = check({});
  expect(fairness).toMatchObject({ verdict: 'fair', committed: true, contributed: [0] });
  expect(fairness.divergence).toBeUndefined();
  const rolled = good.log.flatMap(([seat, key], i) => (seat === CHANCE ? [[i + 1, key]] : []));
  expect(rolled.length).toBeGreaterThan(45);
  expect(fairness.rolls.map(({ at, drawn }) => [at, drawn])).toEqual(rolled);
  for (const { drawn, recomputed } of fairness.rolls) expect(recomputed).toBe(drawn);
  const [draw, roll] = fairness.rolls;
  expect(draw).toMatchObject({ at: 2, kind: 'luck.draw' });
  expect(draw?.outcomes).toHaveLength(12);
  expect(draw).not.toHaveProperty('weights');
  expect(roll).toMatchObject({ at: 4, kind: 'luck.roll', outcomes: DICE, weights: WEIGHTS });
  // What was in the bag then, not what is left of it.
  expect(fairness.rolls.filter(({ kind }) => kind === 'luck.draw').map(({ outcomes }) => outcomes.length)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
  ]);
});

test('the proof is kept when a record is written and read', () => {
  const read = parseRecord(recordText(good));
  expect(read).toEqual(good);
  expect(checkFairness(luck, read)).toEqual(check({}));
});

test('an undo by agreement gives the roll a new place: it falls anew, and both are checked', () => {
  const undone = good.log.findIndex(([, , mark]) => mark === 'undo');
  const { rolls } = check({});
  // The answer that was taken back to is a roll: the same one is asked again, right after.
  const [before, after] = [rolls.find(({ at }) => at === 64), rolls.find(({ at }) => at === undone + 2)];
  expect([before?.kind, after?.kind]).toEqual(['luck.roll', 'luck.roll']);
  const chance = fairChance(tableSeed(SECRET, PROOF.contributions));
  expect(after?.drawn).toBe(chance(undone + 1, DICE, WEIGHTS, ''));
});

test('tampered: a roll, wherever it is', () => {
  const places = good.log.flatMap(([seat], i) => (seat === CHANCE ? [i] : []));
  const { rolls } = check({});
  for (const place of places) {
    const [, key] = good.log[place] as readonly [number, string];
    const { kind, outcomes } = rolls.find(({ at }) => at === place + 1) ?? { kind: '', outcomes: [] };
    const other = outcomes.find((outcome) => outcome !== key);
    // The last card of the bag could not have been another.
    if (other === undefined) continue;
    // Whoever tampers makes the fingerprints anew, too.
    const log = good.log.map((entry, i) => (i === place ? ([CHANCE, other] as const) : entry));
    const fairness = check({ log, prints: good.prints.slice(-1) });
    expect(fairness.verdict).toBe('roll');
    expect(fairness.divergence).toEqual({ at: place + 1, why: { id: 'kernel.record-roll', params: { roll: key } } });
    expect(fairness.rolls.find(({ at }) => at === place + 1)).toMatchObject({ kind, drawn: other, recomputed: key });
    // What people answered is no roll, also where the game went another way.
    for (const { at } of fairness.rolls) expect(log[at - 1]?.[0]).toBe(CHANCE);
  }
});

test('tampered: the secret, a contribution, its seat, the commitment', () => {
  expect(check(proofWith({ secret: 'another' }))).toMatchObject({ verdict: 'commitment', committed: false });
  expect(check(proofWith({ commitment: commitmentTo('another') }))).toMatchObject({ verdict: 'commitment' });
  for (const contributions of [
    ['added-by-seat-zerO', ''],
    ['', ''],
    ['', 'added-by-seat-zero'],
    ['added-by-seat-zero', 'x'],
  ]) {
    const fairness = check(proofWith({ contributions }));
    expect(fairness).toMatchObject({
      verdict: 'roll',
      committed: true,
      divergence: { why: { id: 'kernel.record-roll' } },
    });
    expect(fairness.rolls.some(({ drawn, recomputed }) => drawn !== recomputed)).toBe(true);
  }
});

test('tampered: everything made anew agrees with itself, but not with what was kept', () => {
  const secret = 'the house thought better of it';
  const proof = { commitment: commitmentTo(secret), secret, contributions: ['put-in-by-the-house', ''] };
  const record = { ...recordOf(played(proof)), fair: proof };
  expect(checkFairness(luck, record).verdict).toBe('fair');
  expect(checkFairness(luck, record, { commitment: PROOF.commitment }).verdict).toBe('other-commitment');
  expect(checkFairness(luck, record, { contribution: 'added-by-seat-zero' }).verdict).toBe('contribution');
  const kept = { commitment: PROOF.commitment, contribution: 'added-by-seat-zero' };
  expect(check({}, kept).verdict).toBe('fair');
});

test('tampered: nothing can stand in the place of a roll, not even a taking back that names the same number', () => {
  const chance = fairChance(tableSeed(SECRET, PROOF.contributions));
  // Only where the die shows a number of answers that can be taken back.
  const due = [3, 5].find((index) => ['1', '2'].includes(chance(index, DICE, WEIGHTS, '')));
  expect(due).toBeDefined();
  const at = due ?? 0;
  const shown = chance(at, DICE, WEIGHTS, '');
  for (const seat of [0, CHANCE]) {
    const log = [...good.log.slice(0, at), [seat, shown, 'undo'] as const];
    const { outcome: _, ...open } = good;
    const fairness = checkFairness(luck, { ...open, log, prints: [[log.length, 'x']] });
    expect(fairness).toMatchObject({ verdict: 'roll', divergence: { at: at + 1 } });
    expect(fairness.rolls.map((roll) => roll.at)).not.toContain(at + 1);
  }
});

test('a record that is wrong otherwise proves nothing', () => {
  expect(check({ outcome: { scores: [99, 0], winners: [1] } })).toMatchObject({
    verdict: 'record',
    divergence: { why: { id: 'kernel.record-outcome' } },
  });
  expect(check({ prints: [] })).toMatchObject({ verdict: 'record', rolls: [] });
});

test('no proof, or one that is none', () => {
  const { fair: _, ...without } = good;
  expect(checkFairness(luck, without)).toEqual({ verdict: 'no-proof', committed: false, contributed: [], rolls: [] });
  const bad = [
    null,
    7,
    'proof',
    [],
    {},
    { ...PROOF, secret: undefined },
    { ...PROOF, commitment: 7 },
    { ...PROOF, contributions: 'added-by-seat-zero' },
    { ...PROOF, contributions: ['added-by-seat-zero'] },
    { ...PROOF, contributions: ['added-by-seat-zero', '', ''] },
    { ...PROOF, contributions: ['added-by-seat-zero', null] },
  ];
  for (const fair of bad) {
    const record = parseRecord(JSON.stringify({ ...good, fair }));
    expect(checkFairness(luck, record)).toEqual({ verdict: 'bad-proof', committed: false, contributed: [], rolls: [] });
  }
  // What is wrong besides is still found.
  expect(checkFairness(luck, { ...without, prints: [] }).divergence?.why.id).toBe('kernel.record-no-end');
});

test('a seed beside a proof changes nothing: the proof is what counts', () => {
  expect(check({ seed: 'loaded' })).toEqual(check({}));
});
