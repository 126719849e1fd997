import { Icon, on, Tangible, useGame, useLookedAt, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { BuildingTile } from '../../../content/buildings.ts';
import { BUILDING_OF, BUILDINGS, UPGRADE_NAMES } from '../../../content/buildings.ts';
import type { State } from '../../../rules/state.ts';
import { TILE_ICONS } from '../../../asking/icons.ts';

/** The four buildings, each with the token that activates it and the places of its upgrades. */
export function Buildings(): ReactElement {
  return (
    <div className="mat-buildings">
      {BUILDINGS.map((tile, i) => (
        <Building key={tile.id} tile={tile} at={i} />
      ))}
    </div>
  );
}

function Building({ tile: { id, token }, at }: { readonly tile: BuildingTile; readonly at: number }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const thing = useLookedAt();
  const built = s.built[player]?.[at] === true;
  const coming = !built && next.built[player]?.[at] === true;
  return (
    <Tangible thing={thing(`building/${id}`)} className="mat-building" data-built={on(built)} data-coming={on(coming)}>
      <Icon id={TILE_ICONS[id] ?? ''} size={22} />
      <span className="mat-upgrades">
        {UPGRADE_NAMES.map((upgrade, i) =>
          BUILDING_OF[i] === at ? (
            <span
              key={upgrade}
              data-has={on(s.upgraded[player]?.[i] === true)}
              data-coming={on(s.upgraded[player]?.[i] !== true && next.upgraded[player]?.[i] === true)}
              title={say(`upgrade.${upgrade}`)}
            >
              <Icon id={TILE_ICONS[upgrade] ?? ''} size={13} />
            </span>
          ) : null,
        )}
      </span>
      <b>
        <Icon id={`tok-${token}`} size={13} />
        {say(`building.${id}`)}
      </b>
    </Tangible>
  );
}
