import type { Moment, Swing } from '@edubba/bots';
import type { Seat } from '@edubba/kernel';
import { useColour, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Film } from '../replay/film.ts';
import { useSaid } from '../replay/replay-table.ts';
import { signed, within } from './numbers.ts';

const WIDTH = 1000;
const HEIGHT = 200;

/** The expected result from the beginning to the end: one's own thick with its interval, the others' thin; flags where it swung. */
export function Curve({
  film,
  moments,
  player,
  swings,
  chosen,
  ranked,
  onChoose,
}: {
  readonly film: Film;
  readonly moments: readonly Moment[];
  readonly player: Seat;
  readonly swings: readonly Swing[];
  readonly chosen: Swing | undefined;
  /** Players against one another: there is a fair share. */
  readonly ranked: boolean;
  readonly onChoose: (swing: Swing) => void;
}): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const x = (step: number): number => (WIDTH * step) / Math.max(1, film.last);
  const y = (chance: number): number => HEIGHT - (HEIGHT * Math.min(100, Math.max(0, chance))) / 100;
  const line = (seat: Seat): string =>
    moments.map(({ step, chances }) => `${x(step)},${y(chances[seat]?.value ?? 0)}`).join(' ');
  const edge = (sign: number): string[] =>
    moments.map(({ step, chances }) => {
      const { value = 0, error = 0 } = chances[player] ?? {};
      return `${x(step)},${y(value + sign * within(error))}`;
    });
  const near = (step: number): number =>
    (moments.findLast((moment) => moment.step <= step) ?? moments[0])?.chances[player]?.value ?? 0;
  const fair = 100 / film.players;
  return (
    <figure className="curve">
      <figcaption>
        <b>{say('review.curve')}</b> <small>{say('review.curve.unit')}</small>
      </figcaption>
      <div className="curve-frame">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {film.bands.map(({ from, to }, i) =>
            i % 2 === 1 ? (
              <rect key={from} className="curve-band" x={x(from)} width={x(to) - x(from)} y="0" height={HEIGHT} />
            ) : null,
          )}
          {[0, 20, 40, 60, 80, 100].map((chance) => (
            <line key={chance} className="curve-grid" x1="0" x2={WIDTH} y1={y(chance)} y2={y(chance)} />
          ))}
          {ranked && <line className="curve-fair" x1="0" x2={WIDTH} y1={y(fair)} y2={y(fair)} />}
          {Array.from({ length: film.players }, (_, seat) =>
            seat === player ? null : (
              <polyline key={seat} className={`curve-line ${colour(seat)}`} data-dash={seat} points={line(seat)} />
            ),
          )}
          <polygon className={`curve-sure ${colour(player)}`} points={[...edge(1), ...edge(-1).reverse()].join(' ')} />
          <polyline className={`curve-line curve-own ${colour(player)}`} points={line(player)} />
        </svg>
        {ranked && (
          <span className="curve-fair-name" style={{ bottom: `${fair}%` }}>
            {say('review.fair')}
          </span>
        )}
        {swings.map((swing, i) => (
          <button
            key={swing.step}
            type="button"
            className={`curve-flag ${colour(swing.seat)}`}
            aria-pressed={swing === chosen}
            aria-label={`${i + 1}: ${name(swing.seat)} ${signed(swing.gains[player]?.value ?? 0)}`}
            style={{ left: `${(100 * swing.step) / Math.max(1, film.last)}%`, bottom: `${near(swing.step)}%` }}
            onClick={() => onChoose(swing)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <ol className="curve-rounds">
        {film.bands.map(({ from, to, label }) => (
          <li key={from} style={{ flexGrow: Math.max(1, to - from) }}>
            {say(label)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
