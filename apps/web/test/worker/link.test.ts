import { play as assyria } from '@edubba/assyria/play';
import { playOut, random as anything } from '@edubba/bots';
import { fingerprintOf, Table, Xoshiro } from '@edubba/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sitter } from '../../src/worker/api.ts';
import { whyOf } from '../../src/worker/api.ts';
import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from '../../src/worker/bytes.ts';
import type { AnyPlay } from '@edubba/hosting';
import { anyPlay } from '@edubba/hosting';
import { loadGame } from '../../src/worker/games.ts';
import type { Linked } from '../../src/worker/link.ts';
import { decodeLink, encodeLink } from '../../src/worker/link.ts';
import { play as hidden } from './hidden-game.ts';
import { bot, GAMES, libraryOn, newDatabase, Page, planFor, thrown, until, you } from './support.ts';

const load = (game: string): Promise<AnyPlay> => loadGame(GAMES, game);

/** A game played by bots for so many answers. */
function played(play: AnyPlay, seats: number, seed: string, answers: number, options = {}, by = anything): Linked {
  const table = Table.open(play.game, { seats, seed, options });
  playOut(table, [by], new Xoshiro(seed), { maxAnswers: answers });
  const sitters = Array.from({ length: seats }, (_, n): Sitter => (n === 0 ? you : bot('thumbs')));
  return { play, info: table.info, sitters, line: table.line, step: Math.min(3, table.line.length) };
}

const wholeOf = ({ info, sitters, line, step, play }: Linked): unknown => ({
  info,
  sitters,
  line,
  step,
  game: play.game.id,
});

test('bytes: numbers, texts and any bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 31)), fc.string({ unit: 'binary' }), fc.uint8Array(), (numbers, text, bytes) => {
      const out = new ByteWriter();
      for (const n of numbers) out.number(n);
      out.text(text);
      const back = fromBase64Url(toBase64Url(out.bytes)) ?? new Uint8Array();
      const reader = new ByteReader(back);
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(reader.text()).toBe(text);
      expect(reader.left).toBe(0);
      expect(fromBase64Url(toBase64Url([...bytes])) ?? new Uint8Array()).toEqual(bytes);
    }),
    { numRuns: 40 },
  );
});

const games = fc.record({
  play: fc.constantFrom(anyPlay(assyria), hidden),
  seats: fc.integer({ min: 1, max: 4 }),
  seed: fc.string({ maxLength: 6 }),
  answers: fc.nat(150),
  name: fc.string({ maxLength: 12 }),
});

test('a random game read from its link is the game that was written', async () => {
  await fc.assert(
    fc.asyncProperty(games, fc.nat(), async ({ play, seats, seed, answers, name }, at) => {
      const game = played(play, seats, seed, answers);
      const sitters = game.sitters.with(0, { who: 'person', name });
      const linked: Linked = { ...game, sitters, step: at % (game.line.length + 1) };
      const text = encodeLink(linked);
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(wholeOf(await decodeLink(text, load))).toEqual(wholeOf(linked));
    }),
    { numRuns: 60 },
  );
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('every letter of a link changed into any other is noticed, or means the same', async () => {
  for (const game of [played(hidden, 3, 'letters', 9), played(anyPlay(assyria), 2, 'letters', 12)]) {
    const text = encodeLink(game);
    const same = wholeOf(game);
    let noticed = 0;
    for (let i = 0; i < text.length; i++) {
      for (const letter of `${LETTERS}+=% `) {
        if (letter === text[i]) continue;
        const changed = text.slice(0, i) + letter + text.slice(i + 1);
        const outcome = await decodeLink(changed, load).then(wholeOf, (error: unknown) => whyOf(error).id);
        if (outcome === 'worker.link-damaged') noticed++;
        // Unused bits of the last letter, a blank at its end: nothing is lost.
        else expect(outcome).toEqual(same);
      }
      expect(await thrown(decodeLink(text.slice(0, i) + text.slice(i + 1), load))).toBe('worker.link-damaged');
    }
    expect(noticed).toBeGreaterThan(text.length * 60);
  }
});

test('whatever is no link is called damaged, never anything else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('', 'A', '#', '____')), async (text) => {
      expect(await thrown(decodeLink(text, load))).toBe('worker.link-damaged');
    }),
  );
});

test('a whole game of four is well under 2000 letters', () => {
  const { thumbs } = assyria.bots;
  for (const seed of ['one', 'two', 'three']) {
    const game = played(anyPlay(assyria), 4, seed, 20_000, {}, thumbs as unknown as typeof anything);
    const text = encodeLink(game);
    console.info(`${game.line.length} answers in ${text.length} letters`);
    expect(text.length).toBeLessThan(1500);
  }
});

test('a link of newer rules, of an unknown game, or of rules that went another way says so', async () => {
  const game = played(anyPlay(assyria), 2, 'newer', 40, { 'blocked-top': '3' });
  const text = encodeLink(game);
  const version = game.play.game.version + 1;
  const newer: AnyPlay = { ...game.play, game: { ...game.play.game, version } };
  const ofNewer = encodeLink({ ...game, play: newer, info: { ...game.info, version } });
  expect(await thrown(decodeLink(ofNewer, load))).toBe('worker.link-newer');
  expect(await thrown(decodeLink(text, (id) => loadGame({}, id)))).toBe('worker.unknown-game');
  // A newer kind of link, rightly sealed: the format is the first byte.
  const out = new ByteWriter();
  out.number(2);
  out.text('anything');
  expect(await thrown(decodeLink(sealed(out), load))).toBe('worker.link-newer');
  // Today's rules have another first position.
  const { setup } = game.play.game;
  const other: AnyPlay = {
    ...game.play,
    game: { ...game.play.game, setup: (table) => ({ ...setup(table), round: 7 }) as ReturnType<typeof setup> },
  };
  expect(await thrown(decodeLink(text, async () => other))).toMatch(/^worker\.link-(differs|damaged)$/);
});

/** As the codec ends every link, of whatever format. */
function sealed(out: ByteWriter): string {
  out.hex(fingerprintOf(out.bytes).slice(0, 8));
  return toBase64Url(out.bytes);
}

test('a link of a kept game opens in a clean browser at the same fingerprint', async () => {
  const database = newDatabase();
  const library = libraryOn(database);
  const id = await library.create(
    planFor('assyria', [bot('thumbs'), bot('thumbs')], { options: { 'blocked-top': '1' } }),
  );
  const page = await Page.at(library, id);
  await until(() => page.over);
  const door = await library.replay({ id });
  const { steps, fingerprint } = await door.about(0);
  const link = await door.link(steps - 10);
  const clean = await libraryOn(newDatabase()).replay({ link });
  expect(await clean.about(0)).toEqual(await door.about(0));
  expect((await clean.about(0)).fingerprint).toBe(fingerprint);
  expect((await clean.at(steps - 10, 1)).fingerprint).toBe((await door.at(steps - 10, 1)).fingerprint);
  expect(await clean.link(steps - 10)).toBe(link);
});
