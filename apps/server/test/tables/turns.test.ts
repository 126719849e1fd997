import type { Slices } from '@edubba/kernel';
import { Observation, Refused, Table, Xoshiro } from '@edubba/kernel';
import sammuRamat from '@edubba/sammu-ramat';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Budget } from '../../src/live/budget.ts';
import { carryOut } from '../../src/tables/deeds.ts';
import { Desk } from '../../src/tables/desk.ts';
import { Receipts } from '../../src/tables/receipts.ts';
import { inSlices, turn } from '../../src/tables/slices.ts';
import { TEST_GAMES } from '../support/games.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { keepLateTables } from '../support/late-tables.ts';
import { Visitor } from '../support/visitor.ts';

/** Counts how often this thread has looked whether somebody wants something. */
function watchLoop(): { readonly looks: number; stop(): void } {
  const loop = { looks: 0, going: true };
  const look = (): void => {
    loop.looks++;
    if (loop.going) setImmediate(look);
  };
  setImmediate(look);
  return {
    get looks() {
      return loop.looks;
    },
    stop: () => {
      loop.going = false;
    },
  };
}

/** Work that notes at which look at the world each moment of it was done. */
function* work(noted: number[], looks: () => number, moments: number): Slices<number> {
  for (let done = 0; done < moments; done++) {
    noted.push(looks());
    // Longer than a slice, so that each is one.
    const end = performance.now() + 0.7;
    while (performance.now() < end);
    yield;
  }
  return moments;
}

test('however much long work there is, a moment of it is done and then everybody else is served', async () => {
  const loop = watchLoop();
  const moments: number[] = [];
  const jobs = Array.from({ length: 20 }, (_, n) => ({ line: `from ${n % 4}`, took: 0 }));
  await Promise.all(
    jobs.map((job) =>
      inSlices(
        job,
        work(moments, () => loop.looks, 5),
      ),
    ),
  );
  loop.stop();
  expect(moments).toHaveLength(100);
  // No two of them between two looks at the world.
  expect(new Set(moments).size).toBe(100);
});

test('lines take turns: whoever lets much be done waits for it, nobody else does', async () => {
  const order: string[] = [];
  const wait = (line: string): Promise<unknown> => turn(line).then(() => order.push(line));
  const all = [...Array.from({ length: 10 }, () => wait('much')), wait('little'), wait('little'), wait('other')];
  await Promise.all(all);
  expect(order.slice(0, 5)).toEqual(['much', 'little', 'other', 'much', 'little']);
  expect(order.slice(5)).toEqual(Array(8).fill('much'));
});

test('work that comes to nothing has taken its time all the same, and one that takes too long is given up', async () => {
  const job = { line: '', took: 0 };
  const broken = function* (): Slices<never> {
    yield* work([], () => 0, 40);
    throw new Error('broken');
  };
  await expect(inSlices(job, broken())).rejects.toThrow('broken');
  expect(job.took).toBeGreaterThan(0);
  await expect(
    inSlices(
      job,
      work([], () => 0, 100_000),
      20,
    ),
  ).rejects.toThrow('too long');
});

let house: TestHouse;
let gold: Visitor;
beforeEach(async () => {
  house = await openHouse({ threads: true });
  gold = await Visitor.guest(house.address, 'Gold');
});
afterEach(() => house.stop());

test('a bot that plays ahead does not choose on the thread that serves everybody', async () => {
  const advisor = sammuRamat.bots['advisor'];
  if (advisor === undefined) throw new Error('no advisor');
  const chosen = vi.spyOn(advisor, 'choose');
  onTestFinished(() => chosen.mockRestore());
  const { id } = await gold.create('sammu-ramat', [{ who: 'bot', bot: 'advisor' }], { options: { challenge: 'A1' } });
  await gold.ask('POST', `/tables/${id}/resign`, {});
  await expect.poll(async () => (await house.desk.look(id)).head.answers).toBeGreaterThan(12);
  expect(chosen).not.toHaveBeenCalled();
});

test('whichever bot plays ahead says so: the others choose at once', async () => {
  const sampled = vi.spyOn(Observation.prototype, 'sample');
  onTestFinished(() => sampled.mockRestore());
  for (const load of Object.values(GAMES)) {
    const { game, bots } = await load();
    for (const bot of Object.values(bots).filter((one) => !('ponder' in one) && one.ahead !== true)) {
      const table = Table.open(game, { seats: game.players.min, seed: 'any' });
      for (let answers = 0; answers < 40 && !table.over; answers++) {
        const [seat = 0] = table.asked();
        table.play(seat, bot.choose(table.observe(seat), new Xoshiro('own', answers)).key);
      }
      expect(sampled.mock.calls, `${bot.name} of ${game.id}`).toEqual([]);
    }
  }
});

test('the record of a long game is written on another thread; here it is not even opened', async () => {
  const people = ['ada00000', 'bela0000', 'cleo0000'];
  const [id = ''] = await keepLateTables(house.storage, 1, { due: 0, people, lacking: 0, name: 'over' });
  const replayed = vi.spyOn(Table, 'replay');
  onTestFinished(() => replayed.mockRestore());
  const { status, body } = await gold.ask('GET', `/tables/${id}/record`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: 'edubba-1', game: 'akkad', outcome: expect.anything(), fair: { secret: id } });
  expect(replayed).not.toHaveBeenCalled();
  expect((await house.desk.get(id)).table).toBeUndefined();
});

/** A record that is long, and of no game. */
const long = (game: string): object => ({
  record: {
    format: 'edubba-1',
    game,
    table: { seats: 1 },
    log: Array.from({ length: 30_000 }, () => [0, 'no']),
    prints: [],
  },
  table: {
    game: 'sammu-ramat',
    seats: [{ who: 'me' }],
    options: { campaign: 'on' },
    pace: { kind: 'free' },
    open: false,
    spectators: true,
  },
});

test('a record that somebody brings is not read on the thread that serves everybody, and is paid for in vain, too', async () => {
  const parsed = vi.spyOn(JSON, 'parse');
  const charged = vi.spyOn(house.desk.budget, 'charge');
  onTestFinished(() => parsed.mockRestore());
  expect(await gold.ask('POST', '/tables/after-record', long('sammu-ramat'))).toMatchObject({
    status: 400,
    body: { error: 'bad-record' },
  });
  expect(parsed.mock.calls.filter(([text]) => text.length > 100_000)).toEqual([]);
  expect(charged).toHaveBeenCalledWith({ person: gold.me?.id, address: expect.anything() }, expect.any(Number));
});

test('one record at a time is taken in from one place', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => gold.ask('POST', '/tables/after-record', long('sammu-ramat'))),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
  // Afterwards there is room again.
  await expect.poll(async () => (await gold.ask('POST', '/tables/after-record', long('akkad'))).status).toBe(400);
});

test('whoever comes to a long game is told all of it, which was written out some events at a time', async () => {
  const people = [gold.me?.id ?? '', 'bela0000', 'cleo0000'];
  const [id = ''] = await keepLateTables(house.storage, 1, { due: 0, people });
  // Somebody else looks on, so that the position is there.
  const other = await (await Visitor.guest(house.address, 'Other')).sit(id);
  await other.until(() => other.standing !== undefined);
  const { table } = await house.desk.get(id);
  if (table === undefined) throw new Error('no game');
  const written = vi.spyOn(table, 'eventsFor');
  const window = await gold.sit(id);
  await window.until(() => window.standing !== undefined);
  expect(window.standing?.events).toEqual(JSON.parse(JSON.stringify(table.eventsFor(0))));
  const pieces = written.mock.calls.slice(0, -1).map(([, from = 0, to = Number.NaN]) => to - from);
  expect(pieces.length).toBeGreaterThan(5);
  expect(Math.max(...pieces)).toBeLessThan(101);
  await window.close();
  await other.close();
});

test('after something was taken back in a long game only what is new is written out', async () => {
  const people = [gold.me?.id ?? '', 'bela0000', 'cleo0000'];
  const [id = ''] = await keepLateTables(house.storage, 1, { due: 0, people });
  const window = await gold.sit(id);
  await window.until(() => window.standing !== undefined);
  const hosted = await house.desk.get(id);
  if (hosted.table === undefined) throw new Error('no game');
  const length = hosted.table.events.length;
  const written = vi.spyOn(hosted.table, 'eventsFor');
  await hosted.change({ person: null, receipt: null }, ({ table }) => {
    const [seat = 0] = table?.asked() ?? [];
    table?.play(seat, table.options(seat)[0] ?? '');
    table?.rewind(seat, table.line.length - 1);
  });
  await window.until(() => window.version > length);
  expect(written.mock.calls.map(([, from]) => from)).toEqual([length]);
  expect(window.standing?.events.length).toBe(hosted.table.events.length);
  await window.close();
});

test('a message that comes again is known by its name; where it is not, the game is played again up to there a moment at a time', async () => {
  const people = [gold.me?.id ?? '', 'bela0000', 'cleo0000'];
  const [id = ''] = await keepLateTables(house.storage, 1, { due: 0, people });
  const here = await house.desk.get(id);
  await here.whenKept({}, () => undefined);
  const [seat = 0] = here.table?.asked() ?? [];
  const number = here.table?.number(seat) ?? 0;
  const deed = { type: 'answer', id: 'the same', number, key: here.table?.options(seat)[0] ?? '' } as const;
  expect(await carryOut(here, gold.me?.id ?? '', seat, deed)).toBe('kept');
  const played = vi.spyOn(Table.prototype, 'play');
  expect(await carryOut(here, gold.me?.id ?? '', seat, deed)).toBe('repeated');
  expect(played).not.toHaveBeenCalled();
  // Nor is the database asked about one that cannot be.
  const asked = vi.spyOn(house.storage.db, 'selectFrom');
  const wrong = carryOut(here, gold.me?.id ?? '', seat, { ...deed, id: 'wrong', number: number + 1000 });
  await expect(wrong).rejects.toBeInstanceOf(Refused);
  expect(asked).not.toHaveBeenCalled();
  // Another process knows it by its log; as if it did not, it finds out when it wants to keep it.
  const budget = new Budget(Date.now);
  const elsewhere = new Desk({ storage: house.storage, games: TEST_GAMES, now: Date.now, budget });
  onTestFinished(() => elsewhere.stop());
  const there = await elsewhere.get(id);
  await there.whenKept({}, () => undefined);
  const length = there.table?.log.length;
  const [other = 0] = there.table?.asked() ?? [];
  expect(await carryOut(there, gold.me?.id ?? '', seat, deed)).toBe('repeated');
  expect(played).toHaveBeenCalledTimes(1);
  const replayed = vi.spyOn(Table, 'replay');
  const charged = vi.spyOn(budget, 'charge');
  const known = vi.spyOn(Receipts.prototype, 'has').mockReturnValue(false);
  onTestFinished(() => void [played, replayed, asked, known].map((spy) => spy.mockRestore()));
  const again = { ...deed, number: there.table?.number(other) ?? 0, key: there.table?.options(other)[0] ?? '' };
  expect(await carryOut(there, gold.me?.id ?? '', other, again)).toBe('repeated');
  expect(played).toHaveBeenCalledTimes(2);
  expect(there.table?.log.length).toBe(length);
  expect(there.table?.fingerprint()).toBe(here.table?.fingerprint());
  expect(replayed.mock.calls.map(([, , at]) => at?.length)).toEqual([0]);
  expect(charged).toHaveBeenCalledWith({ person: gold.me?.id }, expect.any(Number));
});
