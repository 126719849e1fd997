import { botNamed } from '@edubba/hosting';
import type { Message } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { PLAYABLE } from '../../src/app/games.ts';
import { makeWords } from '../../src/app/words.tsx';
import { replayTexts } from '../../src/replay/texts.en.ts';
import { type LookedBack, wentWell } from '../../src/replay/went-well.ts';
import { GAMES, loadGame } from '../../src/worker/games.ts';

const line = (id: string, points: readonly number[], causes: LookedBack['lines'][number]['causes'] = []) => ({
  id,
  icon: 'res-vp',
  label: { id },
  points,
  causes,
});

const OVER = { result: 'ranked', scores: [30, 41, 20], ranks: [2, 1, 3], winners: [1] } as const;
const game: LookedBack = {
  outcome: OVER,
  player: 0,
  deeds: 12,
  lines: [
    line(
      'huts',
      [20, 25, 10],
      [
        { label: { id: 'round 1' }, points: [1, 2, 0] },
        { label: { id: 'round 2' }, points: [9, 3, 1] },
      ],
    ),
    // One cause alone is the source itself: no moment.
    line('wells', [16, 2, 0], [{ label: { id: 'flood' }, points: [16, 2, 0] }]),
    line('rest', [4, 14, 10]),
  ],
};
const params = (said: readonly Message[], id: string): Message['params'] => said.find((one) => one.id === id)?.params;

test('what went well names the place, the source one was ahead in, and the best moment', () => {
  const said = wentWell(game);
  expect(said.map(({ id }) => id)).toEqual(['end.well.place', 'end.well.ahead', 'end.well.moment', 'end.well.next']);
  expect(params(said, 'end.well.place')).toEqual({ rank: 2, behind: 1 });
  expect(params(said, 'end.well.ahead')).toEqual({ source: { id: 'wells' }, n: 16, next: 2 });
  expect(params(said, 'end.well.moment')).toEqual({ source: { id: 'huts' }, cause: { id: 'round 2' }, n: 9 });
  expect(params(said, 'end.well.next')).toEqual({ source: { id: 'rest' }, n: 10 });
});

test('whoever won is not told what to do otherwise', () => {
  expect(wentWell({ ...game, player: 1 }).map(({ id }) => id)).not.toContain('end.well.next');
});

test('nothing is said that is not so: who came last is told neither a place nor a lead', () => {
  const said = wentWell({ ...game, player: 2 });
  expect(said.map(({ id }) => id)).toEqual(['end.well.moment', 'end.well.source', 'end.well.deeds', 'end.well.next']);
  expect(params(said, 'end.well.source')).toEqual({ source: { id: 'huts' }, n: 10, all: 20 });
});

test.for(PLAYABLE.map(({ id, players, ui }) => ({ id, players, ui })))(
  '$id: after a real game everybody is told something, in words of the catalogue',
  async ({ id, players, ui: load }) => {
    const [play, ui] = await Promise.all([loadGame(GAMES, id), load?.()]);
    if (ui === undefined) return expect.fail('it has no table');
    const table = Table.open(play.game, { seats: Math.max(2, players[0]), seed: 'went well' });
    const bot = botNamed(play, 'thumbs') ?? botNamed(play, 'advisor');
    const chance = new Xoshiro('went well');
    while (!table.over) table.play(table.toMove, bot?.choose(table.observe(table.toMove), chance).key ?? '');
    const words = makeWords('en', ui.words.texts.en, replayTexts);
    const { outcome, info } = table;
    if (outcome === undefined) return expect.fail('it has no outcome');
    for (let player = 0; player < info.seats; player++) {
      const view = table.view(player);
      const lines = ui.scoreSheet(view, table.events);
      const deeds = table.events.filter(({ seat }) => seat === player).length;
      const said = wentWell({ outcome, lines, player, deeds });
      expect(said.length).toBeGreaterThanOrEqual(2);
      for (const message of said) expect(words.say(message)).toMatch(/^[A-Z][^{}]+\.$/);
    }
  },
);
