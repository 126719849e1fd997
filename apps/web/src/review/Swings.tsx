import type { Swing } from '@edubba/bots';
import type { Seat } from '@edubba/kernel';
import { Icon, useColour, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSaid } from '../replay/replay-table.ts';
import type { Replay } from '../replay/useReplay.ts';
import { Sentence, useTell } from '../replay/useTell.tsx';
import { signed, within } from './numbers.ts';

/** So much is told of an answer. */
const LINES = 2;

/** The answers that changed a player's chance most. */
export function Swings({
  replay,
  swings,
  player,
  chosen,
  onChoose,
}: {
  readonly replay: Replay;
  readonly swings: readonly Swing[];
  readonly player: Seat;
  readonly chosen: Swing | undefined;
  readonly onChoose: (swing: Swing) => void;
}): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const tell = useTell();
  const { film } = replay;
  return (
    <section className="panel review-swings" aria-label={say('review.swings')}>
      <header>
        <Icon id="ui-star" />
        <h2>{say('review.swings')}</h2>
        <small>{say('review.swings.unit')}</small>
      </header>
      {swings.length === 0 && <p>{say('review.swings.none')}</p>}
      <ol>
        {swings.map((swing, i) => {
          const { value = 0, error = 0 } = swing.gains[player] ?? {};
          const told = film.steps.find(({ n }) => n === swing.step + 1)?.lines.slice(0, LINES) ?? [];
          const heading = film.chapters.findLast(({ from }) => from <= swing.step + 1)?.heading;
          return (
            <li key={swing.step}>
              <button type="button" aria-pressed={swing === chosen} onClick={() => onChoose(swing)}>
                <i className={`review-number ${colour(swing.seat)}`}>{i + 1}</i>
                <span>
                  <b>{heading === undefined ? say('review.before', { n: swing.step }) : say(heading)}</b>{' '}
                  <small>{say('review.move', { mine: String(swing.seat === player), name: name(swing.seat) })}</small>
                  {told.map((line, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step never change their order.
                    <span key={at} className="review-told">
                      <Sentence text={tell(line)} seat={line.seat} />
                    </span>
                  ))}
                </span>
                <strong data-tone={value < 0 ? 'bad' : 'good'}>
                  {signed(value)}
                  <small>± {within(error)}</small>
                </strong>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
