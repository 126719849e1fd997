import type { BaseState } from '@edubba/kernel';
import type { GameUi, ToldEvent } from '@edubba/ui';
import type { ReplayAbout } from '../worker/api.ts';
import type { Points, Span } from './film-parts.ts';

/** Something told, with the step it belongs to. */
export interface Told {
  readonly step: number;
  readonly event: ToldEvent;
}

/** Where a span begins, and how the points stood at that very line. */
interface Opened {
  readonly at: number;
  readonly standing: Points;
}

/** The spans of a game from where they begin; what comes before the first is one too. */
export function spansOf(opened: readonly Opened[], { steps, scores }: ReplayAbout): Span[] {
  const starts = opened[0]?.at === 0 ? opened : [{ at: 0, standing: scores[0] ?? [] }, ...opened];
  return starts.map(({ at, standing }, i) => {
    const next = starts[i + 1];
    return { from: at, to: next?.at ?? steps, before: standing, after: next?.standing ?? scores.at(-1) ?? [] };
  });
}

/**
 * How the points stood when a line was told. An answer that ends one chapter often begins the next, so points are taken
 * from the lines themselves; of a game whose lines do not tell them, they belong to the chapter that ends, unless the new
 * one comes over everybody or is over with that answer.
 */
export function standingAt(ui: GameUi<BaseState>, { scores }: ReplayAbout, told: readonly Told[], i: number): Points {
  const step = told[i]?.step ?? 0;
  if (step === 0) return scores[0] ?? [];
  const before = scores[step - 1] ?? [];
  if (ui.gain === undefined) return takesAll(ui, told, i) ? before : (scores[step] ?? []);
  const points = [...before];
  for (let j = i - 1; told[j]?.step === step; j--) {
    const event = told[j]?.event;
    const gain = event === undefined ? undefined : ui.gain(event);
    if (gain !== undefined) points[gain.player] = (points[gain.player] ?? 0) + gain.points;
  }
  return points;
}

function takesAll(ui: GameUi<BaseState>, told: readonly Told[], i: number): boolean {
  const { step, event } = told[i] ?? {};
  if (event === undefined || ui.stretch?.(event)?.tide === true) return true;
  return told.slice(i + 1).some((later) => later.step === step && ui.chapter(later.event) !== undefined);
}
