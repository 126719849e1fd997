import type { Seat } from '@edubba/kernel';
import { Icon, TableContext, type Thing, useTable } from '@edubba/ui';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useDrawing } from '../app/useDrawing.ts';
import { useSettings } from '../settings/settings.ts';
import { BoardView } from '../table/layout/BoardView.tsx';
import { whyOf } from '../worker/api.ts';
import { Controls } from './Controls.tsx';
import { ForkDialog } from './ForkDialog.tsx';
import { Layout, type Parts } from './Layout.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Moves } from './Moves.tsx';
import { Explain } from './parts/Explain.tsx';
import { Rules } from './parts/RuleChip.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { tableOf, useSaid } from './replay-table.ts';
import { useHeadline } from './useHeadline.ts';
import { PanelView, ScoreNow } from './Side.tsx';
import { StepCard } from './StepCard.tsx';
import { useAddress } from './useAddress.ts';
import { useFollowing } from './useFollowing.ts';
import { usePlaying } from './usePlaying.ts';
import type { Replay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { useTell } from './useTell.tsx';
import { Viewpoint } from './Viewpoint.tsx';
import { walkFrom } from './walk.ts';

interface WatchingProps {
  readonly id: string;
  /** The address of the game, before the step. */
  readonly place: string;
  /** The step the address asks for. */
  readonly asked: number | undefined;
  readonly replay: Replay;
  readonly see: (seat: Seat, step: number) => void;
}

/** A game that is watched: the same table, read-only, with a scrub bar in place of the prompt. */
export function Watching(props: WatchingProps): ReactElement {
  const { replay } = props;
  const locale = useSettings((settings) => settings.locale);
  const store = useMemo(() => tableOf(replay, locale), [replay, locale]);
  useDrawing(replay.about.game);
  return (
    <TableContext value={store}>
      <Rules game={replay.about.game}>
        <Screen {...props} store={store} />
      </Rules>
    </TableContext>
  );
}

type Asking = 'fork' | 'link' | undefined;

function Screen({
  id,
  place,
  asked,
  replay,
  see,
  store,
}: WatchingProps & { readonly store: ReturnType<typeof tableOf> }): ReactElement {
  const { film, about, door, seat, ui } = replay;
  const [, navigate] = useLocation();
  const [step, setStep] = useState(replay.opened.step);
  const [asking, setAsking] = useState<Asking>();
  const page = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<unknown>();
  const { at, positions } = useFollowing(replay, store, step, setWrong);
  const go = useCallback((next: number) => setStep(Math.min(film.last, Math.max(0, next))), [film]);
  const walk = walkFrom(film, step, go);
  const { playing, speed, setSpeed, toggle, stop } = usePlaying(step, film.last, walk);
  const leave = about.over ? undefined : () => navigate(`/table/${id}`);
  useAddress(place, step, asked, go);
  useReplayKeys({ walk, toggle, leave });
  const point = useCallback((things: readonly Thing[]) => store.setState({ marked: new Set(things) }), [store]);
  const look = useCallback((player: Seat) => store.setState({ looking: player }), [store]);
  const jump = useCallback(
    (next: number) => {
      stop();
      go(next);
    },
    [go],
  );
  const moment = useTable((table) => table.words.say(ui.moment(table.view)));
  const ask = (what: Asking): void => {
    stop();
    setAsking(what);
  };
  // The same element every time: the board draws itself anew only where its table changes.
  const board = useMemo(() => <Board id={id} />, [id]);
  const panels = useMemo(
    () => ui.panels.map((panel) => ({ ...panel, content: <PanelView panel={panel} onLook={look} /> })),
    [ui, look],
  );
  const parts: Parts = {
    card: <StepCard film={film} step={step} at={at} positions={positions} />,
    moves: <Moves film={film} step={step} onStep={jump} onPoint={point} />,
    score: <ScoreNow film={film} step={step} />,
    panels,
    board,
    // What others may not know of a running game is in no link and at no other table.
    fork: about.over && step < film.last ? () => ask('fork') : undefined,
    link: about.over ? () => ask('link') : undefined,
    controls: (
      <Controls
        film={film}
        step={step}
        told={useToldAt(replay, step)}
        moment={moment}
        walk={{ ...walk, to: jump }}
        playing={playing}
        speed={speed}
        onPlay={toggle}
        onSpeed={setSpeed}
        onLink={about.over ? () => ask('link') : undefined}
      />
    ),
  };
  return (
    <div className="rpage" ref={page}>
      <Head replay={replay} step={step} onSee={(next) => see(next, step)} onLink={parts.link} />
      {leave !== undefined && <Past id={id} />}
      {wrong !== undefined && <Wrong error={wrong} />}
      <Layout parts={parts} />
      {asking === 'fork' && (
        <ForkDialog door={door} seats={about.seats} step={step} moment={moment} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'link' && (
        <LinkDialog door={door} step={step} fingerprint={at.fingerprint} onClose={() => setAsking(undefined)} />
      )}
      <Explain root={page} />
      <span
        className="sr"
        data-step={step}
        data-shown={at.view.seq}
        data-fingerprint={at.fingerprint}
        data-seat={seat}
      />
    </div>
  );
}

/** The main sentence of a step, for the slider. */
function useToldAt({ film }: Replay, step: number): string {
  const tell = useTell();
  const { lines = [], by = -1 } = film.steps[step] ?? {};
  const main = lines.find(({ seat }) => seat === by) ?? lines[0];
  return main === undefined ? '' : tell(main);
}

const TITLE_RESTS = 200;

interface HeadProps {
  readonly replay: Replay;
  readonly step: number;
  readonly onSee: (seat: Seat) => void;
  readonly onLink: (() => void) | undefined;
}

function Head({ replay, step, onSee, onLink }: HeadProps): ReactElement {
  const say = useSaid();
  const { about, film, seat } = replay;
  const title = say(`game.${about.game}`);
  const result = useHeadline(replay);
  useEffect(() => {
    // The window's title is the browser's to draw, and dear: it waits until the hand rests.
    const rest = setTimeout(() => {
      document.title = say('replay.page', { game: title, n: step, all: film.last });
    }, TITLE_RESTS);
    return () => clearTimeout(rest);
  }, [say, title, step, film.last]);
  return (
    <TopBar
      game={about.game}
      title={title}
      about={say('replay.about', { result })}
      tools={
        onLink !== undefined && (
          <button
            type="button"
            className="iconbtn"
            aria-label={say('replay.link.this')}
            title={say('replay.link.this')}
            onClick={onLink}
          >
            <Icon id="ui-link" />
          </button>
        )
      }
    >
      {about.over && <Viewpoint seats={about.seats.length} seat={seat} onSee={onSee} />}
    </TopBar>
  );
}

function Past({ id }: { readonly id: string }): ReactElement {
  const say = useSaid();
  return (
    <div className="rpage-past">
      <Icon id="act-replay" size={18} /> {say('replay.past')}
      <Link href={`/table/${id}`} className="btn sm">
        {say('replay.now')} <span className="kbd">{say('replay.now.key')}</span>
      </Link>
    </div>
  );
}

/** A step that cannot be brought: the board stays as it was, and says so. */
function Wrong({ error }: { readonly error: unknown }): ReactElement {
  const say = useSaid();
  return (
    <p className="rpage-past" role="alert">
      <Icon id="ui-warning" size={18} /> {say(whyOf(error))}
    </p>
  );
}

function Board({ id }: { readonly id: string }): ReactElement {
  const say = useSaid();
  const ui = useTable((table) => table.ui);
  const names = {
    board: say('replay.board'),
    fit: say('replay.fit'),
    zoomIn: say('replay.zoom-in'),
    zoomOut: say('replay.zoom-out'),
  };
  return (
    <section className="rpage-board" aria-label={names.board}>
      <BoardView ui={ui} id={`replay-${id}`} names={names} />
    </section>
  );
}
