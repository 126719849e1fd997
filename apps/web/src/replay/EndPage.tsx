import type { BaseState } from '@edubba/kernel';
import { type ScoreLine, TableContext, useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Link, type RouteComponentProps } from 'wouter';
import { Loading } from '../app/Plain.tsx';
import { useDrawing } from '../app/useDrawing.ts';
import { useWords } from './words.ts';
import { useSettings } from '../settings/settings.ts';
import { ForkDialog } from './ForkDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Rules } from './parts/RuleChip.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { tableOf, useSaid } from './replay-table.ts';
import { ResultHead, type Ways } from './ResultHead.tsx';
import { ScoreByRound } from './ScoreByRound.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Swings } from './Swings.tsx';
import { useCounting } from './useCounting.ts';
import { resultOf, useHeadline } from './useHeadline.ts';
import type { ReplaySource } from '../worker/api.ts';
import { type Replay, useReplay } from './useReplay.ts';
import { WentWell } from './WentWell.tsx';
import './end-page.css';

/** `/end/:id`: how a game came out, where the points came from, and the ways on. */
export default function EndPage({ params }: RouteComponentProps<{ readonly id: string }>): ReactElement {
  const { id } = params;
  return <Ended id={id} source={{ id }} table={`/table/${id}`} place={`/replay/${id}`} />;
}

interface EndedProps {
  readonly id: string;
  readonly source: ReplaySource;
  /** Addresses: of the table, and where the game is watched, before the step. */
  readonly table: string;
  readonly place: string;
  readonly ways?: Ways;
}

/** How a game came out, wherever it was played. */
export function Ended({ id, source, table, place, ways }: EndedProps): ReactElement {
  const say = useWords();
  const locale = useSettings((settings) => settings.locale);
  const { opening } = useReplay(source, 'last');
  const replay = opening.status === 'open' ? opening.replay : undefined;
  const store = useMemo(() => (replay === undefined ? undefined : tableOf(replay, locale)), [replay, locale]);
  if (opening.status === 'opening') return <Loading />;
  if (replay === undefined || store === undefined || !replay.about.over) {
    const failed = opening.status === 'failed';
    return (
      <main className="plain-page">
        <h1>{say(failed ? 'replay.bad-game' : 'end.not-over')}</h1>
        {failed && <p>{say(opening.why)}</p>}
        <Link href={failed ? '/' : table} className="btn primary">
          {say(failed ? 'web.back-home' : 'end.to-table')}
        </Link>
      </main>
    );
  }
  return (
    <TableContext value={store}>
      <Rules game={replay.about.game}>
        <End key={id} id={id} place={place} ways={ways} replay={replay} />
      </Rules>
    </TableContext>
  );
}

/** The lines of the score sheet; a game without one shows what every round brought. */
function linesOf({ ui, about, film, opened }: Replay): readonly ScoreLine[] {
  const events = about.events.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const lines = ui.scoreSheet(opened.at.view, events);
  // Where all play on one side there may be nothing to count.
  if (lines.length > 0 || ui.Chronicle !== undefined) return lines;
  return film.bands.map(({ label, before, after, tide }, i) => ({
    id: String(i),
    icon: tide ? 'tok-flood' : 'ui-clock',
    label,
    points: after.map((points, player) => points - (before[player] ?? 0)),
    causes: [],
  }));
}

function End({
  id,
  place,
  ways,
  replay,
}: Pick<EndedProps, 'id' | 'place'> & {
  readonly ways: Ways | undefined;
  readonly replay: Replay;
}): ReactElement {
  const say = useSaid();
  const { film, about, door, opened } = replay;
  useDrawing(about.game);
  const { Rounds } = useTable<BaseState, Replay['ui']>((table) => table.ui);
  const lines = useMemo(() => linesOf(replay), [replay]);
  // Where nobody has points while it is played, the result has them all the same.
  const last = film.scores.at(-1) ?? [];
  const counting = useCounting(id, lines, last.length > 0 ? last : (about.outcome?.scores ?? []));
  const [fork, setFork] = useState<number>();
  const [sharing, setSharing] = useState(false);
  const result = resultOf(replay.about);
  const headline = useHeadline(replay);
  const title = say(`game.${about.game}`);
  const done = counting.counted === undefined;
  useEffect(() => {
    document.title = say('end.page', { game: title });
  }, [say, title]);
  const scored = film.scores.some((points) => points.some((n) => n !== 0));
  const { Chronicle } = replay.ui;
  const told = about.events.flatMap(({ event }) => (event === undefined ? [] : [event]));
  return (
    <div className="end" data-counting={done ? undefined : ''}>
      <TopBar game={about.game} title={title} about={say('end.about', { n: about.seats.length, steps: film.last })}>
        <Rounds />
        <em className="end-over">{say('end.over')}</em>
      </TopBar>
      <main>
        <ResultHead
          id={id}
          place={place}
          ways={ways}
          replay={replay}
          lines={lines}
          counting={counting}
          headline={headline}
          onShare={() => setSharing(true)}
        />
        {done && <WentWell id={id} replay={replay} lines={lines} />}
        <div className="end-body" data-untold={lines.length === 0 ? '' : undefined}>
          {lines.length > 0 && (
            <ScoreSheet
              film={film}
              lines={lines}
              order={(result?.places ?? []).map(({ player }) => player)}
              counted={counting.counted}
            />
          )}
          {Chronicle !== undefined && (
            <div className="end-side" inert={!done}>
              <Chronicle events={told} />
            </div>
          )}
          {scored && Chronicle === undefined && (
            <div className="end-side" inert={!done}>
              <ScoreByRound film={film} first={result?.winners[0]} />
              <Swings place={place} film={film} onFork={setFork} />
            </div>
          )}
        </div>
      </main>
      {fork !== undefined && (
        <ForkDialog
          door={door}
          seats={about.seats}
          step={fork}
          moment={say('replay.step', { n: fork })}
          onClose={() => setFork(undefined)}
        />
      )}
      {sharing && (
        <LinkDialog
          door={door}
          step={film.last}
          fingerprint={opened.at.fingerprint}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}
