import type { Json, View } from '@edubba/kernel';
import type { State } from '../rules/state.ts';

/** What a question is about, member by member. */
export type About = { readonly [name: string]: Json | undefined };

/** As members, whatever it is; a question about nothing has none. */
export function membersOf(about: unknown): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as About) : {};
}

/** What the open question is about. */
export function aboutOf({ pending }: View<State>): About {
  return membersOf(pending[0]?.about ?? null);
}

/** A number of it; 0 where it has none of this name. */
export function numberOf(about: About, name: string): number {
  const value = about[name];
  return typeof value === 'number' ? value : 0;
}

/** A word of it; empty where it has none of this name. */
export function textOf(about: About, name: string): string {
  const value = about[name];
  return typeof value === 'string' ? value : '';
}
