import type { Catalogue } from '@edubba/words';

/** What is said around every lesson; what is taught is in the game's own catalogue. */
export const lessonTexts: Catalogue = {
  'learn.page': '{game}, lesson',
  'learn.none': 'There is no lesson for this game yet.',
  'learn.line': 'Lesson · {moment}',
  'learn.panel': 'Lesson',
  'learn.chapters': 'Chapters of the lesson',
  'learn.chapter': '{n} {name}, {minutes, plural, one {# minute} other {# minutes}}',
  'learn.chapter.done': '{n} {name}, done',
  'learn.of': 'Lesson, chapter {n} of {all}',
  'learn.left': '{n, plural, =0 {almost done} one {about # min left} other {about # min left}}',
  'learn.leave': 'Leave, keep my place',
  'learn.step': 'Step {n} of {all}',
  'learn.back': 'Back',
  'learn.again': 'Play this chapter again',
  'learn.skip': 'Skip chapter',
  'learn.go-on': 'Go on',
  'learn.next': 'Next: {name}',
  'learn.done': 'Chapter done: {name}.',
  'learn.done.text':
    '{n, plural, =0 {That was the last one.} one {One more to go.} other {# more to go.}} You can leave at any time: your place is kept.',
  'learn.end': 'You know {game}.',
  'learn.end.text':
    'You have met what happens in most games. Play a first one; whatever is new there explains itself when you point at it.',
  'learn.quiz': 'Ten questions',
  'learn.first-game': 'Play a first game',
  'learn.opening': 'Opening',
  'learn.fold': 'Fold the lesson’s card',
  'learn.unfold': 'Open the lesson’s card',
  'learn.also': 'Also possible, and not a bad idea in a game of your own.',
  'learn.nudge': '{n, plural, one {For this lesson: {choice}.} other {For this lesson one of these: {choice}.}}',
  'learn.nudge.read': 'First read on: the lesson’s card has a button for it.',
};
