import type { Seat } from '@edubba/kernel';
import { Icon, Seal, type Thing, useColour, useSeatName, useTable } from '@edubba/ui';
import { memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { Film } from './film.ts';
import { type Chapter, deedsAmong, doerOf, type Row } from './film-parts.ts';
import { Gains } from './parts/Gain.tsx';
import { SwingNumber } from './parts/ScrubBar.tsx';
import { useSaid } from './replay-table.ts';
import { Sentence, useTell } from './useTell.tsx';
import './moves.css';

/** What the list is narrowed to: a player by number. */
type Filter = 'all' | 'points' | 'swings' | Seat;

interface MovesProps {
  readonly film: Film;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Lights what a line speaks of. */
  readonly onPoint: (things: readonly Thing[]) => void;
}

/** The list follows when the hand on the scrub bar rests. */
const REST_MS = 160;

/** All that happened, by chapter, each with what it changed in the score. */
export const Moves = memo(function Moves({ film, step, onStep, onPoint }: MovesProps): ReactElement {
  const say = useSaid();
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLDivElement>(null);
  const numbers = useMemo(() => new Map(film.swings.map((swing) => [swing.step, swing.number])), [film]);
  const chapters = useMemo(
    () =>
      film.chapters
        .map((chapter) => ({ ...chapter, rows: chapter.rows.filter((row) => fits(row, filter, numbers)) }))
        .filter(({ rows, heading }) => rows.length > 0 || (filter === 'all' && heading !== undefined)),
    [film, filter, numbers],
  );
  const now = useMemo(
    () => chapters.flatMap(({ rows }) => rows).findLast((row) => row.step.n <= step),
    [chapters, step],
  );
  useEffect(() => {
    const timer = setTimeout(() => keepInSight(list.current), REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <section className="panel moves" aria-label={say('replay.moves')}>
      <header>
        <Icon id="act-log" size={18} />
        <h2 className="moves-title">{say('replay.moves')}</h2>
        <PlayerFilters film={film} filter={filter} onFilter={setFilter} />
      </header>
      <KindFilters film={film} filter={filter} onFilter={setFilter} />
      {/* A list one can scroll by keys. */}
      <div
        className="moves-list"
        ref={list}
        tabIndex={0}
        role="region"
        aria-label={say('replay.moves.list')}
        onPointerLeave={() => onPoint([])}
      >
        {chapters.length === 0 && <p className="moves-none">{say('replay.moves.none')}</p>}
        {chapters.map((chapter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change their order.
          <Group
            key={i}
            chapter={chapter}
            now={now !== undefined && chapter.rows.includes(now) ? now : undefined}
            // What lies wholly before or behind is not drawn anew at every step.
            step={Math.min(chapter.to + 1, Math.max(chapter.from - 1, step))}
            numbers={numbers}
            onStep={onStep}
            onPoint={onPoint}
          />
        ))}
      </div>
    </section>
  );
});

function fits({ step, lines, gains }: Row, filter: Filter, numbers: ReadonlyMap<number, number>): boolean {
  if (filter === 'all') return true;
  if (filter === 'swings') return numbers.has(step.n) && gains.some((gain) => gain !== 0);
  if (filter === 'points') return gains.some((gain) => gain !== 0);
  return lines.some(({ seat }) => seat === filter) || (gains[filter] ?? 0) !== 0;
}

/**
 * Scrolls the list, and nothing else, so that the present line can be seen. What was out of sight is laid out only when
 * it comes into sight: first its chapter is brought there, then the line, until it stays where it is.
 */
function keepInSight(list: HTMLElement | null, patience = 20, calm = 0): void {
  const row = list?.querySelector<HTMLElement>('[aria-current]');
  if (list === null || row === null || row === undefined) return;
  const margin = 60;
  const laidOut = row.checkVisibility({ contentVisibilityAuto: true });
  const { top, height } = (laidOut ? row : (row.closest('.moves-group') ?? row)).getBoundingClientRect();
  const above = top - list.getBoundingClientRect().top;
  const seen = laidOut && above >= margin && above + height <= list.clientHeight - margin;
  if (!laidOut) list.scrollTop += above;
  else if (!seen) list.scrollTop += above - list.clientHeight / 2 + height / 2;
  const still = seen ? calm + 1 : 0;
  if (patience > 0 && still < CALM) requestAnimationFrame(() => keepInSight(list, patience - 1, still));
}

/** In sight for so many frames, nothing above it is laid out any more. */
const CALM = 3;

interface FilterProps {
  readonly film: Film;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function KindFilters({ film, filter, onFilter }: FilterProps): ReactElement | null {
  const say = useSaid();
  const scored = film.scores.some((points) => points.some((n) => n !== 0));
  if (!scored) return null;
  return (
    <div className="moves-filters" role="group" aria-label={say('replay.filter')}>
      {(['all', 'points', 'swings'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={`chip${filter === kind ? ' on' : ''}`}
          aria-pressed={filter === kind}
          onClick={() => onFilter(kind)}
        >
          {say(`replay.filter.${kind}`)}
        </button>
      ))}
    </div>
  );
}

function PlayerFilters({ film, filter, onFilter }: FilterProps): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  return (
    <span className="moves-seats" role="group" aria-label={say('replay.filter.players')}>
      {Array.from({ length: film.players }, (_, player) => (
        <button
          key={player}
          type="button"
          className="moves-seat"
          aria-pressed={filter === player}
          aria-label={say('replay.filter.player', { name: name(player) })}
          title={name(player)}
          onClick={() => onFilter(filter === player ? 'all' : player)}
        >
          <Seal colour={colour(player)} size="s" />
        </button>
      ))}
    </span>
  );
}

interface GroupProps extends Omit<MovesProps, 'film'> {
  readonly chapter: Chapter;
  readonly now: Row | undefined;
  readonly numbers: ReadonlyMap<number, number>;
}

const Group = memo(function Group({ chapter, now, step, numbers, onStep, onPoint }: GroupProps): ReactElement {
  const say = useSaid();
  return (
    <section className="moves-group">
      {chapter.heading !== undefined && (
        <h3 className="moves-head">
          {chapter.icon !== undefined && <Icon id={chapter.icon} size={17} />}
          {say(chapter.heading)}
        </h3>
      )}
      <ol className="moves-rows">
        {chapter.rows.map((row) => (
          <MoveRow
            key={row.step.n}
            row={row}
            icon={chapter.icon}
            when={row === now ? 'now' : row.step.n > step ? 'later' : 'past'}
            number={row.gains.some((gain) => gain !== 0) ? (numbers.get(row.step.n) ?? 0) : 0}
            onStep={onStep}
            onPoint={onPoint}
          />
        ))}
      </ol>
    </section>
  );
});

interface MoveRowProps extends Pick<MovesProps, 'onStep' | 'onPoint'> {
  readonly row: Row;
  /** Of its chapter, for what nobody did. */
  readonly icon: string | undefined;
  readonly when: 'past' | 'now' | 'later';
  /** Of the turning point here; 0 where there is none. */
  readonly number: number;
}

/** So many sentences are said in the list; the step itself says all. */
const SENTENCES = 3;

const MoveRow = memo(function MoveRow({ row, icon, when, number, onStep, onPoint }: MoveRowProps): ReactElement {
  const say = useSaid();
  const tell = useTell();
  const colour = useColour();
  const ui = useTable((table) => table.ui);
  const { step, lines, gains } = row;
  const who = doerOf(lines, step.by);
  const deeds = deedsAmong(lines);
  const own = lines.map((line) => ui.eventIcon(line)).find((id) => id !== undefined);
  const point = (): void => onPoint(lines.flatMap((line) => ui.thingsOf(line)));
  return (
    <li>
      <button
        type="button"
        className={`moves-line ${when}`}
        aria-current={when === 'now' ? 'step' : undefined}
        onClick={() => onStep(step.n)}
        onPointerEnter={point}
        onFocus={point}
        onBlur={() => onPoint([])}
      >
        <span className="moves-n">
          {number > 0 && <SwingNumber number={number} />}
          {step.n}
        </span>
        {who === undefined ? (
          <Icon id={own ?? icon ?? 'brand-wedge'} size={18} />
        ) : (
          <Seal colour={colour(who)} size="s" />
        )}
        <span className="moves-text">
          {deeds.slice(0, SENTENCES).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step never change their order.
            <span key={i}>
              <Sentence text={tell(line)} seat={line.seat} />{' '}
            </span>
          ))}
          {deeds.length > SENTENCES && (
            <span className="faint">{say('replay.more', { n: deeds.length - SENTENCES })}</span>
          )}
        </span>
        <Gains gains={gains} by={who ?? -1} />
      </button>
    </li>
  );
});
