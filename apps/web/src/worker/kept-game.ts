import type { BaseState, Game, GameRecord, Json, LogEntry, Opening, Order, Position } from '@edubba/kernel';
import { earlierOf, Refused, storeEntry, Table, tableInfo, thrownText } from '@edubba/kernel';
import type { GamePlan } from './api.ts';
import { Told } from './api.ts';
import { botNamed } from '@edubba/hosting';
import type { AnyPlay, AnyReferee, Suggestion } from '@edubba/hosting';
import type { Loaders } from './games.ts';
import { loadGame } from './games.ts';
import type { Head, KeptPlan } from './head.ts';
import { FORMAT, readHead, readLog, sealed, sealPlan } from './head.ts';
import type { Kept } from './kept.ts';
import { newSeed } from './seeds.ts';
import { summedUp } from '@edubba/hosting';

/** What a game is made from: a plan alone, or with what was already played. */
export interface Beginning {
  readonly plan: GamePlan;
  readonly version?: number;
  readonly log?: readonly LogEntry[];
  readonly start?: Json;
  /** The finished game it begins after. */
  readonly after?: GameRecord;
  readonly orders?: Head['orders'];
  /** Does the seed give every roll of the log? */
  readonly proven?: boolean;
  readonly rewound?: boolean;
  readonly created?: number;
}

/** Where games lie, how their rules are found, and what time it is. */
export interface Shelf {
  readonly kept: Kept;
  readonly games: Loaders;
  readonly referees: Loaders<AnyReferee>;
  readonly now: () => number;
}

const NONE: readonly Suggestion[] = [];

type NewHead = Omit<Head, 'updated' | 'entries' | 'seal' | 'print' | 'summed'>;

const sameOrders = (a: readonly Order[], b: readonly Order[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A table and what is kept of it. The log in the database is the truth; the table is made from it. */
export class KeptGame {
  readonly id: string;
  readonly referee: AnyReferee;
  head: Head;
  table: Table<BaseState>;
  /** What seats suggest to each other: kept with the answers, and no part of the game. */
  suggestions: readonly Suggestion[];
  private readonly shelf: Shelf;

  private constructor(shelf: Shelf, id: string, referee: AnyReferee, head: Head, table: Table<BaseState>) {
    this.shelf = shelf;
    this.id = id;
    this.referee = referee;
    this.head = head;
    this.table = table;
    this.suggestions = head.suggestions ?? NONE;
  }

  /** Opens a new table and keeps it; gives its id. Throws where there can be no such table. */
  static async create(shelf: Shelf, id: string, from: Beginning): Promise<void> {
    const play = await loadGame(shelf.games, from.plan.game);
    const created = from.created ?? shelf.now();
    const head: NewHead = {
      format: FORMAT,
      plan: completed(play, from.plan, from.version),
      version: from.version ?? play.game.version,
      created,
      proven: from.proven ?? true,
      rewound: from.rewound ?? false,
      ...(from.start === undefined ? {} : { start: from.start }),
      ...(from.after === undefined ? {} : { after: from.after }),
      ...(from.orders === undefined ? {} : { orders: from.orders }),
    };
    const table = revive(play, head, from.log ?? []);
    const log = table.log.map(storeEntry);
    const whole = headOf(play, head, table, sealed(sealPlan(head.plan), log), shelf.now());
    await shelf.kept.add(id, whole, log);
  }

  /** Takes up a kept game; throws why it cannot be. */
  static async open(shelf: Shelf, id: string): Promise<KeptGame> {
    const { head, log } = await readKept(shelf, id);
    const referee = await loadGame(shelf.referees, head.plan.game);
    const table = revive(referee, head, log);
    return new KeptGame(shelf, id, referee, head, table);
  }

  /** The rules with the bots. */
  withBots(): Promise<AnyPlay> {
    return loadGame(this.shelf.games, this.head.plan.game);
  }

  /** Keeps what was answered since. When this returns, it is on disk. */
  async keep(rewound = false): Promise<void> {
    const { head, table, shelf, referee } = this;
    const fresh = table.log.slice(head.entries).map(storeEntry);
    const { suggestions } = this;
    const suggested = (head.suggestions ?? NONE) !== suggestions;
    if (fresh.length === 0 && !suggested && sameOrders(head.orders ?? [], table.orders)) return;
    const about = {
      ...head,
      rewound: head.rewound || rewound,
      ...(suggestions === NONE ? {} : { suggestions }),
    };
    const next = headOf(referee, about, table, sealed(head.seal, fresh), shelf.now());
    await shelf.kept.append(this.id, next, head.entries, fresh);
    this.head = next;
  }

  /** Back to what is kept. Where even that cannot be read, to what was kept when last heard of. */
  async restore(): Promise<void> {
    const { shelf, id, referee } = this;
    const known = this.table.log.slice(0, this.head.entries);
    const found = await readKept(shelf, id).catch(() => ({ head: this.head, log: known }));
    this.head = found.head;
    this.suggestions = found.head.suggestions ?? NONE;
    this.table = revive(referee, found.head, found.log);
  }
}

/** What is kept under an id, checked; throws what is wrong with it. */
export async function readKept(
  shelf: Shelf,
  id: string,
): Promise<{ readonly head: Head; readonly log: readonly LogEntry[] }> {
  const found = await shelf.kept.read(id);
  if (found === undefined) throw new Told({ id: 'worker.no-game' });
  const head = readHead(found.head);
  return { head, log: readLog(head, found.batches) };
}

/** The plan with a seed and all options; throws where no such table can be. */
function completed(play: AnyPlay, plan: GamePlan, version: number | undefined): KeptPlan {
  for (const sitter of plan.seats) {
    if (sitter.who === 'bot' && botNamed(play, sitter.bot) === undefined) {
      throw new Told({ id: 'worker.no-bot', params: { bot: sitter.bot } });
    }
  }
  try {
    const wish = { seats: plan.seats.length, options: plan.options, ...(version === undefined ? {} : { version }) };
    const { options } = tableInfo(play.game, wish);
    return { ...plan, options, seed: plan.seed ?? newSeed() };
  } catch (error) {
    throw new Told({ id: 'worker.plan', params: { error: thrownText(error) } });
  }
}

/** How the table of a kept game is opened. */
function openingOf(
  game: Game<BaseState>,
  { plan, version, start, after, orders }: Pick<Head, 'plan' | 'version' | 'start' | 'after' | 'orders'>,
): Opening<BaseState> {
  return {
    seats: plan.seats.length,
    version,
    options: plan.options,
    seed: plan.seed,
    ...(start === undefined ? {} : { position: start as unknown as Position<BaseState> }),
    ...(after === undefined ? {} : { after: earlierOf(game, after) }),
    ...(orders === undefined ? {} : { orders }),
  };
}

/** The table a log leads to; throws where the rules do not follow it, or to another position than was kept. */
function revive({ game }: AnyReferee, head: NewHead & Partial<Head>, log: readonly LogEntry[]): Table<BaseState> {
  if (head.version > game.version) throw new Told({ id: 'worker.newer' });
  let table: Table<BaseState>;
  try {
    table = Table.resume(game, openingOf(game, head), log);
  } catch (error) {
    const why = error instanceof Refused ? error.refusal.why : thrownText(error);
    throw new Told({ id: 'worker.damaged-rules', params: { why } });
  }
  const same = head.print === undefined || table.log.length !== log.length || table.fingerprint() === head.print;
  if (!same) throw new Told({ id: 'worker.damaged-rules', params: { why: { id: 'kernel.record-position' } } });
  return table;
}

function headOf(referee: AnyReferee, about: NewHead, table: Table<BaseState>, seal: string, updated: number): Head {
  return {
    ...about,
    orders: table.orders.slice(),
    updated,
    entries: table.log.length,
    seal,
    print: table.fingerprint(),
    summed: summedUp(referee, table),
  };
}
