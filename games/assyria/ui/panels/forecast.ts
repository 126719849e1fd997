import type { Seat, View } from '@edubba/kernel';
import type { Icon } from '../../content/food-cards.ts';
import { foodCard } from '../../content/food-cards.ts';
import type { Food } from '../../content/map.ts';
import { FOODS, SPACES } from '../../content/map.ts';
import { unfed } from '../../rules/queries/feeding.ts';
import { asks } from '../../asking/index.ts';
import { spending } from '../../asking/settling.ts';
import type { State } from '../../rules/state.ts';

/** How far the food in sight goes. */
export interface Forecast {
  /** This player builds or feeds now; otherwise more cards are still to come. */
  readonly now: boolean;
  /** Huts that are fed already in this step. */
  readonly fed: number;
  /** Huts still to be fed. */
  readonly hungry: number;
  /** Of these, how many the icons in hand can feed at most. */
  readonly byCards: number;
  /** How many more by Ploughs and Food tokens. */
  readonly byTools: number;
  /** Icons left over. */
  readonly spare: number;
  /** Foods of which there is too little, if anybody goes without. */
  readonly wants: readonly Food[];
}

type Counts = { [food in Food]: number };

const none = (): Counts => ({ wheat: 0, grapes: 0, meat: 0, fish: 0, dates: 0 });

/** Icons still usable: of the cards held, of the card being spent, and left over from those spent before (ASY-11.22). */
function iconsOf(view: View<State>, seat: Seat, feeding: boolean): readonly Icon[] {
  const { s } = view;
  const held = (s.food[seat] ?? []).flatMap((item) => foodCard(item).icons);
  if (!feeding) return held;
  return [...held, ...s.loose, ...spending(view)];
}

/**
 * Huts against icons, as they stand: each food first where only it will do, what is left of it where a Farmer takes
 * anything, Wild icons for the rest. That is the most that can be fed. Favour cards and Farmers in hand are not counted.
 */
export function forecast(view: View<State>, seat: Seat): Forecast {
  const { s, pending } = view;
  // Once the huts are fed the rules forget by what, and go on to Wells and Camels: nobody goes hungry then.
  const done = pending.some(({ kind }) => asks.scene(kind) === 'wells');
  const feeding = s.active === seat && (s.phase === 'expansion' || s.phase === 'end') && !done;
  const huts = feeding ? unfed(s, seat) : (s.huts[seat] ?? []);
  const needs = none();
  let anything = 0;
  for (const space of huts) {
    const food = SPACES[space]?.food;
    if (s.farmer[space] === true) anything++;
    else if (food !== undefined) needs[food]++;
  }
  const icons = iconsOf(view, seat, feeding);
  let fed = 0;
  let over = 0;
  for (const food of FOODS) {
    const have = icons.filter((icon) => icon === food).length;
    const used = Math.min(have, needs[food]);
    needs[food] -= used;
    fed += used;
    over += have - used;
  }
  fed += Math.min(anything, over);
  const wild = icons.filter((icon) => icon === 'wild').length;
  const byCards = Math.min(huts.length, fed + wild);
  const tools = (s.ploughs[seat] ?? 0) + (s.tokens[seat] ?? 0);
  const byTools = Math.min(huts.length - byCards, tools);
  const starving = huts.length - byCards - byTools;
  return {
    now: feeding,
    fed: (s.huts[seat] ?? []).length - huts.length,
    hungry: huts.length,
    byCards,
    byTools,
    spare: icons.length - byCards,
    wants: starving > 0 ? FOODS.filter((food) => needs[food] > 0) : [],
  };
}
