import type { BaseState, Message, Seat } from '@edubba/kernel';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useAhead, useSay, useTable, useThing, useView } from '../table-store.ts';
import type { Thing } from '../things.ts';
import { told } from '../told.ts';

// What the panels of every game are made of. Their root has the class `game-panel`; the game's catalogue has the text
// `panel.change`.

/** The position, and the one that what is pointed at would lead to; the same where nothing is. */
export function useGame<S extends BaseState>(): { readonly s: S; readonly next: S } {
  const { s } = useView<S>();
  return { s, next: useAhead<S>()?.s ?? s };
}

/** Whose board is looked at, and whether it is the reader's own. */
export function useLooking(): { readonly player: Seat; readonly mine: boolean } {
  const looking = useTable((table) => table.looking);
  const me = useTable((table) => table.me);
  return { player: Math.max(0, looking), mine: looking === me };
}

/** Things of the board that is looked at: one's own are pointed at by answers, another's only explain themselves. */
export function useLookedAt(): (thing: Thing) => Thing {
  const { player, mine } = useLooking();
  return (thing) => (mine ? thing : `${thing}@${player}`);
}

/** Words of the panels: `text('panel.rows')`. */
export function useText(): (id: string, params?: Message['params']) => string {
  const say = useSay();
  return (id, params) => say(params === undefined ? { id } : { id, params });
}

/** An attribute that is there or not: `data-used={on(used)}`. */
export const on = (is: boolean): '' | undefined => (is ? '' : undefined);

type Data = { readonly [data: `data-${string}`]: string | number | undefined };

/**
 * A picture that is a thing. The thing itself lies over it, empty: its name says more than the picture's own words and
 * numbers, which whoever listens would otherwise hear twice.
 */
export function Tangible({
  thing,
  className,
  children,
  ...data
}: { readonly thing: Thing; readonly className: string; readonly children: ReactNode } & Data): ReactElement {
  return (
    <div className={`tangible ${className}`} {...data}>
      <div className="picture" aria-hidden="true">
        {children}
      </div>
      <Hit thing={thing} />
    </div>
  );
}

/** The place of a thing over what is drawn: it takes the pointer and carries the ring. */
export function Hit({ thing }: { readonly thing: Thing }): ReactElement {
  return <div className="hit" {...useThing(thing)} />;
}

/** What would be gained or lost, beside the number it changes. */
export function Change({
  from = 0,
  to = 0,
}: {
  readonly from: number | undefined;
  readonly to: number | undefined;
}): ReactElement | null {
  const text = useText();
  const n = to - from;
  if (n === 0) return null;
  return (
    <span className="change" data-tone={n > 0 ? 'good' : 'danger'}>
      {text('panel.change', { n })}
    </span>
  );
}

/** An icon and a number, with the word for whoever listens and the change that is about to happen. */
export function Count({
  thing,
  word,
  icon,
  n,
  next = n,
}: {
  /** What it says it is. */
  readonly thing: Thing;
  readonly word: string;
  readonly icon: ReactElement;
  readonly n: number;
  readonly next?: number | undefined;
}): ReactElement {
  const text = useText();
  return (
    <span className="count" {...told(thing)}>
      {icon}
      <span className="sr">{text(word)}</span>
      {n}
      <Change from={n} to={next} />
    </span>
  );
}

/** Something one plays for, in a chip: what it is, how far the reader is, who else has it. */
export function Aim({
  thing,
  icon,
  text,
  done,
  children,
}: {
  readonly thing: Thing;
  readonly icon: string;
  readonly text: string;
  /** The reader has what it takes. */
  readonly done: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <Tangible thing={thing} className="aim" data-done={on(done)}>
      <Icon id={done ? 'act-confirm' : icon} size={15} />
      <b>{text}</b>
      {children}
    </Tangible>
  );
}

/** A sentence with parts in bold, `<b>…</b>` in the catalogue. */
export function Bold({ text }: { readonly text: string }): readonly (string | ReactElement)[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, which never move
  return text.split(/<\/?b>/).map((part, i) => (i % 2 === 0 ? part : <b key={i}>{part}</b>));
}
