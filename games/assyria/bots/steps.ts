import type { Thumb } from '@edubba/bots';
import type { Key, Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import { AREAS, INFLUENCE, OFFERINGS, TRIBUTE } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import {
  exchanges,
  foundCost,
  levelCost,
  raises,
  roofAreas,
  roofCost,
  tileCost,
  tributeCost,
  tributes,
} from '../rules/index.ts';
import { discounted, foundSpaces, fullColumns, heldWith, roofable } from '../rules/queries/costs.ts';
import { change, founded, laid, raised, roofed, useTile, withHut } from './change.ts';
import { lastFeeding } from './feast.ts';
import { bestCard, bonusWorth, roofEffect } from './boards.ts';
import { foundingSite, hutWorth, lastHut } from './huts.ts';
import { columnWorth, prospects } from './menus.ts';
import { influenceGain, offeringsGain, zigguratAtFloods } from './tracks.ts';
import { favourWorth, goods, isLast, ploughWorth, scoringsLeft, VP } from './worth.ts';

/** One way to take an action: what it brings by itself, and the position after it. */
export interface Step {
  readonly key: Key;
  readonly space: Space;
  readonly gains: readonly Thumb[];
  readonly after: State;
}

const step = (key: Key, after: State, ...gains: Thumb[]): Step => ({ key, space: -1, gains, after });

/** All a step brings: at once, and by what the Camels that are left can do. */
function total({ gains, after }: Step, seat: Seat): number {
  return gains.reduce((sum, { amount }) => sum + amount, prospects(after, seat));
}

/** The best of some steps. */
export function best(steps: readonly Step[], seat: Seat): Step | undefined {
  let top: Step | undefined;
  let most = 0;
  for (const one of steps) {
    const worth = total(one, seat);
    if (top === undefined || worth > most) {
      top = one;
      most = worth;
    }
  }
  return top;
}

/** Pays for a piece; cards take 2 Camels off where they must (ASY-26.12). */
function paid(s: State, seat: Seat, cost: number): State {
  let cards = 0;
  while (discounted(cost, cards) > (s.camels[seat] ?? 0) && cards < heldWith(s, seat, 'cheaper-piece').length) cards++;
  return change(s, seat, { camels: -Math.min(s.camels[seat] ?? 0, discounted(cost, cards)) });
}

const scores = (s: State): Thumb => ({ feature: 'scores', amount: VP * scoringsLeft(s) });

export function found(s: State, seat: Seat): Step[] {
  const site = foundingSite(s, seat);
  if (site === undefined) return [];
  const after = paid(s, seat, foundCost(s, seat));
  return fullColumns(s, seat).map((column) => ({
    ...step(
      COLUMN_NAMES[column],
      founded(after, seat, site, column),
      scores(s),
      { feature: 'floods', amount: zigguratAtFloods(s, seat) },
      { feature: `column-${COLUMN_NAMES[column]}`, amount: columnWorth(s, seat, column) },
      { feature: 'gives-up', amount: -hutWorth(s, seat, site) },
    ),
    space: site,
  }));
}

export function raise(s: State, seat: Seat): Step[] {
  return raises(s, seat).map(({ space, column, twice }) => ({
    ...step(
      COLUMN_NAMES[column],
      raised(paid(s, seat, levelCost(s, seat, ((s.levels[space] ?? 1) + 1) as 2 | 3)), seat, space, column),
      scores(s),
      { feature: `column-${COLUMN_NAMES[column]}`, amount: columnWorth(s, seat, column) },
      { feature: 'favour-spent', amount: twice ? -corvee(s, seat) : 0 },
    ),
    space,
  }));
}

/** What the card that lifts the limits is worth (ASY-26.16). */
function corvee(s: State, seat: Seat): number {
  const [item] = heldWith(s, seat, 'twice');
  return item === undefined ? 0 : favourWorth(s, item);
}

export function roof(s: State, seat: Seat): Step[] {
  const [space] = roofable(s, seat);
  if (space === undefined) return [];
  return roofAreas(s, seat).map((area) =>
    step(AREAS[area], roofed(paid(s, seat, roofCost(s, area)), space, area), scores(s), {
      feature: 'roof-effect',
      amount: roofEffect(s, seat, area),
    }),
  );
}

export function offerings(s: State, seat: Seat): Step[] {
  return exchanges(s, seat, 0).map(({ camels, gain }) => {
    const steps = Math.min(gain, OFFERINGS.top - (s.offerings[seat] ?? 0));
    return step(`steps/${gain}`, useTile(change(s, seat, { camels: -camels, offerings: steps }), seat, 0), {
      feature: 'offerings',
      amount: offeringsGain(s, seat, gain),
    });
  });
}

/** `less` and `not` as in a Tribute that follows from the Babylonian Bonus. */
export function tribute(s: State, seat: Seat, less: number, not: number): Step[] {
  return tributes(s, seat, less, not).map(([area, token]) => {
    const n = TRIBUTE.camels[area] ?? 0;
    const influence = Math.min(n, INFLUENCE.top - (s.influence[seat] ?? 0));
    const camels = Math.min(s.camels[seat] ?? 0, tributeCost(area, less));
    const after = change(laid(s, seat, area, token), seat, { camels: -camels, influence });
    return step(
      `${AREAS[area]}/${token}`,
      after,
      { feature: 'influence', amount: influenceGain(s, seat, n) },
      { feature: `give-${token}`, amount: -goods(s, token) },
      { feature: 'bonus', amount: Math.max(0, bonusWorth(after, seat, area)) },
    );
  });
}

export function gold(s: State, seat: Seat): Step[] {
  return exchanges(s, seat, 3).map(({ camels, gain }) =>
    step(`${camels}for${gain}`, useTile(change(s, seat, { camels: -camels, gold: gain }), seat, 3), {
      feature: 'gold',
      amount: gain * goods(s, 'gold'),
    }),
  );
}

export function purchase(s: State, seat: Seat): Step[] {
  const after = useTile(change(s, seat, { camels: -tileCost(s, seat, 1) }), seat, 1);
  return [
    step('hut', change(after, seat, { personalHuts: 1 }), {
      feature: 'buy-hut',
      amount: isLast(s) ? lastHut(s, seat) : goods(s, 'hut'),
    }),
    step('ship-and-farmer', change(after, seat, { ships: 1, farmers: 1 }), {
      feature: 'buy-goods',
      amount: goods(s, 'ship') + goods(s, 'farmer'),
    }),
  ];
}

export function takeCard(s: State, seat: Seat): Step[] {
  const after = useTile(change(s, seat, { camels: -tileCost(s, seat, 2) }), seat, 2);
  return [step('card', after, { feature: 'card', amount: bestCard(s, seat) })];
}

export function ploughs(s: State, seat: Seat): Step[] {
  const down = 2 - (s.ploughs[seat] ?? 0);
  const after = change(s, seat, { camels: -3, ploughs: down });
  return [step('ploughs', after, { feature: 'ploughs', amount: ploughWorth(s, seat, down) })];
}

/** A Hut of the Personal supply built now: as a site for a Ziggurat, or for the last feeding. */
export function hut(s: State, seat: Seat, space: Space): Step | undefined {
  const after = withHut(change(s, seat, { personalHuts: -1 }), seat, space);
  if (isLast(s)) {
    const gain = lastFeeding(after, seat, []) - lastFeeding(s, seat, []);
    return step('hut', after, { feature: 'hut-last', amount: gain });
  }
  if (!foundSpaces(after, seat).includes(space)) return undefined;
  return step('hut', after, { feature: 'hut-site', amount: hutWorth(after, seat, space) - goods(s, 'hut') });
}
