import type { ItemId, Key, Seat, View } from '@edubba/kernel';
import { asks } from '../../asking/index.ts';
import { AMBROSIA } from '../../content/board.ts';
import type { TitanRow } from '../../content/cards.ts';
import { slotsIn } from '../../rules/decisions.ts';
import type { Attack } from '../../rules/queries/attack.ts';
import { attacks, cheapest, suffices, swordsNeeded } from '../../rules/queries/attack.ts';
import { threatOf } from '../../rules/queries/city.ts';
import { allWays, symbolOdds } from '../../rules/queries/odds.ts';
import type { State } from '../../rules/state.ts';

/** What is drawn of an attack: where it stands, which titan, and whose it is. */
export interface Part {
  readonly scene: string;
  readonly item: ItemId;
  readonly seat: Seat;
}

/** Steps of an attack; a titan that strikes begins with the roll. */
export const STEPS = ['titan', 'armies', 'spoils', 'roll', 'damage'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: { readonly [scene: string]: Step } = {
  'fight.titan': 'titan',
  'fight.armies': 'armies',
  'fight.swords': 'armies',
  'fight.dice': 'roll',
  'fight.strike': 'roll',
};

/** What of the fight the question shows: `fight.armies`. */
export const sceneOf = ({ pending }: View<State>): string => asks.scene(pending[0]?.kind ?? '') ?? '';

export const stepOf = (scene: string): Step => STEP_OF[scene] ?? 'damage';

/** The titan that is fought: named by the question, else the one just defeated, or the one that threatens. */
export function titanFought(view: View<State>, seat: Seat): ItemId | undefined {
  const { s, pending } = view;
  const about = pending[0]?.about;
  const named = typeof about === 'object' && about !== null && 'item' in about ? about.item : undefined;
  if (typeof named === 'string' && /^S?T/.test(named)) return named;
  if (sceneOf(view) === 'fight.titan') return undefined;
  return s.phase === 'actions' ? s.titans[seat]?.at(-1) : threatOf(s, seat);
}

/** An attack with what is to be paid for it. */
export interface Priced {
  readonly key: Key;
  readonly attack: Attack;
  /** Swords that must be bought. */
  readonly bought: number;
  /** What they cost in ambrosia. */
  readonly cups: number;
  readonly enough: boolean;
}

/** Every set of armies that can be paid, the cheapest that suffices first. */
export function pricedAttacks(s: State, seat: Seat, titan: TitanRow): Priced[] {
  const sets = attacks(s, seat).map((attack): Priced => {
    const bought = swordsNeeded(attack, titan);
    const key = keyOf(attack.slots);
    return { key, attack, bought, cups: bought * AMBROSIA.sword, enough: suffices(s, seat, attack, titan) };
  });
  const price = ({ enough, attack, cups }: Priced): number => (enough ? 0 : 1000) + attack.cost * 16 + cups;
  return sets.toSorted((a, b) => price(a) - price(b));
}

const keyOf = (mask: number): Key => [0, 1, 2, 3, 4, 5, 6, 7].filter((slot) => ((mask >> slot) & 1) === 1).join('+');

/** The attack that is shown: the one pointed at or chosen, the one being paid for, or the cheapest. */
export function attackShown(s: State, seat: Seat, titan: TitanRow, key: Key | undefined): Attack | undefined {
  const slots = key === undefined ? undefined : slotsIn(key);
  return attacks(s, seat).find((set) => set.slots === slots) ?? cheapest(s, seat, titan);
}

/** In 100 rolls of so many dice: how often each number of a symbol comes, of at most so many that count. */
export function inHundred(dice: number, symbol: 'titans' | 'coins', most: number): number[] {
  const ways = symbolOdds(dice, symbol);
  const counted = ways.slice(0, most + 1);
  for (const more of ways.slice(most + 1)) counted[most] = (counted[most] ?? 0) + more;
  const all = allWays(dice);
  return counted.map((n) => Math.round((100 * n) / all));
}
