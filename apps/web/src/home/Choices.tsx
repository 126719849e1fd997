import type { ReactElement, ReactNode } from 'react';
import type { Shelf } from '../app/games.ts';
import { useWords } from './new-table-words.ts';
import { Choice } from '../settings/Choice.tsx';
import { OptionCards } from './OptionCards.tsx';
import { people } from './plan.ts';
import { SeatRows } from './SeatRows.tsx';
import { type Seating, withMode } from './seating.ts';
import { useSetting, wayOf } from './useSetting.ts';
import { WayCards } from './WayCards.tsx';
import './NewTable.css';

/** Everything that can be chosen about a table of a game: who plays, and how it is set up. */
export function Choices({
  shelf,
  seating,
  online = false,
  onChange,
  children,
}: {
  readonly shelf: Shelf;
  readonly seating: Seating;
  /** People sit down elsewhere: a seat is kept for whoever comes, and nobody shares a device. */
  readonly online?: boolean;
  readonly onChange: (seating: Seating) => void;
  /** Stands between who plays and how it is set up. */
  readonly children?: ReactNode;
}): ReactElement {
  const say = useWords();
  const setting = useSetting(shelf);
  const { alone, count, sitters } = seating;
  const least = Math.max(2, shelf.players[0]);
  const numbers = Array.from({ length: shelf.players[1] - least + 1 }, (_, i) => least + i);
  const several = !online && !alone && people(sitters.slice(0, count)) > 1;
  const choose = (name: string) => (value: string) =>
    onChange({ ...seating, options: { ...seating.options, [name]: value } });
  const options = Object.keys(setting?.game.options ?? {}).filter((name) => name !== shelf.solo);
  const { first } = shelf;
  const ways = alone ? [] : (shelf.ways ?? []);
  const shown = ways.length > 0 ? [] : first === undefined ? options : alone ? first.alone : first.several;
  // What only matters alone is not asked of several, nor folded.
  const folded = options.filter((name) => !shown.includes(name) && (alone || first?.alone.includes(name) !== true));
  const isChanged = (name: string): boolean =>
    (seating.options[name] ?? '') !== '' && seating.options[name] !== setting?.game.options[name]?.values[0];
  const asTheWay = setting !== undefined && wayOf(setting.game, ways, seating.options) !== undefined;
  const cards = (name: string): ReactElement | null =>
    setting === undefined ? null : (
      <OptionCards
        key={name}
        setting={setting}
        name={name}
        seats={alone ? 1 : count}
        options={seating.options}
        advised={ways.length === 0}
        onChoose={choose(name)}
      />
    );
  return (
    <div className="new-choices">
      {setting !== undefined && ways.length > 0 && (
        <section className="panel new-panel">
          <h2>{say('new.ways')}</h2>
          <WayCards
            setting={setting}
            ways={ways}
            options={seating.options}
            onChoose={(set) => onChange({ ...seating, options: set })}
          />
        </section>
      )}
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
            onChange={(mode) => onChange(withMode(shelf, seating, mode === 'solo'))}
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
              online={online}
              onChange={onChange}
            />
          </>
        )}
        {alone && setting !== undefined && shelf.solo !== undefined && (
          <OptionCards
            setting={setting}
            name={shelf.solo}
            seats={1}
            options={seating.options}
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
      {children}
      {setting !== undefined && options.length > 0 && (
        <section className="panel new-panel">
          <h2>{say('new.options')}</h2>
          {shown.map(cards)}
          {folded.length > 0 && (
            <details className="new-folded">
              <summary>
                {say('new.folded', { n: folded.length, changed: asTheWay ? 0 : folded.filter(isChanged).length })}
              </summary>
              {folded.map(cards)}
            </details>
          )}
        </section>
      )}
    </div>
  );
}
