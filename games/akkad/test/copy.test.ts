import { expect, test } from 'vitest';
import type { State } from '../rules/index.ts';
import { akkad } from '../rules/index.ts';

// A copy is the same, and shares nothing that changes: every member, and every place of every list.

/** A board on which no two numbers, words or flags that lie beside each other are the same. */
function varied(): State {
  const options = Object.fromEntries(Object.entries(akkad.options).map(([name, { values }]) => [name, values[0]]));
  const s = akkad.setup({ seats: 4, version: 1, options }) as unknown as { [name: string]: unknown };
  s['fight'] = {
    space: 3,
    sides: [1, 2],
    monster: 4,
    cause: 'move',
    round: 5,
    next: [6, 7],
    steady: [8, 9],
    volley: [10, 11],
    faith: [12, 13],
    mercenaries: [14, 15],
    retreat: [16, 17],
    token: [18, 19],
    beaten: [20, 21],
    hits: [22, 23],
    wounds: 24,
    played: [['a', 'b'], ['c']],
  };
  let next = 100;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length === 0 ? [next++, next++] : value.map(fill);
    return typeof value === 'number' ? next++ : value;
  };
  for (const name of Object.keys(s)) if (name !== 'table' && name !== 'fight') s[name] = fill(s[name]);
  return s as unknown as State;
}

/** All objects within a value, itself included. */
function within(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(within)];
}

test('a copy is the same and shares nothing but the table', () => {
  const s = varied();
  const copied = akkad.copy(s);
  expect(copied).toEqual(s);
  const { table, ...rest } = s;
  const shared = new Set(within(rest));
  const { table: same, ...parts } = copied;
  expect(within(parts).filter((part) => shared.has(part))).toEqual([]);
  expect(same).toBe(table);
  expect(akkad.copy({ ...s, fight: null }).fight).toBeNull();
});
