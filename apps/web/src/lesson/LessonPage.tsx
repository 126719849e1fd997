import type { TaughtGame } from '@edubba/gamekit';
import { makeWords } from '../app/words.tsx';
import { Session } from '../table/session/Session.ts';
import type { Sitter } from '../worker/api.ts';
import { coachOf } from './coach.tsx';
import { coachedPage } from './coached-page.tsx';
import { Teaching } from './Teaching.ts';
import { lessonTexts } from './texts.en.ts';

function sitters({ lesson }: TaughtGame, bot: string): readonly Sitter[] {
  return Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.me ? { who: 'person', name: '' } : { who: 'bot', bot },
  );
}

/** `/learn/:game/:chapter?`: the game is learned at its own table, from where one left off unless a chapter is named. */
const LessonPage = coachedPage(lessonTexts, 'learn.none', ({ learn, bot = 'random' }, chapter) => {
  if (learn === undefined) return undefined;
  return async ({ rules, ui }, locale) => {
    const taught = await learn.load();
    const teaching = new Teaching(rules, ui, taught, chapter);
    const words = makeWords(locale, ui.words.texts.en, lessonTexts, taught.texts.en);
    const session = new Session(`lesson ${ui.id}`, ui, words, sitters(taught, bot));
    session.coach = coachOf(teaching);
    return { session, open: teaching.open };
  };
});

export default LessonPage;
