import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { GameRecord } from '@edubba/kernel';
import { parseRecord, sameOutcome } from '@edubba/kernel';
import { afterAll, expect, test } from 'vitest';
import { whyOf } from '../../src/worker/api.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, printOf, thrown, until, you } from './support.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CORPUS = join(ROOT, 'corpus/assyria/v1');
const folder = mkdtempSync(join(tmpdir(), 'edubba-'));
afterAll(() => rmSync(folder, { recursive: true }));

const withoutDates = (text: string): unknown => ({ ...(JSON.parse(text) as object), updated: 0 });

async function running(database: string): Promise<string> {
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [{ who: 'person', name: 'Nabu' }, bot('thumbs'), bot('random')]));
  const page = await Page.at(library, id);
  await playOn(page, picker('file'), 20);
  await page.ready();
  await page.open.undo();
  await page.open.close();
  return id;
}

async function finished(database: string): Promise<string> {
  const library = libraryOn(database);
  const id = await library.create(
    planFor('assyria', [bot('thumbs'), bot('thumbs')], { options: { 'blocked-top': '2' } }),
  );
  const page = await Page.at(library, id);
  await until(() => page.over);
  await page.open.close();
  return id;
}

async function forked(database: string): Promise<string> {
  const door = await libraryOn(database).replay({ id: await finished(database) });
  const id = await door.fork(60, [you, bot('thumbs')]);
  const page = await Page.at(libraryOn(database), id);
  await playOn(page, picker('forked'), 8);
  await page.ready();
  await page.open.close();
  return id;
}

test.each([
  ['a running game', running],
  ['a finished game', finished],
  ['a forked game', forked],
])('%s, exported and imported elsewhere, is the same game; the command line accepts it', async (name, make) => {
  const [here, there] = [newDatabase(), newDatabase()];
  const id = await make(here);
  const text = await libraryOn(here).exported(id);
  expect(parseRecord(text).game).toBe('assyria');
  const copy = await libraryOn(there).imported(text);
  expect(await printOf(there, copy)).toBe(await printOf(here, id));
  expect(withoutDates(await libraryOn(there).exported(copy))).toEqual(withoutDates(text));
  const [[mine], [theirs]] = [await libraryOn(here).games(), await libraryOn(there).games()];
  expect(theirs?.damaged).toBeNull();
  if (name !== 'a forked game') expect({ ...theirs, id: '', updated: 0 }).toEqual({ ...mine, id: '', updated: 0 });
  // It goes on there just as it would have here.
  const [one, two] = [await Page.at(libraryOn(here), id), await Page.at(libraryOn(there), copy)];
  await Promise.all([one.ready(), two.ready()]);
  expect(two.standing).toEqual(one.standing);
  await Promise.all([playOn(one, picker('on'), 4), playOn(two, picker('on'), 4)]);
  await Promise.all([one.ready(), two.ready()]);
  expect(two.standing?.view).toEqual(one.standing?.view);

  const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
  writeFileSync(file, text);
  const cli = [join(ROOT, 'apps/cli/src/main.ts'), 'verify', file, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, cli);
  expect(JSON.parse(stdout)).toMatchObject({ verified: 1, failed: 0, records: [{ ok: true }] });
});

test.each(readdirSync(CORPUS))('the recorded game %s can be kept and looked at', async (name) => {
  const library = libraryOn(newDatabase());
  const text = readFileSync(join(CORPUS, name), 'utf8');
  const record = JSON.parse(text) as GameRecord;
  const id = await library.imported(text);
  const [summary] = await library.games();
  expect(summary).toMatchObject({ id, damaged: null });
  expect(sameOutcome(record.outcome, summary?.outcome ?? undefined)).toBe(true);
  expect(summary?.seats).toHaveLength(record.table.seats);
  const about = await (await library.replay({ record })).about(0);
  expect(about).toMatchObject({ over: true, outcome: summary?.outcome });
  expect(about.fingerprint).toBe(record.prints.at(-1)?.[1]);
});

test('a file that is no game says why', async () => {
  const library = libraryOn(newDatabase());
  const [name = ''] = readdirSync(CORPUS);
  const text = readFileSync(join(CORPUS, name), 'utf8');
  const record = JSON.parse(text) as GameRecord;
  const changed = (change: object): string => JSON.stringify({ ...record, ...change });
  const why = async (file: string): Promise<unknown> => library.imported(file).catch((error: unknown) => whyOf(error));
  expect(await why('{')).toEqual({ id: 'worker.import', params: { why: { id: 'kernel.record-not-json' } } });
  expect(await why('[]')).toEqual({ id: 'worker.import', params: { why: { id: 'kernel.record-format' } } });
  expect(await why(changed({ log: 7 }))).toEqual({ id: 'worker.import', params: { why: { id: 'kernel.record-log' } } });
  expect(await thrown(library.imported(changed({ game: 'senet' })))).toBe('worker.unknown-game');
  expect(await thrown(library.imported(changed({ table: { ...record.table, version: 99 } })))).toBe('worker.newer');
  expect(await why(changed({ seed: 'another' }))).toMatchObject({
    id: 'worker.import-differs',
    params: { why: { id: 'kernel.record-roll' } },
  });
  const log = record.log.with(30, [0, 'nonsense']);
  expect(await why(changed({ log }))).toMatchObject({ id: 'worker.import-differs' });
  expect(await why(changed({ start: { s: null } }))).toMatchObject({ id: 'worker.import-differs' });
  expect(await library.games()).toEqual([]);
});

test('seats of the command line are taken over; what makes no sense is not', async () => {
  const library = libraryOn(newDatabase());
  const record = JSON.parse(readFileSync(join(CORPUS, 'thumbs.3p.corpus.1.json'), 'utf8')) as GameRecord;
  const seatsOf = async (more: object): Promise<unknown> => {
    const id = await library.imported(JSON.stringify({ ...record, ...more }));
    return (await library.games()).find((game) => game.id === id)?.seats;
  };
  const plain = [you, bot('thumbs'), bot('thumbs')];
  expect(await seatsOf({})).toEqual(plain);
  expect(await seatsOf({ sitters: ['random', 'person', 'person'] })).toEqual([bot('random'), you, you]);
  expect(await seatsOf({ sitters: ['genius', 'person', 'person'] })).toEqual(plain);
  expect(await seatsOf({ plan: { seats: 'nobody' }, sitters: 3 })).toEqual(plain);
});
