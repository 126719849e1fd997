import type { Seat } from '@edubba/kernel';
import { BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE } from '../content/actions.ts';
import type { EventOption, Gain } from '../content/events.ts';
import { gardenToken } from '../content/gardens.ts';
import type { Amounts } from '../content/goods.ts';
import { KNUCKLEBONE, TABLET } from '../content/goods.ts';
import { AREAS } from '../content/map.ts';
import type { ItemName } from '../content/units.ts';
import { row } from '../rules/lists.ts';
import { enemiesAt, heldBy, isGuarded } from '../rules/queries/control.ts';
import { distancesTo, FAR } from '../rules/queries/distance.ts';
import { ramsOnBoard, settlementsOf, shipsOnBoard, unitLimit, unitsOnBoard } from '../rules/queries/pieces.ts';
import { points } from '../rules/queries/scoring.ts';
import type { State } from '../rules/index.ts';
import { FACE_DOWN, NOBODY, RUNNING, VP_TOKEN } from '../rules/state.ts';
import { ramWorth, scenarioDiscovery, scenarioLacks } from './scenarios.ts';

// Everything in tenths of a VP.

/** 0 early, 1 in the middle, 2 when three parts of the Gardens stand. */
export const stage = (s: State): 0 | 1 | 2 => (s.gardensBuilt >= 3 ? 2 : s.round <= 4 ? 0 : 1);

const levelOf = (s: State, seat: Seat, type: number): number => row(s.tech, seat)[type] ?? 1;

/** Goods that the next plans want. */
export function wanted(s: State, seat: Seat): number[] {
  const want = [1, 0, 0, 0, 0, 0];
  const add = (amounts: Amounts): void => amounts.forEach((n, good) => (want[good] = (want[good] ?? 0) + n));
  const level = s.level[seat] ?? 0;
  if (level < 6) add([0, 0, 1, 1, 0, 0]);
  if (level >= (s.populationAt[seat] ?? 1) || (s.populationAt[seat] ?? 1) < 6)
    add([0, [0, 4, 3, 2, 1][levelOf(s, seat, GROW)] ?? 4, 0, 0, 0, 0]);
  if (levelOf(s, seat, BUILD) >= 3 && settlementsOf(s, seat) < 3) add([1, 1, 0, 1, 0, 0]);
  if (levelOf(s, seat, BUILD) >= 3 && s.garden[0] !== undefined) add(gardenToken(s.garden[0]).cost);
  if (row(s.tech, seat).some((at) => at < 3)) add([0, 0, 0, 2, 1, 0]);
  if (s.mode === 'siege' && ramsOnBoard(s, seat) < 2) add([1, 0, 1, 0, 0, 0]);
  if (s.mode === 'guardians') add([1, 0, 0, 0, 0, 0]);
  return want;
}

/** One more of a good: what is short for a plan is worth more. */
export function goodWorth(s: State, seat: Seat, good: number): number {
  const base = good === TABLET ? 6 : good === KNUCKLEBONE ? 3 : 3;
  const short = (wanted(s, seat)[good] ?? 0) - (row(s.goods, seat)[good] ?? 0);
  const lacks = (scenarioLacks(s, seat)[good] ?? 0) > 0 ? 12 : 0;
  return base + (short > 0 ? 5 : 0) - (stage(s) === 2 && short <= 0 ? 2 : 0) + lacks;
}

export function goodsWorth(s: State, seat: Seat, amounts: Amounts): number {
  return amounts.reduce((sum, n, good) => sum + n * goodWorth(s, seat, good), 0);
}

/** One level more of a type. */
export function discoveryWorth(s: State, seat: Seat, type: number): number {
  const level = levelOf(s, seat, type);
  const base: { readonly [type: number]: number } = {
    [BUILD]: 26,
    [GATHER]: 26,
    [RESEARCH]: 16,
    [GROW]: 15,
    [EXPLORE]: 13,
    [WARFARE]: 8,
  };
  const architecture = type === BUILD && level === 3 ? 25 : 0;
  const planned = scenarioDiscovery(s, seat, type);
  return Math.max(2, (base[type] ?? 0) - 3 * (level - 1) + architecture - (stage(s) === 2 ? 8 : 0) + planned);
}

/** Is this seat ahead of everybody else as far as can be seen? */
function leads(s: State, seat: Seat): boolean {
  const total = (player: Seat): number =>
    points({ ...s, quests: s.quests.map(() => []) }, player).reduce((sum, n) => sum + n, 0);
  const own = total(seat);
  return s.vp.every((_, player) => player === seat || total(player) < own + 4);
}

export function buildWorth(s: State, seat: Seat, item: ItemName): number {
  // Actions are the currency: every level is another die in each Turn to come, and the first are worth most.
  if (item === 'ziggurat') return Math.max(4, ([60, 44, 8][stage(s)] ?? 8) - 6 * (s.level[seat] ?? 0));
  if (item === 'settlement') return 22;
  if (item === 'garden') {
    const vp = 10 * gardenToken(s.garden[0] ?? 'HG1a').vp;
    return s.gardensBuilt < 4 || leads(s, seat) ? vp + 5 : 1;
  }
  if (item === 'ship') return shipsOnBoard(s, seat) === 0 ? 9 : 3;
  if (item === 'ram') return ramWorth(s, seat);
  return 3;
}

/** One step of either track: ranks at the end, ties and Turn order before. */
export const stepWorth = (s: State): number => (s.players <= 2 ? 9 : 11);

function gainWorth(s: State, seat: Seat, gain: Gain): number {
  if (gain.do === 'goods') return goodsWorth(s, seat, gain.amounts);
  if (gain.do === 'any') return gain.n * 8;
  if (gain.do === 'discover') return discoveryWorth(s, seat, gain.type);
  if (gain.do === 'settlement') return 20;
  if (gain.do === 'unit') return 9 + 2 * gain.kind;
  return { ship: 7, ram: 2, quest: 9, population: 14, walls: 4 }[gain.do];
}

export function optionWorth(s: State, seat: Seat, option: EventOption): number {
  const sum = (gains: readonly Gain[]): number => gains.reduce((total, gain) => total + gainWorth(s, seat, gain), 0);
  const paid = goodsWorth(s, seat, option.pay);
  if (option.type !== 'six-round') return sum(option.gains) + option.award * stepWorth(s) + 7 * option.vp - paid;
  // Six Rounds are long: half of it, and less when the Gardens are far on.
  const hope = stage(s) === 2 ? 1 : 5;
  return Math.floor(((4 * sum(option.gains) + sum(option.final) + option.award * stepWorth(s)) * hope) / 10);
}

export const hasRoomFor = (s: State, seat: Seat): boolean => unitsOnBoard(s, seat) < unitLimit(s, seat);

/** What it is worth to stand in an area, with so many own Units there besides. */
export function standingWorth(s: State, seat: Seat, area: number, besides: number): number {
  if (besides > 0 || s.settlement[area] === seat || area === s.home[seat]) return 0;
  const vpToken = s.token[area] === VP_TOKEN ? 14 : 0;
  const running = s.token[area] === RUNNING && s.holder[area] === seat ? 15 : 0;
  const land =
    s.blocked[area] === true ? 0 : ([4, 7, 11][stage(s)] ?? 4) + (AREAS[area]?.resource === undefined ? 0 : 2);
  return land + vpToken + running;
}

/** What it is worth to arrive in an area: to stand there, and what is found there once. */
export function areaWorth(s: State, seat: Seat, area: number): number {
  const enemies = enemiesAt(s, seat, area);
  const own = heldBy(s, seat, area);
  let worth = standingWorth(s, seat, area, own);
  if (s.token[area] === FACE_DOWN && s.blocked[area] !== true) worth += isGuarded(s, area) ? 14 : 26;
  if (s.token[area] === RUNNING && s.holder[area] !== seat) worth += 10;
  if (s.settlement[area] !== NOBODY && s.settlement[area] !== seat) worth += 10;
  if (enemies === 0) return worth;
  // Bring as many, and Knucklebones.
  const bones = row(s.goods, seat)[KNUCKLEBONE] ?? 0;
  return own + 1 > enemies || bones >= 4 + 2 * enemies ? worth - 3 : worth - 25 * enemies;
}

/** The best that can still be reached from an area, less for every step. */
export function outlook(s: State, seat: Seat, from: number): number {
  const steps = distancesTo(from, (area) => enemiesAt(s, seat, area) === 0 && s.closed[area] !== true);
  let best = 0;
  for (let area = 0; area < AREAS.length; area++) {
    const far = steps[area] ?? FAR;
    if (far === FAR || s.closed[area] === true || (s.home.includes(area) && s.home[seat] !== area)) continue;
    best = Math.max(best, Math.floor(areaWorth(s, seat, area) / (1 + far)));
  }
  return best;
}
