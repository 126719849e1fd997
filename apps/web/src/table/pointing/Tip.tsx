import type { Fact } from '@edubba/ui';
import { Icon } from '@edubba/ui';
import { type CSSProperties, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RuleChip } from '../RuleChip.tsx';
import { useConsequences, useFrame, useSession, useTell } from '../session/context.ts';
import type { Note, Spot } from '../session/frame.ts';
import { drawnThings, spotOf } from './notes.ts';
import { overlap, type Placed, placed } from './place.ts';
import './Tip.css';
import { REFUSAL_STAYS } from './usePointing.ts';

/** A line of an explanation or preview. */
export function FactLine({ fact }: { readonly fact: Fact }): ReactElement {
  const tell = useTell();
  return (
    <div className="tip-fact" data-tone={fact.tone}>
      {fact.icon !== undefined && <Icon id={fact.icon} size={17} />}
      <span>{tell(fact.text)}</span>
    </div>
  );
}

/** What a tip never lies on: the question; what answers it, where the thing itself stands in the question. */
function keptClear({ at }: Note): readonly Spot[] {
  const prompt = document.querySelector('#prompt');
  if (prompt === null) return [];
  const whole = spotOf(prompt);
  const middle = (at.top + at.bottom) / 2;
  const isIn = overlap(whole, at) > 0 && middle > whole.top && middle < whole.bottom;
  return isIn ? [...prompt.querySelectorAll('button')].map(spotOf) : [whole];
}

/** What is explained or refused, beside the thing it is about. */
export function Tip(): ReactElement | null {
  const note = useFrame((frame) => frame.note);
  return note === undefined ? null : <Shown key={`${note.kind} ${note.title}`} note={note} />;
}

function Shown({ note }: { readonly note: Note }): ReactElement {
  const session = useSession();
  const tell = useTell();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Placed>();
  const all = useConsequences(note.option);
  // What is said of the thing need not be said of the choice again.
  const said = new Set(note.facts.map(({ text }) => tell(text)));
  const brings = all.filter(({ text }) => !said.has(tell(text)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on what it says.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const targets = drawnThings(document, '[data-lit]').map(spotOf);
    setPlace(placed(note.at, { width, height }, { width: innerWidth, height: innerHeight }, targets, keptClear(note)));
  }, [note, brings.length]);
  useEffect(() => {
    if (note.kind !== 'refuse') return;
    const timer = setTimeout(() => session.state.note === note && session.set({ note: undefined }), REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [note, session]);
  const style: CSSProperties =
    place === undefined
      ? { visibility: 'hidden' }
      : { left: place.left, top: place.top, ...({ '--tip-arrow': `${place.arrow}px` } as CSSProperties) };
  return (
    <div
      ref={box}
      className="table-tip"
      role="tooltip"
      data-side={place?.apart === true ? undefined : place?.side}
      data-kind={note.kind}
      data-about={note.thing}
      style={style}
    >
      <h4>{note.title}</h4>
      {note.kind === 'refuse' &&
        note.facts.filter(({ tone, stands }) => tone !== 'good' && stands === undefined).length > 2 && (
          <p className="tip-several">{tell('table.several-reasons')}</p>
        )}
      {note.facts.map((fact, i) => (
        <FactLine key={i} fact={fact} />
      ))}
      {brings.length > 0 && <hr />}
      {brings.map((fact, i) => (
        <FactLine key={i} fact={fact} />
      ))}
      <div className="tip-foot">
        {note.rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
        {note.act !== undefined && (
          <button type="button" className="tip-act" onClick={note.act.run}>
            {note.act.label}
          </button>
        )}
        {note.foot !== undefined && note.foot !== note.title && <span className="tip-does">{note.foot}</span>}
      </div>
    </div>
  );
}
