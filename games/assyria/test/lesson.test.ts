import { assertNone, checkFirstCards, checkLesson } from '@edubba/testkit';
import { test } from 'vitest';
import module from '../index.ts';
import { cards } from '../lesson/cards.en.ts';
import { taught } from '../lesson/index.ts';

test('the lesson can be played by the present rules on every way it allows, and says only what its catalogue has', () =>
  assertNone(checkLesson(module, taught)));

test('every decision has a short card for whoever meets it for the first time', () =>
  assertNone(checkFirstCards(module.game, cards, taught.lesson)));
