import { makeWords } from '../app/words.tsx';
import { coachedPage } from '../lesson/coached-page.tsx';
import '../lesson/rail.css';
import type { Coach } from '../table/session/coach.ts';
import { Session } from '../table/session/Session.ts';
import { Panel, PhoneRail, Rail } from './Panel.tsx';
import { Quizzing } from './Quizzing.ts';
import { quizTexts } from './texts.en.ts';

/** What lies around a table at which one is asked. */
function coachOf(quizzing: Quizzing): Coach {
  return {
    Rail: () => <Rail quizzing={quizzing} />,
    PhoneBar: () => <PhoneRail quizzing={quizzing} />,
    Panel: () => <Panel quizzing={quizzing} />,
    nudge: () => [],
    tried: quizzing.tried,
  };
}

/** `/quiz/:game`: what was taught is asked, at positions of real games. */
const QuizPage = coachedPage(quizTexts, 'quiz.none', ({ quiz, players: [, most] }) => {
  if (quiz === undefined) return undefined;
  return async ({ rules, ui }, locale) => {
    const quizzing = new Quizzing(rules, ui, await quiz());
    const words = makeWords(locale, ui.words.texts.en, quizTexts);
    const seats = Array.from({ length: most }, () => ({ who: 'bot', bot: 'random' }) as const);
    const session = new Session(`quiz ${ui.id}`, ui, words, seats);
    session.coach = coachOf(quizzing);
    return { session, open: quizzing.open };
  };
});

export default QuizPage;
