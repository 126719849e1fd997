import type { LabResult } from '@edubba/lab';
import { figureMessage } from '@edubba/lab';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { library } from '../app/library.ts';
import { playedGame } from './runner.ts';
import { useLooking } from './saying.ts';

/** The first games behind a figure, to be opened in the replay. */
export function GamesDialog({
  figure,
  result,
  onClose,
}: {
  readonly figure: string;
  readonly result: LabResult;
  readonly onClose: () => void;
}): ReactElement {
  const { say, module } = useLooking();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const openGame = async (index: number, side: number): Promise<void> => {
    setOpening(true);
    try {
      const record = await playedGame(result.experiment, index, side);
      navigate(`/replay/${await library().imported(record)}`);
    } finally {
      setOpening(false);
    }
  };
  const sides = result.sums.sides.map(({ examples }) => examples[figure] ?? []);
  return (
    <dialog className="lab-dialog panel" ref={dialog} onClose={onClose} aria-labelledby="lab-dialog-title">
      <h2 id="lab-dialog-title">{say('lab.open.title', { what: say(figureMessage(module, figure)) })}</h2>
      {sides.every((games) => games.length === 0) && <p>{say('lab.open.none')}</p>}
      {sides.map((games, side) => (
        <p key={side === 0 ? 'a' : 'b'} className="lab-openers">
          <b className={`lab-side ${side === 0 ? 'a' : 'b'}`}>{'AB'.charAt(side)}</b>
          {games.map((index) => (
            <button
              key={index}
              type="button"
              className="btn sm"
              disabled={opening}
              onClick={() => void openGame(index, side)}
            >
              {say('lab.open.game', { n: index + 1 })}
            </button>
          ))}
        </p>
      ))}
      <p role="status">{opening ? say('lab.open.opening') : ''}</p>
      <button type="button" className="btn" onClick={() => dialog.current?.close()}>
        {say('lab.close')}
      </button>
    </dialog>
  );
}
