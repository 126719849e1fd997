import { Icon, Seal, useSeatName, useTable } from '@edubba/ui';
import type { Seat } from '@edubba/kernel';
import { type ReactElement, startTransition, useEffect, useMemo, useState } from 'react';
import { useFrame, useSession, useTell } from '../session/context.ts';
import './Log.css';
import { type Chapter, chaptersOf, isAbout, isAboutPoints, type LogLine, standingLines } from './lines.ts';
import { LogTurn, useSentences } from './LogTurn.tsx';
import { useKeyCap } from '../../settings/useKeyCap.ts';
import { turnsOf } from './turns.ts';
import { useRecap } from './useRecap.ts';

/** Everything, what brought points, or what concerns one player. */
type Filter = 'all' | 'points' | Seat;
/** Older chapters are drawn when asked for: a whole game has thousands of lines. */
const ENOUGH = 24;

/** The last chapters, as many as make a screenful and some more. */
function lastOf(chapters: readonly Chapter[]): readonly Chapter[] {
  let from = chapters.length;
  for (let lines = 0; from > 0 && lines < ENOUGH; ) lines += chapters[--from]?.lines.length ?? 0;
  return chapters.slice(from);
}

/** At first no more lines than are in sight: those below them come when the table is there. */
function useInSight(): number {
  const [most, setMost] = useState(ENOUGH / 2);
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), []);
  return most;
}

/** What has happened, newest first, by round and phase. */
export function Log(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const events = useFrame((frame) => frame.events);
  const fresh = useFrame((frame) => frame.fresh);
  const until = useFrame((frame) => frame.freshTo ?? Number.POSITIVE_INFINITY);
  const said = useSentences();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState<string>();
  const [whole, setWhole] = useState(false);
  const { ui } = session;
  const chapters = useMemo(() => chaptersOf(ui, standingLines(events)), [ui, events]);
  const sentence = (line: LogLine): string =>
    said(line)
      .map(({ text }) => text)
      .join('');
  const wanted = (line: LogLine): boolean =>
    (filter === 'all' || (filter === 'points' ? isAboutPoints(line.event) : isAbout(line.event, filter))) &&
    (search === undefined || search === '' || sentence(line).toLowerCase().includes(search.toLowerCase()));
  const plain = filter === 'all' && (search ?? '') === '';
  const shown = whole || !plain ? chapters : lastOf(chapters);
  const most = useInSight();
  const copy = (): void => {
    const text = chapters.map(({ title, lines }) =>
      [title === undefined ? '' : tell(title), ...lines.map(sentence)].join('\n'),
    );
    void navigator.clipboard.writeText(text.join('\n\n'));
  };
  return (
    <div className="log">
      <header className="log-head">
        <Icon id="act-log" size={18} />
        <h2>{tell('table.log')}</h2>
        <RecapChip />
        <button
          type="button"
          className="iconbtn"
          aria-label={tell('table.log.search')}
          aria-pressed={search !== undefined}
          onClick={() => setSearch(search === undefined ? '' : undefined)}
        >
          <Icon id="ui-search" size={16} />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={tell('table.log.copy')}
          title={tell('table.log.copy')}
          onClick={copy}
        >
          <Icon id="ui-link" size={16} />
        </button>
      </header>
      {search !== undefined && (
        <div className="log-tools">
          <input
            type="search"
            aria-label={tell('table.log.search')}
            placeholder={tell('table.log.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Filters filter={filter} onFilter={setFilter} />
        </div>
      )}
      <div className="log-scroll" tabIndex={-1}>
        {shown.toReversed().map(({ heading, title, lines }, i) => {
          const some = lines.filter(wanted);
          if (some.length === 0 && !plain) return null;
          return (
            <section key={heading?.version ?? -1 - i} className="log-chapter">
              {title !== undefined && (
                <h3>
                  {heading !== undefined && <Icon id={ui.eventIcon(heading.event) ?? 'brand-wedge'} size={15} />}
                  {tell(title)}
                </h3>
              )}
              <ul>
                {turnsOf(some)
                  .slice(-most)
                  .toReversed()
                  .map((turn) => (
                    <LogTurn
                      key={turn.lines[0]?.version}
                      turn={turn}
                      fresh={turn.lines.some(({ version }) => version >= fresh && version < until)}
                    />
                  ))}
              </ul>
            </section>
          );
        })}
        {shown.length < chapters.length && (
          <button type="button" className="btn sm quiet log-more" onClick={() => setWhole(true)}>
            {tell('table.log.earlier')}
          </button>
        )}
      </div>
    </div>
  );
}

function Filters({
  filter,
  onFilter,
}: {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}): ReactElement {
  const { ui } = useSession();
  const tell = useTell();
  const name = useSeatName();
  const players = useTable((table) => table.ui.scores(table.view).length);
  return (
    <>
      {(['all', 'points'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={filter === kind ? 'chip on' : 'chip'}
          aria-pressed={filter === kind}
          onClick={() => onFilter(kind)}
        >
          {tell(`table.log.${kind}`)}
        </button>
      ))}
      {Array.from({ length: players }, (_, seat) => (
        <button
          key={seat}
          type="button"
          className="log-seat"
          aria-pressed={filter === seat}
          aria-label={tell('table.log.player', { name: name(seat) })}
          title={tell('table.log.player', { name: name(seat) })}
          onClick={() => onFilter(filter === seat ? 'all' : seat)}
        >
          <Seal colour={ui.colours[seat] ?? 'p6'} size="s" />
        </button>
      ))}
    </>
  );
}

/** How much has happened since the reader's last answer; plays it again, step by step. */
export function RecapChip(): ReactElement | null {
  const session = useSession();
  const tell = useTell();
  const key = useKeyCap('recap');
  const n = useRecap().length;
  if (n === 0) return <span className="log-gap" />;
  return (
    <button
      type="button"
      className="chip log-recap"
      title={tell('table.recap.chip', { n, key })}
      onClick={() => session.openSheet('recap')}
    >
      {tell('table.recap.new', { n })}
    </button>
  );
}
