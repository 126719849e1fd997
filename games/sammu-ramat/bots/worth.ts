import { QUEEN } from '../content/characters.ts';
import { MILITARY, TECHNOLOGIES, TOKENS } from '../content/things.ts';
import { enemies as enemiesAttack, spread } from '../forecast/stages.ts';
import { copy } from '../rules/copy.ts';
import { gateCheck } from '../rules/effects/gates.ts';
import type { Location } from '../rules/geography.ts';
import { ALL, AREA_OF, ASSYRIA, CAPITAL, NEXT_TO, TO_KALHU } from '../rules/geography.ts';
import { COURT, goodsOf, inPlay, technologies } from '../rules/queries/characters.ts';
import { queenAlone } from '../rules/queries/checking.ts';
import { defenseAt, enemiesOnMap, onMap, strengthAt, vassals } from '../rules/queries/places.ts';
import { isWon, lossOf } from '../rules/queries/winning.ts';
import type { G } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { Plan } from './plan.ts';
import { numberOf } from '../rules/queries/numbers.ts';

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

/** What it costs that Assyria or the Queen would fall in two Months. */
const LATER = 300;
/** What each Military costs that is wanting against the Enemies on the map and for the Gates. */
const SHORT = 12;
/** What an action that serves the Win Condition is worth. */
const AIM = 40;

/** Military that stands next to Enemies, as far as it could beat them. */
function reach(s: State, at: Location): number {
  let best = 0;
  for (const next of NEXT_TO[at] ?? []) best = Math.max(best, s.military[next] ?? 0);
  return Math.min(best, (s.enemies[at] ?? 0) * strengthAt(s, at));
}

/** The board as it would be after this Month's Gates, the spread and the Enemies of the next, if nobody acted any more. */
function ahead(s: State): { readonly s: State; readonly won: boolean; readonly lost: boolean } {
  const then = copy(s);
  const g = { s: then, emit: () => undefined } as unknown as G;
  gateCheck(g);
  const lost = lossOf(then) !== '' || then.assassinations + (queenAlone(then) ? 1 : 0) >= numberOf(s, 'deadly');
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

/** Would Assyria or the Queen fall a Month later, if nobody acted then either? The board is as it would be then, afterwards. */
function later(s: State): number {
  const g = { s, emit: () => undefined } as unknown as G;
  try {
    enemiesAttack({ s, g, pick: () => 0 });
  } catch {
    return -LATER;
  }
  return s.ended !== '' || s.gate[ASSYRIA] !== true ? -LATER : 0;
}

/** The Queen among Enemies who could be two more next Month. */
function exposed(s: State): number {
  const at = s.at[QUEEN] ?? 0;
  let most = 0;
  for (const next of NEXT_TO[at] ?? []) most = Math.max(most, (s.enemies[next] ?? 0) * strengthAt(s, at));
  return most === 0 ? 0 : Math.max(0, most + 2 - defenseAt(s, at));
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
  const { cost } = new Plan(s);
  const value = {
    won: won ? 2500 : 0,
    lost: lost ? -2500 : 0,
    aim: -Math.floor((AIM * cost) / 100),
    gates: vassals(s).length * 40,
    assyria: assyria(s),
    queen:
      -([0, 30, 120, 900][Math.min(numberOf(s, 'deadly'), s.assassinations)] ?? 0) -
      (queenAlone(now) ? 60 : 0) -
      35 * exposed(s),
    edges: TOKENS.reduce((sum, _, token) => sum - ([200, 90, 40, 12, 4][onMap(s, token)] ?? 0), 0),
    court: 45 * COURT.filter((who) => inPlay(s, who)).length,
    enemies: enemies(s) - SHORT * Math.max(0, enemiesOnMap(s) + 4 - onMap(s, MILITARY)),
    markers: markers(s),
    tokens: TOKENS.reduce(
      (sum, _, token) =>
        sum + (token === MILITARY ? 6 * Math.min(14, onMap(s, token)) : 3 * Math.min(9, onMap(s, token))),
      0,
    ),
    goods: COURT.reduce((sum, who) => sum + (inPlay(s, who) ? Math.min(goodsOf(s, who), 6) : 0), 0) + 7 * tech(s),
    cards: s.hand.reduce((sum, cards) => sum + 2 * Math.min(5, cards.length), 0),
    green:
      4 * (count(s.diplomacyRaid) + count(s.diplomacyAttack) + count(s.karuAt) + count(s.healthAt)) +
      12 * s.religionQueen +
      6 * count(s.religionEvent) +
      3 * (count(s.healthArea) + count(s.karuArea)),
  };
  if (!won && !lost) value.lost = later(s);
  return value;
}

export function total(value: Worth): number {
  let sum = 0;
  for (const feature of FEATURES) sum += value[feature];
  return sum;
}
