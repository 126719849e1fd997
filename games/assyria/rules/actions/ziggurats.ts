import type { Effects, Key, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Civilisation } from '../../content/civilisations.ts';
import type { Column } from '../../content/player-board.ts';
import { COLUMN_NAMES, COLUMN_NUMBERS } from '../../content/player-board.ts';
import type { Area } from '../../content/tracks.ts';
import { AREA_NUMBERS, AREAS } from '../../content/tracks.ts';
import { cardsKey } from '../decisions.ts';
import { gainFood, keepOneFavour } from '../effects/draw.ts';
import { discardFavour, gainGoods, gainHut, gainInfluence, payCamels, turnPloughs } from '../effects/gains.ts';
import { placeZiggurat } from '../effects/map.ts';
import { advanceOfferings } from '../effects/offerings.ts';
import { IDS } from '../geography.ts';
import { civilisationAt } from '../queries/bonuses.ts';
import {
  countWith,
  discountChoices,
  discounted,
  foundCost,
  foundSpaces,
  fullColumns,
  heldWith,
  levelCost,
  raises,
  roofable,
  roofAreas,
  roofCost,
} from '../queries/costs.ts';
import { discountRefusals, refusalsOf, spaceRefusals } from '../queries/objections.ts';
import {
  columnObjection,
  foundObjection,
  raiseObjection,
  roofAreaObjection,
  roofObjection,
} from '../queries/ziggurat-objections.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { takeCard } from './tiles.ts';

type Paying = { seat: Seat; cost: number };

/** ASY-26.12, ASY-26.23 Pays Camels for a piece; asks only where cards can take something off. */
const payForPiece = R.proc<Paying>('ziggurat.pay')({
  price: (g, v) => {
    const [only, other] = choices(g.s, v);
    if (other !== undefined) return g.goto('discount');
    pay(g, v, only ?? 0);
    return g.end();
  },
  discount: {
    ask: 'ziggurat.discount',
    by: (_, v) => v.seat,
    options: (s, v) => choices(s, v).map(cardsKey),
    refusals: (s, v) => discountRefusals(s, v.seat, v.cost, countWith(s, v.seat, 'cheaper-piece')),
    about: (_, v) => ({ cost: v.cost }),
    then: (g, v, cards) => {
      pay(g, v, cards);
      return g.end();
    },
  },
});

function choices(s: State, v: Paying): number[] {
  return discountChoices(v.cost, countWith(s, v.seat, 'cheaper-piece'), s.camels[v.seat] ?? 0);
}

function pay(g: Effects<State>, v: Paying, cards: number): void {
  payCamels(g, v.seat, discounted(v.cost, cards));
  for (const item of heldWith(g.s, v.seat, 'cheaper-piece').slice(0, cards)) discardFavour(g, v.seat, item);
}

/** ASY-19.04 A piece leaves its column. */
function takePiece(s: State, seat: Seat, column: Column): void {
  const taken = s.taken[seat];
  const used = s.columnUsed[seat];
  if (taken === undefined || used === undefined) return;
  taken[column] = (taken[column] ?? 0) + 1;
  used[column] = true;
}

type Founding = { seat: Seat; space?: number };

/** ASY-18 A new Ziggurat in place of an own Hut. */
export const foundZiggurat = R.proc<Founding>('ziggurat.found')({
  space: {
    ask: 'found.space',
    by: (_, v) => v.seat,
    options: (s, v) => foundSpaces(s, v.seat).map((space) => IDS[space] as Key),
    refusals: (s, v) => spaceRefusals(s, (space) => foundObjection(s, v.seat, space)),
    then: (g, v, space) => {
      v.space = space;
      return g.call(payForPiece, { seat: v.seat, cost: foundCost(g.s, v.seat) }, 'column');
    },
  },
  // ASY-18.07
  column: {
    ask: 'found.column',
    by: (_, v) => v.seat,
    options: (s, v) => fullColumns(s, v.seat).map((column) => COLUMN_NAMES[column]),
    refusals: (s, v) =>
      refusalsOf(
        COLUMN_NUMBERS,
        (column) => COLUMN_NAMES[column],
        (column) => (s.taken[v.seat]?.[column] === 0 ? undefined : no('ASY-18.07', 'no.found.column')),
      ),
    then: (g, v, column) => {
      const space = v.space ?? 0;
      takePiece(g.s, v.seat, column);
      placeZiggurat(g, v.seat, space, 'ASY-18.07');
      g.s.raised[space] = true;
      return g.end();
    },
  },
});

type Raising = { seat: Seat; space?: number; column?: Column };

/** ASY-19 A second or third level. */
export const raiseZiggurat = R.proc<Raising>('ziggurat.raise')({
  space: {
    ask: 'raise.space',
    by: (_, v) => v.seat,
    options: (s, v) => [...new Set(raises(s, v.seat).map(({ space }) => IDS[space] as Key))],
    refusals: (s, v) =>
      refusalsOf(
        s.ziggurats[v.seat] ?? [],
        (space) => IDS[space] as Key,
        (space) => raiseObjection(s, v.seat, space),
      ),
    then: (g, v, space) => {
      v.space = space;
      return g.goto('column');
    },
  },
  // ASY-19.08
  column: {
    ask: 'raise.column',
    by: (_, v) => v.seat,
    options: (s, v) =>
      raises(s, v.seat).flatMap(({ space, column }) => (space === v.space ? [COLUMN_NAMES[column]] : [])),
    refusals: (s, v) =>
      refusalsOf(
        COLUMN_NUMBERS,
        (column) => COLUMN_NAMES[column],
        (column) => columnObjection(s, v.seat, v.space ?? 0, column),
      ),
    about: (_, v) => ({ space: IDS[v.space ?? 0] ?? '' }),
    then: (g, v, column) => {
      v.column = column;
      const level = ((g.s.levels[v.space ?? 0] ?? 0) + 1) as 2 | 3;
      return g.call(payForPiece, { seat: v.seat, cost: levelCost(g.s, v.seat, level) }, 'build');
    },
  },
  build: (g, v) => {
    const { s } = g;
    const space = v.space ?? 0;
    const column = v.column ?? 0;
    // ASY-26.16, ASY-A.14 where a limit stands in the way the card is what lifts it
    if (s.raised[space] === true || s.columnUsed[v.seat]?.[column] === true) useTwice(g, v.seat);
    takePiece(s, v.seat, column);
    s.raised[space] = true;
    s.levels[space] = (s.levels[space] ?? 0) + 1;
    g.emit({
      type: 'ziggurat.raised',
      seat: v.seat,
      rule: 'ASY-19.02',
      data: { space: IDS[space] ?? '', level: s.levels[space] ?? 0 },
    });
    return s.levels[space] === 3 ? g.become(smallPiece, { seat: v.seat, column }) : g.end();
  },
});

function useTwice(g: Effects<State>, seat: Seat): void {
  const [item] = heldWith(g.s, seat, 'twice');
  if (item !== undefined) discardFavour(g, seat, item);
}

/** ASY-19.09 to ASY-19.13, ASY-A.37 The small piece of a column has an immediate effect. */
const smallPiece = R.proc<{ seat: Seat; column: Column }>('ziggurat.smallPiece')({
  effect: (g, v) => {
    const { seat } = v;
    switch (v.column) {
      case 0:
        return g.become(advanceOfferings, { seat, steps: 1 });
      case 1:
        gainGoods(g, seat, 'farmer', 1, 'ASY-19.12');
        gainGoods(g, seat, 'ship', 1, 'ASY-19.12');
        return g.end();
      case 2:
        return g.become(gainFood, { seat });
      case 3:
        gainGoods(g, seat, 'gold', 1, 'ASY-19.13');
        return g.end();
    }
  },
});

type Roofing = { seat: Seat; area?: Area; space?: number };

/** ASY-19.07, ASY-19.14 to ASY-19.18 A Roof from a Tribute area. */
export const buildRoof = R.proc<Roofing>('ziggurat.roof')({
  area: {
    ask: 'roof.area',
    by: (_, v) => v.seat,
    options: (s, v) => roofAreas(s, v.seat).map((area) => AREAS[area]),
    refusals: (s, v) =>
      refusalsOf(
        AREA_NUMBERS,
        (area) => AREAS[area],
        (area) => roofAreaObjection(s, v.seat, area),
      ),
    then: (g, v, area) => {
      v.area = area;
      return g.goto('space');
    },
  },
  space: {
    ask: 'roof.space',
    by: (_, v) => v.seat,
    options: (s, v) => roofable(s, v.seat).map((space) => IDS[space] as Key),
    refusals: (s, v) =>
      refusalsOf(
        s.ziggurats[v.seat] ?? [],
        (space) => IDS[space] as Key,
        (space) => roofObjection(s, v.seat, space),
      ),
    then: (g, v, space) => {
      v.space = space;
      return g.call(payForPiece, { seat: v.seat, cost: roofCost(g.s, v.area ?? 0) }, 'build');
    },
  },
  build: (g, v) => {
    const { s } = g;
    const space = v.space ?? 0;
    const area = v.area ?? 0;
    if (s.raised[space] === true) useTwice(g, v.seat);
    s.raised[space] = true;
    s.roofed[space] = true;
    // ASY-19.17 the Roof leaves its area before its effect
    s.areaRoof[area] = false;
    g.emit({
      type: 'roof.built',
      seat: v.seat,
      rule: 'ASY-19.16',
      data: { space: IDS[space] ?? '', area: AREAS[area] },
    });
    return g.become(roofEffect, { seat: v.seat, name: civilisationAt(s, area) ?? 'canaanites' });
  },
});

/** ASY-27.21 to ASY-27.30 The immediate Roof effect of a Civilisation. */
const roofEffect = R.proc<One & { name: Civilisation }>('ziggurat.roofEffect')({
  effect: (g, v) => {
    const { seat } = v;
    switch (v.name) {
      case 'amorites':
        return g.become(takeCard, { seat, rule: 'ASY-27.21' });
      case 'cimmerians':
        return g.become(advanceOfferings, { seat, steps: 1 });
      case 'harappans':
        return g.become(keepOneFavour, { seat, left: 2 });
      case 'israelites':
        return g.become(gainFood, { seat });
      default:
        roofGain(g, seat, v.name);
        return g.end();
    }
  },
});

function roofGain(g: Effects<State>, seat: Seat, name: Civilisation): void {
  if (name === 'babylonians') gainInfluence(g, seat, 2, 'ASY-27.22');
  else if (name === 'canaanites') gainHut(g, seat, 'ASY-27.23');
  else if (name === 'egyptians') gainGoods(g, seat, 'ship', 1, 'ASY-27.25');
  else if (name === 'elamites') gainGoods(g, seat, 'gold', 2, 'ASY-27.26');
  else if (name === 'hittites') turnPloughs(g, seat, 1, 'ASY-27.28');
  else if (name === 'medes') gainGoods(g, seat, 'farmer', 1, 'ASY-27.30');
}
