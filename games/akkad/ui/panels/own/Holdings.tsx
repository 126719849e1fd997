import { Change, Icon, on, Tangible, useGame, useLooking, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { CITY_CARD_NAMES } from '../../../content/special-cities.ts';
import { missionProgress } from '../../../rules/queries/progress.ts';
import { seatsOf, type State } from '../../../rules/state.ts';
import { isHidden } from '../cards/ActionCard.tsx';

/** The mission with its progress, special-city and Mercy cards, captives. */
export function Holdings(): ReactElement {
  const { s } = useGame<State>();
  const { player } = useLooking();
  return (
    <div className="mat-holdings">
      {(s.home[player] ?? '') !== '' && <Mission />}
      {CITY_CARD_NAMES.map((city, i) =>
        s.cityCard[i] === player ? (
          <Chip key={city} thing={`city/${city}`} icon="bld-gate" name={`city.${city}`} />
        ) : null,
      )}
      {(s.mercies[player] ?? []).map((item, i) =>
        isHidden(item) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows which they are
          <span key={i} className="mat-chip">
            <Icon id="act-pray" size={15} />
          </span>
        ) : (
          <Chip key={item} thing={`mercy/${item}`} icon="act-pray" name={`item.${item}`} />
        ),
      )}
      <Captives />
    </div>
  );
}

function Mission(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const { n, goal, met } = missionProgress(s, player);
  const then = missionProgress(next, player).n;
  const scored = s.missionScored[player] === true;
  return (
    <Tangible thing={`mission/${player}`} className="mat-mission" data-met={on(met)} data-scored={on(scored)}>
      <Icon id={scored ? 'act-confirm' : 'tok-religion'} size={16} />
      <b>{say(`mission.${s.home[player] ?? ''}`)}</b>
      <span>{scored ? say('panel.scored') : say('panel.of', { n, of: goal })}</span>
      <Change from={n} to={then} />
    </Tangible>
  );
}

function Chip({
  thing,
  icon,
  name,
}: {
  readonly thing: string;
  readonly icon: string;
  readonly name: string;
}): ReactElement {
  const say = useText();
  return (
    <Tangible thing={thing} className="mat-chip">
      <Icon id={icon} size={15} />
      {say(name)}
    </Tangible>
  );
}

/** Champions of others that are held here. */
function Captives(): readonly ReactElement[] {
  const say = useText();
  const name = useSeatName();
  const { s } = useGame<State>();
  const { player } = useLooking();
  return seatsOf(s).flatMap((owner) =>
    s.captor[owner] === player
      ? [
          <span key={owner} className="mat-chip" data-captive="">
            <Icon id="ui-lock" size={14} />
            {say('panel.captive', { player: name(owner) })}
          </span>,
        ]
      : [],
  );
}
