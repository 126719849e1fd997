import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SHELF, type Shelf } from '../app/games.ts';
import { NotFound } from '../app/Plain.tsx';
import { loadPieces } from '../app/sprites.ts';
import { useWords } from '../app/words.tsx';
import { Choice } from '../settings/Choice.tsx';
import { useSettings } from '../settings/settings.ts';
import { OptionCards } from './OptionCards.tsx';
import { Page } from './Page.tsx';
import { people } from './plan.ts';
import { SeatRows } from './SeatRows.tsx';
import { firstSeating, planOf, type Seating } from './seating.ts';
import { Summary } from './Summary.tsx';
import { type Opening, useOpening } from './useOpening.ts';
import { useSetting } from './useSetting.ts';
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

function Choices({
  shelf,
  seating,
  onChange,
}: {
  readonly shelf: Shelf;
  readonly seating: Seating;
  readonly onChange: (seating: Seating) => void;
}): ReactElement {
  const say = useWords();
  const setting = useSetting(shelf);
  const { alone, count, sitters } = seating;
  const least = Math.max(2, shelf.players[0]);
  const numbers = Array.from({ length: shelf.players[1] - least + 1 }, (_, i) => least + i);
  const several = !alone && people(sitters.slice(0, count)) > 1;
  const choose = (name: string) => (value: string) =>
    onChange({ ...seating, options: { ...seating.options, [name]: value } });
  const options = Object.keys(setting?.game.options ?? {}).filter((name) => name !== shelf.solo);
  return (
    <div className="new-choices">
      <section className="panel new-panel">
        <h2>{say('new.seats')}</h2>
        {shelf.solo !== undefined && (
          <Choice
            label={say('new.mode')}
            value={alone ? 'solo' : 'table'}
            among={[
              { value: 'table', label: say('new.mode.table'), icon: 'ui-people' },
              { value: 'solo', label: say('new.mode.solo'), icon: 'ui-deck' },
            ]}
            onChange={(mode) => onChange({ ...seating, alone: mode === 'solo' })}
          />
        )}
        {!alone && (
          <>
            <div className="new-count">
              <span aria-hidden="true">{say('new.count')}</span>
              <Choice
                label={say('new.count')}
                value={count}
                among={numbers.map((n) => ({ value: n, label: say('home.quick.n', { n }) }))}
                onChange={(n) => onChange({ ...seating, count: n })}
              />
            </div>
            <SeatRows
              seating={seating}
              setting={setting}
              colours={shelf.colours ?? []}
              usualBot={shelf.bot ?? 'random'}
              onChange={onChange}
            />
          </>
        )}
        {alone && setting !== undefined && shelf.solo !== undefined && (
          <OptionCards
            setting={setting}
            name={shelf.solo}
            seats={1}
            chosen={seating.options[shelf.solo]}
            stars
            onChoose={choose(shelf.solo)}
          />
        )}
        {several && (
          <label className="new-curtain">
            <span>
              <b>{say('new.curtain')}</b>
              <small>{say('new.curtain.text')}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              className="switch"
              checked={seating.curtain}
              onChange={({ target }) => onChange({ ...seating, curtain: target.checked })}
            />
          </label>
        )}
      </section>
      {setting !== undefined && options.length > 0 && (
        <section className="panel new-panel">
          <h2>{say('new.options')}</h2>
          {options.map((name) => (
            <OptionCards
              key={name}
              setting={setting}
              name={name}
              seats={alone ? 1 : count}
              chosen={seating.options[name]}
              onChoose={choose(name)}
            />
          ))}
        </section>
      )}
    </div>
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
