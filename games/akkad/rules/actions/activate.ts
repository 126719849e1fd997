import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { BUILDING_NAMES } from '../../content/buildings.ts';
import { tokenOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { placeToken } from '../effects/tokens.ts';
import { IDS, spaceIn } from '../geography.ts';
import { activationModes, tokensFor } from '../queries/activation.ts';
import { armySize, isActivated, isStorm } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { useBuilding } from './building.ts';
import { voyage } from './expedition.ts';
import { fightMonster } from './monsters.ts';
import { move } from './move.ts';

/** `size`: the army size when the action began (AKK-8.20). */
type Activating = { seat: Seat; space: Space; mode: Key; size: number };

/** Why a space cannot be activated; nothing, if it can. */
function spaceObjection(s: State, v: Activating, id: Key): Objection | undefined {
  const space = spaceIn(id);
  if (isActivated(s, v.seat, space)) return no('AKK-7.06', 'no.activate.twice', { space: id });
  if (isStorm(s, space)) return no('AKK-4.05', 'no.activate.storm', { space: id });
  return activationModes(s, v.seat, space).length > 0
    ? undefined
    : no('AKK-7.11', 'no.activate.nothing', { space: id });
}

/** AKK-7.02 to AKK-7.14 Action (A): a space, what for, a token; movement first, then the building. */
export const activate = R.proc<Activating>('activate')({
  space: {
    ask: 'activate.space',
    by: (_, v) => v.seat,
    ...guarded<State, Activating>(() => IDS, spaceObjection),
    then: (g, v, key) => {
      v.space = spaceIn(key);
      v.size = armySize(g.s, v.seat);
      return g.goto('mode');
    },
  },
  mode: {
    ask: 'activate.mode',
    by: (_, v) => v.seat,
    options: (s, v) => activationModes(s, v.seat, v.space),
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, key) => {
      v.mode = key;
      return g.goto('token');
    },
  },
  token: {
    ask: 'activate.token',
    by: (_, v) => v.seat,
    options: (s, v) => tokensFor(s, v.seat, v.mode),
    about: (_, v) => ({ space: IDS[v.space] ?? '', mode: v.mode }),
    then: (g, v, key) => {
      placeToken(g, v.seat, v.space, tokenOf(key), 'pool', 'AKK-7.02');
      const { seat, space, size } = v;
      if (v.mode === 'voyage') return g.become(voyage, { seat, space, size });
      if (v.mode === 'monster') return g.become(fightMonster, { seat, space, cause: 'move' });
      return v.mode.startsWith('building')
        ? g.goto('building')
        : g.call(move, { seat, space, size, moved: 0, from: -1, group: [] }, 'building');
    },
  },
  // AKK-7.14 after the movement
  building: (g, v) => {
    const [what, name] = v.mode.split('/');
    if (what === 'move') return g.end();
    const building = BUILDING_NAMES.findIndex((one) => one === name);
    return g.become(useBuilding, { seat: v.seat, city: v.space, building, at: 0, done: 0 });
  },
});
