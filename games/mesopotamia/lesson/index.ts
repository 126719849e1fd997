import type { TaughtGame } from '@edubba/gamekit';
import { lesson } from './lesson.ts';
import { lessonTexts } from './texts.en.ts';

/** Mesopotamia, learned by playing it. */
export const taught: TaughtGame = { lesson, texts: { en: lessonTexts } };
