import { expect, test } from 'vitest';
import { begin, finishSetup } from '../begin.ts';
import { enough, goodsOf, mesopotamiaTable, playOn } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

test('MES-5.01 MES-5.12 a Round is Action Phase, Combat Phase and End of Round, and then the next begins', () => {
  const t = begin(['akkadians', 'babylonians'], [1, 2]);
  finishSetup(t);
  playOn(t, () => t.board.round === 2);
  const phases = t
    .seat(0)
    .log()
    .events.map(({ type }) => type)
    .filter((type) => type.startsWith('phase.'));
  expect(phases).toEqual(['phase.actions', 'phase.combat', 'phase.round-end', 'phase.actions']);
});

test('MES-5.02 MES-5.03 MES-5.04 Turns in the order of the Population track as the Round began, one each', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    has: {
      ann: { population: 1 },
      ben: { population: 3 },
      cem: { population: 1, goods: { food: 8 } },
      dor: { population: 2 },
    },
    populationOrder: ['ben', 'dor', 'ann', 'cem'],
  });
  t.ben.answers('turn.action', 'end');
  t.dor.answers('turn.action', 'end');
  t.ann.answers('turn.action', 'end');
  t.cem.answers('turn.action', 'piece/grow');
  expect(t.board.populationOrder).toEqual([1, 2, 3, 0]);
  t.ben.answers('turn.action', 'end');
  t.cem.isAsked('turn.action');
  expect(t.board.round).toBe(3);
});

test('MES-5.05 MES-5.06 MES-5.07 a Turn is ended at any time, without an action too; when all have had one the phase is over', () => {
  const t = mesopotamiaTable({ players: FOUR, at: 'round', has: { dor: { population: 2 } } });
  for (const name of ['dor', 'ann', 'ben'] as const) t[name].answers('turn.action', 'end');
  expect(t.board.phase).toBe('actions');
  t.cem.answers('turn.action', 'end');
  t.ann.log().includes({ type: 'phase.combat' });
});

test('MES-6.01 MES-6.02 the piece activates any of six actions once, without icons', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { dice: ['white-reed'] } },
    chance: { 'die.roll': ['reed'] },
  });
  t.cem
    .isAsked('turn.action')
    .offering('piece/explore', 'piece/build', 'piece/research', 'piece/gather', 'piece/warfare', 'piece/grow');
  enough(t.cem.answers('turn.action', 'piece/gather').answers('gather.next', 'gather/home/wood'));
  t.cem.isRefused('piece/build', 'MES-6.02', 'no.piece-used');
});

test('MES-6.03 MES-7.10 MES-7.09 dice activate what they show: one for level 1, two for higher, the Star for any icon', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { empire: 'hittites', tech: { build: 2, explore: 2 }, dice: ['white', 'silver', 'black'] } },
    chance: { 'die.roll': ['sun', 'star', 'lion'] },
  });
  t.dor
    .isAsked('turn.action')
    .offering('dice/gather', 'dice/build', 'dice/research', 'dice/explore')
    .notOffering('piece/none');
  t.dor.isAsked('turn.action').notOffering('dice/nothing');
  t.dor.answers('turn.action', 'dice/build');
  expect(t.board.dieOn[3]).toEqual([1, 1, -1]);
  enough(t.dor).isRefused('dice/gather', 'MES-7.10', 'no.icon').isRefused('dice/explore', 'MES-7.10', 'no.icons');
});

test('MES-7.07 MES-7.11 all own dice are rolled when the Turn begins, faces by their shares', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { dice: ['white-lion', 'black', 'silver'] } },
    chance: { 'die.roll': ['eye', 'water', 'mountain'] },
  });
  t.chanceWeighed('die.roll', { reed: 2, sun: 1, water: 1, eye: 1, star: 1 }, 0);
  t.chanceWeighed('die.roll', { water: 2, reed: 1, sun: 1, lion: 1, star: 1 }, 1);
  t.chanceWeighed('die.roll', { sun: 2, reed: 1, water: 1, mountain: 1, star: 1 }, 2);
  expect(t.board.dieIcon[1]).toEqual([3, 2, 4]);
});

test('MES-6.04 MES-E.31 no action twice in a Turn, not even after its card was lifted', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: {
      cem: { empire: 'hittites', goods: { tablet: 3 }, tech: { research: 2 }, dice: ['white', 'silver', 'black'] },
    },
    chance: { 'die.roll': ['eye', 'star', 'water'] },
  });
  enough(t.cem.answers('turn.action', 'piece/research').answers('research.next', 'discover/research'));
  expect(t.board.tech[2]?.[2]).toBe(3);
  t.cem.isRefused('dice/research', 'MES-6.04', 'no.performed').isRefused('piece/research', 'MES-6.04', 'no.performed');
});

test('MES-6.05 MES-6.06 dice may come before the piece, and what one action brings pays for another', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'akkadians', goods: { stone: 1 }, population: 2, dice: ['silver'] } },
    chance: { 'die.roll': ['sun'] },
  });
  enough(t.ann.answers('turn.action', 'dice/gather').answers('gather.next', 'gather/home/clay'));
  t.ann.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat').answers('build.die', 'white');
  expect([t.board.level[0], goodsOf(t, 0)]).toEqual([2, {}]);
});

test('MES-6.07 a Technology found in this Turn is used in it by its new card', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: {
      dor: { empire: 'hittites', goods: { tablet: 1, stone: 1, clay: 1 }, population: 3, dice: ['silver', 'white'] },
    },
    chance: { 'die.roll': ['sun', 'reed'] },
  });
  t.dor.isAsked('turn.action').offering('dice/build');
  enough(t.dor.answers('turn.action', 'piece/research').answers('research.next', 'discover/build'));
  t.dor.answers('turn.action', 'dice/build');
  expect(t.board.dieOn[3]).toEqual([1, 1]);
});

test('MES-6.08 MES-6.09 MES-A.08 the halves follow each other, in either order, and either may be left out', () => {
  const has = {
    ben: { empire: 'hittites', goods: { clay: 2, tablet: 2 }, tech: { research: 3 }, dice: ['white'] },
  } as const;
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'ben' }, has, chance: { 'die.roll': ['eye'] } });
  t.ben.answers('turn.action', 'piece/research').isRefused('piece/build');
  t.ben.answers('research.next', 'discover/grow', 'convert');
  expect([t.board.tech[1]?.[5], goodsOf(t, 1)]).toEqual([2, { tablet: 4 }]);
  t.ben.isAsked('turn.action');
  const u = mesopotamiaTable({ players: FOUR, at: { turn: 'ben' }, has, chance: { 'die.roll': ['eye'] } });
  u.ben.answers('turn.action', 'piece/research').answers('research.next', 'convert', 'discover/grow', 'discover/grow');
  expect([u.board.tech[1]?.[5], goodsOf(u, 1)]).toEqual([3, { tablet: 3 }]);
  const w = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { ...has.ben, goods: { wood: 3 }, tech: { warfare: 4 } } },
    chance: { 'die.roll': ['eye'] },
  });
  w.ben.answers('turn.action', 'piece/warfare').answers('warfare.next', 'create/spearman/A4', 'knucklebones');
  w.ben.isAsked('turn.action');
  expect(w.board.unit[1]?.filter((area) => area >= 0)).toHaveLength(1);
  const x = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    trade: { 1: 'TT1' },
    has: { ben: { ...has.ben, goods: { food: 2 } } },
    chance: { 'die.roll': ['eye'] },
  });
  x.ben.answers('turn.action', 'piece/gather').answers('gather.next', 'gather/home/wood', 'trade/1');
  x.ben.isAsked('turn.action');
  expect(goodsOf(x, 1)).toEqual({ wood: 1, food: 1, clay: 2 });
});

test('MES-6.10 MES-A.09 MES-15.07 MES-E.09 the card that activated the action governs all of it', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { empire: 'mari', goods: { tablet: 5, clay: 2 }, tech: { research: 3 }, dice: ['white'] } },
    chance: { 'die.roll': ['eye'] },
  });
  t.cem.answers('turn.action', 'piece/research').answers('research.next', 'discover/research', 'discover/build');
  expect(t.board.tech[2]?.[2]).toBe(4);
  t.cem.isRefused('discover/build', 'MES-15.03', 'no.discoveries');
  t.cem.answers('research.next', 'convert');
  expect(goodsOf(t, 2)).toEqual({ tablet: 6 });
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { empire: 'mari', goods: { tablet: 1 }, tech: { research: 3 }, dice: ['white'] } },
    chance: { 'die.roll': ['eye'] },
  });
  u.cem.answers('turn.action', 'piece/research').answers('research.next', 'discover/research');
  expect([u.board.tech[2]?.[2], goodsOf(u, 2)]).toEqual([4, {}]);
});

test('MES-6.11 an action that brings nothing counts as performed', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { dice: ['white'] } },
    chance: { 'die.roll': ['reed'] },
  });
  t.dor.answers('turn.action', 'piece/grow');
  t.dor.isRefused('dice/grow', 'MES-6.04', 'no.performed');
  expect(t.board.populationAt[3]).toBe(1);
});

test('MES-E.01 the piece on Trade Routes, both dice on Explore, and no third action', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: {
      ben: {
        empire: 'hittites',
        tech: { gather: 3, explore: 2 },
        dice: ['black', 'silver'],
        units: { B4: 'spearman' },
      },
    },
    chance: { 'die.roll': ['water', 'sun'] },
  });
  enough(t.ben.answers('turn.action', 'piece/gather')).answers('turn.action', 'dice/explore');
  expect(t.board.dieOn[1]).toEqual([0, 0]);
  t.ben.answers('explore.unit', 'stop');
  expect(t.over).toBe(true);
});

test('MES-7.01 MES-7.02 MES-7.03 MES-E.24 a die a level: the first of any colour, the next two of others', () => {
  const at = (dice: readonly string[]) =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn: 'cem' },
      has: { cem: { dice, population: 6, goods: { stone: 1, clay: 1 } } },
      chance: { 'die.roll': dice.map(() => 'star') },
    });
  const colours = (dice: readonly string[]): string => {
    const t = at(dice);
    t.cem.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat');
    return [...t.cem.isAsked('build.die').options].join(' ');
  };
  expect(colours([])).toBe('white silver black');
  expect(colours(['white'])).toBe('silver black');
  const t = at(['white', 'black']);
  t.cem.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat');
  expect(t.board.dieColour[2]).toEqual([0, 2, 1]);
  expect(colours(['white', 'silver', 'black'])).toBe('white silver black');
  expect(colours(['white', 'silver', 'black', 'black'])).toBe('white silver');
});

test('MES-7.04 MES-7.05 MES-7.06 MES-A.10 the fourth of any colour, then the others: two full sets', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: {
      dor: {
        empire: 'hittites',
        tech: { build: 4 },
        dice: ['silver', 'white', 'black', 'black'],
        population: 6,
        goods: { stone: 2, clay: 2 },
      },
    },
    chance: { 'die.roll': ['reed', 'reed', 'reed', 'reed'] },
  });
  t.dor.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat');
  t.dor.isRefused('black', 'MES-7.03', 'no.colour');
  t.dor.answers('build.die', 'white').answers('build.item', 'ziggurat');
  expect(t.board.dieColour[3]).toEqual([1, 0, 2, 2, 0, 1]);
});

test('MES-7.08 MES-A.12 a die gained in a Turn waits for the next roll', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { goods: { stone: 1, clay: 1, tablet: 2 } } },
  });
  t.ann.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat').answers('build.die', 'white');
  expect(t.board.dieIcon[0]).toEqual([-1]);
  expect(t.over).toBe(true);
});

test('MES-7.12 MES-7.17 a die serves one action; the others are of no further use', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { empire: 'hittites', dice: ['silver', 'silver'] } },
    chance: { 'die.roll': ['sun', 'mountain'] },
  });
  enough(t.ben.answers('turn.action', 'dice/build'))
    .isRefused('dice/gather', 'MES-7.10', 'no.icon')
    .answers('turn.action', 'end');
  expect([t.over, t.board.dieOn[1]]).toEqual([true, [-1, -1]]);
});

test('MES-7.13 MES-7.14 MES-7.15 free dice are rolled again for a Tablet, three times at most, between actions', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { goods: { tablet: 4 }, dice: ['white', 'silver', 'black'] } },
    chance: { 'die.roll': ['reed', 'sun', 'water', 'eye', 'lion'] },
  });
  t.cem.answers('turn.action', 'reroll').isRefused('done', 'MES-7.13', 'no.die-chosen');
  t.cem.answers('reroll.dice', 'white-reed', 'black-water', 'done');
  expect([t.board.dieIcon[2], goodsOf(t, 2)]).toEqual([[3, 1, 5], { tablet: 3 }]);
  enough(t.cem.answers('turn.action', 'dice/build')).answers('turn.action', 'reroll');
  t.cem.isAsked('reroll.dice').offering('white-eye', 'black-lion').notOffering('silver-sun');
  t.cem
    .answers('reroll.dice', 'white-eye', 'done')
    .answers('turn.action', 'reroll')
    .answers('reroll.dice', 'black-lion', 'done');
  t.cem.isRefused('reroll', 'MES-7.14', 'no.reroll-three');
  expect(goodsOf(t, 2)).toEqual({ tablet: 1 });
});

test('MES-7.13 without a Tablet or a free die nothing is rolled again', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { dice: ['white'] } },
    chance: { 'die.roll': ['eye'] },
  });
  t.cem.isRefused('reroll', 'MES-7.13', 'no.reroll-tablet').isRefused('free-reroll', 'MES-3.11', 'no.reroll-hittites');
  const u = mesopotamiaTable({ players: FOUR, at: { turn: 'cem' }, has: { cem: { goods: { tablet: 1 } } } });
  u.cem.isRefused('reroll', 'MES-7.15', 'no.reroll-dice');
});

test('MES-3.11 MES-7.16 MES-A.06 the Hittites roll once for nothing, on top of three paid rolls', () => {
  const has = { dor: { empire: 'hittites', goods: { tablet: 3 }, dice: ['white'] } } as const;
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'dor' }, has });
  for (let i = 0; i < 3; i++) {
    t.dor.answers('turn.action', 'reroll');
  }
  t.dor.isRefused('reroll', 'MES-7.14').answers('turn.action', 'free-reroll');
  t.dor.isRefused('free-reroll', 'MES-7.16', 'no.reroll-once');
  expect(goodsOf(t, 3)).toEqual({});
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has,
    options: { 'hittite-reroll': 'within-three' },
  });
  for (let i = 0; i < 3; i++) {
    u.dor.answers('turn.action', 'reroll');
  }
  u.dor.isRefused('free-reroll', 'MES-7.14', 'no.reroll-three');
  // The free roll first leaves two by the one reading, three by the other.
  const paidAfter = (reading: string): number => {
    const v = mesopotamiaTable({
      players: FOUR,
      at: { turn: 'dor' },
      has,
      options: { 'hittite-reroll': reading },
    });
    v.dor.answers('turn.action', 'free-reroll');
    let paid = 0;
    for (; v.dor.isAsked('turn.action').options.includes('reroll'); paid++) v.dor.answers('turn.action', 'reroll');
    v.dor.isRefused('reroll', 'MES-7.14', 'no.reroll-three');
    return paid;
  };
  expect([paidAfter('on-top'), paidAfter('within-three')]).toEqual([3, 2]);
});

test('MES-D.13 of several dice that would do the owner chooses, those with fewest Stars first', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'hittites', dice: ['white', 'silver'] } },
    chance: { 'die.roll': ['star', 'sun'] },
  });
  t.ann.answers('turn.action', 'dice/build');
  expect(t.ann.isAsked('turn.dice').options).toEqual(['silver-sun', 'white-star']);
  t.ann.answers('turn.dice', 'white-star');
  expect(t.board.dieOn[0]).toEqual([1, -1]);
});

test('MES-31.03 MES-A.11 rolled at the end of a Turn for the next one, and at the start only in the first', () => {
  const has = { ben: { dice: ['white-eye', 'silver'] } };
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has,
    round: 1,
    options: { dice: 'rolled-at-end' },
    chance: { 'die.roll': ['reed', 'sun', 'water', 'mountain'] },
  });
  expect(t.board.dieIcon[1]).toEqual([0, 1]);
  t.ben.answers('turn.action', 'end');
  expect(t.board.dieIcon[1]).toEqual([2, 4]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { dice: ['white-eye'] } },
    round: 2,
    options: { dice: 'rolled-at-end' },
  });
  expect(u.board.dieIcon[1]).toEqual([3]);
});

test('MES-31.01 MES-31.02 MES-A.53 No Luck: each die is set to an icon of its own but the Star, and nothing is rolled again', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { empire: 'hittites', goods: { tablet: 2 }, dice: ['white-star', 'black'] } },
    options: { dice: 'set' },
  });
  t.dor.isAsked('dice.set').offering('reed', 'sun', 'water', 'eye').notOffering('star', 'lion');
  t.dor.isRefused('star', 'MES-31.01', 'no.star').answers('dice.set', 'eye', 'lion');
  expect(t.board.dieIcon[3]).toEqual([3, 5]);
  t.dor
    .isRefused('reroll', 'MES-31.02', 'no.reroll-no-luck')
    .isRefused('free-reroll', 'MES-31.02', 'no.reroll-no-luck');
});

test('MES-7.10 MES-D.13 a die that shows nothing the action needs is refused with what it needs', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ann' },
    has: { ann: { dice: ['white', 'silver', 'black'], level: 3, population: 3 } },
    chance: { 'die.roll': ['water', 'star', 'lion'] },
  });
  t.ann.answers('turn.action', 'dice/explore').isAsked('turn.dice').offering('white-water', 'silver-star');
  t.ann.isRefused('black-lion', 'MES-7.10', 'no.icon');
});
