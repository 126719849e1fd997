import type { BaseState } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import type { GameSummary, TableDoor, TableNews } from '../worker/api.ts';
import { SHELF } from './games.ts';
import { library } from './library.ts';

type Tell = (news: TableNews) => void;

/** A table that the worker opens while the page is still loading what draws it; its news wait. */
interface Early {
  readonly id: string;
  readonly summary: Promise<GameSummary | null>;
  readonly door: Promise<TableDoor>;
  readonly waiting: TableNews[];
  tell: Tell | undefined;
}

let early: Early | undefined;

/** Read by first.js too. */
const LAST = 'edubba-last-game';

/** How a game is drawn; nothing if it cannot be played here. */
export async function drawingOf(game: string | null): Promise<GameUi<BaseState> | undefined> {
  return SHELF.find(({ id }) => id === game)?.ui?.();
}

/** The game of the table before this one: most likely the same. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

export function keepLastGame(game: string): void {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // Without storage the next table opens a little later.
  }
}

/** Begins to open a table before there is anything to show it with. */
export function openEarly(id: string): void {
  leaveEarly();
  const last = lastGame();
  drawingOf(last).catch(() => undefined);
  if (last !== null) void library().expect(last);
  const waiting: TableNews[] = [];
  const summary = library().game(id);
  const door = library().open(id, (news) => (made.tell === undefined ? waiting.push(news) : made.tell(news)));
  const made: Early = { id, summary, door, waiting, tell: undefined };
  // Whoever takes it is told; if nobody does, there is nobody to tell.
  door.catch(() => undefined);
  summary.catch(() => undefined);
  early = made;
}

/** What a table is about. */
export function summaryOf(id: string): Promise<GameSummary | null> {
  return early?.id === id ? early.summary : library().game(id);
}

/** Opens a table: the one that was begun early, if it is that. */
export function reachTable(id: string, tell: Tell): Promise<TableDoor> {
  const begun = early;
  if (begun?.id !== id) return library().open(id, tell);
  early = undefined;
  begun.tell = tell;
  for (const news of begun.waiting) tell(news);
  return begun.door;
}

/** The table cannot be shown, or another one is: what was begun is closed again. */
export function leaveEarly(): void {
  const begun = early;
  early = undefined;
  void begun?.door.then((door) => door.close()).catch(() => undefined);
}
