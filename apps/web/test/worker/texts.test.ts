import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createWords, kernelTexts } from '@edubba/words';
import { expect, test } from 'vitest';
import { workerTexts } from '../../src/worker/texts.en.ts';

const SOURCE = resolve(import.meta.dirname, '../../src/worker');

test('every message the worker names has words, and every text is named', () => {
  const files = readdirSync(SOURCE).filter((name) => name.endsWith('.ts') && !name.startsWith('texts'));
  const code = files.map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n');
  const named = new Set(code.match(/(?<=')worker\.[a-z-]+(?=')/g));
  expect([...named].sort()).toEqual(Object.keys(workerTexts).sort());
});

test('every text can be said', () => {
  const words = createWords('en', kernelTexts.en, workerTexts);
  const params = {
    error: 'E',
    game: 'G',
    bot: 'B',
    at: 3,
    given: 2,
    seats: 4,
    why: { id: 'kernel.record-roll', params: { roll: 'R' } },
  };
  for (const id of Object.keys(workerTexts)) expect(words.say({ id, params })).not.toMatch(/[{}]|undefined/);
});
