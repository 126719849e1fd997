import { Icon, on, Tangible, told, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import './panels.css';
import './rounds.css';
import { numberOf } from '../../rules/queries/numbers.ts';

const PHASES = ['actions', 'combat', 'round-end'] as const;

/** There is no last round: the five parts of the Gardens are the clock. Then the round and its phases. */
export function Rounds(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  return (
    <div className="game-panel mes rounds">
      <span className="rounds-chip" {...told('round')}>
        {say('panel.round', { round: s.round })}
      </span>
      <div className="rounds-in">
        <Tangible thing="round" className="mes-clock">
          <Icon id="bld-gardens" size={20} />
          {Array.from({ length: numberOf(s, 'parts') }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            <i key={i} data-built={on(i < s.gardensBuilt)} />
          ))}
          <b>{say(s.phase === 'start' ? 'panel.ready' : 'panel.round', { round: s.round })}</b>
        </Tangible>
        {PHASES.map((phase) => (
          <span key={phase} className="mes-phase" data-now={on(s.phase === phase)}>
            {say(`panel.phase.${phase}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
