import { Icon, Tangible, told, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { markerValue } from '../../content/tracks.ts';
import type { Phase, State } from '../../rules/state.ts';
import './rounds.css';

const PHASES: readonly Phase[] = ['growth', 'bidding', 'expansion', 'actions', 'clean-up'];
const ROUNDS = [1, 2, 3, 4, 5, 6] as const;

/** Six Expansion markers, green and brown, with a Flood after each three; then the phases. Where it is narrow, words. */
export function Rounds(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const now = say('panel.now', { round: s.round, phase: { id: `panel.phase.${s.phase}` } });
  return (
    <div className="game-panel asy rounds">
      <span className="rounds-chip" {...told('track/markers')}>
        {now}
      </span>
      <div className="rounds-in">
        <Tangible thing="track/markers" className="rounds-markers">
          {ROUNDS.map((round) => (
            <Round key={round} round={round} />
          ))}
        </Tangible>
        <ol className="rounds-phases" aria-label={now}>
          {PHASES.map((phase) => (
            <li key={phase} data-state={stateOf(s, phase)} aria-current={phase === s.phase ? 'step' : undefined}>
              {say(`panel.phase.${phase}`)}
            </li>
          ))}
          {!PHASES.includes(s.phase) && <li data-state="now">{say(`panel.phase.${s.phase}`)}</li>}
        </ol>
      </div>
    </div>
  );
}

function stateOf(s: State, phase: Phase): 'done' | 'now' | 'later' {
  if (s.phase === phase) return 'now';
  const at = PHASES.indexOf(s.phase);
  return at > PHASES.indexOf(phase) || s.phase === 'flood' || s.phase === 'end' ? 'done' : 'later';
}

/** Markers turned so far: after the first Flood those of the first half lie apart. */
const turned = (s: State): readonly string[] => [...s.spentMarkers, ...s.markers];

function Round({ round }: { readonly round: number }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const marker = turned(s)[round - 1];
  const flood = round % 3 === 0;
  const flooding = s.phase === 'flood' && s.round === round;
  return (
    <>
      <span
        className="rounds-marker"
        data-half={round <= 3 ? 'green' : 'brown'}
        data-now={s.round === round ? '' : undefined}
        data-hidden={marker === undefined ? '' : undefined}
      >
        {marker === undefined ? say('panel.unknown') : markerValue(marker)}
      </span>
      {flood && (
        <span
          className="rounds-flood"
          data-now={flooding ? '' : undefined}
          data-past={s.round > round ? '' : undefined}
        >
          <Icon id="tok-flood" size={20} />
        </span>
      )}
    </>
  );
}
