import type { Win } from '../../content/challenges.ts';
import { challengeOf } from './challenge.ts';
import { BAILEET, QUEEN } from '../../content/characters.ts';
import { DIVINERS, GOODS, MEDICINE, MILITARY, SUPPLIES, TECHNOLOGIES, TOKENS } from '../../content/things.ts';
import type { Location } from '../geography.ts';
import { ALL, area, ASSYRIA, isAreaName, location, LOCATIONS_IN } from '../geography.ts';
import type { Ending, State } from '../state.ts';
import { DEAD } from '../state.ts';
import { ADVISORS, COURT, goodOf, inPlay, technologies } from './characters.ts';
import { enemiesOnMap, onMap, tokensIn, vassals } from './places.ts';
import { numberOf } from './numbers.ts';

/** Locations of the Areas and Locations named; of the whole map where none is. */
const locationsOf = (places: readonly string[]): readonly Location[] =>
  places.length === 0
    ? ALL
    : places.flatMap((place) => (isAreaName(place) ? (LOCATIONS_IN[area(place)] ?? []) : [location(place)]));

/** Technology markers on Characters in play. */
export function technologiesInPlay(s: State): number {
  let sum = 0;
  for (const who of COURT) {
    if (!inPlay(s, who)) continue;
    for (let what = 0; what < TECHNOLOGIES.length; what++) sum += technologies(s, who, what);
  }
  return sum;
}

function goodsInPlay(s: State): number[] {
  return GOODS.map((_, good) => COURT.reduce((sum, who) => sum + (inPlay(s, who) ? goodOf(s, who, good) : 0), 0));
}

/** Does one part of a Win Condition hold? */
export function holds(s: State, win: Win): boolean {
  switch (win.is) {
    case 'gate':
      return s.gate[area(win.area)] === true;
    case 'gates':
      return vassals(s).length >= win.n;
    case 'tokens':
      // SAM-18.11
      return win.areas.every((name) => tokensIn(s, TOKENS.indexOf(win.token), area(name)) >= win.n);
    case 'total':
      return onMap(s, TOKENS.indexOf(win.token)) >= win.n;
    case 'no-enemies':
      return locationsOf(win.places).every((at) => (s.enemies[at] ?? 0) === 0);
    case 'no-markers':
      return locationsOf(win.places).every((at) => (win.marker === 'unrest' ? s.unrest : s.plague)[at] !== true);
    case 'few-enemies':
      return enemiesOnMap(s) <= win.n;
    case 'queen-in':
      return s.at[QUEEN] === location(win.at);
    case 'queen-safe':
      return s.assassinations <= win.n;
    case 'technologies':
      return technologiesInPlay(s) >= win.n;
    case 'advisors':
      return ADVISORS.filter((who) => inPlay(s, who)).length >= win.n;
    case 'goods': {
      const goods = goodsInPlay(s);
      return goods.reduce((sum, n) => sum + n, 0) >= win.n && goods.filter((n) => n > 0).length >= win.types;
    }
    case 'oracle-dead':
      return s.fate[BAILEET] === DEAD;
    default:
      return s.month === s.months;
  }
}

/** SAM-32.05 All parts at the same time. */
export const isWon = (s: State): boolean => challengeOf(s).win.every((win) => holds(s, win));

/** SAM-18.02 to SAM-18.07 Why the Challenge is lost at stage 7, if it is. */
export function lossOf(s: State): Ending {
  if (onMap(s, MEDICINE) === 0) return 'no-medicine';
  if (onMap(s, SUPPLIES) === 0) return 'no-supplies';
  if (onMap(s, DIVINERS) === 0) return 'no-diviners';
  if (onMap(s, MILITARY) === 0) return 'no-military';
  if (s.gate[ASSYRIA] !== true) return 'no-gate';
  return s.assassinations >= numberOf(s, 'deadly') ? 'assassinated' : '';
}
