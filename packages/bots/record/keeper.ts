import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played, Recorder, RecordTable, Series } from './series.ts';
import { blankSeries, joined, playSeries } from './series.ts';

/** So many games are played, and kept, at a time. */
const STRETCH = 100;

/** Where what was played is kept, so that it is not played again. */
export interface Keeping {
  /** Nothing is kept without one. */
  readonly folder?: string;
  /** Nothing is played: only what was kept is told. */
  readonly onlyTell?: boolean;
  readonly onProgress?: (name: string) => void;
}

/** Plays the parts of a record that have not been played yet. */
export class Keeper {
  private readonly keeping: Keeping;

  constructor(keeping: Keeping = {}) {
    this.keeping = keeping;
    if (keeping.folder !== undefined) mkdirSync(keeping.folder, { recursive: true });
  }

  /** What was kept under a name, or what comes of playing it now; nothing where nothing may be played. */
  once<T>(name: string, play: () => T): T | undefined {
    const { folder, onlyTell, onProgress } = this.keeping;
    const path = folder === undefined ? undefined : join(folder, `${name.replaceAll(/[ ,/]+/g, '-')}.json`);
    if (path !== undefined && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
    if (onlyTell === true) return undefined;
    onProgress?.(name);
    const result = play();
    if (path !== undefined) keep(path, JSON.stringify(result));
    return result;
  }

  /**
   * The series of all these tables, those left out of which no game was played. A stretch of each is played in turn, so that
   * whoever ends it early has some of everything.
   */
  series<T extends RecordTable, G extends Played, Own extends object>(
    recorder: Recorder<T, G, Own>,
    tables: readonly T[],
    stretch = STRETCH,
  ): Series<Own>[] {
    const all = tables.map((table) => ({ table, series: blankSeries(recorder, table) }));
    const most = Math.max(0, ...tables.map(({ games }) => games));
    for (let from = 0; from < most; from += stretch)
      for (const one of all) {
        const { bot, name, games } = one.table;
        const to = Math.min(from + stretch, games);
        if (to <= from) continue;
        const played = this.once(`${bot.name}-${name}-${from}-${to}`, () => playSeries(recorder, one.table, from, to));
        if (played !== undefined) one.series = joined(one.series, played);
      }
    return all.map(({ series }) => series).filter(({ games }) => games > 0);
  }
}

/** Whole or not at all, whenever the process is ended. */
function keep(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
