import type { Thumb, Told } from '@edubba/bots';
import type { Key, Observation, Seat } from '@edubba/kernel';
import { BUILD, GATHER, GROW, RESEARCH, WARFARE } from '../content/actions.ts';
import { CLAY, FOOD, KNUCKLEBONE, STANDARD, TABLET, WOOD } from '../content/goods.ts';
import { TOP } from '../content/tracks.ts';
import { tradeToken } from '../content/trade.ts';
import type { ItemName } from '../content/units.ts';
import { EMPIRE_PIECES, KINDS } from '../content/units.ts';
import type { State } from '../rules/index.ts';
import { actionIn, areaIn, kindIn, word } from '../rules/keys.ts';
import { row, sum } from '../rules/lists.ts';
import { buildObjection, buildTargets } from '../rules/queries/building.ts';
import { goodOf, sourceOf } from '../rules/queries/gathering.ts';
import { ramsOn, stepsFrom, unitNamed } from '../rules/queries/movement.ts';
import { spare } from '../rules/queries/pieces.ts';
import { currentCard } from '../rules/queries/technologies.ts';
import { NOBODY, OFF } from '../rules/state.ts';
import {
  bearerWorth,
  bonesWanted,
  scenarioGrowth,
  scenarioLacks,
  scenarioStep,
  scenarioWarfare,
  wallsWorth,
} from './scenarios.ts';
import {
  areaWorth,
  buildWorth,
  discoveryWorth,
  goodsWorth,
  goodWorth,
  hasRoomFor,
  outlook,
  standingWorth,
  stepWorth,
  wanted,
} from './worth.ts';

export type Look = (observation: Observation<State>, key: Key) => Thumb[];

export const thumb = (feature: string, amount: number): Thumb => ({ feature, amount: Math.trunc(amount) });

/** What performing an action would bring now. */
function actionWorth(s: State, seat: Seat, type: number): number {
  const goods = row(s.goods, seat);
  const { first, second, level } = currentCard(s, seat, type);
  if (type === GATHER) {
    const short = wanted(s, seat).reduce(
      (total, n, good) => total + (good < STANDARD ? Math.max(0, n - (goods[good] ?? 0)) : 0),
      0,
    );
    const lacks = sum(scenarioLacks(s, seat).slice(0, STANDARD));
    return first + 5 * Math.min(first, short) + 16 * Math.min(first, lacks);
  }
  if (type === GROW) {
    if ((goods[FOOD] ?? 0) < first || (s.populationAt[seat] ?? 1) >= TOP) return -1;
    // MES-13.16 the next level of the Ziggurat waits for it
    const waits = (s.level[seat] ?? 0) >= (s.populationAt[seat] ?? 1) ? 16 : 0;
    return 14 + stepWorth(s) + waits + scenarioGrowth(s, seat);
  }
  if (type === BUILD) {
    let best = -1;
    for (const key of buildTargets(s, seat))
      if (buildObjection(s, seat, level, key) === undefined) best = Math.max(best, buildKeyWorth(s, seat, key));
    return best;
  }
  if (type === RESEARCH) {
    const tablets = (goods[TABLET] ?? 0) + ((goods[CLAY] ?? 0) >= 2 ? first : 0);
    const levels = row(s.tech, seat);
    const best = Math.max(...levels.map((at, one) => (at < 4 ? discoveryWorth(s, seat, one) : 0)));
    const short = Math.max(0, (wanted(s, seat)[TABLET] ?? 0) - (goods[TABLET] ?? 0));
    const converts = (goods[CLAY] ?? 0) >= 2 ? 8 * Math.min(first, short) : 0;
    return tablets > 0 ? best * Math.min(second, tablets) + converts : -1;
  }
  if (type === WARFARE) {
    const creates =
      hasRoomFor(s, seat) &&
      (goods[WOOD] ?? 0) > 0 &&
      KINDS.some((_, kind) => kind < level && spare(s, seat, kind) >= 0);
    const bones = (goods[KNUCKLEBONE] ?? 0) < bonesWanted(s) ? 2 * first : 0;
    return creates || bones > 0 ? (creates ? 14 : -1) + bones + scenarioWarfare(s, seat, creates) : -1;
  }
  return exploreWorth(s, seat, first) + (s.mode === 'siege' ? 3 * first : 0);
}

/** The best step any Unit could make. */
function exploreWorth(s: State, seat: Seat, left: number): number {
  let best = -1;
  row(s.unit, seat).forEach((area, piece) => {
    if (area === OFF) return;
    for (const to of stepsFrom(s, seat, piece)) best = Math.max(best, moveWorth(s, seat, piece, area, to, left));
  });
  return best;
}

/** What a Unit gains by going from one area to another: what is there and beyond, less what it leaves. */
function moveWorth(s: State, seat: Seat, piece: number, from: number, to: number, left: number): number {
  const besides = (row(s.held, seat)[from] ?? 1) - 1;
  const beyond = Math.floor((outlook(s, seat, to) - outlook(s, seat, from)) / 2);
  const plain = areaWorth(s, seat, to) - standingWorth(s, seat, from, besides) + beyond;
  return plain + scenarioStep(s, seat, piece, from, to, left);
}

/** What is built, and where. */
function buildKeyWorth(s: State, seat: Seat, key: Key): number {
  const item = word(key) as ItemName;
  return item === 'walls' ? wallsWorth(s) : buildWorth(s, seat, item);
}

export const act: Look = ({ view: { s }, seat }, key) => {
  if (key === 'end') return [thumb('end', 1)];
  if (key === 'reroll') return [thumb('reroll', (row(s.goods, seat)[TABLET] ?? 0) > 3 ? 2 : -5)];
  if (key === 'free-reroll') return [thumb('reroll', 3)];
  const type = actionIn(key.slice(key.indexOf('/') + 1));
  const worth = actionWorth(s, seat, type);
  // Dice are gone with the Turn, the piece does anything: let the dice do what they can, the best first.
  return [thumb('action', worth), thumb('piece', key.startsWith('piece') ? -2 : 0)];
};

export const stars: Look = (_, key) => [thumb('stars', -key.split('star').length)];

export const build: Look = ({ view: { s }, seat }, key) =>
  key === 'done' ? [thumb('end', 2)] : [thumb('build', buildKeyWorth(s, seat, key))];

export const research: Look = ({ view: { s }, seat }, key) => {
  if (key === 'done') return [thumb('end', 1)];
  if (key === 'convert') return [thumb('convert', 40)];
  return [thumb('discover', discoveryWorth(s, seat, actionIn(key.slice('discover/'.length))))];
};

export const gather: Look = ({ view: { s }, seat }, key) => {
  if (key === 'done') return [thumb('end', 0)];
  if (word(key) === 'gather') return [thumb('gather', 20 + goodWorth(s, seat, goodOf(s, sourceOf(key))))];
  const slot = Number(key.slice('trade/'.length)) - 1;
  const { pay, gain, vp } = tradeToken(s.trade[slot]?.[0] ?? '');
  const claims = s.amphora[slot] === NOBODY ? 10 * vp + 2 : 0;
  return [thumb('trade', goodsWorth(s, seat, gain) - goodsWorth(s, seat, pay) + claims)];
};

export const warfare: Look = ({ view: { s }, seat }, key) => {
  if (key === 'done') return [thumb('end', 0)];
  if (key === 'knucklebones') return [thumb('knucklebones', 30)];
  const [, kind = '', area = ''] = key.split('/');
  return [thumb('unit', 40 + 4 * kindIn(kind) + Math.floor(outlook(s, seat, areaIn(area)) / 4))];
};

/** A Ram and whom it is to hang on: `attach/1/archer`. */
export const attach: Look = ({ view: { s }, seat }, key) => {
  const [what = '', ram = '1', label = ''] = key.split('/');
  if (what !== 'attach') return [thumb('attach', 0)];
  return [thumb('attach', bearerWorth(s, seat, Number(ram) - 1, kindIn(label.split('+')[0] ?? '')))];
};

export const activate: Look = (observation, key) => {
  const { view, seat } = observation;
  const { s } = view;
  const [what = '', where = '', label = ''] = key.split('/');
  if (what === 'stop') return [thumb('end', 1)];
  if (what === 'ship') return [thumb('sail', 0)];
  if (what === 'attach') return attach(observation, key);
  const from = areaIn(where);
  const { left = 1 } = observation.about as { readonly left?: number };
  const piece = unitNamed(s, seat, from, label);
  const best = Math.max(-9, ...stepsFrom(s, seat, piece).map((to) => moveWorth(s, seat, piece, from, to, left)));
  return [thumb('move', best), thumb('fast', label.startsWith('horse') || label.startsWith('char') ? 1 : 0)];
};

export const step = (observation: Told<State, { from: string; kind: string }>, key: Key): readonly Thumb[] => {
  const { view, seat, about } = observation;
  const { s } = view;
  if (key === 'stop') return [thumb('end', 0)];
  if (key.startsWith('attach')) return attach(observation, key);
  const from = areaIn(about.from);
  return [thumb('move', moveWorth(s, seat, moving(s, seat, from, about.kind), from, areaIn(key), ANY))];
};

/** Activations left: a Unit that is on its way was sent because there are enough. */
const ANY = 9;

/** The Unit of this kind that is on its way: the question does not say which, so the one with the most Rams. */
function moving(s: State, seat: Seat, from: number, kind: string): number {
  let best = OFF;
  row(s.unit, seat).forEach((area, piece) => {
    if (area !== from || EMPIRE_PIECES[piece] !== kindIn(kind)) return;
    if (best === OFF || ramsOn(s, seat, piece) > ramsOn(s, seat, best)) best = piece;
  });
  return best;
}
