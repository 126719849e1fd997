import { expect, test } from 'vitest';
import { ACTION_CARDS, strategyDeck } from '../../content/solo-cards.ts';
import { areaOf, sectionOf } from '../../content/map.ts';
import { AREAS } from '../../content/map.ts';
import { priority, ranked } from '../../rules/queries/strategy.ts';
import { begin, finishSetup } from '../begin.ts';
import { areasWith, goodsOf, mesopotamiaTable, playOn, unitsOf } from '../support.ts';

/** A duel at the beginning of a Round in which the Automaton comes first. */
function round(
  automaton: object,
  strategies: string[],
  more: { chance?: object; options?: object; [name: string]: unknown } = {},
) {
  const { chance = {}, options = {}, ...rest } = more;
  return mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    populationOrder: ['automaton', 'ann'],
    strategies,
    options: { 'automaton-level': 'emperor', ...options },
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'hittites', ...automaton } },
    chance: { 'strategy.draw': ['SC1'], ...chance },
    ...rest,
  } as never) as ReturnType<typeof mesopotamiaTable<'ann'>>;
}

/** What the Automaton did, by reason. */
const deeds = (t: ReturnType<typeof round>): string =>
  t.ann
    .log()
    .events.filter(({ type }) => /^automaton\.(drawn|star|additional)$/.test(type))
    .map(({ type, data }) => `${type.slice(10)}:${String(data?.['strategy'])}/${String(data?.['action'])}`)
    .join(' ');

test('MES-32.01 MES-32.34 MES-D.48 MES-D.52 the Duel is for two: the human chooses both Empires and a Starting area, it takes the farthest', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning' });
  t.ann
    .answers('setup.empire', 'akkadians')
    .isAsked('setup.opponent')
    .offering('sumerians', 'random')
    .notOffering('akkadians');
  t.ann.isRefused('akkadians', 'MES-2.03', 'no.empire-taken').answers('setup.opponent', 'elamites');
  t.ann.isAsked('setup.start').offering('start/1', 'start/4').notOffering('start/5');
  t.ann.answers('setup.start', 'start/3');
  expect(t.board.home.map((area) => AREAS[area]?.id)).toEqual(['A1', 'G1']);
  expect([areasWith(t.board.settlement, 1), areasWith(t.board.walls, 1)]).toEqual(['F1', 'F1']);
  expect(t.board.trade.filter((list) => list.length > 0)).toHaveLength(6);
  expect(areasWith(t.board.blocked, true)).toBe('C1 C6 D2 D3 D5 D6 E1 E6');
});

test('MES-32.34 a random Empire is drawn from those left, each as likely; the Eblaite Ship goes on the first section', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'beginning',
    options: { 'mari-eblaites': 'on' },
    chance: { 'empire.draw': ['eblaites'] },
  });
  t.ann.answers('setup.empire', 'mari').answers('setup.opponent', 'random');
  t.chanceWeighed('empire.draw', ['sumerians', 'akkadians', 'babylonians', 'elamites', 'eblaites']);
  t.ann.answers('setup.start', 'start/1');
  expect(t.board.ship[1]).toEqual([sectionOf('A3|A4'), -1, -1]);
});

test('MES-32.02 MES-32.42 beside several people it has the last role, a drawn Empire and the Starting area farthest from all', () => {
  const t = begin(['akkadians', 'babylonians'], [1, 4], { automaton: 'opponent' });
  expect([t.board.players, t.board.role, t.board.home.map((area) => AREAS[area]?.start)]).toEqual([
    3,
    [0, 1, 2],
    [1, 4, 2],
  ]);
  expect([0, 3]).toContain(t.board.empire[2]);
  expect(t.board.trade.filter((list) => list.length > 0)).toHaveLength(9);
  const u = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'beginning',
    options: { automaton: 'opponent', 'automaton-empire': 'elamites' },
  });
  u.ann.answers('setup.role', 'A').isRefused('elamites', 'MES-2.03', 'no.empire-taken');
  const w = begin(['akkadians', 'babylonians'], [1, 4], { automaton: 'opponent', 'automaton-empire': 'elamites' });
  expect(w.board.empire[2]).toBe(3);
});

test('MES-32.03 MES-A.54 together against it: all win if each is ahead of it', () => {
  const end = (ann: string[], automaton: string[]) =>
    mesopotamiaTable({
      players: ['ann', 'ben'],
      at: 'upkeep',
      built: 5,
      options: { automaton: 'common-enemy' },
      eventOrder: ['ben', 'ann', 'automaton'],
      populationOrder: ['ben', 'ann', 'automaton'],
      has: { ann: { gardens: ann }, automaton: { start: 3, gardens: automaton } },
    });
  expect(end([], []).outcome).toMatchObject({ result: 'won', winners: [0, 1] });
  expect(end([], ['HG4a', 'HG3b']).outcome).toMatchObject({ result: 'lost', winners: [] });
  expect(end([], ['HG4a']).outcome).toMatchObject({ result: 'won' });
});

test('MES-32.04 it has an Empire with its set-up, but no Quests, no dice and no goods but Knucklebones', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning' });
  t.ann.answers('setup.empire', 'babylonians').answers('setup.opponent', 'akkadians').answers('setup.start', 'start/1');
  expect([goodsOf(t, 1), unitsOf(t, 1), t.board.tech[1], t.board.dieColour[1]]).toEqual([
    { knucklebone: 1 },
    { A4: 'archer' },
    [1, 1, 1, 1, 2, 1],
    [],
  ]);
  finishSetup(t);
  expect(t.board.quests[1]).toEqual([]);
});

test('MES-32.06 MES-32.07 MES-A.56 ten Strategy cards, its own in place of their namesakes, and seven Action cards', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning' });
  t.ann.answers('setup.empire', 'babylonians').answers('setup.opponent', 'sumerians').answers('setup.start', 'start/1');
  expect([...t.board.strategies].sort()).toEqual([...strategyDeck(0)].sort());
  expect(t.board.strategies).toHaveLength(10);
  expect([...t.board.actionDeck].sort()).toEqual([...ACTION_CARDS].sort());
  expect(strategyDeck(5)).toEqual(['SC1', 'SC2', 'SC3', 'SC4', 'SC5', 'SC6', 'SC7', 'SC8', 'SC9', 'SC10']);
});

test('MES-32.08 MES-32.23 three Strategy cards lie open from its first Turn on, drawn alike likely', () => {
  const t = round({}, [], {
    strategyDeck: ['SC1', 'SC2', 'SC3', 'SC4', 'SC8'],
    chance: { 'strategy.draw': ['SC8', 'SC2', 'SC3'] },
  });
  t.chanceWeighed('strategy.draw', ['SC1', 'SC2', 'SC3', 'SC4', 'SC8'], 0);
  expect(t.board.strategyRow).toEqual(['SC8', 'SC2', 'SC3']);
});

test('MES-32.09 MES-32.10 MES-32.11 MES-E.25 the High value while the condition holds, else the Low one; the smaller goes first', () => {
  const t = round({ tech: { research: 3 } }, ['SC11', 'SC9', 'SC5'], {
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'sumerians', tech: { research: 3 } } },
  });
  t.ann
    .log()
    .includes({ type: 'automaton.ranked', data: { strategy: 'SC11', priority: 3, place: 1, condition: 'true' } });
  const u = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    strategies: ['SC11', 'SC9', 'SC5'],
    has: {
      ann: { start: 1, settlements: ['F1'] },
      automaton: { start: 2, empire: 'sumerians', tech: { research: 4 }, settlements: ['B4', 'B5'] },
    },
  });
  expect([priority(u.board, 'SC11'), priority(u.board, 'SC9'), priority(u.board, 'SC5'), ranked(u.board)]).toEqual([
    13,
    20,
    9,
    ['SC5', 'SC11', 'SC9'],
  ]);
});

test('C14: every condition, true and false', () => {
  const at = (automaton: object, ann: object = {}, more: object = {}) =>
    mesopotamiaTable({
      players: ['ann'],
      at: { turn: 'ann' },
      has: { ann: { start: 1, ...ann }, automaton: { start: 2, empire: 'hittites', ...automaton } },
      ...more,
    }).board;
  const two = { explore: 2, build: 2, research: 2, gather: 2, warfare: 2, grow: 2 };
  expect([
    priority(at({}), 'SC1'),
    priority(at({ settlements: ['B4', 'B5', 'A3'], units: { C5: 'archer' } }), 'SC1'),
  ]).toEqual([5, 15]);
  expect([
    priority(at({ units: { A4: 'archer' } }, {}, { events: ['B4'] }), 'SC2'),
    priority(at({ units: { A4: 'archer' } }, {}, { events: ['D4'] }), 'SC2'),
  ]).toEqual([4, 14]);
  expect([
    priority(at({ settlements: ['B4'] }, { units: { C4: 'archer' } }), 'SC3'),
    priority(at({ settlements: ['B4'] }, { units: { E4: 'archer' } }), 'SC3'),
  ]).toEqual([10, 18]);
  expect([
    priority(at({ population: 2, level: 1 }), 'SC4'),
    priority(at({ population: 2, level: 2 }), 'SC4'),
    priority(at({ population: 9, level: 6 }), 'SC4'),
  ]).toEqual([2, 12, 12]);
  expect([
    priority(at({}, { units: { B1: 'archer' } }, { vpTokens: { B1: 'EV2' } }), 'SC5'),
    priority(at({}), 'SC5'),
  ]).toEqual([9, 19]);
  expect([priority(at({}), 'SC6'), priority(at({ tech: two }), 'SC6')]).toEqual([3, 13]);
  expect([
    priority(at({}, {}, { trade: { 1: 'TT5' } }), 'SC7'),
    priority(at({}, {}, { trade: { 1: 'TT1', 4: 'TT13' } }), 'SC7'),
  ]).toEqual([7, 17]);
  expect([priority(at({}, { population: 2 }), 'SC8'), priority(at({ population: 2 }), 'SC8')]).toEqual([1, 11]);
  expect([priority(at({ settlements: ['B4'] }), 'SC9'), priority(at({ settlements: ['B4', 'B5'] }), 'SC9')]).toEqual([
    8, 20,
  ]);
  expect([priority(at({}, { event: 2 }), 'SC10'), priority(at({ event: 2 }), 'SC10')]).toEqual([6, 16]);
});

test('MES-32.05 MES-32.12 MES-32.13 so many Action cards by difficulty and Ziggurat, and one action more', () => {
  const drawn = (level: number, difficulty: string): number => {
    const t = round({ level }, ['SC4', 'SC6', 'SC8'], { options: { 'automaton-level': difficulty } });
    return t.ann.log().events.filter(({ type }) => type === 'automaton.card').length;
  };
  expect([0, 1, 2, 4, 6].map((level) => drawn(level, 'emperor'))).toEqual([0, 0, 1, 2, 3]);
  expect([0, 1, 2, 4, 6].map((level) => drawn(level, 'igigi'))).toEqual([0, 1, 1, 2, 4]);
  expect([0, 1, 2, 4, 6].map((level) => drawn(level, 'anunnaki'))).toEqual([0, 1, 2, 3, 4]);
  const t = round({ level: 2 }, ['SC4', 'SC6', 'SC8'], { chance: { 'action.draw': ['action-explore'] } });
  t.chanceWeighed('action.draw', ACTION_CARDS, 0);
  // Explore has no open slot and is lost; the additional action comes all the same.
  expect(deeds(t)).toMatch(/^additional:/);
});

test('MES-E.26 MES-32.14 MES-32.22 MES-A.58 Research to Progress, Trade to Development, the additional action finishes Progress', () => {
  const t = round({}, ['SC5', 'SC9', 'SC11'], {
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'sumerians', level: 4 } },
    strategyDeck: ['SC1', 'SC2', 'SC4'],
    chance: { 'action.draw': ['action-gather', 'action-research'], 'strategy.draw': ['SC1', 'SC2', 'SC4', 'SC1'] },
  });
  expect(deeds(t)).toBe('drawn:SC11/research drawn:SC9/gather additional:SC11/grow');
  expect(t.board.strategyRow).toEqual(expect.arrayContaining(['SC5', 'SC9']));
  expect(t.board.strategyRow).not.toContain('SC11');
  expect([t.board.marked[8], t.board.marked[4], t.board.marked[10]]).toEqual([2, 0, 0]);
  expect(t.board.strategyRow).toHaveLength(3);
});

test('MES-32.15 MES-32.16 MES-32.19 what has no open slot is lost, no action comes twice, left before right', () => {
  const t = round({ level: 6, population: 6 }, ['SC8', 'SC4', 'SC6'], {
    chance: { 'action.draw': ['action-grow', 'action-warfare', 'action-research'] },
  });
  // First by rank is Growth (Low 11, since it is first) after Devotion and Progress: Progress 3, Devotion 12, Growth 11.
  expect(deeds(t)).toBe('drawn:SC6/research drawn:SC6/grow additional:SC4/build');
});

test('MES-32.17 the Star comes last of the drawn cards, to the first open slot by rank', () => {
  const t = round({ level: 4, population: 4 }, ['SC9', 'SC6', 'SC8'], {
    chance: { 'action.draw': ['action-star', 'action-gather'] },
  });
  expect(deeds(t)).toBe('drawn:SC9/gather star:SC6/research additional:SC6/grow');
});

test('MES-32.18 MES-A.57 the additional action takes the next open slot of another type; without one it is lost', () => {
  const t = round({ level: 2, population: 3 }, ['SC8', 'SC6'], {
    strategyDeck: [],
    chance: { 'action.draw': ['action-grow'], 'strategy.draw': [] },
  });
  expect(deeds(t)).toBe('drawn:SC6/grow additional:SC6/research');
  const u = round({ level: 4, population: 4 }, ['SC8', 'SC6'], {
    strategyDeck: [],
    chance: { 'action.draw': ['action-grow', 'action-research'], 'strategy.draw': [] },
  });
  expect(deeds(u)).toBe('drawn:SC6/research drawn:SC6/grow');
});

test('MES-32.24 MES-32.33 all Action cards are mixed in again, and it has its Turn at its place in the order', () => {
  const t = round({ level: 6 }, ['SC4', 'SC6', 'SC8']);
  expect([t.board.actionsDrawn, t.board.actionDeck.length]).toEqual([[], 7]);
  t.ann.isAsked('turn.action');
  const u = mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    strategies: ['SC4', 'SC6', 'SC8'],
    has: { ann: { start: 1, population: 2 }, automaton: { start: 2 } },
  });
  expect(u.board.active).toBe(0);
});

test('MES-32.20 MES-A.55 the Technology card says how much; prices are waived; what is impossible is skipped and stays marked', () => {
  const u = round(
    { tech: { warfare: 4 }, population: 4, level: 2, settlements: ['B4', 'B5', 'A3'], units: { C5: 'spearman' } },
    ['SC1', 'SC6', 'SC3'],
    { chance: { 'action.draw': ['action-warfare'] } },
  );
  // Hittite Chariot Wheel: 6 Knucklebones and two Units of the highest kind.
  expect([
    goodsOf(u, 1),
    Object.values(unitsOf(u, 1))
      .join(' ')
      .split(' ')
      .filter((kind) => kind === 'chariot'),
  ]).toEqual([{ knucklebone: 6 }, ['chariot', 'chariot']]);
  const v = round({ level: 2, population: 2 }, ['SC2', 'SC6', 'SC8'], { chance: { 'action.draw': ['action-gather'] } });
  expect([v.board.amphora.every((owner) => owner === -1), v.board.marked[1]]).toEqual([true, 2]);
});

test('MES-32.21 MES-32.38 of a list the first item that is neither complete nor impossible; Population binds the Ziggurat', () => {
  const t = round({ population: 2, level: 1 }, ['SC4', 'SC6', 'SC8']);
  expect(t.board.level[1]).toBe(2);
  const u = round({ population: 2, level: 2, tech: { build: 2 } }, ['SC4', 'SC1', 'SC3'], {
    chance: { 'action.draw': ['action-build'] },
  });
  // Neither a third level nor Gardens: the Ship, on the first free section along home.
  expect([u.board.level[1], u.board.ship[1]?.[0]]).toEqual([2, sectionOf('A3|A4')]);
  const v = round({ population: 2, level: 2, tech: { build: 4 } }, ['SC4', 'SC1', 'SC3'], {
    chance: { 'action.draw': ['action-build'], 'garden.draw': ['HG2a', 'HG3a'] },
  });
  expect(v.board.gardens[1]).toEqual(['HG1a', 'HG2a']);
});

test('MES-32.39 it settles nearest to home, walls what is nearest to a human Unit, and sets Rams nearest to human Walls', () => {
  const t = round(
    { population: 2, level: 2, tech: { build: 3 }, units: { C4: 'spearman', B4: 'archer' } },
    ['SC9', 'SC1', 'SC3'],
    { chance: { 'action.draw': ['action-build'] } },
  );
  expect(areasWith(t.board.settlement, 1)).toBe('B4');
  const u = round({ level: 2, population: 2, settlements: ['B4', 'D4'] }, ['SC3', 'SC1', 'SC6'], {
    has: {
      ann: { start: 1, units: { E4: 'archer' } },
      automaton: { start: 2, empire: 'hittites', level: 2, population: 2, settlements: ['B4', 'D4'] },
    },
    chance: { 'action.draw': ['action-build'] },
  });
  expect(areasWith(u.board.walls, 1)).toBe('D4');
  const v = round({}, ['SC5', 'SC1', 'SC6'], {
    has: {
      ann: { start: 1, walls: ['E4'] },
      automaton: { start: 2, empire: 'hittites', level: 2, population: 2, tech: { build: 2 }, settlements: ['D4'] },
    },
    chance: { 'action.draw': ['action-build'] },
  });
  expect(v.board.ram[1]?.[0]).toBe(areaOf('D4'));
});

test('MES-32.37 MES-E.39 the least advanced first, in its order; a type its card names goes before', () => {
  const t = round({}, ['SC11', 'SC4', 'SC9'], {
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'sumerians', level: 2, population: 3 } },
    chance: { 'action.draw': ['action-research'] },
  });
  expect(t.board.tech[1]).toEqual([1, 2, 3, 1, 1, 1]);
  t.ann.log().includes({ type: 'automaton.named-research' }).includes({ type: 'automaton.least-research' });
  const u = round({ level: 2, population: 3, tech: { build: 2, research: 2, grow: 4 } }, ['SC8', 'SC1', 'SC9'], {
    chance: { 'action.draw': ['action-research'] },
  });
  expect(u.board.tech[1]).toEqual([1, 2, 2, 1, 2, 4]);
});

test('MES-A.72 Grow and Draw searches the deck for its action and puts what it finds on top', () => {
  const t = round({}, ['SC11', 'SC3', 'SC9'], {
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'sumerians', level: 2 } },
    strategyDeck: ['SC1', 'SC2', 'SC7'],
    chance: { 'action.draw': ['action-grow'], 'strategy.draw': ['SC2', 'SC7', 'SC1'] },
  });
  // Passed over: Discovery; found: Commerce, which has Research. The additional Research finishes Progress, and Commerce comes up.
  t.ann.log().includes({ type: 'strategy.passed', item: 'SC2' }).includes({ type: 'strategy.found', item: 'SC7' });
  expect([t.board.strategyRow.includes('SC7'), t.board.strategyTop, t.board.populationAt[1]]).toEqual([true, [], 2]);
});

test('MES-32.25 MES-32.41 of two options the larger award, the first among equals; goods but Knucklebones are neither paid nor gained', () => {
  const finds = (event: string, automaton: object = {}) =>
    round({}, ['SC2', 'SC9', 'SC6'], {
      events: ['B4'],
      has: {
        ann: { start: 1 },
        automaton: { start: 2, empire: 'hittites', level: 2, population: 3, units: { A4: 'spearman' }, ...automaton },
      },
      options: { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' },
      chance: { 'action.draw': ['action-explore'], 'event.draw': [event] },
    });
  const b4 = areaOf('B4');
  const t = finds('EV28');
  expect([t.board.token[b4], goodsOf(t, 1), t.board.eventAt[1]]).toEqual([2, {}, 3]);
  expect(finds('EV19').board.holder[b4]).toBe(1);
  const u = finds('EV26');
  expect([unitsOf(u, 1), u.board.eventAt[1]]).toEqual([{ B4: 'spearman horseman' }, 2]);
  const v = finds('EV37');
  expect([v.board.holder[b4], goodsOf(v, 1)]).toEqual([1, {}]);
  const s = finds('EV38', { tech: { build: 1 } });
  expect(s.board.token[b4]).toBe(2);
});

test('MES-32.29 a new Unit of the highest kind it can make, at the Settlement nearest to an enemy Unit, else at home', () => {
  const t = round({}, ['SC1', 'SC6', 'SC9'], {
    has: {
      ann: { start: 1, units: { E4: 'archer' } },
      automaton: {
        start: 2,
        empire: 'hittites',
        level: 2,
        population: 5,
        tech: { warfare: 2 },
        settlements: ['B4', 'C4'],
        units: { A4: 'archer archer archer' },
      },
    },
    chance: { 'action.draw': ['action-warfare'] },
  });
  expect(unitsOf(t, 1)).toEqual({ A4: 'archer archer archer', C4: 'spearman' });
});

test('MES-32.30 the nearest Unit moves by a shortest way; it joins a Tribe only where it can be as many', () => {
  const at = (units: object, explore: number) =>
    round({}, ['SC10', 'SC6', 'SC9'], {
      events: ['C4'],
      tribes: { C4: 'spearman archer' },
      has: {
        ann: { start: 1, event: 2 },
        automaton: { start: 2, empire: 'hittites', level: 2, population: 5, tech: { explore }, units },
      },
      chance: { 'action.draw': ['action-explore'], 'tribe.roll': ['1'] },
    });
  const t = at({ B4: 'spearman' }, 1);
  expect(unitsOf(t, 1)).toEqual({ B4: 'spearman' });
  const u = at({ B4: 'spearman', B3: 'archer' }, 2);
  u.ann
    .log()
    .includes({ type: 'unit.moved', data: { kind: 'archer', from: 'B3', area: 'C4' } })
    .includes({ type: 'unit.moved', data: { kind: 'spearman', from: 'B4', area: 'C4' } });
});

test('MES-32.30 under an Attack card it joins human Units whatever their number; a target reached gives way to the next', () => {
  const t = round({}, ['SC5', 'SC6', 'SC9'], {
    has: {
      ann: { start: 1, units: { C4: 'spearman spearman' }, settlements: ['F1'] },
      automaton: { start: 2, empire: 'hittites', level: 2, population: 3, units: { B4: 'spearman' } },
    },
    chance: { 'action.draw': ['action-explore'] },
  });
  t.ann.log().includes({ type: 'automaton.aims', seat: 1, data: { aim: 'enemy', area: 'C4', steps: 1 } });
  expect(unitsOf(t, 1)).toEqual({ C4: 'spearman' });
  const e = round({}, ['SC1', 'SC6', 'SC9'], {
    has: {
      ann: { start: 1 },
      automaton: {
        start: 2,
        empire: 'hittites',
        level: 2,
        population: 3,
        tech: { explore: 2 },
        units: { A4: 'spearman' },
      },
    },
    chance: { 'action.draw': ['action-explore'] },
  });
  expect(unitsOf(e, 1)).toEqual({ A2: 'spearman' });
});

test('MES-32.40 a Ram is taken by the first Unit beside it; to a walled target its bearer goes first; without one it stops before the Walls', () => {
  const at = (automaton: object) =>
    round({}, ['SC5', 'SC6', 'SC9'], {
      has: {
        ann: { start: 1, walls: ['C4'], settlements: ['C4'] },
        automaton: { start: 2, empire: 'hittites', level: 2, population: 5, ...automaton },
      },
      chance: { 'action.draw': ['action-explore'] },
    });
  const t = at({ units: { B4: 'archer', B3: 'spearman' }, rams: ['B4'] });
  t.ann.log().includes({ type: 'unit.moved', data: { kind: 'archer', from: 'B4', area: 'C4' } });
  const u = at({ units: { B4: 'archer' }, rams: ['A4'] });
  expect([unitsOf(u, 1), u.board.carrier[1]?.[0]]).toEqual([{ A4: 'archer' }, 3]);
  const v = at({ units: { A4: 'archer' }, tech: { explore: 3 } });
  expect(unitsOf(v, 1)).toEqual({ B4: 'archer' });
});

test('MES-32.31 it puts its Amphora on the free token with most VP, then the highest level, then the leftmost, and takes nothing', () => {
  const t = round({}, ['SC9', 'SC6', 'SC1'], {
    trade: { 1: 'TT5', 4: 'TT13', 6: 'TT14', 7: 'TT22' },
    has: {
      ann: { start: 1 },
      automaton: { start: 2, empire: 'hittites', level: 2, population: 3, tech: { gather: 2 } },
    },
    chance: { 'action.draw': ['action-gather'] },
  });
  expect([t.board.amphora.indexOf(1), goodsOf(t, 1)]).toEqual([3, {}]);
  const u = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    trade: { 1: 'TT1' },
    has: { ann: { start: 1, goods: { food: 1 } }, automaton: { start: 2, amphorae: [1] } },
  });
  u.ann.answers('turn.action', 'piece/gather').answers('gather.next', 'trade/1');
  expect([goodsOf(u, 0), goodsOf(u, 1), u.board.supply[1]]).toEqual([{ clay: 2 }, {}, 40]);
});

test('MES-32.26 MES-32.27 as leader it takes combats in reading order, and it conquers Settlements', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    options: { automaton: 'opponent' },
    eventOrder: ['automaton', 'ann', 'ben'],
    has: {
      automaton: { start: 3, event: 3, units: { E5: 'spearman' } },
      ann: { units: { F4: 'spearman', D4: 'archer' }, settlements: ['E5'] },
      ben: { units: { D4: 'spearman', F4: 'archer' } },
    },
  });
  playOn(t, () => t.board.round === 2);
  expect(
    t.ann
      .log()
      .events.filter(({ type }) => type === 'battle.begun')
      .map(({ data }) => data?.['area']),
  ).toEqual(['D4', 'F4']);
  expect(t.board.settlement[areaOf('E5')]).toBe(2);
  const three = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    options: { automaton: 'opponent' },
    eventOrder: ['automaton', 'ann', 'ben'],
    has: {
      automaton: { start: 3, event: 3, units: { D4: 'spearman' } },
      ann: { units: { D4: 'archer' } },
      ben: { units: { D4: 'spearman' } },
    },
  });
  expect(three.ann.log().events.find(({ type }) => type === 'battle.begun')?.data).toMatchObject({
    attacker: 1,
    defender: 0,
  });
});

test('MES-32.32 it is scored like others, without Quests, and may win', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'upkeep',
    built: 5,
    eventOrder: ['automaton', 'ann'],
    has: { ann: { start: 1 }, automaton: { start: 2, gardens: ['HG5a'], settlements: ['B4'] } },
  });
  expect([t.board.vp, t.outcome?.winners, t.outcome?.ranks]).toEqual([[15, 25], [1], [2, 1]]);
});

test('a whole duel against dull play comes to its end', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'beginning',
    options: { 'automaton-level': 'anunnaki' },
    seed: 'dull',
  });
  playOn(t, () => t.board.round > 60);
  expect(t.over).toBe(true);
});

test('MES-32.10 an Event is near at two steps, and no longer at three', () => {
  const at = (event: string): number => {
    const { board } = mesopotamiaTable({
      players: ['ann'],
      at: { turn: 'ann' },
      events: [event],
      has: { ann: { start: 1 }, automaton: { start: 2, empire: 'hittites', units: { A4: 'archer' } } },
    });
    return priority(board, 'SC2');
  };
  expect([at('C5'), at('D5')]).toEqual([4, 14]);
});

test('MES-32.21 the second Settlement is its last', () => {
  const settling = (settlements: string[]) => {
    const t = round(
      { population: 2, level: 2, tech: { build: 3 }, settlements, units: { C4: 'spearman', B4: 'archer' } },
      ['SC9', 'SC1', 'SC6'],
      { chance: { 'action.draw': ['action-build'] } },
    );
    return areasWith(t.board.settlement, 1);
  };
  expect([settling(['B5']), settling(['B5', 'A3'])]).toEqual(['B4 B5', 'A3 B5']);
});

test('MES-32.34 MES-32.42 the log says which Empire it has, chosen or drawn', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning' });
  t.ann.answers('setup.empire', 'akkadians').answers('setup.opponent', 'elamites');
  t.ann.log().includes({ type: 'empire.opponent', rule: 'MES-32.34', data: { empire: 'elamites' } });
  const u = mesopotamiaTable({ players: ['ann'], at: 'beginning', chance: { 'empire.draw': ['sumerians'] } });
  u.ann.answers('setup.empire', 'akkadians').answers('setup.opponent', 'random');
  u.ann.log().includes({ type: 'empire.opponent', data: { empire: 'sumerians' } });
});

test('MES-32.42 an Empire that is not in the box cannot be fixed: one is drawn, and nobody is kept from another', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'beginning',
    options: { automaton: 'opponent', 'automaton-empire': 'mari' },
  });
  t.ann.answers('setup.role', 'A').isAsked('setup.empire').offering('sumerians', 'elamites').notOffering('mari');
});

test('MES-32.02 as one more opponent it is ranked like the others: whoever is first wins alone', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'upkeep',
    built: 5,
    options: { automaton: 'opponent' },
    has: { ann: { gardens: ['HG4a', 'HG5a'] }, automaton: { start: 3 } },
  });
  expect(t.outcome).toMatchObject({ winners: [0] });
});

test('MES-32.36 MES-32.39 of places equally near the first in reading order is built on', () => {
  const t = round(
    { population: 2, level: 2, tech: { build: 3 }, units: { B5: 'spearman', B4: 'archer' } },
    ['SC9', 'SC1', 'SC6'],
    { chance: { 'action.draw': ['action-build'] } },
  );
  expect(areasWith(t.board.settlement, 1)).toBe('B4');
});

test('MES-32.34 without an Automaton nobody builds unasked', () => {
  const t = begin(['elamites', 'akkadians'], [1, 4]);
  expect(areasWith(t.board.settlement, 0)).toBe('');
});

test('MES-32.29 MES-32.31 MES-32.39 MES-32.10 it says what decided: condition, token, Unit, place', () => {
  const trade = { 1: 'TT1', 2: 'TT5' };
  const t = round({}, ['SC7', 'SC5', 'SC3'], { trade });
  t.ann
    .log()
    .includes({ type: 'automaton.ranked', data: { strategy: 'SC7', priority: 7, place: 1, condition: 'true' } });
  t.ann
    .log()
    .includes({ type: 'automaton.ranked', data: { strategy: 'SC5', priority: 19, place: 3, condition: 'false' } });
  t.ann.log().includes({ type: 'automaton.trades', rule: 'MES-32.31', data: { token: 'TT5', vp: 1, level: 1 } });
  const u = round({}, ['SC1', 'SC5', 'SC9'], {});
  u.ann.log().includes({ type: 'automaton.creates-home', rule: 'MES-32.29', data: { kind: 'spearman', area: 'A4' } });
  const v = round({ settlements: ['B4'], units: { A3: 'archer' } }, ['SC1', 'SC5', 'SC9'], {});
  v.ann.log().includes({ type: 'automaton.creates', rule: 'MES-32.29', data: { kind: 'spearman', area: 'B4' } });
  const w = round({ population: 2 }, ['SC4', 'SC5', 'SC9'], {});
  w.ann.log().includes({ type: 'automaton.builds', data: { listed: 'ziggurat', where: 'ziggurat' } });
});

test('MES-32.25 MES-32.26 it says why an option, and which order of combats', () => {
  const t = round({ units: { A4: 'spearman' } }, ['SC2', 'SC5', 'SC3'], {
    events: ['A3'],
    chance: { 'event.draw': ['EV12'] },
  });
  t.ann.log().includes({ type: 'automaton.chooses', rule: 'MES-32.25', data: { option: 2, award: 2 } });
  const u = mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    eventOrder: ['automaton', 'ann'],
    has: { ann: { units: { D4: 'archer', C4: 'archer' } }, automaton: { units: { D4: 'spearman', C4: 'spearman' } } },
  });
  u.ann.log().includes({ type: 'automaton.orders', seat: 1, rule: 'MES-32.26' });
});

test('MES-32.30 to an Event it goes only where it can be as many as the human Units there', () => {
  const at = (humans: string) =>
    round({}, ['SC10', 'SC6', 'SC9'], {
      events: ['C4'],
      has: {
        ann: { start: 1, event: 2, units: { C4: humans } },
        automaton: { start: 2, empire: 'hittites', level: 2, population: 5, units: { B4: 'spearman' } },
      },
      chance: { 'action.draw': ['action-explore'] },
    });
  expect([Object.keys(unitsOf(at('archer'), 1)), Object.keys(unitsOf(at('archer archer'), 1))]).toEqual([
    ['C4'],
    ['B4'],
  ]);
});

test('MES-32.10 MES-32.11 C14: running Events and VP tokens are possessions too, its own and the human’s', () => {
  const at = (automaton: object, ann: object = {}, more: object = {}) =>
    mesopotamiaTable({
      players: ['ann'],
      at: { turn: 'ann' },
      has: { ann: { start: 1, ...ann }, automaton: { start: 2, empire: 'hittites', ...automaton } },
      ...more,
    }).board;
  const near = { units: { C4: 'archer' } };
  expect([
    priority(at({}, near, { running: { B4: ['EV19', 'automaton', 2, 2] } }), 'SC3'),
    priority(at({}, near, { running: { B4: ['EV19', 'ann', 2, 2] } }), 'SC3'),
    priority(at({ units: { B4: 'archer' } }, near, { vpTokens: { B4: 'EV2' } }), 'SC3'),
    priority(at({}, near, { vpTokens: { B4: 'EV2' } }), 'SC3'),
    priority(at({ units: { B4: 'archer' } }, near, { events: ['B4'] }), 'SC3'),
    // Three areas away is no threat.
    priority(at({ settlements: ['B4'] }, { units: { D4: 'archer' } }), 'SC3'),
    priority(at({ settlements: ['B4'] }, { units: { E4: 'archer' } }), 'SC3'),
  ]).toEqual([10, 18, 10, 18, 18, 10, 18]);
  expect([
    priority(at({}, { units: { B1: 'archer' } }, { running: { B1: ['EV3', 'ann', 2, 2] } }), 'SC5'),
    priority(at({}, { units: { B1: 'archer' } }, { events: ['B1'] }), 'SC5'),
    priority(at({ settlements: ['B4'], units: { B5: 'archer' } }, {}, { vpTokens: { B5: 'EV2' } }), 'SC5'),
  ]).toEqual([9, 19, 19]);
  // Guarded or blocked, an Event is none.
  expect([
    priority(at({ units: { A4: 'archer' } }, {}, { events: ['B4'], tribes: { B4: 'spearman' } }), 'SC2'),
    priority(at({ units: { C5: 'archer' } }, {}, { events: ['D5'] }), 'SC2'),
    priority(at({ units: { C5: 'archer' } }, {}, { events: ['C4'] }), 'SC2'),
  ]).toEqual([14, 14, 4]);
  // The third slot needs a Ship.
  const trade = { 3: 'TT5' };
  expect([priority(at({}, {}, { trade }), 'SC7'), priority(at({ ships: ['A3|A4'] }, {}, { trade }), 'SC7')]).toEqual([
    17, 7,
  ]);
});
