import type { Thumb } from '@edubba/bots';
import type { Seat } from '@edubba/kernel';
import { PORT, ROYAL_ROADS } from '../content/buildings.ts';
import type { Space } from '../content/map.ts';
import { AKKAD } from '../content/map.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { CHAMPION } from '../content/units.ts';
import {
  ALL_SPACES,
  CARD_AT,
  DISTANCE,
  IS_CITY,
  IS_DANGER,
  IS_SPECIAL,
  LAND,
  MONSTER_AT,
  NEIGHBOURS,
} from '../rules/geography.ts';
import { bonesAt } from '../rules/queries/combat.ts';
import { controlsHome, enemyAt, figuresAt, homesOf, isActivated, unitsAt } from '../rules/queries/map.ts';
import { cardsHeld, hasBuilt, hasUpgrade, poolTypes, worships } from '../rules/queries/players.ts';
import type { State } from '../rules/state.ts';
import { ALIVE, NOBODY } from '../rules/state.ts';
import { akkadDenial, bankGain, goals, missionNeed } from './goals.ts';
import type { Mind } from './mind.ts';
import { part, perMind, sum } from './mind.ts';
import { cityCardWorth, later } from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** How dangerous a rival is: 1 for anybody, more for whoever is about to win. */
export function rivalry(s: State, seat: Seat, rival: Seat): number {
  const theirs = s.vp[rival] ?? 0;
  if (theirs >= numberOf(s, 'goal') - 2) return 3;
  return theirs > (s.vp[seat] ?? 0) ? 1.6 : 1;
}

/** Whose home each home city and residence is, looked at once. */
const homeOwners = perMind(({ s }) => {
  const owners = Array<Seat>(ALL_SPACES.length).fill(NOBODY);
  for (let seat = 0; seat < s.table.seats; seat++) for (const space of homesOf(s, seat)) owners[space] = seat;
  return owners;
});

/** Is somebody about to finish the Sacred Mission? */
const nearly = (s: State, seat: Seat): number => {
  const need = missionNeed(s, seat);
  return need > 0 && need <= 3 ? 4 - need : 0;
};

/** What being robbed of this space costs its owner, so far as that is any use. */
function robbing(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  const owner = s.control[space] ?? NOBODY;
  if (owner === NOBODY || owner === seat) return 0;
  const home = homeOwners(mind)[space] === owner;
  const worth = home ? 80 + 35 * (s.vp[owner] ?? 0) + 40 * nearly(s, owner) : IS_CITY[space] === true ? 30 : 6;
  // AKK-12.17 without a home city nobody scores
  return rivalry(s, seat, owner) * worth;
}

/** What taking control of a space brings. */
export function controlParts(mind: Mind, space: Space): Thumb[] {
  const { s, seat } = mind;
  if (IS_DANGER[space] === true || s.control[space] === seat) return [];
  const g = goals(mind);
  const parts = [part('land', later(s, 16)), part('goal', g.territory)];
  const rob = robbing(mind, space);
  if (rob > 0) parts.push(part('rob', rob));
  if (homeOwners(mind)[space] === seat) parts.push(part('home', controlsHome(s, seat) ? 60 : 2 * g.vp));
  if (IS_CITY[space] !== true) return parts;
  parts.push(part('city', later(s, 75)), part('goal', g.city + bankGain(g, space)));
  const owner = homeOwners(mind)[space] ?? NOBODY;
  if (owner !== NOBODY && owner !== seat) parts.push(part('deed', g.gate));
  if (IS_SPECIAL[space] !== true) return parts;
  const card = CITY_CARD_NAMES[CARD_AT[space] ?? -1];
  const free = cardsHeld(s, seat) < numberOf(s, 'city-cards');
  parts.push(part('goal', g.special));
  if (card !== undefined && free) parts.push(part('city-card', cityCardWorth(s, seat, card)));
  if (space === AKKAD) parts.push(part('akkad', g.akkad + later(s, 40)), part('deny', akkadDenial(s, seat)));
  return parts;
}

const gains = perMind((mind) => {
  const list = Array<number>(ALL_SPACES.length).fill(-1);
  return (space: Space): number => {
    let gain = list[space] ?? -1;
    if (gain < 0) {
      gain = sum(controlParts(mind, space));
      list[space] = gain;
    }
    return gain;
  };
});

/** The same in one number. */
export const controlGain = (mind: Mind, space: Space): number => gains(mind)(space);

/** How far a rival's land armies come. */
const strideOf = (s: State, seat: Seat): number =>
  1 + (hasUpgrade(s, seat, ROYAL_ROADS) ? 1 : 0) + (worships(s, seat, 'shamash') ? 1 : 0);

/** A group that may still move before the phase ends. */
interface Roamer {
  readonly from: Space;
  readonly bones: number;
  readonly stride: number;
  readonly port: boolean;
}

/** Every group of a rival that may still come somewhere. */
const roamers = perMind(({ s, seat }) => {
  const found: Roamer[] = [];
  for (let rival = 0; rival < s.table.seats; rival++) {
    if (rival === seat) continue;
    if (s.phase === 'action' && (s.passed[rival] === true || poolTypes(s, rival).length === 0)) continue;
    const stride = strideOf(s, rival);
    const port = hasBuilt(s, rival, PORT);
    for (const from of ALL_SPACES) {
      if (figuresAt(s, rival, from) === 0 || isActivated(s, rival, from)) continue;
      found.push({ from, bones: bonesAt(s, rival, from), stride, port });
    }
  }
  return found;
});

/** Can this group come to a space in one action? */
function comes({ from, stride, port }: Roamer, space: Space): boolean {
  const far = DISTANCE[from]?.[space] ?? 9;
  return far > 0 && far <= stride && (far > 1 || port || LAND[from]?.includes(space) === true);
}

const menaces = perMind((mind) => {
  const list = Array<number>(ALL_SPACES.length).fill(-1);
  return (space: Space): number => {
    const known = list[space] ?? -1;
    if (known >= 0) return known;
    const { s, seat } = mind;
    let most = 0;
    if (!isActivated(s, seat, space) || s.phase !== 'action')
      for (const one of roamers(mind)) if (one.bones > most && comes(one, space)) most = one.bones;
    list[space] = most;
    return most;
  };
});

/** Bones of the strongest rival group that could come to a space before the phase ends. */
export const menace = (mind: Mind, space: Space): number => menaces(mind)(space);

/** What losing a space of one's own would cost. */
export function stakeAt(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  if (s.control[space] !== seat) return 0;
  const g = goals(mind);
  const homes = homesOf(s, seat);
  if (homes.includes(space)) return homes.length > 1 ? 250 : 150 + 1.2 * g.vp;
  if (space === AKKAD) return 80 + g.akkad + 0.5 * akkadDenial(s, seat);
  if (IS_CITY[space] !== true) return later(s, 12) + g.territory / 3;
  return later(s, IS_SPECIAL[space] === true ? 110 : 75) + g.city / 2;
}

/** The danger of leaving a space with so few bones on it. */
export function exposure(mind: Mind, space: Space, bones: number): number {
  const coming = menace(mind, space);
  if (coming === 0 || bones > coming) return 0;
  const likely = bones === 0 ? 0.5 : (0.35 * coming) / (coming + bones);
  return likely * stakeAt(mind, space);
}

/** What an army next to a space could win there. */
function prize(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  const g = goals(mind);
  const monster = MONSTER_AT[space] ?? -1;
  if (monster >= 0) {
    const open = s.monsters[monster] === ALIVE && ((s.slain[seat] ?? 0) & (1 << monster)) === 0;
    return open ? g.monster + later(s, 70) : 0;
  }
  const enemy = enemyAt(s, seat, space);
  const gain = controlGain(mind, space);
  if (enemy === NOBODY) return 0.5 * gain;
  if (enemy < 0) return gain;
  const champion = unitsAt(s, enemy, space, CHAMPION) > 0 ? championGain(mind, enemy) : 0;
  return 0.7 * gain + g.victory + champion;
}

/** AKK-18.14, Q03 What beating this rival's champion brings. */
export function championGain(mind: Mind, rival: Seat): number {
  const { s, seat } = mind;
  const g = goals(mind);
  const humbled = ((s.humbled[seat] ?? 0) & (1 << rival)) !== 0;
  return 50 + g.champion + (humbled ? 0 : g.humble);
}

const NEAR = [0.7, 1, 0.65, 0.45, 0.3, 0.15];

const prizes = perMind((mind) => {
  const found: (readonly [Space, number])[] = [];
  for (const space of ALL_SPACES) {
    const worth = prize(mind, space);
    if (worth > 20) found.push([space, worth]);
  }
  return found;
});

const hopes = perMind((): (number | undefined)[] => []);

/** What an army can look forward to from a space. */
export function prospect(mind: Mind, from: Space): number {
  const known = hopes(mind)[from];
  if (known !== undefined) return known;
  let best = 0;
  for (const [space, worth] of prizes(mind)) {
    const hope = worth * (NEAR[DISTANCE[from]?.[space] ?? 9] ?? 0);
    if (hope > best) best = hope;
  }
  hopes(mind)[from] = best;
  return best;
}

/** Cities of one's own next to a space: what is held there can be collected. */
export const citiesAround = (s: State, seat: Seat, space: Space): number =>
  (NEIGHBOURS[space] ?? []).filter((near) => IS_CITY[near] === true && s.control[near] === seat).length;
