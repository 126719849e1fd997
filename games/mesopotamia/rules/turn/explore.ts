import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { EXPLORE } from '../../content/actions.ts';
import { CONNECTED, NEIGHBOURS, STARTS } from '../../content/map.ts';
import { SIEGE } from '../../content/scenarios.ts';
import { EMPIRE_PIECES, KINDS, SPEED } from '../../content/units.ts';
import { moveUnit } from '../effects/pieces.ts';
import { arrive } from '../events/reveal.ts';
import { areaIn, areaKey, rest, sectionIn, sectionKey, split, STOP, word } from '../keys.ts';
import { row } from '../lists.ts';
import { enemiesAt } from '../queries/control.ts';
import {
  entryObjection,
  mayLeave,
  ownShipOn,
  ramsOn,
  shipCanEnd,
  shipSpeed,
  stepsFrom,
  unitLabel,
  unitNamed,
} from '../queries/movement.ts';
import { nameOf, sectionName } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import { fallOfUr } from '../solo/siege.ts';
import type { State } from '../state.ts';
import { OFF } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from './acting.ts';
import { attach, attachments } from './rams.ts';

type Exploring = Acting & { left: number };
type Moving = { seat: Seat; piece: number; left: number; moved: boolean };
type Sailing = { seat: Seat; ship: number; left: number };

/** Every own Unit and Ship on the board, and every Ram that could change its Unit. */
function menu(s: State, seat: Seat): Key[] {
  const keys = new Set<Key>();
  const areas = new Set<number>();
  row(s.unit, seat).forEach((area, piece) => {
    if (area === OFF) return;
    areas.add(area);
    keys.add(`unit/${areaKey(area)}/${unitLabel(s, seat, piece)}`);
  });
  for (const section of row(s.ship, seat)) if (section !== OFF) keys.add(`ship/${sectionKey(section)}`);
  for (const area of areas) for (const key of attachments(s, seat, area)) keys.add(key);
  return [...keys, STOP];
}

/** MES-A.79 A Unit that cannot move cannot be activated. */
function objection(s: State, { seat }: Exploring, key: Key): Objection | undefined {
  if (word(key) !== 'unit') return undefined;
  const [, id = '', label = ''] = split(key);
  const area = areaIn(id);
  if (!mayLeave(s, seat, area)) return no('MES-12.03', 'no.pinned', { enemies: enemiesAt(s, seat, area) });
  return stepsFrom(s, seat, unitNamed(s, seat, area, label)).length > 0 ? undefined : no('MES-9.02', 'no.way');
}

const exploring = R.proc<Exploring>('explore.activations')({
  next: (g, v) => (v.left > 0 ? g.goto('unit') : g.end()),
  unit: {
    ask: 'explore.unit',
    by: (_, v) => v.seat,
    ...guarded<State, Exploring>((s, v) => menu(s, v.seat), objection),
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      const { s } = g;
      if (key === STOP) return g.end();
      if (word(key) === 'attach') {
        attach(g, v.seat, key);
        return g.goto('unit');
      }
      v.left--;
      if (word(key) === 'ship') {
        const ship = row(s.ship, v.seat).indexOf(sectionIn(rest(key)));
        return g.call(sail, { seat: v.seat, ship, left: shipSpeed(s, v.seat, v.level) }, 'next');
      }
      const [, id = '', label = ''] = split(key);
      const piece = unitNamed(s, v.seat, areaIn(id), label);
      const left = SPEED[EMPIRE_PIECES[piece] ?? 0] ?? 1;
      return g.call(march, { seat: v.seat, piece, left, moved: false }, 'next');
    },
  },
});

const whereIs = (s: State, v: Moving): number => row(s.unit, v.seat)[v.piece] ?? 0;

/** MES-9.04 to 9.13 Steps of one land Unit. */
const march = R.proc<Moving>('explore.march')({
  next: (g, v) => g.goto(v.left > 0 && mayLeave(g.s, v.seat, whereIs(g.s, v)) ? 'step' : 'stop'),
  step: {
    ask: 'explore.step',
    by: (_, v) => v.seat,
    ...guarded<State, Moving>(
      (s, v) => [...(NEIGHBOURS[whereIs(s, v)] ?? []).map(areaKey), ...attachments(s, v.seat, whereIs(s, v)), STOP],
      (s, v, key) =>
        key === STOP || word(key) === 'attach'
          ? undefined
          : entryObjection(s, v.seat, areaIn(key), ramsOn(s, v.seat, v.piece)),
    ),
    about: (s, v) => ({ from: nameOf(whereIs(s, v)), left: v.left, kind: KINDS[EMPIRE_PIECES[v.piece] ?? 0] ?? '' }),
    then: (g, v, key) => {
      const { s } = g;
      if (key === STOP) return g.goto('stop');
      if (word(key) === 'attach') {
        attach(g, v.seat, key);
        return g.goto('next');
      }
      const from = nameOf(whereIs(s, v));
      moveUnit(s, v.seat, v.piece, areaIn(key));
      v.left--;
      v.moved = true;
      g.emit({
        type: 'unit.moved',
        seat: v.seat,
        rule: 'MES-9.04',
        data: { kind: KINDS[EMPIRE_PIECES[v.piece] ?? 0] ?? '', from, area: key },
      });
      // MES-34.11
      if (s.mode === 'siege' && areaIn(key) === STARTS[SIEGE.ur]) return fallOfUr(g);
      return g.goto('next');
    },
  },
  // MES-9.09
  stop: (g, v) => (v.moved ? g.become(arrive, { seat: v.seat, area: whereIs(g.s, v) }) : g.end()),
});

/** MES-11.03 to 11.07 Steps of one Ship over nodes. */
const sail = R.proc<Sailing>('explore.sail')({
  next: (g, v) => (v.left > 0 ? g.goto('step') : g.end()),
  step: {
    ask: 'explore.sail',
    by: (_, v) => v.seat,
    ...guarded<State, Sailing>(
      (s, v) => [...(CONNECTED[sectionOfShip(s, v)] ?? []).map(sectionKey), STOP],
      (s, v, key) => {
        if (key === STOP)
          return ownShipOn(s, v.seat, sectionOfShip(s, v), v.ship) ? no('MES-11.06', 'no.ship-there') : undefined;
        return shipCanEnd(s, v.seat, v.ship, sectionIn(key), v.left - 1) ? undefined : no('MES-11.06', 'no.ship-there');
      },
    ),
    about: (s, v) => ({ from: sectionName(sectionOfShip(s, v)), left: v.left }),
    then: (g, v, key) => {
      if (key === STOP) return g.end();
      const from = sectionName(sectionOfShip(g.s, v));
      row(g.s.ship, v.seat)[v.ship] = sectionIn(key);
      v.left--;
      g.emit({ type: 'ship.moved', seat: v.seat, rule: 'MES-11.03', data: { from, section: key } });
      return g.goto('next');
    },
  },
});

function sectionOfShip(s: State, v: Sailing): number {
  return row(s.ship, v.seat)[v.ship] ?? 0;
}

/** MES-9 Explore: so many activations as the card says. */
export const explore = R.proc<Acting>('explore')({
  begin: (g, v) => g.become(exploring, { ...v, left: cardOf(g.s, v.seat, EXPLORE, v.level).first }),
});
