import type { Bot } from '@edubba/bots';
import { defineModule } from '@edubba/gamekit';
import type { Pondering } from '@edubba/hosting';
import type { BaseState } from '@edubba/kernel';
import { CHANCE, defineGame, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { AnyModule } from '../src/games.ts';
import { Sitting } from '../src/table/sitting.ts';
import { listed } from '../src/table/why-text.ts';

/** A caravan drives on, which no event tells; then the weather is thrown, which one does. */
type Road = BaseState & { driven: number };

const R = rules<Road>();
const main = R.proc<null>('main')({
  drive: {
    ask: 'road.drive',
    by: () => 0,
    options: () => ['on', 'rest'],
    then: (g) => (g.s.driven++, g.goto('weather')),
  },
  weather: {
    chance: 'weather.throw',
    outcomes: () => ['rain'],
    then: (g) => (g.emit({ type: 'weather.thrown' }), g.s.driven < 2 ? g.goto('drive') : g.end()),
  },
});

const driver = (why: string): Bot<Road> => ({
  name: 'driver',
  choose: () => ({ key: 'on', reasons: [{ why: { id: why }, points: 3 }] }),
});

const road = defineModule<Road>({
  game: defineGame<Road>({
    id: 'road',
    version: 1,
    players: { min: 1, max: 1 },
    rules: R,
    main,
    setup: (table) => ({ table, driven: 0 }),
    visibility: { driven: 'all' },
    outcome: () => ranked([0]),
  }),
  texts: {
    en: {
      'game.road': 'Road',
      'seat.lamassi': 'Lamassi',
      'bot.driver': 'Driver',
      'chance.weather.throw': 'The weather',
      'ask.road.drive': '{seat}?',
      'road.on': 'Drive on',
      'road.rest': 'Rest',
      'thumb.near': 'nearer to the city',
      'event.weather.thrown': 'It rains.',
    },
  },
  rulebook: [],
  bots: { driver: driver('thumb.near') },
  seats: [{ id: 'seat.lamassi' }],
  option: (_, __, key) => ({ id: `road.${key}` }),
  board: () => '',
}) as unknown as AnyModule;

/** What is told after the bot has answered once. */
async function told(why: string) {
  const table = Table.open(road.game, { seats: 1, chance: () => 'rain' });
  const bot = driver(why) as unknown as Bot<BaseState>;
  const sitting = new Sitting(road, table, [{ person: false, bot }], '1', 'en');
  await sitting.letBotPlay(0);
  expect(table.log.map(({ seat }) => seat)).toEqual([0, CHANCE]);
  return sitting.news(0, 0);
}

test('a bot’s reason stands under its own answer, not under what chance did then', async () => {
  expect(await told('thumb.near')).toMatchObject([
    { text: 'Lamassi: Drive on', aside: false },
    { text: '+3 nearer to the city', aside: true },
    { text: 'It rains.', aside: false },
  ]);
});

test('a text that is missing is its id in brackets', async () => {
  expect((await told('thumb.row-food'))[1]).toMatchObject({ text: '+3 [thumb.row-food]' });
});

test('a bot that takes its time thinks elsewhere; where that comes to nothing it answers here', async () => {
  const bot = { ...driver('thumb.near'), ahead: true } as unknown as Bot<BaseState>;
  const played = async (key: string | undefined, who = bot) => {
    const table = Table.open(road.game, { seats: 1, chance: () => 'rain' });
    const sitting = new Sitting(road, table, [{ person: false, bot: who }], '1', 'en');
    const { promise, resolve } = Promise.withResolvers<{ key: string } | undefined>();
    const asked: Pondering[] = [];
    const think = (pondering: Pondering) => (asked.push(pondering), { choice: promise, stop: () => undefined });
    const answered = sitting.letBotPlay(0, { think });
    // Nothing is answered before it has thought.
    const before = table.log.length;
    resolve(key === undefined ? undefined : { key });
    await answered;
    return { before, asked, first: table.log[0]?.key };
  };
  const { asked, ...answer } = await played('rest');
  expect(answer).toEqual({ before: 0, first: 'rest' });
  expect(asked).toMatchObject([{ game: 'road', bot: 'driver', seat: 0, quick: false, seed: '1/bots', at: 0 }]);
  expect((await played(undefined)).first).toBe('on');
  expect((await played('fly')).first).toBe('on');
  const quick = await played('rest', driver('thumb.near') as unknown as Bot<BaseState>);
  expect([quick.asked, quick.first]).toEqual([[], 'on']);
});

test('a long list names what is of one kind by the last part of its key', () => {
  const space = (name: string) => ({ key: `space/${name}`, label: `${name}, Fish, western land` });
  const list = [...['A1', 'A2', 'A3', 'A4'].map(space), { key: 'pass', label: 'Pass' }];
  expect(listed(list, 77)).toBe('A1, A2, A3, A4; Pass');
  expect(listed(list.slice(0, 2), 77)).toBe('A1, Fish, western land; A2, Fish, western land');
});

/** Grain and beer are handed out in one answer. */
type Feast = BaseState & { given: string };
const F = rules<Feast>();
const feast = defineModule<Feast>({
  game: defineGame<Feast>({
    id: 'feast',
    version: 1,
    players: { min: 1, max: 1 },
    automata: () => ['guest'],
    rules: F,
    main: F.proc<null>('main')({
      give: {
        sealed: 'feast.give',
        seats: () => [0],
        allot: () => ({
          parts: [
            { name: 'grain', least: 0, most: 3 },
            { name: 'beer', least: 0, most: 3 },
          ],
          least: 0,
          most: 4,
        }),
        reveal: (g, _, [pick]) => {
          g.s.given = pick?.key ?? '';
          return g.end();
        },
      },
    }),
    setup: (table) => ({ table, given: '' }),
    visibility: { given: 'all' },
    outcome: () => ranked([1, 2]),
  }),
  texts: {
    en: {
      'game.feast': 'Feast',
      'ask.feast.give': 'Hand out.',
      'seat.host': 'Host',
      'seat.guest': 'Guest',
      'part.grain': 'Grain',
      'part.beer': 'Beer',
      'bot.random': 'Random',
    },
  },
  seats: [{ id: 'seat.host' }],
  automata: [{ id: 'seat.guest' }],
  option: (_, __, key) => ({ id: 'refusal.why', params: { why: key } }),
  board: () => '',
  bots: {},
  rulebook: [],
}) as unknown as AnyModule;

test('numbers are asked for in words, not as a list; an automaton has its name', () => {
  const table = Table.open(feast.game, { seats: 1, seed: 'x' });
  const sitting = new Sitting(feast, table, [{ person: true }], 'x', 'en');
  expect(sitting.choices(0)).toEqual({ options: [], offers: [] });
  expect(sitting.allotment(0)).toBe('Grain 0 to 3 and Beer 0 to 3; together 0 to 4. For example: 0,0');
  expect([sitting.seatName(0), sitting.seatName(1), sitting.seatName(CHANCE)]).toEqual(['Host', 'Guest', 'chance']);
});
