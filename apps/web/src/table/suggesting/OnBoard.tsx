import type { Key, Seat } from '@edubba/kernel';
import { Seal, type Thing, useColour, useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { elementOf } from '../pointing/notes.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { thingOfKey } from '../session/options.ts';
import type { Session } from '../session/Session.ts';
import { wantsOf } from './wants.ts';
import './suggesting.css';

/** What is suggested or proposed at one thing: by whom, in words, and what pressing it does. */
interface GhostAt {
  readonly thing: Thing;
  readonly by: readonly Seat[];
  readonly words: string;
  /** What would be answered; nothing where it is another's to answer, or one's own wish. */
  readonly key: Key | undefined;
  readonly accept: () => void;
}

/** What is suggested and proposed, as ghosts: a ring in its maker's colour around the thing it names, with seals to press. */
export default function OnBoard(): ReactElement {
  const ghosts = useGhosts();
  return createPortal(
    <>
      {ghosts.map((ghost) => (
        <Ghost key={`${ghost.thing} ${ghost.words}`} ghost={ghost} />
      ))}
    </>,
    document.body,
  );
}

function useGhosts(): readonly GhostAt[] {
  const session = useSession();
  const tell = useTell();
  const nameOf = useSeatName();
  const me = useTable((table) => table.me);
  const { suggestions = [], view, question } = useStanding();
  const { ui } = session;
  const suggested = suggestions.flatMap((one): GhostAt[] => {
    const thing = thingOfKey(ui, view, one.kind, one.key);
    if (thing === undefined) return [];
    const choice = ui.words.option(view, one.kind, one.key);
    const mine = one.by === me;
    const words = mine
      ? tell('table.suggest.mine', { seat: nameOf(one.to), choice })
      : tell('table.suggest.theirs', { seat: nameOf(one.by), choice });
    return [
      { thing, by: [one.by], words, key: mine ? undefined : one.key, accept: () => session.suggesting.accept(one) },
    ];
  });
  const { kind, wants } = wantsOf(view);
  const proposed = [...wants].flatMap(([want, by]): GhostAt[] => {
    const thing = thingOfKey(ui, view, kind, want);
    if (thing === undefined) return [];
    const key = question?.options.find((option) => option.slice(option.indexOf(':') + 1) === want);
    const words = by.map((seat) => tell('table.joint.proposes', { seat: nameOf(seat) })).join(', ');
    return [{ thing, by, words, key, accept: () => commitProposal(session, key) }];
  });
  return [...suggested, ...proposed];
}

/** To agree is to propose the same; whoever leads decides it. */
function commitProposal(session: Session, key: Key | undefined): void {
  if (key !== undefined) session.commit(key);
}

function Ghost({ ghost }: { readonly ghost: GhostAt }): ReactElement {
  const { thing, by, words, key: answer, accept } = ghost;
  const session = useSession();
  const tell = useTell();
  const colourOf = useColour();
  const ring = useRef<HTMLDivElement>(null);
  useStayAt(ring, thing);
  const seals = by.map((seat) => <Seal key={seat} colour={colourOf(seat)} size="s" />);
  return (
    <div className={`suggest-ghost ${colourOf(by[0] ?? 0)}`} ref={ring} data-suggested={thing} hidden>
      {answer === undefined ? (
        <i title={words}>{seals}</i>
      ) : (
        <button
          type="button"
          title={words}
          aria-label={`${tell('table.suggest.accept')}: ${words}`}
          onPointerEnter={(event) => event.pointerType !== 'touch' && session.point(answer)}
          onPointerLeave={() => session.point(undefined)}
          onClick={accept}
        >
          {seals}
        </button>
      )}
    </div>
  );
}

/** What lies over the table: a ring is never drawn on it. */
const COVERS = '#prompt, dialog, [role="dialog"], [role="tablist"], header';

/** Is the middle of a thing out of sight, or under what lies over the table? */
function isCovered(element: Element | null, { left, top, width, height }: DOMRect): boolean {
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const cover = seen?.closest(COVERS) ?? null;
  return seen === null || (cover !== null && !cover.contains(element));
}

/** So far a ring lies around the thing, in pixels. */
const AROUND = 5;
/** So far seals stand out beside it; at the edge of the window they stand inside. */
const SEALS = 16;

/** Lies around a thing wherever that is drawn: maps are moved and zoomed, panels scrolled, tabs changed. */
function useStayAt(ring: { readonly current: HTMLElement | null }, thing: string): void {
  useEffect(() => {
    let frame = 0;
    let was = '';
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const box = ring.current;
      if (box === null) return;
      const root = document.querySelector('.table-root');
      const element = root === null ? null : elementOf(root, thing);
      const rect = element?.getBoundingClientRect();
      const seen = rect !== undefined && rect.width > 0 && !isCovered(element, rect);
      const place = seen ? [rect.left, rect.top, rect.width, rect.height].map(Math.round).join() : '';
      if (place === was) return;
      was = place;
      box.hidden = !seen;
      if (!seen) return;
      box.toggleAttribute('data-edge', rect.right + SEALS > innerWidth);
      box.style.translate = `${rect.left - AROUND}px ${rect.top - AROUND}px`;
      box.style.width = `${rect.width + 2 * AROUND}px`;
      box.style.height = `${rect.height + 2 * AROUND}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [ring, thing]);
}
