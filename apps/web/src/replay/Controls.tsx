import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Film } from './film.ts';
import { NextSwing, ScrubBar } from './parts/ScrubBar.tsx';
import { useSaid } from './replay-table.ts';
import { SPEEDS, type Speed } from './usePlaying.ts';
import type { Walk } from './walk.ts';
import './controls.css';

interface ControlsProps {
  readonly film: Film;
  readonly step: number;
  readonly told: string;
  readonly moment: string;
  readonly walk: Walk;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly onPlay: () => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onLink: (() => void) | undefined;
}

/** The replay's prompt bar: scrub bar, buttons, speed. */
export function Controls(props: ControlsProps): ReactElement {
  const { film, step, told, moment, walk, onLink } = props;
  const say = useSaid();
  return (
    <section className="panel play" aria-label={say('replay.controls')}>
      <ScrubBar film={film} step={step} told={told} onStep={walk.to} />
      <div className="play-row">
        <Buttons {...props} />
        <p className="play-at">
          <span>
            <b>{say('replay.step', { n: step })}</b> {say('replay.of', { all: film.last })}
          </span>
          <small>{moment}</small>
        </p>
        <SpeedChoice speed={props.speed} onSpeed={props.onSpeed} />
        <span className="play-more">
          <NextSwing film={film} step={step} onStep={walk.to} />
          {onLink !== undefined && (
            <button type="button" className="btn" onClick={onLink}>
              <Icon id="ui-link" size={17} /> {say('replay.link')}
            </button>
          )}
        </span>
      </div>
    </section>
  );
}

function Buttons({ film, step, walk, playing, onPlay }: ControlsProps): ReactElement {
  const say = useSaid();
  const buttons = [
    { id: 'first', icon: 'ui-step-back', to: walk.first, off: step === 0 },
    { id: 'back', icon: 'ui-left', to: walk.back, off: step === 0 },
    { id: playing ? 'pause' : 'play', icon: playing ? 'ui-pause' : 'ui-play', to: onPlay, off: false },
    { id: 'on', icon: 'ui-right', to: walk.on, off: step === film.last },
    { id: 'last', icon: 'ui-step-fwd', to: walk.last, off: step === film.last },
  ];
  return (
    <div className="play-buttons">
      {buttons.map(({ id, icon, to, off }, i) => (
        <button
          // The button stays the same while it changes its sign.
          key={i === 2 ? 'play' : id}
          type="button"
          className={i === 2 ? 'btn primary' : 'btn'}
          aria-label={say(`replay.${id}`)}
          title={say(`replay.${id}.key`)}
          aria-disabled={off ? true : undefined}
          onClick={to}
        >
          <Icon id={icon} size={i === 2 ? 20 : 18} />
        </button>
      ))}
    </div>
  );
}

function SpeedChoice({ speed, onSpeed }: Pick<ControlsProps, 'speed' | 'onSpeed'>): ReactElement {
  const say = useSaid();
  return (
    <div className="play-speed" role="group" aria-label={say('replay.speed')}>
      {SPEEDS.map((one) => (
        <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
          {say('replay.speed.one', { half: one === 0.5 ? 'yes' : 'no', n: one })}
        </button>
      ))}
    </div>
  );
}
