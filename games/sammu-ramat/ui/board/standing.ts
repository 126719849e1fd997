import type { View } from '@edubba/kernel';
import { BAILEET } from '../../content/characters.ts';
import { TECHNOLOGIES } from '../../content/things.ts';
import { isAt, COURT } from '../../rules/queries/characters.ts';
import { characterName } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';

/** All that stands in a Location. */
export interface Standing {
  readonly military: number;
  readonly diviners: number;
  readonly enemies: number;
  readonly unrest: boolean;
  readonly plague: boolean;
  readonly technology: string;
  /** Green markers, by name. */
  readonly green: readonly string[];
  /** Characters, each with whose Personal Advisor it is: below 0 for nobody's. */
  readonly people: readonly (readonly [who: string, owner: number])[];
}

const times = (n: number | undefined, what: string): string[] => Array.from({ length: n ?? 0 }, () => what);

function standingOf(s: State, at: number): Standing {
  const technology = s.techAt[at] ?? -1;
  return {
    military: s.military[at] ?? 0,
    diviners: s.diviners[at] ?? 0,
    enemies: s.enemies[at] ?? 0,
    unrest: s.unrest[at] === true,
    plague: s.plague[at] === true,
    technology: technology < 0 ? '' : (TECHNOLOGIES[technology] ?? ''),
    green: [
      ...times(s.diplomacyAttack[at], 'diplomacy'),
      ...times(s.karuAt[at], 'karu'),
      ...times(s.healthAt[at], 'health'),
    ],
    people: [...COURT, BAILEET]
      .filter((who) => isAt(s, who, at))
      .map((who) => [characterName(who), s.owner[who] ?? -1]),
  };
}

/** What stands there now, and what would stand there; one text, so that a Location is drawn again only when it changes. */
export function standingText({ s }: View<State>, ahead: View<State> | undefined, at: number): string {
  const now = standingOf(s, at);
  return JSON.stringify(ahead === undefined ? [now] : [now, standingOf(ahead.s, at)]);
}

/** Reads {@link standingText} back. */
export function readStanding(text: string): { readonly now: Standing; readonly then: Standing } {
  const [now, then = now] = JSON.parse(text) as [Standing, Standing?];
  return { now, then };
}

/** How far aside Military and Diviners stand: further where several Characters do. */
export const asideOf = (radius: number, people: number): number =>
  Math.max(radius + 12, Math.min(70, people * 14 + 15));
