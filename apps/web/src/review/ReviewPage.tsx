import type { Review } from '@edubba/bots';
import type { Seat } from '@edubba/kernel';
import { Icon, Seal, TableContext, useColour, useSeatName } from '@edubba/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Link, type RouteComponentProps } from 'wouter';
import { Loading } from '../app/Plain.tsx';
import { useDrawing } from '../app/useDrawing.ts';
import { useWords } from '../replay/words.ts';
import { TopBar } from '../replay/parts/TopBar.tsx';
import { Rules } from '../replay/parts/RuleChip.tsx';
import { tableOf, useSaid } from '../replay/replay-table.ts';
import { type Replay, useReplay } from '../replay/useReplay.ts';
import { useSettings } from '../settings/settings.ts';
import { Curve } from './Curve.tsx';
import { signed } from './numbers.ts';
import { SourcesPanel } from './SourcesPanel.tsx';
import { Swings } from './Swings.tsx';
import { useReview } from './useReview.ts';
import { Why } from './Why.tsx';
import './review.css';

/** `/review/:id/:seat?`: a finished game looked back at, kept here or held by the address itself (`shared`). */
export default function ReviewPage({
  params,
}: RouteComponentProps<{ readonly id: string; readonly seat?: string }>): ReactElement {
  const say = useWords();
  const { id, seat } = params;
  const locale = useSettings((settings) => settings.locale);
  const { opening } = useReplay(id === 'shared' ? { link: location.hash.slice(1) } : { id }, 'last');
  const replay = opening.status === 'open' ? opening.replay : undefined;
  const store = useMemo(() => (replay === undefined ? undefined : tableOf(replay, locale)), [replay, locale]);
  if (opening.status === 'opening') return <Loading />;
  if (replay === undefined || store === undefined || !replay.about.over) {
    return (
      <main className="plain-page">
        <h1>{say(opening.status === 'failed' ? 'replay.bad-game' : 'end.not-over')}</h1>
        <Link href="/" className="btn primary">
          {say('web.back-home')}
        </Link>
      </main>
    );
  }
  const person = replay.about.seats.findIndex(({ who }) => who === 'person');
  const asked = seat === undefined ? Number.NaN : Number(seat);
  const first = asked >= 0 && asked < replay.about.seats.length ? asked : Math.max(0, person);
  return (
    <TableContext value={store}>
      <Rules game={replay.about.game}>
        <Reviewed id={id} replay={replay} first={first} />
      </Rules>
    </TableContext>
  );
}

function Reviewed({
  id,
  replay,
  first,
}: {
  readonly id: string;
  readonly replay: Replay;
  readonly first: Seat;
}): ReactElement {
  const say = useSaid();
  const [player, setPlayer] = useState(first);
  const { looking, cancel, goOn } = useReview(replay.door);
  const { about, film } = replay;
  useDrawing(about.game);
  const title = say(`game.${about.game}`);
  useEffect(() => {
    document.title = say('review.page', { game: title });
  }, [say, title]);
  return (
    <div className="review">
      <TopBar game={about.game} title={title} about={say('review.about', { n: film.last })}>
        <Players player={player} players={film.players} onChoose={setPlayer} />
      </TopBar>
      <main>
        {looking.status === 'done' ? (
          <Found id={id} replay={replay} review={looking.review} player={player} />
        ) : (
          <section className="panel review-wait" role="status">
            {looking.status === 'working' ? (
              <>
                <progress value={looking.progress.done} max={looking.progress.all} />
                <p>
                  {say('review.working', { done: looking.progress.done, all: looking.progress.all })}
                  {looking.seconds !== undefined && <> · {say('review.left', { seconds: looking.seconds })}</>}
                </p>
                <button type="button" className="btn" onClick={cancel}>
                  {say('review.cancel')}
                </button>
              </>
            ) : (
              <>
                <p>{say(looking.status === 'none' ? 'review.none' : 'review.cancelled')}</p>
                {looking.status === 'cancelled' && (
                  <button type="button" className="btn primary" onClick={goOn}>
                    {say('review.again')}
                  </button>
                )}
              </>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

function Players({
  player,
  players,
  onChoose,
}: {
  readonly player: Seat;
  readonly players: number;
  readonly onChoose: (player: Seat) => void;
}): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  return (
    <div className="review-players" role="group" aria-label={say('review.for')}>
      {Array.from({ length: players }, (_, seat) => (
        <button
          key={seat}
          type="button"
          className="review-player"
          aria-pressed={seat === player}
          aria-label={name(seat)}
          title={name(seat)}
          onClick={() => onChoose(seat)}
        >
          <Seal colour={colour(seat)} />
          {seat === player && <b>{name(seat)}</b>}
        </button>
      ))}
    </div>
  );
}

/** An address that holds the whole game: whoever opens it finds the same, since the same chance is dealt. */
function CopyLink({ replay, player }: { readonly replay: Replay; readonly player: Seat }): ReactElement {
  const say = useSaid();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const text = await replay.door.link(replay.film.last);
    await navigator.clipboard.writeText(`${location.origin}/review/shared/${player}#${text}`);
    setCopied(true);
  };
  return (
    <button type="button" className="btn sm" onClick={() => void copy().catch(() => setCopied(false))}>
      <Icon id="ui-link" size={16} /> {say(copied ? 'review.copied' : 'review.copy')}
    </button>
  );
}

function Found({
  id,
  replay,
  review,
  player,
}: {
  readonly id: string;
  readonly replay: Replay;
  readonly review: Review;
  readonly player: Seat;
}): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const swings = review.swings[player] ?? [];
  const [chosen, setChosen] = useState(0);
  const swing = swings[Math.min(chosen, swings.length - 1)];
  const sources = review.sources[player];
  const winners = replay.about.outcome?.winners ?? [];
  const ranked = replay.about.outcome?.result === 'ranked';
  const won = winners.includes(player) ? (ranked && winners.length > 1 ? 'shared' : 'won') : 'other';
  return (
    <>
      <section className="panel review-top">
        <div className="review-head">
          <h2>{say('review.result', { result: won })}</h2>
          {sources !== undefined && (
            <p>
              {say('review.head', {
                name: name(player),
                expected: Math.round(sources.expected.value),
                own: signed(sources.own.value),
                others: signed(sources.others.value),
                chance: signed(sources.chance.value),
              })}
            </p>
          )}
          <small>{say('review.how', { games: review.games })}</small>
          <p>
            <CopyLink replay={replay} player={player} />
          </p>
        </div>
        <Curve
          film={replay.film}
          moments={review.moments}
          player={player}
          swings={swings}
          chosen={swing}
          ranked={ranked}
          onChoose={(one) => setChosen(swings.indexOf(one))}
        />
      </section>
      <div className="review-body">
        <Swings
          replay={replay}
          swings={swings}
          player={player}
          chosen={swing}
          onChoose={(one) => setChosen(swings.indexOf(one))}
        />
        {swing !== undefined && <Why key={swing.step} id={id} replay={replay} swing={swing} by={review.by} />}
        {sources !== undefined && <SourcesPanel sources={sources} />}
      </div>
    </>
  );
}
