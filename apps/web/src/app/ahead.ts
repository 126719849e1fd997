import { drawingOf, lastGame, openEarly } from './early.ts';
import { later } from './later.tsx';
import { loadPieces } from './sprites.ts';

/** `/table/:id`. */
export const TablePage = later(() => import('../table/TablePage.tsx'));

/** Somebody will most likely sit down at a table of this game: what draws it is loaded. */
export function expectTable(game: string | null): void {
  // Where it fails, the table itself says so.
  for (const load of [TablePage.load, loadPieces, () => drawingOf(game)]) load().catch(() => undefined);
}

/** Somebody goes to a table: the worker opens it while what draws it is loaded. */
export function openAhead(id: string): void {
  expectTable(lastGame());
  openEarly(id);
}
