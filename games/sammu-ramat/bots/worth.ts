import type { Win } from '../content/challenges.ts';
import { challengeCard } from '../content/challenges.ts';
import { BAILEET, QUEEN } from '../content/characters.ts';
import { DEADLY, GOODS, MILITARY, TECHNOLOGIES, TOKENS } from '../content/things.ts';
import { enemies as enemiesAttack, spread } from '../forecast/stages.ts';
import { copy } from '../rules/copy.ts';
import { gateCheck } from '../rules/effects/gates.ts';
import type { Location } from '../rules/geography.ts';
import {
  ALL,
  ALL_AREAS,
  area,
  AREA_OF,
  ASSYRIA,
  CAPITAL,
  isAreaName,
  location,
  LOCATIONS_IN,
  NEXT_TO,
  STEPS,
  TO_KALHU,
} from '../rules/geography.ts';
import { ADVISORS, COURT, goodOf, goodsOf, inPlay, technologies } from '../rules/queries/characters.ts';
import { queenAlone } from '../rules/queries/checking.ts';
import { defenseAt, enemiesOnMap, onMap, strengthAt, tokensIn, vassals } from '../rules/queries/places.ts';
import { holds, isWon, lossOf, technologiesInPlay } from '../rules/queries/winning.ts';
import type { G } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { Means, nearGate, way } from './needs.ts';

/** What a position is worth, by what for. Whole numbers, so that every engine chooses alike. */
export const FEATURES = [
  'won',
  'lost',
  'aim',
  'gates',
  'assyria',
  'queen',
  'edges',
  'court',
  'enemies',
  'markers',
  'tokens',
  'goods',
  'cards',
  'green',
] as const;
export type Feature = (typeof FEATURES)[number];
export type Worth = { [feature in Feature]: number };

const NONE: Worth = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Worth;

const share = (have: number, want: number): number => Math.min(100, Math.floor((100 * have) / want));

const locationsOf = (places: readonly string[]): readonly Location[] =>
  places.length === 0
    ? ALL
    : places.flatMap((place) => (isAreaName(place) ? (LOCATIONS_IN[area(place)] ?? []) : [location(place)]));

/** Military that stands next to Enemies, as far as it could beat them. */
function reach(s: State, at: Location): number {
  let best = 0;
  for (const next of NEXT_TO[at] ?? []) best = Math.max(best, s.military[next] ?? 0);
  return Math.min(best, (s.enemies[at] ?? 0) * strengthAt(s, at));
}

/** Enemies of these places, fewer being better, those within reach of Military less bad. */
function cleared(s: State, places: readonly Location[]): number {
  let bad = 0;
  for (const at of places) {
    const there = s.enemies[at] ?? 0;
    if (there > 0) bad += 14 * there - 4 * reach(s, at);
  }
  return Math.max(0, 95 - bad);
}

/** How far one part of the Win Condition is fulfilled, in parts of a hundred. */
function progress(s: State, means: Means, win: Win): number {
  if (holds(s, win)) return 100;
  switch (win.is) {
    case 'gate':
      return Math.min(95, nearGate(s, means, area(win.area)));
    case 'gates': {
      const open = ALL_AREAS.filter((inArea) => s.gate[inArea] !== true)
        .map((inArea) => nearGate(s, means, inArea))
        .sort((a, b) => b - a);
      const have = vassals(s).length;
      const near = open.slice(0, Math.max(0, win.n - have)).reduce((sum, n) => sum + n, 0);
      return Math.floor((100 * have + near) / win.n);
    }
    case 'tokens':
      return Math.floor(
        win.areas.reduce((sum, name) => sum + areaShare(s, means, TOKENS.indexOf(win.token), name, win.n), 0) /
          win.areas.length,
      );
    case 'total':
      return share(onMap(s, TOKENS.indexOf(win.token)), win.n);
    case 'no-enemies':
      return cleared(s, locationsOf(win.places));
    case 'no-markers': {
      const flags = win.marker === 'unrest' ? s.unrest : s.plague;
      return Math.max(0, 80 - 20 * locationsOf(win.places).filter((at) => flags[at] === true).length);
    }
    case 'few-enemies':
      return Math.max(0, 90 - 10 * (enemiesOnMap(s) - win.n));
    case 'queen-in':
      return 80 - 10 * way(s.at[QUEEN] ?? 0, location(win.at));
    case 'technologies':
      return share(technologiesInPlay(s), win.n);
    case 'advisors':
      return advisors(s, means, win.n);
    case 'goods': {
      const types = GOODS.filter((_, good) => COURT.some((who) => inPlay(s, who) && goodOf(s, who, good) > 0)).length;
      return Math.min(95, (share(goodsInPlay(s), win.n) + share(types, win.types)) >> 1);
    }
    case 'oracle-dead':
      return oracle(s);
    default:
      return 0;
  }
}

function areaShare(s: State, means: Means, token: number, name: string, want: number): number {
  const have = tokensIn(s, token, area(name));
  if (have >= want) return 100;
  const capital = CAPITAL[area(name)] ?? 0;
  let near = 0;
  for (const who of COURT) {
    if (!inPlay(s, who)) continue;
    const here = s.at[who] ?? 0;
    const carries = tokensIn(s, token, AREA_OF[here] ?? -1) > want || means.makes(who, token, area(name));
    if (carries) near = Math.max(near, 60 - 12 * way(here, capital));
  }
  return share(100 * have + near, 100 * want);
}

/** Each new Gate brings an Advisor. */
function advisors(s: State, means: Means, want: number): number {
  const have = ADVISORS.filter((who) => inPlay(s, who)).length;
  const open = ALL_AREAS.filter((inArea) => s.gate[inArea] !== true).map((inArea) => nearGate(s, means, inArea));
  return share(100 * have + Math.max(0, ...open), 100 * want);
}

/** SAM-A.58 Military in reach of Oracle Baileet. */
function oracle(s: State): number {
  const at = s.at[BAILEET] ?? -1;
  if (at < 0) return 0;
  let best = 9;
  for (const there of ALL) if ((s.military[there] ?? 0) > 0) best = Math.min(best, STEPS[there]?.[at] ?? 9);
  return Math.max(0, 80 - 15 * best);
}

const goodsInPlay = (s: State): number => COURT.reduce((sum, who) => sum + (inPlay(s, who) ? goodsOf(s, who) : 0), 0);

/** The board as it would be after this Month's Gates, the spread and the Enemies of the next, if nobody acted any more. */
function ahead(s: State): { readonly s: State; readonly won: boolean; readonly lost: boolean } {
  const then = copy(s);
  const g = { s: then, emit: () => undefined } as unknown as G;
  gateCheck(g);
  const lost = lossOf(then) !== '' || then.assassinations + (queenAlone(then) ? 1 : 0) >= DEADLY;
  const won = !lost && isWon(then);
  if (won || lost || s.month >= s.months) return { s: then, won, lost: lost || (!won && s.month >= s.months) };
  const course = { s: then, g, pick: () => 0 };
  spread(course);
  try {
    enemiesAttack(course);
  } catch {
    return { s: then, won: false, lost: true };
  }
  return { s: then, won: false, lost: then.ended !== '' };
}

/** Assyria keeps what its Gate needs, and one more of each. */
function assyria(s: State): number {
  const kalhu = CAPITAL[ASSYRIA] ?? 0;
  const short = (n: number): number => [-160, -25, 0][Math.min(2, n)] ?? 0;
  return (
    short(s.military[kalhu] ?? 0) +
    short(s.diviners[kalhu] ?? 0) +
    short(s.supplies[ASSYRIA] ?? 0) +
    short(s.medicine[ASSYRIA] ?? 0) +
    (s.gate[ASSYRIA] === true ? 0 : -500) +
    Math.min(0, 5 * (defenseAt(s, kalhu) - 3))
  );
}

function enemies(s: State): number {
  let sum = 0;
  for (const at of ALL) {
    const there = s.enemies[at] ?? 0;
    if (there > 0) sum += there * (11 - Math.min(8, TO_KALHU[at] ?? 0)) - reach(s, at);
  }
  return -sum;
}

function markers(s: State): number {
  let sum = 0;
  for (const at of ALL) {
    const capital = CAPITAL[AREA_OF[at] ?? -1] === at;
    if (s.unrest[at] === true || s.plague[at] === true) sum += capital ? 14 : 6;
  }
  for (let red = 0; red < 4; red++) sum += 3 * (s.bag[red] ?? 0);
  for (let green = 4; green < 8; green++) sum -= 2 * (s.bag[green] ?? 0);
  return -sum;
}

const tech = (s: State): number => {
  let sum = 0;
  for (const who of COURT)
    if (inPlay(s, who)) for (let what = 0; what < TECHNOLOGIES.length; what++) sum += technologies(s, who, what);
  return sum;
};

const count = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** What a position is worth to the table. */
export function worth(now: State): Worth {
  if (now.challenge === '') return NONE;
  if (now.ended !== '') return { ...NONE, [now.ended === 'won' ? 'won' : 'lost']: now.ended === 'won' ? 4000 : -4000 };
  const { s, won, lost } = ahead(now);
  const means = new Means(s);
  const wins = challengeCard(s.challenge).win;
  const aim = wins.reduce((sum, win) => sum + progress(s, means, win), 0);
  const left = Math.max(1, s.months - s.month + 1);
  return {
    won: won ? 2500 : 0,
    lost: lost ? -2500 : 0,
    aim: Math.floor((12 * aim) / wins.length) + Math.floor(aim / left),
    gates: vassals(s).length * 40,
    assyria: assyria(s),
    queen: -([0, 30, 120, 900][Math.min(DEADLY, s.assassinations)] ?? 0) - (queenAlone(now) ? 60 : 0),
    edges: TOKENS.reduce((sum, _, token) => sum - ([200, 90, 40, 12, 4][onMap(s, token)] ?? 0), 0),
    court: 18 * COURT.filter((who) => inPlay(s, who)).length,
    enemies: enemies(s),
    markers: markers(s),
    tokens: 3 * TOKENS.reduce((sum, _, token) => sum + Math.min(onMap(s, token), token === MILITARY ? 14 : 9), 0),
    goods: COURT.reduce((sum, who) => sum + (inPlay(s, who) ? Math.min(goodsOf(s, who), 6) : 0), 0) + 7 * tech(s),
    cards: s.hand.reduce((sum, cards) => sum + 2 * Math.min(5, cards.length), 0),
    green:
      4 * (count(s.diplomacyRaid) + count(s.diplomacyAttack) + count(s.karuAt) + count(s.healthAt)) +
      12 * s.religionQueen +
      6 * count(s.religionEvent) +
      3 * (count(s.healthArea) + count(s.karuArea)),
  };
}

export function total(value: Worth): number {
  let sum = 0;
  for (const feature of FEATURES) sum += value[feature];
  return sum;
}
