import type { Key, Seat } from '@edubba/kernel';
import { ZEALOTRY } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { BEATEN, CHAMPION, KINDS, MERCENARY, UNITS } from '../../content/units.ts';
import { returnPlaces } from '../effects/champions.ts';
import { takeControl } from '../effects/control.ts';
import { noteDeed } from '../effects/scoring.ts';
import { deploy, disband, disbandAll, hurtAt, marchAll, putUnits, takeUnits } from '../effects/units.ts';
import { ALL_SPACES, DISTANCE, IDS } from '../geography.ts';
import { inReserve } from '../queries/buildings.ts';
import { onlyMercenaries } from '../queries/combat.ts';
import { enemyAt, nearest, unitsAt } from '../queries/map.ts';
import { hasUpgrade } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** Rebels or mercenaries go over to the converter as mercenaries (AKK-15.18, AKK-15.19, AKK-12.27). */
function goOver(g: G, seat: Seat, space: Space, n: number): void {
  if (n === 0) return;
  putUnits(g.s, seat, space, MERCENARY, n);
  g.emit({ type: 'mercenaries.turned', seat, rule: 'AKK-15.18', data: { n, space: IDS[space] ?? '' } });
}

/** AKK-15.18 Rebels become mercenaries, with or without Zealotry. */
function turnRebels(g: G, seat: Seat, space: Space): void {
  const rebels = g.s.rebels[space] ?? 0;
  g.s.rebels[space] = 0;
  goOver(g, seat, space, rebels);
}

function turnHired(g: G, seat: Seat, owner: Seat, space: Space): void {
  const n = unitsAt(g.s, owner, space, MERCENARY);
  takeUnits(g.s, owner, space, MERCENARY, n);
  goOver(g, seat, space, n);
}

type Converting = { seat: Seat; space: Space };

/** AKK-15.16 to AKK-15.21, AKK-15.25, AKK-15.27 A conversion has succeeded: whoever stood there goes, and control follows. */
export const converted = R.proc<Converting>('convert.success')({
  whose: (g, v) => {
    const { s } = g;
    // Q05
    if ((s.control[v.space] ?? NOBODY) !== NOBODY) noteDeed(g, v.seat, 'spread-the-faith');
    turnRebels(g, v.seat, v.space);
    const owner = enemyAt(s, v.seat, v.space);
    if (owner < 0) return g.goto('control');
    if (onlyMercenaries(s, owner, v.space)) {
      turnHired(g, v.seat, owner, v.space);
      return g.goto('control');
    }
    if (!hasUpgrade(s, v.seat, ZEALOTRY)) return g.call(displace, { seat: owner, space: v.space }, 'control');
    turnHired(g, v.seat, owner, v.space);
    return g.call(zeal, { ...v, owner, gone: [] }, 'control');
  },
  control: (g, v) => g.become(takeControl, { seat: v.seat, space: v.space, rule: 'AKK-15.16' }),
});

/** AKK-15.17, AKK-12.28 The nearest spaces the owner still controls. */
const refuges = (s: State, v: Converting): Space[] => nearest(s, v.seat, v.space, ALL_SPACES, DISTANCE[v.space] ?? []);

/** AKK-15.17, AKK-7.19 Everybody goes to the nearest space the owner controls after the loss, activated or not; `seat`: the owner. */
const displace = R.proc<Converting>('convert.displace')({
  where: (g, v) => {
    if (refuges(g.s, v).length > 0) return g.goto('choose');
    // AKK-A.46 nowhere to go: to supply, and the champion waits
    disbandAll(g, v.seat, v.space, 'AKK-15.17');
    return g.end();
  },
  choose: {
    ask: 'convert.displaced',
    by: (_, v) => v.seat,
    options: (s, v) => refuges(s, v).map((space) => IDS[space] as Key),
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, answer, key) => {
      marchAll(g.s, v.seat, v.space, answer);
      g.emit({ type: 'units.displaced', seat: v.seat, rule: 'AKK-15.17', data: { from: IDS[v.space] ?? '', to: key } });
      return g.end();
    },
  },
});

/** `gone`: how many of each kind were removed and not yet replaced. */
type Zeal = { seat: Seat; space: Space; owner: Seat; gone: number[] };

const replaceable = (s: State, v: Zeal): Key[] =>
  UNITS.filter((_, kind) => (v.gone[kind] ?? 0) > 0 && inReserve(s, v.seat, kind) > 0);

/** Where the owner's champion goes at once: not to the space that is being lost (AKK-15.20). */
const havens = (s: State, v: Zeal): Space[] => returnPlaces(s, v.owner).filter((space) => space !== v.space);

/** AKK-15.19 to AKK-15.21, AKK-A.58 Zealotry: all units go to supply, the champion home; the converter may replace each. */
const zeal = R.proc<Zeal>('convert.zeal')({
  remove: (g, v) => {
    v.gone = Array<number>(KINDS).fill(0);
    for (let kind = 0; kind < KINDS; kind++) {
      const n = unitsAt(g.s, v.owner, v.space, kind);
      // Champions count as off the board until they are placed.
      disband(g, v.owner, v.space, kind, n, hurtAt(g.s, v.owner, v.space, kind), 'AKK-15.19');
      v.gone[kind] = n;
    }
    return g.goto('champions');
  },
  champions: (g, v) => {
    const champions = (v.gone[CHAMPION] ?? 0) + (v.gone[BEATEN] ?? 0);
    return g.goto(champions > 0 && havens(g.s, v).length > 0 ? 'champion' : 'next');
  },
  champion: {
    ask: 'champion.place',
    by: (_, v) => v.owner,
    options: (s, v) => havens(s, v).map((space) => IDS[space] as Key),
    then: (g, v, answer, key) => {
      const kind = (v.gone[CHAMPION] ?? 0) > 0 ? CHAMPION : BEATEN;
      v.gone[kind] = (v.gone[kind] ?? 0) - 1;
      g.s.away[v.owner] = (g.s.away[v.owner] ?? 0) - 1;
      // AKK-11.81 whole again
      putUnits(g.s, v.owner, answer, CHAMPION, 1);
      g.emit({ type: 'champion.returned', seat: v.owner, rule: 'AKK-15.20', data: { space: key } });
      return g.goto('champions');
    },
  },
  next: (g, v) => (replaceable(g.s, v).length === 0 ? g.end() : g.goto('replace')),
  replace: {
    ask: 'convert.replace',
    by: (_, v) => v.seat,
    options: (s, v) => [...replaceable(s, v), 'done'],
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.end();
      const kind = answer.kind;
      v.gone[kind] = (v.gone[kind] ?? 0) - 1;
      deploy(g, v.seat, v.space, kind, 1, 'AKK-15.19');
      return g.goto('next');
    },
  },
});
