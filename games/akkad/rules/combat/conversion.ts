import type { Key, Objection } from '@edubba/kernel';
import { guarded, no, option } from '@edubba/kernel';
import { BEATEN, CHAMPION, MERCENARY, PRIEST } from '../../content/units.ts';
import { conversionCards, faithOf, praying } from '../actions/cards/blessing.ts';
import { disband, putUnits, takeUnits } from '../effects/units.ts';
import { IDS, NEIGHBOURS } from '../geography.ts';
import { HEALTHY, isInjured, kindIn } from '../keys.ts';
import { hitsOf, oddsOf } from '../queries/bones.ts';
import type { Side } from '../queries/combat.ts';
import { otherSide } from '../queries/combat.ts';
import { conversionBones } from '../queries/conversion.ts';
import { unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { Fight, State } from '../state.ts';
import { BEAST, NOBODY, REBELS } from '../state.ts';
import { isPlayer, lastBesideMercenaries, SIDES, spaceOfFight, unitsOf, whoOn } from './sides.ts';

const priests = (s: State, side: Side): number =>
  isPlayer(whoOn(s, side)) ? unitsAt(s, whoOn(s, side), spaceOfFight(s), PRIEST) : 0;

/** AKK-11.37, AKK-11.41 Why a unit cannot be the one that is converted; nothing, if it can. */
function unitObjection(s: State, side: Side, key: Key): Objection | undefined {
  const kind = kindIn(key);
  if (kind === CHAMPION || kind === BEATEN)
    return no('AKK-11.37', 'no.converted.champion', undefined, { id: 'fix.other-unit' });
  if (kind === MERCENARY || s.fight === null || !lastBesideMercenaries(s.fight, s, side)) return undefined;
  return no('AKK-11.41', 'no.last-unit', undefined, { id: 'fix.mercenary' });
}

const givable = (s: State, side: Side): Key[] =>
  unitsOf(s, side).filter((key) => unitObjection(s, side, key) === undefined);

/** AKK-11.43, AKK-A.9 A ziggurat of the player under attack on or next to the space prevents it. */
function hindered(s: State, { space }: Fight, enemy: number): boolean {
  const any = s.table.options['ziggurat-blocks'] !== undefined && option(s, 'ziggurat-blocks') === 'any';
  return [space, ...(NEIGHBOURS[space] ?? [])].some((near) => {
    const owner = s.ziggurat[near] ?? NOBODY;
    return owner !== NOBODY && (any || owner === enemy);
  });
}

/** AKK-11.32, AKK-11.37, AKK-10.14 The side that may convert; −1 where neither may. */
export function converting(s: State): Side | -1 {
  const { fight } = s;
  const side = SIDES.find((one) => priests(s, one) > 0);
  if (fight === null || side === undefined || priests(s, otherSide(side)) > 0) return -1;
  const enemy = whoOn(s, otherSide(side));
  if (enemy === BEAST || hindered(s, fight, enemy)) return -1;
  const some = enemy === REBELS ? (s.rebels[fight.space] ?? 0) > 0 : givable(s, otherSide(side)).length > 0;
  return some ? side : -1;
}

/** AKK-11.38 to AKK-11.40 A unit goes to its owner's supply, and an identical one of the converter takes its place, injuries included. */
function turn(g: G, side: Side, key: Key): void {
  const { s } = g;
  const { fight } = s;
  if (fight === null) return;
  const [mine, theirs] = [fight.sides[side], fight.sides[otherSide(side)]];
  const kind = kindIn(key);
  const hurt = isInjured(key) ? 1 : 0;
  if (kind === MERCENARY) {
    takeUnits(s, theirs, fight.space, MERCENARY, 1);
    putUnits(s, mine, fight.space, MERCENARY, 1);
    fight.mercenaries[otherSide(side)] = Math.max(0, fight.mercenaries[otherSide(side)] - 1);
  } else {
    disband(g, theirs, fight.space, kind, 1, hurt, 'AKK-11.38');
    const reserve = s.reserve[mine];
    if (reserve !== undefined && (reserve[kind] ?? 0) > 0) {
      reserve[kind] = (reserve[kind] ?? 0) - 1;
      putUnits(s, mine, fight.space, kind, 1, hurt);
    }
  }
  g.emit({
    type: 'combat.converted',
    seat: mine,
    rule: 'AKK-11.38',
    data: { unit: HEALTHY[kind] ?? '', owner: theirs },
  });
}

/** AKK-11.42 Rebels become mercenaries of the converter. */
function turnRebels(g: G, side: Side, hits: number): void {
  const { s } = g;
  const space = spaceOfFight(s);
  const n = Math.min(hits, s.rebels[space] ?? 0);
  s.rebels[space] = (s.rebels[space] ?? 0) - n;
  putUnits(s, whoOn(s, side), space, MERCENARY, n);
  g.emit({ type: 'combat.rebels-converted', seat: whoOn(s, side), rule: 'AKK-11.42', data: { n } });
}

type Converting = { side: Side; left: number };

const bones = (s: State, { side }: Converting): number =>
  conversionBones(s, whoOn(s, side), spaceOfFight(s)) + (s.fight?.faith[side] ?? 0);

/** AKK-11.34, AKK-11.35 The roll: each hit converts one unit, up to the number of priests. Ends with how many. */
const convertRoll = R.proc<Converting>('combat.conversion.roll', { closed: true })({
  roll: {
    chance: 'roll.convert',
    outcomes: (s, v) => hitsOf(bones(s, v)),
    weights: (s, v) => oddsOf(bones(s, v)),
    about: (s, v) => ({ side: v.side, bones: bones(s, v) }),
    then: (g, v, key) => {
      const data = { space: IDS[spaceOfFight(g.s)] ?? '', hits: Number(key) };
      g.emit({ type: 'conversion.rolled', seat: whoOn(g.s, v.side), rule: 'AKK-11.34', data });
      return g.end(Math.min(Number(key), priests(g.s, v.side)));
    },
  },
});

/** AKK-11.31 to AKK-11.44 Conversion in combat: whether it is tried, cards, the roll, and the units the enemy gives up. */
export const combatConversion = R.proc<Converting>('combat.conversion')({
  possible: (g, v) => {
    const side = converting(g.s);
    if (side === -1) return g.end();
    v.side = side;
    return g.goto('try');
  },
  try: {
    ask: 'combat.convert',
    by: (s, v) => whoOn(s, v.side),
    options: () => ['yes', 'no'],
    about: (s, v) => ({ bones: bones(s, v) }),
    then: (g, v, answer) =>
      answer === 'no' ? g.end() : g.call(conversionCards, praying(whoOn(g.s, v.side)), 'prayed'),
  },
  // C12 Voice of the God, M7 Blessing of Suen
  prayed: (g, v) => {
    const { bones: more, blessed } = faithOf(g.result);
    if (g.s.fight !== null) g.s.fight.faith[v.side] += more;
    v.left = 1;
    return g.goto(blessed ? 'units' : 'roll');
  },
  roll: (g, v) => g.call(convertRoll, v, 'rolled'),
  rolled: (g, v) => {
    v.left = Number(g.result);
    return g.goto('units');
  },
  units: (g, v) => {
    const enemy = otherSide(v.side);
    if (whoOn(g.s, enemy) === REBELS) {
      if (v.left > 0) turnRebels(g, v.side, v.left);
      return g.end();
    }
    return v.left-- > 0 && givable(g.s, enemy).length > 0 ? g.goto('which') : g.end();
  },
  // AKK-11.36 the opponent chooses
  which: {
    ask: 'combat.converted',
    by: (s, v) => whoOn(s, otherSide(v.side)),
    ...guarded<State, Converting>(
      (s, v) => unitsOf(s, otherSide(v.side)),
      (s, v, key) => unitObjection(s, otherSide(v.side), key),
    ),
    about: (_, v) => ({ left: v.left + 1 }),
    then: (g, v, _answer, key) => {
      turn(g, v.side, key);
      return g.goto('units');
    },
  },
});
