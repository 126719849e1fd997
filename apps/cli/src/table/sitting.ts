import type { Bot, Choice, Reason } from '@edubba/bots';
import { random as anything } from '@edubba/bots';
import type { SeatNames } from '@edubba/gamekit';
import type { Thinkers } from '@edubba/hosting';
import { takesTime } from '@edubba/hosting';
import {
  allotmentMessage,
  createModuleWords,
  eventMessage,
  optionMessage,
  promptMessage,
  reasonMessage,
  seatMessage,
  seatNames,
} from '@edubba/gamekit';
import type { BaseState, DecisionKind, Key, Message, Observation, Random, Seat, Table, View } from '@edubba/kernel';
import { recordOf, SPECTATOR, Xoshiro } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import type { SavedGame } from '../files.ts';
import type { AnyModule } from '../games.ts';
import type { Sitter } from './seating.ts';
import { sitterName } from './seating.ts';
import { lenient } from './lenient.ts';

/** What a bot said when it answered. */
interface Remark {
  /** Events that had been told by then. */
  readonly after: number;
  /** It is shown before the event with this number: after those that its answer brought about by itself. */
  readonly before: number;
  readonly text: string;
  /** It only explains the events it stands behind. */
  readonly aside: boolean;
}

/** An option with what it is called. */
export interface Choosable {
  readonly key: Key;
  readonly label: string;
}

/** A line of news; `aside` lines explain the one before. */
export interface NewsLine {
  readonly text: string;
  readonly aside: boolean;
}

/** A table with those who sit at it: everything a round of people and bots needs, except eyes and ears. */
export class Sitting {
  readonly module: AnyModule;
  readonly table: Table<BaseState>;
  readonly sitters: readonly Sitter[];
  readonly words: Words;
  /** Throws where a text is missing. */
  private readonly strict: Words;
  readonly seed: string;
  readonly names: SeatNames;
  private readonly remarks: Remark[] = [];
  /** What was taken back over answers of bots, and how long the log was then. */
  takenBack: { readonly seat: Seat; readonly key: Key; readonly entries: number } | undefined;

  constructor(module: AnyModule, table: Table<BaseState>, sitters: readonly Sitter[], seed: string, locale: string) {
    this.module = module;
    this.table = table;
    this.sitters = sitters;
    this.seed = seed;
    this.strict = createModuleWords(module, locale);
    this.words = lenient(this.strict);
    this.names = seatNames(module, sitters.length);
  }

  get people(): readonly Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter.person ? [seat] : []));
  }

  get title(): string {
    return this.words.say({ id: `game.${this.module.game.id}` });
  }

  seatName(seat: Seat): string {
    const name = seatMessage(this.module, seat, seatNames(this.module, this.table.info.seats));
    return typeof name === 'string' ? name : this.words.say(name);
  }

  /** Does this seat know anything that not everybody may know? */
  hasSecrets(seat: Seat): boolean {
    if (this.table.machine.step?.type === 'sealed') return true;
    return JSON.stringify(this.table.view(seat).s) !== JSON.stringify(this.table.view(SPECTATOR).s);
  }

  /** The first bot whose answer is waited for. */
  botToMove(): Seat | undefined {
    return this.table.asked().find((seat) => this.sitters[seat]?.person === false);
  }

  /**
   * Has a bot answer; one that takes its time thinks elsewhere. One that breaks down or answers what it may not plays at
   * random instead.
   */
  async letBotPlay(seat: Seat, thinkers?: Thinkers): Promise<void> {
    const { table } = this;
    const sitter = this.sitters[seat];
    if (sitter === undefined || sitter.person) return;
    const observation = table.observe(seat);
    const { seed, at } = { seed: `${this.seed}/bots`, at: table.log.length };
    const thought = await this.thoughtOf(sitter.bot, seat, { seed, at }, thinkers);
    const { key, reasons = [] } =
      thought !== undefined && observation.options.includes(thought.key)
        ? thought
        : chooseWith(sitter.bot, observation, new Xoshiro(seed, at));
    const choice = this.label(observation.view, observation.kind, key);
    // What a bot thinks may tell what it holds.
    const quiet = this.hasSecrets(seat);
    const seq = table.seq + 1;
    const after = table.events.length;
    table.play(seat, key);
    if (!quiet) this.remark(seat, seq, after, choice, reasons);
  }

  /** What a bot comes to that thinks elsewhere, by the same chance as here; nothing where it does not. */
  private async thoughtOf(
    bot: Bot<BaseState>,
    seat: Seat,
    chance: { readonly seed: string; readonly at: number },
    thinkers: Thinkers | undefined,
  ): Promise<Choice | undefined> {
    if (thinkers === undefined || !takesTime(bot)) return undefined;
    const { game } = this.module;
    const { pos: position } = this.table.machine.clone();
    return await thinkers.think({ game: game.id, bot: bot.name, position, seat, quick: false, ...chance }, '').choice;
  }

  /** `seq`: the number of the answer, which the events it brought about by itself carry. */
  private remark(seat: Seat, seq: number, after: number, choice: Message, reasons: readonly Reason[]): void {
    const { events } = this.table;
    const own = events.slice(after).filter((event) => event.seq === seq).length;
    const before = after + own;
    // What it brought about by itself tells what it chose; if that is nothing, what chance did then does not.
    if (own === 0) {
      const text = this.words.say({ id: 'answer.open', params: { seat: this.seatName(seat), choice } });
      this.remarks.push({ after, before, text, aside: false });
    }
    if (reasons.length > 0) this.remarks.push({ after, before, text: this.reasonText(reasons), aside: true });
  }

  /** What this seat can choose now: answers first, then what it may do besides. */
  choices(seat: Seat): { readonly options: readonly Choosable[]; readonly offers: readonly Choosable[] } {
    const { table } = this;
    const view = table.view(seat);
    const { kind } = table.machine;
    const named = (key: Key): Choosable => ({ key, label: this.words.say(this.label(view, kind, key)) });
    // Where numbers are asked for there is no list of them: see `allotment`.
    const options = table.question(seat)?.options ?? [];
    return { options: options.map(named), offers: table.offers(seat).map(named) };
  }

  /** The numbers this seat is asked for, in words, if it is: which, their bounds, and an example. */
  allotment(seat: Seat): string | undefined {
    const allotment = this.table.question(seat)?.allotment;
    if (allotment === undefined) return undefined;
    return this.words.say(allotmentMessage(allotment));
  }

  /** What an option is called, also one that is not possible; a game need not have words for all that is not. */
  label(view: View<BaseState>, kind: DecisionKind, key: Key): Message {
    try {
      const message = optionMessage(this.module, view, kind, key);
      this.strict.say(message);
      return message;
    } catch {
      return { id: 'refusal.why', params: { why: key } };
    }
  }

  /** What this seat is asked, if it is. */
  prompt(seat: Seat): string | undefined {
    const question = this.table.question(seat);
    return question === undefined ? undefined : this.words.say(promptMessage(this.module, question, this.names));
  }

  /** What a seat was told since a version, with what bots said of it. */
  news(seat: Seat, from: number): readonly NewsLine[] {
    const lines: NewsLine[] = [];
    const remarks = this.remarks.filter(({ after }) => after >= from);
    const remarksBefore = (version: number): void => {
      while (remarks[0] !== undefined && remarks[0].before <= version) lines.push(...remarks.splice(0, 1));
    };
    const view = this.table.view(seat);
    for (const { version, event } of this.table.eventsFor(seat, from)) {
      remarksBefore(version);
      if (event !== undefined)
        lines.push({ text: this.words.say(eventMessage(this.module, event, this.names, view)), aside: false });
    }
    remarksBefore(this.table.events.length);
    return lines;
  }

  /** `+5 captures a piece, +2 …`, the weightiest first. */
  reasonText(reasons: readonly Reason[]): string {
    const sorted = [...reasons].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    return sorted.map((reason) => this.words.say(reasonMessage(reason))).join(', ');
  }

  /** The game as it is kept. */
  record(): SavedGame {
    return { ...recordOf(this.table, this.seed), sitters: this.sitters.map(sitterName) };
  }
}

/** A bot's choice, or any option if it breaks down or chooses what it may not. */
function chooseWith(bot: Bot<BaseState>, observation: Observation<BaseState>, random: Random): Choice {
  try {
    const choice = bot.choose(observation, random);
    if (observation.options.includes(choice.key)) return choice;
  } catch {
    // Whoever plays against it shall not lose their game over it; `sim` and `arena` tell what was wrong.
  }
  return anything.choose(observation, random);
}
