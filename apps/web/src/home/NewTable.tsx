import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SHELF, type Shelf } from '../app/games.ts';
import { NotFound } from '../app/Plain.tsx';
import { loadPieces } from '../app/sprites.ts';
import { useWords } from './new-table-words.ts';
import { useSettings } from '../settings/settings.ts';
import { Choices } from './Choices.tsx';
import { Page } from './Page.tsx';
import { firstSeating, planOf, type Seating } from './seating.ts';
import { Summary } from './Summary.tsx';
import { type Opening, useOpening } from './useOpening.ts';
import './NewTable.css';

/** The page that sets up a table in all its choices. */
export default function NewTable({ params }: { readonly params: { readonly game: string } }): ReactElement {
  const say = useWords();
  const shelf = SHELF.find(({ id }) => id === params.game);
  if (shelf === undefined) return <NotFound />;
  if (shelf.ui !== undefined) return <SetUp shelf={shelf} />;
  return (
    <Page at="play" title={say('new.title')}>
      <div className="page-wrap page-head">
        <h1>{say(`home.game.${shelf.id}`)}</h1>
        <p>{say('new.not-yet')}</p>
        <p>
          <Link href="/" className="btn">
            {say('web.back-home')}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function SetUp({ shelf }: { readonly shelf: Shelf }): ReactElement {
  const say = useWords();
  const name = useSettings((settings) => settings.name);
  const [seating, setSeating] = useState(() => firstSeating(shelf, name));
  const opening = useOpening();
  useEffect(() => void loadPieces(), []);
  const plan = planOf(shelf, seating, (n) => say('home.person', { n }));
  return (
    <Page at="play" title={say('new.title')}>
      <form
        className="page-wrap new"
        onSubmit={(event) => {
          event.preventDefault();
          opening.open(plan);
        }}
      >
        <header className="page-head">
          <h1>
            {say('new.head', { game: say(`home.game.${shelf.id}`) })}
            <span className="cunei" aria-hidden="true">
              {shelf.signs}
            </span>
          </h1>
          <p>{say('new.lead')}</p>
        </header>
        <Choices shelf={shelf} seating={seating} onChange={setSeating} />
        <Start shelf={shelf} seating={seating} plan={plan} opening={opening} />
      </form>
    </Page>
  );
}

function Start({
  shelf,
  seating,
  plan,
  opening,
}: {
  readonly shelf: Shelf;
  readonly seating: Seating;
  readonly plan: ReturnType<typeof planOf>;
  readonly opening: Opening;
}): ReactElement {
  const say = useWords();
  const { busy, failed } = opening;
  return (
    <aside className="panel new-start">
      <Summary shelf={shelf} plan={plan} alone={seating.alone} />
      {failed !== undefined && (
        <p className="quick-said new-failed" role="alert">
          <Icon id="ui-warning" size={16} /> {say(failed)}
        </p>
      )}
      <button type="submit" className="btn primary lg" aria-busy={busy}>
        <Icon id="ui-play" size={18} /> {say(busy ? 'home.opening' : 'new.start')}
      </button>
    </aside>
  );
}
