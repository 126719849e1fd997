import { dayAfter, eventMessage, optionMessage, seatMessage } from '@edubba/gamekit';
import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { PLAYABLE } from '../app/games.ts';
import { Leave, PhoneBar } from '../lesson/Bar.tsx';
import { Card } from '../lesson/Card.tsx';
import { Onward, Words } from '../lesson/Words.tsx';
import { FactLine } from '../table/pointing/Tip.tsx';
import { useSession, useTell } from '../table/session/context.ts';
import { lossOf, type Puzzling } from './Puzzling.ts';
import './puzzle.css';
import { solvedPuzzles } from './solved.ts';
import { today, weekdayOf } from './today.ts';

interface PanelProps {
  readonly puzzling: Puzzling;
}

const WEEK = 7;
/** So many other answers are compared with the best. */
const OTHERS = 4;
/** So much of how it went on is told. */
const MOST_TOLD = 4;

/** Asks, judges what is answered, and shows what was found. */
export function Panel({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const { state } = useStore(puzzling.place);
  const asked = state === 'asked';
  const ask = tell('puzzle.ask', { name: seatMessage(ui.words, puzzling.posed.seat) });
  return (
    <Card
      texts="puzzle"
      className="puzzle-panel"
      head={<span>{tell('puzzle.of-day', { day: puzzling.date })}</span>}
      short={<b>{ask}</b>}
      says={state}
      lies="corner"
      waits={asked}
    >
      {asked ? <Asked puzzling={puzzling} /> : <Solved puzzling={puzzling} />}
    </Card>
  );
}

function Asked({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const { tried } = useStore(puzzling.place);
  const last = tried.at(-1);
  return (
    <Words title="puzzle.ask" text="puzzle.text" params={{ name: seatMessage(ui.words, puzzling.posed.seat) }}>
      {last !== undefined && (
        <p className="puzzle-tried" role="status">
          {tell('puzzle.tried', { n: tried.length, last: tell(lossOf(puzzling.puzzles, last)) })}
        </p>
      )}
      <Share />
      <i />
      <button type="button" onClick={() => puzzling.show()}>
        {tell('puzzle.give-up')}
      </button>
    </Words>
  );
}

/** What was found: the answer, what it brings, the next best on one scale, and how sure all that is. */
function Solved({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const { state, tried } = useStore(puzzling.place);
  const { posed, puzzle, puzzles, best } = puzzling;
  const view = posed.table.view(posed.seat);
  const labelOf = (key: Key): string => tell(optionMessage(ui.words, view, posed.kind, key));
  const others = puzzle.answers.slice(1, OTHERS + 1);
  const most = Math.max(1, ...others.map(({ loses }) => loses));
  const parts = (puzzle.why ?? []).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, OTHERS);
  const level = puzzles.level === undefined ? 'none' : tell(`bot.${puzzles.level}`);
  return (
    <>
      <div aria-live="polite" className="lesson-words puzzle-found">
        <h3>{tell(`puzzle.${state}`, { what: labelOf(best) })}</h3>
        {state === 'right' && <p>{tell('puzzle.tries', { n: tried.length })}</p>}
        <WentOn puzzling={puzzling} />
        <h4>
          {tell('puzzle.others')} <small>{tell(`puzzle.others.${puzzles.measure}`)}</small>
        </h4>
        <ul className="puzzle-others">
          {others.map(({ key, loses, error }) => (
            <li key={key}>
              <span>{labelOf(key)}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(100 * loses) / most}%` }} />
              </i>
              <span title={`± ${error / 10}`}>{tell('puzzle.less', { n: loses / 10 })}</span>
            </li>
          ))}
        </ul>
        {parts.length > 0 && <h4>{tell('puzzle.parts', { level })}</h4>}
        {parts.length > 0 && (
          <ul className="puzzle-parts">
            {parts.map(({ why, points }) => (
              <li key={why.id}>
                {tell('puzzle.part', { n: points / 10, sign: points > 0 ? '+' : '', what: tell(why) })}
              </li>
            ))}
          </ul>
        )}
        <p className="puzzle-sure">{tell('puzzle.sure', { n: puzzles.worlds, level })}</p>
        <Games puzzling={puzzling} className="puzzle-more" />
      </div>
      <footer>
        <Share />
        <i />
        <Another puzzling={puzzling} />
      </footer>
    </>
  );
}

/** How the turn went on after the best answer: what was done, and what it brought. */
function WentOn({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const { told, brings } = useMemo(() => puzzling.wentOn(), [puzzling]);
  const view = puzzling.posed.table.view(puzzling.posed.seat);
  return (
    <>
      {told.length > 0 && <h4>{tell('puzzle.went-on')}</h4>}
      {told.length > 0 && (
        <ul className="puzzle-parts">
          {told.slice(0, MOST_TOLD).map((event, i) => (
            <li key={i}>{tell(eventMessage(ui.words, event, ui.words.seats, view))}</li>
          ))}
        </ul>
      )}
      {brings.length > 0 && <h4>{tell('puzzle.brings')}</h4>}
      {brings.map((fact) => (
        <FactLine key={fact.text.id} fact={fact} />
      ))}
    </>
  );
}

/** That of the day before. */
function Another({ puzzling: { game, date } }: PanelProps): ReactElement {
  const tell = useTell();
  const [, go] = useLocation();
  return <Onward label={tell('puzzle.next')} onClick={() => go(`/puzzle/${game}/${dayAfter(date, -1)}`)} />;
}

/** The address of this puzzle: whoever opens it sees no answer. */
function Share(): ReactElement {
  const tell = useTell();
  const [said, setSaid] = useState('');
  const share = async (): Promise<void> => {
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      setSaid(tell('puzzle.copied'));
    } catch {
      // Without a secure address there is no clipboard.
      setSaid(tell('puzzle.copy', { link }));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        <Icon id="ui-link" size={16} />
        {tell('puzzle.share')}
      </button>
      <span className="puzzle-copied" role="status">
        {said}
      </span>
    </>
  );
}

/** The last seven days, the five games, and the way out. */
export function Rail({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { game, date } = puzzling;
  const solved = solvedPuzzles();
  const days = Array.from({ length: WEEK }, (_, i) => dayAfter(today(), i + 1 - WEEK));
  return (
    <>
      <nav className="puzzle-days" aria-label={tell('puzzle.days')}>
        {days.map((day) => {
          const done = solved.has(`${game} ${day}`);
          const short = tell(`puzzle.weekday.${weekdayOf(day)}`);
          const label = tell('puzzle.day', { weekday: short, day, solved: done ? 1 : 0 });
          return (
            <Link
              key={day}
              href={`/puzzle/${game}/${day}`}
              aria-label={label}
              aria-current={day === date ? 'page' : undefined}
              data-solved={done ? '' : undefined}
            >
              {done && <Icon id="act-confirm" size={13} />}
              {short}
            </Link>
          );
        })}
      </nav>
      <Games puzzling={puzzling} className="puzzle-games" />
      <Leave texts="puzzle" />
    </>
  );
}

/** That day's puzzles of the other games. */
function Games({ puzzling: { game, date }, className }: PanelProps & { readonly className: string }): ReactElement {
  const tell = useTell();
  return (
    <nav className={className} aria-label={tell('puzzle.games')}>
      {PLAYABLE.filter(({ puzzles }) => puzzles !== undefined).map(({ id }) => (
        <Link key={id} href={`/puzzle/${id}/${date}`} aria-current={id === game ? 'page' : undefined}>
          {tell(`home.game.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

export function PhoneRail({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const under = tell('puzzle.of-day', { day: puzzling.date });
  return <PhoneBar texts="puzzle" title={tell(`game.${ui.id}`)} under={under} />;
}
