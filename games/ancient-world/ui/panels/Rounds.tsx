import { on, Tangible, told, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import './rounds.css';
import { numberOf } from '../../rules/queries/numbers.ts';

const PHASES = ['prepare', 'actions', 'end'] as const;

/** Six rounds and the three phases of each. Where it is narrow, words. */
export function Rounds(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  return (
    <div className="game-panel aw rounds">
      <span className="rounds-chip" {...told('track/round')}>
        {text('panel.now', { round: s.round, phase: { id: `panel.phase.${s.phase}` } })}
      </span>
      <div className="rounds-in">
        <Tangible thing="track/round" className="aw-track">
          {Array.from({ length: numberOf(s, 'rounds') }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <span key={i} data-now={on(s.round === i + 1)} data-past={on(s.round > i + 1)}>
              {i + 1}
            </span>
          ))}
        </Tangible>
        <span className="aw-phases">
          {PHASES.map((phase) => (
            <span key={phase} data-now={on(s.phase === phase)}>
              {text(`panel.phase.${phase}`)}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
