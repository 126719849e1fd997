import type { Key } from '@edubba/kernel';
import { QUEEN } from '../../content/characters.ts';
import {
  ASSASSINATION,
  DIVINERS,
  MEDICINE,
  MILITARY,
  redOf,
  SUPPLIES,
  SWORD,
  TOKENS,
  TRACKS,
} from '../../content/things.ts';
import { bringMarker, drawMarker } from '../chain/draw.ts';
import { comeBack, enterPlay, setAsideFrom } from '../effects/characters.ts';
import { settle } from '../effects/markers.ts';
import { giveBack, giveBackFrom, inPool, intoBag } from '../effects/tokens.ts';
import { ALL_AREAS, AREA_OF, ASSYRIA, location, POOLS } from '../geography.ts';
import { ask, back, decided, jointly, matter, onward } from '../joint.ts';
import { areaName, locationName, placeName } from '../names.ts';
import { ADVISORS, courtAt, defenseOf, HOME, technologies } from '../queries/characters.ts';
import { eventArea } from '../queries/month-long.ts';
import { holding, mayHaveGate, onMap } from '../queries/places.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { ASIDE, OUT } from '../state.ts';

const giveUp = jointly('return');

/** SAM-15.02 Diviners first, then Supplies, then Military; each with what it needs. */
const CHECKED = [
  [DIVINERS, MEDICINE],
  [SUPPLIES, DIVINERS],
  [MILITARY, SUPPLIES],
] as const;

/** SAM-15.03 to SAM-15.06 How many of a kind may stay on the map. */
export function mayStay(s: State, token: number, needs: number): number {
  const there = onMap(s, needs);
  if (token === MILITARY && there >= TRACKS.needsMore) return Number.POSITIVE_INFINITY;
  if (there >= TRACKS.needs) return token === MILITARY ? TRACKS.second : Number.POSITIVE_INFINITY;
  return TRACKS.free;
}

/** SAM-15.12 The draws in the order of the tracks. */
const DRAWING = [MEDICINE, SUPPLIES, DIVINERS, MILITARY] as const;

/** Where tokens of a kind lie, as keys: Locations, or pools. */
function placesOf(s: State, token: number): Key[] {
  if (!inPool(token)) return holding(token === MILITARY ? s.military : s.diviners).map(locationName);
  const list = token === SUPPLIES ? s.supplies : s.medicine;
  return Array.from({ length: POOLS }, (_, pool) => pool).flatMap((pool) =>
    (list[pool] ?? 0) > 0 ? [placeName(pool)] : [],
  );
}

type Counting = { next: number; counts: number[] };

/** SAM-15 Stage 6a: the Empire board. */
export const boardCheck = R.proc<Counting>('check.board')({
  thresholds: (g, v) => {
    const row = CHECKED[v.next];
    if (row === undefined) {
      v.next = 0;
      return g.goto('warn');
    }
    const [token, needs] = row;
    const over = onMap(g.s, token) - mayStay(g.s, token, needs);
    if (over > 0)
      return ask(g, giveUp, matter(placesOf(g.s, token), { token: TOKENS[token] ?? '', n: over }), 'return');
    v.next++;
    return g.goto('thresholds');
  },
  return: (g, v) => {
    const token = CHECKED[v.next]?.[0] ?? DIVINERS;
    const key = decided(g);
    if (inPool(token)) giveBackFrom(g, token, 1, poolNamed(key), 'SAM-15.07');
    else giveBack(g, token, 1, location(key), 'SAM-15.07');
    settle(g);
    return g.goto('thresholds');
  },
  // SAM-15.09, SAM-15.12 Counted once; all additions before the draws.
  warn: (g, v) => {
    v.counts = TOKENS.map((_, token) => onMap(g.s, token));
    v.counts.forEach((n, token) => {
      if (n <= TRACKS.addsAt) intoBag(g, redOf(token), 'SAM-15.09');
    });
    return g.goto('draw');
  },
  draw: (g, v) => {
    if (g.s.ended !== '') return g.finish();
    const token = DRAWING[v.next++];
    if (token === undefined) return g.end();
    if ((v.counts[token] ?? 0) > TRACKS.drawsAt) return g.goto('draw');
    return g.call(drawMarker, { area: eventArea(g.s) }, 'draw');
  },
});

const poolNamed = (name: string): number =>
  Array.from({ length: POOLS }, (_, pool) => pool).find((pool) => placeName(pool) === name) ?? 0;

/** SAM-16.01 to SAM-16.03 Is the Queen alone outside Assyria? */
export function queenAlone(s: State): boolean {
  const at = s.at[QUEEN] ?? 0;
  if (AREA_OF[at] === ASSYRIA || (s.military[at] ?? 0) > 0) return false;
  // SAM-A.75
  return !courtAt(s, at).some((who) => defenseOf(s, who) > 0 || technologies(s, who, SWORD) > 0);
}

/** SAM-16 Stage 6b: the Queen. */
export const queenCheck = R.proc<null>('check.queen')({
  check: (g) => (queenAlone(g.s) ? g.become(bringMarker, { marker: ASSASSINATION, area: eventArea(g.s) }) : g.end()),
});

/** SAM-17 Stage 6c: Ishtar Gates, all on the same state; then Characters come and go. */
export function gateCheck(g: G): void {
  const { s } = g;
  const fulfils = ALL_AREAS.map((area) => mayHaveGate(s, area));
  const gained = ALL_AREAS.filter((area) => fulfils[area] === true && s.gate[area] !== true);
  const lost = ALL_AREAS.filter((area) => fulfils[area] !== true && s.gate[area] === true);
  for (const area of gained) {
    s.gate[area] = true;
    g.emit({ type: 'gate.gained', rule: 'SAM-17.04', data: { area: areaName(area) } });
  }
  for (const area of lost) {
    s.gate[area] = false;
    g.emit({ type: 'gate.lost', rule: 'SAM-17.06', data: { area: areaName(area) } });
  }
  for (const area of lost) setAsideFrom(g, area, 'SAM-17.12');
  for (const area of gained) {
    for (const who of ADVISORS) {
      if (HOME[who] !== area) continue;
      if (s.fate[who] === OUT) enterPlay(g, who);
      else if (s.fate[who] === ASIDE) comeBack(g, who);
    }
  }
  settle(g);
}

/** SAM-2.02 Stages 6a, 6b and 6c. */
export const checks = R.proc<null>('checks')({
  board: (g) => g.call(boardCheck, { next: 0, counts: [] }, 'queen'),
  queen: (g) => (g.s.ended === '' ? g.call(queenCheck, null, 'gates') : g.finish()),
  gates: (g) => {
    gateCheck(g);
    return onward(g, 'over');
  },
  over: (g) => back(g),
});
