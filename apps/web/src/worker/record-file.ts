import type { BaseState, GameRecord, Table } from '@edubba/kernel';
import { BadRecord, CHANCE, parseRecord, readEntry, recordOf, recordText, verifyRecord } from '@edubba/kernel';
import type { GamePlan, Sitter } from './api.ts';
import { Told } from './api.ts';
import { botNamed } from '@edubba/hosting';
import type { AnyPlay } from '@edubba/hosting';
import type { Loaders } from './games.ts';
import { loadGame } from './games.ts';
import type { Head } from './head.ts';
import { isPlan } from './head.ts';
import type { Found } from './kept.ts';
import type { Beginning } from './kept-game.ts';

/** Marks what could not be read and is handed out as it was found. */
const RAW = 'edubba-damaged';

/** A record with what this client adds: who sat where, and when. */
interface GameFile extends GameRecord {
  readonly plan?: GamePlan;
  /** The command line's word for who sat where. */
  readonly sitters?: readonly string[];
  readonly created?: number;
  readonly updated?: number;
  readonly rewound?: boolean;
}

/** A kept game as a file: a record that the command line takes, with plan and dates. */
export function fileOf({ plan, created, updated, proven, rewound }: Head, table: Table<BaseState>): string {
  const file: GameFile = {
    // A seed that did not give the rolls proves nothing, and would be called a lie.
    ...recordOf(table, proven ? plan.seed : undefined),
    plan,
    sitters: plan.seats.map((sitter) => (sitter.who === 'bot' ? sitter.bot : 'person')),
    created,
    updated,
    ...(rewound ? { rewound } : {}),
  };
  return recordText(file);
}

/** What was found of a game that cannot be read: somebody may still make sense of it. */
export function rawFile({ head, batches }: Found): string {
  return `${JSON.stringify({ format: RAW, head, batches }, null, 2)}\n`;
}

/** Reads a file and plays it through; throws what is wrong with it. */
export async function readFile(text: string, games: Loaders): Promise<Beginning> {
  const record = parsed(text);
  const { play, table } = await verified(record, games);
  const { created, rewound, start, after, orders, seed } = record;
  return {
    plan: planOf(play, record),
    version: table.info.version,
    log: record.log.map(readEntry),
    proven: seed !== undefined || !record.log.some(([seat]) => seat === CHANCE),
    rewound: rewound === true,
    ...(start === undefined ? {} : { start }),
    ...(after === undefined ? {} : { after }),
    ...(orders === undefined ? {} : { orders }),
    ...(Number.isFinite(created) && created !== undefined ? { created } : {}),
  };
}

function parsed(text: string): GameFile {
  try {
    return parseRecord(text);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new Told({ id: 'worker.import', params: { why: error.why } });
  }
}

/** Replays a record by today's rules; throws where they part. */
export async function verified(
  record: GameRecord,
  games: Loaders,
): Promise<{ readonly play: AnyPlay; readonly table: Table<BaseState> }> {
  const play = await loadGame(games, record.game);
  if (record.table.version > play.game.version) throw new Told({ id: 'worker.newer' });
  const result = verifyRecord(play.game, record);
  if ('table' in result) return { play, table: result.table };
  throw new Told({ id: 'worker.import-differs', params: { at: result.at, why: result.why } });
}

/** Who sits where: as the file says, else one person against the game's bot. */
export function planOf(play: AnyPlay, record: GameFile): GamePlan {
  const { game, table, plan, seed } = record;
  const seats = seatsOf(play, record);
  const kept = isPlan(plan) ? plan : undefined;
  const drawn = seed ?? kept?.seed;
  return {
    game,
    seats,
    options: table.options,
    curtain: kept?.curtain ?? seats.filter(({ who }) => who === 'person').length > 1,
    ...(typeof drawn === 'string' ? { seed: drawn } : {}),
  };
}

function seatsOf(play: AnyPlay, { table, plan, sitters }: GameFile): readonly Sitter[] {
  const named = Array.isArray(sitters)
    ? sitters.map((name): Sitter => (name === 'person' ? YOU : { who: 'bot', bot: String(name) }))
    : [];
  for (const seats of [isPlan(plan) ? plan.seats : [], named]) {
    if (seats.length === table.seats && seats.every((sitter) => isKnown(play, sitter))) return seats;
  }
  const bot = Object.keys(play.bots)[0] ?? 'random';
  return Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? YOU : { who: 'bot', bot }));
}

const YOU: Sitter = { who: 'person', name: '' };

function isKnown(play: AnyPlay, sitter: Sitter): boolean {
  return sitter.who === 'person' || botNamed(play, sitter.bot) !== undefined;
}
