import type { Game } from './game.ts';
import { Machine } from './machine.ts';
import type { Position } from './position.ts';
import { copyPosition } from './position.ts';
import type { Random } from './random.ts';
import { shuffle } from './random.ts';
import type { BaseState, ItemId, Json, Key, Seat } from './types.ts';
import { places, seesItem } from './visibility.ts';

/** A position that looks the same to one seat, with everything it cannot know drawn anew. */
export interface Resampled<S extends BaseState> {
  readonly machine: Machine<S>;
  /** Which item now lies where an unseen one lay. */
  readonly swapped: ReadonlyMap<ItemId, ItemId>;
}

/**
 * Determinises: unseen items change places among those with the same back, sealed choices of others are made anew.
 * What search plays on and what the leak test compares.
 */
export function resample<S extends BaseState>(source: Machine<S>, seat: Seat, random: Random): Resampled<S> {
  const { game } = source;
  const pos = copyPosition(source.pos, game.copy);
  const unseen = new Map<string, { items: ItemId[]; slots: { list: ItemId[]; index: number }[] }>();
  for (const place of places(game.zones, pos.s)) {
    place.items.forEach((item, index) => {
      if (seesItem(pos, place, item, seat)) return;
      const back = game.backOf(item);
      const group = unseen.get(back) ?? { items: [], slots: [] };
      unseen.set(back, group);
      group.items.push(item);
      group.slots.push({ list: place.items, index });
    });
  }
  const swapped = new Map<ItemId, ItemId>();
  for (const { items, slots } of unseen.values()) {
    // From one order whatever the truth is: the same chance deals the same, so that nobody can think by what they do not know.
    const dealt = shuffle(items.toSorted(), random);
    slots.forEach(({ list, index }, i) => {
      const item = dealt[i] as ItemId;
      list[index] = item;
      swapped.set(items[i] as ItemId, item);
    });
  }
  // Whatever others know of the item that lay here, they know of the one that lies here now.
  const known: { [item: ItemId]: number } = {};
  for (const [item, mask] of Object.entries(pos.known)) known[swapped.get(item) ?? item] = mask;
  pos.known = known;
  for (const frame of pos.stack) {
    frame.v = swapIn(frame.v, swapped);
    frame.r = swapIn(frame.r, swapped);
  }
  resampleSealed(game, pos, seat, random);
  return { machine: Machine.resume(game, pos), swapped };
}

/** Also those that wait below a procedure which a side offer has pushed. */
function resampleSealed<S extends BaseState>(game: Game<S>, pos: Position<S>, seat: Seat, random: Random): void {
  for (const { p, at, v, got } of pos.stack) {
    const step = game.procs[p]?.steps[at];
    if (step === undefined || got === null) continue;
    got.forEach((key, other) => {
      if (key === null || other === seat) return;
      const choices = step.options(pos.s, v, other);
      got[other] = choices[random.below(choices.length)] ?? key;
    });
  }
}

/** Locals may name items: they are exchanged there too. */
function swapIn(value: Json, swapped: ReadonlyMap<ItemId, ItemId>): Json {
  if (typeof value === 'string') return swapKey(value, swapped);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => swapIn(item, swapped));
  const out: { [name: string]: Json } = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) out[name] = swapIn(member, swapped);
  return out;
}

/** The same answer in the resampled position: items named in the key are exchanged. */
export function swapKey(key: Key, swapped: ReadonlyMap<ItemId, ItemId>): Key {
  if (swapped.size === 0) return key;
  return key.replaceAll(/[^:/,~\s]+/g, (word) => swapped.get(word) ?? word);
}
