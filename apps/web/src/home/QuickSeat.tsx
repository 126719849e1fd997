import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { PLAYABLE, type Shelf } from '../app/games.ts';
import { library } from '../app/library.ts';
import { useWords } from '../app/words.tsx';
import { Choice } from '../settings/Choice.tsx';
import { useSettings } from '../settings/settings.ts';
import { type Against, counts, quickPlan } from './plan.ts';
import { useOpening } from './useOpening.ts';
import './QuickSeat.css';

const ICONS: { readonly [against in Against]: string } = { bots: 'ui-bot', solo: 'ui-deck', people: 'ui-people' };

/** The card of the first page: whom to play against, and one button that sits you down. */
export function QuickSeat(): ReactElement | null {
  const say = useWords();
  const name = useSettings((settings) => settings.name);
  const [game, setGame] = useState(PLAYABLE[0]?.id ?? '');
  const [against, setAgainst] = useState<Against>('bots');
  const [chosen, setCount] = useState<number>();
  const { busy, failed, open } = useOpening();
  const shelf = PLAYABLE.find(({ id }) => id === game);
  if (shelf === undefined) return null;
  const { among, usual } = counts(shelf, against);
  const count = chosen !== undefined && among.includes(chosen) ? chosen : usual;
  const all: readonly Against[] = shelf.solo === undefined ? ['bots', 'people'] : ['bots', 'solo', 'people'];
  return (
    <form
      className="quick"
      onPointerEnter={() => warm(shelf)}
      onFocus={() => warm(shelf)}
      onSubmit={(event) => {
        event.preventDefault();
        open(quickPlan(shelf, { against, count }, name, (n) => say('home.person', { n })));
      }}
    >
      <div className="quick-two">
        <label className="quick-field">
          <span className="quick-label">{say('home.quick.game')}</span>
          <span className="quick-select">
            <Icon id="bld-zig4" />
            <select value={game} onChange={({ target }) => setGame(target.value)}>
              {PLAYABLE.map(({ id }) => (
                <option key={id} value={id}>
                  {say(`home.game.${id}`)}
                </option>
              ))}
            </select>
            <Icon id="ui-down" size={15} />
          </span>
        </label>
        <div className="quick-field">
          <span className="quick-label" aria-hidden="true">
            {say(`home.quick.count.${against}`)}
          </span>
          <Choice
            label={say(`home.quick.count.${against}`)}
            value={count}
            among={among.map((n) => ({ value: n, label: say('home.quick.n', { n }) }))}
            onChange={setCount}
          />
        </div>
      </div>
      <div className="quick-field">
        <span className="quick-label" aria-hidden="true">
          {say('home.quick.against')}
        </span>
        <Choice
          label={say('home.quick.against')}
          value={against}
          among={all.map((value) => ({ value, label: say(`home.quick.${value}`), icon: ICONS[value] }))}
          onChange={(value) => {
            setAgainst(value);
            setCount(undefined);
          }}
        />
      </div>
      <div className="quick-go">
        <button type="submit" className="btn primary lg" aria-busy={busy}>
          <Icon id="ui-play" /> {say(busy ? 'home.opening' : 'home.play-now')}
        </button>
        {shelf.learn !== undefined && (
          <Link href={`/learn/${game}`} className="btn lg tonal quick-learn">
            {say('home.quick.learn', { n: shelf.learn.minutes })}
          </Link>
        )}
        <Link href={`/new/${game}`} className="btn lg quick-more">
          {say('home.quick.more')}
        </Link>
      </div>
      {failed === undefined ? (
        <p className="quick-said">
          {say(`home.quick.said.${against}`, { n: count })}{' '}
          <Link href="/puzzle" className="quick-puzzle">
            {say('home.quick.puzzle')}
          </Link>
        </p>
      ) : (
        <p className="quick-said quick-failed" role="alert">
          <Icon id="ui-warning" size={16} /> {say(failed)}
        </p>
      )}
    </form>
  );
}

/** Whoever comes near the button is likely to press it: what the table needs can come already. */
function warm(shelf: Shelf): void {
  library();
  void import('../table/TablePage.tsx');
  void shelf.ui?.();
}
