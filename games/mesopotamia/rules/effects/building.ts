import type { Effects, Key, Seat } from '@edubba/kernel';
import type { ItemName } from '../../content/units.ts';
import { areaIn, rest, sectionIn, word } from '../keys.ts';
import { add } from '../lists.ts';
import type { State } from '../state.ts';
import { claimGarden } from '../turn/gardens.ts';
import { placeRam, placeSettlement, placeShip, placeWalls } from './pieces.ts';

/** Puts what was built where it belongs. */
export function construct(g: Effects<State>, seat: Seat, key: Key): void {
  const item = word(key) as ItemName;
  if (item === 'ziggurat') {
    add(g.s.level, seat, 1);
    g.emit({ type: 'ziggurat.raised', seat, rule: 'MES-13.15', data: { level: g.s.level[seat] ?? 0 } });
  } else if (item === 'garden') claimGarden(g, seat);
  else if (item === 'ship') placeShip(g, seat, sectionIn(rest(key)), 'MES-13.13');
  else if (item === 'ram') placeRam(g, seat, areaIn(rest(key)), 'MES-13.12');
  else if (item === 'walls') placeWalls(g, seat, areaIn(rest(key)), 'MES-13.08');
  else placeSettlement(g, seat, areaIn(rest(key)), 'MES-13.09');
}
