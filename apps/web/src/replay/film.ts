import type { BaseState, Message } from '@edubba/kernel';
import type { GameUi, ToldEvent } from '@edubba/ui';
import type { ReplayAbout } from '../worker/api.ts';
import { type Band, type Chapter, change, type Points, type Row, type Span, type Step } from './film-parts.ts';
import { spansOf, standingAt, type Told } from './spans.ts';
import { type Swing, swingsOf } from './swings.ts';

/** A whole game, cut up for looking at. */
export interface Film {
  readonly last: number;
  readonly players: number;
  readonly scores: readonly Points[];
  readonly steps: readonly Step[];
  /** Steps at which something is told: what the arrow keys stop at. */
  readonly moves: readonly number[];
  /** The first step of every turn. */
  readonly turns: readonly number[];
  readonly chapters: readonly Chapter[];
  readonly bands: readonly Band[];
  readonly swings: readonly Swing[];
}

/** Cuts a game up: into steps, turns, chapters and bands, with the largest swings. */
export function makeFilm(ui: GameUi<BaseState>, about: ReplayAbout): Film {
  const told = about.events.flatMap(({ seq, event }) => (event === undefined ? [] : [{ step: seq, event }]));
  const steps = stepsOf(ui, about, told);
  const chapters = chaptersOf(ui, about, told, steps);
  const begun = new Set(chapters.map(({ from }) => from));
  const turns = turnsOf(steps, begun);
  return {
    last: about.steps,
    players: about.scores[0]?.length ?? about.seats.length,
    scores: about.scores,
    steps,
    moves: steps
      .filter(({ n, lines }) => n === 0 || n === about.steps || lines.length > 0 || begun.has(n))
      .map(({ n }) => n),
    turns,
    chapters,
    bands: bandsOf(ui, about, told, chapters),
    swings: swingsOf(chapters, turns),
  };
}

function stepsOf(ui: GameUi<BaseState>, { steps, answers, scores }: ReplayAbout, told: readonly Told[]): Step[] {
  const lines = new Map<number, ToldEvent[]>();
  for (const { step, event } of told) {
    if (ui.isMinor(event) || ui.chapter(event) !== undefined) continue;
    const list = lines.get(step);
    if (list === undefined) lines.set(step, [event]);
    else list.push(event);
  }
  return Array.from({ length: steps + 1 }, (_, n) => ({
    n,
    by: answers[n - 1]?.seat ?? -1,
    forced: answers[n - 1]?.forced ?? false,
    lines: lines.get(n) ?? [],
    gains: n === 0 ? (scores[0] ?? []).map(() => 0) : change(scores[n - 1], scores[n]),
  }));
}

function chaptersOf(
  ui: GameUi<BaseState>,
  about: ReplayAbout,
  told: readonly Told[],
  steps: readonly Step[],
): Chapter[] {
  const opened = told.flatMap(({ step, event }, i) => {
    const heading = ui.chapter(event);
    return heading === undefined ? [] : [{ at: step, standing: standingAt(ui, about, told, i), event, heading }];
  });
  const spans = spansOf(opened, about);
  const lines = linesByChapter(ui, told, spans.length, opened.length);
  return spans.map((span, i) => {
    const start = opened[i - (spans.length - opened.length)];
    return {
      ...span,
      heading: start?.heading,
      icon: start === undefined ? undefined : ui.eventIcon(start.event),
      rows: rowsOf(span, lines[i] ?? new Map<number, ToldEvent[]>(), steps, about),
    };
  });
}

/** The lines of every chapter by step: one step may end a chapter and begin the next. */
function linesByChapter(
  ui: GameUi<BaseState>,
  told: readonly Told[],
  chapters: number,
  opened: number,
): Map<number, ToldEvent[]>[] {
  const all = Array.from({ length: chapters }, () => new Map<number, ToldEvent[]>());
  let chapter = chapters - opened - 1;
  for (const { step, event } of told) {
    if (ui.chapter(event) !== undefined) chapter++;
    else if (!ui.isMinor(event)) {
      const lines = all[Math.max(0, chapter)];
      lines?.set(step, [...(lines.get(step) ?? []), event]);
    }
  }
  return all;
}

function rowsOf(
  span: Span,
  lines: ReadonlyMap<number, readonly ToldEvent[]>,
  steps: readonly Step[],
  { scores, steps: last }: ReplayAbout,
): Row[] {
  return steps.slice(span.from, span.to + 1).flatMap((step) => {
    const { n } = step;
    // Of the steps at its ends a chapter has only its own part.
    const low = n === span.from ? span.before : scores[n - 1];
    const high = n === span.to && n < last ? span.after : scores[n];
    const gains = change(low, high);
    const own = lines.get(n) ?? [];
    return own.length > 0 || gains.some((gain) => gain !== 0) ? [{ step, lines: own, gains }] : [];
  });
}

function bandsOf(
  ui: GameUi<BaseState>,
  about: ReplayAbout,
  told: readonly Told[],
  chapters: readonly Chapter[],
): Band[] {
  if (ui.stretch === undefined) {
    return chapters.map(({ heading, ...span }) => ({ ...span, label: heading ?? START, tide: false }));
  }
  const opened = told.flatMap(({ step, event }, i) => {
    const stretch = ui.stretch?.(event);
    return stretch === undefined ? [] : [{ at: step, standing: standingAt(ui, about, told, i), ...stretch }];
  });
  const spans = spansOf(opened, about);
  return spans.map((span, i) => {
    const start = opened[i - (spans.length - opened.length)];
    return { ...span, label: start?.label ?? START, tide: start?.tide ?? false };
  });
}

/** What comes before the first chapter. */
const START: Message = { id: 'replay.start' };

/** A turn is what one seat does in a row inside a chapter; chance and forced answers of others do not interrupt it. */
function turnsOf(steps: readonly Step[], begun: ReadonlySet<number>): number[] {
  const turns: number[] = [];
  let who = -1;
  let fresh = true;
  for (const { n, by, forced } of steps) {
    if (by >= 0 && !forced && (fresh || by !== who)) {
      turns.push(n);
      who = by;
      fresh = false;
    }
    // The answer that begins a chapter still belongs to the one before.
    if (begun.has(n)) fresh = true;
  }
  return turns;
}
