import type { DecisionKind, Key, RuleId, Seat } from '@edubba/kernel';
import type { Catalogue } from '@edubba/words';
import type { Thing } from '../sheet.ts';

/** An answer of the script: by whoever is asked, or by a seat that speaks unasked or out of turn. */
export type Scripted = Key | { readonly seat: Seat; readonly key: Key };

/** What the lesson waits for. */
export interface Wait {
  readonly kind: DecisionKind;
  /** Each of them will do, as far as the rules offer it; the first is the one that later chapters take for granted. */
  readonly keys: readonly Key[];
}

/**
 * One thing that is said, and one that is done. Its words are `lesson.<chapter>.<step>.title` and `.text`; with `.nudge` it has
 * its own for whoever tries something else. Without `wait` it is read, and one goes on.
 */
export interface Step {
  readonly id: string;
  /** Things that are pointed out besides those that can be chosen. */
  readonly light?: readonly Thing[];
  readonly rule?: RuleId;
  readonly wait?: Wait;
  /** What follows by itself, before everybody's eyes: others' answers, and one's own where there is nothing to learn. */
  readonly then?: readonly Scripted[];
}

/** A few minutes about one thing. Its name is `lesson.<chapter>`. */
export interface Chapter {
  readonly id: string;
  readonly minutes: number;
  /** What everybody has answered since the chapter before, unseen. */
  readonly before?: readonly Scripted[];
  readonly steps: readonly Step[];
}

/**
 * A game that is learned by playing it. All chapters lie on one line of answers from the set-up on, so each of them begins in
 * a position that the rules themselves have made.
 */
export interface Lesson {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [name: string]: string };
  /** Decides whatever the script of chance leaves open. */
  readonly seed: string;
  /** What chance brings, by kind: the first time, the second time. */
  readonly chance?: { readonly [kind: DecisionKind]: readonly Key[] };
  /** The seat of whoever learns. */
  readonly me: Seat;
  readonly chapters: readonly Chapter[];
}

/** A lesson with its words, as a game hands it to a page. */
export interface TaughtGame {
  readonly lesson: Lesson;
  readonly texts: { readonly en: Catalogue };
}

/** `'row1/high row2/high'`: several answers in one text. */
export function answers(text: string): readonly Key[] {
  return text.split(/\s+/).filter((key) => key !== '');
}

/** Ids of the words of a step. */
export function stepText(chapter: Chapter, step: Step, part: 'title' | 'text' | 'nudge'): string {
  return `lesson.${chapter.id}.${step.id}.${part}`;
}

/** The chapter in which a rule is learned, or in which another one of its section is: `exact` says which of the two. */
export function teaches(
  { chapters }: Lesson,
  rule: RuleId,
): { readonly chapter: Chapter; readonly exact: boolean } | undefined {
  const section = (id: RuleId): string => id.slice(0, id.lastIndexOf('.'));
  const where = (is: (taught: RuleId) => boolean): Chapter | undefined =>
    chapters.find(({ steps }) => steps.some((step) => step.rule !== undefined && is(step.rule)));
  const own = where((taught) => taught === rule);
  const chapter = own ?? where((taught) => section(taught) === section(rule));
  return chapter === undefined ? undefined : { chapter, exact: own !== undefined };
}

/** How long a lesson takes. */
export function minutesOf({ chapters }: Lesson): number {
  return chapters.reduce((sum, { minutes }) => sum + minutes, 0);
}
