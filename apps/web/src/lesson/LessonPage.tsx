import type { TaughtGame } from '@edubba/gamekit';
import type { Message } from '@edubba/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { SHELF } from '../app/games.ts';
import { loadIcons, loadPieces } from '../app/sprites.ts';
import { makeWords, wordsWith } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { Session } from '../table/session/Session.ts';
import { Opening } from '../table/states/States.tsx';
import { SeatedTable } from '../table/TablePage.tsx';
import { type Sitter, whyOf } from '../worker/api.ts';
import { coachOf } from './coach.tsx';
import { Teaching } from './Teaching.ts';
import { lessonTexts } from './texts.en.ts';

interface Ready {
  readonly session: Session;
  readonly teaching: Teaching;
}

type Failed = { readonly why: Message };

/** Everything a lesson needs: the game's rules, its drawing and what is taught of it. */
async function prepare(game: string, chapter: string | undefined, locale: string): Promise<Ready | Failed> {
  try {
    const shelf = SHELF.find(({ id }) => id === game);
    if (shelf?.learn === undefined || shelf.play === undefined || shelf.ui === undefined)
      return { why: { id: 'learn.none' } };
    const [{ game: rules }, ui, taught] = await Promise.all([
      shelf.play(),
      shelf.ui(),
      shelf.learn.load(),
      loadIcons(),
      loadPieces(),
    ]);
    const teaching = new Teaching(rules, ui, taught, chapter);
    const words = makeWords(locale, ui.words.texts.en, lessonTexts, taught.texts.en);
    const session = new Session(`lesson ${game}`, ui, words, sitters(taught, shelf.bot ?? 'random'));
    session.coach = coachOf(teaching);
    return { session, teaching };
  } catch (error) {
    return { why: whyOf(error) };
  }
}

function sitters({ lesson }: TaughtGame, bot: string): readonly Sitter[] {
  return Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.me ? { who: 'person', name: '' } : { who: 'bot', bot },
  );
}

/** `/learn/:game/:chapter?`: the game is learned at its own table, from where one left off unless a chapter is named. */
export default function LessonPage(): ReactElement {
  const { game, chapter } = useParams<{ game: string; chapter?: string }>();
  const locale = useSettings((settings) => settings.locale);
  const [ready, setReady] = useState<Ready | Failed>();
  useEffect(() => {
    let left = false;
    setReady(undefined);
    void prepare(game, chapter, locale).then((made) => {
      if (!left) setReady(made);
    });
    return () => {
      left = true;
    };
  }, [game, chapter, locale]);
  if (ready === undefined) return <Opening />;
  if (!('session' in ready)) return <Missing why={ready.why} />;
  return <SeatedTable session={ready.session} reach={ready.teaching.open} />;
}

const useSaying = wordsWith(lessonTexts);

/** There is no such lesson, or it cannot be had now. */
function Missing({ why }: Failed): ReactElement {
  const say = useSaying();
  return (
    <main className="plain-page" id="content">
      <h1>{say(why)}</h1>
      <Link href="/" className="btn primary">
        {say('web.back-home')}
      </Link>
    </main>
  );
}
