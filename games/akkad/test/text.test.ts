import { createModuleWords, optionMessage, promptMessage } from '@edubba/gamekit';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import module from '../index.ts';
import { board } from '../text/board.ts';
import { battle } from './fight.ts';
import { akkadTable } from './support.ts';

const words = createModuleWords(module);

test('the text table shows the map, armies, mats, one’s own hand and the quests', () => {
  const t = akkadTable({
    players: ['red', 'blue', 'green', 'yellow'],
    at: { turn: 'red' },
    has: {
      red: { cards: ['miss#1', 'levy#1'], goods: { grain: 3 }, units: { GIR: { champion: 1, 'chariot!': 1 } } },
      blue: { cards: ['plague#1'], passed: true, captor: 'red', canals: ['T12'], tokens: { SUS: 'admin' } },
    },
    rebels: { NIP: 2 },
    storm: 'UMM',
    event: 'floods',
    quests: ['four-houses'],
  });
  const lines = board(t.red.view, words).split('\n');
  const text = lines.join('\n').replaceAll(/\n {4}/g, ' ');
  expect(text).toContain('Event: Floods. No Boat Trips and no River Expeditions this round.');
  expect(text).toContain('Quest: Four Houses. Have all four buildings.');
  expect(text).toContain('hand: Miss!, Levy');
  expect(text).not.toContain('Plague');
  expect(text).toContain('GIR Girsu: Red 1 chariot, 1 champion (1 injured).');
  expect(text).toContain('SUS Susa: Blue 1 champion; Blue has activated it with an Admin token.');
  expect(text).toContain('T12 Susiana Pastures: canal of Blue.');
  expect(text).toContain('passed · champion held by Red');
  expect(lines.some((line) => /GIRrR2/.test(line) && /=T13/.test(line))).toBe(true);
  expect(lines.some((line) => /NIP\.\*2 {2}UMM\. {2}#/.test(line))).toBe(true);
});

test('a fight stands next to the map', () => {
  const t = battle({ spearman: 2 }, 3);
  const text = board(t.red.view, words).replaceAll(/\n {4}/g, ' ');
  expect(text).toContain('Combat on Queen’s Orchard, round 1: Red (2 bones) against the rebels (3 bones).');
});

test('the board fits a terminal of 80 columns at any moment, and everything asked has words', {
  timeout: 300_000,
}, () => {
  const chance = new Xoshiro('text');
  const table = Table.open(module.game, { seats: 6, seed: 'text' });
  let asked = 0;
  while (!table.over) {
    const seat = table.toMove;
    const question = table.question(seat);
    if (question === undefined) throw new Error('nobody is asked');
    words.say(promptMessage(module, question));
    const view = table.view(seat);
    for (const key of question.options) words.say(optionMessage(module, view, question.kind, key));
    if (asked++ % 40 === 0) for (const line of board(view, words).split('\n')) expect(line.length).toBeLessThan(81);
    table.play(seat, question.options[chance.below(question.options.length)] ?? '');
  }
  expect(asked).toBeGreaterThan(500);
});
