import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse({ threads: true });
});
afterEach(() => house.stop());

test('a bot that takes its time thinks on a thread of the house, and its table goes on', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id } = await gold.create('assyria', [{ who: 'bot', bot: 'master' }]);
  const window = await gold.sit(id);
  const hosted = await house.desk.get(id);
  const byBot = (): number =>
    hosted.table?.log.filter(({ seat, mark }) => seat === 1 && mark === undefined).length ?? 0;
  for (let answers = 0; byBot() < 3 && answers < 40; answers++) {
    await expect.poll(() => window.asked).toBe(true);
    await window.answer();
  }
  await expect.poll(byBot).toBeGreaterThanOrEqual(3);
});

test('a house that closes does not wait for what is being thought', async () => {
  const gold = await Visitor.guest(house.address, 'Gold');
  const { id } = await gold.create('assyria', [{ who: 'bot', bot: 'ensi' }]);
  const window = await gold.sit(id);
  await expect.poll(() => window.standing?.view).toBeDefined();
  // Stopped by the hook: were a thread left behind, the test would never end.
  expect(house.desk.size).toBe(1);
});
