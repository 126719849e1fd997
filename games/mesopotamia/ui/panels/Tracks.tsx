import type { Seat } from '@edubba/kernel';
import { Icon, on, Tangible, useColour, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { TOP, UNIT_LIMITS } from '../../content/tracks.ts';
import type { State } from '../../rules/state.ts';
import { Gardens } from './Gardens.tsx';
import { Mark } from './parts.tsx';
import './panels.css';
import './shared.css';
import { what } from '../explaining/what.ts';

/** By how much a seal lies above the one below it, by how many lie there: no stack is higher than its cell. */
const RISE = [0, 0, 11, 11, 8, 6, 5] as const;

/** How far the game is, and everybody in it: the Hanging Gardens, Events, Population. */
export function Tracks(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel mes mes-tracks">
      <Gardens />
      <Track
        thing="track/event"
        icon="act-event"
        title={say('panel.track.event')}
        note={say('panel.track.event.note')}
        at={s.eventAt}
        order={s.eventOrder}
        then={next.eventAt}
      />
      <Track
        thing="track/population"
        icon="mes-people"
        title={say('panel.track.population')}
        note={say('panel.track.population.note')}
        at={s.populationAt}
        order={s.populationOrder}
        then={next.populationAt}
        limits
      />
    </div>
  );
}

function Track({
  thing,
  icon,
  title,
  note,
  at,
  order,
  then,
  limits = false,
}: {
  readonly thing: string;
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly at: readonly number[];
  readonly order: readonly Seat[];
  readonly then: readonly number[];
  readonly limits?: boolean;
}): ReactElement {
  const colourOf = useColour();
  return (
    <div className="trk">
      <h3>
        <Icon id={icon} size={18} /> {title}
        <small {...what('track-points')}>{note}</small>
      </h3>
      <Tangible thing={thing} className="cells">
        {Array.from({ length: TOP }, (_, i) => {
          // The order is from the top; a stack is drawn from below.
          const here = order.filter((player) => at[player] === i + 1).toReversed();
          const coming = order.filter((player) => then[player] === i + 1 && at[player] !== i + 1);
          const rise = RISE[here.length + coming.length] ?? 4;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a position is its number
            <div key={i} className="c" data-top={on(i === TOP - 1)} data-high={on(here.length + coming.length > 2)}>
              <span className="stk">
                {here.map((player, level) => (
                  <Mark key={player} colour={colourOf(player)} lift={level * rise} />
                ))}
                {coming.map((player, level) => (
                  <Mark key={`c${player}`} colour={colourOf(player)} lift={(here.length + level) * rise} ghost />
                ))}
              </span>
              <b>{i + 1}</b>
              {limits && <small>{UNIT_LIMITS[i]?.units}</small>}
            </div>
          );
        })}
      </Tangible>
    </div>
  );
}
