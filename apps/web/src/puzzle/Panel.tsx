import { dayAfter, optionMessage, seatMessage } from '@edubba/gamekit';
import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { PLAYABLE } from '../app/games.ts';
import { Onward, Words } from '../lesson/Words.tsx';
import '../lesson/panel.css';
import { usePlace } from '../lesson/usePlace.ts';
import { useArrangement } from '../table/layout/useSize.ts';
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

/** Asks, judges what is answered, and shows what was found. */
export function Panel({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const box = useRef<HTMLElement>(null);
  const phone = useArrangement() === 'phone';
  const place = usePlace(box, phone);
  const [folded, setFolded] = useState(false);
  const { state } = useStore(puzzling.place);
  useEffect(() => setFolded(false), [state]);
  const style: CSSProperties = !phone
    ? { right: 14, bottom: 14 }
    : place === undefined
      ? { visibility: 'hidden' }
      : { left: place.left, top: place.top };
  return (
    <aside
      ref={box}
      className="lesson-panel puzzle-panel"
      data-folded={folded ? '' : undefined}
      aria-label={tell('puzzle.panel')}
      style={style}
    >
      <header>
        <span className="lesson-mark">
          <Icon id="brand-mark" size={19} />
        </span>
        <Day puzzling={puzzling} />
        <button
          type="button"
          className="iconbtn lesson-fold"
          style={{ marginLeft: 'auto' }}
          aria-label={tell(folded ? 'puzzle.unfold' : 'puzzle.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon id={folded ? 'ui-up' : 'ui-down'} size={16} />
        </button>
      </header>
      {folded ? null : state === 'asked' ? <Asked puzzling={puzzling} /> : <Solved puzzling={puzzling} />}
    </aside>
  );
}

function Day({ puzzling: { date } }: PanelProps): ReactElement {
  const tell = useTell();
  return <span>{tell('puzzle.of-day', { day: date })}</span>;
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
        <Brings puzzling={puzzling} />
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
      </div>
      <footer>
        <Share />
        <i />
        <Another puzzling={puzzling} />
      </footer>
    </>
  );
}

function Brings({ puzzling }: PanelProps): ReactElement | null {
  const tell = useTell();
  const facts = puzzling.brings(puzzling.best);
  if (facts.length === 0) return null;
  return (
    <>
      <h4>{tell('puzzle.brings')}</h4>
      {facts.map((fact) => (
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
export function Rail({ puzzling: { game, date } }: PanelProps): ReactElement {
  const tell = useTell();
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
      <nav className="puzzle-games" aria-label={tell('puzzle.games')}>
        {PLAYABLE.filter(({ puzzles }) => puzzles !== undefined).map(({ id }) => (
          <Link key={id} href={`/puzzle/${id}/${date}`} aria-current={id === game ? 'page' : undefined}>
            {tell(`home.game.${id}`)}
          </Link>
        ))}
      </nav>
      <Link href="/" className="lesson-leave">
        <Icon id="ui-close" size={16} />
        <span>{tell('puzzle.leave')}</span>
      </Link>
    </>
  );
}

export function PhoneRail({ puzzling }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  return (
    <header className="top table-top phone lesson-bar">
      <Link href="/" className="iconbtn" aria-label={tell('puzzle.leave')}>
        <Icon id="ui-close" size={22} />
      </Link>
      <div className="lesson-bar-name">
        <h1>{tell(`game.${ui.id}`)}</h1>
        <small>
          <Day puzzling={puzzling} />
        </small>
      </div>
    </header>
  );
}
