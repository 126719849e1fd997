import type { BaseState, ChanceSource, Game, Key, Seat } from '@edubba/kernel';
import { Refused, RulesError, seededChance, Table } from '@edubba/kernel';
import type { Chapter, Lesson, Scripted, Step } from './lesson.ts';

/** A lesson that cannot be played as it is written. */
export class BrokenLesson extends RulesError {}

/** Somebody who learns, at a table: where in the lesson, and what stands there. */
export class LessonRun<S extends BaseState> {
  readonly game: Game<S>;
  readonly lesson: Lesson;
  table: Table<S>;
  private chapterAt = 0;
  private stepAt = 0;
  /** What follows by itself is happening. */
  private following = false;
  /** What was answered in this chapter, by step; the first of those accepted where it is not said. */
  private given: Key[] = [];

  constructor(game: Game<S>, lesson: Lesson, chapter = 0) {
    this.game = game;
    this.lesson = lesson;
    this.table = this.stand(chapter, 0);
    this.chapterAt = chapter;
  }

  get chapter(): number {
    return this.chapterAt;
  }

  /** As many as the chapter has steps: it is done. */
  get step(): number {
    return this.stepAt;
  }

  /** What is said and waited for now; nothing once the chapter is done. */
  get now(): Step | undefined {
    return this.chapterNow.steps[this.stepAt];
  }

  get chapterNow(): Chapter {
    return chapterOf(this.lesson, this.chapterAt);
  }

  /** What will do as an answer now. */
  get wanted(): readonly Key[] {
    return this.following ? [] : (this.now?.wait?.keys ?? []);
  }

  /** Goes to the beginning of a step, as if everything before it had been done. */
  goTo(chapter: number, step = 0): void {
    if (chapter !== this.chapterAt) this.given = [];
    this.given = this.given.slice(0, step);
    this.table = this.stand(chapter, step);
    this.chapterAt = chapter;
    this.stepAt = step;
  }

  /** One step back: into the chapter before from its first step. */
  back(): void {
    if (this.stepAt > 0) this.goTo(this.chapterAt, this.stepAt - 1);
    else if (this.chapterAt > 0) this.goTo(this.chapterAt - 1);
  }

  get canGoBack(): boolean {
    return this.stepAt > 0 || this.chapterAt > 0;
  }

  /**
   * Does what is waited for, or goes on from what was only read; then what follows by itself. `each` is told after every answer
   * who has given it. Nothing happens where another answer is wanted.
   */
  go(key: Key | undefined, each: (by: Seat, from: number) => void = () => undefined): boolean {
    const step = this.now;
    if (step === undefined) return false;
    const { wait, then = [] } = step;
    if (wait === undefined ? key !== undefined : key === undefined || !wait.keys.includes(key)) return false;
    const scripted: readonly Scripted[] = key === undefined ? then : [{ seat: this.lesson.me, key }, ...then];
    this.given[this.stepAt] = key ?? '';
    this.following = true;
    for (const [i, answer] of scripted.entries()) {
      const from = this.table.events.length;
      const by = this.say(this.table, answer);
      // What is asked after the last of them is asked by the next step.
      if (i === scripted.length - 1) this.advance();
      each(by, from);
    }
    if (this.following) this.advance();
    return true;
  }

  private advance(): void {
    this.stepAt++;
    this.following = false;
  }

  /** The table as it is at the beginning of a step. */
  private stand(chapter: number, step: number): Table<S> {
    const { lesson, game } = this;
    const { seats, options = {}, me } = lesson;
    const table = Table.open(game, { seats, options, chance: chanceOf(lesson) });
    for (let c = 0; c <= chapter; c++) {
      const { before = [], steps } = chapterOf(lesson, c);
      for (const answer of before) this.say(table, answer, c);
      for (const [i, { wait, then = [] }] of steps.slice(0, c === chapter ? step : steps.length).entries()) {
        const own = c === chapter ? (this.given[i] ?? wait?.keys[0]) : wait?.keys[0];
        if (wait !== undefined && own !== undefined) this.say(table, { seat: me, key: own }, c, i);
        for (const answer of then) this.say(table, answer, c, i);
      }
    }
    return table;
  }

  private say(table: Table<S>, answer: Scripted, chapter = this.chapterAt, step?: number): Seat {
    const where = `${chapterOf(this.lesson, chapter).id}${step === undefined ? '' : `, step ${step + 1}`}`;
    if (table.over)
      throw new BrokenLesson(`${where}: the game is over, and ${JSON.stringify(answer)} is to be answered`);
    const { seat, key } = typeof answer === 'string' ? { seat: table.toMove, key: answer } : answer;
    try {
      table.play(seat, key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const kind = table.question(table.toMove)?.kind ?? '';
      throw new BrokenLesson(
        `${where}: seat ${seat} cannot answer ${key} to ${kind} of seat ${table.toMove}: ${JSON.stringify(error.refusal.why)}`,
      );
    }
    return seat;
  }
}

function chapterOf({ chapters }: Lesson, at: number): Chapter {
  const chapter = chapters[at];
  if (chapter === undefined) throw new RangeError(`there is no chapter ${at}`);
  return chapter;
}

/** Chance by the script, and by the seed where the script says nothing. */
function chanceOf({ seed, chance = {} }: Lesson): ChanceSource {
  const drawn = seededChance(seed);
  const asked = new Map<string, number>();
  return (index, outcomes, weights, kind) => {
    const times = asked.get(kind) ?? 0;
    asked.set(kind, times + 1);
    const key = chance[kind]?.[times];
    if (key === undefined) return drawn(index, outcomes, weights, kind);
    if (!outcomes.includes(key)) throw new BrokenLesson(`chance cannot bring ${key} to ${kind}: ${outcomes.join(' ')}`);
    return key;
  };
}
