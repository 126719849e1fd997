import { PanZoom, type PanZoomHandle, type PanZoomNames } from '@edubba/ui';
import type { ReactElement, Ref } from 'react';
import type { GameUi } from '@edubba/ui';
import type { BaseState } from '@edubba/kernel';
import './BoardView.css';

/** A board with what one plays for: a map, which can be moved and zoomed, or a plain one. */
export function BoardView({
  ui,
  ref,
  ...zoom
}: {
  readonly ui: GameUi<BaseState>;
  readonly id: string;
  readonly names: PanZoomNames;
  readonly miniMap?: boolean;
  readonly onTwoFingerTap?: () => void;
  readonly ref?: Ref<PanZoomHandle>;
}): ReactElement {
  return (
    <>
      {ui.Aims !== undefined && (
        <div className="table-aims">
          <ui.Aims />
        </div>
      )}
      {ui.boardSize === undefined ? (
        <div className="plain-board">
          <ui.Board />
        </div>
      ) : (
        <PanZoom size={ui.boardSize} {...zoom} {...(ref === undefined ? {} : { ref })}>
          <ui.Board />
        </PanZoom>
      )}
    </>
  );
}
