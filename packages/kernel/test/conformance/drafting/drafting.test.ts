import type { ChanceSource } from '@edubba/kernel';
import { SPECTATOR, Table, Xoshiro } from '@edubba/kernel';
import { freeTests } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { brokenLaws, outcomes, plays, refusalOf, told } from '../../support.ts';
import type { State } from './game.ts';
import { drafting } from './game.ts';

const ROW = ['barley#1', 'clay#1', 'gold#1'] as const;

/** The row holds barley#1, clay#1, gold#1; then cards come as written. */
function open(seats: number, ...drawn: readonly string[]): Table<State> {
  const chance: ChanceSource = outcomes(...ROW, ...drawn);
  return Table.open(drafting, { seats, chance });
}

const handSeen = (table: Table<State>, by: number, owner: number): readonly string[] =>
  table.view(by).s.hand[owner] ?? [];
const lastEvent = (table: Table<State>, seat: number): unknown => table.eventsFor(seat).at(-1)?.event;

test('DRF-1.02 the row is open, the deck shows its backs and no order', () => {
  const table = open(2);
  for (const seat of [0, 1, SPECTATOR]) {
    const { s } = table.view(seat);
    expect(s.row).toEqual(ROW);
    expect(s.deck).toEqual([...Array<string>(7).fill('?plain'), ...Array<string>(4).fill('?royal')]);
  }
});

test('DRF-2.01 a card taken from the row is known to everybody, in a hand nobody else sees', () => {
  const table = open(2, 'omen#1');
  plays(table, '0:take:clay#1');
  expect(table.s.hand[0]).toEqual(['clay#1']);
  for (const seat of [0, 1, SPECTATOR]) expect(handSeen(table, seat, 0)).toEqual(['clay#1']);
  expect(table.s.row).toEqual(['barley#1', 'gold#1', 'omen#1']);
});

test('DRF-2.01 a card drawn from the deck is known to its owner only, event and view alike', () => {
  const table = open(2, 'gold#2');
  plays(table, '0:draw');
  expect(handSeen(table, 0, 0)).toEqual(['gold#2']);
  expect(handSeen(table, 1, 0)).toEqual(['?royal']);
  expect(handSeen(table, SPECTATOR, 0)).toEqual(['?royal']);
  expect(lastEvent(table, 0)).toMatchObject({ type: 'card.drawn', item: 'gold#2', from: 'deck', to: 'hand:0' });
  expect(lastEvent(table, 1)).toMatchObject({ type: 'card.drawn', item: '?royal' });
  expect(lastEvent(table, SPECTATOR)).toMatchObject({ type: 'card.drawn', item: '?royal' });
});

test('DRF-3.01 who peeks sees the card, and nobody else does', () => {
  const table = open(2, 'omen#1');
  plays(table, '0:peek');
  expect(table.question(0)).toMatchObject({ kind: 'peek.decide', aside: 'omen#1' });
  expect(table.view(0).s.top).toEqual(['omen#1']);
  expect(table.view(1).s.top).toEqual(['?royal']);
  expect(table.view(SPECTATOR).s.top).toEqual(['?royal']);
  expect(JSON.stringify([table.view(1), table.eventsFor(1)])).not.toContain('omen');
  // That somebody looked is told to all; what was seen only to the one.
  expect(told(table, 0)).toContain('revealed');
  expect(told(table, 1)).not.toContain('revealed');
  expect(told(table, 1)).toContain('peek.looked');
});

test('DRF-3.01 versions are gapless for those who hear less', () => {
  const table = open(2, 'omen#1');
  plays(table, '0:peek');
  for (const seat of [0, 1, SPECTATOR]) {
    expect(table.eventsFor(seat).map(({ version }) => version)).toEqual(table.events.map((_, i) => i));
  }
  expect(table.eventsFor(1, 2).map(({ version }) => version)).toEqual(table.events.slice(2).map((_, i) => i + 2));
});

test('DRF-3.01 what one left on the deck one knows in another’s hand; the drawer knows it, a third does not', () => {
  const table = open(3, 'omen#1');
  plays(table, '0:peek', '0:leave', '1:draw');
  expect(handSeen(table, 0, 1)).toEqual(['omen#1']);
  expect(handSeen(table, 1, 1)).toEqual(['omen#1']);
  expect(handSeen(table, 2, 1)).toEqual(['?royal']);
  expect(handSeen(table, SPECTATOR, 1)).toEqual(['?royal']);
});

test('DRF-3.01 a second seat peeks at the same card, without a new draw', () => {
  const table = open(3, 'omen#1');
  plays(table, '0:peek', '0:leave', '1:peek', '1:keep');
  expect(table.s.hand[1]).toEqual(['omen#1']);
  expect(handSeen(table, 0, 1)).toEqual(['omen#1']);
  expect(handSeen(table, 2, 1)).toEqual(['?royal']);
  expect(table.s).toMatchObject({ top: [], peeked: [] });
});

test('DRF-2.02 a card left on the deck goes into the row, and then all know it', () => {
  const table = open(2, 'omen#1');
  plays(table, '0:peek', '0:leave', '1:take:gold#1');
  expect(table.view(1).s.row).toEqual(['barley#1', 'clay#1', 'omen#1']);
});

test('DRF-3.02 nobody peeks twice at the same card', () => {
  const table = open(2, 'omen#1', 'clay#2');
  plays(table, '0:peek', '0:leave', '1:take:gold#1', '0:peek', '0:leave', '1:peek', '1:leave');
  expect(table.s.peeked).toEqual([0, 1]);
  expect(refusalOf(() => table.play(0, 'peek'))).toMatchObject({ rule: 'DRF-3.02', why: { id: 'drf.already-seen' } });
});

test('DRF-3.01 undo: a peek is a barrier, for whoever looked and for everybody else', () => {
  const table = open(2, 'omen#1');
  plays(table, '0:peek', '0:leave', '1:peek');
  // No card is drawn this time: it is the looking alone that cannot be taken back.
  expect(table.log.at(-1)).toEqual({ seat: 1, key: 'peek' });
  expect(table.undoable(1)).toEqual({ blocked: 'revealed' });
  expect(table.undoable(0)).toEqual({ blocked: 'revealed' });
  plays(table, '1:leave');
  expect(table.undoable(1)).toEqual({ to: table.line.length - 1, single: false });
});

test('DRF-3.01 undo: keeping a card one has seen tells nobody anything new', () => {
  const table = open(2, 'omen#1');
  plays(table, '0:peek', '0:keep');
  table.undo(0);
  expect(table.s.top).toEqual(['omen#1']);
  expect(table.question(0)?.kind).toBe('peek.decide');
  expect(table.view(1).s.top).toEqual(['?royal']);
});

/** Seat 0 holds clay#1, clay#2 (both taken) and barley#3, gold#2 (both drawn), and has to discard one. */
function overLimit(): Table<State> {
  const table = open(2, 'clay#2', 'omen#1', 'omen#2', 'barley#2', 'barley#3', 'barley#4', 'gold#2');
  plays(table, '0:take:clay#1', '1:take:barley#1', '0:take:clay#2', '1:draw', '0:draw', '1:draw', '0:draw');
  return table;
}

test('DRF-4.01 a fourth card makes one discard, face up', () => {
  const table = overLimit();
  expect(table.question(0)).toMatchObject({
    kind: 'turn.discard',
    options: ['clay#1', 'clay#2', 'barley#3', 'gold#2'],
  });
  plays(table, '0:gold#2');
  expect(table.view(1).s.discard).toEqual(['gold#2']);
  expect(table.undoable(0)).toEqual({ blocked: 'revealed' });
});

test('DRF-4.01 undo: discarding what everybody knew is no barrier', () => {
  const table = overLimit();
  plays(table, '0:clay#1');
  expect(table.undoable(0)).toMatchObject({ single: false });
  table.undo(0);
  expect(table.s.hand[0]).toContain('clay#1');
});

test('DRF-4.01 others know a hand card by its face or by its back, in the order of the hand', () => {
  const table = overLimit();
  expect(handSeen(table, 1, 0)).toEqual(['clay#1', 'clay#2', '?plain', '?royal']);
});

test('DRF-4.02 shuffled into the deck a card is forgotten, and drawn again it is a stranger', () => {
  // Three seats: the deck of 11 is used up, and the discards come back.
  const drawn = [
    'barley#2',
    'barley#3',
    'barley#4',
    'barley#5',
    'clay#2',
    'clay#3',
    'clay#4',
    'gold#2',
    'gold#3',
    'omen#1',
  ];
  const table = open(3, ...drawn, 'omen#2', 'clay#1');
  // Seat 0 takes clay#1 in the open; the rest is drawn.
  plays(table, '0:take:clay#1', '1:draw', '2:draw', '0:draw', '1:draw', '2:draw', '0:draw', '1:draw', '2:draw');
  plays(table, '0:draw');
  expect(handSeen(table, 1, 0)).toContain('clay#1');
  plays(table, '0:clay#1', '1:draw');
  expect(table.s.deck).toEqual([]);
  expect(table.s.discard).toEqual(['clay#1']);
  plays(table, '1:omen#2');
  // Two cards are shuffled; clay#1 is drawn by seat 2, and nobody else can tell which of the two it was.
  plays(table, '2:draw');
  expect(table.s.hand[2]).toContain('clay#1');
  expect(handSeen(table, 0, 2)).not.toContain('clay#1');
  expect(handSeen(table, SPECTATOR, 2)).not.toContain('clay#1');
  expect(handSeen(table, 2, 2)).toContain('clay#1');
  expect(table.machine.pos.known['clay#1']).toBeUndefined();
  expect(told(table, 0)).toContain('deck.made');
});

test('DRF-4.03 with nothing left to draw one takes from the row, which is not filled', () => {
  const position = open(2).machine.clone().pos;
  const [one, two, ...rest] = position.s.deck;
  Object.assign(position.s, {
    deck: [],
    hand: [
      [one, ...rest.slice(0, 1)],
      [two, ...rest.slice(1)],
    ],
  });
  const table = Table.open(drafting, { seats: 2, position });
  expect(table.options(0)).toEqual(ROW.map((card) => `take:${card}`));
  for (const key of ['draw', 'peek']) {
    expect(refusalOf(() => table.play(0, key))).toMatchObject({ rule: 'DRF-4.03', why: { id: 'drf.nothing-to-draw' } });
  }
  plays(table, '0:take:gold#1');
  expect(table.s.row).toEqual(['barley#1', 'clay#1']);
});

test('DRF-5.01 hands are counted, three of a kind more', () => {
  const position = open(2).machine.clone().pos;
  Object.assign(position.s, {
    hand: [
      ['barley#2', 'barley#3', 'barley#4'],
      ['gold#2', 'clay#2', 'omen#1'],
    ],
    round: 5,
  });
  position.stack.splice(1);
  const table = Table.open(drafting, {
    seats: 2,
    position: { ...position, stack: [{ p: 'game', at: 'nextRound', v: null, r: null, got: null, side: false }] },
  });
  expect(table.over).toBe(true);
  expect(table.outcome).toMatchObject({ scores: [7, 3], winners: [0] });
});

test('a sample from a seat’s view keeps what it knows and may change the rest', () => {
  const table = open(3, 'omen#1', 'clay#2', 'gold#2');
  plays(table, '0:peek', '0:leave', '1:draw', '2:draw', '0:draw');
  const worlds = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const { s } = table.observe(0).sample(new Xoshiro('worlds', i)).pos;
    expect(s.hand[0]).toEqual(['gold#2']);
    expect(s.hand[1]).toEqual(['omen#1']);
    expect(brokenLaws(drafting, s)).toEqual([]);
    worlds.add(String(s.hand[2]));
  }
  expect(worlds.size).toBeGreaterThan(1);
  for (const card of worlds) expect(card).toMatch(/^(barley|clay)#/);
});

test('the laws notice what they are there for', () => {
  const { s } = open(2);
  expect(brokenLaws(drafting, s)).toEqual([]);
  expect(brokenLaws(drafting, { ...s, row: s.row.slice(1) })).toEqual(['every card is somewhere, once']);
  expect(brokenLaws(drafting, { ...s, peeked: [0] })).toHaveLength(1);
});

freeTests(drafting, { games: 200 });
