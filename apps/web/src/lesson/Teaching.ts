import {
  type Chapter,
  LessonRun,
  listMessage,
  optionMessage,
  type Step,
  stepText,
  type TaughtGame,
} from '@edubba/gamekit';
import { previewOf, standingOf } from '@edubba/hosting';
import type { BaseState, Game, Key, Message, Refusal } from '@edubba/kernel';
import type { Fact, GameUi, Thing } from '@edubba/ui';
import { createStore } from 'zustand/vanilla';
import type { Reply, Standing, TableDoor, TableNews } from '../worker/api.ts';
import { keepProgress, keptProgress } from './progress.ts';

/** Where in the lesson somebody is. */
export interface LessonPlace {
  readonly chapter: number;
  /** As many as the chapter has steps: it is done. */
  readonly step: number;
  readonly done: ReadonlySet<string>;
}

/** More steps than any chapter has, and more questions than any game. */
const MOST_STEPS = 100;
const STEPS_APART = 100_000;

/** An answer that is possible, and not what the lesson waits for. */
const alsoPossible = (target: Key): Refusal => ({ target, rule: 'kernel', why: { id: 'learn.also' } });

/** A lesson at a table: a table whose other seats are played by the script, and which takes only what the lesson waits for. */
export class Teaching {
  readonly taught: TaughtGame;
  readonly ui: GameUi<BaseState>;
  readonly place;
  private readonly run: LessonRun<BaseState>;
  private tell: ((news: TableNews) => void) | undefined;

  constructor(game: Game<BaseState>, ui: GameUi<BaseState>, taught: TaughtGame, chapter?: string) {
    this.ui = ui;
    this.taught = taught;
    const { chapters } = taught.lesson;
    const kept = keptProgress(taught.lesson.game);
    const wished = chapters.findIndex(({ id }) => id === (chapter ?? kept?.at));
    const first = Math.max(0, wished);
    this.run = new LessonRun(game, taught.lesson, first);
    const steps = chapters[first]?.steps.length ?? 0;
    if (chapter === undefined && kept !== undefined && wished >= 0 && kept.step <= steps)
      this.run.goTo(first, kept.step);
    const done = chapters.filter(({ id }) => kept?.done.includes(id)).map(({ id }) => id);
    this.place = createStore<LessonPlace>(() => ({ chapter: first, step: this.run.step, done: new Set(done) }));
  }

  get chapters(): readonly Chapter[] {
    return this.taught.lesson.chapters;
  }

  /** What is said and waited for now; nothing once the chapter is done. */
  get now(): Step | undefined {
    return this.run.now;
  }

  /** Things that are pointed out besides what can be chosen. */
  get light(): readonly Thing[] {
    return this.run.now?.light ?? [];
  }

  get canGoBack(): boolean {
    return this.run.canGoBack;
  }

  goTo(chapter: number, step = 0): void {
    this.run.goTo(chapter, step);
    this.moved();
    this.anew();
  }

  back(): void {
    this.run.back();
    this.moved();
    this.anew();
  }

  /** What was only read is read. */
  goOn(): void {
    const { table } = this.run;
    const before = table.events.length;
    if (!this.run.go(undefined, this.news)) return;
    this.moved(true);
    if (table.events.length === before) this.anew();
  }

  /** Another chapter: the next one, or this one is left out; after the last one comes the end, with a first game. */
  next(): void {
    const { chapter, chapterNow } = this.run;
    if (chapter + 1 < this.chapters.length) this.goTo(chapter + 1);
    else this.goTo(chapter, chapterNow.steps.length);
  }

  /** What helps whoever has tried something else. */
  nudge(): readonly Fact[] {
    const { run, ui } = this;
    const { now } = run;
    const own = now === undefined ? undefined : stepText(run.chapterNow, now, 'nudge');
    if (own !== undefined && this.taught.texts.en[own] !== undefined)
      return [{ icon: 'ui-bulb', text: { id: own }, tone: 'good' }];
    // What is only read, and a chapter that is done, are gone on from by the card.
    if (now?.wait === undefined) return [{ icon: 'ui-bulb', text: { id: 'learn.nudge.read' }, tone: 'good' }];
    const view = run.table.view(this.taught.lesson.me);
    const { kind, keys } = now.wait;
    const choice = listMessage(keys.map((key) => optionMessage(ui.words, view, kind, key))) ?? '';
    const text: Message = { id: 'learn.nudge', params: { n: keys.length, choice } };
    return [{ icon: 'ui-bulb', text, tone: 'good' }];
  }

  /** Opens the table for the page. */
  readonly open = (_: string, tell: (news: TableNews) => void): Promise<TableDoor> => {
    this.tell = tell;
    this.anew();
    return Promise.resolve(this.door);
  };

  private readonly door: TableDoor = {
    answer: (_, key) => this.answer(key),
    undo: () => this.backward(),
    restart: () => {
      this.goTo(this.run.chapter);
      return Promise.resolve({ done: true });
    },
    redo: () => Promise.resolve({ done: true }),
    rewind: () => this.backward(),
    why: () => Promise.resolve(this.reasons()),
    preview: (key) => Promise.resolve(previewOf(this.run.table, this.taught.lesson.me, key)),
    hint: () => {
      const [key] = this.run.wanted;
      return Promise.resolve(key === undefined ? null : { key, reasons: [], others: [], line: [] });
    },
    sit: () => Promise.resolve(),
    takeOver: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };

  private backward(): Promise<Reply> {
    this.back();
    return Promise.resolve({ done: true });
  }

  private answer(key: Key): Promise<Reply> {
    const refusal = this.run.table.whyNot(this.taught.lesson.me, key);
    if (refusal !== undefined) return Promise.resolve({ done: false, refusal });
    if (!this.run.go(key, this.news)) return Promise.resolve({ done: false, refusal: alsoPossible(key) });
    this.moved(true);
    return Promise.resolve({ done: true });
  }

  private readonly news = (by: number, from: number): void => {
    const { table } = this.run;
    const events = table.eventsFor(this.taught.lesson.me, from);
    this.tell?.({ type: 'events', by, events, standing: this.standing() });
  };

  private anew(): void {
    const { me } = this.taught.lesson;
    this.tell?.({ type: 'standing', me, events: this.run.table.eventsFor(me), standing: this.standing() });
  }

  /** Why what is not waited for cannot be chosen. */
  private reasons(): readonly Refusal[] {
    const { table } = this.run;
    const { me } = this.taught.lesson;
    const open = [...table.options(me), ...table.offers(me)].filter((key) => !this.run.wanted.includes(key));
    return [...table.refusals(me), ...open.map(alsoPossible)];
  }

  /** How things stand for whoever learns: what the lesson waits for can be chosen, what is possible besides says so. */
  private standing(): Standing {
    const { table, wanted } = this.run;
    const standing = standingOf(table, this.taught.lesson.me);
    const { question, offers, refused } = standing;
    // Another step asks anew, also where the rules still ask the same.
    const number = standing.number + STEPS_APART * (this.run.chapter * MOST_STEPS + this.run.step);
    const isWanted = (key: Key): boolean => wanted.includes(key);
    const others = [...(question?.options ?? []), ...offers].filter((key) => !isWanted(key));
    return {
      ...standing,
      number,
      question: question === null ? null : { ...question, number, options: question.options.filter(isWanted) },
      offers: offers.filter(isWanted),
      refused: [...refused, ...others],
      undo: this.canGoBack ? { to: 0, single: false } : { blocked: 'nothing' },
      redo: null,
      orders: [],
    };
  }

  /** Somebody is elsewhere in the lesson, by doing what it says or by leafing: said, and kept. What is left out is not done. */
  private moved(byDoing = false): void {
    const { chapter, step, chapterNow } = this.run;
    const { done: before } = this.place.getState();
    const done = byDoing && step === chapterNow.steps.length ? new Set([...before, chapterNow.id]) : before;
    this.place.setState({ chapter, step, done });
    keepProgress(this.taught.lesson.game, { at: chapterNow.id, step, done: [...done] });
  }
}
