import { inflateRawSync } from 'node:zlib';
import { type Received, readReceived } from '@edubba/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Storage } from '../../src/store/database.ts';
import { onBothEngines } from '../support/engines.ts';
import { openHouse, type TestHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

// What travels: no more than is wanted, and what is long is packed.

const BOT = { who: 'bot', bot: 'random' } as const;

onBothEngines((engine) => {
  let storage: Storage;
  let house: TestHouse;
  let gold: Visitor;

  beforeEach(async () => {
    storage = await engine.open(await engine.fresh());
    house = await openHouse({ storage });
    gold = await Visitor.guest(house.address, 'Gold');
  });
  afterEach(async () => {
    await house.stop();
    await storage.close();
  });

  test('what is closed is named, and why is told to whoever asks, for the question that is asked', async () => {
    const { id } = await gold.create('assyria', [BOT]);
    const mine = await gold.sit(id);
    await mine.until(() => mine.asked);
    // The first choices close nothing: a few answers lead to where something is.
    for (let i = 0; i < 20 && mine.standing?.refused.length === 0; i++) {
      await mine.answer();
      await mine.until(() => mine.asked);
    }
    const { refused = [], number = 0 } = mine.standing ?? {};
    expect(refused.length).toBeGreaterThan(0);
    expect(mine.texts.at(-1)).not.toContain('"refusals"');
    const told = (await mine.send({ type: 'why', number })) as Extract<Received, { type: 'why' }>;
    expect(new Set(told.refusals.map(({ target }) => target))).toEqual(new Set(refused));
    for (const { why } of told.refusals) expect(why.id).toMatch(/\w/);
    // Of a question that is answered nobody asks why any more.
    expect(await mine.send({ type: 'why', number: number + 1 })).toMatchObject({ type: 'why', refusals: [] });
    await mine.close();
  });

  test('what is long comes packed to a window that unpacks, and says the same', async () => {
    const { id } = await gold.create('assyria', [BOT]);
    const plain = await gold.sit(id);
    await plain.until(() => plain.asked);
    for (let i = 0; i < 25; i++) {
      await plain.answer();
      await plain.until(() => plain.asked);
    }
    const again = await gold.sit(id);
    await again.until(() => again.standing !== undefined);
    const long = again.texts.find((text) => text.startsWith('{"type":"standing"')) ?? '';
    const packed = new WebSocket(`${house.address.replace('http', 'ws')}/api/v1/tables/${id}/live?packed=1`, {
      headers: { cookie: gold.cookie, origin: house.address },
    });
    const frame = await new Promise<Buffer>((come) =>
      packed.on('message', (data: Buffer, binary) => binary && come(data)),
    );
    const text = inflateRawSync(frame).toString();
    expect(readReceived(text)).toEqual(readReceived(long));
    expect(frame.length).toBeLessThan(long.length / 3);
    packed.close();
  });
});
