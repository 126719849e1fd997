import type { Seat } from '@edubba/kernel';
import { Icon, Piece, Tangible, told, useColour, useGame, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { favourCard } from '../../content/favour-cards.ts';
import { cardRows, NOBODY, type State } from '../../rules/state.ts';
import { CardRow } from './CardRow.tsx';
import { isFood } from './cards/faces.ts';
import { MiniCard } from './cards/MiniCard.tsx';
import { Piles } from './Piles.tsx';
import { Scheme } from './Scheme.tsx';
import './rows.css';

/** The card rows from the top, whoever has still to bid, cards just drawn, and the solo opponent's Scheme card. */
export function Rows(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  return (
    <div className="game-panel asy rows">
      <div className="rows-in">
        <header className="rows-head">
          <Icon id="ui-deck" size={18} />
          {say('panel.rows')}
          <Piles />
        </header>
        {/* What is chosen from comes first: it must be in sight. */}
        <Drawn />
        <ol className="rows-list">
          {Array.from({ length: cardRows(s) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <CardRow key={row} row={row} />
          ))}
        </ol>
        {s.solo && <Scheme />}
        <Order />
      </div>
    </div>
  );
}

/** Leaders on the Turn Order track: in Bidding those still to bid, in Actions the order of the round to come. */
function Order(): ReactElement | null {
  const say = useText();
  const { s } = useGame<State>();
  const colour = useColour();
  const name = useSeatName();
  const bidding = isBidding(s);
  const standing: readonly Seat[] = s.order.filter(
    (seat) => seat !== NOBODY && !(bidding && (s.leaderRow[seat] ?? NOBODY) !== NOBODY),
  );
  if (standing.length === 0) return null;
  return (
    <Tangible thing="track/order" className="rows-order">
      {say(bidding ? 'panel.order.bid' : 'panel.order.next')}
      <span className="rows-leaders">
        {standing.map((seat) => (
          <span key={seat} title={name(seat)}>
            <Piece kind="leader" colour={colour(seat)} size={25} />
          </span>
        ))}
      </span>
    </Tangible>
  );
}

/** Before round 1 a Leader goes back to the track with its first Ziggurat: then it stands there for round 1. */
function isBidding({ phase, round, ziggurats }: State): boolean {
  if (round === 0 && ziggurats.some((spaces) => spaces.length > 0)) return false;
  return phase === 'start' || phase === 'bidding';
}

/** Cards drawn to choose from. A Favour card says here what it does: that is what one chooses by. */
function Drawn(): ReactElement | null {
  const say = useText();
  const { s } = useGame<State>();
  if (s.drawn.length === 0) return null;
  return (
    <div className="rows-drawn">
      <h4>{say('panel.drawn')}</h4>
      <div className="rows-drawn-cards" data-food={s.drawn.every(isFood) ? '' : undefined}>
        {s.drawn.map((item) => (
          <div key={item} className="rows-drawn-card">
            <MiniCard item={item} />
            {!isFood(item) && <p {...told(`card/${item}`)}>{say(`effect.${favourCard(item).id}`)}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}
