import { DIVINERS, MEDICINE, MILITARY, SUPPLIES, TOKEN_KINDS, TRACKS } from '../../content/things.ts';
import { onMap } from '../../rules/queries/places.ts';
import type { State } from '../../rules/state.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

/** SAM-15.03 to SAM-15.06 What feeds a token; Medicine needs nothing. */
const FED_BY: { readonly [token: number]: number } = {
  [MILITARY]: SUPPLIES,
  [SUPPLIES]: DIVINERS,
  [DIVINERS]: MEDICINE,
};

/** How many of a token the empire can keep with what it has now. */
export function keptAtMost(s: State, token: number): number {
  const all = TOKEN_KINDS[token]?.count ?? 0;
  const needs = FED_BY[token];
  if (needs === undefined || token === MEDICINE) return all;
  const there = onMap(s, needs);
  if (token === MILITARY && there >= TRACKS.needsMore) return all;
  if (there >= numberOf(s, 'tokens-need')) return token === MILITARY ? TRACKS.second : all;
  return numberOf(s, 'tokens-free');
}

/** Where on its track a token needs more to be kept: drawn as bars. */
export function thresholds(s: State, token: number): readonly number[] {
  if (token === MEDICINE) return [];
  return token === MILITARY ? [numberOf(s, 'tokens-free'), TRACKS.second] : [numberOf(s, 'tokens-free')];
}
