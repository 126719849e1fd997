import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';

test('ASY-17.01 three Camels turn both Ploughs face up', () => {
  const t = redActs({ ploughs: 0 });
  t.red.answers('action.choose', 'ploughs');
  expect(redHas(t)).toMatchObject({ camels: 7, ploughs: 2 });
});

test('ASY-17.02 ASY-E.19 the full price is paid for one Plough that is face down', () => {
  const t = redActs({ ploughs: 1 });
  t.red.answers('action.choose', 'ploughs');
  expect(redHas(t)).toMatchObject({ camels: 7, ploughs: 2 });
});

test('ASY-17.03 Ploughs need no Action tile and use none', () => {
  const t = redActs({ ploughs: 0, usedTiles: ['offerings', 'purchase', 'card'] });
  t.red.answers('action.choose', 'ploughs');
  expect(redHas(t)).toMatchObject({ ploughs: 2 });
  expect(t.board.used[0]).toEqual([true, true, true, false]);
});

test('ASY-17.04 ASY-A.16 with both Ploughs face up the action is not available', () => {
  const t = redActs({ ploughs: 2 });
  t.red.isRefused('ploughs', 'ASY-17.04').isAsked('action.choose').notOffering('ploughs');
});

test('ASY-17.05 an effect that flips one Plough turns up one, for nothing', () => {
  const t = redActs({ ploughs: 0, favours: ['FV16-1'] });
  t.red.answers('action.choose', 'favour/FV16-1');
  expect(redHas(t)).toMatchObject({ camels: 10, ploughs: 1 });
});

test('ASY-17.05 ASY-A.16 with none face down a flip does nothing', () => {
  const t = redActs(
    { ploughs: 2, ziggurats: { D2: 3 } },
    { civilisations: ['CV08', 'CV02', 'CV03'], roofs: ['highest'] },
  );
  t.red.answers('action.choose', 'roof');
  expect(redHas(t)).toMatchObject({ camels: 8, ploughs: 2 });
});
