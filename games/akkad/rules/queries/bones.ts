import type { Key } from '@edubba/kernel';
import { BONE } from '../../content/pieces.ts';

/** More bones than this are never rolled at once: their likelihoods would be no exact numbers any more. */
export const MOST_BONES = 50;

const KEYS: readonly (readonly Key[])[] = Array.from({ length: MOST_BONES + 1 }, (_, n) =>
  Array.from({ length: n + 1 }, (__, hits) => String(hits)),
);

const WEIGHTS: readonly (readonly number[])[] = KEYS.map((keys) => {
  const n = keys.length - 1;
  let ways = 1;
  return keys.map((_, hits) => {
    if (hits > 0) ways = (ways * (n - hits + 1)) / hits;
    return Math.round(ways) * BONE.hits ** hits * (BONE.faces - BONE.hits) ** (n - hits);
  });
});

/** What a roll of so many bones can give: the number of hits (C1). */
export function hitsOf(bones: number): readonly Key[] {
  return KEYS[Math.min(bones, MOST_BONES)] ?? [];
}

/** How likely each is. */
export function oddsOf(bones: number): readonly number[] {
  return WEIGHTS[Math.min(bones, MOST_BONES)] ?? [];
}
