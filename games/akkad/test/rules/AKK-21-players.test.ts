import { random } from '@edubba/bots';
import { Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { akkad } from '../../rules/index.ts';
import { spaceOf } from '../../content/map.ts';
import { akkadTable, playOn } from '../support.ts';

test('AKK-1.01 AKK-21.07 three to six seats, whoever sits there', () => {
  expect(akkad.players).toEqual({ min: 3, max: 6 });
});

test('AKK-21.04 AKK-21.05 with three players neither Mari nor the two who need three opponents', () => {
  const three = akkadTable({
    players: ['red', 'blue', 'green'],
    at: 'beginning',
    chance: { 'deal.order': ['0', '1'] },
  });
  three.red.isAsked('start.home').notOffering('mari').offering('uruk');
  playOn(three, () => three.table.machine.kind === 'start.character');
  three.green.isAsked('start.character').notOffering('shar-kali-sharri', 'yetib-mer').offering('ur-utu');
  const four = akkadTable({
    players: ['red', 'blue', 'green', 'yellow'],
    at: 'beginning',
    chance: { 'deal.order': ['0', '1', '2'] },
  });
  four.red.isAsked('start.home').offering('mari');
  playOn(four, () => four.table.machine.kind === 'start.character');
  four.yellow.isAsked('start.character').offering('shar-kali-sharri', 'yetib-mer');
});

test('AKK-21.03 AKK-A.40 unchosen home cities are normal cities with two rebels, with five players too', () => {
  for (const players of [
    ['red', 'blue', 'green'],
    ['red', 'blue', 'green', 'yellow', 'white'],
  ]) {
    const t = akkadTable({ players, at: 'beginning', options: { deal: 'random' } });
    playOn(t, () => t.board.phase === 'selection');
    const homes = ['MAR', 'URK', 'URU', 'SUS', 'GIR', 'ASS'].map(spaceOf);
    const free = homes.filter((space) => t.board.control[space] === -1);
    expect([free.length, free.every((space) => t.board.rebels[space] === 2)]).toEqual([6 - players.length, true]);
  }
});

test('AKK-21.06 with three players everything else is as with four: two roles each', () => {
  const t = akkadTable({ players: ['red', 'blue', 'green'], at: 'selection' });
  playOn(t, () => t.board.phase === 'action');
  for (const seat of [0, 1, 2]) expect(t.board.roleOf.filter((one) => one === seat)).toHaveLength(2);
});

test('AKK-21.08 a bot can take over a seat in the middle of the game: it keeps cards and VP, and knows what the seat knows', () => {
  const has = { red: { vp: 3, cards: ['plague#1', 'miss#1'] }, blue: { cards: ['sabotage#1'] } };
  const t = akkadTable({ players: ['red', 'blue', 'green'], at: 'action', has });
  const chance = new Xoshiro('leaving');
  const before = t.table.observe(0);
  expect([before.view.s.hand[0], before.view.s.hand[1], before.view.s.vp[0]]).toEqual([
    ['plague#1', 'miss#1'],
    ['?action'],
    3,
  ]);
  // Red leaves; from now on a bot answers for the seat whatever it is asked.
  for (let answers = 0; answers < 40 && !t.over; answers++) {
    const seat = t.table.asked()[0] ?? 0;
    if (seat === 0) t.table.play(0, random.choose(t.table.observe(0), chance).key);
    else playOn(t, () => t.table.asked()[0] === 0);
  }
  expect([t.board.vp[0] ?? 0, t.board.home[0]]).toEqual([expect.any(Number), 'girsu']);
  expect(t.board.vp[0]).toBeGreaterThanOrEqual(3);
});
