import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres } from '@edubba/server/testing';
import { expect, test } from 'vitest';
import { edubba, scratch } from '../edubba.ts';
import { disturbed } from '../lab-workers.ts';

const folder = scratch();
const GAMES = 20_000;

test('20 workers are killed and PostgreSQL twice during 20,000 games: the bytes of one process undisturbed', async () => {
  const file = join(folder, 'long.json');
  const wish = {
    format: 'edubba-experiment',
    version: 1,
    title: 'Random games with two seats',
    game: 'assyria',
    seats: 2,
    bots: ['random'],
    seed: 'proof',
    games: GAMES,
    sides: [{ name: 'As published' }],
  };
  writeFileSync(file, JSON.stringify(wish));
  const postgres = await TestPostgres.start();
  try {
    const url = await postgres.database('lab');
    const order = { file, games: GAMES, block: 200, workers: 2, kills: 20, restarts: 2, seed: 'proof' };
    const came = await disturbed(postgres, url, order);
    const alone = join(folder, 'alone.json');
    await edubba(['lab', 'run', file, '--threads', '1', '--out', alone]);
    expect(came).toBe(readFileSync(alone, 'utf8'));
  } finally {
    await postgres.stop();
  }
}, 3_600_000);
