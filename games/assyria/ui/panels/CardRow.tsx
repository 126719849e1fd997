import type { ItemId, Seat } from '@edubba/kernel';
import { Hit, Icon, Piece, Tangible, useColour, useGame, useSeatName, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { BID_SPACES } from '../../content/tracks.ts';
import { bidCost } from '../../rules/queries/numbers.ts';
import { isOpponent, NOBODY, type State } from '../../rules/state.ts';
import { MiniCard } from './cards/MiniCard.tsx';

/** One card row: its bid spaces and its cards; when they are gone, who has them. */
export function CardRow({ row }: { readonly row: number }): ReactElement {
  const { s } = useGame<State>();
  const cards = [s.rowLeft[row]?.[0], s.rowMiddle[row]?.[0], s.rowFavour[row]?.[0]];
  const holder = s.leaderRow.indexOf(row);
  const me = useTable((table) => table.me);
  const gone = cards.every((card) => card === undefined);
  return (
    <li className="rows-row" data-gone={gone ? '' : undefined} data-mine={gone && holder === me ? '' : undefined}>
      <Hit thing={`row/${row + 1}`} />
      <span className="rows-n">{row + 1}</span>
      {gone ? <GoneRow row={row} holder={holder} mine={holder === me} /> : <OpenRow row={row} cards={cards} />}
    </li>
  );
}

function OpenRow({
  row,
  cards,
}: {
  readonly row: number;
  readonly cards: readonly (ItemId | undefined)[];
}): ReactElement {
  return (
    <>
      <div className="rows-bids">
        {BID_SPACES.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bid space is its place
          <BidSpace key={space} row={row} space={space} />
        ))}
      </div>
      {cards.map((card, place) =>
        card === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is where it is
          <span key={place} className="mini-slot">
            <Icon id={place === 2 ? 'ui-hand' : 'res-food'} size={24} />
          </span>
        ) : (
          <MiniCard key={card} item={card} />
        ),
      )}
    </>
  );
}

const standsAt = (s: State, row: number, space: number): Seat =>
  s.leaderRow.findIndex((at, seat) => at === row && s.leaderSpace[seat] === space);

function BidSpace({ row, space }: { readonly row: number; readonly space: number }): ReactElement {
  const { s, next } = useGame<State>();
  const colour = useColour();
  const price = usePrice();
  const stands = standsAt(s, row, space);
  const comes = standsAt(next, row, space);
  return (
    <Tangible thing={`bid/row${row + 1}/${BID_SPACES[space] ?? ''}`} className="rows-bid">
      {stands === NOBODY && comes === NOBODY && price(space)}
      {stands !== NOBODY && <Piece kind="leader" colour={colour(stands)} size={32} />}
      {stands === NOBODY && comes !== NOBODY && (
        <span className="ghost">
          <Piece kind="leader" colour={colour(comes)} size={32} />
        </span>
      )}
    </Tangible>
  );
}

function GoneRow({
  row,
  holder,
  mine,
}: {
  readonly row: number;
  readonly holder: Seat;
  readonly mine: boolean;
}): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const colour = useColour();
  const name = useSeatName();
  const price = usePrice();
  if (holder === NOBODY) return <p className="rows-gone rows-nobody">{say('panel.row.empty', { row: row + 1 })}</p>;
  const told = mine ? 'mine' : isOpponent(s, holder) ? 'cleared' : 'taken';
  return (
    <>
      <span className="rows-bid">
        <Piece kind="leader" colour={colour(holder)} size={32} />
      </span>
      <p className="rows-gone">
        {say(`panel.row.${told}`, { row: row + 1, price: price(s.leaderSpace[holder] ?? 0), player: name(holder) })}
      </p>
    </>
  );
}

/** What a bid space costs, in words. */
function usePrice(): (space: number) => string {
  const say = useText();
  const { s } = useGame<State>();
  return (space) => {
    const n = bidCost(s, space);
    return n === 0 ? say('panel.bid.free') : say('panel.bid.vp', { n });
  };
}
