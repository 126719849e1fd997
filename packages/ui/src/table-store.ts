import type { SeatNames } from '@edubba/gamekit';
import { seatMessage } from '@edubba/gamekit';
import type { BaseState, Json, Key, Message, SeenEvent, Seat, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { GameUi } from './game-ui.ts';
import type { Colour, Thing } from './things.ts';

/** What is on the table right now, for whoever draws it. The frame writes it, the game's drawing reads it. */
export interface TableState<S extends BaseState = BaseState> {
  readonly ui: GameUi<S>;
  readonly words: Words;
  /** The position as the reader may know it. */
  readonly view: View<S>;
  /** The position after the option that is hovered or selected: pieces that are only here are ghosts. */
  readonly ahead: View<S> | undefined;
  /** Whose eyes: a seat, or a spectator's (below 0). */
  readonly me: Seat;
  /** Whose board is looked at; one's own unless another was chosen. */
  readonly looking: Seat;
  readonly names: SeatNames;
  /** What may be pointed at now, with the options it stands for. */
  readonly lit: ReadonlyMap<Thing, readonly Key[]>;
  readonly hovered: Thing | undefined;
  readonly chosen: Thing | undefined;
  /** What is chosen was answered and is on its way. */
  readonly sent: boolean;
  /** Where the last move happened. */
  readonly last: ReadonlySet<Thing>;
  /** Lit by a log line, or named by a refusal. */
  readonly marked: ReadonlySet<Thing>;
  /** What of the question only the reader knows: an offer being put together. */
  readonly aside?: Json | undefined;
  /** Everything the reader was told, the latest last. */
  readonly told?: readonly SeenEvent[] | undefined;
}

export type TableStore = StoreApi<TableState>;

export const TableContext = createContext<TableStore | undefined>(undefined);

function useTableStore(): TableStore {
  const store = useContext(TableContext);
  if (store === undefined) throw new Error('drawn outside a table');
  return store;
}

/** Reads a part of the table; drawn again only when that part changes. */
export function useTable<S extends BaseState, T>(select: (table: TableState<S>) => T): T {
  return useStore(useTableStore() as unknown as StoreApi<TableState<S>>, select);
}

/** What stays the same while a store lives: another reader, game or language has another store, so nobody watches it. */
function useFixed<T>(select: (table: Pick<TableState, 'ui' | 'words' | 'names'>) => T): T {
  return select(useTableStore().getState());
}

export function useView<S extends BaseState>(): View<S> {
  return useTable<S, View<S>>((table) => table.view);
}

/** The position the reader is about to make, if something is hovered or selected. */
export function useAhead<S extends BaseState>(): View<S> | undefined {
  return useTable<S, View<S> | undefined>((table) => table.ahead);
}

/** Says messages in the reader's language. */
export function useSay(): (message: Message | string) => string {
  const words = useFixed((table) => table.words);
  return (message) => (typeof message === 'string' ? message : words.say(message));
}

/** Name of a player: the person's, the bot's, or the seat's own. */
export function useSeatName(): (seat: Seat) => string {
  const say = useSay();
  const ui = useFixed((table) => table.ui);
  const names = useFixed((table) => table.names);
  return (seat) => say(seatMessage(ui.words, seat, names));
}

export function useColour(): (seat: Seat) => Colour {
  const colours = useFixed((table) => table.ui.colours);
  return (seat) => colours[seat] ?? 'p6';
}

/** Attributes of a drawn thing. The frame finds it by `data-thing` and listens for all of them at one place. */
export interface ThingProps {
  readonly 'data-thing': Thing;
  readonly 'data-lit'?: '' | undefined;
  /** What is lit is a side offer: nothing is asked there, and no part of the table is opened for it. */
  readonly 'data-offer'?: '' | undefined;
  readonly 'data-hovered'?: '' | undefined;
  readonly 'data-chosen'?: '' | undefined;
  readonly 'data-last'?: '' | undefined;
  readonly 'data-marked'?: '' | undefined;
  readonly 'data-sent'?: '' | undefined;
  readonly role: 'button';
  readonly tabIndex: -1;
  readonly 'aria-label': string;
  readonly 'aria-disabled'?: true | undefined;
  readonly 'aria-pressed'?: true | undefined;
}

/** Names are long sentences and asked for by hundreds of things at every change: said once for each position. */
const said = new WeakMap<object, Map<Thing, string>>();

function nameOf({ ui, view, words }: TableState, thing: Thing): string {
  const namesOf = said.get(view) ?? new Map<Thing, string>();
  said.set(view, namesOf);
  const known = namesOf.get(thing);
  if (known !== undefined) return known;
  const name = words.say(ui.nameOf(view, thing));
  namesOf.set(thing, name);
  return name;
}

// One number for all that a thing can be: hundreds of things ask at every change, once each.
const LIT = 1;
const HOVERED = 2;
const CHOSEN = 4;
const LAST = 8;
const MARKED = 16;
const SENT = 32;
const OFFER = 64;

/** Side offers are written `~kind/key`. */
const isOffer = (key: Key): boolean => key.startsWith('~');

function stateOf({ lit, hovered, chosen, sent, last, marked }: TableState, thing: Thing): number {
  return (
    (lit.has(thing) ? LIT : 0) |
    (lit.get(thing)?.every(isOffer) === true ? OFFER : 0) |
    (hovered === thing ? HOVERED : 0) |
    (chosen === thing ? CHOSEN : 0) |
    (last.has(thing) ? LAST : 0) |
    (marked.has(thing) ? MARKED : 0) |
    (sent && chosen === thing ? SENT : 0)
  );
}

const on = (is: boolean): '' | undefined => (is ? '' : undefined);

/** `<g {...useThing('space/D3')}>`: makes something that is drawn a thing of the table, lit, named and reachable. */
export function useThing(thing: Thing): ThingProps {
  // State and name in one text: watching the table twice would cost twice as much at every change.
  const both = useTable((table) => `${stateOf(table, thing)} ${nameOf(table, thing)}`);
  const space = both.indexOf(' ');
  const state = Number(both.slice(0, space));
  const name = both.slice(space + 1);
  return {
    'data-thing': thing,
    'data-lit': on((state & LIT) !== 0),
    'data-offer': on((state & OFFER) !== 0),
    'data-hovered': on((state & HOVERED) !== 0),
    'data-chosen': on((state & CHOSEN) !== 0),
    'data-last': on((state & LAST) !== 0),
    'data-marked': on((state & MARKED) !== 0),
    'data-sent': on((state & SENT) !== 0),
    role: 'button',
    tabIndex: -1,
    'aria-label': name,
    'aria-disabled': (state & LIT) !== 0 ? undefined : true,
    'aria-pressed': (state & CHOSEN) !== 0 ? true : undefined,
  };
}
