import { Icon, Seal } from '@edubba/ui';
import type { CSSProperties, ReactElement } from 'react';
import { SHELF } from '../../app/games.ts';
import { stoolAt, TableDrawing } from '../../home/TableDrawing.tsx';
import { tables } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { sitDown } from './contribution.ts';
import { Failed } from './Failed.tsx';
import { PersonButton } from './PersonButton.tsx';
import { sitterName } from './titles.ts';
import { useDeed } from './useDeed.ts';
import { useGameWords } from './useGameWords.ts';
import { isHost, type RoomProps } from './room.ts';
import './table-card.css';

/** The table from above with everybody around it, each with a card that says who it is and what can be done there. */
export function Stage(room: RoomProps): ReactElement {
  const say = useOnlineWords();
  const { info } = room;
  const colours = SHELF.find(({ id }) => id === info.game)?.colours ?? [];
  const stools = info.seats.flatMap(({ who }, seat) => {
    const colour = colours[seat];
    return colour === undefined ? [] : [{ colour, bot: who === 'bot', open: who === 'open' }];
  });
  return (
    <section className="room-stage" aria-label={say('room.seats')}>
      <TableDrawing game={info.game} stools={stools} />
      <ol>
        {info.seats.map((_, seat) => (
          // Seats have no other identity than their place.
          <SeatCard key={seat} {...room} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

/** Where a seat's card lies beside its stool. */
function placeOf(seat: number, count: number): { readonly side: string; readonly style: CSSProperties } {
  const [x, y] = stoolAt(seat, count);
  const [fx, fy] = [(x + 10) / 420, (y + 30) / 352];
  const side = fx < 0.4 ? 'left' : fx > 0.6 ? 'right' : fy > 0.5 ? 'front' : 'back';
  return { side, style: { '--fx': fx, '--fy': fy } as CSSProperties };
}

function SeatCard({ seat, ...room }: RoomProps & { readonly seat: number }): ReactElement {
  const say = useOnlineWords();
  const { info, me } = room;
  const colours = SHELF.find(({ id }) => id === info.game)?.colours ?? [];
  const game = useGameWords(info.game);
  const sitter = info.seats[seat];
  const who = sitter?.who ?? 'open';
  const { side, style } = placeOf(seat, info.seats.length);
  const mine = seat === me;
  const name =
    who === 'bot' && game !== undefined
      ? game.words.say({ id: `bot.${sitter?.bot ?? 'random'}` })
      : sitterName(info, seat, me === null ? undefined : (info.seats[me]?.person ?? undefined), say);
  const host = who === 'person' && sitter?.person === info.by;
  return (
    <li className="room-seat" data-who={who} data-side={side} style={style}>
      <h2>
        {who === 'open' ? <i className="lobby-free" /> : <Seal colour={colours[seat] ?? 'p6'} />}
        <span>{name}</span>
        <small>{host ? say('room.host') : say('room.seat', { n: seat + 1 })}</small>
      </h2>
      {who === 'person' && (
        <p>
          {sitter?.ready === false ? (
            say('room.sealing')
          ) : mine || sitter?.here === true ? (
            <span className="room-ready">
              <Icon id="act-confirm" size={14} /> {say('room.here')}
            </span>
          ) : (
            say('room.away')
          )}
          {mine && <span>· {sitter?.name}</span>}
        </p>
      )}
      {who === 'bot' && (
        <p>
          <span className="room-ready">
            <Icon id="act-confirm" size={14} /> {say('room.bot-ready')}
          </span>
        </p>
      )}
      <SeatDeeds seat={seat} {...room} />
    </li>
  );
}

/** What can be done with a seat: sit down there, put a bot there, take it away. */
function SeatDeeds({ seat, info, me, reload }: RoomProps & { readonly seat: number }): ReactElement | null {
  const say = useOnlineWords();
  const { busy, failed, act } = useDeed();
  const who = info.seats[seat]?.who;
  const host = isHost({ info, me });
  const bot = SHELF.find(({ id }) => id === info.game)?.bot ?? 'random';
  const put = (wanted: string | null) => () =>
    void act(async () => {
      await tables.seatBot(info.id, seat, wanted);
      reload();
    });
  if (who === 'open' && me === null) {
    return (
      <PersonButton
        className="btn sm"
        label={say('room.sit-here')}
        hidden={say('room.seat', { n: seat + 1 })}
        deed={async () => {
          await sitDown(() => tables.join(info.id, { seat }));
          reload();
        }}
      />
    );
  }
  if (who === 'open') {
    return host ? (
      <>
        <p>{say('room.open.host')}</p>
        <button type="button" className="btn sm" aria-busy={busy} onClick={put(bot)}>
          <Icon id="ui-bot" size={16} /> {say('room.put-bot')}
          <span className="sr"> {say('room.seat', { n: seat + 1 })}</span>
        </button>
        <Failed why={failed} />
      </>
    ) : (
      <p>{say('room.open')}</p>
    );
  }
  if (who !== 'bot' || !host) return null;
  return (
    <>
      <button type="button" className="btn sm quiet" aria-busy={busy} onClick={put(null)}>
        {say('room.free-bot')}
        <span className="sr"> {say('room.seat', { n: seat + 1 })}</span>
      </button>
      <Failed why={failed} />
    </>
  );
}
