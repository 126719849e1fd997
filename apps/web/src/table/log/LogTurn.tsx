import { Icon, Seal, useSeatName, useTable } from '@edubba/ui';
import { memo, type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { elementOf } from '../pointing/notes.ts';
import { RuleChip } from '../RuleChip.tsx';
import { useSession, useTell } from '../session/context.ts';
import { isYou } from '../session/names.ts';
import { type LogLine, type Stretch, stretches } from './lines.ts';
import { summed, type Turn } from './turns.ts';

/** Says lines to the reader: as sentences in stretches. */
export function useSentences(): (line: LogLine) => readonly Stretch[] {
  const { ui, words, seats, around, state } = useSession();
  const names = useTable((table) => table.names);
  const me = useTable((table) => table.me);
  const mine = useSeatName()(me);
  const you = me >= 0 && (around !== undefined || isYou(seats, me)) ? mine : undefined;
  const view = state.standing?.view;
  return useCallback(
    ({ event }) => (view === undefined ? [] : stretches(ui, words, names, view, event, you)),
    // The names of things are the same in every position.
    [ui, words, names, you, view === undefined],
  );
}

interface TurnProps {
  readonly turn: Turn;
  readonly fresh: boolean;
}

const isSameTurn = (a: TurnProps, b: TurnProps): boolean =>
  a.fresh === b.fresh &&
  a.turn.lines.length === b.turn.lines.length &&
  a.turn.lines.every(({ event }, i) => event === b.turn.lines[i]?.event);

/** What a player did in a row, in one sentence; unfolded line by line, with payments and rules. */
export const LogTurn = memo(function LogTurn({ turn, fresh }: TurnProps): ReactElement {
  const tell = useTell();
  const said = useSentences();
  const [open, setOpen] = useState(false);
  const { text, more } = summed(turn.deeds.map(said));
  const hidden = turn.lines.length > 1 || turn.lines[0]?.event.rule !== undefined;
  return (
    <Entry lines={turn.lines} fresh={fresh} open={open}>
      <Sentence text={text} />
      {hidden && (
        <button
          type="button"
          className="log-unfold"
          data-alone={more === 0 ? '' : undefined}
          aria-expanded={open}
          // What stands on the button is part of its name: it can be said aloud.
          aria-label={
            open || more === 0
              ? tell(open ? 'table.log.fold' : 'table.log.unfold')
              : tell('table.log.unfold-more', { more: tell('table.log.more', { n: more }) })
          }
          onClick={() => setOpen(!open)}
        >
          {more > 0 && !open && <span>{tell('table.log.more', { n: more })}</span>}
          <Icon id={open ? 'ui-up' : 'ui-down'} size={14} />
        </button>
      )}
      {open && (
        <ul className="log-parts">
          {turn.lines.map((line) => (
            <li key={line.version}>
              <Sentence text={said(line)} /> {line.event.rule !== undefined && <RuleChip rule={line.event.rule} />}
            </li>
          ))}
        </ul>
      )}
    </Entry>
  );
}, isSameTurn);

/** The frame of a line or turn: whose it is, what it lights, and the way to the moment after it. */
function Entry({
  lines,
  fresh,
  open = false,
  children,
}: {
  readonly lines: readonly LogLine[];
  readonly fresh: boolean;
  readonly open?: boolean;
  readonly children: ReactNode;
}): ReactElement | null {
  const session = useSession();
  const tell = useTell();
  const me = useTable((table) => table.me);
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return null;
  const { ui } = session;
  const { event } = first;
  const look = session.replay(last.seq);
  const light = (): void =>
    session.mark(
      lines.flatMap((line) => ui.thingsOf(line.event)),
      false,
    );
  const dark = (): void => session.mark([], false);
  const own = event.seat !== undefined && event.seat >= 0;
  return (
    <li
      className="log-line"
      data-fresh={fresh ? '' : undefined}
      data-open={open ? '' : undefined}
      data-system={own ? undefined : ''}
      data-own={event.seat === me ? '' : undefined}
      onPointerEnter={light}
      onPointerLeave={dark}
      onFocus={light}
      onBlur={dark}
    >
      {own ? (
        <Seal colour={ui.colours[event.seat ?? 0] ?? 'p6'} size="s" />
      ) : (
        <Icon id={ui.eventIcon(event) ?? 'brand-wedge'} size={18} />
      )}
      <span className="log-text">{children}</span>
      {look !== undefined && (
        <Link href={look} className="log-open" aria-label={tell('table.log.look', { step: last.seq })} />
      )}
    </li>
  );
}

const SIGN = /^[,.;:]/;

/** A sign right after a link stays with it in its line. */
function Sentence({ text }: { readonly text: readonly Stretch[] }): readonly ReactElement[] {
  return text.map(({ text: part, name, thing }, i) => {
    if (thing === undefined) {
      const rest = text[i - 1]?.thing === undefined ? part : part.replace(SIGN, '');
      return name ? <b key={i}>{rest}</b> : <span key={i}>{rest}</span>;
    }
    const next = text[i + 1];
    return (
      <span key={i} className="log-whole">
        <button type="button" className="log-thing" onClick={() => goTo(thing)}>
          {part}
        </button>
        {next?.thing === undefined && SIGN.exec(next?.text ?? '')?.[0]}
      </span>
    );
  });
}

function goTo(thing: string): void {
  const element = elementOf(document, thing);
  element?.scrollIntoView({ block: 'nearest' });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}
