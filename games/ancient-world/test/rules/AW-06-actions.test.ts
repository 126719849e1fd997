import { expect, test } from 'vitest';
import { DISTRICT_IDS, EMPIRE_IDS } from '../../content/decks.ts';
import { capacityNeeded, capacityOf } from '../../rules/queries/city.ts';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, armyOf, goodsOf, isDamaged, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

const blues = (blue: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'blue' }, round: 3, ...more, has: { ...more.has, blue } });
/** Blue places citizen 3 on a space and is asked there. */
const on = (space: string, blue: Player, more: Partial<Board<Name>> = {}) => {
  const t = blues(blue, more);
  acts(t, 'blue', 'citizen/3', space);
  return t;
};

test('AW-6.01 Labor: 2 coins', () => {
  expect(goodsOf(on('labor', { coins: 0 }), 1)).toEqual([2, 0, 0]);
});

test('AW-6.02 AW-6.03 AW-6.08 Build: a card of the row or of the C pile, for coins and knowledge, works from then on', () => {
  const t = on('build', { coins: 6, knowledge: 1 }, { row: ['EA28', 'EA15', 'EA18'] });
  t.blue.isAsked('build.card').offering('EA28', 'EA15', 'EA18', 'EC03', 'EC06', 'none').notOffering('EC02');
  t.blue.isRefused('EC02', 'AW-6.03', 'no.build.coins', 'fix.coins');
  acts(t, 'blue', 'EA15');
  expect([goodsOf(t, 1), t.board.tableau[1]?.at(-1), t.board.empireRow]).toEqual([[0, 0, 0], 'EA15', ['EA28', 'EA18']]);
  expect(told(t.red, 'card')).toEqual(['card.built AW-6.08 EA15']);
  const pile = on('build', { coins: 6, knowledge: 1 });
  acts(pile, 'blue', 'EC06');
  expect([pile.board.pileC.length, pile.board.pileC.includes('EC06'), goodsOf(pile, 1)]).toEqual([
    10,
    false,
    [0, 0, 0],
  ]);
});

test('AW-6.03 coins do not stand in for knowledge', () => {
  const t = on('build', { coins: 20 }, { row: ['EA04'] });
  t.blue.isRefused('EA04', 'AW-6.03', 'no.build.knowledge', 'fix.knowledge');
  expect(t.blue.refusal('EA04')?.why.params).toEqual({ cost: 1, short: 1 });
});

test('AW-6.04 AW-6.05 AW-A.1 AW-A.3 every card takes capacity, starting and damaged ones too', () => {
  const t = on('build', { coins: 20, cards: ['EA01', 'EA02!'] }, { row: ['EA18'], pile: ['EC03'] });
  expect(told(t.red, 'card')).toEqual([]);
  t.green.isAsked('turn.action');
  const room = on('build', { coins: 20, cards: ['EA01'] }, { row: ['EA18'] });
  acts(room, 'blue', 'EA18');
  expect(room.board.tableau[1]?.length).toBe(4);
});

test('AW-6.04 the reason says how much capacity is missing', () => {
  // With a stored card: the turn is asked for.
  const t = blues({ coins: 20, cards: ['EA01', 'EA02', 'EA03'], stored: ['EA18'] });
  t.blue.isAsked('turn.action').notOffering('stored');
  t.blue.isRefused('stored', 'AW-10.01', 'no.stored.pay', 'fix.stored');
});

test('AW-6.06 AW-6.07 capacity comes from capital, districts and titans; only empire cards use it', () => {
  const { board } = blues({ districts: ['D01', 'D16'], titans: ['T105', 'ST01'], stored: ['EA01'] });
  expect(capacityOf(board, 1)).toBe(4 + 3 + 1 + 2 + 1);
  expect(board.tableau[1]?.length).toBe(2);
});

test('AW-E.12 AW-9.22 AW-A.7 a lost district: cards stay, and four more capacity are needed', () => {
  expect([capacityNeeded(6, 3), capacityNeeded(7, 4)]).toEqual([4, 4]);
  const cards = ['EA07', 'EA02', 'EA03', 'EA04', 'EA05'];
  const t = ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 1, item: 'T301' } },
    has: { blue: { cards, districts: ['D01'], coins: 20 } },
    chance: { 'damage.die': ['coin', 'blank', 'blank'] },
  });
  expect([capacityOf(t.board, 1), t.board.tableau[1]?.length, t.board.districts[1]]).toEqual([4, 7, []]);
  const building = (districts: string[]) => {
    const b = blues({ cards, districts, coins: 20, stored: ['EA18'] });
    return b.blue.isAsked('turn.action').options.includes('stored');
  };
  expect([building([]), building(['D01']), building(['D01', 'D16'])]).toEqual([false, false, true]);
});

test('AW-6.10 one card for one Build', () => {
  const t = on('build', { coins: 20 }, { row: ['EA18', 'EA28'] });
  acts(t, 'blue', 'EA18');
  t.green.isAsked('turn.action');
});

test('AW-6.11 several cards with the same effect', () => {
  const t = on('build', { coins: 20, cards: ['EA01'] }, { row: ['EA26'] });
  acts(t, 'blue', 'EA26');
  expect(t.board.tableau[1]).toEqual(['SE1#2', 'SE2#2', 'EA01', 'EA26']);
});

test('AW-6.12 Draft: one sword for each performed placement, whoever else stands there', () => {
  const t = blues({}, { has: { green: { citizens: { 1: 'draft', 2: 'draft', 3: 'ready' } } } });
  acts(t, 'blue', 'citizen/2', 'draft');
  expect(t.board.draft).toEqual([0, 1, 0]);
  acts(t, 'green', 'citizen/3', 'draft');
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'citizen/3', 'draft');
  expect([t.board.draft, told(t.red, 'draft').length]).toEqual([[0, 2, 1], 3]);
});

test('AW-6.13 AW-E.23 draft swords count in every later attack of the round and are gone in the next', () => {
  const armies = [{ active: 'M03' }, { active: 'M04' }];
  const t = blues(
    { draft: 2, armies, citizens: { 1: 'labor' } },
    {
      tops: ['T101', 'T215', 'T310'],
      chance: { 'damage.die': ['blank', 'blank'], 'titan.turn': ['T104'] },
      has: { red: { passed: true }, green: { passed: true } },
    },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0');
  acts(t, 'blue', 'attack', 'deck/1', '1');
  expect([t.board.titans[1], t.board.round, t.board.draft]).toEqual([['T101', 'T104'], 4, [0, 0, 0]]);
});

test('AW-6.14 draft swords alone are no attack', () => {
  const t = blues({ draft: 9, armies: [{ active: 'M03', used: true, coins: 1 }] });
  t.blue.isAsked('turn.action').notOffering('attack');
  t.blue.isRefused('attack', 'AW-8.06', 'no.attack.army', 'fix.recruit');
});

test('AW-6.15 AW-A.16 the sword stays when the citizen moves on', () => {
  const t = blues({ draft: 1, ambrosia: 4, citizens: { 2: 'draft', 1: 'ready' } });
  acts(t, 'blue', 'reuse', 'citizen/2', 'labor');
  expect([t.board.draft[1], whereAre(t, 1)[1]]).toEqual([1, 'labor']);
});

test('AW-6.16 AW-6.17 AW-6.18 AW-6.19 Expand: 1 knowledge or 3 coins show three districts, of which one may be kept', () => {
  const more = { district: 'D16', chance: { 'expand.draw': ['D04', 'D05'], 'district.turn': ['D07'] } };
  const t = on('expand', { coins: 3, knowledge: 1 }, more);
  t.blue.isAsked('expand.pay').offeringExactly('knowledge', 'coins', 'decline');
  acts(t, 'blue', 'coins');
  t.blue.isAsked('expand.keep').offeringExactly('D16', 'D04', 'D05', 'none');
  t.chanceWeighed(
    'expand.draw',
    DISTRICT_IDS.filter((id) => id !== 'D16'),
    0,
  );
  acts(t, 'blue', 'D05');
  expect([goodsOf(t, 1), t.board.districts[1], capacityOf(t.board, 1)]).toEqual([[0, 1, 0], ['D05'], 6]);
  const other = on('expand', { coins: 3, knowledge: 1 }, more);
  acts(other, 'blue', 'knowledge', 'D16');
  expect([goodsOf(other, 1), other.board.districts[1]]).toEqual([[3, 0, 0], ['D16']]);
  const poor = on('expand', { coins: 2 }, { ambrosia: { expand: 1 } });
  expect([goodsOf(poor, 1), poor.board.districts[1]]).toEqual([[2, 0, 1], []]);
});

test('AW-6.16 who lacks one of the two is told so', () => {
  const t = on('expand', { coins: 3 });
  t.blue.isRefused('knowledge', 'AW-6.16', 'no.action.knowledge', 'fix.knowledge');
  const clever = on('expand', { coins: 2, knowledge: 1 });
  clever.blue.isRefused('coins', 'AW-6.16', 'no.action.coins', 'fix.coins');
});

test('AW-6.20 AW-6.21 AW-A.39 what is not kept goes under the deck as it was drawn, and the next is turned up', () => {
  const t = on(
    'expand',
    { coins: 3 },
    { district: 'D16', districts: ['D01', 'D02', 'D03'], bottom: ['D09'], chance: { 'expand.draw': ['D02', 'D01'] } },
  );
  acts(t, 'blue', 'coins', 'none');
  expect([t.board.districtTop, t.board.districtDeck, t.board.districtBottom]).toEqual([
    ['D03'],
    [],
    ['D09', 'D16', 'D02', 'D01'],
  ]);
  expect([goodsOf(t, 1)[0], told(t.red, 'district')]).toEqual([
    0,
    [
      'district.seen AW-6.17 ?district',
      'district.seen AW-6.17 ?district',
      'district.none AW-A.39',
      'district.under AW-6.20 D16',
      'district.under AW-6.20 ?district',
      'district.under AW-6.20 ?district',
      'district.turned AW-6.21 D03',
    ],
  ]);
});

test('AW-6.22 with fewer than three what is there is drawn, from under the deck in its order; with none there is no Expand', () => {
  const t = on('expand', { coins: 3 }, { district: 'D16', districts: [], bottom: ['D09', 'D08', 'D07'] });
  acts(t, 'blue', 'coins');
  t.blue.isAsked('expand.keep').offeringExactly('D16', 'D09', 'D08', 'none');
  acts(t, 'blue', 'D08');
  expect([t.board.districtTop, t.board.districtBottom]).toEqual([['D07'], ['D16', 'D09']]);
  const two = on('expand', { coins: 3 }, { district: 'D16', districts: ['D01'] });
  acts(two, 'blue', 'coins');
  two.blue.isAsked('expand.keep').offeringExactly('D16', 'D01', 'none');
  const empty = on('expand', { coins: 3, knowledge: 3 }, { district: '', districts: [] });
  expect(goodsOf(empty, 1)).toEqual([3, 3, 0]);
  empty.green.isAsked('turn.action');
});

test('AW-6.23 districts take no capacity, and there is no limit to them', () => {
  const t = on('expand', { knowledge: 1, districts: ['D01', 'D02', 'D03', 'D04', 'D05', 'D06'] });
  acts(t, 'blue', 'knowledge', 'D16');
  expect(t.board.districts[1]?.length).toBe(7);
});

test('AW-6.24 Learn: 3 coins for 1 knowledge, once', () => {
  const t = on('learn', { coins: 9 });
  t.blue.isAsked('action.perform').about({ action: 'learn' });
  acts(t, 'blue', 'perform');
  expect(goodsOf(t, 1)).toEqual([6, 1, 0]);
  t.green.isAsked('turn.action');
  expect(goodsOf(on('learn', { coins: 2 }), 1)).toEqual([2, 0, 0]);
});

test('AW-6.25 AW-6.26 AW-6.27 Rebuild: up to 2 repairs, a coin, and the token with its hand side up', () => {
  const t = on('rebuild', { coins: 0, cards: ['SE1!', 'EA28!'] }, { first: 'red' });
  acts(t, 'blue', 'perform');
  expect([isDamaged(t, 'SE1#2'), isDamaged(t, 'EA28'), goodsOf(t, 1)[0]]).toEqual([false, false, 1]);
  expect([t.board.first, t.board.hand, told(t.red, 'token')]).toEqual([1, true, ['token.claimed AW-6.27']]);
});

test('AW-6.25 of three damaged cards none, one or two are chosen', () => {
  const repaired = (...keys: string[]) => {
    const t = on('rebuild', { cards: ['SE1!', 'SE2!', 'EA28!'] }, { hand: true });
    t.blue.isAsked('repair.several').offeringExactly('SE1', 'SE2', 'EA28', 'done').about({ left: 2 });
    acts(t, 'blue', ...keys);
    t.green.isAsked('turn.action');
    return ['SE1#2', 'SE2#2', 'EA28'].filter((item) => isDamaged(t, item) === false);
  };
  expect([repaired('done'), repaired('EA28', 'done'), repaired('EA28', 'SE1')]).toEqual([
    [],
    ['EA28'],
    ['SE1#2', 'EA28'],
  ]);
});

test('AW-6.28 AW-6.30 AW-6.32 a claimed token stays where it is; coin and repairs come without a question', () => {
  const t = on('rebuild', { coins: 0, cards: ['EA28!'] }, { first: 'green', hand: true });
  expect([t.board.first, t.board.hand, goodsOf(t, 1)[0], isDamaged(t, 'EA28')]).toEqual([2, true, 1, false]);
  t.green.isAsked('turn.action');
});

test('AW-6.29 AW-6.31 the holder may claim it too, without any damaged card', () => {
  const t = on('rebuild', { coins: 0 }, { first: 'blue' });
  acts(t, 'blue', 'perform');
  expect([t.board.first, t.board.hand, goodsOf(t, 1)[0]]).toEqual([1, true, 1]);
});

test('AW-A.31 who does not want the token declines all of it', () => {
  const t = on('rebuild', { coins: 0, cards: ['EA28!'] }, { ambrosia: { rebuild: 1 } });
  acts(t, 'blue', 'decline');
  expect([t.board.first, t.board.hand, goodsOf(t, 1), isDamaged(t, 'EA28')]).toEqual([0, false, [0, 0, 1], true]);
});

test('AW-6.33 AW-6.34 AW-6.35 AW-6.41 Recruit: a card of the row for its price becomes the active card of a slot', () => {
  const t = on(
    'recruit',
    {
      coins: 4,
      armies: [
        { active: 'SM01', coins: 3 },
        { active: 'SM02', used: true, coins: 1 },
      ],
    },
    { military: ['M14', 'M03'] },
  );
  t.blue.isAsked('recruit.card').offeringExactly('M14', 'M03', 'none');
  acts(t, 'blue', 'M14', 'retire/SM01');
  expect([goodsOf(t, 1)[0], t.board.militaryRow]).toEqual([0, ['M03']]);
  expect(['M14', 'SM01#2', 'SM02#2'].map((item) => armyOf(t, item))).toEqual(['0:0', '0:0 retired', '1:1 used']);
  expect(told(t.red, 'military')).toEqual(['military.retired AW-6.41 SM01#2', 'military.recruited AW-6.35 M14']);
  const poor = on('recruit', { coins: 3 }, { military: ['M14', 'M03'] });
  poor.blue.isRefused('M14', 'AW-6.34', 'no.action.coins', 'fix.coins');
  const no = on('recruit', { coins: 3 }, { military: ['M03'], ambrosia: { recruit: 2 } });
  acts(no, 'blue', 'none');
  expect([no.board.militaryRow, goodsOf(no, 1)]).toEqual([['M03'], [3, 0, 2]]);
});

test('AW-6.36 AW-12.02 as many active cards as the limit: 2, and 1 for each symbol that works', () => {
  const slots = (blue: Player) => {
    const t = on('recruit', { armies: [{ active: 'M01' }, { active: 'M02' }], ...blue }, { military: ['M03', 'M04'] });
    acts(t, 'blue', 'M03');
    // A single open slot is taken by itself.
    return armyOf(t, 'M03').slice(0, 3);
  };
  expect(slots({ cards: ['EA06'] })).toBe('2:0');
  expect(slots({ districts: ['D08'] })).toBe('2:0');
  const damaged = on(
    'recruit',
    { armies: [{ active: 'M01' }, { active: 'M02' }], cards: ['EA06!'] },
    { military: ['M03'] },
  );
  acts(damaged, 'blue', 'M03');
  damaged.blue.isAsked('recruit.slot').offeringExactly('retire/M01', 'retire/M02');
});

test('AW-6.36 AW-A.21 where as many cards are active as the limit allows, a slot of retired ones alone is no way round it', () => {
  const armies = [{ active: 'M01' }, { active: 'M02' }, { retired: ['M04'] }];
  const t = on('recruit', { armies }, { military: ['M03'] });
  acts(t, 'blue', 'M03');
  t.blue.isAsked('recruit.slot').offeringExactly('retire/M01', 'retire/M02');
});

test('AW-6.37 an open slot is chosen: an empty one, or one with retired cards only', () => {
  const t = on(
    'recruit',
    { cards: ['EA06'], armies: [{ active: 'M01' }, { retired: ['M02'] }] },
    { military: ['M03'] },
  );
  acts(t, 'blue', 'M03');
  t.blue.isAsked('recruit.slot').offeringExactly('slot/1', 'slot/2').about({ item: 'M03' });
  t.blue.isRefused('retire/M01', 'AW-6.46', 'no.retire.open', 'fix.open-slot');
  acts(t, 'blue', 'slot/1');
  expect(['M03', 'M02'].map((item) => armyOf(t, item))).toEqual(['1:0', '1:0 retired']);
});

test('AW-6.38 AW-6.39 AW-E.25 without an open slot an unused card is retired, its coins go to the supply', () => {
  const armies = [
    { active: 'SM01', coins: 1, used: true },
    { active: 'SM02', coins: 3 },
  ];
  const t = on('recruit', { coins: 5, armies }, { military: ['M03', 'M04'] });
  acts(t, 'blue', 'M03', 'retire/SM02');
  expect([armyOf(t, 'SM02#2'), armyOf(t, 'M03'), goodsOf(t, 1)[0]]).toEqual(['1:0 retired', '1:0', 5]);
  const both = on(
    'recruit',
    { coins: 5, cards: ['EA01'], armies: [...armies, { active: 'M06' }], districts: ['D08'] },
    { military: ['M03', 'M04'] },
  );
  acts(both, 'blue', 'M03');
  both.blue.isAsked('recruit.slot').offeringExactly('retire/SM02', 'retire/M06');
  both.blue.isRefused('retire/SM01#2', 'AW-6.39', 'no.retire.used', 'fix.other-army');
});

test('AW-6.40 with every army used and no open slot nobody can be recruited', () => {
  const armies = [
    { active: 'SM01', coins: 1, used: true },
    { active: 'SM02', coins: 1, used: true },
  ];
  const t = on('recruit', { armies }, { military: ['M03'] });
  t.green.isAsked('turn.action');
  expect(t.board.militaryRow).toEqual(['M03']);
});

test('AW-6.40 and the reason is said', async () => {
  const { recruitObjection } = await import('../../rules/actions/recruit.ts');
  const armies = [
    { active: 'SM01', coins: 1, used: true },
    { active: 'SM02', coins: 1, used: true },
  ];
  const { board } = blues({ armies }, { military: ['M03'] });
  expect(recruitObjection(board, 1, 'M03')?.why.id).toBe('no.recruit.slot');
});

test('AW-6.42 AW-6.43 AW-8.11 all legacies of a slot count, the active card’s own does not', () => {
  // Old Guard active: 2 swords, 1 arrow; under it Hali Regiment (sword) and City Guard (sword): 5 against arrows and swords.
  const armies = [{ active: 'M25', retired: ['M03', 'SM01'] }];
  const able = (top: string) => {
    const t = blues({ armies, coins: 9 }, { tops: [top, 'T215', 'T310'] });
    return t.blue.isAsked('turn.action').options.includes('attack');
  };
  // Thorn Ape 5 by swords only: 2 + 1 + 1 = 4; Bog Wader 5 by both: 5; Tide Serpent 6.
  expect([able('T101'), able('T106'), able('T103')]).toEqual([false, true, false]);
});

test('AW-6.44 a new card may attack in the same round', () => {
  const t = on(
    'recruit',
    { coins: 9, armies: [{ active: 'SM01' }, { active: 'SM02' }] },
    {
      military: ['M14', 'M03'],
      tops: ['T101', 'T215', 'T310'],
      has: { red: { passed: true }, green: { passed: true } },
    },
  );
  acts(t, 'blue', 'M14', 'retire/SM02');
  t.blue.isAsked('turn.action').offering('attack');
});

test('AW-6.46 AW-A.20 nothing is retired without recruiting, nor while a slot is open', () => {
  const t = on('recruit', { armies: [{ active: 'M01' }, { retired: ['M02'] }] }, { military: ['M03', 'M04'] });
  acts(t, 'blue', 'M03');
  expect([armyOf(t, 'M03'), armyOf(t, 'M01')]).toEqual(['1:0', '0:0']);
});

test('AW-6.47 AW-6.50 AW-6.51 AW-6.52 Explore: from the deck, the row or the C pile, for nothing', () => {
  const t = on('explore', { coins: 0, cards: ['EA01', 'EA02'] }, { row: ['EA18', 'EA28'] });
  t.blue.isAsked('explore.way').offeringExactly('deck', 'row', 'pile', 'none');
  acts(t, 'blue', 'row');
  t.blue.isAsked('explore.card').offeringExactly('EA18', 'EA28');
  acts(t, 'blue', 'EA28');
  expect([t.board.stored[1], t.board.empireRow, goodsOf(t, 1)[0]]).toEqual([['EA28'], ['EA18'], 0]);
  const pile = on('explore', { stored: ['EA01', 'EA02', 'EA03'] });
  acts(pile, 'blue', 'pile', 'EC11');
  expect([pile.board.stored[1]?.length, pile.board.pileC.includes('EC11')]).toEqual([4, false]);
  const none = on('explore', {}, { ambrosia: { explore: 1 } });
  acts(none, 'blue', 'none');
  expect([none.board.stored[1], goodsOf(none, 1)[2]]).toEqual([[], 1]);
});

test('AW-6.47 a way without a card is refused', () => {
  const t = on('explore', {}, { row: [], pile: [], deck: [], discard: [] });
  t.green.isAsked('turn.action');
  const some = on('explore', {}, { row: ['EA01'], pile: [], deck: [], discard: [] });
  some.blue.isAsked('explore.way').offeringExactly('row', 'none');
  some.blue
    .isRefused('deck', 'AW-3.13', 'no.explore.deck', 'fix.other-way')
    .isRefused('pile', 'AW-6.51', 'no.explore.pile');
  on('explore', {}, { row: [] }).blue.isRefused('row', 'AW-6.50', 'no.explore.row', 'fix.other-way');
});

test('AW-6.48 AW-6.54 AW-6.55 AW-A.40 the deck: five are seen, one must be stored, the others are discarded in the open', () => {
  const drawn = ['EA01', 'EA02', 'EA03', 'EA04', 'EA05'];
  const t = on('explore', {}, { chance: { 'explore.draw': drawn } });
  acts(t, 'blue', 'deck');
  t.chanceWeighed(
    'explore.draw',
    EMPIRE_IDS.filter((id) => id.startsWith('EA')),
    0,
  );
  t.blue.isAsked('explore.keep').offeringExactly(...drawn);
  acts(t, 'blue', 'EA03');
  expect([t.board.stored[1], t.board.discardA, t.board.seen[1]]).toEqual([
    ['EA03'],
    ['EA01', 'EA02', 'EA04', 'EA05'],
    [],
  ]);
  expect(told(t.red, 'card.stored')).toEqual(['card.stored AW-6.48 ?empire-a']);
  expect(told(t.red, 'explore.discarded').length).toBe(4);
});

test('AW-6.49 AW-E.39 AW-12.10 explore bonuses add cards: 5 + 2 + 3 drawn, 1 stored, 9 discarded', () => {
  const t = on('explore', { cards: ['EA16', 'EB24'], districts: ['D01'] });
  acts(t, 'blue', 'deck');
  expect(t.board.seen[1]?.length).toBe(10);
  acts(t, 'blue', t.board.seen[1]?.[9] ?? '');
  expect([t.board.stored[1]?.length, t.board.discardA.length]).toEqual([1, 9]);
});

test('AW-6.53 AW-18.02 stored cards lie face down: the owner sees them, the others a back, whatever lay open before', () => {
  const t = on('explore', {}, { row: ['EA18', 'EA28'] });
  acts(t, 'blue', 'row', 'EA28');
  expect([t.blue.sees().stored[1], t.red.sees().stored[1], t.sees('spectator').board.stored[1]]).toEqual([
    ['EA28'],
    ['?empire-a'],
    ['?empire-a'],
  ]);
  expect(told(t.red, 'card.stored')).toEqual(['card.stored AW-6.50 EA28']);
});

test('AW-6.56 the discard pile is shuffled in the middle of the draw, without what was drawn', () => {
  const t = on('explore', {}, { deck: ['EA01', 'EA02'], discard: ['EA03', 'EA04', 'EA05', 'EA06'] });
  acts(t, 'blue', 'deck');
  expect(t.board.seen[1]?.slice(0, 2).toSorted()).toEqual(['EA01', 'EA02']);
  t.chanceWeighed('explore.draw', ['EA03', 'EA04', 'EA05', 'EA06'], 2);
  expect([t.board.seen[1]?.length, t.board.deckA.length]).toEqual([5, 1]);
});

test('AW-6.57 AW-6.58 AW-6.59 AW-E.10 Grow: 3 coins bring the lowest unused citizen, who waits for the next round', () => {
  const t = on('grow', { coins: 4 });
  t.blue.isAsked('action.perform').about({ action: 'grow' });
  acts(t, 'blue', 'perform');
  expect([goodsOf(t, 1)[0], whereAre(t, 1)]).toEqual([1, ['ready', 'ready', 'grow', 'new', 'supply']]);
  const gap = on('grow', { coins: 3, citizens: { 1: 'ready', 3: 'ready', 4: 'ready' } });
  acts(gap, 'blue', 'perform');
  expect(whereAre(gap, 1)).toEqual(['ready', 'new', 'grow', 'ready', 'supply']);
  const poor = on('grow', { coins: 2 });
  expect([whereAre(poor, 1)[3], goodsOf(poor, 1)[0]]).toEqual(['supply', 2]);
});

test('AW-6.60 AW-A.38 with five citizens in play nobody grows', () => {
  const t = on('grow', { coins: 9, citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'new', 5: 'starving' } });
  expect([goodsOf(t, 1)[0], whereAre(t, 1)]).toEqual([9, ['ready', 'ready', 'grow', 'new', 'starving']]);
});
