import { checkContent } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { CIVILISATIONS } from '../../content/civilisations.ts';
import { FAVOUR_CARDS, FAVOUR_DECK } from '../../content/favour-cards.ts';
import { FOOD_CARDS, FOOD_DECK } from '../../content/food-cards.ts';
import { FOODS, SPACES } from '../../content/map.ts';
import { rulebook } from '../../content/rulebook.ts';
import { SCHEME_CARDS } from '../../content/scheme-cards.ts';
import { en } from '../../content/texts.en.ts';
import { EXPANSION_MARKERS } from '../../content/tracks.ts';
import { WELL_SITES } from '../../content/wells.ts';

const rules = rulebook.map(({ id }) => id);

test('C9.5 Food: 40 cards, 13 icons of each food and 12 Wild, value and icons agree', () => {
  const wrong = checkContent(FOOD_CARDS, {
    unique: 'id',
    count: 22,
    copies: 'copies',
    sums: { copies: 40, value: 77 },
    row: ({ value, icons }) => (value >= 1 && value <= 3 && value === icons.length ? undefined : 'a value of 1 to 3'),
  });
  expect(wrong).toEqual([]);
  const icons = FOOD_CARDS.flatMap((card) => Array<readonly string[]>(card.copies).fill(card.icons).flat());
  for (const food of FOODS) expect(icons.filter((icon) => icon === food)).toHaveLength(13);
  expect(icons.filter((icon) => icon === 'wild')).toHaveLength(12);
  const shown = FOOD_CARDS.map((card) => card.icons.join(' '));
  for (const known of ['grapes grapes grapes', 'wheat wheat', 'meat wild']) expect(shown).toContain(known);
});

test('C5 the Food deck is that of the specification', () => {
  const spelled = FOOD_CARDS.map(({ id, icons, copies }) => `${id}: ${icons.join(' ')} × ${copies}`);
  const each = FOODS.flatMap((x) => [
    `FD-${x}1: ${x} × 2`,
    `FD-${x}2: ${x} ${x} × 2`,
    `FD-${x}w: ${x} wild × 1`,
    `FD-${x}3: ${x} ${x} ${x} × 2`,
  ]);
  expect(spelled.toSorted()).toEqual([...each, 'FD-w1: wild × 3', 'FD-w2: wild wild × 2'].toSorted());
  expect([FOOD_DECK.length, new Set(FOOD_DECK).size]).toEqual([40, 40]);
  expect(FOOD_DECK).toContain('FD-wheat2-1');
});

/** C6 as the specification prints it. */
const FAVOURS = `
  FV01 Reed Boat | BLD, ACT | 26.03 | 2
  FV02 Merchant’s Purse | ACT | 26.04 | 2
  FV03 Tenant Family | FED, ACT | 26.05 | 2
  FV04 New Household | BLD, ACT | 26.06 | 2
  FV05 Libation | ACT | 26.07 | 2
  FV06 Royal Envoy | ACT | 26.08 | 2
  FV07 Barter | FED | 26.09 | 1
  FV08 Bumper Harvest | FED | 26.10 | 1
  FV09 Granary | FED, ACT | 26.11 | 2
  FV10 Brickmakers | ACT | 26.12 | 2
  FV11 Caravan Guide | ACT | 26.25 | 2
  FV12 Ox Team | ACT | 26.14 | 1
  FV13 Silver Tongue | BID | 26.13 | 1
  FV14 Marriage Pact | BLD, ACT | 26.15 | 1
  FV15 Corvée | ACT | 26.16 | 1
  FV16 Ploughshare | FED, ACT | 26.17 | 2
  FV17 Second Wind | ACT | 26.18 | 1
  FV18 Foreign Friend | ACT | 26.19 | 1
  FV19 Nomads | BLD, ACT | 26.20 | 2`;

test('C9.6 Favour: 30 cards over 19 effects, each with one or two times of use', () => {
  const wrong = checkContent(FAVOUR_CARDS, {
    unique: ['id', 'effect', 'rule'],
    count: 19,
    sums: { copies: 30 },
    refs: { rule: rules, timing: ['bid', 'build', 'feed', 'actions'] },
    row: ({ timing }) => (timing.length === 1 || timing.length === 2 ? undefined : 'one or two times of use'),
  });
  expect(wrong).toEqual([]);
  expect([FAVOUR_DECK.length, new Set(FAVOUR_DECK).size]).toEqual([30, 30]);
});

test('C6 ASY-A.10 the Favour deck is that of the specification, with names and timing', () => {
  const times = { bid: 'BID', build: 'BLD', feed: 'FED', actions: 'ACT' } as const;
  const spelled = FAVOUR_CARDS.map(
    ({ id, timing, rule, copies }) =>
      `${id} ${en[`item.${id}`]} | ${timing.map((time) => times[time]).join(', ')} | ${rule.slice(4)} | ${copies}`,
  );
  expect(spelled).toEqual(
    FAVOURS.trim()
      .split('\n')
      .map((line) => line.trim()),
  );
});

test('C9.7 C7 ten Civilisation boards, Roof prices 2 or 3, two of them printed', () => {
  expect(
    checkContent(CIVILISATIONS, { unique: ['id', 'name'], count: 10, tally: { roofCost: { 2: 5, 3: 5 } } }),
  ).toEqual([]);
  expect(checkContent(CIVILISATIONS, { source: 'roofCostSource' })).toEqual([]);
  const printed = CIVILISATIONS.filter(({ roofCostSource }) => roofCostSource === 'rulebook');
  expect(printed.map(({ name, roofCost }) => `${name} ${roofCost}`)).toEqual(['cimmerians 2', 'elamites 2']);
  expect(CIVILISATIONS.map(({ id, name, roofCost }) => `${id} ${name} ${roofCost}`)).toEqual([
    'CV01 amorites 3',
    'CV02 babylonians 3',
    'CV03 canaanites 3',
    'CV04 cimmerians 2',
    'CV05 egyptians 2',
    'CV06 elamites 2',
    'CV07 harappans 3',
    'CV08 hittites 2',
    'CV09 israelites 3',
    'CV10 medes 2',
  ]);
});

test('no card, board or marker is called like a space or a Well site, so that every key says one thing', () => {
  const things = [
    ...FOOD_DECK,
    ...FAVOUR_DECK,
    ...[...CIVILISATIONS, ...SCHEME_CARDS, ...EXPANSION_MARKERS].map(({ id }) => id),
  ];
  const spots = new Set([...SPACES, ...WELL_SITES].map(({ id }) => id));
  expect(things.filter((id) => spots.has(id))).toEqual([]);
  expect(new Set(things).size).toBe(things.length);
});
