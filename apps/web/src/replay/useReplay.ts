import type { BaseState, Message, Seat } from '@edubba/kernel';
import { SPECTATOR } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import { use, useEffect, useState } from 'react';
import { SHELF } from '../app/games.ts';
import { loadPieces } from '../app/sprites.ts';
import { type ReplayAbout, type ReplayDoor, type ReplaySource, whyOf } from '../worker/api.ts';
import { type Film, makeFilm } from './film.ts';
import { LibraryContext } from './library.ts';
import type { At } from './positions.ts';

/** A game that can be looked at: everything but the position itself. */
export interface Replay {
  readonly door: ReplayDoor;
  readonly ui: GameUi<BaseState>;
  readonly about: ReplayAbout;
  readonly film: Film;
  /** Whose eyes: a seat, or everybody's. */
  readonly seat: Seat;
  /** Where it was opened. */
  readonly opened: { readonly step: number; readonly at: At };
}

/** How far opening a game has come. */
type Opening =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly why: Message }
  | { readonly status: 'open'; readonly replay: Replay };

/** Which step is asked for; without one a game that is over is shown from its beginning, a running one as it stands. */
type StepWish = number | 'last' | undefined;

/** Opens a game for looking at; `see` changes whose eyes it is seen with. */
export function useReplay(
  source: ReplaySource,
  wish: StepWish,
): { readonly opening: Opening; readonly see: (seat: Seat, step: number) => void } {
  const library = use(LibraryContext);
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const key = JSON.stringify(source);
  useEffect(() => {
    let gone = false;
    let door: ReplayDoor | undefined;
    setOpening({ status: 'opening' });
    const open = async (): Promise<void> => {
      const opened = await library().replay(JSON.parse(key) as ReplaySource);
      door = opened;
      if (gone) return opened.close();
      const replay = await load(opened, wish);
      if (!gone) setOpening({ status: 'open', replay });
    };
    open().catch((error: unknown) => {
      if (!gone) setOpening({ status: 'failed', why: whyOf(error) });
    });
    return () => {
      gone = true;
      void door?.close();
    };
    // The wish counts when the page opens; afterwards the page itself goes from step to step.
  }, [library, key]);

  const see = (seat: Seat, step: number): void => {
    if (opening.status !== 'open' || opening.replay.seat === seat) return;
    const { door, ui } = opening.replay;
    Promise.all([door.about(seat), door.at(step, seat)])
      .then(([about, at]) => {
        const replay = { door, ui, about, seat, film: makeFilm(ui, about), opened: { step, at } };
        setOpening({ status: 'open', replay });
      })
      .catch((error: unknown) => setOpening({ status: 'failed', why: whyOf(error) }));
  };
  return { opening, see };
}

async function load(door: ReplayDoor, wish: StepWish): Promise<Replay> {
  const open = await door.about(SPECTATOR);
  const shelf = SHELF.find(({ id }) => id === open.game);
  if (shelf?.ui === undefined) throw new Error(open.game);
  const seat = open.over ? SPECTATOR : onlyPerson(open);
  const about = seat === SPECTATOR ? open : await door.about(seat);
  const step = stepOf(wish, about);
  const [ui, at] = await Promise.all([shelf.ui(), door.at(step, seat), loadPieces()]);
  return { door, ui, about, film: makeFilm(ui, about), seat, opened: { step, at } };
}

/** The one person at a table of bots; where several share a device, only what all may know is shown. */
function onlyPerson({ seats }: Pick<ReplayAbout, 'seats'>): Seat {
  const people = seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? SPECTATOR) : SPECTATOR;
}

function stepOf(wish: StepWish, { steps, over }: ReplayAbout): number {
  if (wish === undefined || Number.isNaN(wish)) return over ? 0 : steps;
  if (wish === 'last') return steps;
  return Math.min(steps, Math.max(0, wish));
}
