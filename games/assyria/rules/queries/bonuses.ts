import type { Key, Seat } from '@edubba/kernel';
import type { Civilisation } from '../../content/civilisations.ts';
import { civilisation } from '../../content/civilisations.ts';
import type { Space } from '../../content/map.ts';
import { PIECES } from '../../content/player-board.ts';
import type { Area } from '../../content/tracks.ts';
import { AREA_NUMBERS, OFFERINGS } from '../../content/tracks.ts';
import { isRiver } from '../geography.ts';
import type { State } from '../state.ts';
import { canMove } from './adjacency.ts';
import { drawable } from './cards.ts';
import { hasTribute } from './costs.ts';

/** The board beside a Tribute area. */
export function civilisationAt(s: State, area: Area): Civilisation | undefined {
  const board = s.civilisation[area]?.[0];
  return board === undefined ? undefined : civilisation(board).name;
}

/** ASY-27.01, ASY-27.09, ASY-27.10 What a player can pay a Bonus with. */
export function bonusPayments(s: State, seat: Seat, name: Civilisation): Key[] {
  const gold = (s.gold[seat] ?? 0) > 0 ? ['gold'] : [];
  const vp = s.vp[seat] ?? 0;
  if (name === 'amorites') return [...gold, ...(vp >= 1 ? ['vp'] : [])];
  if (name === 'israelites') return [...((s.camels[seat] ?? 0) > 0 ? ['camel'] : []), ...gold];
  return [...((s.farmers[seat] ?? 0) > 0 ? ['farmer'] : []), ...(vp >= 2 ? ['vp'] : [])];
}

/** ASY-27.05, ASY-27.08 Own Huts that may be destroyed for a Bonus. */
export function sacrifices(s: State, seat: Seat, name: Civilisation): Space[] {
  return (s.huts[seat] ?? []).filter((space) => (isRiver[space] === true) === (name === 'egyptians'));
}

/** ASY-27.31 Would this Bonus bring anything, and can its price be paid? */
export function bonusPossible(s: State, seat: Seat, area: Area): boolean {
  const name = civilisationAt(s, area);
  switch (name) {
    case undefined:
      return false;
    case 'amorites':
      return (s.offerings[seat] ?? 0) < OFFERINGS.top && bonusPayments(s, seat, name).length > 0;
    case 'babylonians':
      return hasTribute(s, seat, 1, area);
    case 'canaanites':
    case 'elamites':
      return true;
    case 'cimmerians':
      return canMove(s, seat);
    case 'egyptians':
    case 'hittites':
      return sacrifices(s, seat, name).length > 0;
    case 'harappans':
      return (s.ploughs[seat] ?? 0) < PIECES.ploughs;
    case 'israelites':
      return (s.mainHuts[seat] ?? 0) > 0 && bonusPayments(s, seat, name).length > 0;
    case 'medes':
      return drawable(s, 'favour') > 0 && bonusPayments(s, seat, name).length > 0;
  }
}

/** ASY-26.19 Areas whose Bonus can be resolved. */
export function bonusAreas(s: State, seat: Seat): Area[] {
  return AREA_NUMBERS.filter((area) => bonusPossible(s, seat, area));
}
