import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsText, standingText } from '../../src/tables/viewer.ts';
import type { Plan, Tamper } from './plan.ts';
import { FuzzHouse } from './fuzz-house.ts';

/** What must never happen is not tried again. */
const NEVER = { retry: 0, timeout: 900_000 };

/** Among the proofs 2,000 games in all, 150 otherwise: most of the small one that is nothing but secrets. */
const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
const ASSYRIA = PROOFS ? 32 : 4;
const AKKAD = PROOFS ? 24 : 4;
const VEILED = Number(process.env['EDUBBA_LEAK_GAMES'] ?? (PROOFS ? 2000 : 150) - ASSYRIA - AKKAD);
/** Several tables at once: what belongs to one must not turn up at another. */
const AT_ONCE = 12;

let fuzz: FuzzHouse;
beforeAll(async () => {
  fuzz = await FuzzHouse.open();
});
afterAll(() => fuzz.close());

async function playAll(plans: readonly Plan[], most = Number.POSITIVE_INFINITY): Promise<void> {
  const left = plans.slice();
  const hand = async (): Promise<void> => {
    for (let plan = left.pop(); plan !== undefined; plan = left.pop()) await fuzz.play(plan);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, most) }, hand));
}

function found(): string {
  const { texts, bytes, compared } = fuzz.secrets;
  return `${fuzz.finished} games to their end, ${texts} texts, ${Math.round(bytes / 1e6)} MB, ${compared} compared`;
}

test(`${VEILED} games of hands, seals and whispers: nobody is sent what is not theirs to know`, NEVER, async () => {
  await playAll(
    Array.from({ length: VEILED }, (_, i) => ({
      game: 'veiled',
      seats: 2 + (i % 3),
      bots: i % 7 === 0 ? 1 : 0,
      http: i % 25 === 0,
    })),
  );
  console.info(found());
  expect(fuzz.secrets.leaks).toEqual([]);
  expect(fuzz.finished).toBe(VEILED);
});

test(`${ASSYRIA} games of Assyria, alone and by two to four, and ${AKKAD} of Akkad`, NEVER, async () => {
  await playAll([
    ...Array.from({ length: ASSYRIA }, (_, i) => ({
      game: 'assyria',
      seats: 1 + (i % 4),
      bots: i % 4 > 1 ? 1 : 0,
      http: i % 12 === 0,
      most: 40,
      compareOneOf: 12,
    })),
    ...Array.from({ length: AKKAD }, (_, i) => ({
      game: 'akkad',
      seats: 3 + (i % 4),
      bots: i % 2,
      http: i % 12 === 0,
      most: 60,
      compareOneOf: 12,
    })),
  ]);
  console.info(found());
  expect(fuzz.secrets.leaks).toEqual([]);
});

/** Leaks as they might be made by mistake: each must be found, or the search above proves nothing. */
const PLANTED: { readonly [what: string]: Tamper } = {
  'the standing of another seat': (text, { table, ...shown }, reader) =>
    text.startsWith('{"type":"standing"') && table !== undefined && reader.seat() === 0
      ? standingText(shown, table, 1, JSON.stringify(table.eventsFor(1)).slice(1, -1))
      : text,
  'the events of another seat': (text, { table, ...shown }, reader) =>
    text.startsWith('{"type":"events"') && table !== undefined && reader.seat() < 0
      ? eventsText(shown, table, 0, 0, -1)
      : text,
  'the standing orders of all': (text, { table }) =>
    text.replace(/"orders":\[.*?\],"outcome"/, `"orders":${JSON.stringify(table?.orders ?? [])},"outcome"`),
  'the log': (text, { table }) =>
    text.startsWith('{"type":"done"') ? `${text}${JSON.stringify(table?.log.slice(-3))}` : text,
  'the order of the deck': (text, { table }) =>
    text.startsWith('{"type":"table"') && table !== undefined ? text + JSON.stringify(table.s) : text,
  'something that looks like nothing': (text, { table }) =>
    // No card is named, only counted: how high the hidden omen stands.
    text.replace(/"round":(\d)/, (_, round) => {
      const { omen: [omen = '#0'] = [] } = (table?.s ?? {}) as { omen?: readonly string[] };
      return `"round":${Number(round) + Number(omen.split('#')[1] ?? 0)}`;
    }),
};

test.each(Object.entries(PLANTED))('the search finds it where %s is sent', async (_what, tamper) => {
  await playAll(
    Array.from({ length: 25 }, () => ({ game: 'veiled', seats: 2, compareOneOf: 1, tamper })),
    1,
  );
  expect(fuzz.secrets.leaks.length).toBeGreaterThan(0);
  fuzz.secrets.leaks.length = 0;
});
