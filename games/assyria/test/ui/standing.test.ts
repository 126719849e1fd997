import { CHANCE, Table } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { play } from '../../play.ts';
import type { State } from '../../rules/state.ts';
import { feedingOf } from '../../ui/board/feeding.ts';
import { piecesIn, previewOf, standing } from '../../ui/board/standing.ts';

const E5 = spaceOf('E5');

function state(change: (s: State) => void): State {
  const { s } = Table.open(play.game, { seats: 4, seed: 'map' }).view(0);
  change(s);
  return s;
}

describe('what stands on a space', () => {
  test('is told in words and read back', () => {
    const words = standing(
      state((s) => {
        s.farmer[E5] = true;
        s.ship[E5] = true;
        s.hut[E5] = 2;
      }),
      E5,
    );
    expect(words).toBe('farmer ship hut/2');
    expect(piecesIn(words).map(({ kind, owner }) => [kind, owner])).toEqual([
      ['farmer', undefined],
      ['ship', undefined],
      ['hut', 2],
    ]);
    expect(
      standing(
        state(() => undefined),
        E5,
      ),
    ).toBe('');
    expect(piecesIn('')).toEqual([]);
  });

  test('a Roof makes the fourth level', () => {
    const s = state((it) => {
      it.ziggurat[E5] = 0;
      it.levels[E5] = 2;
    });
    expect(standing(s, E5)).toBe('ziggurat2/0');
    s.roofed[E5] = true;
    expect(piecesIn(standing(s, E5))).toMatchObject([{ kind: 'ziggurat', level: 4, owner: 0 }]);
  });

  const previewed = (now: string, ahead: string): readonly string[] =>
    previewOf(now, ahead).map(({ word, preview }) => `${preview ?? 'stays'} ${word}`);

  test('a preview shows what comes and what leaves', () => {
    expect(previewed('ship', 'ship')).toEqual(['stays ship']);
    expect(previewed('ship', 'ship hut/1')).toEqual(['stays ship', 'coming hut/1']);
    expect(previewed('farmer hut/1', 'ziggurat1/1')).toEqual(['leaving farmer', 'leaving hut/1', 'coming ziggurat1/1']);
    expect(previewed('ship hut/1', '')).toEqual(['leaving ship', 'leaving hut/1']);
  });

  test('a Ziggurat that grows stays below its next level', () => {
    expect(previewed('ziggurat1/1', 'ziggurat2/1')).toEqual(['stays ziggurat1/1', 'coming ziggurat2/1']);
  });
});

describe('Huts while their player feeds', () => {
  const s = state((it) => {
    it.hut[E5] = 1;
    it.hut[0] = 1;
    it.hut[1] = 2;
    it.fed = [0];
  });
  const view = (kind: string) => ({ seat: 1, seq: 1, over: false, s, pending: [{ seat: 1, kind, about: null }] });

  test('are hungry or fed for that player and for spectators, not for others', () => {
    expect(feedingOf(view('feed.next'), E5, 1)).toBe('hungry');
    expect(feedingOf(view('feed.icon'), 0, 1)).toBe('fed');
    expect(feedingOf(view('feed.next'), 1, 1)).toBeUndefined();
    expect(feedingOf(view('feed.next'), E5, 2)).toBeUndefined();
    expect(feedingOf(view('feed.next'), E5, -1)).toBe('hungry');
    expect(feedingOf(view('build.next'), E5, 1)).toBeUndefined();
  });

  test('nobody feeds where a replay stands before a roll', () => {
    const rolling = { ...view(''), pending: [{ seat: CHANCE, kind: 'civilisation.reveal', about: null }] };
    expect(feedingOf(rolling, E5, -1)).toBeUndefined();
  });
});
