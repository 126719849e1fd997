import { PanZoom, type PanZoomHandle } from '@edubba/ui';
import { type ReactElement, type RefObject, useEffect } from 'react';
import { drawnThings } from '../pointing/notes.ts';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { Area } from './Area.tsx';

/** The board of the game, to be moved and zoomed. `follows`: it goes to the lit targets by itself. */
export function BoardArea({
  handle,
  follows,
}: {
  readonly handle: RefObject<PanZoomHandle | null>;
  readonly follows: boolean;
}): ReactElement {
  const { id, ui } = useSession();
  const tell = useTell();
  const number = useFrame((frame) => (frame.standing?.question === null ? undefined : frame.standing?.number));
  useEffect(() => {
    if (!follows || number === undefined) return;
    // After the new lights are drawn.
    const later = requestAnimationFrame(() => {
      const board = document.querySelector('.panzoom-board');
      if (board !== null) handle.current?.show(drawnThings(board, '[data-lit]'));
    });
    return () => cancelAnimationFrame(later);
  }, [follows, number, handle]);
  const names = {
    board: tell('table.board'),
    fit: tell('table.fit'),
    zoomIn: tell('table.zoom-in'),
    zoomOut: tell('table.zoom-out'),
  };
  return (
    <Area label={names.board} className="table-board" id="board">
      <PanZoom ref={handle} id={id} size={ui.boardSize} names={names} miniMap={follows}>
        <ui.Board />
      </PanZoom>
    </Area>
  );
}
