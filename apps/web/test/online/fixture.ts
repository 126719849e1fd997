import type { SeatInfo, TableInfo } from '@edubba/protocol';

/** A seat of somebody, or of nobody. */
export function seat(person: string | null, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    who: person === null ? 'open' : 'person',
    person,
    name: person ?? '',
    bot: null,
    gone: null,
    left: null,
    here: false,
    ready: person !== null,
    vacation: false,
    ...change,
  };
}

/** A table that waits for its second player, with what a test says about it. */
export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table123',
    rev: 1,
    game: 'assyria',
    title: 'Kalhu',
    status: 'waiting',
    by: 'ada00000',
    seats: [seat('ada00000'), seat(null)],
    options: {},
    pace: { kind: 'free' },
    open: true,
    spectators: true,
    created: 0,
    updated: 0,
    started: null,
    ended: null,
    turn: null,
    paused: null,
    pauseWish: [],
    answers: 0,
    scores: [],
    outcome: null,
    commitment: 'c',
    contributions: ['', ''],
    rematch: null,
    watching: 0,
    ...change,
  };
}

/** The same while somebody is waited for. */
export function playing(asked: readonly number[], change: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat('ada00000'), seat('bela0000')];
  return table({
    status: 'playing',
    seats,
    turn: { seats: [...asked], since: 0, kind: 'bid.place', about: null },
    ...change,
  });
}

/** What the page keeps in the browser, for tests that run without one. */
export function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
