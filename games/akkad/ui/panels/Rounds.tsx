import { Hit, Icon, on, Seal, Tangible, told, useColour, useGame, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { IDS } from '../../rules/geography.ts';
import type { State } from '../../rules/state.ts';
import './rounds.css';
import { numberOf } from '../../rules/queries/numbers.ts';

/** Nine rounds, the phase, and who holds the Crown of Heaven. Where it is narrow, words. */
export function Rounds(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const phase = s.fight === null ? `panel.phase.${s.phase}` : 'panel.phase.combat';
  const place = s.fight === null ? '' : say(`space.${IDS[s.fight.space] ?? ''}`);
  // Roles and gods are chosen for the round that begins with its event.
  const round = s.phase === 'setup' || s.phase === 'selection' ? s.round + 1 : s.round;
  const now = say('panel.now', { round, phase: { id: phase, params: { place } } });
  return (
    <div className="game-panel akk rounds">
      <span className="rounds-chip" {...told('track/round')}>
        {now}
      </span>
      <div className="rounds-in">
        <Tangible thing="track/round" className="rounds-track">
          {Array.from({ length: numberOf(s, 'rounds') }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <span key={i} data-now={on(round === i + 1)} data-past={on(round > i + 1)}>
              {i + 1}
            </span>
          ))}
        </Tangible>
        <span className="rounds-now" {...told('track/round')}>
          {now}
        </span>
        {s.crown >= 0 && <Crown />}
      </div>
    </div>
  );
}

function Crown(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const colour = useColour();
  const name = useSeatName();
  return (
    <span className="rounds-crown">
      <Icon id="tok-crown" size={19} />
      <Seal colour={colour(next.crown)} size="s" />
      <span className="sr">{say('panel.crown', { player: name(s.crown) })}</span>
      <Hit thing="crown" />
    </span>
  );
}
