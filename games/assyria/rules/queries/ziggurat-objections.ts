import type { Objection, RuleId, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import type { Column } from '../../content/player-board.ts';
import { COLUMN_NUMBERS } from '../../content/player-board.ts';
import type { Area } from '../../content/tracks.ts';
import { isRiver } from '../geography.ts';
import type { State } from '../state.ts';
import { adjoinsWell, countWith, levelCost, pieceAffordable, roofCost } from './costs.ts';
import { camelsLacking } from './objections.ts';

/** Why no Ziggurat can be founded on a space that one might click. */
export function foundObjection(s: State, seat: Seat, space: Space): Objection | undefined {
  if (s.hut[space] !== seat) return no('ASY-18.02', 'no.found.hut', undefined, { id: 'fix.found.hut' });
  if (isRiver[space] === true) return no('ASY-18.03', 'no.found.river', undefined, { id: 'fix.found.hut' });
  return adjoinsWell(s, space) ? no('ASY-18.04', 'no.found.well', undefined, { id: 'fix.found.hut' }) : undefined;
}

/** Why none of the own Huts can make room. */
export function foundNowhere(s: State, seat: Seat): Objection {
  const all = (s.huts[seat] ?? []).map((space) => foundObjection(s, seat, space));
  return (
    nearest(all, ['ASY-18.04', 'ASY-18.03']) ?? no('ASY-18.02', 'no.found.none', undefined, { id: 'fix.found.hut' })
  );
}

/** Of many objections the one by the first of these rules: what lacks least is told. */
function nearest(all: readonly (Objection | undefined)[], rules: readonly RuleId[]): Objection | undefined {
  for (const rule of rules) for (const why of all) if (why?.rule === rule) return why;
  return undefined;
}

const corvee = (s: State, seat: Seat): boolean => countWith(s, seat, 'twice') > 0;

/** Why a column gives no piece for the next level of this Ziggurat. */
export function columnObjection(s: State, seat: Seat, space: Space, column: Column): Objection | undefined {
  if (s.taken[seat]?.[column] !== s.levels[space]) return no('ASY-19.08', 'no.raise.piece');
  if (s.columnUsed[seat]?.[column] !== true || corvee(s, seat)) return undefined;
  return no('ASY-19.04', 'no.raise.column', undefined, { id: 'fix.raise.twice' });
}

/** Why an own Ziggurat gets no second or third level now. */
export function raiseObjection(s: State, seat: Seat, space: Space): Objection | undefined {
  const level = (s.levels[space] ?? 0) + 1;
  if (level > 3) return no('ASY-19.01', 'no.raise.top');
  if (s.raised[space] === true && !corvee(s, seat))
    return no('ASY-19.03', 'no.raise.raised', undefined, { id: 'fix.raise.twice' });
  const columns = COLUMN_NUMBERS.map((column) => columnObjection(s, seat, space, column));
  if (!columns.includes(undefined)) return columns.find((why) => why?.rule === 'ASY-19.04') ?? columns[0];
  const cost = levelCost(s, seat, level as 2 | 3);
  return pieceAffordable(s, seat, cost) ? undefined : camelsLacking(s, seat, cost);
}

/** Why none of the own Ziggurats can be raised. */
export function raiseNone(s: State, seat: Seat): Objection {
  const all = (s.ziggurats[seat] ?? []).map((space) => raiseObjection(s, seat, space));
  const rules = ['ASY-16.08', 'ASY-19.04', 'ASY-19.03', 'ASY-19.08'];
  return nearest(all, rules) ?? no('ASY-19.01', 'no.raise.top');
}

/** Why an own Ziggurat gets no Roof now. */
export function roofObjection(s: State, seat: Seat, space: Space): Objection | undefined {
  if (s.roofed[space] === true) return no('ASY-19.01', 'no.roof.roofed');
  if ((s.levels[space] ?? 0) < 3) return no('ASY-19.02', 'no.roof.ziggurat', undefined, { id: 'fix.roof.raise' });
  if (s.raised[space] !== true || corvee(s, seat)) return undefined;
  return no('ASY-19.03', 'no.raise.raised', undefined, { id: 'fix.raise.twice' });
}

/** Why none of the own Ziggurats can take a Roof. */
export function roofNone(s: State, seat: Seat): Objection {
  const all = (s.ziggurats[seat] ?? []).map((space) => roofObjection(s, seat, space));
  return nearest(all, ['ASY-19.03', 'ASY-19.02']) ?? no('ASY-19.01', 'no.roof.roofed');
}

/** Why this area gives no Roof now. */
export function roofAreaObjection(s: State, seat: Seat, area: Area): Objection | undefined {
  if (s.areaRoof[area] !== true) return no('ASY-19.14', 'no.roof.area', undefined, { id: 'fix.roof.offerings' });
  const cost = roofCost(s, area);
  return pieceAffordable(s, seat, cost) ? undefined : camelsLacking(s, seat, cost, 'ASY-19.07');
}
