import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Shelf } from '../../app/games.ts';
import { loadPieces } from '../../app/sprites.ts';
import { ART } from '../../home/art.ts';
import { Choices } from '../../home/Choices.tsx';
import { Page } from '../../home/Page.tsx';
import { TableDrawing } from '../../home/TableDrawing.tsx';
import { Choice } from '../../settings/Choice.tsx';
import { tables } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { sitDown } from './contribution.ts';
import { PaceCards } from './PaceCards.tsx';
import { PRESETS } from './pace.ts';
import { PersonButton } from './PersonButton.tsx';
import { PLAYABLE } from '../../app/games.ts';
import { paceMessage } from './time.ts';
import { gameName } from './titles.ts';
import { Who } from './Who.tsx';
import { firstWish, newTableOf, type Wish } from './wish.ts';
import './new-online.css';

/** `/online/new/:game?`: a table for people elsewhere. Everything has a usual value: the next click opens it. */
export default function NewOnline({
  params,
}: {
  readonly params: { readonly game?: string | undefined };
}): ReactElement | null {
  const say = useOnlineWords();
  const [, go] = useLocation();
  const shelf = PLAYABLE.find(({ id }) => id === params.game) ?? PLAYABLE[0];
  useEffect(() => void loadPieces(), []);
  if (shelf === undefined) return null;
  return (
    <Page at="play" title={say('wish.title')} tool={<Who />}>
      <div className="page-wrap new wish">
        <header className="page-head">
          <h1>{say('wish.title')}</h1>
          <p>{say('wish.lead')}</p>
        </header>
        <SetUp key={shelf.id} shelf={shelf} onGame={(game) => go(`/online/new/${game}`, { replace: true })} />
      </div>
    </Page>
  );
}

function SetUp({ shelf, onGame }: { readonly shelf: Shelf; readonly onGame: (game: string) => void }): ReactElement {
  const say = useOnlineWords();
  const [wish, setWish] = useState(() => firstWish(shelf, PRESETS.evening));
  const change = (part: Partial<Wish>): void => setWish((old) => ({ ...old, ...part }));
  return (
    <>
      <div className="new-choices">
        <section className="panel new-panel">
          <h2>{say('wish.game')}</h2>
          <Games chosen={shelf} onChoose={onGame} />
        </section>
        <Choices shelf={shelf} seating={wish.seating} online onChange={(seating) => change({ seating })}>
          <section className="panel new-panel wish-pace">
            <h2>{say('wish.pace')}</h2>
            <PaceCards onChange={(pace) => change({ pace })} />
          </section>
        </Choices>
        <Doors wish={wish} onChange={change} />
      </div>
      <OpenIt shelf={shelf} wish={wish} />
    </>
  );
}

function Games({
  chosen,
  onChoose,
}: {
  readonly chosen: Shelf;
  readonly onChoose: (game: string) => void;
}): ReactElement {
  const say = useOnlineWords();
  return (
    <fieldset className="wish-games">
      <legend className="sr">{say('wish.game')}</legend>
      {PLAYABLE.map(({ id, players, minutes }) => (
        <label key={id}>
          <input type="radio" name="game" checked={id === chosen.id} onChange={() => onChoose(id)} />
          <img src={ART[id]} alt="" width="180" height="116" />
          <b>{gameName(id, say)}</b>
          <small>{say('lobby.quick.facts', { from: players[0], to: players[1], n: minutes })}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** Who may come in, who may look on, and what the table is called. */
function Doors({
  wish,
  onChange,
}: {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}): ReactElement {
  const say = useOnlineWords();
  return (
    <section className="panel new-panel">
      <h2>{say('wish.doors')}</h2>
      {!wish.seating.alone && (
        <Choice
          label={say('wish.doors')}
          value={wish.open ? 'open' : 'link'}
          among={[
            { value: 'link', label: say('wish.link'), icon: 'ui-link' },
            { value: 'open', label: say('wish.open'), icon: 'ui-people' },
          ]}
          onChange={(to) => onChange({ open: to === 'open' })}
        />
      )}
      <label className="new-curtain">
        <span>
          <b>{say('wish.spectators')}</b>
          <small>{say('wish.spectators.text')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={wish.spectators}
          onChange={({ target }) => onChange({ spectators: target.checked })}
        />
      </label>
      <label className="wish-name">
        <span>{say('wish.name')}</span>
        <input
          className="field"
          value={wish.title}
          maxLength={60}
          placeholder={say('wish.name.usual')}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
    </section>
  );
}

/** The table as it will be, and the button that opens it. */
function OpenIt({ shelf, wish }: { readonly shelf: Shelf; readonly wish: Wish }): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  const { seats } = newTableOf(shelf, wish);
  const open = seats.filter(({ who }) => who === 'open').length;
  const bots = seats.filter(({ who }) => who === 'bot').length;
  const { alone } = wish.seating;
  const stools = [...seats.map(({ who }) => who), ...(alone ? ['bot' as const] : [])].flatMap((who, seat) => {
    const colour = shelf.colours?.[seat];
    return colour === undefined ? [] : [{ colour, bot: who === 'bot', open: who === 'open' }];
  });
  return (
    <aside className="panel new-start">
      <TableDrawing game={shelf.id} stools={stools} />
      <p className="new-said" aria-live="polite">
        <b>{alone ? say('wish.said.alone') : say('wish.said', { open, bots })}</b> {say(paceMessage(wish.pace))}.{' '}
        {alone ? '' : say(wish.open ? 'wish.said.open' : 'wish.said.link')}
      </p>
      <PersonButton
        className="btn primary lg"
        icon="ui-play"
        label={say(open > 0 ? 'wish.go' : 'wish.start')}
        deed={async () => {
          const table = await sitDown(() => tables.create(newTableOf(shelf, wish)));
          go(`/at/${table.id}`);
        }}
      />
      <p className="wish-note">
        <Icon id="unit-citizen" size={16} /> {say('wish.note')}
      </p>
    </aside>
  );
}
