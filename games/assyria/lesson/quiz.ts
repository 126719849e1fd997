import type { Quiz } from '@edubba/gamekit';
import questions from './questions.json' with { type: 'json' };

/** Positions of games between bots, chosen by a search and written by `UPDATE_QUESTIONS=1`; nothing in them is composed. */
export const quiz: Quiz = { questions: questions as unknown as Quiz['questions'] };
