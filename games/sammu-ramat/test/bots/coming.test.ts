import { Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { advisor } from '../../bots/advisor.ts';
import { court } from '../support.ts';

const P = ['blue', 'pink'] as const;
const chance = new Xoshiro('coming');

/** Pink's Katuzili, who has looked at the Events of the third and the fifth Month. */
function looked(third: string, fifth: string) {
  const t = court({
    players: P,
    at: { turn: 'pink' },
    month: 2,
    event: 'EV05',
    row: ['-', '-', third, 'EV11', fifth, 'EV17'],
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', susa: 'M2 D2', elam: 'S2 H2 G' },
    people: { katuzili: 'susa pink @pink', besime: 'kalhu blue' },
  });
  t.pink.answers('turn.act', 'special/peek').answers('peek', 'row/3').answers('peek', 'row/5').answers('peek', 'done');
  return advisor.choose(t.table.observe(1), chance).key;
}

test('of two Events that it has seen the worse one comes later', () => {
  // Enemies and lost Military against three Iron.
  expect(looked('EV07', 'EV23')).toBe('3-5');
  expect(looked('EV23', 'EV07')).toBe('no');
});

/** Pink's Dinah has Gold, Blue's Besime Iron, both in Kalhu; each holds what the other could pay for. */
const traders = (pink: string, blue: string) =>
  court({
    players: P,
    at: { turn: 'pink' },
    month: 2,
    event: 'EV05',
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G' },
    people: { dinah: 'kalhu pink Go2 @pink', besime: 'kalhu blue Ir2 @blue' },
    hands: { pink: [pink, 'TC11#1'], blue: [blue] },
  });

test('cards go to whoever can pay for them', () => {
  const t = traders('BC07#1', 'BC09#1');
  t.pink.answers('turn.act', 'cards/besime');
  const offered = advisor.choose(t.table.observe(1), chance).key;
  expect(offered).toBe('BC07#1');
  t.pink.answers('trade.card', offered);
  expect(advisor.choose(t.table.observe(0), chance).key).toBe('BC09#1');
});

test('nothing is given for what one cannot use', () => {
  const t = traders('BC07#1', 'AC02#1');
  t.pink.answers('turn.act', 'cards/besime').answers('trade.card', 'TC11#1');
  expect(advisor.choose(t.table.observe(0), chance).key).toBe('no');
});
