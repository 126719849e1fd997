import { eventMessage } from '@edubba/gamekit';
import { Icon, on, useSay, useTable, useText } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '../../rules/state.ts';
import { eventText } from '../../text/cards.ts';
import { eventIcon } from '../telling/log.ts';
import { PARTS, type Step, stepsOf } from '../telling/steps.ts';
import { showWay } from '../shown-step.ts';
import { Token } from './parts.tsx';
import './month.css';
import { what } from '../explaining/what.ts';

/** How long a step stands while the Month runs by itself, and how many times as fast it can be made to. */
const STANDS = 1400;
const PACES = [1, 2, 4] as const;

/** Where keys lead while one of the panel's buttons has the focus. */
const KEYS: { readonly [key: string]: (now: number, last: number) => number } = {
  ArrowLeft: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Whoever wants no motion is not shown any that runs by itself. */
const stillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The new Month as a sequence: step by step, back again, or all at once. */
export function Month(): ReactElement {
  const say = useText();
  const told = useTable<State, ReturnType<typeof stepsOf>>(({ told: all = [] }) => memoised(all));
  const [at, setAt] = useState<number>();
  const [runs, setRuns] = useState(false);
  const [pace, setPace] = useState<(typeof PACES)[number]>(1);
  const last = told.length - 1;
  const now = Math.min(at ?? last, last);
  const step = told[now];
  useEffect(() => {
    const data = step?.event.data ?? {};
    const [from, to] = [data['from'], data['place']];
    showWay(at !== undefined && typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined);
    return () => showWay(undefined);
  }, [at, step]);
  useEffect(() => {
    if (!runs) return undefined;
    const later = setTimeout(() => (now >= last ? setRuns(false) : setAt(now + 1)), STANDS / pace);
    return () => clearTimeout(later);
  }, [runs, now, last, pace]);
  if (step === undefined) return <p className="sam-quiet">{say('panel.month.quiet')}</p>;
  const go = (to: number): void => {
    setRuns(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = KEYS[event.key]?.(now, last);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it, which can do the same
    <div className="sam-month-steps" onKeyDown={onKeyDown}>
      <ol className="sam-parts">
        {PARTS.map((part) => {
          const first = told.findIndex((one) => one.part === part);
          return (
            <li key={part}>
              <button
                type="button"
                data-now={on(step.part === part)}
                data-past={on(PARTS.indexOf(part) < PARTS.indexOf(step.part))}
                aria-current={step.part === part ? 'step' : undefined}
                disabled={first < 0}
                onClick={() => go(first)}
              >
                {say(`panel.part.${part}`)}
              </button>
            </li>
          );
        })}
      </ol>
      <Steps told={told} now={now} go={go} />
      <div className="sam-month-tools" {...what('steps')}>
        <Tool
          icon="act-replay"
          name={say('panel.month.again')}
          onClick={() => {
            setAt(0);
            setRuns(!stillness());
          }}
        />
        <Tool icon="ui-step-back" name={say('panel.month.back')} off={now === 0} onClick={() => go(now - 1)} />
        <span>{say('panel.month.step', { n: now + 1, all: told.length })}</span>
        <Tool icon="ui-step-fwd" name={say('panel.month.on')} off={now === last} onClick={() => go(now + 1)} />
        <Tool
          icon={runs ? 'ui-pause' : 'act-pass'}
          name={say(runs ? 'panel.month.pause' : 'panel.month.end')}
          off={!runs && now === last}
          onClick={() => (runs ? setRuns(false) : go(last))}
        />
        <button
          type="button"
          className="sam-pace"
          aria-label={say('panel.month.pace', { n: pace })}
          title={say('panel.month.pace', { n: pace })}
          onClick={() => setPace(PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 1)}
        >
          {say('panel.month.times', { n: pace })}
        </button>
      </div>
    </div>
  );
}

/** The steps of a list of events are found once: the table asks at every change. */
const known = new WeakMap<object, readonly Step[]>();
function memoised(told: Parameters<typeof stepsOf>[0]): readonly Step[] {
  const found = known.get(told) ?? stepsOf(told);
  known.set(told, found);
  return found;
}

function Tool({
  icon,
  name,
  off = false,
  onClick,
}: {
  readonly icon: string;
  readonly name: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}): ReactElement {
  return (
    // One that has nothing more to do keeps the focus: keys go on from it.
    <button
      type="button"
      className="iconbtn"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <Icon id={icon} size={18} />
    </button>
  );
}

/** So many pieces of a fight are drawn one by one. */
const DRAWN = 9;

/** Who falls against whom, piece by piece, and which Enemies are left. */
function Exchange({
  enemies,
  gone,
  lost,
}: {
  readonly enemies: number;
  readonly gone: number;
  readonly lost: number;
}): ReactElement {
  const pieces = (kind: 'enemy' | 'military', n: number, fall: number): ReactElement => (
    <span>
      {Array.from({ length: Math.min(n, DRAWN) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first of them fall
        <i key={i} data-gone={on(i < fall)}>
          <Token kind={kind} size={20} />
        </i>
      ))}
    </span>
  );
  return (
    <p className="sam-exchange" aria-hidden="true">
      {pieces('enemy', enemies, gone)}
      {pieces('military', lost, lost)}
    </p>
  );
}

/** The steps of the part that is looked at: the present one opened, the others to go to. */
function Steps({
  told,
  now,
  go,
}: {
  readonly told: readonly Step[];
  readonly now: number;
  readonly go: (to: number) => void;
}): ReactElement {
  const say = useSay();
  const words = useTable(({ ui }) => ui.words);
  const list = useRef<HTMLOListElement>(null);
  const step = told[now];
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list is scrolled: what is before it stays in sight.
    if (list.current !== null && shown !== null && shown !== undefined)
      list.current.scrollTop = shown.offsetTop - (shown.previousElementSibling?.clientHeight ?? 0);
  }, [now]);
  if (step === undefined) return <></>;
  return (
    <>
      <p className="sr" aria-live="polite">
        {say(eventMessage(words, step.event))}
      </p>
      <ol className="sam-step" ref={list} {...what('steps')}>
        {told.map((one, at) =>
          one.part === step.part ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told never moves
            <li key={at} aria-current={at === now ? 'step' : undefined}>
              {at === now ? (
                <StepCard step={one} />
              ) : (
                <button type="button" onClick={() => go(at)}>
                  <Icon id={eventIcon(one.event) ?? 'act-info'} size={16} /> {say(eventMessage(words, one.event))}
                </button>
              )}
            </li>
          ) : null,
        )}
      </ol>
    </>
  );
}

/** One step: what happened, an attack with both its numbers, and what followed from it. */
function StepCard({ step: { event, then } }: { readonly step: Step }): ReactElement {
  const say = useSay();
  const words = useTable(({ ui }) => ui.words);
  const text = useText();
  const fight = useMemo(() => [event, ...then].find(({ type }) => type === 'enemies.attack'), [event, then]);
  const number = (member: string): number => Number(fight?.data?.[member] ?? 0);
  return (
    <>
      <p className="sam-step-what">
        <Icon id={eventIcon(event) ?? 'act-info'} size={20} />
        <span>{say(eventMessage(words, event))}</span>
      </p>
      {event.type === 'event.flipped' && event.item !== undefined && <p>{say(eventText(event.item))}</p>}
      {fight !== undefined && (
        <div className="sam-clash">
          <p>
            <b className="enemies">
              {number('n')}
              <Token kind="enemy" size={24} />
            </b>
            <Icon id="act-attack" size={20} />
            <b>
              {number('lost')}
              <Token kind="military" size={24} />
            </b>
            <span>{text('panel.clash', { gone: number('gone'), lost: number('lost') })}</span>
          </p>
          <Exchange enemies={number('n')} gone={number('gone')} lost={number('lost')} />
        </div>
      )}
      {then.filter((one) => one !== fight).length > 0 && (
        <ul>
          {then
            .filter((one) => one !== fight)
            .map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was told never moves
              <li key={i}>
                <Icon id={eventIcon(one) ?? 'act-info'} size={16} /> {say(eventMessage(words, one))}
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
