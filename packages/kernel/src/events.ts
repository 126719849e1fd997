import { bit } from './position.ts';
import type { ItemId, RuleId, Seat } from './types.ts';

/** Something that happened, for the log and the picture. Rules never read events. */
export interface GameEvent {
  /** Catalogue id of the log line: `bid.placed`. */
  readonly type: string;
  readonly seat?: Seat;
  readonly rule?: RuleId;
  /** The thing it happened to. Seats that may not know it are shown its back. */
  readonly item?: ItemId;
  readonly from?: string;
  readonly to?: string;
  /** Everybody may know this. */
  readonly data?: { readonly [name: string]: string | number };
  /** If given, only these seats learn that it happened at all. */
  readonly only?: readonly Seat[];
}

/** An event as it is kept: with the answer it followed from, and who may know what. */
export interface StoredEvent extends GameEvent {
  readonly seq: number;
  /** Who may know which item it was. */
  readonly sees: number;
  /** Who may know that it happened. */
  readonly heard: number;
}

/** An event as one seat is shown it. Versions are gapless for everybody; what one may not hear is a bare version. */
export interface SeenEvent {
  readonly version: number;
  readonly seq: number;
  readonly event?: Omit<GameEvent, 'only'>;
}

/** Builds up what one seat may know of an event. */
export function showEvent(
  stored: StoredEvent,
  version: number,
  seat: Seat,
  backOf: (item: ItemId) => string,
): SeenEvent {
  const me = bit(seat);
  if ((stored.heard & me) === 0) return { version, seq: stored.seq };
  const { type, rule, item, from, to, data } = stored;
  return {
    version,
    seq: stored.seq,
    event: {
      type,
      ...(stored.seat === undefined ? {} : { seat: stored.seat }),
      ...(rule === undefined ? {} : { rule }),
      ...(item === undefined ? {} : { item: (stored.sees & me) === 0 ? `?${backOf(item)}` : item }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(data === undefined ? {} : { data }),
    },
  };
}
