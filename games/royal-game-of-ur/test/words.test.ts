import { createModuleWords, eventMessage, optionMessage, promptMessage, refusalMessage } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import module from '../index.ts';
import { ur } from './ur.ts';

const words = createModuleWords(module);

/** Names of the options, and the reasons for what cannot be, as the seat on turn reads them. */
function read(t: ReturnType<typeof ur>) {
  const { table } = t;
  const seat = table.toMove;
  const { kind } = table.machine;
  return {
    prompt: words.say(promptMessage(module, table.question(seat)!)),
    options: table.options(seat).map((key) => words.say(optionMessage(module, table.view(seat), kind, key))),
    refusals: table.refusals(seat).map((refusal) => words.say(refusalMessage(module, refusal))),
  };
}

test('options say where to and what for', () => {
  expect(read(ur({ lapis: [2, 4, 11, 13], shell: [6, 8], throws: [2] }))).toEqual({
    prompt: 'Lapis has thrown 2. Which piece moves?',
    options: ['4 to 6, captures', '13 comes home'],
    refusals: [
      'Your own piece stands on square 2. Another throw would take you past it. (UR-3.03)',
      'Your own piece stands on square 4. Once the piece on 4 has moved on, a later throw can go there. (UR-3.03)',
      'Your own piece stands on square 13. Once the piece on 13 has moved on, a later throw can go there. (UR-3.03)',
    ],
  });
  expect(read(ur({ lapis: [2], throws: [4] })).options).toEqual(['Enter on 4, rosette: throw again', '2 to 6']);
  const bold = { options: { 'safe-rosette': 'no' } };
  expect(read(ur({ lapis: [4, 5], shell: [8], throws: [4], ...bold })).options).toContain(
    '4 to 8, captures; rosette: throw again',
  );
});

test('refusals say why and what would help', () => {
  expect(read(ur({ lapis: [4, 5, 6, 13, 15, 15, 15], shell: [8], throws: [4] })).refusals).toEqual([
    'You have no piece at hand. (UR-3.02)',
    'Shell stands safe on the rosette, square 8. You can go there once it has left. (UR-4.03)',
    'A throw of 4 is too much: the piece on 13 comes home with exactly 2. Wait for a throw of 2. (UR-6.01)',
    'Those 3 pieces are home and move no more. (UR-6.01)',
  ]);
});

test('log lines', () => {
  const t = ur({ lapis: [6, 14], shell: [8, 2], throws: [2, 1, 3], options: { 'safe-rosette': 'no' } });
  t.lapis.answers('piece.move', 'move/6').answers('piece.move', 'move/14');
  const lines = t.table.eventsFor(1).map(({ event }) => words.say(eventMessage(module, event!)));
  expect(lines).toEqual([
    'Lapis begins, with 2 against 1.',
    'Lapis throws 2.',
    'Lapis moves from 6 to 8.',
    'Lapis captures a piece of Shell on 8.',
    'Lapis is on a rosette and throws again.',
    'Lapis throws 1.',
    'Lapis brings a piece home from 14: 1 of 7.',
    'Shell throws 3.',
  ]);
});
