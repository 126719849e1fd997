import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { controller } from '../../rules/queries/control.ts';
import { mesopotamiaTable } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;
const at = (board: Partial<Parameters<typeof mesopotamiaTable>[0]>) =>
  mesopotamiaTable({ players: FOUR, at: { turn: 'dor' }, ...board });

test('MES-10.01 MES-10.06 MES-11.02 a Ziggurat, a land Unit or a Settlement controls; a Ship, a Ram or Walls alone do not', () => {
  const t = at({
    has: { ben: { units: { B4: 'archer' }, settlements: ['B5'], ships: ['C4|C5'], rams: ['C4'], walls: ['C5'] } },
  });
  const who = (id: string): number => controller(t.board, areaOf(id));
  expect(['A4', 'B4', 'B5', 'C4', 'C5'].map(who)).toEqual([1, 1, 1, -1, -1]);
});

test('MES-10.02 home is controlled whoever stands there', () => {
  const t = at({ has: { ann: { units: { A4: 'spearman' } } } });
  expect(controller(t.board, areaOf('A4'))).toBe(1);
});

test('MES-10.03 MES-10.04 MES-A.16 nobody controls a shared area, nor one where a foreign Unit stands beside a Settlement', () => {
  const t = at({
    has: {
      ann: { units: { D4: 'spearman', E4: 'archer' } },
      ben: { units: { D4: 'archer' }, settlements: ['E4'] },
      cem: { units: { C3: 'spearman' }, settlements: ['C3'] },
    },
    tribes: { C3: 'archer' },
  });
  expect(['D4', 'E4', 'C3'].map((id) => controller(t.board, areaOf(id)))).toEqual([-1, -1, -1]);
});

test('MES-A.15 MES-24.09 where the table says so a Ship alone controls both of its areas, against nobody else', () => {
  const has = {
    cem: { ships: ['D4|E4'], rams: ['C4'] },
    ann: { units: { E4: 'spearman' }, ships: ['C3|D3'] },
    ben: { ships: ['D3|E3'] },
  };
  const t = at({ has, options: { ships: 'control' } });
  expect(['D4', 'E4', 'D3', 'C3', 'C4'].map((id) => controller(t.board, areaOf(id)))).toEqual([2, 0, -1, 0, -1]);
  const u = at({ has });
  expect(['D4', 'D3', 'C3'].map((id) => controller(u.board, areaOf(id)))).toEqual([-1, -1, -1]);
});
