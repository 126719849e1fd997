import { type Posed, posePuzzle, type Puzzle, type PuzzleAnswer, type Puzzles } from '@edubba/gamekit';
import { standingOf } from '@edubba/hosting';
import type { BaseState, Game, Key, Message } from '@edubba/kernel';
import type { Fact, GameUi, ToldEvent } from '@edubba/ui';
import { createStore } from 'zustand/vanilla';
import { STAYS, stillDoor } from '../quiz/still-door.ts';
import type { Reply, Standing, TableDoor, TableNews } from '../worker/api.ts';
import { keepSolved } from './solved.ts';

/** How somebody stands with a puzzle. */
export interface PuzzlePlace {
  /** `shown`: somebody gave up. */
  readonly state: 'asked' | 'right' | 'shown';
  /** Answers that were tried and are not the best, the last one last. */
  readonly tried: readonly PuzzleAnswer[];
}

/** A position in which one answer is clearly best: whoever gives it is right, whatever else is judged by what was found. */
export class Puzzling {
  readonly place = createStore<PuzzlePlace>(() => ({ state: 'asked', tried: [] }));
  readonly game: string;
  readonly date: string;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle;
  readonly posed: Posed<BaseState>;
  private readonly rules: Game<BaseState>;
  private readonly ui: GameUi<BaseState>;
  private tell: ((news: TableNews) => void) | undefined;

  constructor(rules: Game<BaseState>, ui: GameUi<BaseState>, puzzles: Puzzles, puzzle: Puzzle, date: string) {
    this.game = rules.id;
    this.rules = rules;
    this.ui = ui;
    this.puzzles = puzzles;
    this.puzzle = puzzle;
    this.date = date;
    this.posed = posePuzzle(rules, puzzles, puzzle);
  }

  get best(): Key {
    return this.puzzle.answers[0]?.key ?? '';
  }

  /** The best answer, and how its turn went on when it was played on: what is told of it, and what it brings. */
  wentOn(): { readonly told: readonly ToldEvent[]; readonly brings: readonly Fact[] } {
    const { table, seat } = posePuzzle(this.rules, this.puzzles, this.puzzle);
    const from = table.events.length;
    const before = table.view(seat);
    for (const key of [this.best, ...(this.puzzle.then ?? [])]) table.play(seat, key);
    const events = table.eventsFor(seat, from).flatMap(({ event }) => (event === undefined ? [] : [event]));
    return {
      told: events.filter((event) => (event.seat ?? seat) === seat && !this.ui.isMinor(event)),
      brings: this.ui.consequences(before, table.view(seat), events, seat),
    };
  }

  /** Somebody gives up. */
  show(): void {
    this.end('shown');
  }

  /** Opens the table for the page. */
  readonly open = (_: string, tell: (news: TableNews) => void): Promise<TableDoor> => {
    this.tell = tell;
    this.anew();
    return Promise.resolve(stillDoor(() => this.posed, this.answer));
  };

  private readonly answer = (_: number, key: Key): Promise<Reply> => {
    const { state, tried } = this.place.getState();
    if (state !== 'asked') return STAYS;
    if (key === this.best) {
      this.end('right');
      return STAYS;
    }
    const answer = this.puzzle.answers.find((one) => one.key === key);
    // What is answered besides the question, a side offer say, was not compared.
    if (answer === undefined) return Promise.resolve(refused(key, { id: 'puzzle.besides' }));
    this.place.setState({ tried: [...tried.filter((one) => one.key !== key), answer] });
    return Promise.resolve(refused(key, lossOf(this.puzzles, answer)));
  };

  private end(state: 'right' | 'shown'): void {
    this.place.setState({ state });
    if (state === 'right') keepSolved(this.game, this.date);
    this.anew();
  }

  private anew(): void {
    const { table, seat } = this.posed;
    this.tell?.({ type: 'standing', me: seat, events: table.eventsFor(seat), standing: this.standing() });
  }

  /** As at any table; once it is solved, only the best is left to be seen. */
  private standing(): Standing {
    const { table, seat } = this.posed;
    const { state } = this.place.getState();
    const standing = standingOf(table, seat);
    const { question } = standing;
    const number = standing.number + (state === 'asked' ? 0 : 1);
    const options = state === 'asked' ? (question?.options ?? []) : [this.best];
    return {
      ...standing,
      number,
      question: question === null ? null : { ...question, number, options },
      offers: [],
      undo: { blocked: 'nothing' },
      redo: null,
      orders: [],
    };
  }
}

const refused = (target: Key, why: Message): Reply => ({ done: false, refusal: { target, rule: 'kernel', why } });

/** What is lost by an answer, in words. */
export function lossOf({ measure }: Pick<Puzzles, 'measure'>, { loses }: PuzzleAnswer): Message {
  return { id: `puzzle.loses.${measure}`, params: { n: loses / 10 } };
}
