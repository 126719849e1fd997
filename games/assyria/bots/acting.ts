import type { Thumb } from '@edubba/bots';
import type { Key, Observation } from '@edubba/kernel';
import { civilisation } from '../content/civilisations.ts';
import { spaceOf } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import { AREA_NUMBERS, AREAS, INFLUENCE, OFFERINGS, TRIBUTE } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import {
  exchanges,
  foundCost,
  isBetween,
  levelCost,
  raises,
  roofAreas,
  roofCost,
  tileCost,
  tributeCost,
  tributes,
} from '../rules/index.ts';
import { camelWorth, favourWorth, scoringsLeft, VP, yieldOf } from './worth.ts';

/** What one more Influence is worth, whatever the ranking brings in the end. */
const INFLUENCE_WORTH = 9;

/** VP of the coming Flood for standing so many steps higher on the Offerings track. */
function offeringsGain(s: State, seat: number, steps: number): number {
  const at = s.offerings[seat] ?? 0;
  const to = Math.min(OFFERINGS.top, at + steps);
  const wells = s.wells[seat] ?? 0;
  const ziggurats = s.ziggurats[seat]?.length ?? 0;
  const multipliers = (space: number): number =>
    (OFFERINGS.well[space] ?? 0) * wells + (OFFERINGS.ziggurat[space] ?? 0) * ziggurats;
  const roofs = OFFERINGS.roofs.filter((space, i) => space > at && space <= to && s.roofsOn[i] === true).length;
  // What is not yet a multiplier is half way to one.
  return VP * (multipliers(to) - multipliers(at)) + 4 * (to - at) + 8 * roofs;
}

/** Influence, the tokens and marks on the way. */
export function influenceGain(s: State, seat: number, n: number): number {
  const at = s.influence[seat] ?? 0;
  const to = Math.min(INFLUENCE.top, at + n);
  const tokens = INFLUENCE.tokens.filter((space, i) => space > at && space <= to && s.tokensOn[i] === true).length;
  const marks = INFLUENCE.marks.filter((space) => space > at && space <= to).length;
  const leads = s.influence.some((other, rival) => rival !== seat && other >= at && other < to) ? VP : 0;
  return INFLUENCE_WORTH * (to - at) + 9 * tokens + 2 * VP * marks + leads;
}

function tributeWorth(s: State, seat: number, area: number, less: number): number {
  return (
    influenceGain(s, seat, TRIBUTE.camels[area] ?? 0) + 5 - 7 - camelWorth(s) * tributeCost(area as 0 | 1 | 2, less)
  );
}

function bestTribute(s: State, seat: number): number {
  return Math.max(...tributes(s, seat, 0, -1).map(([area]) => tributeWorth(s, seat, area, 0)));
}

const ROOF_WORTH: { readonly [name: string]: number } = {
  babylonians: 18,
  elamites: 14,
  cimmerians: 9,
  harappans: 10,
  canaanites: 8,
  amorites: 9,
  israelites: 7,
  hittites: 7,
};

function roofGain(s: State, area: 0 | 1 | 2): number {
  const board = s.civilisation[area]?.[0];
  const bonus = board === undefined ? 0 : (ROOF_WORTH[civilisation(board).name] ?? 6);
  return VP * scoringsLeft(s) + bonus - camelWorth(s) * roofCost(s, area);
}

/** What a whole action is worth in tenths of a VP, its cost taken off. */
function worth(s: State, seat: number, key: Key): number {
  const camel = camelWorth(s);
  const left = scoringsLeft(s);
  switch (key) {
    case 'found':
      return VP * left + 8 * (s.round <= 3 ? 3 : 1) + 5 - camel * foundCost(s, seat);
    case 'raise':
      return Math.max(
        ...raises(s, seat).map(
          ({ space }) => VP * left + 4 - camel * levelCost(s, seat, ((s.levels[space] ?? 1) + 1) as 2 | 3),
        ),
      );
    case 'roof':
      return Math.max(...roofAreas(s, seat).map((area) => roofGain(s, area)));
    case 'offerings':
      return Math.max(
        ...exchanges(s, seat, 0).map(({ camels, gain }) => offeringsGain(s, seat, gain) - camel * camels),
      );
    case 'tribute':
      return bestTribute(s, seat);
    case 'gold':
      return Math.max(...exchanges(s, seat, 3).map(({ camels, gain }) => goldWorth(s, seat) * gain - camel * camels));
    case 'purchase':
      return (s.round === 6 ? 2 : 12) - camel * tileCost(s, seat, 1);
    case 'card':
      return (s.round === 6 ? 4 : 14) - camel * tileCost(s, seat, 2);
    default:
      return 8 * (2 - (s.ploughs[seat] ?? 0)) + (s.round === 6 ? 4 : 2) - camel * 3;
  }
}

/** Gold is for Tributes: a second piece is worth less while Camels are few. */
function goldWorth(s: State, seat: number): number {
  const gold = s.gold[seat] ?? 0;
  return s.round === 6 || gold >= 3 ? 2 : gold === 0 ? 12 : 7;
}

/** The Actions turn. */
export function act({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const { s } = view;
  const [verb = '', name = ''] = key.split('/');
  if (verb === 'favour') return [{ feature: 'favour', amount: favourWorth(s, name) }];
  if (verb === 'camel') return [{ feature: 'camel', amount: camelWorth(s) - favourWorth(s, name) - 4 }];
  if (verb === 'hut') {
    const between = isBetween[spaceOf(name)] === true;
    return [{ feature: 'settle', amount: s.round === 6 ? (between ? 4 : 2) : 1 }];
  }
  if (verb === 'ship') return [{ feature: 'ship', amount: 1 }];
  if (key === 'end') return [{ feature: 'enough', amount: 1 }];
  return [{ feature: key, amount: worth(s, seat, key) }];
}

/** Where a Ziggurat replaces a Hut: the one that earns least. */
export function foundAt({ view, seat }: Observation<State>, key: Key): Thumb[] {
  return [{ feature: 'gives-up', amount: yieldOf(view.s, seat, spaceOf(key)) }];
}

/** Which column to take a piece from: the one whose tile gains most by it. */
export function column({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const at = COLUMN_NAMES.indexOf(key as (typeof COLUMN_NAMES)[number]) as Column;
  const taken = view.s.taken[seat]?.[at] ?? 0;
  return [{ feature: `column-${key}`, amount: taken < 2 ? 2 : 1 }];
}

export function offeringsSize({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const steps = Number(key.slice(6));
  return [{ feature: 'offerings', amount: offeringsGain(view.s, seat, steps) - camelWorth(view.s) * steps }];
}

export function goldSize({ view, seat }: Observation<State>, key: Key): Thumb[] {
  return [
    {
      feature: 'gold',
      amount: goldWorth(view.s, seat) * Number(key.charAt(4)) - camelWorth(view.s) * Number(key.charAt(0)),
    },
  ];
}

export function tributeTo({ view, seat, about }: Observation<State>, key: Key): Thumb[] {
  const [name = '', token = ''] = key.split('/');
  const area = AREAS.indexOf(name as (typeof AREAS)[number]);
  const less = (about as { readonly less?: number } | null)?.less ?? 0;
  return [
    { feature: 'tribute', amount: tributeWorth(view.s, seat, area, less) },
    { feature: 'give-ship', amount: token === 'ship' ? 1 : 0 },
  ];
}

export function roofFrom({ view }: Observation<State>, key: Key): Thumb[] {
  const area = AREA_NUMBERS[AREAS.indexOf(key as (typeof AREAS)[number])] ?? 0;
  return [{ feature: 'roof', amount: roofGain(view.s, area) }];
}

/** The cheapest way to pay, in tenths of a VP. */
export function payWith({ view }: Observation<State>, key: Key): Thumb[] {
  const price: { readonly [what: string]: number } = { gold: 7, vp: 14, camel: camelWorth(view.s), farmer: 5 };
  return [{ feature: 'price', amount: price[key] ?? 0 }];
}

/** Discount cards are kept unless Camels are worth more than the card. */
export function discount({ view }: Observation<State>, key: Key): Thumb[] {
  const cards = Number(key.slice(6));
  return [{ feature: 'discount', amount: cards * (2 * camelWorth(view.s) - 10) }];
}
