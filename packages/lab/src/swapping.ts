import type { Experiment, ExperimentSide } from './experiment.ts';
import type { LabResult } from './kept.ts';
import type { Sums } from './sums.ts';

/** The same experiment with A and B changed about; of one side, as it is. */
export function swapped(experiment: Experiment): Experiment {
  return { ...experiment, sides: turned(experiment.sides) };
}

/** What the swapped experiment gives: both sides play the same seeds, so nothing has to be played again. */
export function swappedResult(result: LabResult): LabResult {
  const { sums, experiment } = result;
  const ratio: Sums['across']['ratio'] = {};
  for (const [figure, [xx, xy, yx, yy]] of Object.entries(sums.across.ratio)) ratio[figure] = [xx, yx, xy, yy];
  return {
    ...result,
    experiment: swapped(experiment),
    sums: { ...sums, sides: sums.sides.toReversed(), across: { ...sums.across, ratio } },
  };
}

/** What is called A or B by its place is called so by its new one. */
function turned(sides: readonly ExperimentSide[]): ExperimentSide[] {
  const places = sides.map((_, i) => 'AB'.charAt(i));
  return sides.toReversed().map((side, i) => ({
    ...side,
    name: places.includes(side.name) ? (places[i] ?? side.name) : side.name,
  }));
}
