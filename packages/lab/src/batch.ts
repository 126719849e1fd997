import type { GamePlay } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import type { Experiment } from './experiment.ts';
import { settingsOf } from './experiment.ts';
import { Playing } from './play-game.ts';
import type { Sums } from './sums.ts';
import { addGame, merge, noSums } from './sums.ts';

/** So many games, or pairs, are played and handed over at once. It is part of the format: stopping rules look at whole batches. */
export const BATCH = 20;

/** The games of a batch: first and last, without the last. */
export function gamesOf({ games }: Experiment, batch: number): readonly [from: number, to: number] {
  return [batch * BATCH, Math.min(games, (batch + 1) * BATCH)];
}

export function batchesOf({ games }: Experiment): number {
  return Math.ceil(games / BATCH);
}

/** A stopping rule looks when so many more batches are added up. */
export const LOOK = 5;

/** Batches that may be added up before they are handed over: all of them, or as far as a stopping rule looks next. */
export function stretchesOf(
  { stop }: Experiment,
  from: number,
  to: number,
): readonly (readonly [from: number, to: number])[] {
  const stretches: [number, number][] = [];
  for (let at = from; at < to; ) {
    const end = stop === undefined ? to : Math.min(to, (Math.floor(at / LOOK) + 1) * LOOK);
    stretches.push([at, end]);
    at = end;
  }
  return stretches;
}

/** Plays batches of an experiment: wherever and in whatever order, a batch is always the same. */
export class Batches<S extends BaseState> {
  readonly experiment: Experiment;
  readonly sides: readonly Playing<S>[];

  /** Throws {@link BadExperiment} where this build cannot play it. */
  constructor(play: GamePlay<S>, experiment: Experiment) {
    this.experiment = experiment;
    this.sides = settingsOf(play, experiment).map((setting) => new Playing(play, experiment, setting));
  }

  /** Plays one batch. `onGame` hears of every game or pair, and may throw to stop it. */
  play(batch: number, onGame?: (done: number) => void): Sums {
    const sums = noSums(this.sides.length);
    const [from, to] = gamesOf(this.experiment, batch);
    for (let index = from; index < to; index++) {
      addGame(
        sums,
        index,
        this.sides.map((side) => side.measure(index)),
      );
      onGame?.(index + 1 - from);
    }
    return sums;
  }

  /** Plays batches up to another and adds them up, as {@link Collector.take} takes them. */
  playAll(from: number, to: number): Played[] {
    return stretchesOf(this.experiment, from, to).map(([first, end]) => {
      const sums = noSums(this.sides.length);
      for (let batch = first; batch < end; batch++) merge(sums, this.play(batch));
      return { from: first, to: end, sums };
    });
  }
}

/** Batches up to `to`, without it, added up. */
export interface Played {
  readonly from: number;
  readonly to: number;
  readonly sums: Sums;
}
