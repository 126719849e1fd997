import type { BaseState, Seat, SeenEvent } from '@edubba/kernel';
import { type GameUi, type TableState, type TableStore, useTable } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import { makeWords, type Say } from '../app/words.tsx';
import { replayTexts } from './texts.en.ts';
import { sentenceNames } from '../table/session/names.ts';
import type { Sitter } from '../worker/api.ts';
import type { Replay } from './useReplay.ts';

const made = new Map<string, Words>();

/** The page's words and a game's. */
function gameWords(ui: GameUi<BaseState>, locale: string): Words {
  const key = `${ui.id} ${locale}`;
  const words = made.get(key) ?? makeWords(locale, replayTexts, ui.words.texts.en);
  made.set(key, words);
  return words;
}

/** What had been told by a step: a battle shows what was rolled in it. */
export function toldBy(events: readonly SeenEvent[], step: number): readonly SeenEvent[] {
  return events.slice(0, events.findLastIndex(({ seq }) => seq <= step) + 1);
}

/** A table that is only looked at. */
export function tableOf({ ui, about, seat, opened }: Replay, locale: string): TableStore {
  return createStore<TableState>(() => ({
    ui,
    words: gameWords(ui, locale),
    view: opened.at.view,
    ahead: undefined,
    me: seat,
    looking: boardOf(seat, about.seats),
    names: sentenceNames(ui, about.seats),
    lit: new Map(),
    hovered: undefined,
    chosen: undefined,
    sent: false,
    last: new Set(),
    marked: new Set(),
    told: toldBy(about.events, opened.step),
  }));
}

/** Whose board is shown first: the viewer's, else the first person's. */
function boardOf(seat: Seat, seats: readonly Sitter[]): Seat {
  return seat >= 0
    ? seat
    : Math.max(
        0,
        seats.findIndex(({ who }) => who === 'person'),
      );
}

/** `say('replay.step', { n })`: the page's and the game's words, inside a table. */
export function useSaid(): Say {
  const words = useTable((table) => table.words);
  return useMemo(
    () => (id, params) => words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id),
    [words],
  );
}
