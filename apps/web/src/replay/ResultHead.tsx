import type { Seat } from '@edubba/kernel';
import { EMBLEMS, Icon, Seal, type ScoreLine, useColour, useSeatName } from '@edubba/ui';
import { type CSSProperties, type ReactElement, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SHELF } from '../app/games.ts';
import { isYou } from '../table/session/names.ts';
import { type GamePlan, type Sitter, whyOf } from '../worker/api.ts';
import { LibraryContext } from './library.ts';
import { NextSeats } from './NextSeats.tsx';
import { useSaid } from './replay-table.ts';
import type { Counting } from './useCounting.ts';
import { type Result, resultOf } from './useHeadline.ts';
import { useReasons } from './useReasons.ts';
import type { Replay } from './useReplay.ts';
import './result-head.css';

/** Ways to the next table with the same people, where it is not on this device; each gives its address. */
export interface Ways {
  /** From the beginning. */
  readonly again: () => Promise<string>;
  /** From where this one ended, at so many seats. */
  readonly goOn: (seats: number) => Promise<string>;
}

interface ResultHeadProps {
  readonly id: string;
  /** Where the game is watched, before the step. */
  readonly place: string;
  readonly ways?: Ways | undefined;
  readonly replay: Replay;
  readonly lines: readonly ScoreLine[];
  readonly counting: Counting;
  readonly headline: string;
  readonly onShare: () => void;
}

/** The frieze head: who won and why, everybody's place, and the four ways on. */
export function ResultHead({
  id,
  place,
  ways,
  replay,
  lines,
  counting,
  headline,
  onShare,
}: ResultHeadProps): ReactElement {
  const say = useSaid();
  const colour = useColour();
  const result = resultOf(replay.about);
  const reasons = useReasons(replay, lines);
  const line = counting.counted === undefined ? undefined : lines[counting.counted - 1];
  const winner = result?.winners[0];
  return (
    <section className="result" aria-label={say('end.result')}>
      <div className="result-win">
        <BigSeal
          winner={line === undefined && result?.together === undefined ? winner : undefined}
          lost={result?.together === 'lost'}
          colour={winner === undefined ? 'p6' : colour(winner)}
        />
        <div className="result-words" aria-live="polite">
          <h2>{line === undefined ? headline : say('end.counting')}</h2>
          {line === undefined ? (
            <p>
              {reasons.map((reason) => (
                <span key={reason}>{reason} </span>
              ))}
            </p>
          ) : (
            <p className="result-line">
              <Icon id={line.icon} size={24} /> {say(line.label)}
            </p>
          )}
        </div>
        <WaysOn
          id={id}
          place={place}
          ways={ways}
          replay={replay}
          onShare={onShare}
          skip={line === undefined ? undefined : counting.skip}
        />
      </div>
      {result !== undefined && <Places replay={replay} result={result} counting={counting} />}
      <div className="inlay result-band" />
    </section>
  );
}

function BigSeal({
  winner,
  lost,
  colour,
}: {
  readonly winner: Seat | undefined;
  readonly lost: boolean;
  readonly colour: ReturnType<ReturnType<typeof useColour>>;
}): ReactElement {
  return (
    <div className={`result-seal ${winner === undefined ? 'none' : colour}`} aria-hidden="true">
      <Icon id={winner === undefined ? (lost ? 'ui-clock' : 'ui-trophy') : `emb-${EMBLEMS[colour]}`} size={92} />
    </div>
  );
}

interface WaysOnProps extends Pick<ResultHeadProps, 'id' | 'place' | 'ways' | 'replay' | 'onShare'> {
  readonly skip: (() => void) | undefined;
}

function WaysOn({ id, place, ways, replay, onShare, skip }: WaysOnProps): ReactElement {
  const say = useSaid();
  const library = use(LibraryContext);
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState<string>();
  const { about, opened, film } = replay;
  /** What follows on this one. */
  const next = replay.ui.next?.(opened.at.view);
  const [following, setFollowing] = useState(about.seats);
  const here = async (seats: readonly Sitter[], after?: string): Promise<string> => {
    const people = seats.filter(({ who }) => who === 'person').length;
    const plan: GamePlan = {
      game: about.game,
      seats,
      options: opened.at.view.s.table.options,
      curtain: people > 1,
    };
    return `/table/${await library().create(plan, after)}`;
  };
  const goOn = (way: () => Promise<string>): void => {
    way()
      .then(navigate)
      .catch((error: unknown) => setWrong(say(whyOf(error))));
  };
  if (skip !== undefined) {
    return (
      <div className="result-acts">
        <button type="button" className="btn result-again" onClick={skip}>
          <Icon id="ui-step-fwd" size={18} /> {say('end.skip')}
        </button>
      </div>
    );
  }
  return (
    <div className="result-acts">
      {next !== undefined && (
        <button
          type="button"
          className="btn result-again"
          onClick={() => goOn(async () => ways?.goOn(following.length) ?? here(following, id))}
        >
          <Icon id="ui-step-fwd" size={18} /> {say(next)}
        </button>
      )}
      {next !== undefined && (
        <NextSeats
          game={about.game}
          joining={ways === undefined ? ['bot', 'person'] : ['somebody']}
          seats={following}
          onChange={setFollowing}
        />
      )}
      <button
        type="button"
        className={next === undefined ? 'btn result-again' : 'btn'}
        onClick={() => goOn(ways?.again ?? (() => here(about.seats)))}
      >
        <Icon id="act-restart" /> {say('end.again')}
      </button>
      <Link href={place} className="btn">
        <Icon id="act-replay" size={19} /> {say('end.watch')}
      </Link>
      {place.startsWith('/replay/') && (
        <Link href={place.replace('/replay/', '/review/')} className="btn">
          <Icon id="ui-chart" size={18} /> {say('end.review')}
        </Link>
      )}
      <Link href={`${place}/${film.swings[0]?.fork ?? 0}`} className="btn">
        <Icon id="ui-play" size={16} /> {say('end.from')}
      </Link>
      <button type="button" className="btn" onClick={onShare}>
        <Icon id="ui-link" size={18} /> {say('end.share')}
      </button>
      {wrong !== undefined && (
        <p className="rdialog-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function Places({
  replay,
  result,
  counting,
}: {
  readonly replay: Replay;
  readonly result: Result;
  readonly counting: Counting;
}): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const note = useNote(replay, result);
  const done = counting.counted === undefined;
  const most = Math.max(1, ...result.places.map(({ points }) => points));
  // While it is being counted nobody has a place yet.
  const shown = done ? result.places : [...result.places].sort((a, b) => a.player - b.player);
  return (
    <ol className="result-places">
      {shown.map(({ player, place, won }) => {
        const points = counting.points[player] ?? 0;
        return (
          <li
            key={player}
            className={`result-place ${colour(player)}${done && won ? ' first' : ''}`}
            style={{ '--part': `${Math.max(0, (points / most) * 100)}%` } as CSSProperties}
          >
            <span className="result-rank">
              {done && result.together === undefined ? say('replay.number', { n: place }) : ''}
            </span>
            <Seal colour={colour(player)} size="l" />
            <span className="result-name">
              <b>{name(player)}</b>
              {done && <small>{note(player)}</small>}
            </span>
            {(result.together === undefined || points !== 0) && (
              <span className="result-points">
                {say('replay.number', { n: points })}
                <Icon id="res-vp" />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A word or two on a player: how far behind, and who played. */
function useNote({ about, opened }: Replay, result: Result): (player: Seat) => string {
  const say = useSaid();
  const solo = SHELF.find(({ id }) => id === about.game)?.solo;
  const best = result.places[0]?.points ?? 0;
  const who = (player: Seat): string => {
    const sitter = about.seats[player];
    if (isYou(about.seats, player)) return say('end.you');
    if (sitter?.who === 'bot') return say('end.bot');
    const strength = solo === undefined ? undefined : opened.at.view.s.table.options[solo];
    return sitter === undefined && strength !== undefined ? say(`option.${solo}.${strength}`) : '';
  };
  return (player) => {
    const behind = best - (result.places.find((one) => one.player === player)?.points ?? 0);
    return [who(player), behind > 0 ? say('end.behind', { n: behind }) : ''].filter((part) => part !== '').join(' · ');
  };
}
