import type { Line } from '@edubba/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eraseTalk, exportTalk } from '../../src/talk/personal.ts';
import { hears } from '../../src/talk/place.ts';
import { Talk } from '../../src/talk/talk.ts';
import { onBothEngines } from '../support/engines.ts';
import { ANNA, BELA, openTalking, SITTER, TABLE, WALT, WATCHER } from './talking.ts';

const said = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

onBothEngines((engine) => {
  const house = async () => {
    const where = await engine.fresh();
    return openTalking(() => engine.open(where));
  };

  test('while the game runs neither channel is read or spoken in by the other side; afterwards both are read by all', async () => {
    const { talk } = await house();
    await talk.say(TABLE, ANNA, SITTER, 'table', 'I take Ur');
    await talk.say(TABLE, WALT, WATCHER, 'watchers', 'she should take Uruk');
    expect(said(await talk.lines(TABLE, BELA.id, SITTER))).toEqual(['I take Ur']);
    expect(said(await talk.lines(TABLE, WALT.id, WATCHER))).toEqual(['she should take Uruk']);
    expect(said(await talk.lines(TABLE, null, WATCHER))).toEqual(['she should take Uruk']);
    await expect(talk.say(TABLE, WALT, WATCHER, 'table', 'take Uruk!')).rejects.toMatchObject({ status: 403 });
    await expect(talk.say(TABLE, ANNA, SITTER, 'watchers', 'psst')).rejects.toMatchObject({ status: 403 });
    const both = ['I take Ur', 'she should take Uruk'];
    expect(said(await talk.lines(TABLE, BELA.id, { role: 'sitter', over: true }))).toEqual(both);
    expect(said(await talk.lines(TABLE, null, { role: 'watcher', over: true }))).toEqual(both);
  });

  test('a live socket is sent a line only in its channel, and not those of muted people', () => {
    const line: Line = { number: 1, channel: 'table', by: BELA.id, name: 'Bela', text: 'hm', at: 0 };
    const muted = new Set<string>();
    const anna = { ...SITTER, person: ANNA.id, muted };
    expect(hears(line, anna)).toBe(true);
    expect(hears(line, { ...WATCHER, person: WALT.id, muted })).toBe(false);
    expect(hears({ ...line, channel: 'watchers' }, anna)).toBe(false);
    expect(hears({ ...line, channel: 'watchers' }, { ...anna, over: true })).toBe(true);
    expect(hears(line, { ...anna, muted: new Set([BELA.id]) })).toBe(false);
    expect(hears(line, { ...WATCHER, person: null, muted })).toBe(false);
  });

  test('lines are numbered without gaps, also when many speak at once', async () => {
    const { talk } = await house();
    const people = Array.from({ length: 40 }, (_, i) => ({ id: `person${String(i).padStart(4, '0')}`, name: `P${i}` }));
    await Promise.all(people.map((person) => talk.say(TABLE, person, SITTER, 'table', `from ${person.name}`)));
    const lines = await talk.lines(TABLE, ANNA.id, SITTER);
    expect(lines.map(({ number }) => number)).toEqual(people.map((_, i) => i + 1));
  });

  test('the same message sent again, one after the other or at once, is one line', async () => {
    const { talk } = await house();
    // From the beginning: on PostgreSQL a line may be heard after its sender was told that it is kept.
    const heard: number[] = [];
    talk.onSaid((_, { number }) => heard.push(number));
    const first = await talk.say(TABLE, ANNA, SITTER, 'table', 'hello', 'm1');
    expect(await talk.say(TABLE, ANNA, SITTER, 'table', 'hello', 'm1')).toEqual(first);
    const twice = await Promise.all([1, 2].map(() => talk.say(TABLE, ANNA, SITTER, 'table', 'again', 'm2')));
    expect(twice[0]?.number).toBe(twice[1]?.number);
    // Another person's receipt is another message.
    await talk.say(TABLE, BELA, SITTER, 'table', 'me too', 'm1');
    await vi.waitFor(() => expect(heard).toEqual([1, 2, 3]));
    expect(said(await talk.lines(TABLE, ANNA.id, SITTER))).toEqual(['hello', 'again', 'me too']);
  });

  test('every process hears a line once, with its table', async () => {
    const { talk } = await house();
    const heard: string[] = [];
    const stop = talk.onSaid((table, { text }) => heard.push(`${table} ${text}`));
    await talk.say(TABLE, ANNA, SITTER, 'table', 'one', 'm1');
    await talk.say(TABLE, ANNA, SITTER, 'table', 'one', 'm1');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    stop();
    await talk.say(TABLE, ANNA, SITTER, 'table', 'two');
    expect(heard).toEqual([`${TABLE} one`]);
  });

  test('five lines at once, then one every two seconds; per person and per table', async () => {
    const talking = await house();
    const { talk } = talking;
    const speak = (person = ANNA, table = TABLE) => talk.say(table, person, SITTER, 'table', 'x');
    for (let n = 0; n < 5; n++) await speak();
    await expect(speak()).rejects.toMatchObject({ status: 429, code: 'too-fast' });
    await speak(BELA);
    await speak(ANNA, 'tableclosed');
    talking.time += 1999;
    await expect(speak()).rejects.toMatchObject({ status: 429 });
    talking.time += 1;
    await speak();
    await expect(speak()).rejects.toMatchObject({ status: 429 });
    talking.time += 60_000;
    for (let n = 0; n < 5; n++) await speak();
    await expect(speak()).rejects.toMatchObject({ status: 429 });
  });

  test('twenty lines at once from many sockets are five', async () => {
    const { talk } = await house();
    const tries = Array.from({ length: 20 }, () => talk.say(TABLE, ANNA, SITTER, 'table', 'x'));
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(kept.length).toBeLessThanOrEqual(5);
    expect(kept.length).toBeGreaterThan(0);
    expect(await talk.lines(TABLE, ANNA.id, SITTER)).toHaveLength(kept.length);
  });

  test('a line is one line of at most 500 characters, without what turns the text around it', async () => {
    const { talk } = await house();
    const speak = async (text: string) => (await talk.say(TABLE, ANNA, SITTER, 'table', text)).text;
    expect(await speak('  a\n\u0000b\u202Ec\uD800 ')).toBe('a bc\uFFFD');
    // Marks that join letters stay; breaks of every kind, what has no width and heaps of marks do not.
    expect(await speak('می\u200cخواهم\u2028a\u200b\u{e0041}b')).toBe('می\u200cخواهم ab');
    expect(await speak(`a${'\u0301'.repeat(50)}`)).toBe(`a${'\u0301'.repeat(5)}`);
    expect(await speak('x'.repeat(500))).toHaveLength(500);
    for (const nothing of ['\u200d', '\u3164', '\u2800 \u2800']) {
      await expect(speak(nothing)).rejects.toMatchObject({ status: 400 });
    }
    await expect(speak('x'.repeat(501))).rejects.toMatchObject({ status: 400 });
    await expect(speak(' \n ')).rejects.toMatchObject({ status: 400 });
  });

  test('pages go back a hundred lines at a time', async () => {
    const talking = await house();
    for (let n = 1; n <= 130; n++) {
      talking.time += 2000;
      await talking.talk.say(TABLE, ANNA, SITTER, 'table', `${n}`);
    }
    const last = await talking.talk.lines(TABLE, BELA.id, SITTER);
    expect([last.length, last[0]?.number, last.at(-1)?.number]).toEqual([100, 31, 130]);
    const before = await talking.talk.lines(TABLE, BELA.id, SITTER, 31);
    expect([before.length, before[0]?.number, before.at(-1)?.number]).toEqual([30, 1, 30]);
  });

  test('a person’s data: all of it in the export, none of it after the erasure, and no number is used twice', async () => {
    const { talk, storage, ask } = await house();
    await talk.say(TABLE, ANNA, SITTER, 'table', 'my secret plan', 'm1');
    await ask('PUT', `/tables/${TABLE}/notes`, ANNA, { text: 'Bela bluffs' });
    await talk.mute(ANNA.id, BELA.id);
    await talk.mute(BELA.id, ANNA.id);
    const exported = JSON.stringify(await exportTalk(storage.db, ANNA.id));
    for (const part of ['my secret plan', 'Bela bluffs', BELA.id]) expect(exported).toContain(part);
    expect(JSON.stringify(await exportTalk(storage.db, BELA.id))).not.toMatch(/secret plan|bluffs/);
    await eraseTalk(storage.db, ANNA.id);
    await eraseTalk(storage.db, ANNA.id);
    expect(await exportTalk(storage.db, ANNA.id)).toEqual({ lines: [], notes: [], mutes: [], reports: [] });
    expect(await talk.mutesOf(BELA.id)).toEqual(new Set());
    const everything = JSON.stringify(await storage.db.selectFrom('lines').selectAll().execute());
    expect(everything).not.toMatch(/secret|Anna|annaaaaa/);
    expect((await talk.say(TABLE, BELA, SITTER, 'table', 'gone?')).number).toBe(2);
  });

  test('two processes on one database: one row of numbers, and both hear everything', async () => {
    const where = await engine.fresh();
    const one = await openTalking(() => engine.open(where));
    // A file has one process, with several rooms that use it at once.
    const storage = engine.name === 'sqlite' ? one.storage : await engine.open(where);
    if (storage !== one.storage) onTestFinished(() => storage.close());
    const other = new Talk({ storage, now: () => one.time });
    const heard: string[][] = [[], []];
    one.talk.onSaid((_, { text }) => heard[0]?.push(text));
    other.onSaid((_, { text }) => heard[1]?.push(text));
    const people = Array.from({ length: 20 }, (_, i) => ({ id: `person${String(i).padStart(4, '0')}`, name: `P${i}` }));
    await Promise.all(
      people.flatMap((person) =>
        [one.talk, other].map((talk, i) => talk.say(TABLE, person, SITTER, 'table', `${person.name} ${i}`)),
      ),
    );
    const lines = await one.talk.lines(TABLE, ANNA.id, SITTER);
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    const all = said(lines).toSorted();
    await vi.waitFor(() => expect(heard.map((texts) => texts.toSorted())).toEqual([all, all]));
    // And one burst for both.
    const tries = Array.from({ length: 20 }, (_, i) =>
      (i % 2 === 0 ? one.talk : other).say(TABLE, ANNA, SITTER, 'table', 'x'),
    );
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(kept.length).toBeLessThanOrEqual(5);
  });
});
