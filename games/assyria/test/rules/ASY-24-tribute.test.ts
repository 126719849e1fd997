import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';

/** Beside the areas: Canaanites (a Ship), Elamites (a Farmer), Harappans (a Plough). */
const civilisations = ['CV03', 'CV06', 'CV07'] as const;
const AREAS = ['highest', 'middle', 'lowest'] as const;

test('ASY-24.01 there is no limit to the Tributes of a turn', () => {
  const t = redActs({ camels: 10, gold: 5 }, { civilisations });
  for (const area of ['highest', 'highest', 'middle', 'lowest'] as const) {
    t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`).answers('bonus.resolve', 'no');
  }
  expect(redHas(t)).toMatchObject({ camels: 1, gold: 1, influence: 9 });
});

test.each([
  ['highest', 3],
  ['middle', 2],
  ['lowest', 1],
] as const)('ASY-24.02 a Tribute to the %s area costs %i Camels', (area, cost) => {
  const t = redActs({ camels: 3, ships: 1 }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`);
  expect(redHas(t)).toMatchObject({ camels: 3 - cost });
});

test('ASY-24.02 an area that is too dear is refused', () => {
  const t = redActs({ camels: 2, gold: 1 }, { civilisations });
  t.red.answers('action.choose', 'tribute').isAsked('tribute.place').offeringExactly('middle/gold', 'lowest/gold');
  t.red.isRefused('highest/gold', 'ASY-24.02', 'no.camels', 'fix.camels');
});

test('ASY-24.03 one Gold or one Ship of one’s own goes on the area', () => {
  const t = redActs({ gold: 2, ships: 1 }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'middle/ship').answers('bonus.resolve', 'no');
  expect(redHas(t)).toMatchObject({ gold: 2, ships: 0 });
  expect(t.board.areaShip).toEqual([false, true, false]);
  t.red.answers('action.choose', 'tribute').isRefused('lowest/ship', 'ASY-24.03', undefined, 'fix.ship.gain');
  t.red.answers('tribute.place', 'middle/gold');
  expect(redHas(t)).toMatchObject({ gold: 1, ships: 0 });
  expect(t.board.areaGold).toEqual([0, 1, 0]);
});

test('ASY-24.03 with neither Gold nor Ship there is no Tribute', () => {
  redActs({ gold: 0 }).red.isRefused('tribute', 'ASY-24.03', undefined, 'fix.gold.gain');
});

test('ASY-24.04 a Ship goes on the single Ship space, Gold on a Gold space', () => {
  const t = redActs({ gold: 1, ships: 1 }, { civilisations, areaGold: [4, 0, 0], areaShips: ['middle'] });
  t.red.answers('action.choose', 'tribute');
  t.red.isAsked('tribute.place').offeringExactly('highest/ship', 'middle/gold', 'lowest/gold', 'lowest/ship');
  t.red.isRefused('highest/gold', 'ASY-24.04').isRefused('middle/ship', 'ASY-24.04');
});

test('ASY-24.04 ASY-A.33 an area has four Gold spaces', () => {
  const t = redActs({ gold: 2 }, { civilisations, areaGold: [3, 4, 4] });
  t.red.answers('action.choose', 'tribute').answers('bonus.resolve', 'no');
  expect(t.board.areaGold).toEqual([4, 4, 4]);
  t.red.isRefused('tribute', 'ASY-24.05');
});

test('ASY-24.05 an area with its Ship and all its Gold takes no more', () => {
  const t = redActs({ gold: 1, ships: 1 }, { civilisations, areaGold: [4, 0, 0], areaShips: ['highest'] });
  t.red.answers('action.choose', 'tribute').isAsked('tribute.place').notOffering('highest/gold', 'highest/ship');
  t.red.isRefused('highest/gold', 'ASY-24.05').isRefused('highest/ship', 'ASY-24.05');
});

test('ASY-24.06 first the Camels, then the token, then Influence, and last the Bonus', () => {
  const t = redActs({ gold: 1 }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold').isAsked('bonus.resolve');
  expect(redHas(t)).toMatchObject({ camels: 7, gold: 0, influence: 3, ships: 0 });
  expect(t.board.areaGold[0]).toBe(1);
});

test.each([
  ['highest', 3],
  ['middle', 2],
  ['lowest', 1],
] as const)('ASY-24.07 a Tribute to the %s area brings %i Influence', (area, influence) => {
  const t = redActs({ ships: 1 }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/ship`);
  expect(redHas(t)).toMatchObject({ influence });
});

test('ASY-24.07 ASY-A.1 a discount on Camels takes nothing off the Influence', () => {
  const t = redActs({ favours: ['FV11-1'] }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  t.red.answers('tribute.discount', 'cards/1');
  expect(redHas(t)).toMatchObject({ camels: 9, influence: 3 });
});

test('ASY-24.07 ASY-A.1 nor does the Babylonian Bonus', () => {
  const t = redActs({ gold: 2 }, { civilisations: ['CV03', 'CV06', 'CV02'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold').answers('bonus.resolve', 'yes');
  t.red.answers('tribute.place', 'highest/gold');
  expect(redHas(t)).toMatchObject({ camels: 7, influence: 4 });
});

test('ASY-24.08 the Bonus is that of the board beside the area, and may be declined', () => {
  const tribute = () => {
    const t = redActs({ gold: 1, farmers: 0 }, { civilisations });
    t.red.answers('action.choose', 'tribute').answers('tribute.place', 'middle/gold');
    return t;
  };
  const yes = tribute();
  yes.red.answers('bonus.resolve', 'yes');
  expect(redHas(yes)).toMatchObject({ farmers: 1, ships: 0, ploughs: 1 });
  const no = tribute();
  no.red.answers('bonus.resolve', 'no').isAsked('action.choose');
  expect(redHas(no)).toMatchObject({ farmers: 0, influence: 2 });
});

test('ASY-24.08 a Bonus whose price cannot be paid in full is not asked for', () => {
  const t = redActs({ gold: 1, vp: 0 });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold').isAsked('action.choose');
  expect(redHas(t)).toMatchObject({ offerings: 0, influence: 3, vp: 0 });
});

test.each(AREAS)('ASY-24.15 a Tribute to the %s area is possible on space 15, for its Bonus', (area) => {
  const t = redActs({ influence: 15, ships: 0, farmers: 0, ploughs: 1 }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`).answers('bonus.resolve', 'yes');
  expect(redHas(t)).toMatchObject({ influence: 15, gold: 0 });
  expect((redHas(t).ships ?? 0) + (redHas(t).farmers ?? 0) + (redHas(t).ploughs ?? 0)).toBe(2);
});

test('ASY-E.28 the lowest area with the card that takes off 2: no Camel, one Gold, one Influence', () => {
  const t = redActs({ camels: 0, gold: 1, favours: ['FV11-1'] }, { civilisations: ['CV01', 'CV02', 'CV03'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold');
  expect(redHas(t)).toMatchObject({ camels: 0, gold: 0, influence: 1 });
  expect(t.board.favourDiscard).toContain('FV11-1');
});
