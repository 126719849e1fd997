import { ranked } from '@edubba/kernel';
import { createModuleWords, eventMessage, outcomeMessage, refusalMessage, seatNames } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import module from '../index.ts';
import { opponentActs, opponentBids, opponentExpands, soloAt } from './solo.ts';
import { assyriaTable, playOn } from './support.ts';

const words = createModuleWords(module);
const names = seatNames(module, 1);

/** The log of a solo game as its player reads it. */
const lines = ({ table }: Pick<ReturnType<typeof soloAt>, 'table'>): string[] =>
  table
    .eventsFor(0)
    .flatMap(({ event }) => (event === undefined ? [] : [words.say(eventMessage(module, event, names))]));

/** What was said of Scheme cards. */
const schemes = (t: ReturnType<typeof soloAt>): string[] => lines(t).filter((line) => line.includes('Scheme S'));

test('ASY-33.03 ASY-33.05 the log tells which Scheme card bids, and which arrow breaks the tie', () => {
  const rows = { left: ['FD-fish1-1', 'FD-fish2-1', 'FD-fish2-2'], middle: [] };
  expect(schemes(opponentBids(['S03'], {}, { rows }))).toEqual([
    'The opponent reveals Scheme S03.',
    'Scheme S03 breaks the tie with its arrow up: row 2.',
  ]);
});

test('ASY-33.04 ASY-33.09 the log tells of the food of the row and of the Outbid Focus', () => {
  const rows = { left: ['FD-fish1-1', 'FD-fish2-1', 'FD-fish3-1'], middle: [] };
  const t = soloAt('bidding', [], {}, { order: ['you', 'opponent'], rows });
  t.chance('scheme.reveal', 'S06').you.answers('bid.place', 'row3/high');
  expect(schemes(t).slice(1)).toEqual([
    'Scheme S06 looks for Fish: row 3.',
    'Scheme S06 outbids on row 3: lowest space, 3 VP.',
  ]);
  expect(lines(t)).toContain('The opponent bids on row 3, lowest space, 3 VP.');
});

test('ASY-34.11 ASY-34.13 ASY-34.14 the log tells which focus chose a space', () => {
  const t = opponentExpands(['S03', 'S12', 'S01'], { personalHuts: 3 });
  expect(schemes(t).filter((line) => !line.includes('reveals'))).toEqual([
    'Scheme S03 looks for Fish: D3.',
    'Scheme S12 prefers the rivers: F3.',
    'Scheme S01 prefers the land between the rivers: D4.',
  ]);
  expect(schemes(opponentExpands(['S01'], { personalHuts: 1 }))).toContain(
    'Scheme S01 breaks the tie with its arrow down: F3.',
  );
  expect(schemes(opponentExpands(['S11'], { personalHuts: 1 }))).toContain(
    'Scheme S11 breaks the tie with its arrow up: D2.',
  );
  expect(schemes(opponentExpands(['S01'], { huts: ['D3'] }))).toContain('Scheme S01: D3 is the only choice.');
});

test('ASY-35.02 ASY-35.11 ASY-35.12 the log tells of every choice in an Actions turn', () => {
  const rows = { left: ['FD-fish1-1'], middle: ['FD-fish2-1'], favour: ['FV03-1'] };
  const t = opponentActs(['S19', 'S02', 'S06'], { gold: 3, offerings: 2, ziggurats: { E3: 4 } }, { rows });
  expect(schemes(t).filter((line) => !line.includes('reveals'))).toEqual([
    'Scheme S19: action 3, for 1 Gold.',
    'Scheme S19 breaks the tie with its arrow left: Fish.',
    'Scheme S02: action 3, for 1 Gold.',
    'Scheme S02 breaks the tie with its arrow right: Tenant Family.',
    'Scheme S06: action 3, for 1 Gold.',
    'Scheme S06: the lowest area is the only choice.',
  ]);
});

test('ASY-32.01 the log never calls the opponent by a colour of the table', () => {
  const t = assyriaTable({ players: ['you'], at: 'beginning' });
  playOn(t);
  const told = lines(t);
  expect(told.filter((line) => /Blue|Purple|Yellow/.test(line))).toEqual([]);
  for (const line of ['The opponent founds a Ziggurat', 'The opponent builds a Hut', 'The opponent gains'])
    expect(told.some((said) => said.startsWith(line))).toBe(true);
});

test('ASY-36.03 who loses against the opponent is told so', () => {
  expect(words.say(outcomeMessage(module, ranked([7, 9]), names))).toBe('The opponent wins.');
});

test('ASY-33.07 a row closed by the opponent is refused in words', () => {
  const rows = { left: ['FD-fish1-1', 'FD-fish2-1', 'FD-fish3-1'], middle: [] };
  const t = soloAt('bidding', [], {}, { order: ['you', 'opponent'], rows });
  t.chance('scheme.reveal', 'S06').you.answers('bid.place', 'row3/high');
  const refusal = t.you.refusal('row3/high');
  expect(refusal === undefined ? '' : words.say(refusalMessage(module, refusal, names))).not.toContain('Blue');
  expect(refusal).toBeDefined();
});
