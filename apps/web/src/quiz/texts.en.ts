import type { Catalogue } from '@edubba/words';

/** What is said around the questions of a game. */
export const quizTexts: Catalogue = {
  'quiz.none': 'There are no questions about this game yet.',
  'quiz.panel': 'Question',
  'quiz.of': 'Question {n} of {all}',
  'quiz.ask': 'What can {name} choose here?',
  'quiz.text':
    'Nothing is lit. **Point at something that answers the question** in the bar; whatever cannot be chosen says why.',
  'quiz.right': 'Right.',
  'quiz.right.text':
    '{tries, plural, =0 {At the first try.} one {After one wrong try.} other {After # wrong tries.}} Everything that can be chosen is lit now.',
  'quiz.shown': 'These can be chosen.',
  'quiz.shown.text': 'Point at anything else, and the table says why not.',
  'quiz.show': 'Show me',
  'quiz.next': 'Next question',
  'quiz.end': '{score} of {all} at the first try.',
  'quiz.end.text': 'The rules themselves have judged every answer. The lesson goes through all of it at the table.',
  'quiz.again': 'Once more',
  'quiz.learn': 'To the lesson',
  'quiz.fold': 'Fold the question',
  'quiz.unfold': 'Read the question',
  'quiz.leave': 'Leave the questions',
};
