import type { View } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { ARCHER, CHAMPION, KINDS, SPEARMAN } from '../../content/units.ts';
import { NOWHERE, REBELS, type State } from '../../rules/state.ts';
import { inRows, MOST, ranks, ROW } from '../../ui/board/arranging.ts';
import { crewsOf } from '../../ui/board/crews.ts';
import { marchesIn } from '../../ui/board/marches.ts';
import { SHAPE } from '../../ui/board/shape.ts';
import { imagined, previewOf, standingIn, standings } from '../../ui/board/standing.ts';
import { akkadTable } from '../support.ts';

const NIP = spaceOf('NIP');
const UMM = spaceOf('UMM');

const positioned = (units: { readonly [space: string]: { readonly [unit: string]: number } }): State => {
  const t = akkadTable({ players: ['red', 'blue', 'green'], at: { turn: 'red' }, has: { red: { units } } });
  return structuredClone(t.red.view.s);
};

const group = (
  seat: number,
  kind: number,
  n = 1,
): { seat: number; kind: number; n: number; hurt: number; crew: [] } => ({
  seat,
  kind,
  n,
  hurt: 0,
  crew: [],
});

describe('armies in a space', () => {
  test('nothing is lost by folding, and no two shields lie on each other', () => {
    for (let n = 1; n <= KINDS; n++) {
      const groups = Array.from({ length: n }, (_, kind) => group(0, kind, 2));
      const rows = inRows(groups);
      expect(rows.flatMap(({ shown, rest }) => [...shown, ...rest])).toEqual(groups);
      const slots = ranks(rows.map(({ shown, rest }) => shown.length + (rest.length > 0 ? 1 : 0))).flat();
      expect(slots.length).toBe(Math.min(n, MOST));
      for (const a of slots)
        for (const b of slots)
          if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) + 1).toBeGreaterThanOrEqual(a.size);
      for (const { x, size } of slots) expect(Math.abs(x) + size / 2).toBeLessThan(SHAPE.space / 2);
    }
  });

  test('two sides stand in rows of their own', () => {
    const sides = [...[0, 1, 2, 3, 4, 5].map((kind) => group(0, kind)), group(1, SPEARMAN)];
    const rows = inRows(sides);
    expect(rows.length).toBe(2);
    expect(rows[0]?.shown.length).toBe(ROW - 1);
    expect(rows[0]?.rest.length).toBe(6 - (ROW - 1));
    expect(rows[1]?.shown.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('what stands on a space', () => {
  test('is read back as it was written', () => {
    const s = positioned({ NIP: { champion: 1, spearman: 3 } });
    s.rebels[UMM] = 2;
    s.canals[NIP] = 0b101;
    s.storm = UMM;
    const nippur = standingIn(standings(s)[NIP] ?? '');
    expect(nippur.groups.map(({ seat, kind, n }) => [seat, kind, n])).toEqual([
      [0, CHAMPION, 1],
      [0, SPEARMAN, 3],
    ]);
    expect(nippur.groups[1]?.crew.length).toBe(3);
    expect(nippur.canals).toEqual([0, 2]);
    const umma = standingIn(imagined(s)[UMM] ?? '');
    expect(umma.groups[0]).toMatchObject({ seat: REBELS, n: 2 });
    expect([umma.storm, nippur.storm]).toEqual([true, false]);
  });

  test('a preview shows who would come, who would leave, and how many there would be', () => {
    const preview = previewOf([group(0, SPEARMAN, 2), group(0, ARCHER)], [group(0, SPEARMAN, 3), group(0, CHAMPION)]);
    expect(preview.map(({ kind, then, coming }) => [kind, then, coming])).toEqual([
      [CHAMPION, 1, true],
      [ARCHER, 0, false],
      [SPEARMAN, 3, false],
    ]);
  });

  test('who walks keeps his number', () => {
    const before = positioned({ NIP: { spearman: 3 }, UMM: { spearman: 1 } });
    const crew = (s: State, space: number): readonly number[] => crewsOf(s)[0]?.[space * KINDS + SPEARMAN] ?? [];
    const [nippur, umma] = [crew(before, NIP), crew(before, UMM)];
    const after = positioned({ NIP: { spearman: 1 }, UMM: { spearman: 4 } });
    expect(crew(after, NIP)).toEqual(nippur.slice(0, 1));
    expect(crew(after, UMM).slice(0, 3)).toEqual([...umma, ...nippur.slice(1)]);
    expect([...nippur, ...umma]).not.toContain(crew(after, UMM)[3]);
  });
});

describe('arrows', () => {
  const view = (s: State, kind: string, about: View<State>['pending'][number]['about']): View<State> => ({
    seat: 0,
    seq: 0,
    over: false,
    s,
    pending: [{ seat: 0, kind, about }],
  });
  const s = positioned({ NIP: { spearman: 3 } });

  test('go from where a group starts to where it goes', () => {
    const asked = view(s, 'move.units', { from: 'NIP', space: 'UMM', group: [2, 0, 0, 0, 0, 0, 0, 0] });
    expect(marchesIn(asked, undefined, undefined)).toEqual([{ way: [NIP, UMM], n: 2, seat: 0, kind: 'march' }]);
  });

  test('go from the space that is pointed at', () => {
    const asked = view(s, 'move.from', { space: 'UMM' });
    expect(marchesIn(asked, undefined, undefined)).toEqual([]);
    expect(marchesIn(asked, undefined, 'space/NIP').map(({ way }) => way)).toEqual([[NIP, UMM]]);
  });

  test('show what the position ahead would change', () => {
    const then = positioned({ NIP: { spearman: 1 }, UMM: { spearman: 2 } });
    const [march] = marchesIn(view(s, 'turn.choose', null), view(then, 'turn.choose', null), undefined);
    expect(march).toEqual({ way: [NIP, UMM], n: 2, seat: 0, kind: 'march' });
  });

  test('show a retreat that was said', () => {
    const fought = { ...s, fight: { space: NIP, sides: [0, 1], retreat: [NOWHERE, UMM] } } as unknown as State;
    expect(marchesIn(view(fought, 'combat.card', null), undefined, undefined)).toEqual([
      { way: [NIP, UMM], n: 0, seat: 1, kind: 'retreat' },
    ]);
  });
});
