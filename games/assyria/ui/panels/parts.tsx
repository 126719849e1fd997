import type { Message, Seat } from '@edubba/kernel';
import { Glyph, type Thing, useAhead, useSay, useTable, useThing, useView } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import './panels.css';

/** The position, and the one that what is pointed at would lead to; the same where nothing is. */
export function useGame(): { readonly s: State; readonly next: State } {
  const { s } = useView<State>();
  return { s, next: useAhead<State>()?.s ?? s };
}

/** Whose board is looked at, and whether it is the reader's own. */
export function useLooking(): { readonly player: Seat; readonly mine: boolean } {
  const looking = useTable((table) => table.looking);
  const me = useTable((table) => table.me);
  return { player: Math.max(0, looking), mine: looking === me };
}

/** Words of the panels: `say('panel.rows')`. */
export function useText(): (id: string, params?: Message['params']) => string {
  const say = useSay();
  return (id, params) => say(params === undefined ? { id } : { id, params });
}

/** A thing of the board that is looked at: one's own is pointed at by answers, another's only explains itself. */
export function useBoardThing(thing: Thing): Thing {
  const { player, mine } = useLooking();
  return mine ? thing : `${thing}@${player}`;
}

/**
 * A picture that is a thing. The thing itself lies over it, empty: its name says more than the picture's own words and
 * numbers, which whoever listens would otherwise hear twice.
 */
export function Tangible({
  thing,
  className,
  children,
  ...data
}: {
  readonly thing: Thing;
  readonly className: string;
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}): ReactElement {
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
  from,
  to,
}: {
  readonly from: number | undefined;
  readonly to: number | undefined;
}): ReactElement | null {
  const say = useText();
  const n = (to ?? 0) - (from ?? 0);
  if (n === 0) return null;
  return (
    <span className="change" data-tone={n > 0 ? 'good' : 'danger'}>
      {say('panel.change', { n })}
    </span>
  );
}

const ICONS: { readonly [name: string]: string } = {
  camel: 'res-camel',
  gold: 'res-gold',
  hut: 'bld-hut',
  ship: 'unit-ship',
  farmer: 'res-farmer',
  influence: 'res-influence',
  offering: 'res-offering',
  vp: 'res-vp',
  plough: 'bld-plough',
  ziggurat: 'bld-zig1',
};

// A sentence is said with marks where its icons belong, so that every language puts them where it wants.
const MARK = '\u0001';
const MARKS = Object.fromEntries(Object.keys(ICONS).map((name) => [name, `${MARK}${name}${MARK}`]));

/** A sentence with icons in it: `a river {hut} for 1 {influence}`. Readers who listen hear the words. */
export function Rich({
  id,
  params,
  size = 15,
}: {
  readonly id: string;
  readonly params?: Message['params'];
  readonly size?: number;
}): readonly ReactElement[] {
  const say = useText();
  const parts = say(id, { ...MARKS, ...params }).split(MARK);
  return parts.map((part, i) =>
    i % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, which never move
      <span key={i}>{i + 1 < parts.length ? part.slice(0, tied(part)) : part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Worded key={i} name={part} size={size} before={parts[i - 1]?.slice(tied(parts[i - 1] ?? ''))} />
    ),
  );
}

/** Where the word begins that a no-break space ties to the icon after it: browsers would break the line there all the same. */
function tied(text: string): number {
  return text.endsWith('\u00a0') ? text.lastIndexOf(' ') + 1 : text.length;
}

/** An icon with its word for whoever listens. */
export function Worded({
  name,
  size = 15,
  before,
}: {
  readonly name: string;
  readonly size?: number;
  readonly before?: string | undefined;
}): ReactElement {
  const say = useText();
  return (
    <span className="worded">
      {before}
      <Glyph id={ICONS[name] ?? name} size={size} />
      <span className="sr">{say(`panel.icon.${name}`)}</span>
    </span>
  );
}

/** A sentence with one part in bold, `<b>…</b>` in the catalogue. */
export function Bold({ text }: { readonly text: string }): ReactElement {
  const [before = '', bold = '', after = ''] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      <b>{bold}</b>
      {after}
    </>
  );
}

/** An icon and a number, with the word for whoever listens and the change that is about to happen. */
export function Count({
  word,
  icon,
  n,
  next,
}: {
  readonly word: string;
  readonly icon: ReactElement;
  readonly n: number;
  readonly next?: number | undefined;
}): ReactElement {
  const say = useText();
  return (
    <span className="count" title={say(word)}>
      {icon}
      <span className="sr">{say(word)}</span>
      {n}
      <Change from={n} to={next ?? n} />
    </span>
  );
}
