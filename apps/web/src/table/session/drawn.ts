import type { Key, SeenEvent } from '@edubba/kernel';
import type { TableState, TableStore, Thing } from '@edubba/ui';
import { createStore } from 'zustand/vanilla';
import type { Sitter, Standing, TableNews } from '../../worker/api.ts';
import { sentenceNames } from './names.ts';
import { litOf, thingOfKey } from './options.ts';

/** What of a session the drawing depends on. */
export interface Drawing extends Pick<TableState, 'ui' | 'words'> {
  readonly seats: readonly Sitter[];
  readonly state: { readonly table: TableStore | undefined };
}

/** Writes what the game's drawing reads: the same store for the same reader, a new one for another. */
export function drawn(
  session: Drawing,
  news: Extract<TableNews, { standing: Standing }>,
  told: readonly SeenEvent[],
): TableStore {
  const { ui, words, seats } = session;
  const { table } = session.state;
  const { standing } = news;
  const me = news.type === 'standing' ? news.me : (table?.getState().me ?? 0);
  const happened = news.type === 'events' ? news.events : [];
  const last = new Set(happened.flatMap(({ event }) => (event === undefined ? [] : ui.thingsOf(event).slice(0, 1))));
  const now = {
    view: standing.view,
    ahead: undefined,
    lit: litOf(ui, standing),
    hovered: undefined,
    chosen: undefined,
    sent: false,
    marked: chosenThings(session, standing),
    aside: standing.question?.aside,
    told,
  };
  if (table !== undefined && table.getState().me === me) {
    // What only changes a number marks no place: the ring stays where the move was.
    table.setState(last.size > 0 || news.type === 'standing' ? { ...now, last } : now);
    return table;
  }
  const names = sentenceNames(ui, seats);
  return createStore<TableState>(() => ({ ...now, ui, words, me, looking: Math.max(0, me), names, last }));
}

/** Where several are chosen one by one, those chosen so far. */
function chosenThings({ ui }: Drawing, { question, view }: Standing): ReadonlySet<Thing> {
  if (question === null || !Array.isArray(question.aside)) return new Set();
  const keys = question.aside.filter((key): key is Key => typeof key === 'string');
  return new Set(keys.flatMap((key) => thingOfKey(ui, view, question.kind, key) ?? []));
}
