import { play as assyria } from '@edubba/assyria/play';
import type { BaseState, Key, Table as AnyTable } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { AnyPlay } from '@edubba/hosting';
import { anyPlay, previewOf } from '@edubba/hosting';
import { play as hidden } from './hidden-game.ts';
import { libraryOn, newDatabase, Page, planFor, until, you } from './support.ts';

/** All that a table is, and all it would still do. */
function wholeOf(table: AnyTable<BaseState>): string {
  return JSON.stringify([table.machine.pos, table.log, table.events.length, table.fingerprint()]);
}

/** What looking at every option of random games came to. */
function lookAhead(
  play: AnyPlay,
  seats: number,
  seed: string,
  every = 1,
): Record<'same' | 'chance' | 'hidden', number> {
  const seen = { same: 0, chance: 0, hidden: 0 };
  const table = Table.open(play.game, { seats, seed });
  const random = new Xoshiro(seed);
  while (!table.over) {
    const seat = table.toMove;
    const keys: readonly Key[] = [...table.options(seat), ...table.offers(seat)];
    const before = wholeOf(table);
    const looked = keys.slice(0, 4).map((key) => ({ key, preview: previewOf(table, seat, key) }));
    expect(wholeOf(table)).toBe(before);
    for (const { key, preview } of random.below(every) === 0 ? looked : []) {
      const real = Table.resume(play.game, { seats, seed }, table.log);
      const from = real.events.length;
      const answered = real.line.length;
      real.play(seat, key);
      const mine = real.line.slice(answered).every((entry) => entry.seat === seat);
      if (preview === null) seen.hidden++;
      else if (preview.chance) {
        expect(mine).toBe(false);
        seen.chance++;
      } else if (mine) {
        expect(preview.view).toEqual(real.view(seat));
        expect(preview.events).toEqual(real.eventsFor(seat, from));
        seen.same++;
      }
    }
    table.play(seat, keys[random.below(keys.length)] ?? '');
  }
  return seen;
}

test.each([
  [1, 'solo'],
  [2, 'two'],
  [4, 'four'],
])(
  'Assyria with %i: a preview changes nothing, and what no chance follows comes just as it was shown',
  (seats, seed) => {
    const seen = lookAhead(anyPlay(assyria), seats, `preview-${seed}`, 4);
    expect(seen.same).toBeGreaterThan(40);
    expect(seen.chance).toBeGreaterThan(0);
  },
);

test('side offers are previewed too, and nobody looks at what is hidden', () => {
  const seen = lookAhead(hidden, 2, 'preview');
  expect(seen.same).toBeGreaterThan(5);
  expect(seen.chance).toBeGreaterThan(0);
  // The last sealed bid would show the other's.
  expect(seen.hidden).toBeGreaterThan(0);
});

test('through the door: for the seat that looks, nothing for what is not possible', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('hidden', [you, you]));
  const page = await Page.at(library, id);
  await page.answer('bid-two');
  await until(() => page.me === 1);
  await page.answer('bid-one');
  await until(() => page.me === 0);
  const told = page.news.length;
  const wink = await page.open.preview('~wink/left');
  expect(wink).toMatchObject({ key: '~wink/left', chance: false, view: { seat: 0, s: { winks: [1, 0] } } });
  expect(wink?.events.map(({ event }) => event?.type)).toEqual(['winked']);
  expect(await page.open.preview('draw')).toMatchObject({ chance: true, events: [] });
  expect(await page.open.preview('play:tablet#99')).toBeNull();
  expect(await page.open.preview('')).toBeNull();
  expect(page.news).toHaveLength(told);
  expect(page.standing?.view).toMatchObject({ s: { winks: [0, 0] } });
});
