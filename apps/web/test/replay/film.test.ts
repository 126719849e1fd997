import { ranked } from '@edubba/kernel';
import type { BaseState, SeenEvent } from '@edubba/kernel';
import type { GameUi, ToldEvent } from '@edubba/ui';
import { describe, expect, it } from 'vitest';
import { makeFilm } from '../../src/replay/film.ts';
import { deedsAmong } from '../../src/replay/film-parts.ts';
import { walkFrom } from '../../src/replay/walk.ts';
import type { ReplayAbout } from '../../src/worker/api.ts';

/** Only what a film is cut up by: rounds are chapters, a flood is one that comes over everybody. */
const ui = {
  isMinor: ({ type }: ToldEvent) => type === 'drawn',
  chapter: ({ type }: ToldEvent) => (type === 'round' || type === 'flood' ? { id: type } : undefined),
  stretch: ({ type }: ToldEvent) =>
    type === 'round' || type === 'flood' ? { label: { id: type }, tide: type === 'flood' } : undefined,
  eventIcon: () => undefined,
} as unknown as GameUi<BaseState>;

const told = (seq: number, type: string, seat?: number): SeenEvent => ({
  version: 0,
  seq,
  event: { type, ...(seat === undefined ? {} : { seat }) },
});

/** Two players: a round (steps 1 to 4), a flood that comes with the last answer of it, and one more round. */
const about = {
  game: 'test',
  seats: [
    { who: 'person', name: '' },
    { who: 'bot', bot: 'thumbs' },
  ],
  steps: 6,
  over: true,
  outcome: ranked([9, 12]),
  events: [
    told(0, 'round'),
    told(1, 'drawn'),
    told(2, 'built', 0),
    told(4, 'built', 1),
    told(4, 'flood'),
    told(4, 'gained', 1),
    told(4, 'round'),
    told(5, 'built', 0),
    told(6, 'built', 1),
  ],
  scores: [
    [0, 0],
    [0, 0],
    [3, 0],
    [3, 0],
    [3, 10],
    [9, 10],
    [9, 12],
  ],
  answers: [
    { seat: -1, key: 'a', forced: false },
    { seat: 0, key: 'b', forced: false },
    { seat: 1, key: 'c', forced: true },
    { seat: 1, key: 'd', forced: false },
    { seat: 0, key: 'e', forced: false },
    { seat: 1, key: 'f', forced: false },
  ],
  fingerprint: '',
} as const satisfies ReplayAbout;

describe('a film', () => {
  const film = makeFilm(ui, about);

  it('gives the points of an answer to the flood it brought, not to the round it ended', () => {
    expect(film.bands.map(({ label, before, after }) => [label.id, before, after])).toEqual([
      ['round', [0, 0], [3, 0]],
      ['flood', [3, 0], [3, 10]],
      ['round', [3, 10], [9, 12]],
    ]);
  });

  it('takes points from the lines where they tell them, so that a step shared by two chapters is cut exactly', () => {
    const gain = ({ type }: ToldEvent) => (type === 'gained' ? { player: 1, points: 7 } : undefined);
    const exact = makeFilm({ ...ui, gain }, about);
    // Of the ten points of step 4 seven came with the flood, three with what followed it.
    expect(exact.bands.map(({ after }) => after)).toEqual([
      [3, 0],
      [3, 7],
      [9, 12],
    ]);
  });

  it('adds up: no point is lost or counted twice between the chapters', () => {
    const all = film.chapters.flatMap(({ rows }) => rows).map(({ gains }) => gains);
    expect(all.reduce((sum, gains) => sum.map((n, player) => n + (gains[player] ?? 0)), [0, 0])).toEqual([9, 12]);
  });

  it('splits an answer that ends one chapter and begins another', () => {
    const shown = film.chapters.map(({ rows }) =>
      rows.map(({ step, lines }) => [step.n, ...lines.map(({ type }) => type)]),
    );
    expect(shown).toEqual([
      [
        [2, 'built'],
        [4, 'built'],
      ],
      [[4, 'gained']],
      [
        [5, 'built'],
        [6, 'built'],
      ],
    ]);
  });

  it('stops where something is told, and can still go by single answers', () => {
    expect(film.moves).toEqual([0, 2, 4, 5, 6]);
    const went: number[] = [];
    const { on, back, stepOn, turnOn, last } = walkFrom(film, 2, (step) => went.push(step));
    for (const way of [on, back, stepOn, turnOn, last]) way();
    expect(went).toEqual([4, 0, 3, 4, 6]);
  });

  it('finds who gained most against the others, when, and where one could have done otherwise', () => {
    const [first] = film.swings;
    expect(film.swings).toHaveLength(3);
    expect(first).toMatchObject({ number: 1, player: 0, step: 2, fork: 1, lead: [0, 3] });
    expect(film.swings[1]).toMatchObject({ number: 2, player: 1, step: 4, fork: 3, lead: [-3, 7] });
  });
});

it('a move is what was done, not what was paid for it; where something was only paid, it is that', () => {
  const [paid, spent, built]: readonly ToldEvent[] = [
    { type: 'grain.paid' },
    { type: 'silver.spent' },
    { type: 'hut.built' },
  ];
  expect(deedsAmong([paid, spent, built] as ToldEvent[])).toEqual([built]);
  expect(deedsAmong([paid, spent] as ToldEvent[])).toEqual([paid, spent]);
});
