import type { Thumb } from '@edubba/bots';
import type { Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { ARCHER, CHAMPION, CHARIOT, KINDS, MERCENARY, PRIEST, SHIELD, SPEARMAN } from '../content/units.ts';
import { IS_CITY, IS_DANGER, MONSTER_AT } from '../rules/geography.ts';
import { armySize, enemyAt, homesOf, ownUnits } from '../rules/queries/map.ts';
import type { Way } from '../rules/queries/movement.ts';
import { worships } from '../rules/queries/players.ts';
import type { State } from '../rules/state.ts';
import { ALIVE, NOBODY } from '../rules/state.ts';
import type { Stance, Troop } from './forces.ts';
import {
  blockedBy,
  bonesOf,
  forceOf,
  hasChampion,
  joined,
  monsterForce,
  ownOf,
  rebelForce,
  troopAt,
} from './forces.ts';
import { goals } from './goals.ts';
import { championGain, controlGain, controlParts, exposure, menace, prospect, rivalry } from './ground.ts';
import type { Mind } from './mind.ts';
import { part, perMind, sum } from './mind.ts';
import type { Odds } from './odds.ts';
import { oddsFor } from './odds.ts';
import type { Origin } from './reach.ts';
import { reach } from './reach.ts';
import { later, unitWorth } from './worth.ts';

/** Units that go from one space. */
export interface Band {
  readonly way: Way;
  readonly from: Space;
  readonly units: readonly number[];
  readonly hurt: readonly number[];
  /** No own unit stays behind. */
  readonly whole: boolean;
}

/** Who goes to a space, and what that is worth. At most one band leaves own units behind, and it is told first. */
export interface March {
  readonly bands: readonly Band[];
  readonly parts: readonly Thumb[];
  readonly value: number;
}

/** What is missed least where nobody is fought. */
const SCOUTS: readonly number[] = [SPEARMAN, SHIELD, ARCHER, PRIEST, CHARIOT, CHAMPION];
const SCOUT_COST: readonly number[] = [0, 6, 14, 12, 2, 18];

/** Who is wanted in a fight, the best first. */
const FIGHTERS: readonly number[] = [CHAMPION, CHARIOT, ARCHER, SHIELD, SPEARMAN];

const NONE: readonly number[] = Array<number>(KINDS).fill(0);
const empty = (): number[] => NONE.slice();

/** What stays behind when a band goes. */
function rest(s: State, seat: Seat, { from, units }: Pick<Band, 'from' | 'units'>): Troop {
  const { units: all, hurt } = troopAt(s, seat, from);
  return { units: all.map((n, kind) => n - (units[kind] ?? 0)), hurt };
}

/** The danger of what stays behind. */
const uncovered = (mind: Mind, bands: readonly Pick<Band, 'from' | 'units'>[]): number =>
  bands.reduce((total, band) => {
    const left = bonesOf(rest(mind.s, mind.seat, band));
    const before = bonesOf(troopAt(mind.s, mind.seat, band.from));
    return total + exposure(mind, band.from, left) - exposure(mind, band.from, before);
  }, 0);

/** The enemy of a fight as a force and a troop. */
export function foeAt(s: State, seat: Seat, space: Space): { seat: Seat; troop: Troop | undefined } {
  const enemy = enemyAt(s, seat, space);
  return { seat: enemy, troop: enemy >= 0 ? troopAt(s, enemy, space) : undefined };
}

/** Exact odds of an attack on whoever stands on a space, or on its monster. */
export function attackOdds(s: State, seat: Seat, space: Space, army: Troop, monster: boolean): Odds {
  const stance: Stance = { attacks: true, monster, fresh: true };
  const mine = forceOf(s, seat, army, stance);
  if (monster) return oddsFor(mine, blockedBy(monsterForce(s), army));
  const foe = foeAt(s, seat, space);
  if (foe.troop === undefined) return oddsFor(mine, blockedBy(rebelForce(s.rebels[space] ?? 0), army));
  const alone = ownOf(foe.troop) === 0 ? { ...foe.troop, units: NONE } : foe.troop;
  const theirs = forceOf(s, foe.seat, alone, { attacks: false, monster: false, fresh: true });
  return oddsFor(blockedBy(mine, alone), blockedBy(theirs, army));
}

/** What a fight brings besides control of the space. */
function spoils(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  const g = goals(mind);
  const foe = foeAt(s, seat, space);
  const walls = IS_CITY[space] === true ? g.walls : 0;
  if (foe.seat < 0) return walls;
  const champion = foe.troop !== undefined && hasChampion(foe.troop) ? championGain(mind, foe.seat) : 0;
  return walls + g.victory + champion;
}

/** A fight by its odds; under two in three it must be worth the risk. */
function fightParts(mind: Mind, space: Space, odds: Odds, prize: number): Thumb[] {
  const { s, seat } = mind;
  const foe = enemyAt(s, seat, space);
  const hurt = foe >= 0 ? odds.lossB * 0.4 * rivalry(s, seat, foe) : 0;
  const bold = odds.win < 0.65 ? (0.65 - odds.win) * 180 : 0;
  return [
    part('fight-win', odds.win * prize),
    part('fight-harm', hurt),
    part('fight-loss', -odds.lossA * 0.8),
    part('fight-odds', -bold),
  ];
}

/** AKK-10.03 Half of the time one unit of a group is lost on dangerous ground. */
function dangerCost(s: State, seat: Seat, space: Space, bands: readonly Band[]): number {
  if (IS_DANGER[space] !== true || worships(s, seat, 'shamash')) return 0;
  let cost = 0;
  for (const { units } of bands) {
    const kind = [MERCENARY, SPEARMAN, SHIELD, PRIEST, ARCHER, CHARIOT].find((one) => (units[one] ?? 0) > 0);
    if (kind !== undefined) cost += 0.5 * unitWorth(s, kind);
  }
  return cost;
}

/** AKK-10.16 to AKK-10.18 Is there a monster for this player? */
export function monsterOpen(s: State, seat: Seat, space: Space): boolean {
  const monster = MONSTER_AT[space] ?? -1;
  return monster >= 0 && s.monsters[monster] === ALIVE && ((s.slain[seat] ?? 0) & (1 << monster)) === 0;
}

/** What a monster is worth to this player: the reward, a quest, Uruk's mission. */
export const monsterPrize = (mind: Mind): number => goals(mind).monster + later(mind.s, 90) + goals(mind).lapis / 2;

/** The strongest army that fits, from everywhere. */
function muster(mind: Mind, origins: readonly Origin[], room: number): Band[] {
  const { s, seat } = mind;
  const bands = origins.map(({ way, from }) => ({ way, from, units: empty(), hurt: empty(), whole: false }));
  const troops = origins.map(({ from }) => troopAt(s, seat, from));
  const kept = origins.map(({ from }) => watch(mind, from));
  let left = room;
  for (const kind of FIGHTERS) {
    for (let i = 0; i < bands.length && left > 0; i++) {
      const band = bands[i];
      const troop = troops[i];
      if (band === undefined || troop === undefined) continue;
      const stay = kind === SPEARMAN || kind === ARCHER ? (kept[i] ?? 0) : 0;
      const n = Math.min(left, Math.max(0, (troop.units[kind] ?? 0) - stay), kind === SHIELD ? 1 : left);
      if (kind !== CHAMPION) kept[i] = Math.max(0, (kept[i] ?? 0) - (troop.units[kind] ?? 0));
      band.units[kind] = n;
      band.hurt[kind] = Math.max(0, n - ((troop.units[kind] ?? 0) - (troop.hurt[kind] ?? 0)));
      left -= n;
    }
  }
  return settled(s, seat, bands);
}

/** Mercenaries go along; of several bands that leave somebody behind only the strongest goes. */
function settled(
  s: State,
  seat: Seat,
  bands: readonly { way: Way; from: Space; units: number[]; hurt: number[] }[],
): Band[] {
  const going: Band[] = [];
  for (const { way, from, units, hurt } of bands) {
    if (units.every((n) => n === 0)) continue;
    const all = troopAt(s, seat, from);
    units[MERCENARY] = all.units[MERCENARY] ?? 0;
    const own = ownOf({ units, hurt });
    going.push({ way, from, units, hurt, whole: own === ownOf(all) });
  }
  const partial = going.filter(({ whole }) => !whole).sort((a, b) => bonesOf(b) - bonesOf(a));
  return [...partial.slice(0, 1), ...going.filter(({ whole }) => whole)];
}

/** How many cheap units stay to guard a home city somebody can come to. */
function watch(mind: Mind, from: Space): number {
  if (!homesOf(mind.s, mind.seat).includes(from)) return 0;
  const comes = menace(mind, from);
  return comes === 0 ? 0 : comes < 4 ? 1 : 2;
}

const all = (bands: readonly Band[]): Troop =>
  bands.reduce<Troop>((army, band) => joined(army, band), { units: NONE, hurt: NONE });

/** Mari's army goes after champions even where nothing else is to be had on the way. */
const HUNT = 0.9;

/** The whole army goes and fights, or stands there for the next deed. */
function armyMarch(mind: Mind, target: Space, origins: readonly Origin[], room: number): March | undefined {
  const { s, seat } = mind;
  const bands = muster(mind, origins, room);
  if (bands.length === 0) return undefined;
  const army = joined(all(bands), troopAt(s, seat, target));
  const foe = enemyAt(s, seat, target);
  const monster = foe === NOBODY && monsterOpen(s, seat, target);
  const parts: Thumb[] = [
    part('exposed', -uncovered(mind, bands)),
    part('danger', -dangerCost(s, seat, target, bands)),
  ];
  if (foe !== NOBODY || monster) {
    const odds = attackOdds(s, seat, target, army, monster);
    const prize = monster ? monsterPrize(mind) : controlGain(mind, target) + spoils(mind, target);
    const fight = fightParts(mind, target, odds, prize);
    // The monster need not be fought.
    if (!monster || sum(fight) > 0) parts.push(...fight);
  } else parts.push(...controlParts(mind, target));
  const before = Math.max(...bands.map(({ from }) => prospect(mind, from)));
  const drive = goals(mind).humble > 0 ? HUNT : 0.4;
  parts.push(part('prospect', drive * (prospect(mind, target) - before)));
  if (foe === NOBODY) parts.push(part('strays', -4 * ownOf(army)));
  return { bands, parts, value: sum(parts) };
}

/** One unit that is missed least takes an empty space. */
function scoutMarch(mind: Mind, target: Space, origins: readonly Origin[]): March | undefined {
  const { s, seat } = mind;
  const gain = controlParts(mind, target);
  let best: March | undefined;
  for (const { way, from, over } of origins) {
    const troop = troopAt(s, seat, from);
    for (const kind of SCOUTS) {
      if ((troop.units[kind] ?? 0) === 0) continue;
      const units = empty();
      units[kind] = 1;
      const hurt = empty();
      if ((troop.hurt[kind] ?? 0) >= (troop.units[kind] ?? 0)) hurt[kind] = 1;
      const band: Band = { way, from, units, hurt, whole: ownOf(troop) === 1 };
      const parts = [
        ...gain,
        part(
          'passing',
          over.reduce((total, space) => total + controlGain(mind, space), 0),
        ),
        part('exposed', -uncovered(mind, [band])),
        part('strays', -(SCOUT_COST[kind] ?? 0)),
      ];
      const value = sum(parts);
      if (best === undefined || value > best.value) best = { bands: [band], parts, value };
      break;
    }
  }
  return best;
}

/** Units go where they guard: for Royal Guard, or a home city that is in danger. */
function guardMarch(mind: Mind, target: Space, origins: readonly Origin[], room: number): March | undefined {
  const { s, seat } = mind;
  if (s.control[target] !== seat) return undefined;
  const home = homesOf(s, seat).includes(target);
  const need = home && goals(mind).guard > 0 ? Math.max(0, 4 - ownUnits(s, seat, target)) : 0;
  const here = bonesOf(troopAt(s, seat, target));
  const danger = exposure(mind, target, here);
  if (need === 0 && danger < 20) return undefined;
  const bands = muster(mind, origins, need === 0 ? room : Math.min(room, need));
  if (bands.length === 0) return undefined;
  const came = ownOf(all(bands));
  const after = exposure(mind, target, here + bonesOf(all(bands)));
  const parts = [
    part('goal', need === 0 ? 0 : goals(mind).guard * (came >= need ? Math.min(need, 2) : came / 2)),
    part('guards', danger - after),
    part('exposed', -uncovered(mind, bands)),
  ];
  return { bands, parts, value: sum(parts) };
}

/** The best way to go to a space from these origins; nothing where nobody can or the space is full. */
export function marchFrom(mind: Mind, target: Space, origins: readonly Origin[]): March | undefined {
  const { s, seat } = mind;
  const room = armySize(s, seat) - ownUnits(s, seat, target);
  if (room <= 0 || origins.length === 0) return undefined;
  const clear = enemyAt(s, seat, target) === NOBODY && IS_DANGER[target] !== true;
  const ways = [
    armyMarch(mind, target, origins, room),
    clear ? scoutMarch(mind, target, origins) : undefined,
    clear ? guardMarch(mind, target, origins, room) : undefined,
  ];
  let best: March | undefined;
  for (const way of ways) if (way !== undefined && (best === undefined || way.value > best.value)) best = way;
  return best;
}

const marches = perMind((mind) => {
  const known = new Map<Space, March | undefined>();
  return (target: Space): March | undefined => {
    if (!known.has(target)) known.set(target, marchFrom(mind, target, reach(mind)[target] ?? []));
    return known.get(target);
  };
});

/** The best movement to a space without any card. */
export const marchTo = (mind: Mind, target: Space): March | undefined => marches(mind)(target);
