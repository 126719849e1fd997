import { type Posed, poseQuestion, type Quiz } from '@edubba/gamekit';
import { standingOf } from '@edubba/hosting';
import type { BaseState, Game, Key } from '@edubba/kernel';
import type { GameUi, Thing } from '@edubba/ui';
import { createStore } from 'zustand/vanilla';
import type { Standing, TableDoor, TableNews } from '../worker/api.ts';
import { stillDoor } from './still-door.ts';

/** How far somebody has come with the questions. */
export interface QuizPlace {
  readonly at: number;
  /** Wrong tries at this question. */
  readonly tries: number;
  /** `shown`: somebody gave up, and what is right is lit. */
  readonly state: 'asked' | 'right' | 'shown';
  /** Questions answered at the first try. */
  readonly score: number;
}

/** Another question asks anew, also where the rules ask the same. */
const QUESTIONS_APART = 100_000;

/** Positions of real games at which nothing is lit: whoever points at something that can be chosen is right. */
export class Quizzing {
  readonly game: string;
  readonly place = createStore<QuizPlace>(() => ({ at: 0, tries: 0, state: 'asked', score: 0 }));
  private readonly rules: Game<BaseState>;
  private readonly ui: GameUi<BaseState>;
  private readonly quiz: Quiz;
  private posed: Posed<BaseState>;
  private tell: ((news: TableNews) => void) | undefined;

  constructor(rules: Game<BaseState>, ui: GameUi<BaseState>, quiz: Quiz) {
    this.game = rules.id;
    this.rules = rules;
    this.ui = ui;
    this.quiz = quiz;
    this.posed = this.pose(0);
  }

  get all(): number {
    return this.quiz.questions.length;
  }

  /** The next question, or from the first one again. */
  goTo(at: number): void {
    this.posed = this.pose(at);
    const { score } = this.place.getState();
    this.place.setState({ at, tries: 0, state: 'asked', score: at === 0 ? 0 : score });
    this.anew();
  }

  /** Shows what would have been right. */
  show(): void {
    this.place.setState({ state: 'shown' });
    this.anew();
  }

  /** Somebody points at a thing. Whether it is right; what is wrong is explained by the table. */
  readonly tried = (thing: Thing): boolean => {
    const { state, tries, score } = this.place.getState();
    if (state !== 'asked') return false;
    if (!this.rightThings().includes(thing)) {
      this.place.setState({ tries: tries + 1 });
      return false;
    }
    this.place.setState({ state: 'right', score: score + (tries === 0 ? 1 : 0) });
    this.anew();
    return true;
  };

  /** Everything one may point at. */
  rightThings(): readonly Thing[] {
    const { table, seat, kind, right } = this.posed;
    const view = table.view(seat);
    return right.flatMap((key) => {
      const [, side, rest] = /^~([^/]+)\/(.*)$/.exec(key) ?? [];
      return this.ui.thingOf(side ?? kind, rest ?? key, view) ?? [];
    });
  }

  /** Opens the table for the page. */
  readonly open = (_: string, tell: (news: TableNews) => void): Promise<TableDoor> => {
    this.tell = tell;
    this.anew();
    return Promise.resolve(this.door);
  };

  // Nothing is played here: what is right was pointed at, and the next question follows by the panel's button.
  private readonly door: TableDoor = stillDoor(() => this.posed);

  private pose(at: number): Posed<BaseState> {
    const question = this.quiz.questions[at];
    if (question === undefined) throw new RangeError(`there is no question ${at}`);
    return poseQuestion(this.rules, question);
  }

  private anew(): void {
    const { table, seat } = this.posed;
    this.tell?.({ type: 'standing', me: seat, events: table.eventsFor(seat), standing: this.standing() });
  }

  /** As at any table; but while it is asked, nothing says what can be chosen. */
  private standing(): Standing {
    const { table, seat } = this.posed;
    const { at, state } = this.place.getState();
    const standing = standingOf(table, seat);
    const { question, offers } = standing;
    const number = standing.number + QUESTIONS_APART * (at + 1) + (state === 'asked' ? 0 : 1);
    const unseen = (keys: readonly Key[]): readonly Key[] => (state === 'asked' ? [] : keys);
    return {
      ...standing,
      number,
      question: question === null ? null : { ...question, number, options: unseen(question.options) },
      offers: unseen(offers),
      undo: { blocked: 'nothing' },
      redo: null,
      orders: [],
    };
  }
}
