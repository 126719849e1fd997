import { dayNumber, puzzleOfDay } from '@edubba/gamekit';
import type { ReactElement } from 'react';
import { Redirect, useParams } from 'wouter';
import { PLAYABLE } from '../app/games.ts';
import { makeWords } from '../app/words.tsx';
import { homeTexts } from '../home/texts.en.ts';
import { coachedPage } from '../lesson/coached-page.tsx';
import '../lesson/rail.css';
import type { Coach } from '../table/session/coach.ts';
import { Session } from '../table/session/Session.ts';
import { Panel, PhoneRail, Rail } from './Panel.tsx';
import { Puzzling } from './Puzzling.ts';
import { puzzleTexts } from './texts.en.ts';
import { today } from './today.ts';

/** What lies around a table with a puzzle. */
function coachOf(puzzling: Puzzling): Coach {
  return {
    Rail: () => <Rail puzzling={puzzling} />,
    PhoneBar: () => <PhoneRail puzzling={puzzling} />,
    Panel: () => <Panel puzzling={puzzling} />,
    nudge: () => [],
  };
}

const OfGame = coachedPage(puzzleTexts, 'puzzle.none', ({ puzzles: load, bot = 'random' }, date = today()) => {
  if (load === undefined) return undefined;
  return async ({ rules, ui }, locale) => {
    const puzzles = await load();
    const day = dayNumber(date);
    const puzzle = day === undefined ? undefined : puzzles.puzzles[puzzleOfDay(day, puzzles.puzzles.length)];
    if (puzzle === undefined || date > today()) throw new Error(JSON.stringify({ id: 'puzzle.no-day' }));
    const puzzling = new Puzzling(rules, ui, puzzles, puzzle, date);
    const words = makeWords(locale, ui.words.texts.en, homeTexts, puzzleTexts);
    const { table, seat: me } = puzzling.posed;
    const seats = Array.from({ length: table.info.seats }, (_, seat) =>
      seat === me ? ({ who: 'person', name: '' } as const) : ({ who: 'bot', bot } as const),
    );
    const session = new Session(`puzzle ${ui.id} ${date}`, ui, words, seats);
    session.coach = coachOf(puzzling);
    return { session, open: puzzling.open };
  };
});

/** `/puzzle`: today's, of the game whose day it is; `/puzzle/:game/:date?` of any game and any day that has been. */
export default function PuzzlePage(): ReactElement {
  const { game } = useParams<{ game?: string }>();
  if (game !== undefined) return <OfGame />;
  const shelves = PLAYABLE.filter(({ puzzles }) => puzzles !== undefined);
  const shelf = shelves[(dayNumber(today()) ?? 0) % shelves.length];
  return <Redirect to={`/puzzle/${shelf?.id ?? 'assyria'}/${today()}`} replace />;
}
