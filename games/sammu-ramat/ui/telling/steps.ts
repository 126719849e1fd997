import type { SeenEvent } from '@edubba/kernel';
import type { ToldEvent } from '@edubba/ui';

/** The parts of a new Month, in their order. */
export const PARTS = ['spread', 'event', 'enemies', 'effect', 'cards'] as const;
export type Part = (typeof PARTS)[number];

/** One step of the Month: what was told, in which part of it, and what followed from it at once. */
export interface Step {
  readonly part: Part;
  readonly event: ToldEvent;
  /** What was lost or gained by it: Characters, Gates, tokens. */
  readonly then: readonly ToldEvent[];
}

const PART_OF: { readonly [type: string]: Part | 'over' } = {
  'stage.spread': 'spread',
  'stage.event': 'event',
  'stage.enemies': 'enemies',
  'stage.effect': 'effect',
  'stage.cards': 'cards',
  'stage.taxes': 'cards',
  'stage.consult': 'over',
  'stage.actions': 'over',
};

/** Lines that belong to the step before them. */
const FOLLOWS = new Set([
  'tokens.returned',
  'character.killed',
  'character.aside',
  'gate.lost',
  'marker.worked',
  'event.redirected',
  'marker.stopped',
]);
const LEFT_OUT = new Set(['marker.none', 'deck.shuffled', 'events.shuffled', 'event.dealt']);

/** What happened since the Month began, until somebody consults. */
export function stepsOf(told: readonly SeenEvent[]): readonly Step[] {
  const start = told.findLastIndex(({ event }) => event?.type === 'month.begins');
  const steps: { part: Part; event: ToldEvent; then: ToldEvent[] }[] = [];
  let part: Part = 'spread';
  for (const { event } of start < 0 ? [] : told.slice(start + 1)) {
    if (event === undefined || event.type.startsWith('joint.') || LEFT_OUT.has(event.type)) continue;
    const next = PART_OF[event.type];
    if (next === 'over') break;
    if (next !== undefined) {
      part = next;
      continue;
    }
    const last = steps.at(-1);
    // An army that fights is told of twice: that it went there, and how it came out.
    if (event.type === 'enemies.attack' && last?.event.type.startsWith('enemies.') === true) last.then.push(event);
    else if (last !== undefined && FOLLOWS.has(event.type)) last.then.push(event);
    else steps.push({ part, event, then: [] });
  }
  return steps;
}
