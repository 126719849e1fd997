import { seatMessage } from '@edubba/gamekit';
import { Icon, useTable } from '@edubba/ui';
import { type CSSProperties, type ReactElement, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Onward, Words } from '../lesson/Words.tsx';
import '../lesson/panel.css';
import { usePlace } from '../lesson/usePlace.ts';
import { useArrangement } from '../table/layout/useSize.ts';
import { useSession, useTell } from '../table/session/context.ts';
import type { Quizzing } from './Quizzing.ts';

interface PanelProps {
  readonly quizzing: Quizzing;
}

/** Asks, and says how it went; never on what is to be pointed at. */
export function Panel({ quizzing }: PanelProps): ReactElement {
  const tell = useTell();
  const box = useRef<HTMLElement>(null);
  const phone = useArrangement() === 'phone';
  const place = usePlace(box, phone);
  const [folded, setFolded] = useState(false);
  const { at, state } = useStore(quizzing.place);
  const [ended, setEnded] = useState(false);
  const last = at + 1 === quizzing.all;
  // What is right may lie anywhere: beside a large board it waits in the corner of the log.
  const style: CSSProperties = !phone
    ? { right: 14, bottom: 14 }
    : place === undefined
      ? { visibility: 'hidden' }
      : { left: place.left, top: place.top };
  return (
    <aside
      ref={box}
      className="lesson-panel"
      data-folded={folded ? '' : undefined}
      aria-label={tell('quiz.panel')}
      style={style}
    >
      <header>
        <span className="lesson-mark">
          <Icon id="brand-mark" size={19} />
        </span>
        <span>{tell('quiz.of', { n: at + 1, all: quizzing.all })}</span>
        <button
          type="button"
          className="iconbtn lesson-fold"
          style={{ marginLeft: 'auto' }}
          aria-label={tell(folded ? 'quiz.unfold' : 'quiz.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon id={folded ? 'ui-up' : 'ui-down'} size={16} />
        </button>
      </header>
      {folded ? null : ended ? (
        <End quizzing={quizzing} onAgain={() => setEnded(false)} />
      ) : (
        <Asked
          key={`${at} ${state}`}
          quizzing={quizzing}
          onNext={() => (last ? setEnded(true) : quizzing.goTo(at + 1))}
        />
      )}
    </aside>
  );
}

function Asked({ quizzing, onNext }: PanelProps & { readonly onNext: () => void }): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const me = useTable((table) => table.me);
  const { state, tries } = useStore(quizzing.place);
  if (state === 'asked')
    return (
      <Words title="quiz.ask" text="quiz.text" params={{ name: seatMessage(ui.words, me) }}>
        <i />
        <button type="button" onClick={() => quizzing.show()}>
          {tell('quiz.show')}
        </button>
      </Words>
    );
  return (
    <Words title={`quiz.${state}`} text={`quiz.${state}.text`} params={{ tries }}>
      <i />
      <Onward label={tell('quiz.next')} onClick={onNext} />
    </Words>
  );
}

function End({ quizzing, onAgain }: PanelProps & { readonly onAgain: () => void }): ReactElement {
  const tell = useTell();
  const { score } = useStore(quizzing.place);
  const again = (): void => {
    onAgain();
    quizzing.goTo(0);
  };
  return (
    <Words title="quiz.end" text="quiz.end.text" params={{ score, all: quizzing.all }}>
      <Link href={`/learn/${quizzing.game}`}>{tell('quiz.learn')}</Link>
      <i />
      <Onward label={tell('quiz.again')} onClick={again} />
    </Words>
  );
}

/** How far one has come, and the way out. */
export function Rail({ quizzing }: PanelProps): ReactElement {
  const tell = useTell();
  const { at } = useStore(quizzing.place);
  return (
    <>
      <b>{tell('quiz.of', { n: at + 1, all: quizzing.all })}</b>
      <Link href="/" className="lesson-leave">
        <Icon id="ui-close" size={16} />
        <span>{tell('quiz.leave')}</span>
      </Link>
    </>
  );
}

export function PhoneRail({ quizzing }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const { at } = useStore(quizzing.place);
  return (
    <header className="top table-top phone lesson-bar">
      <Link href="/" className="iconbtn" aria-label={tell('quiz.leave')}>
        <Icon id="ui-close" size={22} />
      </Link>
      <div className="lesson-bar-name">
        <h1>{tell(`game.${ui.id}`)}</h1>
        <small>{tell('quiz.of', { n: at + 1, all: quizzing.all })}</small>
      </div>
    </header>
  );
}
