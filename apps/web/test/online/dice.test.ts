import { commitmentTo, fairChance, tableSeed } from '@edubba/fair';
import { CHANCE, type GameRecord, recordOf, Table } from '@edubba/kernel';
import type { AddChance, SeatInfo, TableInfo } from '@edubba/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHELF } from '../../src/app/games.ts';
import { addChance, isBroken, type KeptDice, keptDice, sitDown } from '../../src/online/lobby/contribution.ts';
import { tables, type Unanswered } from '../../src/online/api.ts';
import { check, judged } from '../../src/online/verify/check.ts';
import { memory, seat, table } from './fixture.ts';

beforeEach(() => vi.stubGlobal('localStorage', memory()));
afterEach(() => vi.unstubAllGlobals());

const ID = 'cheating1';
/** The house draws as many secrets as it likes, and takes the one whose first roll it likes best. */
const SECRETS = Array.from({ length: 120 }, (_, n) => `secret ${n}`);

/** A game's beginning whose chance comes from a secret. */
async function played(secret: string, commitment: string, contributions: readonly string[]): Promise<GameRecord> {
  const play = await SHELF[0]?.play?.();
  if (play === undefined) throw new Error('no rules');
  const chance = fairChance(tableSeed(secret, contributions));
  const game = Table.open(play.game, { seats: contributions.length, options: {}, chance });
  for (let n = 0; n < 10; n++) {
    const [asked] = game.asked();
    const [key] = asked === undefined ? [] : (game.question(asked)?.options ?? []);
    if (asked !== undefined && key !== undefined) game.play(asked, key);
  }
  return { ...recordOf(game), fair: { commitment, secret, contributions } };
}

async function best(contributions: readonly string[]): Promise<string> {
  let found: { secret: string; roll: string } | undefined;
  for (const secret of SECRETS) {
    const { log } = await played(secret, commitmentTo(secret), contributions);
    const roll = log.find(([who]) => who === CHANCE)?.[1] ?? '';
    if (found === undefined || roll > found.roll) found = { secret, roll };
  }
  return found?.secret ?? '';
}

/** A house of one table. What it has shown first it may put aside, once it knows what everybody has added. */
class CheatingHouse {
  info: TableInfo;
  secret = 'the first secret';
  /** What the device held when its contribution arrived, and what it sent. */
  heldBefore: KeptDice | undefined;
  named: AddChance | undefined;
  /** Whether it shows what it has put aside for as long as the game lasts, and only the record has the other one. */
  readonly hides: boolean;

  constructor(others: readonly SeatInfo[], hides: boolean) {
    this.hides = hides;
    const seats = [seat('ada00000', { ready: false }), ...others];
    const contributions = seats.map(({ who }) => (who === 'person' ? 'what-bela-added-' : ''));
    const commitment = commitmentTo(this.secret);
    this.info = table({ id: ID, seats, commitment, contributions: ['', ...contributions.slice(1)] });
  }

  /** The last one has added something: now it chooses. */
  readonly take = async (_: string, { contribution, commitment }: AddChance): Promise<TableInfo> => {
    this.heldBefore = keptDice(ID);
    this.named = { commitment, contribution };
    const contributions = [contribution, ...this.info.contributions.slice(1)];
    this.secret = await best(contributions);
    const shown = this.hides ? this.info.commitment : commitmentTo(this.secret);
    this.info = { ...this.info, status: 'playing', contributions, commitment: shown };
    return this.info;
  };

  record(): Promise<GameRecord> {
    return played(this.secret, commitmentTo(this.secret), this.info.contributions);
  }
}

/** The maker of a table with bots, and whoever sits down last among people. */
const TABLES = [
  ['the maker of a table with a bot', [seat(null, { who: 'bot', bot: 'thumbs', ready: true })]],
  ['whoever sits down last', [seat('bela0000')]],
] as const;

test.each(TABLES)('a house that chooses its secret when it knows all is refused aloud: %s', async (_, others) => {
  const house = new CheatingHouse(others, false);
  vi.spyOn(tables, 'addChance').mockImplementation(house.take);
  const sitting = sitDown(async () => house.info);
  await expect(sitting).rejects.toMatchObject({
    why: { id: 'online.error.broken-promise' },
  } satisfies Partial<Unanswered>);
  expect(house.heldBefore).toEqual({ ...house.named, commitment: commitmentTo('the first secret') });
  expect(isBroken(house.info)).toBe(true);
  // However often it is tried: what was promised first is what is held.
  await expect(addChance(house.info)).rejects.toMatchObject({ code: 'broken-promise' });
  expect((await check(await house.record(), keptDice(ID)))?.fairness.verdict).toBe('other-commitment');
});

test.each(TABLES)('one that shows the old promise until the game is over is found then: %s', async (_, others) => {
  const house = new CheatingHouse(others, true);
  vi.spyOn(tables, 'addChance').mockImplementation(house.take);
  await sitDown(async () => house.info);
  expect(isBroken(house.info)).toBe(false);
  expect((await check(await house.record(), keptDice(ID)))?.fairness.verdict).toBe('other-commitment');
});

test.each(TABLES)('one that begins before anybody could add anything is not called fair: %s', async (_, others) => {
  const house = new CheatingHouse(others, false);
  const added = vi.spyOn(tables, 'addChance').mockImplementation(house.take);
  // It says that the game runs, and nobody is asked for anything.
  const id = `early${others[0].who}`;
  await sitDown(async () => ({ ...house.info, id, status: 'playing' }));
  expect(added).not.toHaveBeenCalled();
  const nothing = house.info.seats.map(() => '');
  const secret = await best(nothing);
  const checked = await check(await played(secret, commitmentTo(secret), nothing), keptDice(id));
  expect(checked?.fairness.verdict).toBe('fair');
  expect(checked === undefined ? undefined : judged(checked)).toBe('alone');
});

test('a house that leaves out what was added is refused aloud', async () => {
  const mine = table({ id: 'leaves23', seats: [seat('ada00000', { ready: false }), seat('bela0000')] });
  vi.spyOn(tables, 'addChance').mockImplementation(async () => ({
    ...mine,
    status: 'playing',
    contributions: ['another-part-of-it', 'what-bela-added-'],
  }));
  await expect(addChance(mine)).rejects.toMatchObject({ code: 'broken-promise' });
});

test('the same is added however often somebody must try; what another device added stays', async () => {
  const sent: AddChance[] = [];
  const adding = vi.spyOn(tables, 'addChance').mockImplementation(async (_, chance) => {
    sent.push(chance);
    throw new Error('the line broke');
  });
  const mine = table({ id: 'table234', seats: [seat('ada00000', { ready: false }), seat(null)] });
  for (let n = 0; n < 3; n++) await expect(addChance(mine)).rejects.toThrow('the line broke');
  expect(new Set(sent.map(({ contribution }) => contribution)).size).toBe(1);
  adding.mockImplementation(async () => {
    const { Unanswered: Failed } = await import('../../src/online/api.ts');
    throw new Failed('contributed', 409, { id: 'online.error.other' });
  });
  expect(await addChance(mine)).toBe(mine);
  expect(keptDice('table234')).toEqual({ commitment: mine.commitment });
});
