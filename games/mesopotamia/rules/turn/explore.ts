import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { EXPLORE } from '../../content/actions.ts';
import { CONNECTED, NEIGHBOURS, STARTS } from '../../content/map.ts';
import { SIEGE } from '../../content/scenarios.ts';
import { EMPIRE_PIECES, KINDS, SPEED } from '../../content/units.ts';
import { moveUnit } from '../effects/pieces.ts';
import { arrive } from '../events/reveal.ts';
import {
  AREA_KEYS,
  areaIn,
  areaKey,
  keysOf,
  rest,
  SECTION_KEYS,
  sectionIn,
  sectionKey,
  split,
  STOP,
  word,
} from '../keys.ts';
import { guardedRows } from '../guarding.ts';
import { row } from '../lists.ts';
import { enemiesAt } from '../queries/control.ts';
import {
  canStep,
  entryObjection,
  mayLeave,
  ownShipOn,
  ramsOn,
  shipCanEnd,
  shipSpeed,
  unitLabel,
  unitNamed,
} from '../queries/movement.ts';
import { nameOf, sectionName } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import { fallOfUr } from '../solo/siege.ts';
import type { State } from '../state.ts';
import { OFF } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from '../queries/technologies.ts';
import type { Switching } from './rams.ts';
import { attach, attachments, attachObjection, switched } from './rams.ts';

type Exploring = Acting & Switching & { left: number };
type Moving = Switching & { seat: Seat; piece: number; left: number; moved: boolean };
type Sailing = { seat: Seat; ship: number; left: number };

/** What can be activated: a Unit with its area and what it is called there, a Ship, another bearer for a Ram, or nothing more. */
interface ExploreRow {
  readonly key: Key;
  readonly area: number;
  readonly label: string;
}

const other = (key: Key): ExploreRow => ({ key, area: OFF, label: '' });
const SHIPS: readonly ExploreRow[] = keysOf('ship', SECTION_KEYS).map(other);
const UNITS: readonly (readonly ExploreRow[])[] = AREA_KEYS.map((id, area) =>
  keysOf(`unit/${id}`, KINDS).map((key, kind) => ({ key, area, label: KINDS[kind] ?? '' })),
);
const ENOUGH = other(STOP);
const NO_WAY = no('MES-9.02', 'no.way');

/** `unit/D3/archer`; with Rams `unit/D3/archer+1`. */
function unitRow(s: State, seat: Seat, area: number, piece: number): ExploreRow {
  if (ramsOn(s, seat, piece) === 0) return row(row(UNITS, area), EMPIRE_PIECES[piece] ?? 0);
  const label = unitLabel(s, seat, piece);
  return { key: `unit/${areaKey(area)}/${label}`, area, label };
}

const has = (rows: readonly ExploreRow[], key: Key): boolean => {
  for (const one of rows) if (one.key === key) return true;
  return false;
};

/** Every own Unit and Ship on the board, and every Ram that could change its Unit. */
function menu(s: State, { seat }: Exploring): ExploreRow[] {
  const rows: ExploreRow[] = [];
  const areas: number[] = [];
  const units = row(s.unit, seat);
  for (let piece = 0; piece < units.length; piece++) {
    const area = units[piece] ?? OFF;
    if (area === OFF) continue;
    if (!areas.includes(area)) areas.push(area);
    const unit = unitRow(s, seat, area, piece);
    if (!has(rows, unit.key)) rows.push(unit);
  }
  for (const section of row(s.ship, seat)) if (section !== OFF) rows.push(row(SHIPS, section));
  for (const area of areas) for (const key of attachments(s, seat, area)) if (!has(rows, key)) rows.push(other(key));
  rows.push(ENOUGH);
  return rows;
}

/** MES-A.79 A Unit that cannot move cannot be activated. */
function objection(s: State, v: Exploring, { key, area, label }: ExploreRow): Objection | undefined {
  const { seat } = v;
  if (area === OFF) return word(key) === 'attach' ? attachObjection(v, key) : undefined;
  if (!mayLeave(s, seat, area)) return no('MES-12.03', 'no.pinned', { enemies: enemiesAt(s, seat, area) });
  return canStep(s, seat, unitNamed(s, seat, area, label)) ? undefined : NO_WAY;
}

const exploring = R.proc<Exploring>('explore.activations', {
  copy: (v) => ({ seat: v.seat, level: v.level, left: v.left, ...switched(v) }),
})({
  next: (g, v) => (v.left > 0 ? g.goto('unit') : g.end()),
  unit: {
    ask: 'explore.unit',
    by: (_, v) => v.seat,
    ...guardedRows<State, Exploring, ExploreRow>(menu, objection),
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      const { s } = g;
      if (key === STOP) return g.end();
      if (word(key) === 'attach') {
        attach(g, v, key);
        return g.goto('unit');
      }
      delete v.switched;
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

const NEIGHBOUR_KEYS: readonly (readonly Key[])[] = NEIGHBOURS.map((areas) => areas.map(areaKey));
const SAIL_KEYS: readonly (readonly Key[])[] = CONNECTED.map((sections) => [...sections.map(sectionKey), STOP]);

/** MES-9.04 to 9.13 Steps of one land Unit. */
const march = R.proc<Moving>('explore.march', {
  copy: (v) => ({ seat: v.seat, piece: v.piece, left: v.left, moved: v.moved, ...switched(v) }),
})({
  next: (g, v) => g.goto(v.left > 0 && mayLeave(g.s, v.seat, whereIs(g.s, v)) ? 'step' : 'stop'),
  step: {
    ask: 'explore.step',
    by: (_, v) => v.seat,
    ...guarded<State, Moving>(
      (s, v) => [...(NEIGHBOUR_KEYS[whereIs(s, v)] ?? []), ...attachments(s, v.seat, whereIs(s, v)), STOP],
      (s, v, key) => {
        if (key === STOP) return undefined;
        if (word(key) === 'attach') return attachObjection(v, key);
        return entryObjection(s, v.seat, areaIn(key), ramsOn(s, v.seat, v.piece));
      },
    ),
    about: (s, v) => ({ from: nameOf(whereIs(s, v)), left: v.left, kind: KINDS[EMPIRE_PIECES[v.piece] ?? 0] ?? '' }),
    then: (g, v, key) => {
      const { s } = g;
      if (key === STOP) return g.goto('stop');
      if (word(key) === 'attach') {
        attach(g, v, key);
        return g.goto('next');
      }
      const from = nameOf(whereIs(s, v));
      moveUnit(s, v.seat, v.piece, areaIn(key));
      v.left--;
      v.moved = true;
      delete v.switched;
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
const sail = R.proc<Sailing>('explore.sail', { copy: ({ seat, ship, left }) => ({ seat, ship, left }) })({
  next: (g, v) => (v.left > 0 ? g.goto('step') : g.end()),
  step: {
    ask: 'explore.sail',
    by: (_, v) => v.seat,
    ...guarded<State, Sailing>(
      (s, v) => SAIL_KEYS[sectionOfShip(s, v)] ?? [],
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
