import type { Effects, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { SPACES } from '../../content/map.ts';
import { PIECES } from '../../content/player-board.ts';
import { DIFFICULTY_GOLD } from '../../content/scheme-cards.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { gainGoods } from '../effects/gains.ts';
import { placeHut, removeHut } from '../effects/map.ts';
import { digWell, scoreMap } from '../effects/scoring.ts';
import { IDS, isRiver, layout } from '../geography.ts';
import { buildable, isFree } from '../queries/adjacency.ts';
import { wellSites } from '../queries/scores.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { byArrows, byMapPriority, explain, revealed, revealScheme } from './scheme.ts';

/** ASY-34 The opponent's Expansion turn: no feeding, no Ships, a new Scheme card for each decision. */
export const opponentExpansion = R.proc<One>(
  'solo.expansion',
  one,
)({
  // ASY-34.02
  discard: (g, v) => {
    g.s.active = v.seat;
    discardRow(g, v.seat);
    return g.goto('remove');
  },
  // ASY-34.03, ASY-A.39
  remove: (g, v) =>
    (g.s.huts[v.seat] ?? []).length === 0
      ? g.goto('build')
      : g.call(revealScheme, { seat: v.seat, why: 'remove' }, 'removed'),
  removed: (g, v) => {
    const card = revealed(g);
    const { space, why } = byMapPriority(g.s, card, g.s.huts[v.seat] ?? []);
    explain(g, v.seat, card, why, IDS[space] ?? '');
    removeHut(g, space, 'hut.removed', 'ASY-34.03');
    return g.goto('build');
  },
  // ASY-34.04
  build: (g, v) =>
    (g.s.personalHuts[v.seat] ?? 0) === 0
      ? g.goto('wells')
      : g.call(revealScheme, { seat: v.seat, why: 'build' }, 'built'),
  built: (g, v) => {
    const { s } = g;
    const card = revealed(g);
    const near = buildable(s, v.seat);
    // ASY-34.06
    const candidates = near.length > 0 ? near : layout(s).spaces.filter((space) => isFree(s, space));
    const { space, why } = byMapPriority(s, card, candidates);
    explain(g, v.seat, card, why, IDS[space] ?? '');
    s.personalHuts[v.seat] = (s.personalHuts[v.seat] ?? 0) - 1;
    placeHut(g, v.seat, space, 'ASY-34.04');
    return g.goto('build');
  },
  // ASY-34.08, ASY-A.22
  wells: (g, v) => {
    const sites = wellSites(g.s, v.seat);
    if (sites.length === 0) return g.goto('gold');
    if (sites.length > PIECES.wells - (g.s.wells[v.seat] ?? 0))
      return g.call(revealScheme, { seat: v.seat, why: 'well' }, 'chosenWell');
    for (const site of sites) digForGold(g, v.seat, site);
    return g.goto('gold');
  },
  chosenWell: (g, v) => {
    const card = revealed(g);
    const { chosen, why } = byArrows(card, wellSites(g.s, v.seat), middleOf);
    explain(g, v.seat, card, why, WELL_SITES[chosen]?.id ?? '');
    digForGold(g, v.seat, chosen);
    return g.goto('wells');
  },
  // ASY-34.09, ASY-34.10
  gold: (g, v) => {
    const { s } = g;
    const river = (s.huts[v.seat] ?? []).filter((space) => isRiver[space]).length;
    gainGoods(g, v.seat, 'gold', river + (DIFFICULTY_GOLD[s.table.options['difficulty'] ?? ''] ?? 0), 'ASY-34.09');
    scoreMap(g, v.seat);
    return g.end();
  },
});

function discardRow(g: Effects<State>, seat: Seat): void {
  const row = g.s.leaderRow[seat] ?? 0;
  const told = { type: 'card.cleared', seat, rule: 'ASY-34.02' };
  g.moveAll(at.rowLeft(row), 'foodDiscard', told);
  g.moveAll(at.rowMiddle(row), 'foodDiscard', told);
  g.moveAll(at.rowFavour(row), 'favourDiscard', told);
}

function digForGold(g: Effects<State>, seat: Seat, site: number): void {
  digWell(g, seat, site);
  gainGoods(g, seat, 'gold', 2, 'ASY-34.08');
}

/** Three times the middle point of a site: whole numbers will do for comparing. */
function middleOf(site: number): [number, number] {
  const spaces = WELL_SITES[site]?.spaces ?? [];
  const sum = (of: (space: number) => number): number => spaces.reduce((total, space) => total + of(space), 0);
  return [sum((space) => SPACES[space]?.row ?? 0), sum((space) => SPACES[space]?.x ?? 0)];
}
