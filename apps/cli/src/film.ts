import type { SeatNames } from '@edubba/gamekit';
import { answerMessage, createModuleWords, eventMessage, seatMessage, seatNames } from '@edubba/gamekit';
import type { BaseState, LogEntry, Message, Seat, View } from '@edubba/kernel';
import { openingOf, readEntry, Table } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import type { SavedGame } from './files.ts';
import type { AnyModule } from './games.ts';
import type { Asking } from './secrets.ts';
import { lenient } from './table/lenient.ts';
import { askingOf, mayKnow } from './secrets.ts';

/** One entry of a log, as one seat may know it, with what was told of it. */
export interface Moment extends Omit<LogEntry, 'key'> {
  /** 1 is the first. */
  readonly n: number;
  /** What was asked. */
  readonly kind: string;
  /** What was answered; nothing, where this seat could not know it. */
  readonly key: string | undefined;
  readonly lines: readonly string[];
}

/** A recorded game, to be shown from one seat or to a spectator. */
export class Film {
  readonly module: AnyModule;
  readonly record: SavedGame;
  readonly seat: Seat;
  readonly words: Words;
  /** Throws where a text is missing. */
  private readonly strict: Words;
  private readonly names: SeatNames;
  readonly moments: readonly Moment[];

  constructor(module: AnyModule, record: SavedGame, seat: Seat, locale: string) {
    this.module = module;
    this.record = record;
    this.seat = seat;
    this.strict = createModuleWords(module, locale);
    this.words = lenient(this.strict);
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

  /** The table after so many entries. `look` sees it before the first entry and after each. */
  tableAt(n: number, look?: (table: Table<BaseState>) => void): Table<BaseState> {
    const log = this.record.log.slice(0, n).map(readEntry);
    return Table.replay(this.module.game, openingOf(this.module.game, this.record), log, look);
  }

  /** The board after so many entries. */
  board(n: number): string {
    return this.module.board(this.tableAt(n).view(this.seat), this.words).replace(/\s+$/, '');
  }

  private run(): Moment[] {
    const moments: Moment[] = [];
    let told = 0;
    let asking: Asking | undefined;
    this.tableAt(this.record.log.length, (table) => {
      const entry = table.log.at(-1);
      if (entry !== undefined && asking !== undefined) {
        moments.push(this.moment(table, entry, asking, told));
        told = table.events.length;
      }
      asking = askingOf(table, this.seat);
    });
    return moments;
  }

  /** An entry and all that this seat was told of it: the events, or else who answered, and what, if it could know. */
  private moment(table: Table<BaseState>, entry: LogEntry, asking: Asking, told: number): Moment {
    const events = table.eventsFor(this.seat, told).flatMap(({ event }) => (event === undefined ? [] : [event]));
    const known = mayKnow(table, this.seat, entry, asking, events);
    const lines = events.map((event) => this.words.say(eventMessage(this.module, event, this.names, asking.view)));
    const seat = this.seatName(entry.seat);
    const answer: Message = known
      ? { id: 'answer.open', params: { seat, choice: this.label(asking.view, entry.seat, asking.kind, entry.key) } }
      : { id: 'answer.secret', params: { seat } };
    return {
      ...entry,
      n: table.log.length,
      kind: asking.kind,
      key: known ? entry.key : undefined,
      lines: lines.length > 0 ? lines : [this.words.say(answer)],
    };
  }

  /** What an option is called; a game need not have words for what chance does. */
  private label(view: View<BaseState>, seat: Seat, kind: string, key: string): string {
    try {
      return this.strict.say(answerMessage(this.module, view, seat, kind, key));
    } catch {
      return key;
    }
  }
}
