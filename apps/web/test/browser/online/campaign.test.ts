import { Xoshiro } from '@edubba/kernel';
import { play } from '@edubba/sammu-ramat/play';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { LONG } from '../players/player.ts';
import type { House } from './house.ts';
import { useHouse } from './use-house.ts';

const browser = useBrowser();
const house = useHouse();

/** Both seats answer as an advisor would, in the house itself, until the Challenge is over. Says how it ended. */
async function playOut({ inside }: House, id: string): Promise<string> {
  const hosted = await inside.desk.get(id);
  const { advisor } = play.bots;
  const random = new Xoshiro('campaign');
  let ended = '';
  await hosted.change({ person: null, receipt: null }, ({ table }) => {
    if (table === undefined || advisor === undefined) throw new Error('the game has not begun');
    while (!table.over) {
      const [seat = 0] = table.asked();
      table.play(seat, advisor.choose(table.observe(seat) as never, random).key);
    }
    ended = (table.s as unknown as { readonly ended: string }).ended;
  });
  return ended;
}

/** A Challenge that ends so ends the whole Campaign. */
const FINAL = ['queen-killed', 'assassinated', 'no-gate'];

interface Made {
  readonly id: string;
  readonly commitment: string;
}

/** Asks the house in the name of whoever sits before a browser. */
async function ask<T>({ request }: BrowserContext, address: string, path: string, data: object = {}): Promise<T> {
  const answer = await request.post(`${address}/api/v1${path}`, { data, headers: { origin: address } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as T;
}

/** Two people begin a Campaign. */
async function begin(people: readonly BrowserContext[], address: string): Promise<string> {
  const [ana, ben] = people as [BrowserContext, BrowserContext];
  const { id } = await ask<Made>(ana, address, '/tables', {
    game: 'sammu-ramat',
    seats: [{ who: 'me' }, { who: 'open' }],
    options: { campaign: 'on' },
    pace: { kind: 'free' },
    open: false,
    spectators: true,
  });
  const { commitment } = await ask<Made>(ben, address, `/tables/${id}/join`);
  for (const [i, one] of people.entries())
    await ask(one, address, `/tables/${id}/chance`, { commitment, contribution: `contribution-of-${i}` });
  return id;
}

test('two people go on to the next Challenge of their Campaign in the house', LONG, async () => {
  const { address } = await house().line();
  const people = [await browser.context(), await browser.context()];
  for (const [i, one] of people.entries()) await ask(one, address, '/people/guest', { name: `Person ${i}` });
  let [id, ended] = ['', FINAL[0] ?? ''];
  for (let tries = 0; tries < 8 && FINAL.includes(ended); tries++) {
    id = await begin(people, address);
    ended = await playOut(house(), id);
  }
  expect(FINAL).not.toContain(ended);
  const page = await (people[0] as BrowserContext).newPage();
  await page.goto(`${address}/points/${id}`);
  await page.getByRole('button', { name: 'On to Challenge B' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/at/') && !url.pathname.endsWith(id));
  const next = new URL(page.url()).pathname.split('/')[2] ?? '';
  const { head } = await house().inside.desk.get(next);
  expect(head).toMatchObject({ game: 'sammu-ramat', follows: true });
});
