import type { Proof } from '@edubba/protocol';
import { parseRecord } from '@edubba/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor, type Window } from '../support/visitor.ts';

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.stop());

/** Whoever is asked takes the first option, until the game is over. */
async function playOut(windows: readonly Window[]): Promise<void> {
  const over = (): boolean => windows.every(({ standing }) => (standing?.outcome ?? null) !== null);
  while (!over()) {
    const asked = windows.find((window) => window.asked);
    if (asked !== undefined) await asked.answer();
    else await new Promise((wait) => setTimeout(wait, 5));
  }
}

test('two people play a whole game by sockets, and the record proves its chance', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const blue = await Visitor.guest(house.address, 'Blue');
  const made = await gold.create('connect-four', [{ who: 'open' }]);
  expect(made.status).toBe('waiting');
  const joined = await blue.join(made.id);
  expect(joined.status).toBe('playing');
  const windows = [await gold.sit(made.id), await blue.sit(made.id)];
  await playOut(windows);
  const proof = (await gold.ask('GET', `/tables/${made.id}/proof`)).body as Proof;
  expect(proof.commitment).toBe(made.commitment);
  const record = await gold.ask('GET', `/tables/${made.id}/record`);
  expect(parseRecord(JSON.stringify(record.body)).outcome).toEqual(windows[0]?.standing?.outcome);
});

test('bots on a table play by themselves', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const made = await gold.create('assyria', [
    { who: 'bot', bot: 'thumbs' },
    { who: 'bot', bot: 'random' },
  ]);
  expect(made.status).toBe('playing');
  const window = await gold.sit(made.id);
  for (let i = 0; i < 12; i++) {
    await window.until(() => window.asked);
    expect((await window.answer()).type).toBe('done');
  }
});

test('the same message twice is carried out once; an old one is refused with the open question', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const blue = await Visitor.guest(house.address, 'Blue');
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [first, second] = [await gold.sit(id), await blue.sit(id)];
  const player = first.asked ? first : second;
  const number = player.standing?.question?.number ?? -1;
  const key = player.standing?.question?.options[3] ?? '';
  expect((await player.send({ type: 'answer', number, key }, 'once')).type).toBe('done');
  const { version } = player;
  expect((await player.send({ type: 'answer', number, key }, 'once')).type).toBe('done');
  expect(player.version).toBe(version);
  const late = await player.send({ type: 'answer', number, key }, 'another');
  expect(late).toMatchObject({ type: 'refused', question: null });
});
