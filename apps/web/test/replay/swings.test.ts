import type { ToldEvent } from '@edubba/ui';
import { expect, test } from 'vitest';
import type { Chapter, Row } from '../../src/replay/film-parts.ts';
import { causeOf } from '../../src/replay/swings.ts';

const row = (gains: readonly number[], ...lines: readonly ToldEvent[]): Row => ({
  step: {} as Row['step'],
  lines,
  gains,
});
const told = (rows: readonly Row[], player: number): readonly string[] =>
  causeOf({}, { rows } as unknown as Chapter, player).map(({ type }) => type);

test('a turning point is explained by what was told of the step that brought the points, not by what came last', () => {
  const rows = [
    row([0, 0], { type: 'space.activated', seat: 1 }),
    row([0, 2], { type: 'combat.won', seat: 1 }, { type: 'quest.scored', seat: 1 }),
    row([0, 0], { type: 'passed', seat: 1 }),
  ];
  expect(told(rows, 1)).toEqual(['quest.scored']);
});

test('where nobody tells of points it is the deed itself, even if another did it', () => {
  const rows = [row([0, 0], { type: 'passed', seat: 0 }), row([-3, 0], { type: 'city.taken', seat: 1 })];
  expect(told(rows, 0)).toEqual(['city.taken']);
});
