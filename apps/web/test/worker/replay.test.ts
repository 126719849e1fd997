import { play as assyria } from '@edubba/assyria/play';
import type { GameRecord, LogEntry } from '@edubba/kernel';
import { openingOf, readEntry, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, printOf, thrown, until, you } from './support.ts';

async function finished(database: string, seats = [bot('thumbs'), bot('thumbs'), bot('random')]): Promise<string> {
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', seats));
  const page = await Page.at(library, id);
  await until(() => page.over);
  await page.open.close();
  return id;
}

/** The answers that stand and the table after them, by the kernel alone. */
async function lineOf(database: string, id: string): Promise<{ line: readonly LogEntry[]; record: GameRecord }> {
  const record = JSON.parse(await libraryOn(database).exported(id)) as GameRecord;
  const { line } = Table.replay(assyria.game, openingOf(assyria.game, record), record.log.map(readEntry));
  return { line, record };
}

test('every step has the fingerprint and the view of a replayed prefix, for every seat', async () => {
  const database = newDatabase();
  const id = await finished(database);
  const { line, record } = await lineOf(database, id);
  const door = await libraryOn(database).replay({ id });
  const about = await door.about(0);
  expect(about).toMatchObject({ over: true, steps: line.length, outcome: record.outcome });
  let step = 0;
  const steps: { print: string; views: string; vp: readonly number[] }[] = [];
  Table.replay(assyria.game, openingOf(assyria.game, record), line, (table) => {
    steps.push({
      print: table.fingerprint(),
      views: JSON.stringify([0, 1, 2, -2].map((seat) => table.view(seat))),
      vp: [...table.s.vp],
    });
  });
  for (const { print, views, vp } of steps) {
    const at = await Promise.all([0, 1, 2, -2].map((seat) => door.at(step, seat)));
    expect(at.map(({ fingerprint }) => fingerprint)).toEqual([print, print, print, print]);
    expect(JSON.stringify(at.map(({ view }) => view))).toBe(views);
    expect(about.scores[step]).toEqual(vp);
    step++;
  }
  expect(step).toBe(about.steps + 1);
  expect(about.answers).toHaveLength(about.steps);
  expect(about.answers.map(({ key }) => key)).toEqual(line.map(({ key }) => key));
  expect(about.events.every(({ seq }) => seq >= 0 && seq <= about.steps)).toBe(true);
  expect(await thrown(door.at(about.steps + 1, 0))).toBe('worker.no-step');
  expect(await thrown(door.at(-1, 0))).toBe('worker.no-step');
});

test('thirty positions a second are no effort', async () => {
  const database = newDatabase();
  const door = await libraryOn(database).replay({ id: await finished(database) });
  const { steps } = await door.about(0);
  const began = performance.now();
  for (let n = 0; n < 300; n++) await door.at((n * 37) % (steps + 1), n % 3);
  const each = (performance.now() - began) / 300;
  console.info(`a position took ${each.toFixed(2)} ms`);
  expect(each).toBeLessThan(33);
});

test('what was taken back is no step', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [you, bot('thumbs')]));
  const page = await Page.at(library, id);
  await playOn(page, picker('undo'), 9);
  await page.ready();
  const { answers } = await (await library.replay({ id })).about(0);
  const to = answers.findLastIndex(({ seat, forced }) => seat === 0 && !forced);
  await page.open.rewind(to);
  const door = await library.replay({ id });
  expect((await door.about(0)).steps).toBe(to);
  expect((await door.about(0)).fingerprint).toBe(await printOf(database, id));
});

test('a fork has the answers up to there, goes on with chance of its own, and is kept', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await finished(database);
  const door = await library.replay({ id });
  const { steps } = await door.about(0);
  for (const step of [0, 7, 100, steps - 5, steps]) {
    const fork = await door.fork(step, [you, bot('thumbs'), bot('thumbs')]);
    const copy = await library.replay({ id: fork });
    expect((await copy.at(step, 0)).fingerprint).toBe((await door.at(step, 0)).fingerprint);
    const page = await Page.at(library, fork);
    await playOn(page, picker('fork'), 3);
    await page.open.close();
  }
  expect(await thrown(door.fork(3, [you]))).toBe('worker.seats');
  expect(await thrown(door.fork(steps + 1, [you, you, you]))).toBe('worker.no-step');
  expect(await thrown(door.fork(3, [you, bot('genius'), you]))).toBe('worker.no-bot');
  expect((await library.games()).every(({ damaged }) => damaged === null)).toBe(true);
  const [one, two] = [await door.fork(0, [you, you, you]), await door.fork(0, [you, you, you])];
  expect(await printOf(database, one)).not.toBe(await printOf(database, two));
});

test('while a game runs, nobody sees through another’s eyes', async () => {
  const library = libraryOn(newDatabase());
  const id = await library.create(planFor('hidden', [you, bot('first')]));
  const page = await Page.at(library, id);
  await page.answer('bid-one');
  await page.ready();
  await page.answer('draw');
  await page.ready();
  const door = await library.replay({ id });
  const [mine, theirs] = [await door.about(0), await door.about(1)];
  expect(mine.over).toBe(false);
  const hands = JSON.parse(await library.exported(id)) as { log: [number, string][] };
  // Two each, then what I drew and what the bot played.
  const [, , third = '', fourth = ''] = hands.log.filter(([seat]) => seat === -1).map(([, key]) => key);
  const played = hands.log.filter(([, key]) => key.startsWith('play:')).map(([, key]) => key.slice(5));
  const secret = [third, fourth].filter((card) => !played.includes(card));
  expect(secret.length).toBeGreaterThan(0);
  for (const about of [mine, theirs]) {
    for (let step = 0; step <= about.steps; step++) {
      const shown = JSON.stringify([about, await door.at(step, 0), await door.at(step, 1), await door.at(step, -2)]);
      for (const card of secret) expect(shown).not.toMatch(new RegExp(`${card}(?!\\d)`));
    }
  }
  // One's own cards are one's own; a bot's eyes are a spectator's.
  const [own = ''] = hands.log.filter(([seat]) => seat === -1).map(([, key]) => key);
  expect(JSON.stringify(mine)).toContain(own);
  expect(JSON.stringify(theirs)).not.toContain(`${own}"`);
  expect((await door.at(mine.steps, 1)).view.seat).toBe(-2);
  // A sealed choice of another is known once it is revealed by an event or the view, not from the list of answers.
  expect(mine.answers.filter(({ key }) => key.startsWith('bid-')).map(({ seat }) => seat)).toEqual([0]);
  expect(theirs.answers.filter(({ key }) => key.startsWith('bid-'))).toEqual([]);
  expect(await thrown(door.link(3))).toBe('worker.secret');
  expect(await thrown(door.fork(mine.steps, [bot('first'), you]))).toBe('worker.secret');
  await door.fork(mine.steps, [you, bot('first')]);
});

test('a closed replay gives nothing any more', async () => {
  const database = newDatabase();
  const door = await libraryOn(database).replay({ id: await finished(database) });
  await door.close();
  expect(await thrown(door.at(3, 0))).toBe('worker.closed');
});
