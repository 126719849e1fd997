import type { Seat } from '@edubba/kernel';
import type { Line } from '@edubba/protocol';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../table/layout/Dialog.tsx';
import { useSession, useTell } from '../../table/session/context.ts';
import { sentenceNames } from '../../table/session/names.ts';
import { seated, tables, whyUnanswered } from '../api.ts';
import { useDeed, useLive, useLiveTable } from './live.ts';
import './dialogs.css';

/** What lies over the table and belongs to the house. */
export function Dialogs(): ReactElement | null {
  const dialog = useLive((state) => state.dialog);
  if (dialog === undefined) return null;
  if (dialog.is === 'notes') return <Notes />;
  if (dialog.is === 'resign') return <Resign />;
  if (dialog.is === 'replace') return <Replace seat={dialog.seat} />;
  if (dialog.is === 'report') return <Report line={dialog.line} />;
  return null;
}

function useClose(): () => void {
  const live = useLiveTable();
  return () => live.openDialog(undefined);
}

/** Asks back. The way back is the primary one. */
function Sure({
  title,
  what,
  act,
  run,
}: {
  readonly title: string;
  readonly what: string;
  readonly act: string;
  readonly run: () => void;
}): ReactElement {
  const tell = useTell();
  const close = useClose();
  return (
    <Dialog title={title} onClose={close} small>
      <p className="dialog-text">{what}</p>
      <div className="dialog-buttons">
        <button type="button" className="btn primary" data-autofocus="" onClick={close}>
          {tell('at.cancel')}
        </button>
        <button
          type="button"
          className="btn danger"
          onClick={() => {
            close();
            run();
          }}
        >
          {act}
        </button>
      </div>
    </Dialog>
  );
}

function Resign(): ReactElement {
  const live = useLiveTable();
  const tell = useTell();
  const deed = useDeed();
  const run = (): void =>
    deed(
      () => seated.resign(live.id),
      (info) => live.update(info),
    );
  return <Sure title={tell('at.resign.sure')} what={tell('at.resign.what')} act={tell('at.resign.do')} run={run} />;
}

/** The bot that plays for somebody who has left: the one the game's own tables begin with. */
const STAND_IN = 'thumbs';

function Replace({ seat }: { readonly seat: Seat }): ReactElement {
  const live = useLiveTable();
  const session = useSession();
  const tell = useTell();
  const deed = useDeed();
  const name = sentenceNames(session.ui, session.seats)[seat] ?? '';
  const run = (): void =>
    deed(
      () => tables.seatBot(live.id, seat, STAND_IN),
      (info) => live.update(info),
    );
  return (
    <Sure
      title={tell('at.replace.sure', { name })}
      what={tell('at.replace.what', { name })}
      act={tell('at.replace.do')}
      run={run}
    />
  );
}

function Report({ line }: { readonly line: Line }): ReactElement {
  const live = useLiveTable();
  const session = useSession();
  const tell = useTell();
  const deed = useDeed();
  const close = useClose();
  const [why, setWhy] = useState('');
  const label = useId();
  return (
    <Dialog title={tell('at.report.title')} onClose={close} small>
      <blockquote className="at-quote" dir="auto">
        {tell('at.report.what', { name: line.name, text: line.text })}
      </blockquote>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
          deed(
            () => seated.report(live.id, line.number, why.trim()),
            () => session.set({ toast: { id: 'at.report.done' } }),
          );
        }}
      >
        <label className="at-label" htmlFor={label}>
          {tell('at.report.why')}
        </label>
        <textarea
          id={label}
          className="at-field"
          rows={3}
          maxLength={500}
          data-autofocus=""
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <div className="dialog-buttons">
          <button type="submit" className="btn primary" disabled={why.trim() === ''}>
            {tell('at.report.send')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** So long after the last letter notes are kept. */
const PAUSE = 800;

function Notes(): ReactElement {
  const live = useLiveTable();
  const tell = useTell();
  const close = useClose();
  const [text, setText] = useState<string>();
  const [state, setState] = useState<'kept' | 'keeping' | { readonly why: string }>('kept');
  const latest = useRef<string>(undefined);
  const kept = useRef<string>(undefined);
  const keep = (): void => {
    const wanted = latest.current;
    if (wanted === undefined || wanted === kept.current) return;
    seated.keepNotes(live.id, wanted).then(
      () => {
        kept.current = wanted;
        setState('kept');
      },
      (error: unknown) => setState({ why: tell(whyUnanswered(error)) }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened; what is left is kept when it is closed.
  useEffect(() => {
    seated.notes(live.id).then(
      (found) => {
        kept.current = found;
        setText((written) => written ?? found);
      },
      (error: unknown) => setState({ why: tell(whyUnanswered(error)) }),
    );
    return keep;
  }, [live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was written counts.
  useEffect(() => {
    if (text === undefined || text === kept.current) return;
    latest.current = text;
    setState('keeping');
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Dialog title={tell('at.notes.title')} onClose={close}>
      <p className="dialog-text">{tell('at.notes.what')}</p>
      <textarea
        className="at-field at-notes"
        aria-label={tell('at.notes.title')}
        rows={10}
        maxLength={10_000}
        data-autofocus=""
        value={text ?? ''}
        onChange={(event) => setText(event.target.value)}
      />
      <small className="faint" role="status">
        {typeof state === 'string' ? tell(`at.notes.${state}`) : tell('at.notes.failed', state)}
      </small>
    </Dialog>
  );
}
