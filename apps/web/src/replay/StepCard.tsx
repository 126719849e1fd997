import { answerMessage } from '@edubba/gamekit';
import type { RuleId } from '@edubba/kernel';
import { Icon, Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { Film } from './film.ts';
import { deedsAmong, doerOf, type Step } from './film-parts.ts';
import { Gains } from './parts/Gain.tsx';
import { RuleChip } from './parts/RuleChip.tsx';
import type { At, Positions } from './positions.ts';
import { useSaid } from './replay-table.ts';
import { Sentence, useTell } from './useTell.tsx';
import './step-card.css';

interface StepCardProps {
  readonly film: Film;
  readonly step: number;
  /** The position on the board: what is asked there. */
  readonly at: At;
  readonly positions: Positions | undefined;
}

/** Who did what at this step, by which rules, and what is asked next. */
export function StepCard({ film, step: n, at, positions }: StepCardProps): ReactElement | null {
  const say = useSaid();
  const step = film.steps[n];
  if (step === undefined) return null;
  return (
    <section className="panel stepcard" aria-label={say('replay.step.region')}>
      <header>
        <Icon id="act-log" size={18} />
        <h2 className="stepcard-title">{say('replay.step', { n })}</h2>
        <small>{say('replay.of', { all: film.last })}</small>
      </header>
      <div className="stepcard-body" aria-live="polite">
        <Happened step={step} chapter={chapterAt(film, n)} positions={positions} />
        {at.view.seq === n && <Next at={at} />}
      </div>
    </section>
  );
}

/** The chapter that begins with this step: one that happens with it, before one that only begins. */
function chapterAt({ chapters }: Film, n: number): Film['chapters'][number] | undefined {
  const begun = chapters.filter(({ from, heading }) => from === n && heading !== undefined);
  return begun.find(({ to }) => to === n && n > 0) ?? begun.at(-1);
}

interface HappenedProps {
  readonly step: Step;
  readonly chapter: Film['chapters'][number] | undefined;
  readonly positions: Positions | undefined;
}

function Happened({ step, chapter, positions }: HappenedProps): ReactElement {
  const say = useSaid();
  const tell = useTell();
  const colour = useColour();
  const answer = useAnswer(step, positions);
  const begins = chapter?.heading === undefined ? undefined : say(chapter.heading);
  const who = doerOf(step.lines, step.by) ?? (step.lines.length === 0 && step.by >= 0 ? step.by : undefined);
  // The answer itself comes first, then what was paid for it and what followed; what comes over everybody is called by its
  // chapter.
  const shared = who === undefined && begins !== undefined;
  const deeds = deedsAmong(step.lines);
  const main = shared ? undefined : (deeds.find(({ seat }) => seat === who) ?? deeds[0]);
  const rest = step.lines.filter((line) => line !== main);
  const rules = [...new Set(step.lines.flatMap(({ rule }): RuleId[] => (rule === undefined ? [] : [rule])))];
  const head = main === undefined ? ((shared ? begins : answer) ?? begins ?? say('replay.nothing')) : tell(main);
  return (
    <>
      <div className="stepcard-now">
        {who === undefined ? (
          <Icon id={chapter?.icon ?? 'brand-wedge'} size={34} />
        ) : (
          <Seal colour={colour(who)} size="l" />
        )}
        <b className="stepcard-head">{head}</b>
        <Gains gains={step.gains} by={who ?? -1} />
      </div>
      {rest.length > 0 && (
        <ul className="stepcard-rest">
          {rest.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step never change their order.
            <li key={i}>
              <Sentence text={tell(line)} seat={line.seat} />
            </li>
          ))}
        </ul>
      )}
      <p className="stepcard-foot">
        {step.forced && <span className="tag">{say('replay.forced')}</span>}
        {rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
        {begins !== undefined && head !== begins && (
          <span className="stepcard-begins">{say('replay.begins', { chapter: begins })}</span>
        )}
      </p>
    </>
  );
}

/** What was answered where no log line says so: the option by name, as it was offered. */
function useAnswer({ n, by, lines }: Step, positions: Positions | undefined): string | undefined {
  const say = useSaid();
  const name = useSeatName();
  const ui = useTable((table) => table.ui);
  const [answer, setAnswer] = useState<{ readonly n: number; readonly text: string }>();
  useEffect(() => {
    if (lines.length > 0 || by < 0 || positions === undefined) return;
    let gone = false;
    positions
      .get(n - 1)
      .then(({ view, asks }) => {
        const key = positions.keyAt(n);
        if (gone || asks === null || key === undefined) return;
        // Of a running game one is not told everything: an answer that may not be known has no key.
        if (key === '') return setAnswer({ n, text: say('answer.secret', { seat: name(by) }) });
        const choice = say(answerMessage(ui.words, view, by, asks.kind, key));
        setAnswer({ n, text: say('answer.open', { seat: name(by), choice }) });
      })
      // Without the position before there is nothing to name it by: the card says that nothing was told.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [n, by, lines, positions, ui]);
  return answer?.n === n ? answer.text : undefined;
}

function Next({ at }: { readonly at: At }): ReactElement | null {
  const say = useSaid();
  const ui = useTable((table) => table.ui);
  const colour = useColour();
  const { asks, view } = at;
  if (asks === null || asks.seat < 0) return null;
  return (
    <p className="stepcard-next">
      <span className="faint">{say('replay.next')}</span>
      <Seal colour={colour(asks.seat)} size="s" />
      <span>{say(ui.prompt(view, asks, false).say)}</span>
    </p>
  );
}
