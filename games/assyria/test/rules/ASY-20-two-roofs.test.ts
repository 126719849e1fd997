import { expect, test, vi } from 'vitest';
import { redActs, redHas } from '../red.ts';

// On our track two Roofs lie three steps apart, so no advance reaches both; here they lie on 3 and 4.
vi.mock(import('../../content/tracks.ts'), async (original) => {
  const tracks = await original();
  return { ...tracks, OFFERINGS: { ...tracks.OFFERINGS, roofs: [3, 4, 9] } } as never;
});

test('ASY-20.11 an advance that reaches two Roofs places the lower one first, then the higher', () => {
  const t = redActs({ offerings: 2, ziggurats: { D2: 2 } }, { roofs: ['highest'] });
  t.red.answers('action.choose', 'offerings').answers('offerings.size', 'steps/3');
  t.red.isAsked('roof.place').offeringExactly('middle', 'lowest');
  expect(redHas(t)).toMatchObject({ offerings: 3 });
  t.red.answers('roof.place', 'lowest');
  expect(t.board.roofsOn).toEqual([false, false, true]);
  expect(t.board.areaRoof).toEqual([true, true, true]);
  expect(redHas(t)).toMatchObject({ offerings: 5, gold: 2, ships: 1, camels: 7 });
});
