import type { AnyReferee, Thinkers } from '@edubba/hosting';
import { Brain } from '@edubba/hosting';
import { recordOf } from '@edubba/kernel';
import type { GamePlan, GameSummary, Library, ReplayDoor, ReplaySource, TableDoor, TableNews } from './api.ts';
import { Told, whyOf } from './api.ts';
import { Door, nameOf } from './door.ts';
import type { Loaders } from './games.ts';
import { GAMES, loadGame, REFEREES } from './games.ts';
import type { Head } from './head.ts';
import { readHead, readLog } from './head.ts';
import type { Found } from './kept.ts';
import { Kept } from './kept.ts';
import type { Beginning, Shelf } from './kept-game.ts';
import { KeptGame } from './kept-game.ts';
import type { Locks } from './locks.ts';
import { browserLocks } from './locks.ts';
import { newId } from './seeds.ts';
import { surroundings } from './thinking.ts';
import { isFull, whyUnkept } from './unkept.ts';

/** What a library stands on; tests put something else in its place. */
export interface Services {
  readonly kept?: Kept;
  readonly games?: Loaders;
  /** Rules without bots; where only games are said, these. */
  readonly referees?: Loaders<AnyReferee>;
  readonly locks?: Locks;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Where bots think that take their time; on this thread, a moment at a time, where nothing else is said. */
  readonly thinkers?: Thinkers;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The games kept in this browser: rules, bots and the database. */
export class KeptLibrary implements Library {
  private readonly shelf: Shelf;
  private readonly locks: Locks;
  private readonly pause: (milliseconds: number) => Promise<void>;
  private readonly thinkers: Thinkers;

  constructor(services: Services = {}) {
    const { kept = new Kept(), games = GAMES, now = Date.now } = services;
    this.shelf = { kept, games, referees: services.referees ?? services.games ?? REFEREES, now };
    this.locks = services.locks ?? browserLocks();
    this.pause = services.pause ?? pause;
    this.thinkers = services.thinkers ?? new Brain(surroundings(this.shelf.games));
  }

  async expect(game: string): Promise<void> {
    // Where it fails, whoever opens the table is told.
    await loadGame(this.shelf.referees, game).catch(() => undefined);
  }

  async games(): Promise<readonly GameSummary[]> {
    const all = await this.shelf.kept.all();
    const summaries = await Promise.all(all.map((found) => this.summary(found)));
    return summaries.sort((a, b) => b.updated - a.updated);
  }

  async game(id: string): Promise<GameSummary | null> {
    const found = await this.shelf.kept.head(id);
    if (found === undefined) return null;
    let head: Head;
    try {
      head = readHead(found);
    } catch (error) {
      return { ...UNREADABLE, id, damaged: whyOf(error) };
    }
    // Whoever asks for one game opens it next: its rules are on their way meanwhile.
    void loadGame(this.shelf.referees, head.plan.game).catch(() => undefined);
    return summaryOf(id, head, null);
  }

  async create(plan: GamePlan, after?: string): Promise<string> {
    if (after === undefined) return this.keep({ plan });
    const { head, table } = await KeptGame.open(this.shelf, after);
    if (!table.over) throw new Told({ id: 'worker.not-over' });
    return this.keep({ plan, after: recordOf(table, head.proven ? head.plan.seed : undefined) });
  }

  async remove(id: string): Promise<void> {
    await this.shelf.kept.remove(id);
  }

  async exported(id: string): Promise<string> {
    const { fileOf, rawFile } = await import('./record-file.ts');
    try {
      const { head, table } = await KeptGame.open(this.shelf, id);
      return fileOf(head, table);
    } catch (error) {
      const found = await this.shelf.kept.read(id);
      if (found === undefined) throw error;
      return rawFile(found);
    }
  }

  async imported(text: string): Promise<string> {
    const { readFile } = await import('./record-file.ts');
    return this.keep(await readFile(text, this.shelf.games));
  }

  async open(id: string, tell: (news: TableNews) => void, foresees = false): Promise<TableDoor> {
    const way = { tell, locks: this.locks, pause: this.pause, thinkers: this.thinkers, foresees };
    return Door.open(() => KeptGame.open(this.shelf, id), nameOf(id), way);
  }

  async replay(source: ReplaySource): Promise<ReplayDoor> {
    const { watch } = await import('./watching.ts');
    return watch(source, this.shelf, (from) => this.keep(from));
  }

  private async keep(from: Beginning): Promise<string> {
    const id = newId();
    try {
      await KeptGame.create(this.shelf, id, from);
    } catch (error) {
      if (error instanceof Told) throw error;
      throw new Told(isFull(error) ? { id: 'worker.full-new' } : whyUnkept(error));
    }
    return id;
  }

  /** A kept game for the list; one that cannot be opened says why. */
  private async summary(found: Found): Promise<GameSummary> {
    const { id } = found;
    let head: Head | undefined;
    try {
      head = readHead(found.head);
      readLog(head, found.batches);
      const { game } = await loadGame(this.shelf.referees, head.plan.game);
      if (head.version > game.version) throw new Told({ id: 'worker.newer' });
      return summaryOf(id, head, null);
    } catch (error) {
      const damaged = whyOf(error);
      // Rules that cannot be loaded just now are no fault of the game.
      if (head !== undefined) return summaryOf(id, head, damaged.id === 'worker.not-loaded' ? null : damaged);
      return { ...UNREADABLE, id, damaged };
    }
  }
}

const UNREADABLE: Omit<GameSummary, 'id' | 'damaged'> = {
  game: '',
  seats: [],
  created: 0,
  updated: 0,
  answers: 0,
  asks: null,
  scores: [],
  outcome: null,
  view: null,
  rewound: false,
};

function summaryOf(id: string, head: Head, damaged: GameSummary['damaged']): GameSummary {
  const { plan, created, updated, rewound, summed } = head;
  const { answers, asks, scores, outcome, view } = summed;
  return {
    id,
    game: plan.game,
    seats: plan.seats,
    created,
    updated,
    answers,
    asks,
    scores,
    outcome,
    view,
    rewound,
    damaged,
  };
}
