import { expect, test } from 'vitest';
import { armyLimit, capacityOf, foodOf } from '../../rules/queries/city.ts';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, armyOf, goodsOf, isDamaged, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** Green suffers a roll against a titan. */
const rolled = (item: string, dice: string[], green: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 2, item } },
    ...more,
    has: { ...more.has, green },
    chance: { 'damage.die': dice, ...more.chance },
  });

test('AW-9.02 AW-9.03 a titan symbol damages a card of the player’s choice: starting ones and those with a citizen too, never stored ones', () => {
  const t = rolled('T101', ['titan'], {
    cards: ['EA32', 'EA28'],
    citizens: { 1: 'EA32', 2: 'ready' },
    stored: ['EA18'],
  });
  t.green.isAsked('damage.card').offeringExactly('SE1', 'SE2', 'EA32', 'EA28').about({ item: 'T101' });
  acts(t, 'green', 'EA32');
  expect([isDamaged(t, 'EA32'), isDamaged(t, 'EA28'), told(t.red, 'card')]).toEqual([
    true,
    false,
    ['card.damaged AW-9.02 EA32'],
  ]);
});

test('AW-9.04 AW-E.17 a damaged card is not damaged again; beyond the last card nothing happens', () => {
  const t = rolled('T301', ['titan', 'titan', 'blank'], { bare: true, cards: ['EA28', 'EA18!'] });
  expect([isDamaged(t, 'EA28'), isDamaged(t, 'EA18'), told(t.red, 'card').length, t.over]).toEqual([
    true,
    true,
    1,
    true,
  ]);
});

test('AW-9.06 AW-A.24 each coin symbol does what the titan says, once', () => {
  expect(goodsOf(rolled('T203', ['coin', 'coin'], { coins: 5 }), 2)[0]).toBe(3);
  expect(goodsOf(rolled('T203', ['coin', 'blank'], { coins: 5 }), 2)[0]).toBe(4);
});

test('AW-9.07 a blank does nothing', () => {
  const t = rolled('T301', ['blank', 'blank', 'blank'], { coins: 5, districts: ['D01'] });
  expect([goodsOf(t, 2), t.board.damaged.includes(true), t.board.districts[2], t.board.dice]).toEqual([
    [5, 0, 0],
    false,
    ['D01'],
    [],
  ]);
});

test('AW-9.08 damaged food has no consequence before the check', () => {
  const t = rolled('T101', ['titan'], { citizens: { 1: 'ready', 2: 'labor', 3: 'ready' } });
  acts(t, 'green', 'SE1');
  expect([foodOf(t.board, 2), whereAre(t, 2).slice(0, 3)]).toEqual([2, ['ready', 'labor', 'ready']]);
});

const THREE_ARMIES = [{ active: 'M01', coins: 2, retired: ['SM01'] }, { active: 'M02' }, { retired: ['M03'] }];

test('AW-9.09 AW-E.26 AW-A.21 when the army limit drops a whole army goes, with its retired cards and coins', () => {
  const t = rolled('T101', ['titan'], { bare: true, cards: ['EA06'], armies: THREE_ARMIES });
  // A slot with retired cards only counts as an army.
  t.green.isAsked('army.give-up').offeringExactly('slot/0', 'slot/1', 'slot/2').about({ more: 1 });
  acts(t, 'green', 'slot/0');
  expect([t.board.army[2], t.board.militaryDiscard, t.board.removed.includes('SM01#3')]).toEqual([
    ['M02', 'M03'],
    ['M01'],
    true,
  ]);
  expect([armyOf(t, 'M01'), armyLimit(t.board, 2)]).toEqual(['0:0', 2]);
  expect(told(t.red, 'military')).toEqual(['military.discarded AW-9.09 SM01#3', 'military.discarded AW-9.09 M01']);
});

test('AW-A.21 a table may count only slots with an active card', () => {
  const options = { 'army-count': 'active' };
  const t = rolled('T101', ['titan'], { bare: true, cards: ['EA06'], armies: THREE_ARMIES }, { options });
  expect([t.over, t.board.army[2]?.length]).toEqual([true, 4]);
  const full = rolled(
    'T101',
    ['titan'],
    { bare: true, cards: ['EA06'], armies: [{ active: 'M01' }, { active: 'M02' }, { active: 'M03' }] },
    { options },
  );
  full.green.isAsked('army.give-up').offeringExactly('slot/0', 'slot/1', 'slot/2');
});

test('AW-9.10 AW-E.26 repairing gives the slot back, not the army', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    military: ['M05'],
    has: { green: { cards: ['EA06!'], ambrosia: 2, armies: [{ active: 'M01' }, { active: 'M02' }] } },
  });
  t.green.takes('~ambrosia.repair/EA06');
  expect(armyLimit(t.board, 2)).toBe(3);
  acts(t, 'green', 'citizen/1', 'recruit', 'M05');
  expect([armyOf(t, 'M05'), t.board.army[2]]).toEqual(['2:0', ['M01', 'M02', 'M05']]);
});

test('AW-9.11 damage takes no citizen away, and repairing brings none', () => {
  const t = rolled('T101', ['titan'], {
    bare: true,
    cards: ['EA21'],
    citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'new' },
    ambrosia: 2,
  });
  expect([isDamaged(t, 'EA21'), whereAre(t, 2)]).toEqual([true, ['ready', 'ready', 'ready', 'new', 'supply']]);
  const mended = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    has: { green: { cards: ['EA21!'], ambrosia: 2 } },
  });
  mended.green.takes('~ambrosia.repair/EA21');
  expect(whereAre(mended, 2)[3]).toBe('supply');
});

test('AW-9.12 a citizen on a damaged card stays there', () => {
  const t = rolled('T101', ['titan'], { bare: true, cards: ['EA32'], citizens: { 1: 'EA32', 2: 'ready', 3: 'ready' } });
  expect([isDamaged(t, 'EA32'), whereAre(t, 2)[0]]).toEqual([true, 'card']);
});

test('AW-9.13 AW-9.17 lose a coin, lose ambrosia: what is there', () => {
  expect(goodsOf(rolled('T101', ['blank'], { coins: 3, ambrosia: 3 }), 2)).toEqual([3, 0, 3]);
  expect(goodsOf(rolled('T102', ['coin'], { coins: 3, ambrosia: 3 }), 2)).toEqual([2, 0, 3]);
  expect(goodsOf(rolled('T102', ['coin'], { coins: 0 }), 2)).toEqual([0, 0, 0]);
  expect(goodsOf(rolled('T110', ['coin'], { coins: 3, ambrosia: 3 }), 2)).toEqual([3, 0, 1]);
  expect(goodsOf(rolled('T110', ['coin'], { coins: 3, ambrosia: 1 }), 2)).toEqual([3, 0, 0]);
  expect(told(rolled('T110', ['coin'], { ambrosia: 3 }).red)).toEqual([
    'dice.rolled AW-9.01 0 1 0',
    'effect.ambrosia AW-9.06 2',
    'ambrosia.paid AW-9.17 2',
  ]);
  expect(told(rolled('T102', ['coin'], { coins: 1 }).red)).toEqual([
    'dice.rolled AW-9.01 0 1 0',
    'effect.coin AW-9.06 1',
    'coins.paid AW-9.13 1',
  ]);
});

test('AW-9.14 a ready citizen of the player’s choice starves and cannot be placed this round', () => {
  const t = rolled('T105', ['coin'], { citizens: { 1: 'ready', 2: 'labor', 3: 'ready', 4: 'new' } });
  t.green.isAsked('damage.starve').offeringExactly('citizen/1', 'citizen/3');
  acts(t, 'green', 'citizen/3');
  expect([whereAre(t, 2).slice(0, 4), told(t.red, 'citizen')]).toEqual([
    ['ready', 'labor', 'starving', 'new'],
    ['citizen.starves AW-9.14 3'],
  ]);
});

test('AW-9.15 nobody starves when all have been placed, and never in the End of Round', () => {
  const t = rolled('T105', ['coin'], { citizens: { 1: 'labor', 2: 'new' } });
  expect([t.over, whereAre(t, 2).slice(0, 2)]).toEqual([true, ['labor', 'new']]);
  const end = ancientTable({
    players: THREE,
    at: 'end',
    has: { green: { threat: 'T105' } },
    chance: { 'damage.die': ['coin'] },
  });
  expect(whereAre(end, 2).slice(0, 3)).toEqual(['ready', 'ready', 'ready']);
});

test('AW-9.16 a coin from the supply burdens an active card, which is not used by it', () => {
  const t = rolled('T101', ['coin'], {
    coins: 3,
    armies: [{ active: 'M01', coins: 1, retired: ['M04'] }, { active: 'M02' }],
  });
  t.green.isAsked('damage.burden').offeringExactly('M01', 'M02');
  acts(t, 'green', 'M01');
  expect([armyOf(t, 'M01'), goodsOf(t, 2)[0], told(t.red, 'army')]).toEqual(['0:2', 3, ['army.burdened AW-9.16 M01']]);
  expect(rolled('T101', ['coin'], { armies: [{ retired: ['M04'] }] }).over).toBe(true);
});

test('AW-9.18 AW-9.24 AW-A.12 an active card is discarded with its coins: recruited to the pile, starting ones out of the game', () => {
  const t = rolled('T208', ['coin', 'blank'], {
    armies: [{ active: 'M01', coins: 3, retired: ['SM01'] }, { active: 'SM02' }],
  });
  t.green.isAsked('damage.military').offeringExactly('M01', 'SM02');
  acts(t, 'green', 'M01');
  expect([t.board.army[2], t.board.militaryDiscard, armyOf(t, 'M01')]).toEqual([['SM01#3', 'SM02#3'], ['M01'], '0:0']);
  const start = rolled('T208', ['coin', 'blank'], { armies: [{ active: 'SM02', coins: 1 }] });
  expect([start.board.removed.includes('SM02#3'), start.board.militaryDiscard, start.board.army[2]]).toEqual([
    true,
    [],
    [],
  ]);
  expect(told(start.red, 'military')).toEqual(['military.discarded AW-9.18 SM02#3']);
  expect(rolled('T208', ['coin', 'blank'], { armies: [{ retired: ['M04'] }] }).board.army[2]).toEqual(['M04']);
});

test('AW-9.20 AW-A.10 all stored cards go: A and B to their piles, C back to the open pile', () => {
  const early = rolled('T204', ['coin', 'blank'], { stored: ['EA01', 'EC05'] }, { round: 3 });
  expect([early.board.stored[2], early.board.discardA, early.board.pileC.includes('EC05')]).toEqual([
    [],
    ['EA01'],
    true,
  ]);
  const late = rolled('T204', ['coin', 'blank'], { stored: ['EA01', 'EB05', 'EC05'] }, { round: 4 });
  expect([
    late.board.discardA,
    late.board.discardB,
    late.board.removed.includes('EA01'),
    late.board.pileC.length,
  ]).toEqual([[], ['EB05'], true, 11]);
  expect(told(late.red, 'stored').length).toBe(3);
});

test('AW-9.21 AW-A.11 AW-9.27 a district of the player’s choice goes face down under the deck, or becomes its only card', () => {
  const t = rolled('T305', ['coin', 'blank', 'blank'], { districts: ['D01', 'D06'] }, { district: 'D16' });
  t.green.isAsked('damage.district').offeringExactly('D01', 'D06');
  acts(t, 'green', 'D01');
  expect([t.board.districts[2], t.board.districtBottom, t.board.districtTop]).toEqual([['D06'], ['D01'], ['D16']]);
  expect([capacityOf(t.board, 2), told(t.red, 'district')]).toEqual([6, ['district.discarded AW-9.21 D01']]);
  const empty = rolled('T305', ['coin', 'blank', 'blank'], { districts: ['D01'] }, { district: '', districts: [] });
  expect([empty.board.districtTop, empty.board.districtBottom]).toEqual([['D01'], []]);
  expect(rolled('T305', ['coin', 'coin', 'blank'], {}).over).toBe(true);
});

test('AW-A.22 a lost district with an army symbol costs an army', () => {
  const t = rolled('T305', ['coin', 'blank', 'blank'], {
    districts: ['D08'],
    armies: [{ active: 'M01' }, { active: 'M02' }, { active: 'M03' }],
  });
  t.green.isAsked('army.give-up');
  acts(t, 'green', 'slot/1');
  expect(t.board.army[2]).toEqual(['M01', 'M03']);
});

test('AW-9.23 AW-A.23 titan symbols first, then coin symbols, one at a time', () => {
  const t = rolled('T301', ['coin', 'titan', 'titan'], { districts: ['D01'], cards: ['EA28'] });
  t.green.isAsked('damage.card');
  acts(t, 'green', 'SE1');
  t.green.isAsked('damage.card').offeringExactly('SE2', 'EA28');
  acts(t, 'green', 'EA28');
  expect(t.board.districts[2]).toEqual([]);
  expect(told(t.red).map((line) => line.split(' ')[0])).toEqual([
    'dice.rolled',
    'card.damaged',
    'card.damaged',
    'effect.district',
    'district.discarded',
  ]);
});

test('AW-9.25 AW-A.13 between a roll and its end no ambrosia is spent, by anybody, unless the table plays so', () => {
  const green = { ambrosia: 4, cards: ['EA28!'] };
  const has = { red: { ambrosia: 4 } };
  const t = rolled('T110', ['titan'], green, { has });
  t.green.isAsked('damage.card');
  t.green.doesNotOffer();
  t.red.doesNotOffer();
  const open = rolled('T110', ['titan'], green, { has, options: { 'ambrosia-in-rolls': 'open' } });
  open.green.offers('~ambrosia.coin/1', '~ambrosia.coin/2', '~ambrosia.repair/EA28');
  open.red.offers('~ambrosia.coin/1');
});

test('AW-A.13 with an open window a repair in time saves the army', () => {
  const t = rolled(
    'T101',
    ['titan'],
    { bare: true, cards: ['EA06'], ambrosia: 2, armies: [{ active: 'M01' }, { active: 'M02' }, { active: 'M03' }] },
    { options: { 'ambrosia-in-rolls': 'open' } },
  );
  t.green.isAsked('army.give-up');
  t.green.takes('~ambrosia.repair/EA06');
  expect([t.over, t.board.army[2]?.length]).toEqual([true, 3]);
});

test('AW-9.28 AW-E.44 an empty slot is given up at no loss', () => {
  const t = rolled('T101', ['titan'], { bare: true, cards: ['EA06'], armies: [{ active: 'M01' }, { active: 'M02' }] });
  expect([t.over, t.board.army[2]]).toEqual([true, ['M01', 'M02']]);
});

test('AW-A.25 AW-15.03 AW-15.21 a die may be rolled anew when all are seen, once for each card, the same twice', () => {
  const t = rolled(
    'T203',
    ['titan', 'blank'],
    { cards: ['EA01', 'EA26'], coins: 5 },
    { chance: { 'damage.reroll': ['titan', 'coin'] } },
  );
  t.green.isAsked('dice.reroll').offeringExactly('0', '1', 'keep').about({ item: 'T203', left: 2 });
  acts(t, 'green', '0');
  t.chanceWeighed('damage.reroll', { titan: 2, coin: 2, blank: 2 });
  // The die rolled anew comes last.
  expect(t.board.dice).toEqual([2, 0]);
  acts(t, 'green', '1');
  // The new result stands, and nothing else is asked.
  expect([goodsOf(t, 2)[0], t.board.damaged.includes(true), t.over]).toEqual([4, false, true]);
  expect(told(t.red, 'dice.rerolled')).toEqual(['dice.rerolled AW-15.03 titan', 'dice.rerolled AW-15.03 coin']);
});

test('AW-A.25 a damaged card rerolls nothing, and the roll may be kept', () => {
  const t = rolled('T102', ['coin'], { cards: ['EA01!', 'EA26'], coins: 5 });
  t.green.isAsked('dice.reroll').about({ item: 'T102', left: 1 });
  acts(t, 'green', 'keep');
  expect(goodsOf(t, 2)[0]).toBe(4);
  expect(goodsOf(rolled('T102', ['coin'], { cards: ['EA01!'], coins: 5 }), 2)[0]).toBe(4);
});
