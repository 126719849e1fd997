import { Icon, Tangible, useColour, useGame, useLookedAt, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Column } from '../../content/player-board.ts';
import { COLUMN_NAMES, COLUMN_NUMBERS } from '../../content/player-board.ts';
import type { State } from '../../rules/state.ts';
import { Rich, Worded } from './parts.tsx';
import { tilePrice } from './prices.ts';
import './columns.css';

/** Four columns of Ziggurat pieces, each over the Action tile it strengthens. */
export function Columns(): ReactElement {
  return (
    <div className="own-columns">
      {COLUMN_NUMBERS.map((column) => (
        <div key={column} className="own-column">
          <Stack column={column} />
          <Tile column={column} />
        </div>
      ))}
    </div>
  );
}

/** From the top: small, medium, large. The lowest goes first (ASY-19.08). */
const LEVELS = [3, 2, 1] as const;

function Stack({ column }: { readonly column: Column }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const colour = useColour();
  const name = COLUMN_NAMES[column];
  const taken = s.taken[player]?.[column] ?? 0;
  const then = next.taken[player]?.[column] ?? 0;
  return (
    <Tangible thing={useLookedAt()(`column/${name}`)} className={`own-stack ${colour(player)}`}>
      <span className="own-small">
        <Rich id={`panel.small.${name}`} size={14} />
      </span>
      {LEVELS.map((level) => (
        <span
          key={level}
          className="own-level"
          data-level={level}
          data-taken={taken >= level ? '' : undefined}
          data-leaving={taken < level && then >= level ? '' : undefined}
        >
          {taken < level && level}
        </span>
      ))}
      {s.columnUsed[player]?.[column] === true && (
        <span className="own-spent" title={say('panel.column.used')}>
          <Icon id="ui-lock" size={14} />
          <span className="sr">{say('panel.column.used')}</span>
        </span>
      )}
    </Tangible>
  );
}

const TILE_ICONS = ['res-offering', 'act-trade', 'ui-deck', 'res-gold'] as const;

function Tile({ column }: { readonly column: Column }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const name = COLUMN_NAMES[column];
  const used = s.used[player]?.[column] === true;
  const turning = !used && next.used[player]?.[column] === true;
  return (
    <Tangible
      thing={useLookedAt()(`tile/${name}`)}
      className="own-tile"
      data-tile={name}
      data-used={used ? '' : undefined}
      data-turning={turning ? '' : undefined}
    >
      <h4>
        <Icon id={TILE_ICONS[column]} size={16} />
        {say(`tile.${name}`)}
      </h4>
      {used ? (
        <p className="own-used">
          <Icon id="act-confirm" size={14} />
          {say('panel.tile.used')}
        </p>
      ) : (
        <Price column={column} />
      )}
    </Tangible>
  );
}

/** What the tile gives now for how many Camels. */
function Price({ column }: { readonly column: Column }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const { camels, gain } = tilePrice(s, player, column);
  return (
    <p>
      {camels}
      <Worded name="camel" size={14} />
      <Icon id="ui-arrow" size={10} className="own-arrow" />
      {column === 1 && (
        <>
          <Worded name="hut" size={14} />
          <i>/</i>
          <span className="sr">{say('panel.or')}</span>
          <Worded name="ship" size={14} />
          <Worded name="farmer" size={13} />
        </>
      )}
      {column === 2 && <span className="own-any">{say('panel.tile.card')}</span>}
      {column !== 1 && column !== 2 && gain}
      {column === 0 && <Worded name="offering" />}
      {column === 3 && <Worded name="gold" />}
    </p>
  );
}
