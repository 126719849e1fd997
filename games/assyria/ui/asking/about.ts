import type { DecisionKind, Json, View } from '@edubba/kernel';
import type { State } from '../../rules/state.ts';

/** What a question is about, member by member. */
export type About = { readonly [name: string]: Json | undefined };

/** As members, whatever it is; a question about nothing has none. */
export function membersOf(about: Json): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as About) : {};
}

/** What the open question of this kind is about. */
export function aboutOf(view: View<State>, kind: DecisionKind): About {
  return membersOf(view.pending.find((pending) => pending.kind === kind)?.about ?? null);
}

export function numberOf(about: About, name: string): number | undefined {
  const value = about[name];
  return typeof value === 'number' ? value : undefined;
}

export function textOf(about: About, name: string): string {
  const value = about[name];
  return typeof value === 'string' ? value : '';
}
