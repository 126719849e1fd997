import { Refused, resample, SPECTATOR, Table, Xoshiro } from '@edubba/kernel';
import { freeTests, table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { sealedBidGame } from './game.ts';

/** p0 holds an omen of strength, p1 of tactics, p2 of mobility. */
function opened(having: Partial<{ bones: number[]; round: number }> = {}) {
  return table(sealedBidGame, {
    seats: 3,
    having,
    chance: { 'omen.draw': ['strength#1', 'tactics#1', 'mobility#1'] },
    strictChance: true,
  });
}

type Opened = ReturnType<typeof opened>;

/** Everything a seat is shown, in one piece. */
const shown = ({ table: t }: { readonly table: Opened['table'] }, seat: number): string =>
  JSON.stringify([
    t.view(seat),
    t.eventsFor(seat),
    seat === SPECTATOR ? null : [t.question(seat), t.refusals(seat), t.offers(seat), t.undoable(seat)],
  ]);

const bids = (t: Opened, ...keys: readonly [string, string, string]): void =>
  keys.forEach((key, seat) => t.seat(seat).answers('bid.seal', key));

test('SEB-1.02 an omen is known to its owner only', () => {
  const t = opened();
  expect(t.p1.sees().omen).toEqual([['?card'], ['tactics#1'], ['?card']]);
  expect(t.sees('spectator').board.omen).toEqual([['?card'], ['?card'], ['?card']]);
});

test('SEB-2.01 all ways to put 0 to all on three fields, each with and without the omen', () => {
  const t = opened();
  const { options } = t.p0.isAsked('bid.seal').offering('0-0-0-3', '3-0-0-0', '1-1-1-0', '0-0-0-3:strength#1');
  expect(options).toHaveLength(2 * 20);
  expect(t.p0.tries('4-0-0-0').why.id).toBe('kernel.not-offered');
  expect(t.p0.tries('0-0-0-3:tactics#1').why.id).toBe('kernel.not-offered');
});

test('SEB-2.03 views show only who has chosen', () => {
  const t = opened();
  t.p1.answers('bid.seal', '2-0-1-0');
  expect(t.table.view(0).pending.map(({ seat }) => seat)).toEqual([0, 2]);
  const other = opened();
  other.p1.answers('bid.seal', '0-0-0-3:tactics#1');
  for (const seat of [0, 2, SPECTATOR]) expect(shown(t, seat)).toBe(shown(other, seat));
});

test('SEB-2.03 the order in which the bids come in makes no difference', () => {
  const one = opened();
  bids(one, '1-0-0-2', '0-2-0-1', '0-0-3-0');
  const other = opened();
  other.p2.answers('bid.seal', '0-0-3-0');
  other.p0.answers('bid.seal', '1-0-0-2');
  other.p1.answers('bid.seal', '0-2-0-1');
  expect(other.table.fingerprint()).toBe(one.table.fingerprint());
});

test('SEB-2.03 a bid may be changed until the last one is in', () => {
  const t = opened();
  t.p0.answers('bid.seal', '3-0-0-0');
  t.p0.isNotAsked();
  expect(t.table.question(0)?.optional).toBe(true);
  const { pending } = t.table.view(1);
  const told = t.table.eventsFor(1);
  t.p0.answers('bid.seal', '0-0-1-2');
  expect([t.table.view(1).pending, t.table.eventsFor(1)]).toEqual([pending, told]);
  t.p1.answers('bid.seal', '0-0-0-3');
  t.p2.answers('bid.seal', '0-0-0-3');
  expect(t.board.points).toEqual([3, 0, 0]);
  t.p0.cannotUndo('revealed');
});

test('SEB-2.03 a bid may be taken back alone, whoever has bid since', () => {
  const t = opened();
  t.p0.answers('bid.seal', '3-0-0-0');
  t.p1.answers('bid.seal', '1-0-0-2');
  t.p0.undoes().isAsked('bid.seal');
  t.p1.isNotAsked();
  expect(t.table.asked()).toEqual([0, 2]);
  t.p0.answers('bid.seal', '0-0-0-3');
  t.p2.answers('bid.seal', '0-0-0-3');
  expect(t.board.points).toEqual([0, 1, 0]);
});

test('SEB-2.03 others may bid meanwhile without making my question out of date; my own answer does', () => {
  const t = opened();
  const number = t.table.question(0)?.number;
  t.p1.answers('bid.seal', '1-0-0-2');
  t.table.play(0, '2-0-0-1', number);
  expect(() => t.table.play(0, '3-0-0-0', number)).toThrow(Refused);
});

test('SEB-2.02 a laid omen counts 1 on its field and is open from then on', () => {
  const t = opened();
  bids(t, '1-0-0-2:strength#1', '1-0-0-2', '0-0-0-3');
  expect(t.board.points).toEqual([1, 0, 0]);
  expect(t.p2.sees().laid).toEqual(['strength#1']);
  t.p0.isAsked('bid.seal').notOffering('0-0-0-3:strength#1');
});

test('SEB-3.01 to 3.03 the highest bid takes the prize and is spent; others take half back', () => {
  const t = opened({ bones: [4, 4, 4] });
  bids(t, '3-0-0-1', '1-3-0-0', '2-0-1-1');
  expect(t.board.points).toEqual([1, 2, 3]);
  // p0 spent 3; p1 lost 1 (0 back) and spent 3; p2 put 2 (1 back) and spent 1; everybody gets 1.
  expect(t.board.bones).toEqual([4 - 3 + 1, 4 - 1 - 3 + 1, 4 - 2 + 1 - 1 + 1]);
});

test('SEB-3.02 ties go to the higher seat on the track, which then goes to its end; 0 wins nothing', () => {
  const t = opened();
  bids(t, '0-1-0-2', '0-1-1-1', '0-1-1-1');
  expect(t.board.points).toEqual([2, 3, 0]);
  expect(t.board.track).toEqual([2, 0, 1]);
  // p0 spent 1 and got 1; p2 spent 2 and got 1.
  bids(t, '1-0-0-2', '0-0-0-2', '1-0-0-1');
  expect(t.board.points).toEqual([2, 3, 1]);
});

test('SEB-4.01, 4.03, 2.04 a storm closes a field; whoever has bid is asked again, whatever it was', () => {
  const t = opened();
  t.p0.answers('bid.seal', '2-0-0-1');
  t.p1.answers('bid.seal', '0-1-0-2');
  t.p2.takes('~storm.call/strength');
  expect(t.table.asked()).toEqual([0, 1, 2]);
  t.p0.isRefused('2-0-0-1', 'SEB-2.04', 'seb.field-closed');
  t.p0.isRefused('0-0-0-3:strength#1', 'SEB-2.04', 'seb.field-closed');
  t.p1.isAsked('bid.seal').offering('x-1-0-2', 'x-0-0-3:tactics#1');
  bids(t, 'x-0-1-2', 'x-1-0-2', 'x-0-0-3');
  expect(t.board.points).toEqual([3, 2, 0]);
});

test('SEB-4.03 a storm cannot be taken back once somebody has bid', () => {
  const t = opened();
  t.p0.answers('bid.seal', '2-0-0-1');
  t.p2.takes('~storm.call/strength').cannotUndo('revealed');
  // Where nobody has chosen yet there is nothing to be learned.
  const early = opened();
  early.p2.takes('~storm.call/strength').undoes().offers('~storm.call/strength');
});

test('SEB-4.01 one storm a seat, never on the last open field, only while bids are made', () => {
  const t = opened();
  t.p2.takes('~storm.call/strength').doesNotOffer('~storm.call/tactics');
  t.p1.takes('~storm.call/tactics');
  t.p0.doesNotOffer('~storm.call/mobility');
  bids(t, 'x-x-0-3', 'x-x-0-3', 'x-x-0-3');
  expect(t.board.closed).toEqual([]);
  t.p0.offers('~storm.call/mobility');
});

test('SEB-4.02 a spy shows one omen to one seat, for a knucklebone', () => {
  const t = opened();
  t.p0.takes('~spy.send/send').answers('spy.whom', 'seat/2');
  expect(t.board.bones).toEqual([2, 3, 3]);
  expect(t.p0.sees().omen).toEqual([['strength#1'], ['?card'], ['mobility#1']]);
  expect(t.p1.sees().omen[2]).toEqual(['?card']);
  t.p0.cannotUndo('revealed');
  t.p1.log().includes('spy.sent').lacks('revealed');
  t.p0.log().includes('revealed');
});

test('SEB-4.02, 4.03 what the spy costs makes one’s own bid void: asked again when the spy is back', () => {
  const t = opened();
  t.p0.answers('bid.seal', '1-0-0-2');
  t.p1.answers('bid.seal', '3-0-0-0');
  t.p0.takes('~spy.send/send');
  // The bid stands below the spy's question.
  t.p0.isAsked('spy.whom').answers('seat/1');
  expect(t.table.asked()).toEqual([0, 2]);
  t.p0.isAsked('bid.seal').notOffering('1-0-0-2').offering('1-0-0-1');
  t.p2.answers('bid.seal', '0-0-0-3');
  // Not revealed with a bid made from a purse of three.
  expect(t.board.points).toEqual([0, 0, 0]);
  t.p0.answers('bid.seal', '2-0-0-0');
  expect(t.board.points).toEqual([0, 1, 0]);
});

test('SEB-4.02 nothing happens besides while the spy is told where to go', () => {
  const t = opened();
  t.p0.takes('~spy.send/send').isAsked('spy.whom');
  for (const seat of [0, 1, 2]) t.seat(seat).doesNotOffer();
});

test('what the others hold and have chosen makes no difference to what a seat is shown', () => {
  const t = opened();
  t.p0.answers('bid.seal', '1-0-0-2:strength#1');
  t.p2.answers('bid.seal', '0-0-2-1:mobility#1');
  const random = new Xoshiro('leak');
  const truth = t.table.machine;
  const omens = new Set<string>();
  const chosen = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const other = Table.open(sealedBidGame, { seats: 3, position: resample(truth, 1, random).machine.pos });
    expect(shown({ table: other }, 1)).toBe(
      shown({ table: Table.open(sealedBidGame, { seats: 3, position: truth.pos }) }, 1),
    );
    omens.add(JSON.stringify(other.s.omen));
    chosen.add(JSON.stringify(other.machine.frame?.got));
    expect(other.s.omen[1]).toEqual(['tactics#1']);
    // Whatever was chosen anew fits what was dealt anew.
    for (const seat of [0, 2]) expect(other.options(seat)).toContain(other.machine.frame?.got?.[seat]);
  }
  // The worlds were really different ones.
  expect(omens.size).toBeGreaterThan(5);
  expect(chosen.size).toBeGreaterThan(50);
});

test('chosen anew also below a spy’s question: a sample never holds the true bids of others', () => {
  const t = opened();
  t.p0.answers('bid.seal', '3-0-0-0:strength#1');
  t.p1.takes('~spy.send/send').isAsked('spy.whom');
  const random = new Xoshiro('below');
  const keys = Array.from(
    { length: 20 },
    () =>
      t.table
        .observe(1)
        .sample(random)
        .pos.stack.find(({ got }) => got !== null)?.got?.[0],
  );
  expect(new Set(keys).size).toBeGreaterThan(5);
});

test('SEB-5.01 most points win after four rounds, then most knucklebones', () => {
  const t = opened({ round: 4 });
  bids(t, '1-0-0-2', '0-0-0-3', '0-0-0-3');
  expect(t.outcome).toMatchObject({ scores: [1, 0, 0], winners: [0] });
  const tied = opened({ round: 4, bones: [3, 4, 3] });
  bids(tied, '0-0-0-3', '0-0-0-4', '0-0-0-3');
  expect(tied.outcome?.winners).toEqual([1]);
});

freeTests(sealedBidGame);
