import { seatMessage } from '@edubba/gamekit';
import { useTable } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Leave, PhoneBar } from '../lesson/Bar.tsx';
import { Card } from '../lesson/Card.tsx';
import { Onward, Words } from '../lesson/Words.tsx';
import { useSession, useTell } from '../table/session/context.ts';
import type { Quizzing } from './Quizzing.ts';

interface PanelProps {
  readonly quizzing: Quizzing;
}

/** Asks, and says how it went; never on what is to be pointed at. */
export function Panel({ quizzing }: PanelProps): ReactElement {
  const { at, state } = useStore(quizzing.place);
  const [ended, setEnded] = useState(false);
  const last = at + 1 === quizzing.all;
  const onNext = (): void => (last ? setEnded(true) : quizzing.goTo(at + 1));
  return (
    <Card texts="quiz" head={<Which quizzing={quizzing} />} says={`${at} ${state} ${ended}`} lies="corner">
      {ended ? (
        <End quizzing={quizzing} onAgain={() => setEnded(false)} />
      ) : (
        <Asked key={`${at} ${state}`} quizzing={quizzing} onNext={onNext} />
      )}
    </Card>
  );
}

function Which({ quizzing }: PanelProps): ReactElement {
  const tell = useTell();
  const { at } = useStore(quizzing.place);
  return <span>{tell('quiz.of', { n: at + 1, all: quizzing.all })}</span>;
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
  return (
    <>
      <b>
        <Which quizzing={quizzing} />
      </b>
      <Leave texts="quiz" />
    </>
  );
}

export function PhoneRail({ quizzing }: PanelProps): ReactElement {
  const tell = useTell();
  const { ui } = useSession();
  const { at } = useStore(quizzing.place);
  const under = tell('quiz.of', { n: at + 1, all: quizzing.all });
  return <PhoneBar texts="quiz" title={tell(`game.${ui.id}`)} under={under} />;
}
