import { parseRecord } from '@edubba/kernel';
import type { Proof, TableInfo } from '@edubba/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import { waitsAt } from '../../src/tables/waits.ts';
import { onBothEngines } from '../support/engines.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { Visitor, type Window } from '../support/visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBothEngines((engine) => {
  let storage: Storage;
  let house: TestHouse;
  let time: number;
  let gold: Visitor;
  let blue: Visitor;

  beforeEach(async () => {
    storage = await engine.open(await engine.fresh());
    time = 1_000_000;
    house = await openHouse({ storage, now: () => time });
    gold = await Visitor.guest(house.address, 'Gold');
    blue = await Visitor.guest(house.address, 'Blue');
  });
  afterEach(async () => {
    await house.stop();
    await storage.close();
  });

  /** A table of connect four with both sitting at it, whoever is asked first. */
  async function seated(
    more: Parameters<Visitor['create']>[2] = {},
  ): Promise<{ id: string; asked: Window; other: Window }> {
    const { id } = await gold.create('connect-four', [{ who: 'open' }], more);
    await blue.join(id);
    const [a, b] = [await gold.sit(id), await blue.sit(id)];
    return a.asked ? { id, asked: a, other: b } : { id, asked: b, other: a };
  }

  const look = (id: string): Promise<TableInfo> => gold.table('GET', `/tables/${id}`);

  test('two people play a whole game, and the record carries the proof of its chance', async () => {
    const made = await gold.create('connect-four', [{ who: 'open' }]);
    expect(made.status).toBe('waiting');
    expect((await blue.join(made.id)).status).toBe('playing');
    const windows = [await gold.sit(made.id), await blue.sit(made.id)];
    expect((await gold.ask('GET', `/tables/${made.id}/proof`)).status).toBe(409);
    expect((await gold.ask('GET', `/tables/${made.id}/record`)).status).toBe(409);
    await playOut(windows);
    const proof = (await gold.ask('GET', `/tables/${made.id}/proof`)).body as Proof;
    expect(proof.commitment).toBe(made.commitment);
    const record = await gold.ask('GET', `/tables/${made.id}/record`);
    expect(parseRecord(JSON.stringify(record.body)).outcome).toEqual(windows[0]?.standing?.outcome);
    expect((await look(made.id)).status).toBe('over');
    // The secret has been shown: nothing can be taken back any more.
    for (const window of windows) {
      const refused = { type: 'refused', refusal: { why: { id: 'server.not-playing' } } };
      expect(await window.send({ type: 'undo' })).toMatchObject(refused);
      expect(await window.send({ type: 'rewind', to: 0 })).toMatchObject(refused);
    }
  });

  test('bots play by themselves', async () => {
    const made = await gold.create('assyria', [
      { who: 'bot', bot: 'thumbs' },
      { who: 'bot', bot: 'random' },
    ]);
    expect(made.status).toBe('playing');
    const window = await gold.sit(made.id);
    for (let i = 0; i < 8; i++) {
      await window.until(() => window.asked);
      expect((await window.answer()).type).toBe('done');
    }
  });

  test('the same message twice is carried out once; one that is out of date is refused with the open question', async () => {
    const { asked, other } = await seated();
    const number = asked.standing?.question?.number ?? -1;
    const key = asked.standing?.question?.options[3] ?? '';
    expect((await asked.send({ type: 'answer', number, key }, 'once')).type).toBe('done');
    const { version } = asked;
    expect((await asked.send({ type: 'answer', number, key }, 'once')).type).toBe('done');
    expect(asked.version).toBe(version);
    await other.until(() => other.asked);
    const stale = await other.send({ type: 'answer', number, key }, 'another');
    expect(stale).toMatchObject({ type: 'refused', question: { number: other.standing?.question?.number } });
  });

  test('whoever comes back gets the tail since what they know, or everything', async () => {
    const { id, asked, other } = await seated();
    const known = asked.version;
    await asked.answer();
    await other.until(() => other.asked);
    await other.answer();
    await asked.until(() => asked.asked);
    const visitor = asked.seat === 0 ? gold : blue;
    const tail = await visitor.sit(id, known);
    await tail.until(() => tail.standing !== undefined);
    expect(tail.standing).toMatchObject({ type: 'events', from: known, view: asked.standing?.view });
    expect(tail.version).toBe(asked.version);
    const whole = await visitor.sit(id);
    await whole.until(() => whole.standing !== undefined);
    expect(whole.standing).toMatchObject({ type: 'standing', view: asked.standing?.view });
    expect((await whole.send({ type: 'since', version: known })).type).toBe('done');
    expect(whole.received.findLast(({ type }) => type === 'events')).toMatchObject({ from: known });
    expect([...tail.gaps, ...whole.gaps, ...asked.gaps]).toEqual([]);
  });

  test('an answer may be taken back until somebody else has answered; then only by agreement', async () => {
    const { asked, other } = await seated();
    const before = asked.standing?.question?.options;
    await asked.answer();
    await other.until(() => other.asked);
    expect((await asked.send({ type: 'undo' })).type).toBe('done');
    await asked.until(() => asked.asked);
    expect(asked.standing?.question?.options).toEqual(before);
    await asked.answer();
    await other.until(() => other.asked);
    await other.answer();
    await asked.until(() => asked.asked);
    expect((await other.send({ type: 'undo' })).type).toBe('done');
    await other.until(() => other.asked);
    await other.answer();
    await asked.until(() => asked.asked);
    await asked.answer();
    await other.until(() => other.asked);
    // Two answers back: the other one has a say.
    const wish = await asked.send({ type: 'rewind', to: 0 });
    expect(wish.type).toBe('done');
    await other.until(() => other.received.some(({ type }) => type === 'rewind'));
    expect(other.asked).toBe(true);
    expect((await other.send({ type: 'agree', yes: true })).type).toBe('done');
    await asked.until(() => asked.asked);
    expect(asked.standing?.question?.options).toEqual(before);
  });

  test('one no ends a wish to go back, and so does an answer', async () => {
    const { asked, other } = await seated();
    await asked.answer();
    await other.until(() => other.asked);
    await asked.send({ type: 'rewind', to: 0 });
    expect((await other.send({ type: 'agree', yes: false })).type).toBe('done');
    expect(other.asked).toBe(true);
    expect(await other.send({ type: 'agree', yes: true })).toMatchObject({ type: 'refused' });
    await asked.send({ type: 'rewind', to: 0 });
    await other.answer();
    await asked.until(() => asked.asked);
    expect(await other.send({ type: 'agree', yes: true })).toMatchObject({ type: 'refused' });
  });

  test('a live clock runs for whoever is waited for, and a bot stands in when it has run out', async () => {
    const { id, asked } = await seated({ pace: { kind: 'live', bank: 5 * MINUTE, increment: 10_000 } });
    const seat = asked.seat ?? 0;
    time += 2 * MINUTE;
    await asked.answer();
    await expect.poll(async () => (await look(id)).seats[seat]?.left).toBe(3 * MINUTE + 10_000);
    time += 5 * MINUTE + 1;
    await house.desk.sweep();
    await expect.poll(async () => (await look(id)).seats[1 - seat]?.gone).toBe('late');
    // The bot has answered: it is the other one's turn again.
    await asked.until(() => asked.asked);
    const late = seat === 0 ? blue : gold;
    expect((await late.table('POST', `/tables/${id}/return`)).seats[1 - seat]).toMatchObject({ gone: null, bot: null });
  });

  test('a slow clock gives every answer its time and takes the rest from the bank', async () => {
    const { id, asked, other } = await seated({ pace: { kind: 'slow', move: 24 * HOUR, bank: 10 * HOUR } });
    const seat = asked.seat ?? 0;
    time += 30 * HOUR;
    await house.desk.sweep();
    await asked.answer();
    await other.until(() => other.asked);
    // Six hours of the bank are gone, and the next answer has its own day again.
    await expect.poll(async () => (await look(id)).seats[seat]?.left).toBe(24 * HOUR + 4 * HOUR);
    await other.answer();
    await asked.until(() => asked.asked);
    time += 28 * HOUR;
    await house.desk.sweep();
    await expect.poll(async () => (await look(id)).seats[seat]?.gone).toBe('late');
  });

  test('clocks stand still while everybody wants a pause', async () => {
    const { id, asked, other } = await seated({ pace: { kind: 'live', bank: 5 * MINUTE, increment: 0 } });
    const seat = asked.seat ?? 0;
    expect((await gold.table('POST', `/tables/${id}/pause`, { yes: true })).paused).toBeNull();
    expect((await blue.table('POST', `/tables/${id}/pause`, { yes: true })).paused).not.toBeNull();
    time += HOUR;
    await house.desk.sweep();
    expect(await asked.answer()).toMatchObject({ type: 'refused', refusal: { why: { id: 'server.paused' } } });
    expect((await gold.table('POST', `/tables/${id}/pause`, { yes: false })).paused).toBeNull();
    await asked.answer();
    await other.until(() => other.asked);
    expect((await look(id)).seats[seat]?.left).toBe(5 * MINUTE);
  });

  test('whoever gives up is played for by a bot, and the game comes to its end', async () => {
    const { id, asked, other } = await seated();
    const quitter = other.seat === 0 ? gold : blue;
    await quitter.table('POST', `/tables/${id}/resign`);
    expect(await other.send({ type: 'answer', number: 0, key: 'x' })).toMatchObject({
      type: 'refused',
      refusal: { why: { id: 'server.stand-in' } },
    });
    await playOut([asked]);
    expect((await look(id)).status).toBe('over');
  });

  test('a bot plays for somebody who is waited for and away, not for somebody who is there; they keep their part of chance', async () => {
    const { id, asked, other } = await seated();
    const seat = asked.seat ?? 0;
    const waiting = seat === 0 ? blue : gold;
    time += 6 * MINUTE;
    const again = await (seat === 0 ? gold : blue).sit(id);
    await expect.poll(async () => (await look(id)).seats[seat]?.here).toBe(true);
    expect((await waiting.ask('POST', `/tables/${id}/seats/${seat}/bot`, { bot: 'random' })).status).toBe(409);
    await asked.close();
    await again.close();
    await expect.poll(async () => (await look(id)).seats[seat]?.here).toBe(false);
    const before = (await look(id)).contributions;
    const replaced = await waiting.table('POST', `/tables/${id}/seats/${seat}/bot`, { bot: 'random' });
    expect(replaced.seats[seat]).toMatchObject({ gone: 'replaced', bot: 'thumbs' });
    expect(replaced.contributions).toEqual(before);
    await other.until(() => other.asked);
  });

  test('whoever deletes their account leaves no name at any table, and a bot plays on for them', async () => {
    const { id, asked, other } = await seated();
    const quitter = other.seat === 0 ? gold : blue;
    expect((await quitter.ask('DELETE', '/me')).status).toBeLessThan(300);
    const seats = (await look(id)).seats;
    expect(seats[other.seat ?? 0]).toMatchObject({ name: 'Somebody', gone: 'resigned' });
    expect(JSON.stringify(seats)).not.toContain(quitter.me?.name);
    await playOut([asked]);
  });

  test('a rematch is one table for everybody, with the seats moved on', async () => {
    const { id, asked, other } = await seated();
    await playOut([asked, other]);
    const [first, second] = await Promise.all([gold.rematch(id), blue.rematch(id)]);
    expect(first.id).toBe(second.id);
    const again = await look(first.id);
    expect(again.status).toBe('playing');
    expect(again.seats.map(({ name }) => name).toSorted()).toEqual(['Blue', 'Gold']);
    expect((await look(id)).rematch).toBe(first.id);
  });

  test('whoever played is invited to the rematch for as long as it waits for them', async () => {
    const { id, asked, other } = await seated();
    await playOut([asked, other]);
    const invited = async (): Promise<(string | undefined)[]> =>
      (await waitsAt(house.desk, id)).waits.filter(({ kind }) => kind === 'invited').map(({ person }) => person);
    expect(await invited()).toEqual([]);
    await gold.rematch(id);
    expect(await invited()).toEqual([blue.me?.id]);
    await blue.rematch(id);
    expect(await invited()).toEqual([]);
  });

  test('quick start sits down where somebody waits', async () => {
    const first = await gold.add(await gold.table('POST', '/tables/quick', { game: 'connect-four' }));
    expect(first.status).toBe('waiting');
    const second = await blue.add(await blue.table('POST', '/tables/quick', { game: 'connect-four' }));
    expect(second.id).toBe(first.id);
    expect(second.status).toBe('playing');
  });

  test('the lobby shows what is open and can be filtered; what is by link only is not there', async () => {
    const open = await gold.create('connect-four', [{ who: 'open' }]);
    const hidden = await gold.create('connect-four', [{ who: 'open' }], { open: false });
    const slow = await gold.create('assyria', [{ who: 'open' }], {
      pace: { kind: 'slow', move: 24 * HOUR, bank: 0 },
    });
    const ids = async (query: string): Promise<string[]> =>
      ((await blue.ask('GET', `/tables${query}`)).body as { tables: TableInfo[] }).tables
        .map(({ id }) => id)
        .toSorted();
    expect(await ids('')).toEqual([open.id, slow.id].toSorted());
    expect(await ids('?game=assyria')).toEqual([slow.id]);
    expect(await ids('?pace=free')).toEqual([open.id]);
    // What somebody looks for is found behind many others.
    const row = await storage.db.selectFrom('tables').selectAll().where('id', '=', open.id).executeTakeFirstOrThrow();
    for (let n = 0; n < 150; n++) {
      const other = `many${String(n).padStart(8, '0')}`;
      const head = JSON.stringify({ ...(JSON.parse(row.head) as object), id: other });
      await storage.db
        .insertInto('tables')
        .values({ ...row, id: other, head, listed: row.listed + 1_000_000 })
        .execute();
    }
    expect(await ids('?pace=slow')).toEqual([slow.id]);
    expect(await ids('')).toHaveLength(100);
    await storage.db.deleteFrom('tables').where('id', 'like', 'many%').execute();
    const mine = ((await gold.ask('GET', '/tables/mine')).body as { tables: TableInfo[] }).tables.map(({ id }) => id);
    expect(mine.toSorted()).toEqual([open.id, hidden.id, slow.id].toSorted());
  });

  test('seats: taken ones are refused, free ones left again, bots put and taken away', async () => {
    const { id } = await gold.create('assyria', [{ who: 'open' }, { who: 'open' }]);
    expect((await blue.ask('POST', `/tables/${id}/join`, { seat: 0 })).status).toBe(409);
    const joined = await blue.join(id, 2);
    expect(joined.seats[2]).toMatchObject({ who: 'person', name: 'Blue' });
    expect((await blue.ask('POST', `/tables/${id}/seats/1/bot`, { bot: 'thumbs' })).status).toBe(403);
    expect((await blue.ask('POST', `/tables/${id}/start`)).status).toBe(403);
    const left = await blue.table('POST', `/tables/${id}/leave`);
    expect(left.seats[2]?.who).toBe('open');
    const withBot = await gold.table('POST', `/tables/${id}/seats/1/bot`, { bot: 'thumbs' });
    expect(withBot.seats[1]).toMatchObject({ who: 'bot', bot: 'thumbs' });
    expect((await gold.table('POST', `/tables/${id}/seats/1/bot`, { bot: null })).seats[1]?.who).toBe('open');
    const started = await gold.table('POST', `/tables/${id}/start`);
    expect(started.status).toBe('playing');
    expect(started.seats.map(({ who }) => who)).toEqual(['person', 'bot', 'bot']);
    expect((await blue.ask('POST', `/tables/${id}/join`, {})).status).toBe(409);
  });

  test('a house plays games as they were published: numbers that may be turned are turned in the lab', async () => {
    const turned = gold.create('assyria', [{ who: 'open' }], { options: { 'hut-between': '4' } });
    await expect(turned).rejects.toThrow(/400.*hut-between is as published/);
  });

  test('somebody who looks on sees what everybody may see, and can do nothing', async () => {
    const { id, asked } = await seated();
    const watcher = await Visitor.guest(house.address, 'Watcher');
    const window = await watcher.sit(id);
    await window.until(() => window.standing !== undefined);
    expect(window.seat).toBeNull();
    expect(window.standing?.question).toBeNull();
    // Those who play are told that somebody is there, and that they have gone.
    await asked.until(() => asked.info?.watching === 1);
    const second = await watcher.sit(id);
    await asked.until(() => asked.info?.watching === 2);
    await second.close();
    await asked.until(() => asked.info?.watching === 1);
    expect(await window.send({ type: 'answer', number: 0, key: '0' })).toMatchObject({
      type: 'refused',
      refusal: { why: { id: 'server.only-watching' } },
    });
    await asked.answer();
    await window.until(() => window.version === asked.version);
    const { id: closed } = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }], { spectators: false });
    await expect(watcher.sit(closed)).rejects.toThrow('403');
  });
});
