import type { StoredEntry } from '@edubba/kernel';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import type { Head } from '../../src/worker/head.ts';
import { bot, libraryOn, newDatabase, Page, picker, planFor, playOn, thrown, you } from './support.ts';

type Change = (raw: Raw) => Promise<unknown>;

/** The database as somebody with a screwdriver sees it. */
class Raw {
  private readonly name: string;
  private readonly id: string;
  constructor(name: string, id: string) {
    this.name = name;
    this.id = id;
  }

  async head(change: (head: Head) => unknown): Promise<void> {
    const database = await openDB(this.name);
    const head = (await database.get('games', this.id)) as Head;
    await database.put('games', change(head), this.id);
    database.close();
  }

  /** Changes the third of what was kept at once; nothing takes its place where nothing is given. */
  async batch(change: (batch: readonly StoredEntry[]) => unknown): Promise<void> {
    const database = await openDB(this.name);
    const keys = (await database.getAllKeys('answers')) as [string, number][];
    const key = keys.filter(([id]) => id === this.id)[2] ?? [];
    const changed = change((await database.get('answers', key)) as readonly StoredEntry[]);
    if (changed === undefined) await database.delete('answers', key);
    else await database.put('answers', changed, key);
    database.close();
  }

  async more(n: number, batch: unknown): Promise<void> {
    const database = await openDB(this.name);
    await database.put('answers', batch, [this.id, n]);
    database.close();
  }
}

const DAMAGES: readonly (readonly [string, string, Change])[] = [
  ['a head that is no object', 'worker.damaged-head', (raw) => raw.head(() => 'nonsense')],
  ['a head that is nothing', 'worker.damaged-head', (raw) => raw.head(() => null)],
  ['a head without a plan', 'worker.damaged-head', (raw) => raw.head((head) => ({ ...head, plan: undefined }))],
  [
    'seats of another shape',
    'worker.damaged-head',
    (raw) => raw.head((head) => ({ ...head, plan: { ...head.plan, seats: [null, 7] } })),
  ],
  ['dates that are none', 'worker.damaged-head', (raw) => raw.head((head) => ({ ...head, updated: 'yesterday' }))],
  [
    'a summary of another shape',
    'worker.damaged-head',
    (raw) => raw.head((head) => ({ ...head, summed: { answers: [] } })),
  ],
  ['an entry that is missing', 'worker.damaged-log', (raw) => raw.batch(() => undefined)],
  ['answers of another shape', 'worker.damaged-log', (raw) => raw.batch(() => ({ seat: 0 }))],
  ['an entry of another shape', 'worker.damaged-log', (raw) => raw.batch(() => [[0]])],
  [
    'an entry that the rules refuse',
    'worker.damaged-log',
    (raw) => raw.batch((batch) => batch.with(0, [0, 'hut/Z99'])),
  ],
  ['entries that were never answered', 'worker.damaged-log', (raw) => raw.more(5000, [[0, 'end']])],
  [
    'another seed',
    'worker.damaged-log',
    (raw) => raw.head((head) => ({ ...head, plan: { ...head.plan, seed: 'other' } })),
  ],
  [
    'an unknown game',
    'worker.damaged-log',
    (raw) => raw.head((head) => ({ ...head, plan: { ...head.plan, game: 'senet' } })),
  ],
  ['a newer format', 'worker.newer', (raw) => raw.head((head) => ({ ...head, format: 2, plan: {} }))],
  ['newer rules', 'worker.newer', (raw) => raw.head((head) => ({ ...head, version: 99 }))],
];

test.each(DAMAGES)('%s: the list says so, nothing else breaks', async (_, why, damage) => {
  const database = newDatabase();
  const library = libraryOn(database);
  const plan = planFor('assyria', [you, bot('thumbs')]);
  const good = await library.create(plan);
  const bad = await library.create(plan);
  const page = await Page.at(library, bad);
  await playOn(page, picker('damage'), 6);
  await page.ready();
  await page.open.close();
  await damage(new Raw(database, bad));

  const games = await libraryOn(database).games();
  expect(games).toHaveLength(2);
  expect(games.find(({ id }) => id === good)?.damaged).toBeNull();
  expect(games.find(({ id }) => id === bad)?.damaged?.id).toBe(why);
  expect(await thrown(library.open(bad, () => undefined))).toBe(why);
  expect(await thrown(library.replay({ id: bad }))).toBe(why);
  const raw = JSON.parse(await library.exported(bad)) as { format: string; batches: unknown[] };
  expect(raw.format).toBe('edubba-damaged');
  expect(raw.batches.length).toBeGreaterThan(2);
  expect(await thrown(library.imported(JSON.stringify(raw)))).toBe('worker.import');
  await Page.at(library, good);
  await library.remove(bad);
  expect((await library.games()).map(({ id }) => id)).toEqual([good]);
});

test('one game is looked up by its head: there, damaged, or not there', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(planFor('assyria', [you, bot('thumbs')]));
  expect(await library.game(id)).toEqual((await library.games())[0]);
  expect(await library.game('nobody')).toBeNull();
  await new Raw(database, id).head(() => 'nonsense');
  expect((await library.game(id))?.damaged?.id).toBe('worker.damaged-head');
});

test('a game that today’s rules cannot follow, or follow to another position, is not opened', async () => {
  const database = newDatabase();
  const id = await libraryOn(database).create(planFor('assyria', [you]));
  await new Raw(database, id).head((head) => ({ ...head, print: '0123456789abcdef' }));
  expect(await thrown(libraryOn(database).open(id, () => undefined))).toBe('worker.damaged-rules');
  expect(JSON.parse(await libraryOn(database).exported(id))).toMatchObject({ format: 'edubba-damaged' });
});

test('a game whose rules are not known here, or cannot be loaded just now', async () => {
  const database = newDatabase();
  const id = await libraryOn(database).create(planFor('hidden', [you]));
  const without = libraryOn(database, { games: {} });
  expect((await without.games())[0]?.damaged).toEqual({ id: 'worker.unknown-game', params: { game: 'hidden' } });
  const offline = libraryOn(database, { games: { hidden: () => Promise.reject(new TypeError('failed to fetch')) } });
  expect((await offline.games())[0]?.damaged).toBeNull();
  expect(await thrown(offline.open(id, () => undefined))).toBe('worker.not-loaded');
});
