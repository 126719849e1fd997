import { possible } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { QUESTS } from '../../content/quests.ts';
import { TRADE_TOKENS } from '../../content/trade.ts';
import { AREAS } from '../../content/map.ts';
import { mesopotamia } from '../../rules/index.ts';
import { begin, finishSetup } from '../begin.ts';
import { areasWith, goodsOf, mesopotamiaTable, playOn, unitsOf } from '../support.ts';

const CORE = ['akkadians', 'babylonians', 'sumerians', 'elamites'];
const ids = (things: readonly { id: string; box: string }[], ...boxes: string[]): string[] =>
  things.filter(({ box }) => boxes.includes(box)).map(({ id }) => id);

test('MES-1.01 MES-1.10 one map at every count: the same areas, the same Tribes, and only where Events lie', () => {
  for (const n of [2, 4, 6]) {
    const t = begin([...CORE, 'mari', 'hittites'].slice(0, n), [1, 2, 3, 4, 5, 6]);
    expect(t.board.token).toHaveLength(37);
    expect(Object.keys(unitsOf(t, t.board.players)).sort().join(' ')).toBe('B3 C2 C3 C4 C5 D4 E2 E3 E4 E5 F3');
    expect(unitsOf(t, t.board.players)['D4']).toBe('spearman archer archer horseman');
    for (const id of Object.keys(unitsOf(t, t.board.players)))
      expect(['plain', 'mountain', 'desert']).toContain(AREAS.find((area) => area.id === id)?.terrain);
  }
});

test('MES-1.02 MES-1.03 MES-1.04 only Seals of Empires in play, Assyrians and Babylonians ahead, the rest as stacked', () => {
  const t = begin(['eblaites', 'assyrians', 'babylonians', 'akkadians', 'sumerians', 'hittites'], [1, 2, 3, 4, 5, 6], {
    'mari-eblaites': 'on',
  });
  expect(t.board.eventOrder.map((p) => t.board.empire[p])).toEqual([4, 1, 0, 2, 5, 7]);
  expect(t.board.eventAt).toEqual([1, 2, 1, 1, 1, 1]);
  expect(t.board.populationOrder.map((p) => t.board.empire[p])).toEqual([2, 0, 1, 7, 5, 4]);
  expect(t.board.populationAt).toEqual([1, 1, 2, 1, 1, 1]);
  const u = begin(['mari', 'elamites', 'hittites'], [1, 2, 3], { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' });
  expect(u.board.eventOrder.map((p) => u.board.empire[p])).toEqual([3, 5, 6]);
  expect(u.board.populationOrder.map((p) => u.board.empire[p])).toEqual([3, 6, 5]);
});

test('MES-E.36 Babylonians and Sumerians: the former first by Population, the latter by Events', () => {
  const t = begin(['babylonians', 'sumerians'], [1, 2]);
  expect([t.board.populationOrder, t.board.eventOrder]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('MES-1.05 with four players three tokens of the matching level lie in each section, each as likely as another', () => {
  const t = begin(CORE, [1, 2, 3, 4]);
  t.chanceWeighed(
    'trade.draw',
    ids(
      TRADE_TOKENS.filter(({ level }) => level === 1),
      'core',
    ),
    0,
  );
  t.board.trade.forEach(([item], slot) =>
    expect(TRADE_TOKENS.find(({ id }) => id === item)?.level).toBe(Math.floor(slot / 3) + 1),
  );
  expect(new Set(t.board.trade.flat()).size).toBe(12);
});

test('MES-1.06 MES-1.07 MES-1.08 MES-1.09 every slot has a face-down token of its terrain, and what is left is never seen', () => {
  const t = begin(CORE, [1, 2, 3, 4]);
  for (const [area, { terrain }] of AREAS.entries())
    expect(t.board.token[area] === 1).toBe(['plain', 'mountain', 'desert'].includes(terrain));
  expect([t.board.plain.length, t.board.mountain.length, t.board.desert.length]).toEqual([12, 8, 10]);
  expect(t.seat(0).sees().plain).toEqual(t.board.plain.map(() => '?event-plain'));
  finishSetup(t);
  expect(t.board.shown).toEqual([]);
});

test('MES-1.11 MES-14.01 one token of each level: the first open, the others unseen by anybody', () => {
  const t = begin(CORE, [1, 2, 3, 4]);
  t.chanceWeighed('garden.draw', ['HG1a', 'HG1b', 'HG1c']);
  expect(t.board.garden).toHaveLength(1);
  expect(t.board.garden[0]).toMatch(/^HG1/);
  expect(t.seat(1).sees().gardenBags[1]).toEqual(['?garden-2', '?garden-2', '?garden-2']);
});

test('MES-1.13 MES-1.14 MES-29.02 four Quests are dealt to each, one goes back in secret, and no more are drawn', () => {
  const t = begin(['akkadians', 'babylonians', 'mari'], [1, 2, 3], { 'mari-eblaites': 'on' });
  t.chanceWeighed('quest.draw', ids(QUESTS, 'core', 'ME'), 0);
  expect(t.board.quests.map((list) => list.length)).toEqual([4, 4, 4]);
  expect(t.seat(1).sees().quests[0]).toEqual(['?quest', '?quest', '?quest', '?quest']);
  const [gone = ''] = t.board.quests[2] ?? [];
  for (const seat of [2, 0, 1]) t.seat(seat).answers('setup.quest', t.board.quests[seat]?.[0] ?? '');
  expect(t.board.quests.map((list) => list.length)).toEqual([3, 3, 3]);
  expect(t.board.questDeck).toContain(gone);
  expect(JSON.stringify(t.seat(0).log().events)).not.toContain(gone);
});

test('MES-1.15 four hidden Combat decks, one for each kind of Unit', () => {
  const t = begin(CORE, [1, 2, 3, 4]);
  expect(t.board.combatDecks.map((deck) => deck.length)).toEqual([8, 8, 5, 5]);
  expect(t.seat(0).sees().combatDecks[3]).toEqual(t.board.combatDecks[3]?.map(() => '?combat-chariot'));
});

test('MES-1.16 MES-36.02 all six kinds in one supply: forty of each, less what was dealt', () => {
  const t = begin(CORE, [1, 2, 3, 4]);
  expect(t.board.supply).toEqual([36, 36, 36, 36, 39, 39]);
});

test('MES-1.17 an expansion brings its cards, tokens and goods', () => {
  const t = begin(['akkadians', 'hittites'], [1, 2], { 'assyrians-hittites': 'on' });
  expect([t.board.plain.length, t.board.mountain.length, t.board.desert.length]).toEqual([14, 10, 12]);
  expect(t.board.combatDecks.map((deck) => deck.length)).toEqual([10, 10, 6, 6]);
  expect(t.board.supply[0]).toBe(58);
  const both = begin(['akkadians', 'mari'], [1, 2], { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' });
  expect(both.board.supply[0]).toBe(78);
  expect([...both.board.plain].sort()).toEqual(
    ids(
      EVENTS.filter(({ terrain }) => terrain === 'plain'),
      'core',
      'AH',
      'ME',
    ).sort(),
  );
});

test('MES-1.18 MES-1.19 MES-2.09 everybody has the pieces of the Empire in supply, a base at home and no die', () => {
  const t = begin(['akkadians', 'babylonians', 'elamites'], [4, 2, 3]);
  expect(t.board.home.map((area) => AREAS[area]?.id)).toEqual(['G4', 'A4', 'A1']);
  expect(t.board.level).toEqual([0, 0, 0]);
  expect(t.board.dieColour).toEqual([[], [], []]);
  expect(t.board.ship).toEqual([
    [-1, -1, -1],
    [-1, -1, -1],
    [-1, -1, -1],
  ]);
  expect(t.board.unit[1]?.length).toBe(10);
  expect(t.board.amphora.every((owner) => owner === -1)).toBe(true);
});

test('MES-2.01 MES-2.02 as many roles as players, taken in seat order, each by one', () => {
  const t = mesopotamiaTable({ players: ['ann', 'ben', 'cem'], at: 'beginning' });
  t.ann.isAsked('setup.role').offering('A', 'B', 'C').notOffering('D');
  t.ann.answers('setup.role', 'C');
  t.ben.isRefused('C', 'MES-2.02', 'no.role-taken');
  t.ben.answers('setup.role', 'A');
  expect(t.board.role).toEqual([2, 0, 1]);
});

test('MES-2.03 MES-2.04 Empires from role A on, Starting areas from the last role back', () => {
  const t = mesopotamiaTable({ players: ['ann', 'ben', 'cem'], at: 'beginning' });
  t.ann.answers('setup.role', 'C');
  t.ben.answers('setup.role', 'A');
  t.ben.answers('setup.empire', 'elamites');
  t.cem.isRefused('elamites', 'MES-2.03', 'no.empire-taken');
  t.cem.answers('setup.empire', 'sumerians');
  t.ann.answers('setup.empire', 'akkadians');
  t.ann.answers('setup.start', 'start/2');
  t.cem.isRefused('start/2', 'MES-2.04', 'no.start-taken');
  t.cem.answers('setup.start', 'start/3');
  t.ben.answers('setup.start', 'start/1');
  expect(t.board.home.map((area) => AREAS[area]?.id)).toEqual(['A4', 'G1', 'A1']);
});

test('MES-2.05 MES-2.07 MES-4.11 up to four players choose among 1 to 4; what nobody took is closed', () => {
  const t = mesopotamiaTable({ players: ['ann', 'ben'], at: 'beginning' });
  t.ann.answers('setup.role', 'A');
  t.ann.answers('setup.empire', 'akkadians');
  t.ben.answers('setup.empire', 'babylonians');
  t.ben.isAsked('setup.start').offering('start/1', 'start/4').notOffering('start/5', 'start/6');
  t.ben.isRefused('start/5', 'MES-2.05', 'no.start-closed');
  t.ben.answers('setup.start', 'start/4');
  t.ann.answers('setup.start', 'start/1');
  expect(areasWith(t.board.closed, true)).toBe('A1 A4 D1 D7');
});

test('MES-2.06 MES-A.03 MES-A.01 five choose among all six and close the last; four and one for each expansion can play', () => {
  const t = begin(['akkadians', 'babylonians', 'sumerians', 'elamites', 'hittites'], [6, 5, 3, 1, 2]);
  expect(areasWith(t.board.closed, true)).toBe('G4');
  expect(t.board.supply[0]).toBe(60 - 5);
  expect(possible(mesopotamia, { seats: 6, options: { automaton: 'opponent' } })).toMatchObject({
    refused: { rule: 'MES-A.01', why: { id: 'no.automaton' } },
  });
  expect(possible(mesopotamia, { seats: 5, options: { automaton: 'opponent' } })).toHaveProperty('table');
  const six = begin(['akkadians', 'babylonians', 'sumerians', 'elamites', 'hittites', 'mari'], [6, 5, 3, 1, 2, 4]);
  expect(areasWith(six.board.closed, true)).toBe('');
  expect(six.board.supply[0]).toBe(80 - 6);
});

test('MES-2.08 MES-A.04 nobody enters a closed area, and Ships lie along it', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ben' },
    has: {
      ann: { start: 1 },
      ben: { start: 2, units: { B1: 'horseman' }, ships: ['A1|B2'], tech: { explore: 2 }, dice: [] },
    },
  });
  t.ben.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/B1/horseman');
  t.ben.isAsked('explore.step').offering('B2', 'C1').notOffering('A1');
  t.ben.isRefused('A1', 'MES-2.08', 'no.closed');
  t.ben.answers('explore.step', 'stop').answers('explore.unit', 'ship/A1|B2').answers('explore.sail', 'A1|A2');
  expect(t.board.ship[1]?.[0]).toBeGreaterThanOrEqual(0);
});

test('MES-3.01 MES-3.02 MES-3.03 one of each standard resource, a Spearman at home, all Technologies at level 1', () => {
  const t = begin(['hittites', 'babylonians'], [1, 2], { 'assyrians-hittites': 'on' });
  expect(goodsOf(t, 0)).toEqual({ wood: 1, food: 1, stone: 1, clay: 1 });
  expect(unitsOf(t, 0)).toEqual({ G1: 'spearman' });
  expect(t.board.tech[0]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('MES-3.04 MES-3.05 MES-3.06 Sumerians and Babylonians: Research and a Tablet, a level and a die; Grow and Population', () => {
  const t = begin(['babylonians', 'sumerians'], [1, 2]);
  expect(t.board.tech).toEqual([
    [1, 1, 1, 1, 1, 2],
    [1, 1, 2, 1, 1, 1],
  ]);
  expect(goodsOf(t, 1)['tablet']).toBe(1);
  expect([t.board.level, t.board.populationAt]).toEqual([
    [0, 1],
    [2, 1],
  ]);
  t.seat(1).isAsked('setup.die').offering('white', 'silver', 'black');
  t.seat(1).answers('setup.die', 'black');
  expect(t.board.dieColour).toEqual([[], [2]]);
});

test('MES-3.07 MES-3.08 MES-3.10 Akkadians, Elamites and Assyrians', () => {
  const t = begin(['elamites', 'akkadians', 'assyrians'], [1, 2, 3], { 'assyrians-hittites': 'on' });
  expect(t.board.tech).toEqual([
    [1, 1, 1, 2, 1, 1],
    [1, 1, 1, 1, 2, 1],
    [2, 1, 1, 1, 1, 1],
  ]);
  expect(unitsOf(t, 1)).toEqual({ A4: 'archer' });
  expect(goodsOf(t, 1)['knucklebone']).toBe(1);
  expect(t.board.eventAt).toEqual([1, 1, 2]);
});

test('MES-3.09 MES-A.05 the Elamites place both pieces, one or none, in one free area next to home, and reveal nothing', () => {
  const t = begin(['akkadians', 'elamites'], [1, 3]);
  t.seat(1).isAsked('setup.settle').offering('both/A2', 'settlement/B1', 'walls/B2', 'none');
  t.seat(1).answers('setup.settle', 'both/B1');
  expect([areasWith(t.board.settlement, 1), areasWith(t.board.walls, 1)]).toEqual(['B1', 'B1']);
  expect(t.board.shown).toEqual([]);
  const u = begin(['akkadians', 'elamites'], [1, 3]);
  u.seat(1).answers('setup.settle', 'walls/A2');
  expect([areasWith(u.board.settlement, 1), areasWith(u.board.walls, 1)]).toEqual(['', 'A2']);
  const v = begin(['akkadians', 'elamites'], [1, 3]);
  v.seat(1).answers('setup.settle', 'settlement/B2');
  expect([areasWith(v.board.settlement, 1), areasWith(v.board.walls, 1)]).toEqual(['B2', '']);
  const w = begin(['akkadians', 'elamites'], [1, 3]);
  w.seat(1).answers('setup.settle', 'none');
  expect([areasWith(w.board.settlement, 1), areasWith(w.board.walls, 1)]).toEqual(['', '']);
});

test('MES-3.12 MES-3.13 MES-3.15 Mari has level 2 everywhere; the Eblaites build better and have a Ship that counts', () => {
  const t = begin(['mari', 'eblaites'], [1, 3], { 'mari-eblaites': 'on' });
  expect(t.board.tech).toEqual([
    [2, 2, 2, 2, 2, 2],
    [1, 2, 1, 1, 1, 1],
  ]);
  t.seat(1).isAsked('setup.ship').offering('A1|A2', 'A1|B1', 'A1|B2');
  t.seat(1).answers('setup.ship', 'A1|B2');
  finishSetup(t);
  playOn(t, () => t.board.active === 1);
  t.seat(1).answers('turn.action', 'piece/warfare');
  t.seat(1).isRefused('create/spearman/A1', 'MES-28.13', 'no.unit-limit', 'fix.population');
});

test('MES-3.14 set-up choices come when all Starting areas are known, in role order', () => {
  const t = begin(['eblaites', 'elamites', 'sumerians'], [1, 2, 3], { 'mari-eblaites': 'on' });
  t.seat(0).answers('setup.ship', 'F1|G1');
  t.seat(1).answers('setup.settle', 'none');
  t.seat(2).answers('setup.die', 'white');
  expect(t.table.machine.kind).toBe('setup.quest');
});

test('MES-4.01 MES-4.02 three players have nine Trade tokens, two have six', () => {
  const slots = (t: ReturnType<typeof begin>): number[] =>
    t.board.trade.flatMap((list, slot) => (list.length > 0 ? [slot] : []));
  expect(slots(begin(['akkadians', 'babylonians', 'mari'], [1, 2, 3], { 'mari-eblaites': 'on' }))).toEqual([
    0, 2, 3, 5, 6, 8, 9, 10, 11,
  ]);
  expect(slots(begin(['akkadians', 'babylonians'], [1, 2]))).toEqual([0, 3, 5, 6, 9, 11]);
});

test('MES-4.03 MES-4.04 MES-4.05 four Blockers for three, eight for two, none for four', () => {
  expect(areasWith(begin(['akkadians', 'babylonians', 'elamites'], [1, 2, 3]).board.blocked, true)).toBe('C1 C6 E1 E6');
  expect(areasWith(begin(['akkadians', 'babylonians'], [1, 2]).board.blocked, true)).toBe('C1 C6 D2 D3 D5 D6 E1 E6');
  expect(areasWith(begin(CORE, [1, 2, 3, 4]).board.blocked, true)).toBe('');
});

test('MES-4.06 MES-4.09 MES-9.10 a Unit may stop in a blocked area and reveals nothing there', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ben' },
    events: ['C1', 'B1'],
    has: { ben: { start: 3, units: { B1: 'spearman' } } },
  });
  t.ben
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/B1/spearman')
    .answers('explore.step', 'C1');
  expect(unitsOf(t, 1)).toEqual({ C1: 'spearman' });
  expect(t.board.shown).toEqual([]);
});

test('MES-4.07 MES-16.12 a blocked area gives nothing, by Ships as little as by Units', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ben' },
    has: { ben: { start: 3, units: { C1: 'spearman' }, ships: ['B1|C1'], tech: { gather: 2 } } },
  });
  t.ben.answers('turn.action', 'piece/gather');
  t.ben.isAsked('gather.next').offering('gather/ship/B1|C1/B1').notOffering('gather/unit/C1', 'gather/ship/B1|C1/C1');
});

test('MES-4.08 MES-13.11 neither Settlement nor Walls on a Blocker or beside a Tribe', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ben' },
    tribes: { C2: 'spearman' },
    has: {
      ben: {
        start: 3,
        units: { C1: 'spearman', C2: 'spearman' },
        tech: { build: 3 },
        goods: { wood: 3, clay: 3, food: 3, stone: 4 },
      },
    },
  });
  t.ben.answers('turn.action', 'piece/build');
  t.ben.isRefused('settlement/C1', 'MES-4.08', 'no.blocked').isRefused('walls/C1', 'MES-4.08', 'no.blocked');
  t.ben.isRefused('settlement/C2', 'MES-13.11', 'no.tribe').isRefused('walls/C2', 'MES-13.11', 'no.tribe');
});

test('MES-1.12 MES-27.02 MES-27.03 a token turned up names its card, each of its terrain as likely as another; all see it', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben', 'cem', 'dor'],
    at: { turn: 'cem' },
    events: ['A2'],
    has: { cem: { start: 3, units: { A1: 'spearman' } } },
    chance: { 'event.draw': ['EV12'] },
  });
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A1/spearman')
    .answers('explore.step', 'A2');
  t.chanceWeighed(
    'event.draw',
    ids(
      EVENTS.filter(({ terrain }) => terrain === 'mountain'),
      'core',
    ),
  );
  t.cem.isAsked('event.option').about({ event: 'EV12', area: 'A2' });
  expect(t.ann.sees().shown).toEqual(['EV12']);
  expect(t.ann.log().events.some(({ type, item }) => type === 'event.revealed' && item === 'EV12')).toBe(true);
});
