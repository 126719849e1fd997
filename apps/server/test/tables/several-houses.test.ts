import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { TestHouse } from '../support/house.ts';
import { openHouse } from '../support/house.ts';
import { playOut } from '../support/playing.ts';
import { TestPostgres } from '../support/postgres.ts';
import { Visitor } from '../support/visitor.ts';

let postgres: TestPostgres;
const storages: Storage[] = [];
let near: TestHouse;
let far: TestHouse;

beforeAll(async () => {
  postgres = await TestPostgres.start();
  const url = await postgres.database('house');
  storages.push(await openPostgres(url), await openPostgres(url));
  const [first, second] = storages as [Storage, Storage];
  near = await openHouse({ storage: first });
  // What the other house keeps is never told here: as slowly as it can be.
  far = await openHouse({ storage: { ...second, listen: () => () => undefined } });
});
afterAll(async () => {
  for (const house of [near, far]) await house.stop();
  for (const storage of storages) await storage.close();
  await postgres.stop();
});

/** The same person, served by the other house. */
function at(house: TestHouse, { cookie, me }: Visitor): Visitor {
  const visitor = new Visitor(house.address);
  visitor.cookie = cookie;
  visitor.me = me;
  return visitor;
}

test('whoever is served by one house after another goes on where they were, before either has told the other', async () => {
  const [gold, blue] = [await Visitor.guest(near.address, 'Gold'), await Visitor.guest(near.address, 'Blue')];
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  // Known at the other house before anybody else sits down.
  await far.desk.get(id);
  const joined = await blue.table('POST', `/tables/${id}/join`, {});
  const begun = await at(far, blue).add(joined);
  expect(begun.status).toBe('playing');
  expect((await at(far, gold).table('GET', `/tables/${id}`)).status).toBe('playing');
  const windows = [await gold.sit(id), await blue.sit(id)];
  await far.desk.get(id);
  await playOut(windows);
  // It ended there: here it can be played again at once.
  expect((await at(far, blue).table('GET', `/tables/${id}`)).status).toBe('over');
  expect((await at(far, blue).rematch(id)).status).toBe('waiting');
});

test('an answer that is refused on what is known here is taken on what is kept', async () => {
  const [gold, blue] = [await Visitor.guest(near.address, 'Gold'), await Visitor.guest(near.address, 'Blue')];
  const { id } = await gold.create('connect-four', [{ who: 'open' }]);
  await blue.join(id);
  const [here, there] = [await gold.sit(id), await at(far, blue).sit(id)];
  const [asked, other] = here.asked ? [here, there] : [there, here];
  expect((await asked.answer()).type).toBe('done');
  if (other === there) {
    // Nobody has told the other house; whoever knows the question by another way may answer it there.
    const { table } = await near.desk.get(id);
    const { number = 0, options = [] } = table?.question(there.seat ?? 0) ?? {};
    const answer = { type: 'answer', number, key: options[0] ?? '' } as const;
    expect(await there.send(answer)).toMatchObject({ type: 'done' });
    expect(there.standing?.question).toBeNull();
  } else {
    await here.until(() => here.asked);
    expect((await here.answer()).type).toBe('done');
  }
});
