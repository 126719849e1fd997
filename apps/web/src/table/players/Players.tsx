import type { Seat } from '@edubba/kernel';
import { Icon, Seal, useSeatName, useTable } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { isYou } from '../session/names.ts';
import './Players.css';

interface Row {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';
  readonly bot: boolean;
  readonly deciding: boolean;
  readonly looked: boolean;
  /** Nothing where all play on one side. */
  readonly score: number | undefined;
  /** As it would be if the game ended now, where that differs. */
  readonly estimate: number | undefined;
  readonly orders: boolean;
  /** What they are at, in a few words. */
  readonly status: string;
}

/** Who plays, in turn order, with what the list shows of each. */
function usePlayers(): readonly Row[] {
  const { ui, seats } = useSession();
  const tell = useTell();
  const nameOf = useSeatName();
  const view = useTable((table) => table.view);
  const looking = useTable((table) => table.looking);
  const orders = useFrame((frame) => frame.standing?.orders);
  const scores = ui.scores(view);
  const estimates = ui.estimate(view);
  const statusOf = (seat: Seat, deciding: boolean): string => {
    const told = ui.status?.(view, seat);
    if (told !== undefined) return tell(told);
    if (deciding) return tell('table.player.deciding');
    return view.over ? '' : tell('table.player.waits');
  };
  return ui.playersInOrder(view).map((seat) => {
    const deciding = view.pending.some((asked) => asked.seat === seat);
    const score = scores[seat];
    const estimate = estimates[seat];
    return {
      seat,
      name: isYou(seats, seat) ? tell('table.you') : nameOf(seat),
      colour: ui.colours[seat] ?? 'p6',
      bot: seats[seat]?.who !== 'person',
      deciding,
      status: statusOf(seat, deciding),
      looked: looking === seat,
      score,
      estimate: estimate === score ? undefined : estimate,
      orders: orders?.some((order) => order.seat === seat) ?? false,
    };
  });
}

/** Attributes of what stands for a player: a thing that may be lit, or else opens that player's board. */
function usePlayerButton(seat: Seat): { readonly [name: string]: unknown } {
  const session = useSession();
  const thing = `player/${seat}`;
  const lit = useTable((table) => table.lit.has(thing));
  const marked = useTable((table) => table.marked.has(thing));
  return {
    'data-thing': thing,
    'data-lit': lit ? '' : undefined,
    'data-marked': marked ? '' : undefined,
    'data-own-click': '',
    onClick: () => lit || session.lookAt(seat),
  };
}

/** The list of players: name, points, goods. */
export function Players(): ReactElement {
  const tell = useTell();
  const rows = usePlayers();
  return (
    <section className="panel players" aria-label={tell('table.players')} id="players">
      <header>
        <Icon id="ui-people" size={18} />
        <h2>{tell('table.players')}</h2>
        <small>{tell('table.players.order')}</small>
      </header>
      <ol>
        {rows.map((row) => (
          <PlayerRow key={row.seat} row={row} />
        ))}
      </ol>
    </section>
  );
}

function PlayerRow({ row }: { readonly row: Row }): ReactElement {
  const { ui, around } = useSession();
  const tell = useTell();
  const button = usePlayerButton(row.seat);
  const { seat, name, colour, bot, deciding, looked, score, estimate, orders, status } = row;
  const me = useTable((table) => table.me);
  return (
    <li
      className={`player ${colour}`}
      data-active={deciding ? '' : undefined}
      data-looked={looked ? '' : undefined}
      data-origin={seat}
    >
      <button
        type="button"
        className="player-name"
        aria-description={tell('table.player.look')}
        aria-pressed={looked}
        {...button}
      >
        <Seal colour={colour} />
        <span>
          <b>
            {name}
            {bot && <Icon id="ui-bot" size={15} />}
            {orders && <Icon id="ui-hand" size={15} />}
            {looked && seat !== me && <i className="player-shown">{tell('table.player.shown')}</i>}
          </b>
          <small>{status}</small>
          {around !== undefined && <around.Mark seat={seat} />}
        </span>
        {score !== undefined && (
          <span className="player-score">
            <span className="player-points">
              <span data-count={`score/${seat}`}>{score}</span>
              <Icon id="res-vp" size={18} />
            </span>
            {estimate !== undefined && (
              <small title={tell('table.estimate')}>{tell('table.estimate.n', { n: estimate })}</small>
            )}
          </span>
        )}
      </button>
      <div className="player-goods">
        <ui.Counters player={seat} />
      </div>
    </li>
  );
}

/** The same in one line, for narrow windows. */
export function PlayersStrip(): ReactElement {
  const tell = useTell();
  const rows = usePlayers();
  return (
    <ol className="players-strip" aria-label={tell('table.players')} id="players">
      {rows.map((row) => (
        <StripCell key={row.seat} row={row} />
      ))}
    </ol>
  );
}

function StripCell({ row: { seat, name, colour, bot, deciding, looked, score } }: { readonly row: Row }): ReactElement {
  const tell = useTell();
  const { around } = useSession();
  const button = usePlayerButton(seat);
  const shown = (
    <>
      <span>{name}</span>
      {bot && <Icon id="ui-bot" size={12} />}
    </>
  );
  return (
    <li className={colour} data-active={deciding ? '' : undefined} data-origin={seat}>
      <button type="button" aria-description={tell('table.player.look')} aria-pressed={looked} {...button}>
        <Seal colour={colour} />
        <span>
          {score !== undefined && <b data-count={`score/${seat}`}>{score}</b>}
          <small>{around === undefined ? shown : <around.Mark seat={seat} strip={shown} />}</small>
        </span>
      </button>
    </li>
  );
}
