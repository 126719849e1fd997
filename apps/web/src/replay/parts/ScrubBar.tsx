import { Icon, Seal, useColour, useSeatName } from '@edubba/ui';
import { type CSSProperties, memo, type ReactElement, useMemo, useRef } from 'react';
import type { Film } from '../film.ts';
import type { Band } from '../film-parts.ts';
import { useSaid } from '../replay-table.ts';
import { type Jump, jumpsOf } from '../swings.ts';
import { apart } from './chart-scale.ts';
import { useSize } from './useSize.ts';
import './scrub-bar.css';

interface ScrubBarProps {
  readonly film: Film;
  readonly step: number;
  /** What happened at that step: said by screen readers and shown while dragging. */
  readonly told: string;
  readonly onStep: (step: number) => void;
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** The whole game as a bar: a band for each round, a tick for each turn, water where a flood was, flags where points moved. */
export function ScrubBar({ film, step, told, onStep }: ScrubBarProps): ReactElement {
  const say = useSaid();
  const done = film.last === 0 ? 0 : step / film.last;
  return (
    <div className="scrub" style={{ '--done': percent(done) } as CSSProperties}>
      <div className="scrub-in">
        <Flags film={film} onStep={onStep} />
        <div className="scrub-track">
          <Bands film={film} />
          <div className="scrub-done" />
          <Tides film={film} />
          <input
            className="scrub-range"
            type="range"
            min={0}
            max={film.last}
            value={step}
            aria-label={say('replay.scrub')}
            aria-valuetext={say('replay.scrub.at', { n: step, all: film.last, told })}
            onChange={(event) => onStep(Number(event.target.value))}
          />
        </div>
        <Labels film={film} step={step} />
      </div>
    </div>
  );
}

/** Width of a band in hundredths of the bar below which its name does not fit. */
const NARROW = 6;

const share = ({ from, to }: Band, last: number): number => (last === 0 ? 0 : ((to - from) * 100) / last);

const Bands = memo(function Bands({ film }: { readonly film: Film }): ReactElement {
  const { last, bands, turns } = film;
  const ticks = turns.map((turn) => `M${turn} 0V1`).join('');
  return (
    <>
      {bands
        .filter(({ tide }) => !tide)
        .map(({ from, to }) => (
          <span
            key={from}
            className="scrub-band"
            style={{ left: percent(from / last), width: percent((to - from) / last) }}
          />
        ))}
      <svg className="scrub-ticks" viewBox={`0 0 ${Math.max(1, last)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
});

const Tides = memo(function Tides({ film: { bands, last } }: { readonly film: Film }): ReactElement {
  return (
    <>
      {bands
        .filter(({ tide }) => tide)
        .map(({ from, to }) => (
          <span
            key={from}
            className="scrub-tide"
            style={{ left: percent((from + to) / 2 / last), width: percent((to - from) / last) }}
          >
            <svg aria-hidden="true" width="100%" height="100%">
              <pattern id={`scrub-waves-${from}`} width="20" height="10" patternUnits="userSpaceOnUse">
                <path d="M0 6.5q5 -5 10 0t10 0" fill="none" stroke="#fff" strokeWidth="1.5" opacity=".75" />
              </pattern>
              <rect width="100%" height="100%" fill={`url(#scrub-waves-${from})`} />
            </svg>
          </span>
        ))}
    </>
  );
});

function Labels({ film: { bands, last }, step }: { readonly film: Film; readonly step: number }): ReactElement {
  const say = useSaid();
  const now = bands.findLast(({ from }) => from < step) ?? bands[0];
  return (
    <div className="scrub-labels" aria-hidden="true">
      {bands
        .filter((band) => band.tide || share(band, last) >= NARROW)
        .map((band) => (
          <span
            key={`${band.from} ${band.to}`}
            className={`scrub-label${band.tide ? ' tide' : ''}${band === now ? ' now' : ''}`}
            style={{
              left: percent((band.from + band.to) / 2 / last),
              maxWidth: band.tide ? undefined : percent((band.to - band.from) / last),
            }}
          >
            {say(band.label)}
          </span>
        ))}
    </div>
  );
}

/** Numbered turning points, and plain seals where somebody made many points at once. */
const Flags = memo(function Flags({
  film,
  onStep,
}: {
  readonly film: Film;
  readonly onStep: (step: number) => void;
}): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const box = useRef<HTMLDivElement>(null);
  const [width] = useSize(box, [900, 38]);
  const flags = useMemo(() => flagsOf(film, width), [film, width]);
  return (
    <div className="scrub-flags" ref={box}>
      {flags.map(({ step, player, number, gain, x, pole }) => (
        <button
          key={`${step} ${number}`}
          type="button"
          className={`scrub-flag${number > 0 ? ' big' : ''}`}
          style={{ left: x, '--pole': `${pole}px` } as CSSProperties}
          title={say('replay.flag', { number, name: name(player), points: gain, n: step })}
          aria-label={say('replay.flag', { number, name: name(player), points: gain, n: step })}
          onClick={() => onStep(step)}
        >
          <Seal colour={colour(player)} size="s" />
          {number > 0 && <SwingNumber number={number} />}
        </button>
      ))}
    </div>
  );
});

interface FlagAt extends Jump {
  /** Of a turning point; 0 where it is none. */
  readonly number: number;
  readonly x: number;
  /** How far its pole stands beside it, where two flags had to make room for each other. */
  readonly pole: number;
}

/** A flag and its number are so wide. */
const FLAG = 34;

function flagsOf(film: Film, width: number): readonly FlagAt[] {
  const numbered = film.swings.map(({ step, player, number, gains }) => ({
    step,
    player,
    number,
    gain: gains[player] ?? 0,
  }));
  const gap = (film.last * FLAG) / Math.max(1, width);
  // On a narrow bar there is room for the turning points only.
  const plain =
    width < 500
      ? []
      : jumpsOf(
          film.steps,
          numbered.map(({ step }) => step),
          gap,
        );
  const flags = [...numbered, ...plain.map((jump) => ({ ...jump, number: 0 }))].sort((a, b) => a.step - b.step);
  const at = flags.map(({ step }) => (film.last === 0 ? 0 : (step / film.last) * width));
  const xs = apart(at, FLAG, 0, width);
  return flags.map((flag, i) => ({ ...flag, x: xs[i] ?? 0, pole: (at[i] ?? 0) - (xs[i] ?? 0) }));
}

/** The number of a turning point, as on the bar and the chart. */
export function SwingNumber({ number }: { readonly number: number }): ReactElement {
  return <b className="scrub-number">{number}</b>;
}

/** A button that goes to the next turning point. */
export function NextSwing({ film, step, onStep }: Omit<ScrubBarProps, 'told'>): ReactElement | null {
  const say = useSaid();
  if (film.swings.length === 0) return null;
  const next = film.swings.find((swing) => swing.step > step) ?? film.swings[0];
  return (
    <button type="button" className="btn" onClick={() => onStep(next?.step ?? 0)}>
      <Icon id="ui-star" size={16} /> {say('replay.next-swing')}
    </button>
  );
}
