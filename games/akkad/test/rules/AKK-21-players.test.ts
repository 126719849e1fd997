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
