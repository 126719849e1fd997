import { Icon, Piece, Tangible, useColour, useGame, useLookedAt, useLooking } from '@edubba/ui';
import type { ReactElement } from 'react';
import { PIECES } from '../../content/player-board.ts';
import { camelLimit } from '../../rules/queries/costs.ts';
import { numberOf } from '../../rules/queries/numbers.ts';
import { isOpponent, type State } from '../../rules/state.ts';
import { Columns } from './Columns.tsx';
import { Goods } from './Goods.tsx';
import { Hand } from './Hand.tsx';
import { Heading } from './Heading.tsx';
import { OpponentBoard } from './OpponentBoard.tsx';
import { PlainActions } from './PlainActions.tsx';
import './own.css';

/** The board of whoever is looked at: Camels, goods, Ziggurat pieces over Action tiles, cards. */
export function OwnBoard(): ReactElement {
  const { s } = useGame<State>();
  const { player } = useLooking();
  return (
    <div className="game-panel asy own">
      {isOpponent(s, player) ? (
        <OpponentBoard player={player} />
      ) : (
        <div className="own-in">
          <div className="own-supply">
            <Heading />
            <CamelTrack />
            <Goods />
          </div>
          <div className="own-actions">
            <Columns />
            <PlainActions />
          </div>
          <Hand />
        </div>
      )}
    </div>
  );
}

/** Camels from 0; Wells that are not dug lie on the last spaces and close them (ASY-2.14, ASY-13.07). */
function CamelTrack(): ReactElement {
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const camels = s.camels[player] ?? 0;
  const then = next.camels[player] ?? 0;
  const limit = camelLimit(s, player);
  return (
    <Tangible thing={useLookedAt()('track/camels')} className="own-track">
      {Array.from({ length: numberOf(s, 'camel-limit') + PIECES.wells + 1 }, (_, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
          key={n}
          className="own-camel"
          data-on={n > 0 && n < camels ? '' : undefined}
          data-now={n === camels ? '' : undefined}
          data-then={n === then && then !== camels ? '' : undefined}
          data-paid={n > then && n <= camels ? '' : undefined}
        >
          {n > limit ? (
            <Well dug={n <= camelLimit(next, player)} />
          ) : n === camels || n === then ? (
            <Icon id="res-camel" size={17} />
          ) : (
            n
          )}
        </span>
      ))}
    </Tangible>
  );
}

function Well({ dug }: { readonly dug: boolean }): ReactElement {
  const { player } = useLooking();
  const colour = useColour();
  return (
    <span className={dug ? 'ghost' : undefined}>
      <Piece kind="well" colour={colour(player)} size={20} />
    </span>
  );
}
