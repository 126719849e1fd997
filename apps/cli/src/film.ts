import type { SeatNames } from '@edubba/gamekit';
import { createModuleWords, eventMessage, optionMessage, seatMessage, seatNames } from '@edubba/gamekit';
import type { BaseState, LogEntry, Seat, Table, View } from '@edubba/kernel';
import { CHANCE } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import type { SavedGame } from './files.ts';
import type { AnyModule } from './games.ts';
import { replayTo } from './replaying.ts';

/** One entry of a log, with what was told of it. */
export interface Moment extends LogEntry {
  /** 1 is the first. */
  readonly n: number;
  /** What was asked. */
  readonly kind: string;
  readonly lines: readonly string[];
}

/** A recorded game, to be shown from one seat or to a spectator. */
export class Film {
  readonly module: AnyModule;
  readonly record: SavedGame;
  readonly seat: Seat;
  readonly words: Words;
  private readonly names: SeatNames;
  readonly moments: readonly Moment[];

  constructor(module: AnyModule, record: SavedGame, seat: Seat, locale: string) {
    this.module = module;
    this.record = record;
    this.seat = seat;
    this.words = createModuleWords(module, locale);
    this.names = seatNames(module, record.table.seats);
    this.moments = this.run();
  }

  get title(): string {
    return this.words.say({ id: `game.${this.module.game.id}` });
  }

  seatName(seat: Seat): string {
    const name = seatMessage(this.module, seat, this.names);
    return typeof name === 'string' ? name : this.words.say(name);
  }

  /** The table after so many entries. */
  tableAt(n: number): Table<BaseState> {
    return replayTo(this.module.game, this.record, n);
  }

  /** The board after so many entries. */
  board(n: number): string {
    return this.module.board(this.tableAt(n).view(this.seat), this.words).replace(/\s+$/, '');
  }

  private run(): Moment[] {
    const moments: Moment[] = [];
    const { log } = this.record;
    let told = 0;
    let kind = '';
    let view: View<BaseState> | undefined;
    replayTo(this.module.game, this.record, log.length, (table) => {
      const entry = table.log.at(-1);
      if (entry !== undefined && view !== undefined) {
        const events = table.eventsFor(this.seat, told).flatMap(({ event }) => (event === undefined ? [] : [event]));
        const lines = events.map((event) => this.words.say(eventMessage(this.module, event, this.names)));
        moments.push({
          ...entry,
          n: table.log.length,
          kind,
          lines: lines.length > 0 ? lines : [this.answer(entry, kind, view)],
        });
        told = table.events.length;
      }
      ({ kind } = table.machine);
      view = table.view(this.seat);
    });
    return moments;
  }

  /** Who answered what: for answers that no event tells of. */
  private answer({ seat, key }: LogEntry, kind: string, view: View<BaseState>): string {
    const choice = seat === CHANCE ? key : this.label(view, kind, key);
    return this.words.say({ id: 'outcome.score', params: { seat: this.seatName(seat), score: choice } });
  }

  private label(view: View<BaseState>, kind: string, key: string): string {
    try {
      return this.words.say(optionMessage(this.module, view, kind, key));
    } catch {
      return key;
    }
  }
}
