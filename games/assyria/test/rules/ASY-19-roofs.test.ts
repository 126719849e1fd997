import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { at, redActs, redHas } from '../red.ts';

const red = 0;

const ROOF_COSTS = [
  ['CV01', 3],
  ['CV02', 3],
  ['CV03', 3],
  ['CV04', 2],
  ['CV05', 2],
  ['CV06', 2],
  ['CV07', 3],
  ['CV08', 2],
  ['CV09', 3],
  ['CV10', 2],
] as const;

test.each(ROOF_COSTS)('ASY-19.07 ASY-A.33 beside %s a Roof costs %i Camels', (board, cost) => {
  const rest = ['CV01', 'CV02', 'CV03'].filter((other) => other !== board);
  const civilisations = [rest[0] ?? '', board, rest[1] ?? ''] as const;
  const t = redActs({ ziggurats: { D2: 3 } }, { civilisations, roofs: ['middle'] });
  t.red.answers('action.choose', 'roof');
  expect(redHas(t)).toMatchObject({ camels: 10 - cost });
  redActs({ ziggurats: { D2: 3 }, camels: cost - 1 }, { civilisations, roofs: ['middle'] }).red.isRefused(
    'roof',
    'ASY-19.07',
  );
});

test('ASY-19.14 ASY-E.13 a Roof comes only from an area that holds one', () => {
  const t = redActs(
    { ziggurats: { D2: 3 } },
    { civilisations: ['CV06', 'CV04', 'CV01'], roofs: ['highest', 'middle'] },
  );
  t.red.answers('action.choose', 'roof');
  t.red.isAsked('roof.area').offeringExactly('highest', 'middle');
  t.red.isRefused('lowest', 'ASY-19.14').answers('roof.area', 'highest');
  expect(redHas(t)).toMatchObject({ camels: 8, gold: 3, offerings: 0 });
});

test('ASY-E.13 the Roof beside the Cimmerians: 2 Camels, one Offering', () => {
  const t = redActs(
    { ziggurats: { D2: 3 } },
    { civilisations: ['CV06', 'CV04', 'CV01'], roofs: ['highest', 'middle'] },
  );
  t.red.answers('action.choose', 'roof').answers('roof.area', 'middle');
  expect(redHas(t)).toMatchObject({ camels: 8, gold: 1, offerings: 1 });
});

test('ASY-19.14 ASY-31.04 without a Roof in any area none can be built', () => {
  redActs({ ziggurats: { D2: 3 } }, { roofs: [] }).red.isRefused('roof', 'ASY-31.04');
});

test('ASY-19.15 a Roof touches no column', () => {
  const usedColumns = ['offerings', 'purchase', 'card', 'gold'];
  const t = redActs({ ziggurats: { D2: 3 }, usedColumns }, { roofs: ['highest'] });
  t.red.answers('action.choose', 'roof');
  expect(at(t, 'D2').roof).toBe(true);
  expect(t.board.taken[red]).toEqual([3, 0, 0, 0]);
});

test('ASY-19.15 but a Ziggurat gets one Roof or one piece in a phase', () => {
  const t = redActs({ ziggurats: { D2: 3, F2: 3 } }, { roofs: ['highest', 'middle'], raised: ['D2'] });
  t.red.answers('action.choose', 'roof').answers('roof.area', 'highest');
  expect(at(t, 'D2').roof).toBe(false);
  expect(at(t, 'F2').roof).toBe(true);
  expect(t.board.columnUsed[red]).not.toContain(true);
  expect(t.board.raised[spaceOf('F2')]).toBe(true);
});

test('ASY-19.16 a Roof gives the effect of the board beside its area', () => {
  const t = redActs({ ziggurats: { D2: 3 } }, { civilisations: ['CV05', 'CV06', 'CV10'], roofs: ['lowest'] });
  t.red.answers('action.choose', 'roof');
  expect(redHas(t)).toMatchObject({ farmers: 1, ships: 0, gold: 1 });
});

test('ASY-19.17 the Roof space stays empty', () => {
  const t = redActs({ ziggurats: { D2: 3 } }, { civilisations: ['CV06', 'CV04', 'CV01'] });
  t.red.answers('action.choose', 'roof').answers('roof.area', 'highest');
  expect(t.board.areaRoof).toEqual([false, true, false]);
});

test('ASY-19.17 ASY-E.35 the Roof leaves its area before its effect, which may fill the space again', () => {
  const t = redActs(
    { ziggurats: { D2: 3 }, offerings: 2 },
    { round: 4, civilisations: ['CV01', 'CV04', 'CV03'], roofs: ['highest', 'middle', 'lowest'] },
  );
  const { roofSupply } = t.board;
  t.red.answers('action.choose', 'roof').answers('roof.area', 'middle');
  expect(redHas(t)).toMatchObject({ camels: 8, offerings: 3, ships: 1 });
  expect(t.board.areaRoof).toEqual([true, true, true]);
  expect(t.board.roofSupply).toBe(roofSupply);
});

test('ASY-19.18 the Amorite Roof is built although no card is left', () => {
  const t = redActs({ ziggurats: { D2: 3 } }, { roofs: ['highest'] });
  t.red.answers('action.choose', 'roof').isAsked('action.choose');
  expect(at(t, 'D2').roof).toBe(true);
});

test('ASY-A.36 effects of pieces and Roofs cannot be declined', () => {
  const rows = { left: ['FD-wheat1-1'], favour: ['FV02-1'] };
  const t = redActs({ ziggurats: { D2: 3 } }, { roofs: ['highest'], rows });
  t.red.answers('action.choose', 'roof').isAsked('card.take').offeringExactly('FD-wheat1-1', 'FV02-1');
});
