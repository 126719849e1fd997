import type { Seat } from '@edubba/kernel';
import { Icon, Seal, type ScoreCause, type ScoreLine, useColour, useSeatName, useTable } from '@edubba/ui';
import { Fragment, type ReactElement, useState } from 'react';
import type { Film } from './film.ts';
import { RuleChip } from './parts/RuleChip.tsx';
import { useSaid } from './replay-table.ts';
import { largest } from './useReasons.ts';
import './score-sheet.css';

interface ScoreSheetProps {
  readonly film: Film;
  readonly lines: readonly ScoreLine[];
  /** Players from the first to the last. */
  readonly order: readonly Seat[];
  /** So many lines are counted; all, where nothing is said. */
  readonly counted: number | undefined;
}

/** Where the points came from: a line for each source, which opens to show what it is made of. */
export function ScoreSheet({ film, lines, order, counted }: ScoreSheetProps): ReactElement {
  const say = useSaid();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(decisive(lines, order)));
  const together = useTable(({ ui }) => ui.together === true);
  const each = counted === undefined ? order : [...order].sort((a, b) => a - b);
  // Whoever plays on one side has the same points: they are said once.
  const players = together ? each.slice(0, 1) : each;
  const total = (player: Seat): number =>
    (counted === undefined ? film.scores.at(-1)?.[player] : undefined) ??
    lines.slice(0, counted).reduce((all, { points }) => all + (points[player] ?? 0), 0);
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <section className="panel tally" aria-label={say('end.sheet')}>
      <header>
        <Icon id="ui-trophy" />
        <h2>{say('end.sheet')}</h2>
        <small>{say('end.sheet.how')}</small>
      </header>
      <table className="tally-table">
        {together ? <Together /> : <Players players={players} />}
        <tbody>
          {lines.map((line, i) => (
            <SheetRow
              key={line.id}
              line={line}
              players={players}
              open={open.has(line.id)}
              state={counted === undefined || i < counted - 1 ? 'done' : i === counted - 1 ? 'now' : 'later'}
              onToggle={() => toggle(line.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('end.total')}</th>
            {players.map((player) => (
              <td key={player}>{say('replay.number', { n: total(player) })}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Players({ players }: { readonly players: readonly Seat[] }): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{say('end.source')}</span>
        </th>
        {players.map((player) => (
          <th key={player} scope="col">
            <Seal colour={colour(player)} />
            <span className="tally-name">{name(player)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Together(): ReactElement {
  const say = useSaid();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{say('end.source')}</span>
        </th>
        <th scope="col">
          <span className="tally-name">{say('end.all')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** The line that set the first apart from the second is open from the start. */
function decisive(lines: readonly ScoreLine[], [first = 0, second = 1]: readonly Seat[]): readonly string[] {
  const line = largest(lines, first, second);
  return line === undefined ? [] : [line.id];
}

interface SheetRowProps {
  readonly line: ScoreLine;
  readonly players: readonly Seat[];
  readonly open: boolean;
  readonly state: 'done' | 'now' | 'later';
  readonly onToggle: () => void;
}

/** Who has most of a line: marked where it says something, so not where nearly all have the same. */
function bestOf({ points }: ScoreLine): number | undefined {
  const best = Math.max(...points);
  const holders = points.filter((n) => n === best).length;
  return best > 0 && holders < Math.max(2, points.length - 1) ? best : undefined;
}

function SheetRow({ line, players, open, state, onToggle }: SheetRowProps): ReactElement {
  const say = useSaid();
  const colour = useColour();
  const { label, icon, points, causes } = line;
  const best = bestOf(line);
  return (
    <Fragment>
      <tr className={`tally-line ${state}${open ? ' open' : ''}`}>
        <th scope="row">
          {causes.length === 0 ? (
            <span className="tally-key">
              <Icon id={icon} size={19} /> {say(label)}
            </span>
          ) : (
            <button type="button" className="tally-key" aria-expanded={open} onClick={onToggle}>
              <Icon id={open ? 'ui-down' : 'ui-right'} size={13} className="tally-arrow" />
              <Icon id={icon} size={19} /> {say(label)}
            </button>
          )}
        </th>
        {players.map((player) => {
          const n = points[player] ?? 0;
          const how = n < 0 ? ' neg' : n === best && state !== 'later' ? ' best' : '';
          return (
            <td key={player} className={`${colour(player)}${how}`}>
              <span className="tally-n">{state === 'later' ? '' : say('replay.number', { n })}</span>
              {how === ' best' && <span className="sr">{say('end.best')}</span>}
            </td>
          );
        })}
      </tr>
      {open &&
        state === 'done' &&
        causes.map((cause, i) => <Cause key={`${i} ${say(cause.label)}`} cause={cause} players={players} />)}
    </Fragment>
  );
}

function Cause({ cause, players }: { readonly cause: ScoreCause; readonly players: readonly Seat[] }): ReactElement {
  const say = useSaid();
  return (
    <tr className="tally-cause">
      <th scope="row">
        <span>{say(cause.label)}</span> {cause.rule !== undefined && <RuleChip rule={cause.rule} />}
      </th>
      {players.map((player) => {
        const note = cause.notes?.[player];
        return (
          <td key={player}>
            <b>{say('replay.number', { n: cause.points[player] ?? 0 })}</b>
            {note !== undefined && <small>{say(note)}</small>}
          </td>
        );
      })}
    </tr>
  );
}
