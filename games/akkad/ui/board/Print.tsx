import { useColour, useSay, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SPACES } from '../../content/map.ts';
import { MONSTER_NAMES } from '../../content/monsters.ts';
import { HOME_AT, HOME_SPACE, MONSTER_AT } from '../../rules/geography.ts';
import { NOWHERE, type State } from '../../rules/state.ts';
import { PRINT } from './arranging.ts';
import { at, centreOf } from './geometry.ts';
import { STRETCH } from './shape.ts';

const SIGN = { akkad: 'tok-crown', home: 'bld-palace', special: 'bld-tower' } as const;
const SIZE = { akkad: 17, home: 15, special: 13 } as const;

/** Names of cities and monsters with their signs. Territories have none on the map: hovering says them. */
export const Print = memo(function Print(): ReactElement {
  const say = useSay();
  return (
    <g aria-hidden="true" className="akk-print">
      {SPACES.map(({ id, kind }, space) => {
        if (kind === 'territory') return null;
        const monster = MONSTER_NAMES[MONSTER_AT[space] ?? -1];
        return (
          <g key={id} className={`akk-name ${kind}`} transform={at(centreOf(space))}>
            {kind !== 'city' && kind !== 'danger' && kind !== 'home' && (
              <use
                href={`#${SIGN[kind]}`}
                x={-SIZE[kind] / 2}
                y={PRINT.sign + 1.5 - SIZE[kind] / 2}
                width={SIZE[kind]}
                height={SIZE[kind]}
              />
            )}
            <text y={PRINT.name}>{say({ id: monster === undefined ? `space.${id}` : `monster.${monster}` })}</text>
          </g>
        );
      })}
      <g className="akk-lands">
        <text x={52 * STRETCH} y="462">
          {say({ id: 'ui.map.amurru' })}
        </text>
        <text transform={`${at([536 * STRETCH, 120])} rotate(${STRETCH > 1 ? 44 : 56})`}>
          {say({ id: 'ui.map.zagros' })}
        </text>
        <text x={520 * STRETCH} y="540" className="akk-sea-name">
          {say({ id: 'ui.map.sea' })}
        </text>
      </g>
      <g className="akk-river-names">
        <text x={204 * STRETCH} y="17">
          {say({ id: 'ui.map.euphrates' })}
        </text>
        <text x={440 * STRETCH} y="17">
          {say({ id: 'ui.map.tigris' })}
        </text>
      </g>
    </g>
  );
});

/** The castles of home cities in their players' colours, and the Royal Residence. A city nobody has chosen is plain. */
export const Homes = memo(function Homes(): ReactElement {
  const homes = useTable<State, string>(({ view: { s } }) => s.home.join()).split(',');
  const residence = useTable<State, string>(({ view: { s } }) =>
    s.residence === NOWHERE ? '' : `${s.residence}/${s.character.indexOf('me-sag')}`,
  );
  const colourOf = useColour();
  const [place = 0, host = -1] = residence.split('/').map(Number);
  return (
    <g aria-hidden="true" className="akk-homes">
      {HOME_AT.map((home) => {
        if (home === '') return null;
        const seat = homes.indexOf(home);
        return (
          <Castle
            key={home}
            space={HOME_SPACE[home]}
            colour={seat < 0 ? undefined : colourOf(seat)}
            icon="bld-palace"
          />
        );
      })}
      {residence !== '' && <Castle space={place} colour={host < 0 ? undefined : colourOf(host)} icon="tok-crown" />}
    </g>
  );
});

function Castle({
  space,
  colour,
  icon,
}: {
  readonly space: number;
  readonly colour: string | undefined;
  readonly icon: string;
}): ReactElement {
  const [x, y] = centreOf(space);
  return (
    <g className={`akk-castle ${colour ?? 'free'}`} transform={at([x, y + PRINT.sign])}>
      <rect x="-7.5" y="-6.8" width="15" height="13.4" rx="3.4" />
      <use href={`#${icon}`} x="-5.5" y="-6" width="11" height="11" />
    </g>
  );
}
