import { Icon, Seal, useSeatName, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { Link } from 'wouter';
import { elementOf } from '../pointing/notes.ts';
import { RuleChip } from '../RuleChip.tsx';
import { useSession, useTell } from '../session/context.ts';
import { type Line, stretches } from './lines.ts';

interface LineProps {
  readonly line: Line;
  readonly fresh: boolean;
}

// Lines are listed anew with every answer; the event in them stays the same.
const isSame = (a: LineProps, b: LineProps): boolean => a.line.event === b.line.event && a.fresh === b.fresh;

/** One thing that happened: who, what, the rule. Lights what it speaks of; opens the moment right after it. */
export const LogLine = memo(function LogLine({ line, fresh }: LineProps): ReactElement {
  const session = useSession();
  const tell = useTell();
  const names = useTable((table) => table.names);
  const me = useTable((table) => table.me);
  const mine = useSeatName()(me);
  const { event, seq } = line;
  const { ui, words } = session;
  const look = session.replay(seq);
  const view = session.state.standing?.view;
  const icon = ui.eventIcon(event);
  const light = (): void => session.mark(ui.thingsOf(event), false);
  const dark = (): void => session.mark([], false);
  if (view === undefined) return <></>;
  const own = event.seat !== undefined && event.seat >= 0;
  return (
    <li
      className="log-line"
      data-fresh={fresh ? '' : undefined}
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
        <Icon id={icon ?? 'brand-wedge'} size={18} />
      )}
      <span className="log-text">
        {stretches(ui, words, names, view, event).map(({ text, name, thing }, i) => {
          if (thing === undefined && name) {
            return (
              <b key={i}>
                {text}
                {text === mine && <i className="log-you">{tell('table.log.you')}</i>}
              </b>
            );
          }
          if (thing === undefined) return <span key={i}>{text}</span>;
          return (
            <button key={i} type="button" className="log-thing" onClick={() => goTo(thing)}>
              {text}
            </button>
          );
        })}{' '}
        {event.rule !== undefined && <RuleChip rule={event.rule} />}
      </span>
      {look !== undefined && (
        <Link href={look} className="log-open" aria-label={tell('table.log.look', { step: seq })} />
      )}
    </li>
  );
}, isSame);

function goTo(thing: string): void {
  const element = elementOf(document, thing);
  element?.scrollIntoView({ block: 'nearest' });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}
