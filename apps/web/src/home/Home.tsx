import { Icon } from '@edubba/ui';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { PLAYABLE } from '../app/games.ts';
import { useWords } from '../app/words.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Frieze } from './Frieze.tsx';
import { GameCards } from './GameCards.tsx';
import { Page } from './Page.tsx';
import { people } from './plan.ts';
import { QuickSeat } from './QuickSeat.tsx';
import { Toast } from './Toast.tsx';
import { useTables } from './useTables.ts';
import { placeOf, YourTables } from './YourTables.tsx';
import './Home.css';

const HowItWorks = lazy(() => import('./HowItWorks.tsx'));
const AtHome = lazy(() => import('../online/lobby/AtHome.tsx'));

/** The first page: sit down at once, go on with a kept game, or look around. */
export default function Home(): ReactElement {
  const say = useWords();
  const [, go] = useLocation();
  const tables = useTables();
  const waiting = tables.list.filter(({ seats, asks }) => asks !== null && people(seats) > 0).length;
  const bring = async (file: File): Promise<void> => {
    const table = await tables.bring(file);
    if (table !== undefined) go(placeOf(table));
  };
  const file = <FileDrop onFile={(chosen) => void bring(chosen)} />;
  return (
    <Page at="play" className="home">
      <div className="home-hero">
        <div className="page-wrap">
          <div className="home-lead">
            <h1>{say('home.title', { n: PLAYABLE.length })}</h1>
            <p>{say('home.lead')}</p>
            <QuickSeat />
          </div>
          <Frieze />
        </div>
        <div className="inlay" />
      </div>
      <div className="page-wrap">
        {tables.failed !== undefined && (
          <p className="home-failed" role="alert">
            <Icon id="ui-warning" /> {say(tables.failed)}
          </p>
        )}
        <Suspense fallback={null}>
          <AtHome />
        </Suspense>
        {tables.list.length > 0 && (
          <Section title={say('home.tables')} note={say('home.tables.note', { n: waiting })} action={file}>
            <YourTables tables={tables} />
          </Section>
        )}
        <Section
          title={say('home.games')}
          note={say('home.games.note')}
          action={tables.list.length === 0 ? file : undefined}
        >
          <GameCards />
        </Section>
        <Section title={say('home.how')} note={say('home.how.note')}>
          <Suspense fallback={<div className="how-room" />}>
            <HowItWorks />
          </Suspense>
        </Section>
      </div>
      {tables.removed !== undefined && (
        <Toast
          key={tables.removed.id}
          text={say('home.tables.removed')}
          undo={say('home.tables.keep')}
          onUndo={tables.keep}
          onGone={tables.forget}
        />
      )}
    </Page>
  );
}

function Section({
  title,
  note,
  action,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="home-section">
      <header>
        <h2>{title}</h2>
        <p>{note}</p>
        {action}
      </header>
      {children}
    </section>
  );
}
