/** What a game hands to the programs that offer it. */
export type { Source } from '@edubba/kernel';
export type { ContentItem, ContentTables } from './content.ts';
export { byId, contentProblems } from './content.ts';
export { defineModule, moduleProblems, questionKinds } from './define.ts';
export { eventMessage } from './event-message.ts';
export type { LearningOf } from './learning/learning.ts';
export { learningOf } from './learning/learning.ts';
export type { Shape, Told } from './learning/shape.ts';
export { each, members, NUMBER, some, word } from './learning/shape.ts';
export { kitTexts } from './kit-texts.ts';
export type { SeatNames } from './messages.ts';
export {
  allotmentMessage,
  answerMessage,
  drawnMessage,
  itemMessage,
  listMessage,
  optionMessage,
  outcomeMessage,
  promptMessage,
  reasonMessage,
  refusalMessage,
  seatMessage,
  seatNames,
} from './messages.ts';
export type {
  GameModule,
  GamePlay,
  GameWords,
  Learning,
  Measured,
  Measures,
  Referee,
  RuleEntry,
  VectorPart,
} from './module.ts';
export type { Chapter, Lesson, Scripted, Step, TaughtGame, TaughtIn, Wait } from './lesson/lesson.ts';
export { answers, minutesOf, stepText, teaches } from './lesson/lesson.ts';
export type { CardPart, FirstCard, FirstCards } from './lesson/first-card.ts';
export { CARD_PARTS, cardText, cardTexts, MOST_CARD_WORDS } from './lesson/first-card.ts';
export type { Puzzle, PuzzleAnswer, Puzzles } from './lesson/puzzle.ts';
export { dayAfter, dayNumber, posePuzzle, puzzleOfDay, questionOf } from './lesson/puzzle.ts';
export type { Posed, Quiz, QuizQuestion } from './lesson/quiz.ts';
export { poseQuestion } from './lesson/quiz.ts';
export { BrokenLesson, LessonRun } from './lesson/run.ts';
export { createModuleWords } from './module-words.ts';
export type { Colour, Shelved, Way } from './shelf.ts';
export type { Asking, Asks, ControlName, Prompt, Sheet, Sheets, Thing } from './sheet.ts';
export { aboutOf, askingOf, promptsOf } from './sheet.ts';
export { optionTexts, promptTexts, tableTexts, tunableTexts } from './sheet-texts.ts';
export { wrapped } from './wrapped.ts';
