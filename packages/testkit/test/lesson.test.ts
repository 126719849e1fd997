import type { Chapter, Step, TaughtGame } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { checkLesson } from '../src/index.ts';
import { bazaarModule } from './bazaar-words.ts';

const pass: Step = { id: 'pass', rule: 'BAZ-2.01', wait: { kind: 'card.play', keys: ['pass'] } };
const bury: Step = { id: 'bury', wait: { kind: 'card.bury', keys: ['date#2', 'fig#1'] } };
const read: Step = { id: 'read' };
const FIRST: Chapter = { id: 'first', minutes: 1, steps: [pass, bury, read] };
/** Where the sections of its rulebook lead to that it says nothing of. */
const LEFT = { first: '3 4' };
const TEXTS = {
  'lesson.first': 'A day at the bazaar',
  'lesson.first.pass.title': 'Pass.',
  'lesson.first.pass.text': 'Or **sell** the fig.',
  'lesson.first.bury.title': 'Bury.',
  'lesson.first.bury.text': 'Whatever is left.',
  'lesson.first.read.title': 'Rest.',
  'lesson.first.read.text': 'The day is over.',
};

const { 'lesson.first': _name, ...WITHOUT_NAME } = TEXTS;

/** What is found wrong with a lesson of one chapter. */
function found(change: {
  chapter?: Partial<Chapter>;
  texts?: { readonly [id: string]: string };
  chance?: string[];
  left?: { readonly [chapter: string]: string };
}): string[] {
  const taught: TaughtGame = {
    lesson: {
      game: 'bazaar',
      seats: 2,
      seed: 'a',
      me: 0,
      chance: { 'card.deal': change.chance ?? ['fig#1', 'date#1', 'date#2', 'lamb#1'] },
      chapters: [{ ...FIRST, ...change.chapter }],
      left: change.left ?? LEFT,
    },
    texts: { en: change.texts ?? TEXTS },
  };
  return checkLesson(bazaarModule(), taught, 1).map(({ what, where }) => `${what} | ${where}`);
}

test('a lesson that can be played on every way it allows has nothing wrong with it', () => {
  expect(found({})).toEqual([]);
});

test.each([
  [
    'a key that is not possible',
    { chapter: { steps: [{ ...pass, wait: { kind: 'card.play', keys: ['lamb#1'] } }, bury, read] } },
    /lamb#1: .*| first, pass/,
  ],
  [
    'another question',
    { chapter: { steps: [{ ...pass, wait: { kind: 'card.bury', keys: ['pass'] } }, bury, read] } },
    /card\.play is asked, not card\.bury/,
  ],
  [
    'a way that leads elsewhere',
    { chapter: { steps: [{ ...pass, wait: { kind: 'card.play', keys: ['pass', 'fig#1'] } }, bury, read] } },
    /nothing is asked, not card\.bury \| first, bury after fig#1/,
  ],
  [
    'an answer before it that is not possible',
    { chapter: { before: ['lamb#1'] } },
    /first: seat 0 cannot answer lamb#1 to card\.play/,
  ],
  ['chance that cannot be', { chance: ['ox#1'] }, /chance cannot bring ox#1 to card\.deal/],
  ['nothing to do', { chapter: { steps: [read] } }, /nothing is to be done/],
  ['reading first', { chapter: { steps: [read, pass, bury] } }, /does not begin with something to do/],
  ['too long a chapter', { chapter: { minutes: 4 } }, /4 minutes/],
  ['a rule that is none', { chapter: { steps: [{ ...pass, rule: 'BAZ-9.99' }, bury, read] } }, /no BAZ-9\.99/],
  ['a section that leads nowhere', { left: { first: '3' } }, /section\.play leads to no chapter \| BAZ-4\.01/],
  ['a section that leads to no chapter', { left: { ...LEFT, last: '5' } }, /lead to last, which is no chapter/],
  ['a text that is missing', { texts: WITHOUT_NAME }, /no lesson\.first/],
  ['a text that nobody says', { texts: { ...TEXTS, 'lesson.second': 'More' } }, /lesson\.second is never said/],
  [
    'too many words',
    { texts: { ...TEXTS, 'lesson.first.pass.text': 'word '.repeat(60) } },
    /61 words are read at once/,
  ],
  ['a place to be filled in', { texts: { ...TEXTS, 'lesson.first.pass.text': 'Pass, {seat}.' } }, /nobody fills in/],
  ['half a stress', { texts: { ...TEXTS, 'lesson.first.pass.text': 'Pass **now.' } }, /begins to stress/],
] as const)('%s is found', (_, change, what) => {
  expect(found(change as Parameters<typeof found>[0]).join('\n')).toMatch(what);
});

test('a lesson has eight chapters at least', () => {
  const taught: TaughtGame = {
    lesson: { game: 'bazaar', seats: 2, seed: 'a', me: 0, chapters: [{ id: 'first', minutes: 1, steps: [pass] }] },
    texts: { en: TEXTS },
  };
  expect(checkLesson(bazaarModule(), taught).map(({ what }) => what)).toContain('1 chapters, not 8 to 12');
});
