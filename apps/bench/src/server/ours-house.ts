// Our server in a process of its own. Told how many tables of which game are wanted, it says where they are and by which
// cookies people sit at them.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assyria from '@edubba/assyria';
import connectFour from '@edubba/connect-four';
import type { Games } from '@edubba/server';
import { build, openStorage, readConfig } from '@edubba/server';
import { type House, type Order, tellSpent } from './children.ts';

const folder = mkdtempSync(join(tmpdir(), 'edubba-load-'));
const config = {
  ...readConfig({
    LOG_LEVEL: 'silent',
    EDUBBA_DATABASE: join(folder, 'house.sqlite'),
    // All two thousand come from one address.
    EDUBBA_WORK_PER_ADDRESS: '1000000',
  }),
  requestsPerMinute: 10_000_000,
  socketsPerAddress: 100_000,
};
const games = {
  assyria: async () => assyria,
  'connect-four': async () => connectFour,
} as unknown as Games;
const storage = await openStorage(config);
const house = await build({ config, storage, games, threads: true });
await house.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = house.app.server.address() as AddressInfo;

tellSpent();
process.on('message', (order: Order | 'spent') => {
  if (order === 'spent') return;
  answer(order).then(
    (message) => process.send?.(message),
    () => process.exit(1),
  );
});
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ port });

async function answer({ game, tables, seats, bots = [] }: Order): Promise<House> {
  const people = await Promise.all(
    Array.from({ length: seats }, async (_, i) => {
      const person = await house.people.guest(`Player ${i}`);
      return { person, cookie: `edubba=${await house.people.sessions.begin(person.id, 'load')}` };
    }),
  );
  const made: { id: string; cookies: string[] }[] = [];
  const [first] = people;
  if (first === undefined) throw new Error('nobody to sit down');
  for (let i = 0; i < tables; i++) {
    const { id, head } = await house.seating.create(first.person, {
      game,
      seats: [
        ...people.map((_, seat) => ({ who: seat === 0 ? ('me' as const) : ('open' as const) })),
        ...bots.map((bot) => ({ who: 'bot' as const, bot })),
      ],
      options: {},
      pace: { kind: 'free' },
      open: false,
      spectators: false,
    });
    for (const { person } of people.slice(1)) await house.seating.join(id, person);
    for (const { person } of people) {
      await house.seating.contribute(id, person.id, {
        commitment: head.commitment,
        contribution: 'load-load-load-load',
      });
    }
    made.push({ id, cookies: people.map(({ cookie }) => cookie) });
  }
  return { tables: made };
}
