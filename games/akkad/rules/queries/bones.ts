import type { Key } from '@edubba/kernel';
import { BONE } from '../../content/pieces.ts';

/** More bones than this are never rolled at once: their likelihoods would be no exact numbers any more. */
export const MOST_BONES = 50;

const KEYS: readonly (readonly Key[])[] = Array.from({ length: MOST_BONES + 1 }, (_, n) =>
  Array.from({ length: n + 1 }, (__, hits) => String(hits)),
);

/** In how many ways of all each number of hits comes up: each bone adds one to the hits, or nothing. */
const WEIGHTS: number[][] = [[1]];
for (let bones = 1; bones <= MOST_BONES; bones++) {
  const fewer = WEIGHTS[bones - 1] ?? [];
  WEIGHTS.push(
    (KEYS[bones] ?? []).map(
      (_, hits) => (fewer[hits] ?? 0) * (BONE.faces - BONE.hits) + (fewer[hits - 1] ?? 0) * BONE.hits,
    ),
  );
}

/** What a roll of so many bones can give: the number of hits (C1). */
export function hitsOf(bones: number): readonly Key[] {
  return KEYS[Math.min(bones, MOST_BONES)] ?? [];
}

/** How likely each is. */
export function oddsOf(bones: number): readonly number[] {
  return WEIGHTS[Math.min(bones, MOST_BONES)] ?? [];
}
