import type { Message, Seat } from '@edubba/kernel';
import { Icon, type Thing, useAhead, useColour, useSay, useTable, useThing, useView } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import './panels.css';

/** The position, and the one that what is pointed at would lead to; the same where nothing is. */
export function useGame(): { readonly s: State; readonly next: State } {
  const { s } = useView<State>();
  return { s, next: useAhead<State>()?.s ?? s };
}

/** Whose mat is looked at, and whether it is the reader's own. */
export function useLooking(): { readonly player: Seat; readonly mine: boolean } {
  const looking = useTable((table) => table.looking);
  const me = useTable((table) => table.me);
  return { player: Math.max(0, looking), mine: looking === me };
}

/** Words of the panels: `say('panel.hand')`. */
export function useText(): (id: string, params?: Message['params']) => string {
  const say = useSay();
  return (id, params) => say(params === undefined ? { id } : { id, params });
}

/** A thing of the mat that is looked at: one's own is pointed at by answers, another's only explains itself. */
export function useMatThing(): (thing: Thing) => Thing {
  const { player, mine } = useLooking();
  return (thing) => (mine ? thing : `${thing}@${player}`);
}

type Data = { readonly [data: `data-${string}`]: string | number | undefined };

/** An attribute that is there or not: `data-used={on(used)}`. */
export const on = (is: boolean): '' | undefined => (is ? '' : undefined);

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
  const say = useText();
  const n = to - from;
  if (n === 0) return null;
  return (
    <span className="change" data-tone={n > 0 ? 'good' : 'danger'}>
      {say('panel.change', { n })}
    </span>
  );
}

/** Icons that stand in sentences, by the name the catalogue gives them. */
const ICONS: { readonly [name: string]: string } = {
  bone: 'res-knucklebone',
  grain: 'res-grain',
  sheep: 'res-sheep',
  silver: 'res-silver',
  lapis: 'res-lapis',
  vp: 'res-vp',
  card: 'ui-hand',
  admin: 'tok-admin',
  royal: 'tok-royal',
  divine: 'tok-divine',
  spearman: 'unit-spearman',
  archer: 'unit-archer',
  priest: 'unit-priest',
  canal: 'bld-canal',
  ziggurat: 'bld-zig1',
};

// A sentence is said with marks where its icons belong, so that every language puts them where it wants.
const MARK = '\u0001';
const MARKS = Object.fromEntries(Object.keys(ICONS).map((name) => [name, `${MARK}${name}${MARK}`]));

/** A sentence with icons in it: `2 more {bone} in your next roll`. Readers who listen hear the words. */
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

/** An icon with its word for whoever listens; `before`: what must not be parted from it. */
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
      <Icon id={ICONS[name] ?? name} size={size} className={`glyph in-${name}`} />
      <span className="sr">{say(`panel.icon.${name}`)}</span>
    </span>
  );
}

/** A sentence with parts in bold, `<b>…</b>` in the catalogue. */
export function Bold({ text }: { readonly text: string }): readonly (string | ReactElement)[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, which never move
  return text.split(/<\/?b>/).map((part, i) => (i % 2 === 0 ? part : <b key={i}>{part}</b>));
}

/** An icon and a number, with the word for whoever listens and the change that is about to happen. */
export function Count({
  word,
  icon,
  n,
  next = n,
  size = 16,
}: {
  readonly word: string;
  readonly icon: string;
  readonly n: number;
  readonly next?: number | undefined;
  readonly size?: number;
}): ReactElement {
  const say = useText();
  return (
    <span className="count" title={say(word)}>
      <Icon id={icon} size={size} className={icon} />
      <span className="sr">{say(word)}</span>
      {n}
      <Change from={n} to={next} />
    </span>
  );
}

const UNIT_ICONS: { readonly [unit: string]: string } = { 'shield-bearer': 'unit-shield', beaten: 'unit-champion' };

/** The icon of a unit, rebels and monsters included. */
export const unitIcon = (unit: string): string => UNIT_ICONS[unit] ?? `unit-${unit}`;

/** A unit as it stands on the map: its sign on a shield in its owner's colour; nobody's is bitumen. */
export function Unit({
  unit,
  seat,
  size = 40,
}: {
  readonly unit: string;
  readonly seat: Seat;
  readonly size?: number;
}): ReactElement {
  const colour = useColour();
  return (
    <svg
      className={seat < 0 ? 'nobody' : colour(seat)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <use href="#pc-tile" />
      <use href={`#${unitIcon(unit)}`} x="8.5" y="5.5" width="31" height="31" className="unit-sign" />
    </svg>
  );
}

/** The small heading of a part of a panel. */
export function Heading({
  icon,
  text,
  children,
}: {
  readonly icon: string;
  readonly text: string;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <h3 className="part-head">
      <Icon id={icon} size={17} />
      {text}
      {children !== undefined && <small>{children}</small>}
    </h3>
  );
}
