import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { COLOURS } from '../../content/dice.ts';
import { EBLAITES, ELAMITES, SUMERIANS } from '../../content/empires.ts';
import { NEIGHBOURS, SHORES } from '../../content/map.ts';
import { gainDie } from '../effects/dice.ts';
import { placeSettlement, placeShip, placeWalls } from '../effects/pieces.ts';
import { areaIn, areaKey, colourIn, rest, SECTION_KEYS, sectionIn, word } from '../keys.ts';
import { borders, isGuarded } from '../queries/control.ts';
import { isHuman } from '../state.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

const NONE: Key = 'none';
const WAYS: readonly Key[] = ['both', 'settlement', 'walls'];

const neighbours = (s: State, seat: Seat): readonly number[] => NEIGHBOURS[s.home[seat] ?? 0] ?? [];

/** MES-A.05 What speaks against the first Settlement and Walls in an area. */
function objection(s: State, area: number): Objection | undefined {
  if (s.blocked[area] === true) return no('MES-4.08', 'no.blocked');
  if (isGuarded(s, area)) return no('MES-13.11', 'no.tribe');
  return s.closed[area] === true ? no('MES-2.08', 'no.closed') : undefined;
}

/** MES-3.05, MES-3.09, MES-3.13 What some Empires choose when all Starting areas are known. */
export const choices = R.proc<One>('start.choices')({
  which: (g, { seat }) => {
    const empire = g.s.empire[seat];
    if (empire === SUMERIANS) return g.goto('die');
    if (empire === ELAMITES) return g.goto('settle');
    return empire === EBLAITES ? g.goto('ship') : g.end();
  },
  die: {
    ask: 'setup.die',
    by: (_, v) => v.seat,
    options: () => COLOURS,
    then: (g, { seat }, key) => {
      gainDie(g, seat, colourIn(key), 'MES-3.05');
      return g.end();
    },
  },
  settle: {
    ask: 'setup.settle',
    by: (_, v) => v.seat,
    ...guarded<State, One>(
      (s, { seat }) => [...neighbours(s, seat).flatMap((area) => WAYS.map((way) => `${way}/${areaKey(area)}`)), NONE],
      (s, _, key) => (key === NONE ? undefined : objection(s, areaIn(rest(key)))),
    ),
    then: (g, { seat }, key) => {
      if (key === NONE) return g.end();
      const area = areaIn(rest(key));
      if (word(key) !== 'walls') placeSettlement(g, seat, area, 'MES-3.09');
      if (word(key) !== 'settlement') placeWalls(g, seat, area, 'MES-3.09');
      return g.end();
    },
  },
  ship: {
    ask: 'setup.ship',
    by: (_, v) => v.seat,
    ...guarded<State, One>(
      () => SECTION_KEYS,
      (s, { seat }, key) => (borders(sectionIn(key), s.home[seat] ?? 0) ? undefined : no('MES-3.13', 'no.ship-home')),
    ),
    then: (g, { seat }, key) => {
      placeShip(g, seat, sectionIn(key), 'MES-3.13');
      return g.end();
    },
  },
});

/** MES-32.34 The same for the Automaton, which is not asked. */
export function automatonChoices(g: Parameters<typeof placeShip>[0]): void {
  const { s } = g;
  const seat = s.automaton;
  if (seat < 0 || isHuman(s, seat) || s.mode === 'siege' || s.mode === 'guardians') return;
  const empire = s.empire[seat];
  if (empire === ELAMITES) {
    const area = neighbours(s, seat).find((near) => objection(s, near) === undefined);
    if (area === undefined) return;
    placeSettlement(g, seat, area, 'MES-32.34');
    placeWalls(g, seat, area, 'MES-32.34');
  }
  const [section] = SHORES[s.home[seat] ?? 0] ?? [];
  if (empire === EBLAITES && section !== undefined) placeShip(g, seat, section, 'MES-32.34');
}
