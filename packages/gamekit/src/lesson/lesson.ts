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
  /** Sections of the rulebook no step names a rule of, by the chapter in which they are met all the same. */
  readonly met?: SectionChapters;
  /** Sections that a first game can do without, by the chapter on which they build. */
  readonly left?: SectionChapters;
}

/** Sections, `7 31`, by the id of a chapter. */
type SectionChapters = { readonly [chapter: string]: string };

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

/** The chapter that a rule leads to: it is learned there, or another one of its section is, or its section builds on it. */
export interface TaughtIn {
  readonly chapter: Chapter;
  readonly how: 'rule' | 'section' | 'left';
}

/** Where a rule is learned; nothing where its section leads to no chapter. */
export function teaches({ chapters, met = {}, left = {} }: Lesson, rule: RuleId): TaughtIn | undefined {
  const sectionOf = (id: RuleId): string => id.slice(id.indexOf('-') + 1, id.lastIndexOf('.'));
  const section = sectionOf(rule);
  const where = (is: (taught: RuleId) => boolean): Chapter | undefined =>
    chapters.find(({ steps }) => steps.some((step) => step.rule !== undefined && is(step.rule)));
  const said = (sections: SectionChapters): Chapter | undefined =>
    chapters.find(({ id }) => sections[id]?.split(' ').includes(section));
  const own = where((taught) => taught === rule);
  if (own !== undefined) return { chapter: own, how: 'rule' };
  const near = where((taught) => sectionOf(taught) === section) ?? said(met);
  if (near !== undefined) return { chapter: near, how: 'section' };
  const before = said(left);
  return before === undefined ? undefined : { chapter: before, how: 'left' };
}

/** How long a lesson takes. */
export function minutesOf({ chapters }: Lesson): number {
  return chapters.reduce((sum, { minutes }) => sum + minutes, 0);
}
