import { assertNone, checkContent } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { ACTIONS } from '../../content/actions.ts';
import { COMBAT_CARDS } from '../../content/combat-cards.ts';
import { DICE, DIE_ICONS, DIE_WEIGHTS, ICONS } from '../../content/dice.ts';
import { EMPIRES } from '../../content/empires.ts';
import { EVENTS } from '../../content/events.ts';
import { GARDEN_TOKENS } from '../../content/gardens.ts';
import type { Amounts } from '../../content/goods.ts';
import { QUESTS } from '../../content/quests.ts';
import { rulebook } from '../../content/rulebook.ts';
import { rulesEn } from '../../content/rules.en.ts';
import { SIEGE, WAVES } from '../../content/scenarios.ts';
import { ACTION_CARDS, STRATEGY_CARDS, strategyDeck } from '../../content/solo-cards.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { en } from '../../content/texts.en.ts';
import { UNIT_LIMITS } from '../../content/tracks.ts';
import { TRADE_TOKENS } from '../../content/trade.ts';
import { BUILDINGS, EMPIRE_PIECES, TRIBE_PIECES, UNITS } from '../../content/units.ts';

const total = (amounts: Amounts): number => amounts.reduce((sum, n) => sum + n, 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

test('the rulebook has all 637 ids of the specification and two rulings of our own, each with its text and section', () => {
  expect(new Set(rulebook.map(({ id }) => id)).size).toBe(639);
  expect(
    rulebook.filter(({ id, section }) => (rulesEn[`rule.${id}`] ?? '') === '' || rulesEn[section] === undefined),
  ).toEqual([]);
  expect(Object.keys(rulesEn).filter((id) => id.startsWith('rule.'))).toHaveLength(639);
  expect(['rule', 'ruling', 'example'].map((kind) => rulebook.filter((rule) => rule.kind === kind).length)).toEqual([
    517, 82, 40,
  ]);
});

test('C1, C2: ten land miniatures an Empire, eighteen of the Tribes, and what building costs', () => {
  assertNone(checkContent(UNITS, { unique: 'kind', count: 4, sums: { perEmpire: 10, tribe: 18, power: 10 } }));
  expect([EMPIRE_PIECES.length, TRIBE_PIECES.length]).toEqual([10, 18]);
  assertNone(checkContent(BUILDINGS, { unique: 'item', count: 6 }));
  expect(BUILDINGS.map(({ item, level, cost }) => `${item} ${level} ${cost.join('')}`)).toEqual([
    'walls 1 002000',
    'ziggurat 1 001100',
    'ram 2 101000',
    'ship 2 200000',
    'settlement 3 110100',
    'garden 4 000000',
  ]);
  for (const good of [0, 1, 2, 3])
    expect(BUILDINGS.filter(({ cost }) => (cost[good] ?? 0) > 0).length + (good === 1 ? 1 : 0)).toBeGreaterThanOrEqual(
      2,
    );
});

test('C3: eight Empires with 180 cards', () => {
  assertNone(
    checkContent(EMPIRES, {
      unique: 'name',
      count: 8,
      sums: { cards: 180 },
      tally: { box: { core: 4, AH: 2, ME: 2 } },
    }),
  );
  expect(EMPIRES.map(({ cards }) => cards).join(' ')).toBe('23 23 23 23 23 24 18 23');
});

test('C4: 180 cards; icons get rarer with the level, numbers never worse, every pair payable by two colours', () => {
  const cards = TECHNOLOGIES.flat().flatMap((row) => row.cards.filter((card) => card !== undefined));
  expect(cards).toHaveLength(180);
  for (const [empire, { cards: n }] of EMPIRES.entries())
    expect(cards.filter((card) => card.empire === empire)).toHaveLength(n);
  for (const row of TECHNOLOGIES.flat()) {
    expect(new Set(row.icons).size).toBe(row.level === 1 ? 1 : 2);
    const rare = row.icons.filter((icon) => icon >= 3).length;
    expect(rare).toBe([0, 0, 0, 1, 2][row.level]);
    if (row.icons.length === 2) {
      const on = row.icons.map((icon) => DIE_ICONS.flatMap((faces, colour) => (faces.includes(icon) ? [colour] : [])));
      expect(on[0]?.some((a) => on[1]?.some((b) => a !== b))).toBe(true);
    }
  }
  const rows = TECHNOLOGIES.flat();
  for (const icon of [3, 4, 5]) {
    expect(rows.filter(({ level, icons }) => level === 3 && icons.includes(icon))).toHaveLength(2);
    expect(rows.filter(({ level, icons }) => level === 4 && icons.includes(icon))).toHaveLength(4);
  }
  for (const [type, levels] of TECHNOLOGIES.entries())
    for (let empire = 0; empire < 8; empire++) {
      const own = levels.map((row) => row.cards[empire]).filter((card) => card !== undefined);
      own.forEach((card, i) => {
        const before = own[i - 1];
        if (before === undefined) return;
        const better = ACTIONS[type] === 'grow' ? before.first - card.first : card.first - before.first;
        expect([better >= 0, card.second >= before.second]).toEqual([true, true]);
      });
    }
});

test('C5: three colours with one Star each; common icons on four faces, rare ones on one', () => {
  assertNone(checkContent(DICE, { unique: 'colour', count: 3 }));
  const faces = DICE.flatMap((die) => die.faces);
  const n = (icon: string): number => faces.filter((face) => face === icon).length;
  expect(ICONS.map(n)).toEqual([4, 4, 4, 1, 1, 1, 3]);
  expect(DIE_WEIGHTS.map((weights) => weights.join(''))).toEqual(['21111', '21111', '21111']);
});

test('C7: Unit limits rise to all fifteen', () => {
  expect(UNIT_LIMITS.map(({ units }) => units)).toEqual([2, 4, 5, 6, 7, 8, 10, 12, 15]);
  expect(UNIT_LIMITS.map(({ source }) => source === 'rulebook').lastIndexOf(true)).toBe(1);
});

test('C8: 36 Trade tokens, nine of a level, worth more with the level', () => {
  assertNone(
    checkContent(TRADE_TOKENS, {
      unique: 'id',
      count: 36,
      tally: { level: { 1: 9, 2: 9, 3: 9, 4: 9 }, box: { core: 20, AH: 8, ME: 8 } },
      row: ({ vp, level, pay }) => (vp <= level && total(pay) >= 1 && total(pay) <= 4 ? undefined : 'out of bounds'),
    }),
  );
  const worth = (amounts: Amounts): number => total(amounts) + (amounts[4] ?? 0) / 2;
  for (const { pay, gain } of TRADE_TOKENS) expect(worth(gain) - worth(pay)).toBeGreaterThanOrEqual(-0.5);
  const by = [1, 2, 3, 4].map((level) =>
    mean(
      TRADE_TOKENS.filter((token) => token.level === level).map(({ pay, gain, vp }) => worth(gain) + vp - worth(pay)),
    ),
  );
  expect([...by].sort((a, b) => a - b)).toEqual(by);
});

test('C9: 25 Hanging Gardens tokens, five of a level, dearer with the level', () => {
  assertNone(checkContent(GARDEN_TOKENS, { unique: 'id', count: 25, tally: { box: { core: 15, AH: 5, ME: 5 } } }));
  [
    [4, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 8],
  ].forEach(([least, most], i) => {
    const tokens = GARDEN_TOKENS.filter(({ level }) => level === i + 1);
    expect(tokens).toHaveLength(5);
    expect(new Set(tokens.map(({ vp }) => vp))).toEqual(new Set([[3, 4, 5, 6, 8][i]]));
    for (const { cost } of tokens) expect(total(cost) >= (least ?? 0) && total(cost) <= (most ?? 0)).toBe(true);
    expect(
      tokens.some(
        ({ box, population, event, settlements }) => box === 'core' && population + event + settlements === 0,
      ),
    ).toBe(true);
    for (const { population, event, settlements } of tokens) {
      expect([population, event, settlements].filter((n) => n > 0).length).toBeLessThanOrEqual(2);
      expect(Math.max(population, event)).toBeLessThanOrEqual(7);
    }
  });
});

test('C10: 38 Combat cards, decks large enough for two sides, printed totals rising by kind', () => {
  assertNone(
    checkContent(COMBAT_CARDS, {
      unique: 'id',
      count: 38,
      tally: { box: { core: 26, AH: 6, ME: 6 }, kind: { 0: 12, 1: 12, 2: 7, 3: 7 } },
    }),
  );
  const core = [0, 1, 2, 3].map(
    (kind) => COMBAT_CARDS.filter((card) => card.kind === kind && card.box === 'core').length,
  );
  expect(core).toEqual([8, 8, 5, 5]);
  core.forEach((n, kind) => expect(n).toBeGreaterThanOrEqual(2 * (UNITS[kind]?.perEmpire ?? 0)));
  const means = [0, 1, 2, 3].map((kind) =>
    mean(COMBAT_CARDS.filter((card) => card.kind === kind).map(({ printed }) => total(printed))),
  );
  expect([...means].sort((a, b) => a - b)).toEqual(means);
});

test('C11: 42 Events, one token each; awards by type, VP only where a token stays, Discoveries for all', () => {
  assertNone(
    checkContent(EVENTS, {
      unique: 'id',
      count: 42,
      tally: { terrain: { plain: 16, mountain: 12, desert: 14 }, box: { core: 30, AH: 6, ME: 6 } },
    }),
  );
  expect(new Set(EVENTS.map(({ terrain, number }) => `${terrain}${number}`)).size).toBe(42);
  const options = EVENTS.flatMap((card) => card.options);
  for (const { type, award, vp, final } of options) {
    expect(award).toBe({ instant: 1, vp: 2, 'six-round': 3 }[type]);
    expect(type === 'vp' ? vp >= 2 && vp <= 4 : vp === 0).toBe(true);
    expect(final.length > 0).toBe(type === 'six-round');
  }
  for (const type of ACTIONS.keys())
    expect(
      options
        .flatMap(({ gains, final }) => [...gains, ...final])
        .filter((gain) => gain.do === 'discover' && gain.type === type).length,
    ).toBeGreaterThanOrEqual(2);
  const free = EVENTS.filter((card) => card.options.some(({ type, pay }) => type !== 'six-round' && total(pay) === 0));
  expect(EVENTS.filter((card) => !free.includes(card)).map(({ id }) => id)).toEqual(['EV1']);
});

test('C12: 30 different Quests with one or two resources each', () => {
  assertNone(
    checkContent(QUESTS, {
      unique: 'id',
      count: 30,
      tally: { box: { core: 18, AH: 6, ME: 6 }, source: { rulebook: 3, reconstructed: 27 } },
    }),
  );
  expect(new Set(QUESTS.map(({ need, goods }) => JSON.stringify([need, goods]))).size).toBe(30);
  for (const { goods } of QUESTS) expect([1, 2]).toContain(total(goods));
});

test('MES-A.71 MES-A.74 MES-A.75 seven Action cards with one Star; eighteen Strategy cards, ten in a deck; the left slot of Attack builds', () => {
  expect(ACTION_CARDS).toHaveLength(7);
  expect(ACTION_CARDS.filter((item) => item === 'action-star')).toHaveLength(1);
  assertNone(checkContent(STRATEGY_CARDS, { unique: 'id', count: 18 }));
  const basic = STRATEGY_CARDS.filter(({ empire }) => empire === undefined);
  expect(basic.map(({ high }) => high).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(basic.map(({ low }) => low).sort((a, b) => a - b)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  const slots = basic.flatMap((card) => card.slots);
  expect(ACTIONS.map((_, type) => slots.filter((slot) => slot.type === type).length)).toEqual([4, 4, 3, 3, 3, 3]);
  for (let empire = 0; empire < 8; empire++) expect(strategyDeck(empire)).toHaveLength(10);
  expect(strategyDeck(0)).toContain('SC11');
  expect(strategyDeck(0)).not.toContain('SC6');
  expect(STRATEGY_CARDS[4]?.slots[0]).toMatchObject({ type: 1, list: ['ziggurat', 'rams', 'garden'] });
});

test('C15: layouts of the siege and the waves', () => {
  expect([SIEGE.walls.length, SIEGE.settlements.length, SIEGE.ships.length]).toEqual([3, 3, 2]);
  expect(WAVES.map(({ units, rams, knucklebones }) => `${units.join('')}/${rams}/${knucklebones}`)).toEqual([
    '1100/0/3',
    '2100/1/4',
    '2200/1/5',
    '2210/1/6',
    '2211/2/7',
    '2222/2/8',
  ]);
});

test('MES-8.02 MES-8.03 MES-8.04 MES-8.05 the Technologies of the first four types have their names', () => {
  const names = (action: string): string => [1, 2, 3, 4].map((level) => en[`technology.${action}.${level}`]).join(', ');
  expect(names('explore')).toBe('Map Making, Astronomy, Calendar, Sailing');
  expect(names('build')).toBe('Masonry, Wood Working, Urbanization, Architecture');
  expect(names('research')).toBe('Cuneiform, Mathematics, Literature, Legal Codes');
  expect(names('gather')).toBe('Resource Gathering, Weights and Measures, Trade Routes, Currency');
});

test('MES-8.06 MES-8.07 MES-A.13 MES-A.73 those of Warfare and Grow too, and one name for each thing', () => {
  const names = (action: string): string => [1, 2, 3, 4].map((level) => en[`technology.${action}.${level}`]).join(', ');
  expect(names('warfare')).toBe('Bronze Smelting, Archery, Animal Husbandry, Chariot Wheel');
  expect(names('grow')).toBe('Agriculture, Irrigation, Pottery, Brewing');
  const said = Object.values({ ...en }).join(' ');
  for (const other of ['Code of Laws', 'Mapmaking', 'Objective card', 'Automata', 'Eblaite ', 'Weights and Measure,'])
    expect(said).not.toContain(other);
});

test('everything with a name has one', () => {
  const items = [...EVENTS, ...QUESTS, ...TRADE_TOKENS, ...GARDEN_TOKENS, ...COMBAT_CARDS, ...STRATEGY_CARDS].map(
    ({ id }) => id,
  );
  expect([...items, ...ACTION_CARDS].filter((id) => en[`item.${id}`] === undefined)).toEqual([]);
});
