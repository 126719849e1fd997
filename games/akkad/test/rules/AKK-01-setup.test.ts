import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { HOME_SPACE } from '../../rules/geography.ts';
import { akkadTable, at, playOn } from '../support.ts';

const FIVE = ['red', 'blue', 'green', 'yellow', 'white'] as const;
const order = { 'deal.order': ['2', '0', '1', '4'] };

/** Everybody chooses what the lists say, up to the first role. */
function started(homes: readonly string[], characters: readonly string[], chance: { [kind: string]: string[] } = {}) {
  const players = ['red', 'blue', 'green', 'yellow'] as const;
  const t = akkadTable({ players, at: 'beginning', chance: { 'deal.order': ['0', '1', '2'], ...chance } });
  homes.forEach((home, seat) => t.seat(seat).answers('start.home', home));
  characters.toReversed().forEach((who, i) => t.seat(3 - i).answers('start.character', who));
  for (const seat of [0, 1, 2, 3]) t.seat(seat).answers('start.figure', 'male');
  return t;
}

const HOMES = ['uruk', 'mari', 'susa', 'girsu'];
const PEOPLE = ['ur-utu', 'enheduanna', 'ken-ussam', 'epirmupi'];
const crown = { 'roll.crown': ['1', '4', '2', '0'] };

test('AKK-1.02 AKK-1.03 AKK-1.04 mats in a drawn order, characters in reverse order, none twice', () => {
  const t = akkadTable({ players: FIVE, at: 'beginning', chance: order });
  t.green.answers('start.home', 'mari');
  t.red.isAsked('start.home').notOffering('mari').offering('uruk');
  t.red.answers('start.home', 'uruk');
  t.blue.answers('start.home', 'susa');
  t.white.answers('start.home', 'girsu');
  t.yellow.answers('start.home', 'assur');
  t.yellow.answers('start.character', 'ur-utu');
  t.white.isAsked('start.character').notOffering('ur-utu');
});

test('AKK-1.04 all at random, or two characters dealt to keep one', () => {
  const random = akkadTable({ players: FIVE, at: 'beginning', options: { deal: 'random' } });
  random.red.isAsked('start.figure');
  expect([new Set(random.board.home).size, new Set(random.board.character).size]).toEqual([5, 5]);
  const chance = { ...order, 'deal.character': ['me-sag', 'ur-utu'] };
  const two = akkadTable({ players: FIVE, at: 'beginning', options: { deal: 'two' }, chance });
  for (const seat of [2, 0, 1, 4])
    two.seat(seat).answers('start.home', ['uruk', 'susa', 'mari', '', 'girsu'][seat] ?? '');
  two.yellow.answers('start.home', 'assur');
  expect([...two.yellow.isAsked('start.character').options].toSorted()).toEqual(['me-sag', 'ur-utu']);
});

test('AKK-1.07 AKK-1.08 AKK-1.10 units and goods of mat and character, all at home', () => {
  const t = started(HOMES, PEOPLE, crown);
  expect(at(t, 'GIR').units).toEqual(['3 spearman 1', '3 archer 1', '3 priest 1', '3 champion 1']);
  expect(at(t, 'MAR').units).toEqual(['1 spearman 2', '1 priest 1', '1 chariot 2', '1 champion 1']);
  expect(t.board.goods).toEqual([
    [4, 4, 4, 1],
    [4, 4, 2, 1],
    [5, 3, 2, 1],
    [2, 3, 2, 1],
  ]);
});

test('AKK-1.06 the figure changes nothing but itself', () => {
  expect(started(HOMES, PEOPLE, crown).board.figure).toEqual(['male', 'male', 'male', 'male']);
});

test('AKK-1.05 AKK-1.09 AKK-1.11 AKK-1.25 six tokens in the pool, the Storehouse, no points', () => {
  const { board } = started(HOMES, PEOPLE, crown);
  for (const seat of [0, 1, 2, 3]) {
    expect([board.pool[seat], board.supply[seat], board.tokens[seat]?.some((type) => type !== 0)]).toEqual([
      [2, 2, 2],
      [6, 6, 6],
      false,
    ]);
    expect([board.built[seat], board.upgraded[seat]?.includes(true), board.vp[seat]]).toEqual([
      [true, false, false, false],
      false,
      0,
    ]);
    // A whole colour of pieces each (AKK-1.05): what stands at home is no longer in the supply.
    expect([board.zigguratSupply[seat], board.canalSupply[seat], board.ledger[seat]]).toEqual([7, 10, [0, 0, 0]]);
    const left = [16, 10, 7, 6, 2].map((n, kind) => n - (board.reserve[seat]?.[kind] ?? 0));
    const home = HOME_SPACE[board.home[seat] as 'uruk'] * 8;
    expect(left).toEqual(board.units[seat]?.slice(home, home + 5));
  }
});

test('AKK-1.12 AKK-1.17 control of the home city and all around it, rivers notwithstanding; the other black cities are free', () => {
  const { board } = started(HOMES, PEOPLE, crown);
  const mine = ['MAR', 'HIT', 'T01', 'T02', 'T03'].map((id) => board.control[spaceOf(id)]);
  expect(mine).toEqual([1, 1, 1, 1, 1]);
  expect([board.control.filter((seat) => seat === 1).length, board.control[spaceOf('SIP')]]).toEqual([5, -1]);
  expect([board.rebels[spaceOf('SIP')], board.rebels[spaceOf('HIT')]]).toEqual([0, 0]);
});

test('AKK-1.14 AKK-1.15 AKK-1.16 AKK-1.18 rebels on blue cities, on Akkad and on unchosen home cities', () => {
  const { board } = started(HOMES, PEOPLE, crown);
  const rebels = ['HAL', 'NIN', 'AGD', 'URK', 'ASS', 'MAR'].map((id) => board.rebels[spaceOf(id)]);
  expect(rebels).toEqual([2, 2, 1, 2, 2, 0]);
  expect(board.rebels.reduce((sum, n) => sum + n, 0)).toBe(11 * 2 + 1 + 2 * 2);
  expect([board.control[spaceOf('URK')], board.control[spaceOf('TAD')]]).toEqual([-1, -1]);
  expect(board.cityCard.every((holder) => holder === -1)).toBe(true);
});

test('AKK-A.4 AKK-A.5 the table may put rebels on black cities and more of them on Akkad', () => {
  const options = { 'rebel-cities': 'all', 'akkad-rebels': '10', deal: 'random' };
  const t = akkadTable({ players: FIVE, at: 'beginning', options });
  playOn(t, () => t.board.phase === 'selection');
  expect([t.board.rebels[spaceOf('AGD')], t.board.rebels[spaceOf('SHE')]]).toEqual([10, 2]);
});

test('AKK-1.17 AKK-A.4 a black city next to a home city has no rebels, even where the table puts them on all', () => {
  const options = { 'rebel-cities': 'all', deal: 'choose' };
  const t = akkadTable({ players: FIVE, at: 'beginning', options, chance: order });
  for (const [seat, home] of [
    [2, 'mari'],
    [0, 'uruk'],
    [1, 'susa'],
    [4, 'girsu'],
    [3, 'assur'],
  ] as const)
    t.seat(seat).answers('start.home', home);
  playOn(t, () => t.board.phase === 'selection', 'ur-utu', 'enheduanna', 'ken-ussam', 'epirmupi', 'lipit-ili');
  const rebels = ['HIT', 'LAR', 'AWA', 'LAG', 'EKA', 'SIP', 'SHE'].map((id) => t.board.rebels[spaceOf(id)]);
  expect(rebels).toEqual([0, 0, 0, 0, 0, 2, 2]);
});

test('AKK-1.19 AKK-1.20 AKK-1.26 monsters face up, decks whole, empty displays', () => {
  const { board } = started(HOMES, PEOPLE, crown);
  expect([board.monsters, board.actionDeck.length, board.mercyDeck.length]).toEqual([[0, 0, 0, 0, 0, 0, 0], 75, 7]);
  expect([board.roleOf, board.roleSilver, board.godStaples].flat().every((n) => n <= 0)).toBe(true);
});

test('AKK-1.21 Control 5 Cities and two others are face up', () => {
  const t = started(HOMES, PEOPLE, { ...crown, 'draw.quest': ['four-houses', 'royal-guard'] });
  expect([t.board.questRow, t.board.questDeck.length]).toEqual([
    ['control-5-cities', 'four-houses', 'royal-guard'],
    14,
  ]);
});

test('AKK-1.22 AKK-5.05 round 1 shows one of the four mild events', () => {
  for (const event of ['tax-inflation', 'royal-gift', 'plentiful-harvest', 'fertile-sheepfold']) {
    const t = akkadTable({ players: FIVE, at: 'event', round: 1, chance: { 'draw.event': [event] } });
    expect(t.board.eventNow).toEqual([event]);
  }
  expect(() => akkadTable({ players: FIVE, at: 'event', round: 1, chance: { 'draw.event': ['drought'] } })).toThrow(
    'cannot answer',
  );
});

test('AKK-1.23 AKK-5.01 the round marker is off the wheel until the first event', () => {
  const t = started(HOMES, PEOPLE, crown);
  expect([t.board.phase, t.board.round]).toEqual(['selection', 0]);
  playOn(t, () => t.board.phase === 'action');
  expect(t.board.round).toBe(1);
});

test('AKK-1.24 most hits take the Crown; who ties rolls again', () => {
  expect(started(HOMES, PEOPLE, crown).board.crown).toBe(1);
  const tied = started(HOMES, PEOPLE, { 'roll.crown': ['4', '1', '4', '0', '2', '3'] });
  expect([tied.board.crown, tied.unusedChance]).toEqual([2, {}]);
});

test('AKK-1.28 nobody starts with action cards but by their character', () => {
  const t = started(HOMES, ['ilshu-rabi', 'enheduanna', 'ken-ussam', 'epirmupi'], crown);
  expect(t.board.hand.map((cards) => cards.length)).toEqual([1, 0, 0, 0]);
});

test('AKK-1.29 what fell by chance is in the record, so that a game can be played again', () => {
  const t = started(HOMES, PEOPLE, crown);
  expect(t.table.log.filter(({ seat }) => seat === -1).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['0', '1', '2', '4']),
  );
});

test('AKK-1.30 AKK-22.16 AKK-22.17 Me-Sag chooses the residence after the figures and before the Crown', () => {
  const t = started(HOMES, ['me-sag', 'enheduanna', 'ken-ussam', 'epirmupi'], crown);
  t.red.isAsked('start.residence').notOffering('AGD', 'MAR').offering('KIS');
  expect(t.board.crown).toBe(-1);
  t.red.answers('start.residence', 'KIS');
  t.red.isAsked('start.split').notOffering('champion');
  t.red.answers('start.split', 'spearman', 'done');
  expect(at(t, 'KIS')).toEqual({ control: 0, units: ['0 spearman 1'], rebels: 0, ziggurat: -1 });
  expect([t.board.cityCard[4], t.board.control[spaceOf('D7')], t.board.crown]).toEqual([0, -1, 1]);
});

test('AKK-1.31 a starting group above the army size stays until the check of round 1', () => {
  const t = started(HOMES, PEOPLE, crown);
  expect(at(t, 'GIR').units).toHaveLength(4);
  playOn(t, () => t.board.phase === 'prestige');
  playOn(t, () => t.board.phase === 'selection');
  const left = at(t, 'GIR').units.reduce((sum, line) => sum + Number(line.split(' ')[2]), 0);
  expect(left).toBeLessThanOrEqual(3);
});

test('AKK-1.13 what is paid to nobody goes to the treasury, and what is gained comes from it, without end', () => {
  const red = { goods: { silver: 3, sheep: 2 }, built: ['storehouse', 'temple'], tokens: { GIR: 'divine' }, units: {} };
  const locals = { seat: 0, city: spaceOf('GIR') };
  const t = akkadTable({ players: ['red', 'blue', 'green'], at: { proc: 'temple.train', locals }, has: { red } });
  expect(t.board.goods).toEqual([
    [0, 0, 2, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const collecting = { seat: 0, city: spaceOf('LAG'), how: 'storehouse' };
  const more = { goods: { silver: 999 }, units: {}, controls: ['LAG'], tokens: { LAG: 'admin' } };
  const rich = akkadTable({
    players: ['red', 'blue', 'green'],
    at: { proc: 'collect', locals: collecting },
    has: { red: more },
  });
  expect(rich.board.goods[0]?.[2]).toBe(1000);
});
