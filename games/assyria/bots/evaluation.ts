import type { Player } from '@edubba/kernel';
import type { Evaluation } from '@edubba/search';
import type { State } from '../rules/index.ts';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';
import { VP } from './worth.ts';

/** What a position is worth, in tenths of a VP. */
const PARTS = ['points', ...new Set(FEATURES.map(([, part]) => part))];
const PART_OF = FEATURES.map(([, part]) => PARTS.indexOf(part));

/** The parts of a player's worth. Weights are those of the round that begins; before the second they are as in it. */
function worth(s: State, player: Player): readonly number[] {
  const stage = Math.max(0, s.round - 2);
  const hundredths = PARTS.map(() => 0);
  featuresOf(s, player).forEach((n, i) => {
    const part = PART_OF[i] ?? 0;
    hundredths[part] = (hundredths[part] ?? 0) + n * (WEIGHTS[i]?.[stage] ?? 0);
  });
  return hundredths.map((n, part) => (part === 0 ? VP * (s.vp[player] ?? 0) : Math.round(n / 10)));
}

/** Assyria rests between rounds: huts are fed, camels spent, floods over. */
export const evaluation: Evaluation<State> = {
  parts: PARTS,
  of: worth,
  point: VP,
  rests: (from, now) => now.round !== from.round,
};
