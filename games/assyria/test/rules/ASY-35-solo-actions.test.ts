import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Around } from '../solo.ts';
import { opponentActs, opponentHas } from '../solo.ts';
import type { Player } from '../support.ts';
import { spaceNames } from '../support.ts';

/** The cards of the unclaimed row. */
const rows = { left: ['FD-fish1-1'], middle: ['FD-fish2-1'], favour: ['FV03-1'] } as const;

/** One Scheme card, exactly the Gold for one of its actions. */
const acts = (scheme: string, gold: number, opponent: Player = {}, around: Around = {}) =>
  opponentActs([scheme], { gold, ...opponent }, around);

test('ASY-35.01 first its Leader moves to the highest empty Turn Order space', () => {
  const t = opponentActs([], { gold: 0 });
  expect([t.board.order, t.board.leaderRow]).toEqual([
    [1, 0, -1, -1],
    [-1, -1],
  ]);
});

test('ASY-35.02 it takes the topmost action it can afford and complete, one for each card', () => {
  const huts = ['D4'];
  const topmost = (gold: number) => opponentHas(acts('S13', gold, { huts }));
  expect(topmost(5)).toMatchObject({ gold: 0, offerings: 1, influence: 0 });
  expect(topmost(2)).toMatchObject({ gold: 0, offerings: 0, influence: 2 });
  expect(topmost(1)).toMatchObject({ gold: 0, offerings: 1, influence: 0 });
  // Without a Hut there is no new Ziggurat, whatever the Gold.
  const t = opponentActs(['S13', 'S18'], { gold: 4 });
  expect(opponentHas(t)).toMatchObject({ gold: 0, influence: 4, offerings: 0 });
  t.you.log().includes({ type: 'scheme.revealed', item: 'S13' }).includes('scheme.by-action');
});

test('ASY-35.03 a card without a possible action is followed by another, so is one with Gold left', () => {
  // Three Gold and nothing to raise: S19 can do nothing without a card on the board. Then one Gold after another.
  const t = opponentActs(['S19', 'S06', 'S07', 'S10'], { gold: 3, ziggurats: { E3: 4 }, influence: 15 });
  expect(opponentHas(t)).toMatchObject({ gold: 0, offerings: 3 });
  expect([t.board.schemeDiscard, t.board.order]).toEqual([
    ['S19', 'S06', 'S07', 'S10'],
    [1, 0, -1, -1],
  ]);
  t.you.log().includes('scheme.by-none');
});

test('ASY-35.03 without Gold no card is revealed', () => {
  opponentActs([], { gold: 0, huts: ['D4'] })
    .you.log()
    .lacks('scheme.revealed');
});

test('ASY-35.04 ASY-A.19 ASY-E.36 where no action of any card is possible it keeps its Gold', () => {
  const full = { areaGold: [2, 2, 4], areaShips: ['lowest'] } as const;
  const t = opponentActs([], { gold: 1, offerings: 10 }, full);
  expect(opponentHas(t)['gold']).toBe(1);
  t.you.log().lacks('scheme.revealed');
});

test('ASY-35.04 while any card, drawn or not, offers something it goes on, shuffling anew', () => {
  // S17 and S20 are the only cards with a Ship for the lowest area, and one lies in the discard.
  const around = { areaGold: [2, 2, 4], schemes: ['S01', 'S02'] } as const;
  const t = opponentActs(['S02', 'S01', 'S20'], { gold: 1, offerings: 10 }, around);
  expect([opponentHas(t)['gold'], t.board.areaShip]).toEqual([0, [false, false, true]]);
  t.you.log().includes('scheme.reshuffled');
});

test('ASY-35.05 the price is paid, and effects are done from left to right', () => {
  const t = acts('S05', 6, { huts: ['D4'] });
  expect([opponentHas(t)['gold'], opponentHas(t)['offerings']]).toEqual([0, 2]);
  const types = t.table.events.map(({ type }) => type);
  expect(types.indexOf('ziggurat.founded')).toBeLessThan(types.indexOf('offerings.advanced'));
  // A Roof of its own Offering comes too late for the Roof before it: S16 asks for the Roof first.
  const before = { gold: 4, offerings: 2, influence: 15, ziggurats: { E3: 3 }, huts: ['D4'] };
  const late = opponentActs(['S16', 'S12'], before, { roofs: [] });
  expect([late.board.roofed.includes(true), late.board.ziggurats[1]?.length]).toEqual([false, 2]);
});

test('ASY-A.20 ASY-35.05 every Offering of an action needs its own step', () => {
  const huts = ['D4'];
  // S05: a new Ziggurat and two Offerings with one step left, so its Tribute; S03: one Offering is enough.
  expect(opponentHas(opponentActs(['S05', 'S12'], { gold: 6, offerings: 9, huts }))).toMatchObject({ influence: 2 });
  expect(opponentHas(acts('S03', 5, { offerings: 9, huts }))).toMatchObject({ offerings: 10, gold: 0 });
  expect(opponentHas(acts('S01', 1, { influence: 14, huts }))).toMatchObject({ influence: 15, gold: 0 });
  // On the top of a track it is no action at all.
  const top = opponentActs(['S01', 'S06'], { gold: 1, influence: 15 });
  expect(opponentHas(top)).toMatchObject({ influence: 15, offerings: 1 });
  const highest = opponentActs(['S06', 'S01'], { gold: 1, offerings: 10 });
  expect(opponentHas(highest)).toMatchObject({ offerings: 10, influence: 1 });
});

test('ASY-35.06 ASY-A.41 a new Ziggurat stands on an own Hut, by the foci of the same card', () => {
  // S12: Dates, river before between. D4 Meat, E5 Fish, E6 Dates.
  const t = acts('S12', 4, { huts: ['D4', 'E5', 'E6'] }, { farmers: ['E6'] });
  expect([spaceNames(t.board.ziggurats[1]), spaceNames(t.board.huts[1])]).toEqual(['E3 E6', 'D4 E5']);
  expect([opponentHas(t)['mainHuts'], t.board.farmer[spaceOf('E6')], t.board.levels[spaceOf('E6')]]).toEqual([
    8,
    false,
    1,
  ]);
  expect(t.board.schemeDiscard).toEqual(['S12']);
});

test('ASY-35.06 not on a river, not beside a Well, not without a large piece', () => {
  const not = (opponent: Player, around: Around = {}) => {
    const t = opponentActs(['S12', 'S06'], { gold: 4, ...opponent }, around);
    return opponentHas(t)['influence'];
  };
  expect(not({ huts: ['D3'] })).toBe(3);
  expect(not({ huts: ['E2'] }, { you: { wells: ['WL07'] } })).toBe(3);
  expect(not({ huts: ['D4'], ziggurats: { E3: 1, G3: 1, C2: 1, H2: 1 } })).toBe(3);
  expect(spaceNames(acts('S12', 4, { huts: ['E2'] }).board.ziggurats[1])).toBe('E2 E3');
});

test('ASY-35.07 a level goes on the Ziggurat of that height founded first, and again in one phase', () => {
  const t = opponentActs(['S02', 'S06'], { gold: 6, ziggurats: { G3: 2, H2: 1, E3: 1 } }, { raised: ['H2'] });
  expect(['G3', 'H2', 'E3'].map((id) => t.board.levels[spaceOf(id)])).toEqual([2, 2, 2]);
  const [second] = t.table.events.filter(({ type }) => type === 'ziggurat.raised');
  expect(second?.data?.['space']).toBe('H2');
});

test('ASY-35.07 a third level brings no effect', () => {
  const t = acts('S12', 3, { ziggurats: { E3: 2, G3: 2 } });
  expect(['E3', 'G3'].map((id) => t.board.levels[spaceOf(id)])).toEqual([3, 2]);
  expect(opponentHas(t)).toMatchObject({ gold: 0, ships: 0, farmers: 0, offerings: 0, influence: 0 });
  expect(t.board.food[1]).toEqual([]);
});

test('ASY-35.08 a Roof comes from the first area on the icon that holds one', () => {
  const three = { ziggurats: { G3: 2, E3: 3, H2: 3 } };
  const from = (scheme: string, ...roofs: string[]) => acts(scheme, 3, three, { roofs }).board.areaRoof;
  // S10: middle, highest, lowest; S15: lowest, middle, highest.
  expect(from('S10', 'highest', 'middle', 'lowest')).toEqual([true, false, true]);
  expect(from('S10', 'highest', 'lowest')).toEqual([false, false, true]);
  expect(from('S15', 'highest', 'middle')).toEqual([true, false, false]);
  const t = acts('S10', 3, three, { roofs: ['middle'], civilisations: ['CV01', 'CV06', 'CV03'] });
  expect([t.board.roofed[spaceOf('E3')], t.board.roofed[spaceOf('H2')]]).toEqual([true, false]);
  // The Elamites' 2 Gold are not for it.
  expect(opponentHas(t)).toMatchObject({ gold: 0 });
});

test('ASY-35.08 without a Roof or a three-level Ziggurat there is no Roof', () => {
  const none = (opponent: Player, around: Around) =>
    opponentHas(opponentActs(['S10', 'S07'], { gold: 3, ...opponent }, around))['influence'];
  const roofs = { roofs: ['middle'], you: {} };
  // S10 falls back on its Offering, S07 needs 3 Gold: so the Offering is closed.
  expect(none({ ziggurats: { E3: 2 }, offerings: 10 }, roofs)).toBe(3);
  expect(none({ ziggurats: { E3: 4 }, offerings: 10 }, roofs)).toBe(3);
  expect(none({ ziggurats: { E3: 3 }, offerings: 10 }, { roofs: [] })).toBe(3);
});

test('ASY-35.09 a Tribute only with the token and to the area depicted, if its space is empty', () => {
  const token = acts('S20', 2);
  expect([token.board.areaShip, token.board.areaGold, opponentHas(token)['ships']]).toEqual([
    [false, true, false],
    [2, 2, 2],
    0,
  ]);
  const gold = acts('S18', 2);
  expect([gold.board.areaShip.includes(true), gold.board.areaGold]).toEqual([false, [2, 3, 2]]);
  // The middle area is full of Gold, though not of Ships: S18 does its Offering.
  const full = opponentActs(['S18', 'S06'], { gold: 2 }, { areaGold: [2, 4, 2] });
  expect(opponentHas(full)).toMatchObject({ influence: 0, offerings: 2 });
  const ship = opponentActs(['S20', 'S06'], { gold: 2 }, { areaShips: ['middle'] });
  expect(ship.board.areaShip).toEqual([false, true, true]);
});

test('ASY-35.10 Influence 3, 2, 1 with the 2-VP marks; Food tokens go to the supply, Bonuses to nobody', () => {
  expect([opponentHas(acts('S07', 3))['influence'], opponentHas(acts('S18', 2))['influence']]).toEqual([3, 2]);
  expect(opponentHas(acts('S01', 1))['influence']).toBe(1);
  // From 3 to 6: the token on 4, the mark between 5 and 6; beside the highest area lie the Canaanites.
  const t = acts('S07', 3, { influence: 3 }, { civilisations: ['CV03', 'CV06', 'CV08'] });
  expect(opponentHas(t)).toMatchObject({ influence: 6, vp: 12, tokens: 0, ships: 0 });
  expect([t.board.tokensOn, t.board.tokenSupply]).toEqual([[false, true, true], 4]);
});

test('ASY-35.11 ASY-A.43 it discards the left-most or right-most card by its horizontal arrow, for 1 VP', () => {
  const right = acts('S02', 1, {}, { rows });
  expect([opponentHas(right)['vp'], right.board.favourDiscard, right.board.foodDiscard]).toEqual([11, ['FV03-1'], []]);
  const left = acts('S12', 1, {}, { rows });
  expect([opponentHas(left)['vp'], left.board.favourDiscard, left.board.foodDiscard]).toEqual([11, [], ['FD-fish1-1']]);
  const one = acts('S02', 1, {}, { rows: { left: rows.left, middle: rows.middle } });
  expect(one.board.foodDiscard).toEqual(['FD-fish2-1']);
});

test('ASY-35.11 with no card left there is nothing to discard', () => {
  const t = opponentActs(['S02', 'S06'], { gold: 1 });
  expect(opponentHas(t)).toMatchObject({ vp: 10, offerings: 1 });
});

test('ASY-35.12 ASY-35.13 ASY-A.21 a Roof it reaches goes up or down by its vertical arrow, without reward', () => {
  const reached = (scheme: string, roofs: string[]) => acts(scheme, 1, { offerings: 2 }, { roofs });
  // S10 and S14 point up, S06 and S07 down.
  expect(reached('S10', []).board.areaRoof).toEqual([true, false, false]);
  expect(reached('S06', []).board.areaRoof).toEqual([false, false, true]);
  expect(reached('S14', ['highest']).board.areaRoof).toEqual([true, true, false]);
  const t = reached('S07', ['lowest']);
  expect([t.board.areaRoof, t.board.roofsOn]).toEqual([
    [false, true, true],
    [false, true, true],
  ]);
  expect(opponentHas(t)).toMatchObject({ gold: 0, ships: 0, farmers: 0 });
  expect(opponentHas(reached('S06', []))['gold']).toBe(0);
});

test('ASY-35.12 full Roof spaces are emptied first', () => {
  const full = (scheme: string) =>
    acts(scheme, 1, { offerings: 5 }, { roofs: ['highest', 'middle', 'lowest'], roofsOn: [6, 9] }).board;
  expect([full('S10').areaRoof, full('S06').areaRoof]).toEqual([
    [true, false, false],
    [false, false, true],
  ]);
  expect(full('S06').roofSupply).toBe(6);
});

test('ASY-35.14 it never buys cards, Ploughs or goods', () => {
  const t = opponentActs(['S03', 'S04', 'S06'], { gold: 5 }, { rows });
  expect([t.board.food[1], t.board.favours[1], t.board.ploughs[1]]).toEqual([[], [], 0]);
  expect(opponentHas(t)).toMatchObject({ ships: 0, farmers: 0, camels: 0, personalHuts: 0, gold: 0 });
});

test('ASY-35.15 four pieces of each size', () => {
  const four = { E3: 4, G3: 4, C2: 4, H2: 4 };
  const t = opponentActs(['S09', 'S12', 'S18'], { gold: 5, ziggurats: four, huts: ['D4'], influence: 10 });
  // Neither a fifth Ziggurat nor another level: S09 its Tribute, S12 nothing, S18 a Tribute with an Offering.
  expect([t.board.ziggurats[1]?.length, opponentHas(t)['gold'], opponentHas(t)['influence']]).toEqual([4, 0, 14]);
});

test('ASY-E.18 solo actions of S01', () => {
  const two = { E3: 2 };
  const rich = acts('S01', 5, { ziggurats: two, huts: ['D4'] });
  expect([spaceNames(rich.board.ziggurats[1]), opponentHas(rich)['offerings']]).toEqual(['D4 E3', 1]);
  const level = (t: ReturnType<typeof acts>) => t.board.levels[spaceOf('E3')];
  expect(level(opponentActs(['S01', 'S06'], { gold: 4, ziggurats: two, huts: ['D4'] }))).toBe(3);
  expect(level(opponentActs(['S01', 'S13'], { gold: 5, ziggurats: two, huts: ['D3'] }))).toBe(3);
  const tribute = acts('S01', 1, { ziggurats: two, huts: ['D4'] });
  expect([tribute.board.areaGold, opponentHas(tribute)['influence']]).toEqual([[2, 2, 3], 1]);
  const closed = opponentActs(['S01', 'S06'], { gold: 1 }, { areaGold: [2, 2, 4] });
  expect(opponentHas(closed)).toMatchObject({ influence: 0, offerings: 1 });
});

test('ASY-A.30 costs of 6, 3 and 1 occur, and S01 is as its prose says', () => {
  expect(opponentHas(opponentActs(['S11'], { gold: 6, huts: ['D4'] }))).toMatchObject({ gold: 0, offerings: 2 });
  expect(acts('S11', 3).board.levels[spaceOf('E3')]).toBe(2);
  expect(opponentHas(acts('S11', 1))).toMatchObject({ gold: 0, influence: 1 });
});
