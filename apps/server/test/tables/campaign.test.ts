import { readFileSync } from 'node:fs';
import type { BaseState, GameRecord } from '@edubba/kernel';
import { parseRecord, readEntry, recordOf, Table, verifyRecord, Xoshiro } from '@edubba/kernel';
import sammuRamat from '@edubba/sammu-ramat';
import type { NewTable, TableInfo } from '@edubba/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anyModule } from '../../src/games.ts';
import type { Storage } from '../../src/store/database.ts';
import { onBothEngines } from '../support/engines.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { relayModule } from '../support/relay-game.ts';
import { Visitor } from '../support/visitor.ts';

const { game } = anyModule(sammuRamat);
const CAMPAIGN = { campaign: 'on' };

/** A first Challenge that was played elsewhere, to an end after which the Campaign goes on. */
function firstChallenge(): GameRecord {
  for (let n = 0; ; n++) {
    const table = Table.open(game, { seats: 2, seed: `campaign ${n}`, options: CAMPAIGN });
    const random = new Xoshiro(`answers ${n}`);
    while (!table.over) {
      const [seat = 0] = table.asked();
      const options = table.options(seat);
      table.play(seat, options[random.below(options.length)] ?? '');
    }
    const record = recordOf(table, `campaign ${n}`);
    if (goesOn(record, table)) return record;
  }
}

/** Does another Challenge follow? */
function goesOn(record: GameRecord, { machine }: Table<BaseState>): boolean {
  try {
    Table.open(game, { seats: 3, options: CAMPAIGN, after: { record, position: machine.pos }, chance: 'ask' });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const record = firstChallenge();

/** A Campaign saved after its third Challenge, as the file that goes from one house to another. */
const savedAfterC = readFileSync(
  new URL('../../../../corpus/sammu-ramat/v1/advisor.3p.campaign=on.corpus.3.json', import.meta.url),
  'utf8',
);

/** The games of a record in the order in which they were played. */
const chainOf = (last: GameRecord): GameRecord[] => [...(last.after === undefined ? [] : chainOf(last.after)), last];

/** One table after another with these answers, each going on from the last position itself: nothing is written or read between. */
function playedThrough(games: readonly GameRecord[]): GameRecord['prints'][] {
  let before: Table<BaseState> | undefined;
  return games.map((played) => {
    const after: object =
      before === undefined ? {} : { after: { record: recordOf(before), position: before.machine.pos } };
    const wanted = new Set(played.prints.map(([at]) => at));
    const prints: [number, string][] = [];
    const opening = { ...played.table, ...after, chance: 'ask', events: false } as const;
    before = Table.replay(game, opening, played.log.map(readEntry), (at) => {
      if (wanted.has(at.log.length)) prints.push([at.log.length, at.fingerprint()]);
    });
    return prints;
  });
}

onBothEngines((engine) => {
  let place: string;
  let storage: Storage;
  let house: TestHouse;
  let gold: Visitor;

  beforeEach(async () => {
    place = await engine.fresh();
    storage = await engine.open(place);
    house = await openHouse({ storage });
    gold = await Visitor.guest(house.address, 'Gold');
  });
  afterEach(async () => {
    await house.stop();
    await storage.close();
  });

  const wish = (seats: NewTable['seats'], options: NewTable['options'] = CAMPAIGN): NewTable => ({
    game: 'sammu-ramat',
    seats,
    options,
    pace: { kind: 'free' },
    open: false,
    spectators: true,
  });

  const goOn = async (table = wish([{ who: 'me' }, { who: 'bot', bot: 'random' }])): Promise<TableInfo> =>
    gold.add(await gold.table('POST', '/tables/after-record', { record, table }));

  test('a Campaign begun elsewhere goes on here, and is still there after the house was closed', async () => {
    // One of the two goes on alone.
    const { id } = await goOn(wish([{ who: 'me' }]));
    const before = await gold.sit(id);
    await before.until(() => before.asked);
    await before.answer();
    await before.until(() => before.asked);
    const seen = before.standing?.view;
    await before.close();
    await house.stop();
    await storage.close();
    storage = await engine.open(place);
    house = await openHouse({ storage });
    const cookie = gold.cookie;
    gold = new Visitor(house.address);
    gold.cookie = cookie;
    const again = await gold.sit(id);
    await again.until(() => again.asked);
    expect(again.standing?.view).toEqual(seen);
  });

  test('a Campaign saved after its third Challenge and played to its end in a fresh house is the one played through', async () => {
    const seats: NewTable['seats'] = [{ who: 'me' }, { who: 'bot', bot: 'random' }, { who: 'bot', bot: 'random' }];
    const brought = { record: JSON.parse(savedAfterC) as unknown, table: wish(seats) };
    let { id } = await gold.add(await gold.table('POST', '/tables/after-record', brought));
    for (;;) {
      await playOut([await gold.sit(id)]);
      const { status, body } = await gold.ask('POST', `/tables/${id}/next`, {});
      if (status === 409) break;
      ({ id } = await gold.add(body as TableInfo));
    }
    const exported = JSON.stringify((await gold.ask('GET', `/tables/${id}/record`)).body);
    const games = chainOf(parseRecord(exported));
    expect(games.length).toBeGreaterThan(3);
    expect(games.slice(0, 3).map(({ prints }) => prints)).toEqual(
      chainOf(parseRecord(savedAfterC)).map(({ prints }) => prints),
    );
    expect(playedThrough(games)).toEqual(games.map(({ prints }) => prints));
    expect(verifyRecord(game, parseRecord(exported))).toHaveProperty('table');
  });

  test('a game that ends here is followed by the next, with those before it in its record; then by nothing', async () => {
    const blue = await Visitor.guest(house.address, 'Blue');
    const relay = (seats: NewTable['seats']): NewTable => ({ ...wish(seats), game: 'relay', options: {} });
    const { id: first } = await gold.create('relay', [{ who: 'open' }], { open: false });
    await blue.join(first);
    await playOut([await gold.sit(first), await blue.sit(first)]);
    const second = await gold.add(await gold.table('POST', `/tables/${first}/next`, {}));
    // Whoever asks later sits down at the same table.
    expect((await blue.add(await blue.table('POST', `/tables/${first}/next`, {}))).id).toBe(second.id);
    expect((await gold.table('GET', `/tables/${first}`)).rematch).toBe(second.id);
    const windows = [await gold.sit(second.id), await blue.sit(second.id)];
    expect(windows[0]?.standing?.view).toMatchObject({ s: { leg: 1, way: 2 } });
    await playOut(windows);
    const third = await gold.add(
      await gold.table('POST', `/tables/${second.id}/next`, { table: relay([{ who: 'me' }]) }),
    );
    await playOut([await gold.sit(third.id)]);
    const kept = parseRecord(JSON.stringify((await gold.ask('GET', `/tables/${third.id}/record`)).body));
    expect(kept.outcome).toMatchObject({ scores: [5] });
    expect([kept.table.seats, kept.after?.table.seats, kept.after?.after?.table.seats]).toEqual([1, 2, 2]);
    expect(kept.after?.after?.fair).toEqual((await gold.ask('GET', `/tables/${first}/proof`)).body);
    expect(verifyRecord(relayModule.game, kept)).toHaveProperty('table');
    expect(await gold.ask('POST', `/tables/${third.id}/next`, {})).toMatchObject({
      status: 409,
      body: { error: 'nothing-follows' },
    });
  });

  test('whoever goes on sits where they sat; whoever sat last may leave, and new seats wait for somebody', async () => {
    const [blue, green] = [await Visitor.guest(house.address, 'Blue'), await Visitor.guest(house.address, 'Green')];
    const { id: first } = await gold.create('relay', [{ who: 'open' }, { who: 'open' }], { open: false });
    for (const one of [blue, green]) await one.join(first);
    await playOut([await gold.sit(first), await blue.sit(first), await green.sit(first)]);
    const next = (who: Visitor, id: string, seats?: number): ReturnType<Visitor['ask']> =>
      who.ask('POST', `/tables/${id}/next`, seats === undefined ? {} : { seats });
    const names = ({ body }: Awaited<ReturnType<Visitor['ask']>>): string[] =>
      (body as TableInfo).seats.map(({ name }) => name);
    const second = (await next(gold, first)).body as TableInfo;
    // The last comes before the second, and still sits last.
    expect(names(await next(green, first))).toEqual(['Gold', '', 'Green']);
    expect(names(await next(blue, first))).toEqual(['Gold', 'Blue', 'Green']);
    for (const one of [gold, blue, green]) await one.add(second);
    await playOut([await gold.sit(second.id), await blue.sit(second.id), await green.sit(second.id)]);
    expect(await next(green, second.id, 2)).toMatchObject({ status: 409, body: { error: 'last-leaves' } });
    expect(await next(gold, second.id, 4)).toMatchObject({ status: 400 });
    expect(names(await next(gold, second.id, 2))).toEqual(['Gold', '']);
    expect(names(await next(blue, second.id))).toEqual(['Gold', 'Blue']);
  });

  test('what cannot be gone on with is refused, and says why', async () => {
    const seats: NewTable['seats'] = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
    const bring = (brought: unknown, table = wish(seats)): ReturnType<Visitor['ask']> =>
      gold.ask('POST', '/tables/after-record', { record: brought, table });
    expect(await bring({ format: 'edubba-2' })).toMatchObject({ status: 400, body: { error: 'bad-record' } });
    const raw = (body: string | Uint8Array | null, type = 'application/json'): Promise<number> =>
      fetch(`${house.address}/api/v1/tables/after-record`, {
        method: 'POST',
        headers: { cookie: gold.cookie, origin: house.address, ...(body === null ? {} : { 'content-type': type }) },
        body: body as string,
      }).then(({ status }) => status);
    for (const body of [null, '', '{', '\u0000', new Uint8Array([123, 255, 254, 125])]) {
      expect([body, (await raw(body)) < 500]).toEqual([body, true]);
    }
    expect(await raw('{}', 'text/plain')).toBeLessThan(500);
    const forged = { ...record, prints: record.prints.map(([at]) => [at, '00000000']) };
    expect(await bring(forged)).toMatchObject({ status: 400, body: { error: 'bad-record' } });
    const half = recordOf(Table.open(game, { seats: 2, seed: 'half', options: CAMPAIGN }), 'half');
    expect(await bring(half)).toMatchObject({ status: 409, body: { error: 'not-over' } });
    expect(await bring(record, wish(seats, { campaign: 'off' }))).toMatchObject({
      status: 409,
      body: { error: 'nothing-follows' },
    });
    expect(await bring(record, { ...wish(seats), game: 'assyria', options: {} })).toMatchObject({
      status: 400,
    });
    // Rules trust a position they are given: nobody brings one of their own making.
    const own = { ...record, start: { s: {}, stack: [], seq: 0, barrier: 0, over: false } };
    expect(await bring(own)).toMatchObject({ status: 400, body: { error: 'bad-record' } });
    // Nor one in which something stands that cannot be seen.
    for (const sign of ['\0', '\u202e', '\n', '\ud800', '\u2028']) {
      expect(await bring({ ...record, seed: `${record.seed}${sign}` })).toMatchObject({
        status: 400,
        body: { error: 'bad-record', message: expect.stringContaining('cannot be seen') },
      });
    }
    // Nor one that is nested so deeply that nobody could go through it.
    const deep = `{"record":${'{"after":'.repeat(50_000)}1${'}'.repeat(50_000)},"table":${JSON.stringify(wish(seats))}}`;
    expect(await raw(deep)).toBe(400);
    const running = await goOn();
    const blue = await Visitor.guest(house.address, 'Blue');
    expect(await blue.ask('POST', `/tables/${running.id}/next`, {})).toMatchObject({ status: 403 });
    expect(await gold.ask('POST', `/tables/${running.id}/next`, {})).toMatchObject({ status: 409 });
  });

  test('a record that takes for ever to go through is given up, and nobody else waits for it meanwhile', async () => {
    // The last answer is given and taken back, again and again.
    const at = record.log.findLastIndex(([seat, , mark]) => seat >= 0 && mark === undefined);
    const answer = record.log[at] as GameRecord['log'][number];
    const again = Array.from({ length: 20_000 }, () => [[answer[0], String(at), 'undo'], answer]).flat();
    const log = [...record.log.slice(0, at + 1), ...again];
    const endless = { ...record, log, prints: [[log.length, '00000000']] };
    const table = wish([{ who: 'me' }, { who: 'bot', bot: 'random' }]);
    const under = { way: true };
    const brought = gold.ask('POST', '/tables/after-record', { record: endless, table }).finally(() => {
      under.way = false;
    });
    let served = 0;
    for (; under.way; served++) await fetch(`${house.address}/health`);
    expect(await brought).toMatchObject({ status: 413, body: { error: 'too-long' } });
    expect(served).toBeGreaterThan(20);
  });
});
