import type { Learning } from '@edubba/gamekit';
import type { BaseState, Key } from '@edubba/kernel';

/**
 * The index of a game's actions: keys by number and back. Options that it does not name have slots at its end, the first
 * such option the first slot; so what a slot means is told by the options, and is the same for the same question.
 */
export class ActionIndex {
  readonly size: number;
  private readonly keys: readonly Key[];
  private readonly numbers: ReadonlyMap<Key, number>;
  /** The number of the first slot. */
  private readonly named: number;

  constructor({ actions, slots = 0 }: Pick<Learning<BaseState>, 'actions' | 'slots'>) {
    this.size = actions.length;
    this.named = actions.length - slots;
    this.keys = actions.slice(0, this.named);
    this.numbers = new Map(this.keys.map((key, i) => [key, i]));
  }

  /** A number for each action: 1 where it is among the options. Options beyond the last slot can be answered by their keys only. */
  mask(options: readonly Key[]): readonly number[] {
    const mask = Array<number>(this.size).fill(0);
    let slot = this.named;
    for (const key of options) {
      const action = this.numbers.get(key) ?? slot++;
      if (action < this.size) mask[action] = 1;
      else if (this.named === this.size) throw new RangeError(`${key} is not in the index of actions`);
    }
    return mask;
  }

  /** The key of an action among these options; nothing, where it is no action at all or no such slot is filled. */
  key(action: number, options: () => readonly Key[]): Key | undefined {
    if (action < this.named) return this.keys[action];
    return action < this.size ? options().filter((key) => !this.numbers.has(key))[action - this.named] : undefined;
  }
}
