import { estimate } from '@edubba/lab';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Say } from '../app/words.tsx';
import type { Lab } from './useLab.ts';

/** How far it is, how fast it goes, and the one button that matters now. */
export function RunStrip({
  lab,
  say,
  title,
}: {
  readonly lab: Lab;
  readonly say: Say;
  readonly title: string;
}): ReactElement {
  const { state, result, speed, cores, stale } = lab;
  const all = result?.experiment.games ?? lab.wish?.games ?? 0;
  const done = result?.sums.games ?? 0;
  const sides = String(result?.experiment.sides.length ?? 1);
  return (
    <section className="panel lab-run" aria-label={say('lab.run')}>
      <Primary lab={lab} say={say} title={title} />
      <div className="lab-progress">
        <p>
          <b>{say('lab.of-games', { done, all, sides })}</b>
          <span>{standing(lab, say, done, all)}</span>
        </p>
        <progress max={Math.max(1, all)} value={done} aria-label={say('lab.of-games', { done, all, sides })} />
        <small>{say('lab.pairs', { sides })}</small>
      </div>
      <Precision lab={lab} say={say} />
      {state === 'running' && <p className="lab-speed">{say('lab.speed', { n: Math.round(speed), cores })}</p>}
      {(state === 'running' || state === 'paused') && (
        <button type="button" className="btn quiet" onClick={() => lab.cancel()}>
          <Icon id="ui-close" /> {say('lab.cancel')}
        </button>
      )}
      {stale && <small className="lab-stale">{say('lab.before')}</small>}
    </section>
  );
}

/** How sure the first figure is by now, and where it may stop. */
function Precision({ lab: { result, wish }, say }: { readonly lab: Lab; readonly say: Say }): ReactElement | null {
  const known = result === undefined || result.sums.games === 0 ? undefined : estimate(result, 'share/0');
  const sure = known?.difference ?? known?.sides[0];
  if (sure === undefined) return null;
  const stop = (result?.experiment ?? wish)?.stop;
  const now = (50 * (sure.high - sure.low)).toFixed(1);
  return (
    <p className="lab-speed" title={say('lab.precision.of')}>
      <b>{say('lab.precision', { now })}</b>
      <small>
        {stop === undefined ? say('lab.precision.of') : say('lab.precision.stop', { n: 100 * stop.within })}
      </small>
    </p>
  );
}

function Primary({ lab, say, title }: { readonly lab: Lab; readonly say: Say; readonly title: string }): ReactElement {
  const { state, stale, module } = lab;
  const [label, icon, act] =
    state === 'running'
      ? (['lab.pause', 'ui-pause', () => lab.pause()] as const)
      : state === 'paused' && !stale
        ? (['lab.go-on', 'ui-play', () => lab.goOn()] as const)
        : ([state === 'ready' ? 'lab.run' : 'lab.run-again', 'ui-play', () => lab.run(title)] as const);
  return (
    <button type="button" className="btn primary lg" disabled={module === undefined} onClick={act}>
      <Icon id={icon} /> {say(label)}
    </button>
  );
}

function standing({ state, speed, result }: Lab, say: Say, done: number, all: number): string {
  if (state === 'ready') return say('lab.ready');
  if (state === 'paused') return say('lab.paused');
  if (state === 'over') return say(result?.ended === 'sure' ? 'lab.done.sure' : 'lab.done.all');
  if (speed <= 0) return '';
  const seconds = Math.round((all - done) / speed);
  return seconds > 90 ? say('lab.left.minutes', { minutes: Math.round(seconds / 60) }) : say('lab.left', { seconds });
}
