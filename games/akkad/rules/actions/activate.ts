import type { Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { placeToken } from '../effects/tokens.ts';
import { ALL_SPACES, IDS } from '../geography.ts';
import { activatable, activationModes, buildingIn, modesCovered, tokensFor } from '../queries/activation.ts';
import { buildingRefusals } from '../queries/buildings.ts';
import { armySize, isActivated, isStorm, ownUnits } from '../queries/map.ts';
import { voyageObjection } from '../queries/water.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { useBuilding } from './building.ts';
import { sailing, voyage } from './expedition.ts';
import { fightMonster } from './monsters.ts';
import { move, moving } from './move.ts';

/** `size`: the army size when the action began (AKK-8.20). */
type Activating = { seat: Seat; space: Space; mode: Key; size: number };

/** Why a space cannot be activated. */
function spaceObjection(s: State, v: Activating, space: Space): Objection {
  const id = IDS[space] ?? '';
  const named = { space: { id: `space.${id}` } };
  if (isActivated(s, v.seat, space)) return no('AKK-7.06', 'no.activate.twice', named, { id: 'fix.next-round' });
  if (isStorm(s, space)) return no('AKK-4.05', 'no.activate.storm', named, { id: 'fix.next-round' });
  return no('AKK-7.11', 'no.activate.nothing', named);
}

function spaceRefusals(s: State, v: Activating): Refusal[] {
  const open = activatable(s, v.seat);
  return ALL_SPACES.filter((space) => !open.includes(space)).map((space) => ({
    target: IDS[space] ?? '',
    ...spaceObjection(s, v, space),
  }));
}

/** AKK-9.14 to AKK-9.23, AKK-8.06 Why the space cannot be activated for this; what else there is belongs to the buildings. */
function modeRefusals(s: State, v: Activating): Refusal[] {
  const sea = voyageObjection(s, v.seat, v.space, v.size);
  const full = ownUnits(s, v.seat, v.space) >= v.size;
  return [
    ...(full ? [{ target: 'move', ...no('AKK-8.06', 'no.move.army', { size: v.size }, { id: 'fix.cities' }) }] : []),
    ...(sea === undefined ? [] : [{ target: 'voyage', ...sea }]),
    ...buildingRefusals(s, v.seat, v.space),
  ];
}

/** Decision 10 */
const asking = {
  by: (_: State, v: Activating): Seat => v.seat,
  options: (s: State, v: Activating): Key[] => activationModes(s, v.seat, v.space),
  refusals: modeRefusals,
  about: (_: State, v: Activating) => ({ space: IDS[v.space] ?? '' }),
};

/** AKK-7.02 to AKK-7.14 Action (A): a space, what for, a token; movement first, then the building. */
export const activate = R.proc<Activating>('activate')({
  space: {
    ask: 'activate.space',
    by: (_, v) => v.seat,
    options: (s, v) => activatable(s, v.seat).map((space) => IDS[space] as Key),
    refusals: spaceRefusals,
    // A card of the hand may be what opens a space (C12): a lone space is asked for like any other.
    forced: 'ask',
    then: (g, v, answer) => {
      v.space = answer;
      v.size = armySize(g.s, v.seat);
      return g.goto(modesCovered(g.s, v.seat, v.space) ? 'covered' : 'mode');
    },
  },
  mode: {
    ask: 'activate.mode',
    ...asking,
    then: (g, v, _answer, key) => {
      v.mode = key;
      return g.goto('token');
    },
  },
  covered: {
    ask: 'activate.mode',
    ...asking,
    forced: 'ask',
    then: (g, v, _answer, key) => {
      v.mode = key;
      return g.goto('token');
    },
  },
  token: {
    ask: 'activate.token',
    by: (_, v) => v.seat,
    options: (s, v) => tokensFor(s, v.seat, v.mode),
    about: (_, v) => ({ space: IDS[v.space] ?? '', mode: v.mode }),
    then: (g, v, answer) => {
      placeToken(g, v.seat, v.space, answer, 'pool', 'AKK-7.02');
      const { seat, space, size } = v;
      if (v.mode === 'voyage') return g.become(voyage, sailing(seat, space, size));
      if (v.mode === 'monster') return g.become(fightMonster, { seat, space, cause: 'move' });
      return v.mode.startsWith('building') ? g.goto('building') : g.call(move, moving(seat, space, size), 'building');
    },
  },
  // AKK-7.14 after the movement
  building: (g, v) => {
    const building = buildingIn(v.mode);
    if (building < 0) return g.end();
    return g.become(useBuilding, { seat: v.seat, city: v.space, building, at: 0, done: 0 });
  },
});
