import { expect, test } from 'vitest';
import { ANNA, DAY, HOUR, MINUTE, openTelling, seatAnna, TABLE } from './telling.ts';

const QUIET = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Berlin', reminder: false };

test('what falls into quiet hours is told at their end, if it is still true', async () => {
  const telling = await openTelling();
  await telling.choose(QUIET);
  telling.time = Date.parse('2027-01-15T22:30:00Z');
  await telling.asks({}, { table: 'tablelate', title: 'late' });
  await telling.asks({}, { table: 'tabledone', title: 'done' });
  await telling.pass(3 * HOUR);
  telling.truth.delete('tabledone');
  await telling.pass(4 * HOUR + 20 * MINUTE);
  expect(telling.mails).toEqual([]);
  telling.time = Date.parse('2027-01-16T06:00:00Z');
  await telling.notify.deliver();
  expect(telling.mails.map(({ text }) => text.split(':')[0])).toEqual(['late']);
});

test('on the night the clocks go forward the morning comes an hour earlier', async () => {
  const telling = await openTelling();
  await telling.choose(QUIET);
  telling.time = Date.parse('2027-03-27T22:30:00Z');
  await telling.asks();
  telling.time += 2 * MINUTE;
  await telling.notify.deliver();
  telling.time = Date.parse('2027-03-28T04:59:59Z');
  await telling.notify.deliver();
  expect(telling.mails).toEqual([]);
  telling.time = Date.parse('2027-03-28T05:00:00Z');
  await telling.notify.deliver();
  expect(telling.mails).toHaveLength(1);
});

test('quiet hours that are switched off let out at once what they kept', async () => {
  const telling = await openTelling();
  await telling.choose(QUIET);
  telling.time = Date.parse('2027-01-15T22:30:00Z');
  await telling.asks();
  await telling.pass(5 * MINUTE);
  expect(telling.mails).toEqual([]);
  await telling.choose({ reminder: false });
  await telling.notify.deliver();
  expect(telling.mails).toHaveLength(1);
});

test('a digest: one mail a day at its hour, with all tables that wait, instead of one each; pushes go on', async () => {
  const telling = await openTelling();
  await telling.choose({ digest: 18, zone: 'Europe/Berlin', reminder: false });
  await telling.notify.pushes.add(ANNA, telling.browser.subscription);
  for (const [table, title] of [
    [TABLE, 'first'],
    ['tablebbbb', 'second'],
    ['tablecccc', 'answered'],
  ] as const) {
    await seatAnna(telling, table);
    await telling.asks({}, { table, title });
  }
  await telling.pass(HOUR);
  expect(telling.mails).toEqual([]);
  expect(telling.receiver.received).toHaveLength(3);
  telling.truth.delete('tablecccc');
  telling.time = Date.parse('2027-01-15T16:59:59Z');
  await telling.notify.deliver();
  expect(telling.mails).toEqual([]);
  telling.time = Date.parse('2027-01-15T17:00:00Z');
  await Promise.all([telling.notify.deliver(), telling.another('two').deliver()]);
  expect(telling.mails).toHaveLength(1);
  expect(telling.mails[0]).toMatchObject({ subject: '2 tables wait for you', to: 'anna@example.org' });
  expect(telling.mails[0]?.text).toMatch(/first: Choose a city[^]*at\/tableaaaa[^]*second: Choose[^]*at\/tablebbbb/);
  expect(telling.mails[0]?.text).not.toContain('answered');
  // The next day again, as long as something waits.
  telling.truth.delete(TABLE);
  await telling.pass(DAY);
  expect(telling.mails.map(({ subject }) => subject)).toEqual(['2 tables wait for you', '1 table waits for you']);
  telling.truth.delete('tablebbbb');
  await telling.pass(5 * DAY);
  expect(telling.mails).toHaveLength(2);
});

test('a digest tells once what ended, leaves out tables with an open window, and comes in quiet hours if so chosen', async () => {
  const telling = await openTelling();
  await telling.choose({ digest: 23, quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'UTC' });
  await seatAnna(telling, 'tableover', 'over');
  await seatAnna(telling, TABLE);
  await telling.asks({ kind: 'over', subject: 'end' }, { table: 'tableover', title: 'ended' });
  await telling.asks({}, { title: 'open' });
  await telling.pass(HOUR);
  const gone = await telling.notify.presence.here(TABLE, ANNA);
  await telling.pass(10 * HOUR);
  expect(telling.mails.map(({ subject }) => subject)).toEqual(['News from your tables']);
  expect(telling.mails[0]?.text).toContain('ended: ');
  expect(telling.mails[0]?.text).not.toContain('open: ');
  await gone();
  // The reminder of the waiting table brings the next one, without the old news.
  await telling.pass(2 * DAY);
  expect(telling.mails[1]?.subject).toBe('1 table waits for you');
  expect(telling.mails[1]?.text).not.toContain('ended: ');
});

test('a digest that could not be mailed is tried again', async () => {
  const telling = await openTelling();
  await telling.choose({ digest: 13, zone: 'UTC' });
  await seatAnna(telling);
  await telling.asks();
  await telling.pass(5 * MINUTE);
  telling.mailDown = true;
  await telling.pass(2 * HOUR);
  expect(telling.mails).toEqual([]);
  telling.mailDown = false;
  await telling.pass(2 * HOUR);
  expect(telling.mails).toHaveLength(1);
});

test('vacation: days of the year are counted, begun days are spent, clocks can ask about any moment', async () => {
  const telling = await openTelling();
  const { vacations } = telling.notify;
  const told: string[] = [];
  vacations.onChange((person) => told.push(person));
  const start = telling.time;
  expect(await vacations.of(ANNA)).toEqual({ until: null, left: 20 });
  expect(await vacations.take(ANNA, 5)).toEqual({ until: start + 5 * DAY, left: 15 });
  telling.time = start + 1.5 * DAY;
  // Longer, from now: the two days that have begun are spent.
  expect(await vacations.take(ANNA, 8)).toEqual({ until: telling.time + 8 * DAY, left: 10 });
  telling.time = start + 2 * DAY;
  expect(await vacations.take(ANNA, 0)).toEqual({ until: null, left: 17 });
  expect(await vacations.onVacation(ANNA, start - 1)).toBe(false);
  expect(await vacations.onVacation(ANNA, start)).toBe(true);
  expect(await vacations.onVacation(ANNA, start + 2 * DAY - 1)).toBe(true);
  expect(await vacations.onVacation(ANNA, start + 2 * DAY)).toBe(false);
  await expect(vacations.take(ANNA, 18)).rejects.toMatchObject({ status: 409, code: 'no-days-left' });
  await vacations.take(ANNA, 17);
  telling.time += 17 * DAY;
  expect(await vacations.of(ANNA)).toEqual({ until: null, left: 0 });
  await expect(vacations.take(ANNA, 1)).rejects.toMatchObject({ status: 409 });
  telling.time = Date.UTC(2028, 0, 1);
  expect((await vacations.of(ANNA)).left).toBe(20);
  expect(told).toHaveLength(4);
});

test('vacations taken at once follow each other: each ends the one before, none is added to it', async () => {
  const { notify, storage } = await openTelling();
  await Promise.all([1, 2, 3].map(() => notify.vacations.take(ANNA, 10)));
  // Two were ended on their first day, the third holds.
  expect(await notify.vacations.of(ANNA)).toMatchObject({ left: 8 });
  expect(await storage.db.selectFrom('vacations').select(['number', 'days']).orderBy('number').execute()).toEqual([
    { number: 1, days: 1 },
    { number: 2, days: 1 },
    { number: 3, days: 10 },
  ]);
});
