import type { PanZoomHandle } from '@edubba/ui';
import { type ReactElement, type RefObject, useEffect } from 'react';
import { drawnThings } from '../pointing/notes.ts';
import { undoOrSay } from '../prompt/UndoButtons.tsx';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { Area } from './Area.tsx';
import { BoardView } from './BoardView.tsx';

/**
 * The board of the game, to be moved and zoomed. `follows`: it goes to the lit targets by itself. `strip`: only a strip
 * of it is in sight.
 */
export function BoardArea({
  handle,
  follows,
  strip = false,
}: {
  readonly handle: RefObject<PanZoomHandle | null>;
  readonly follows: boolean;
  readonly strip?: boolean;
}): ReactElement {
  const session = useSession();
  const { id, ui } = session;
  const tell = useTell();
  const number = useFrame((frame) => (frame.standing?.question === null ? undefined : frame.standing?.number));
  useEffect(() => {
    // After the new lights are drawn.
    const later = requestAnimationFrame(() => {
      const board = document.querySelector('.panzoom-board');
      if (board === null) return;
      const lit = drawnThings(board, '[data-lit]');
      if (follows && (number !== undefined || strip)) {
        const chosen = drawnThings(board, '[data-chosen]');
        const found = chosen.length > 0 ? chosen : lit;
        if (found.length === 0 && strip) handle.current?.fill();
        else handle.current?.show(found);
      }
      handle.current?.avoid(lit);
    });
    return () => cancelAnimationFrame(later);
  }, [follows, strip, number, handle]);
  const names = {
    board: tell('table.board'),
    fit: tell('table.fit'),
    zoomIn: tell('table.zoom-in'),
    zoomOut: tell('table.zoom-out'),
  };
  return (
    <Area label={names.board} className="table-board" id="board">
      <BoardView
        ref={handle}
        ui={ui}
        id={id}
        names={names}
        miniMap={follows}
        onTwoFingerTap={() => undoOrSay(session, document.querySelector('[data-undo]'))}
      />
    </Area>
  );
}
