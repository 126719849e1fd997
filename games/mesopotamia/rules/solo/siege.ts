import type { Context, Effects, Next, RuleId, Seat } from '@edubba/kernel';
import { EXPLORE, GATHER, GROW, WARFARE } from '../../content/actions.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Area } from '../../content/map.ts';
import { AREAS, NEIGHBOURS, STARTS, X } from '../../content/map.ts';
import { SIEGE } from '../../content/scenarios.ts';
import { actionOf } from '../../content/solo-cards.ts';
import { TOP } from '../../content/tracks.ts';
import { sectionLevel, SLOTS } from '../../content/trade.ts';
import { ARCHER, HORSEMAN, KINDS, SPEARMAN } from '../../content/units.ts';
import { gain } from '../effects/goods.ts';
import { moveUnit, placeUnit } from '../effects/pieces.ts';
import { advance } from '../effects/tracks.ts';
import { score } from '../end.ts';
import { range, row } from '../lists.ts';
import { heldBy } from '../queries/control.ts';
import { apart } from '../queries/distance.ts';
import { only } from '../queries/goods.ts';
import { entryObjection, mayLeave } from '../queries/movement.ts';
import { kindOf, nameOf, spare, sparesAmphora } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, NO_TOKEN, NOBODY, OFF } from '../state.ts';

const HUMAN: Seat = 0;

/** MES-34.11, MES-34.42 The wall is broken: the score is counted as the table stands. */
export function fallOfUr(g: Context<State, string>): Next {
  g.s.decided = 1;
  g.emit({ type: 'siege.won', seat: HUMAN, rule: 'MES-34.11' });
  score(g);
  return g.finish();
}

/** MES-34.12 The Defenders have held out. */
const held = (s: State): boolean => s.eventAt[s.automaton] === TOP || s.populationAt[s.automaton] === TOP;

const ur = (): Area => STARTS[SIEGE.ur] ?? 0;

/** Steps to the nearest human Unit. */
function toHuman(s: State, area: Area): number {
  let steps = 99;
  for (const at of row(s.unit, HUMAN)) if (at !== OFF) steps = Math.min(steps, apart(at, area));
  return steps;
}

/** The best area by several measures, each the less the better. */
function least(areas: readonly Area[], ...measures: readonly ((area: Area) => number)[]): Area | undefined {
  let best: Area | undefined;
  for (const area of areas) {
    const rank = best === undefined ? -1 : compare(area, best, measures);
    if (rank < 0) best = area;
  }
  return best;
}

function compare(a: Area, b: Area, measures: readonly ((area: Area) => number)[]): number {
  for (const measure of measures) {
    const difference = measure(a) - measure(b);
    if (difference !== 0) return difference;
  }
  return 0;
}

const left = (area: Area): number => X[area] ?? 0;
const top = (area: Area): number => AREAS[area]?.id.charCodeAt(0) ?? 0;

const owned = (list: readonly Seat[], player: Seat): Area[] =>
  list.flatMap((owner, area) => (owner === player ? [area] : []));

/** MES-34.31 Next to the human's Starting area, or that area itself. */
function nearHome(s: State, area: Area): boolean {
  const home = s.home[HUMAN] ?? 0;
  return area === home || NEIGHBOURS[home]?.includes(area) === true;
}

/** MES-34.22 to 34.25 Where a new Unit of the Defenders is placed; nowhere is Ur. */
function wantedPlace(s: State, kind: number): Area | undefined {
  if (kind === SPEARMAN || kind === ARCHER) {
    const areas = owned(kind === SPEARMAN ? s.settlement : s.walls, s.automaton);
    return least(areas, (area) => toHuman(s, area), left, top);
  }
  // MES-A.66
  const next = range(AREAS.length).filter(
    (area) =>
      s.closed[area] !== true &&
      heldBy(s, HUMAN, area) === 0 &&
      !nearHome(s, area) &&
      NEIGHBOURS[area]?.some((other) => heldBy(s, HUMAN, other) > 0) === true,
  );
  return least(
    next,
    (area) => -left(area),
    (area) => apart(area, ur()),
    top,
  );
}

export const defenderPlace = (s: State, kind: number): Area => wantedPlace(s, kind) ?? ur();

/** An Action card comes to nothing. */
const nothing = (g: Effects<State>, rule: RuleId): void =>
  g.emit({ type: 'action.nothing', seat: g.s.automaton, rule });

/** MES-34.21 */
function defendersMuster(g: Effects<State>): void {
  const { s } = g;
  const them = s.automaton;
  const population = s.populationAt[them] ?? 1;
  gain(g, them, only(KNUCKLEBONE, Math.ceil(population / 3)), 'MES-34.21');
  const kind = [3, HORSEMAN, ARCHER, SPEARMAN].find(
    (one) => (SIEGE.waiting[one] ?? 0) <= population && spare(s, them, one) >= 0,
  );
  if (kind === undefined) return;
  const wanted = wantedPlace(s, kind);
  const place = kind === SPEARMAN ? 'settlement' : kind === ARCHER ? 'walls' : 'path';
  const data = { kind: KINDS[kind] ?? '', area: nameOf(wanted ?? ur()), why: wanted === undefined ? 'ur' : place };
  g.emit({ type: 'siege.musters', seat: them, rule: wanted === undefined ? 'MES-34.25' : 'MES-34.21', data });
  placeUnit(g, them, kind, wanted ?? ur(), 'MES-34.21');
}

/** MES-34.19 */
function defendersTrade(g: Effects<State>): void {
  const { s } = g;
  const level = (row(s.tech, HUMAN)[GATHER] ?? 1) + 1;
  const free = range(SLOTS).filter(
    (slot) => (s.trade[slot]?.length ?? 0) > 0 && s.amphora[slot] === NOBODY && sectionLevel(slot) <= level,
  );
  const slot = free[free.length - 1];
  if (slot === undefined || !sparesAmphora(s, s.automaton)) return nothing(g, 'MES-34.19');
  const token = s.trade[slot]?.[0] ?? '';
  s.amphora[slot] = s.automaton;
  g.emit({ type: 'siege.trades', seat: s.automaton, rule: 'MES-34.19', data: { token, level } });
  g.emit({ type: 'amphora.placed', seat: s.automaton, rule: 'MES-34.19', data: { token } });
}

const unexplored = (s: State): Area[] => range(AREAS.length).filter((area) => s.token[area] === FACE_DOWN);

/** MES-34.29 to 34.34 The area whose Event the Defenders explore now, after moving there where they must; −1 if none. */
function defendersExplore(g: Effects<State>): Area {
  const { s } = g;
  const them = s.automaton;
  const events = unexplored(s);
  const here = least(
    events.filter((area) => heldBy(s, them, area) > 0),
    (area) => toHuman(s, area),
    left,
    top,
  );
  if (here !== undefined) {
    g.emit({ type: 'siege.stands', seat: them, rule: 'MES-34.29', data: { area: nameOf(here) } });
    return here;
  }
  if (events.length > 0) {
    const area = least(
      events.filter((target) => mover(s, target) >= 0),
      top,
      left,
    );
    if (area === undefined) nothing(g, 'MES-A.67');
    else {
      g.emit({ type: 'siege.aims', seat: them, rule: 'MES-34.30', data: { area: nameOf(area) } });
      march(g, mover(s, area), area);
    }
    return area ?? -1;
  }
  // MES-34.32 the Unit farthest from Ur
  const units = range(row(s.unit, them).length)
    .filter((piece) => row(s.unit, them)[piece] !== OFF)
    .sort((a, b) => whereIs(s, a) - whereIs(s, b) || a - b);
  const away = [...units].sort((a, b) => apart(whereIs(s, b), ur()) - apart(whereIs(s, a), ur()));
  for (const piece of away) {
    const from = whereIs(s, piece);
    const to = (NEIGHBOURS[from] ?? []).find((area) => apart(area, ur()) < apart(from, ur()) && mayGo(s, piece, area));
    if (to === undefined) continue;
    g.emit({ type: 'siege.returns', seat: them, rule: 'MES-34.32', data: { area: nameOf(from) } });
    march(g, piece, to);
    return -1;
  }
  nothing(g, 'MES-34.32');
  return -1;
}

const whereIs = (s: State, piece: number): Area => row(s.unit, s.automaton)[piece] ?? OFF;

/** MES-34.31, MES-34.39 */
function mayGo(s: State, piece: number, area: Area): boolean {
  return (
    mayLeave(s, s.automaton, whereIs(s, piece)) &&
    heldBy(s, HUMAN, area) === 0 &&
    !nearHome(s, area) &&
    entryObjection(s, s.automaton, area, 0) === undefined
  );
}

/** MES-A.67 The first free Unit in reading order next to an area. */
function mover(s: State, area: Area): number {
  let best = -1;
  row(s.unit, s.automaton).forEach((from, piece) => {
    if (from === OFF || !(NEIGHBOURS[from] ?? []).includes(area) || !mayGo(s, piece, area)) return;
    if (best < 0 || from < whereIs(s, best)) best = piece;
  });
  return best;
}

function march(g: Effects<State>, piece: number, area: Area): void {
  const { s } = g;
  const from = nameOf(whereIs(s, piece));
  moveUnit(s, s.automaton, piece, area);
  g.emit({
    type: 'unit.moved',
    seat: s.automaton,
    rule: 'MES-34.30',
    data: { kind: KINDS[kindOf(s, s.automaton, piece)] ?? '', from, area: nameOf(area) },
  });
}

type Defending = { drawn: number; area: Area };

const bagOf = (area: Area): 'plain' | 'mountain' | 'desert' => {
  const terrain = AREAS[area]?.terrain;
  return terrain === 'mountain' || terrain === 'desert' ? terrain : 'plain';
};

/** MES-34.17 Two Action cards, performed as they are revealed. */
export const defenderTurn = R.proc<Defending>('siege.turn')({
  next: (g, v) => {
    if (held(g.s)) {
      g.s.decided = -1;
      g.emit({ type: 'siege.lost', seat: HUMAN, rule: 'MES-34.12' });
      score(g);
      return g.finish();
    }
    if (v.drawn < SIEGE.cards) return g.goto('draw');
    g.moveAll('actionsDrawn', 'actionDeck');
    return g.end();
  },
  draw: {
    chance: 'action.draw',
    outcomes: (s) => s.actionDeck,
    then: (g, v, item) => {
      v.drawn++;
      g.move(item, 'actionDeck', 'actionsDrawn', { type: 'siege.card', seat: g.s.automaton, rule: 'MES-34.17' });
      const type = actionOf(item);
      v.area = -1;
      if (type === GATHER) defendersTrade(g);
      else if (type === WARFARE) defendersMuster(g);
      else if (type === GROW) advance(g, 'population', g.s.automaton, 1, 'MES-34.27');
      else if (type === EXPLORE) v.area = defendersExplore(g);
      else nothing(g, 'MES-34.28');
      return g.goto(v.area >= 0 ? 'event' : 'next');
    },
  },
  // MES-34.33
  event: {
    chance: 'event.draw',
    outcomes: (s, v) => s[bagOf(v.area)],
    then: (g, v, item) => {
      g.s.token[v.area] = NO_TOKEN;
      g.move(item, bagOf(v.area), 'gone', {
        type: 'siege.explored',
        seat: g.s.automaton,
        rule: 'MES-34.33',
        data: { area: nameOf(v.area) },
      });
      advance(g, 'event', g.s.automaton, 1, 'MES-34.33');
      return g.goto('next');
    },
  },
});
