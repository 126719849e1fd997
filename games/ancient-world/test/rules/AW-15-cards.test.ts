import { expect, test } from 'vitest';
import { EMPIRE_IDS } from '../../content/decks.ts';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, armyOf, goodsOf, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const greens = (green: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'green' }, round: 3, ...more, has: { ...more.has, green } });
const bonus = (card: string, player: Player) =>
  ancientTable({
    players: THREE,
    at: 'score',
    round: 6,
    has: { green: { coins: 0, ...player, cards: [card, ...(player.cards ?? [])] } },
  }).board.ledger[2]?.[7];

test('AW-15.01 AW-A.47 Aqueduct: a new citizen brings a coin for each food, that of the card just built included', () => {
  const t = greens({ coins: 3, cards: ['EA17'] });
  acts(t, 'green', 'citizen/3', 'grow', 'perform');
  expect([goodsOf(t, 2)[0], told(t.red, 'coins.gained')]).toEqual([3, ['coins.gained AW-15.01 3']]);
  const built = greens({ coins: 5, knowledge: 1, cards: ['EA17'] }, { row: ['EA31'] });
  acts(built, 'green', 'citizen/3', 'build', 'EA31');
  expect(goodsOf(built, 2)[0]).toBe(4);
  const damaged = greens({ coins: 3, cards: ['EA17!'] });
  acts(damaged, 'green', 'citizen/3', 'grow', 'perform');
  expect(goodsOf(damaged, 2)[0]).toBe(0);
});

test('AW-15.02 Archivists of Bol: income 1, and a trade when bought', () => {
  const t = greens({ coins: 5 }, { row: ['EA09'] });
  acts(t, 'green', 'citizen/3', 'build', 'EA09');
  t.green.isAsked('citizen.trade');
  const end = ancientTable({ players: THREE, at: 'end', has: { green: { coins: 0, cards: ['EA09'] } } });
  expect(goodsOf(end, 2)[0]).toBe(6);
});

test('AW-15.04 Cave Town: a citizen when bought, 2 VP', () => {
  const t = greens({ coins: 6, knowledge: 1 }, { row: ['EB15'] });
  acts(t, 'green', 'citizen/3', 'build', 'EB15');
  expect([whereAre(t, 2)[3], bonus('EB15', {})]).toEqual(['new', 2]);
});

test('AW-15.07 City Center: 6 VP with five citizens, none of them starving', () => {
  const five = { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready', 5: 'ready' };
  expect([
    bonus('EC02', { citizens: five }),
    bonus('EC02', { citizens: { ...five, 5: 'starving' } }),
    bonus('EC02', {}),
  ]).toEqual([6, 0, 0]);
});

test('AW-15.08 Crypta Ship: the coins come even if nothing is stored', () => {
  const t = greens({ coins: 0, cards: ['EA10', 'EA16'] });
  acts(t, 'green', 'citizen/1', 'card/EA10', 'none');
  expect([goodsOf(t, 2)[0], t.board.stored[2]]).toEqual([2, []]);
  const deck = greens({ coins: 0, cards: ['EA10', 'EA16'] });
  acts(deck, 'green', 'citizen/1', 'card/EA10', 'deck');
  expect(deck.board.seen[2]?.length).toBe(7);
});

test('AW-15.09 AW-A.41 Crypta Ship works in round 1', () => {
  const t = greens({ cards: ['EA10'] }, { round: 1, row: ['EA18', 'EA03'] });
  acts(t, 'green', 'citizen/1', 'card/EA10', 'row', 'EA03');
  expect(t.board.stored[2]).toEqual(['EA03']);
});

test('AW-15.10 Desert Caravan: a coin for each food', () => {
  const t = greens({ coins: 0, cards: ['EA25', 'EA20', 'EA18!'] });
  acts(t, 'green', 'citizen/1', 'card/EA25');
  expect(goodsOf(t, 2)[0]).toBe(1 + 2 + 2);
});

test('AW-15.11 AW-A.42 Distant Outpost: placing on Learn takes a coin off a military card, performed or not', () => {
  const armies = [
    { active: 'M01', coins: 2 },
    { active: 'M02', coins: 1, used: true },
  ];
  const t = greens({ coins: 2, cards: ['EA02'], armies });
  acts(t, 'green', 'citizen/1', 'learn');
  t.green.isAsked('outpost.army').offeringExactly('M01', 'M02');
  acts(t, 'green', 'M01');
  expect([armyOf(t, 'M01'), goodsOf(t, 2), told(t.red, 'military')]).toEqual([
    '0:1',
    [2, 0, 0],
    ['military.relieved AW-15.11 M01 1'],
  ]);
  const none = greens({ coins: 2, cards: ['EA02'] });
  acts(none, 'green', 'citizen/1', 'learn');
  none.red.isAsked('turn.action');
  const elsewhere = greens({ cards: ['EA02'], armies });
  acts(elsewhere, 'green', 'citizen/1', 'labor');
  elsewhere.red.isAsked('turn.action');
  const damaged = greens({ coins: 2, cards: ['EA02!'], armies });
  acts(damaged, 'green', 'citizen/1', 'learn');
  expect(armyOf(damaged, 'M01')).toBe('0:2');
});

test('AW-15.12 AW-A.36 Forest Hideout: 4 VP with exactly three citizens, starving ones too', () => {
  const three = { 1: 'ready', 2: 'starving', 4: 'ready' };
  expect([bonus('EC03', { citizens: three }), bonus('EC03', { citizens: { ...three, 5: 'ready' } })]).toEqual([4, 0]);
});

test('AW-15.14 AW-A.55 Guild of Scholars: knowledge, then the trade, both before the ambrosia of Build', () => {
  const t = greens({ coins: 5, knowledge: 1 }, { row: ['EB17'], ambrosia: { build: 2 } });
  acts(t, 'green', 'citizen/3', 'build', 'EB17');
  t.green.isAsked('citizen.trade');
  expect(goodsOf(t, 2)).toEqual([0, 1, 0]);
  acts(t, 'green', 'none');
  expect([goodsOf(t, 2), told(t.red, 'knowledge')]).toEqual([
    [0, 1, 2],
    ['knowledge.paid AW-6.03 1', 'knowledge.gained AW-15.14 1'],
  ]);
});

test('AW-15.15 AW-A.50 Hall of War: income, a sword, and 6 VP with 5 green and 5 purple', () => {
  const green = ['EB05', 'EB06'];
  const purple = ['EB09', 'EB10'];
  expect([
    bonus('EC05', { cards: [...green, ...purple] }),
    bonus('EC05', { cards: ['EB05', 'EA18', ...purple] }),
    bonus('EC05', { cards: [...green, 'EB09', 'EA33'] }),
  ]).toEqual([6, 0, 0]);
  const end = ancientTable({ players: THREE, at: 'end', has: { green: { coins: 0, cards: ['EC05'] } } });
  expect(goodsOf(end, 2)[0]).toBe(6);
});

test('AW-15.17 AW-15.27 AW-A.19 Holy Site takes all coins off a card; a used one stays used, unless the table plays so', () => {
  const armies = [
    { active: 'M01', coins: 7, used: true },
    { active: 'M02', coins: 1 },
  ];
  const use = (options: { readonly [name: string]: string }) => {
    const t = greens({ coins: 3, cards: ['EB14'], armies }, { options });
    acts(t, 'green', 'citizen/1', 'card/EB14', 'perform');
    t.green.isAsked('holy-site.army').offeringExactly('M01', 'M02');
    acts(t, 'green', 'M01');
    expect([goodsOf(t, 2)[0], told(t.red, 'military')]).toEqual([3, ['military.relieved AW-15.17 M01 7']]);
    return [armyOf(t, 'M01'), armyOf(t, 'M02')];
  };
  expect([use({}), use({ 'emptied-army': 'free' })]).toEqual([
    ['0:0 used', '1:1'],
    ['0:0', '1:1'],
  ]);
});

test('AW-A.19 with that option a card is free only when its last coin is gone', () => {
  const armies = [
    { active: 'M01', coins: 2, used: true },
    { active: 'M02', coins: 1, used: true },
  ];
  const after = (army: string) => {
    const t = greens({ coins: 2, cards: ['EA02'], armies }, { options: { 'emptied-army': 'free' } });
    acts(t, 'green', 'citizen/1', 'learn', army);
    return armyOf(t, army);
  };
  expect([after('M01'), after('M02')]).toEqual(['0:1 used', '1:0']);
});

test('AW-15.18 Monument: income 1, and 4 VP with two titans of three banners', () => {
  expect([bonus('EC07', { titans: ['T301', 'T302'] }), bonus('EC07', { titans: ['T301', 'T201', 'T202'] })]).toEqual([
    4, 0,
  ]);
  const end = ancientTable({ players: THREE, at: 'end', has: { green: { coins: 0, cards: ['EC07'] } } });
  expect(goodsOf(end, 2)[0]).toBe(6);
});

test('AW-15.19 AW-E.38 Moon Festival: 4 VP for each full set of five colours', () => {
  // Counts 3, 2, 4, 2, 7: Moon Festival itself has red and purple.
  const cards = ['EB01', 'EB03', 'EB05', 'EB06', 'EB08', 'EB09', 'EB10', 'EA33', 'EA34'];
  expect([bonus('EC08', { cards }), bonus('EC08', { cards: cards.slice(1) })]).toEqual([8, 4]);
  expect(bonus('EC08', { cards: ['EB03'] })).toBe(0);
});

test('AW-15.20 Scribe Guild: with Labor 1 coin for 1 knowledge, the coins just earned included, once', () => {
  const t = greens({ coins: 0, cards: ['EA11'] });
  acts(t, 'green', 'citizen/1', 'labor');
  t.green.isAsked('labor.scribe').offeringExactly('yes', 'none');
  acts(t, 'green', 'yes');
  expect([goodsOf(t, 2), told(t.red, 'coins.paid')]).toEqual([[1, 1, 0], ['coins.paid AW-15.20 1']]);
  t.red.isAsked('turn.action');
  const no = greens({ coins: 0, cards: ['EA11'] });
  acts(no, 'green', 'citizen/1', 'labor', 'none');
  expect(goodsOf(no, 2)).toEqual([2, 0, 0]);
  const damaged = greens({ coins: 0, cards: ['EA11!'] });
  acts(damaged, 'green', 'citizen/1', 'labor');
  damaged.red.isAsked('turn.action');
});

test('AW-15.23 AW-15.24 AW-15.25 Trade City, Trade Route, Treasury: income and VP for banners', () => {
  const end = ancientTable({ players: THREE, at: 'end', has: { green: { coins: 0, cards: ['EC09', 'EC11'] } } });
  expect(goodsOf(end, 2)).toEqual([5 + 1 + 2, 1, 0]);
  const yellow = ['EB07', 'EB08'];
  expect([bonus('EC10', { cards: [...yellow, 'EA25'] }), bonus('EC10', { cards: yellow })]).toEqual([4, 0]);
  const blue = ['EB03', 'EB04'];
  expect([
    bonus('EC11', { cards: [...blue, ...yellow] }),
    bonus('EC11', { cards: ['EB03', 'EA09', ...yellow] }),
  ]).toEqual([6, 0]);
  expect(bonus('EC09', { cards: ['EB01', 'EB02', 'EB03'] })).toBe(0);
  expect(bonus('EC09', { cards: ['EB01', 'EA01', ...blue] })).toBe(0);
});

test('AW-15.26 AW-A.43 Zori Dramatists: who passes first may store a card of the row, before the next turn', () => {
  const t = greens({ cards: ['EA33'] }, { row: ['EA18', 'EA28'] });
  acts(t, 'green', 'pass');
  t.green.isAsked('dramatists.store').offeringExactly('EA18', 'EA28', 'deck', 'none');
  expect(t.table.asked()).toEqual([2]);
  acts(t, 'green', 'EA28');
  expect([t.board.stored[2], t.board.empireRow, told(t.red, 'card.stored')]).toEqual([
    ['EA28'],
    ['EA18'],
    ['card.stored AW-15.26 EA28'],
  ]);
  t.red.isAsked('turn.action');
});

test('AW-15.26 or the unseen top card of the deck in use; nothing; never by another, nor with a damaged card', () => {
  const t = greens({ cards: ['EA33'] }, { round: 5, chance: { 'dramatists.draw': ['EB20'] } });
  acts(t, 'green', 'pass', 'deck');
  t.chanceWeighed(
    'dramatists.draw',
    EMPIRE_IDS.filter((id) => id.startsWith('EB')),
  );
  expect([t.board.stored[2], told(t.red, 'card.stored')]).toEqual([['EB20'], ['card.stored AW-15.26 ?empire-b']]);
  const none = greens({ cards: ['EA33'] });
  acts(none, 'green', 'pass', 'none');
  expect(none.board.stored[2]).toEqual([]);
  const late = greens({ cards: ['EA33'] }, { firstPass: 'red', has: { red: { passed: true } } });
  acts(late, 'green', 'pass');
  late.blue.isAsked('turn.action');
  const damaged = greens({ cards: ['EA33!'] });
  acts(damaged, 'green', 'pass');
  expect(damaged.board.firstPass).toBe(2);
  damaged.red.isAsked('turn.action');
});

test('AW-15.26 AW-3.12 an empty deck is refilled for it; with nothing anywhere only “none” is left', () => {
  const t = greens({ cards: ['EA33'] }, { deck: [], discard: ['EA01'] });
  acts(t, 'green', 'pass', 'deck');
  expect([t.board.stored[2], t.board.discardA]).toEqual([['EA01'], []]);
  const empty = greens({ cards: ['EA33'] }, { deck: [], discard: [] });
  acts(empty, 'green', 'pass');
  empty.red.isAsked('turn.action');
});
