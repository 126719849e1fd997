import { Icon, Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Film } from './film.ts';
import { Gains } from './parts/Gain.tsx';
import { SwingNumber } from './parts/ScrubBar.tsx';
import { useSaid } from './replay-table.ts';
import { causeOf, type Swing } from './swings.ts';
import { Sentence, useTell } from './useTell.tsx';
import './swings.css';

interface SwingsProps {
  /** Where the game is watched, before the step. */
  readonly place: string;
  readonly film: Film;
  readonly onFork: (step: number) => void;
}

/** The three parts of the game that changed the differences between the scores most. */
export function Swings({ place, film, onFork }: SwingsProps): ReactElement | null {
  const say = useSaid();
  if (film.swings.length === 0) return null;
  return (
    <section className="panel swings" aria-label={say('end.swings')}>
      <header>
        <Icon id="ui-star" />
        <h2>{say('end.swings')}</h2>
        <small>{say('end.swings.how')}</small>
      </header>
      <ol className="swings-list">
        {film.swings.map((swing) => (
          <One key={swing.number} place={place} swing={swing} onFork={onFork} />
        ))}
      </ol>
    </section>
  );
}

function One({ place, swing, onFork }: Omit<SwingsProps, 'film'> & { readonly swing: Swing }): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const tell = useTell();
  const ui = useTable((table) => table.ui);
  const { chapter, player, step, gains, lead, fork, number } = swing;
  const leadWords = (n: number): string =>
    say(`end.lead.${n > 0 ? 'ahead' : n < 0 ? 'behind' : 'level'}`, { n: Math.abs(n) });
  const title = say(chapter.heading ?? { id: 'replay.start' });
  const told = causeOf(ui, chapter, player);
  return (
    <li className="swings-one">
      <span className="swings-icon">
        {chapter.icon === undefined ? <Seal colour={colour(player)} /> : <Icon id={chapter.icon} size={24} />}
        <SwingNumber number={number} />
      </span>
      <div className="swings-words">
        <h3>
          {title}
          <span className="swings-lead">
            {name(player)} {leadWords(lead[0])} <Icon id="ui-arrow" size={13} /> <b>{leadWords(lead[1])}</b>
          </span>
        </h3>
        {told.length > 0 && (
          <p>
            {told.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step never change their order.
              <span key={i}>
                <Sentence text={tell(line)} seat={line.seat} />{' '}
              </span>
            ))}
          </p>
        )}
        <Gains gains={gains} by={-1} />
      </div>
      <div className="swings-acts">
        <Link href={`${place}/${step}`} className="btn sm" aria-label={say('end.swings.watch', { title })}>
          <Icon id="ui-eye" size={16} /> {say('end.swings.watch.short')}
        </Link>
        <button
          type="button"
          className="btn sm tonal"
          aria-label={say('end.swings.play', { title })}
          onClick={() => onFork(fork)}
        >
          <Icon id="ui-play" size={13} /> {say('end.swings.play.short')}
        </button>
      </div>
    </li>
  );
}
