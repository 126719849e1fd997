import type { Key, Objection } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { CHAMPION, MERCENARY } from '../../content/units.ts';
import { beatChampion } from '../effects/champions.ts';
import { disband, hurtAt } from '../effects/units.ts';
import { IDS, NEIGHBOURS, spaceIn } from '../geography.ts';
import type { Side } from '../queries/combat.ts';
import { isActivated, isEmpty, isStorm, unitsAt } from '../queries/map.ts';
import { landSteps } from '../queries/movement.ts';
import { hasSupply, supplyKeys } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOWHERE, REBELS } from '../state.ts';
import { isPlayer, spaceOfFight, whoOn } from './sides.ts';

/** `forced`: there is no choice but to go (AKK-11.61). */
type Retreating = { side: Side; forced: boolean };

/** AKK-11.15, AKK-11.16, AKK-11.21, AKK-22.10 May a side retreat to this neighbouring space? */
function mayRetreat(s: State, v: Retreating, to: Space): boolean {
  const seat = whoOn(s, v.side);
  if (s.fight?.cause === 'challenge' || isStorm(s, to)) return false;
  if (!landSteps(s, seat, spaceOfFight(s)).includes(to)) return false;
  if (s.control[to] !== seat && !isEmpty(s, to)) return false;
  return v.forced || isActivated(s, seat, to) || hasSupply(s, seat);
}

/** AKK-11.15, AKK-11.16, AKK-11.21, AKK-22.10 Why a side cannot retreat to a neighbouring space; nothing, if it can. */
function objection(s: State, v: Retreating, key: Key): Objection | undefined {
  if (key === 'no')
    return v.forced ? no('AKK-11.61', 'no.retreat.must', undefined, { id: 'fix.retreat.choose' }) : undefined;
  const seat = whoOn(s, v.side);
  const to = spaceIn(key);
  if (mayRetreat(s, v, to)) return undefined;
  const space = { space: { id: `space.${key}` } };
  if (s.fight?.cause === 'challenge') return no('AKK-22.10', 'no.retreat.challenge');
  if (isStorm(s, to)) return no('AKK-11.16', 'no.activate.storm', space, { id: 'fix.next-round' });
  if (!landSteps(s, seat, spaceOfFight(s)).includes(to))
    return no('AKK-11.16', 'no.path.river', space, { id: 'fix.port' });
  if (!isEmpty(s, to) && s.control[to] !== seat)
    return no('AKK-11.15', 'no.retreat.occupied', space, { id: 'fix.retreat.space' });
  return no('AKK-11.21', 'no.retreat.token', space, { id: 'fix.retreat.token' });
}

const around = (s: State): readonly Space[] => NEIGHBOURS[spaceOfFight(s)] ?? [];
const spaces = (s: State): Key[] => around(s).map((space) => IDS[space] as Key);

const open = (s: State, v: Retreating): boolean => around(s).some((space) => mayRetreat(s, v, space));

/** Where to, or `no`: what there is no {@link objection} to. */
function choices(s: State, v: Retreating): Key[] {
  const keys: Key[] = [];
  for (const space of around(s)) if (mayRetreat(s, v, space)) keys.push(IDS[space] as Key);
  if (!v.forced) keys.push('no');
  return keys;
}

/** AKK-11.14, AKK-11.18, AKK-11.19 One side says whether it will retreat, where to, and which token it will put there. */
const sayRetreat = R.proc<Retreating>('combat.retreat.say')({
  possible: (g, v) => (isPlayer(whoOn(g.s, v.side)) && open(g.s, v) ? g.goto('where') : g.end()),
  where: {
    ask: 'combat.retreat',
    by: (s, v) => whoOn(s, v.side),
    options: choices,
    refusals: guarded<State, Retreating>((s) => [...spaces(s), 'no'], objection).refusals,
    about: (s, v) => ({ space: IDS[spaceOfFight(s)] ?? '', round: s.fight?.round ?? 0, side: v.side }),
    then: (g, v, answer, key) => {
      const { fight } = g.s;
      if (answer === 'no' || fight === null) return g.end();
      const seat = whoOn(g.s, v.side);
      fight.retreat[v.side] = answer;
      g.emit({ type: 'combat.retreat', seat, rule: 'AKK-11.14', data: { space: key } });
      const bare = isActivated(g.s, seat, answer) || !hasSupply(g.s, seat);
      return bare ? g.end() : g.goto('token');
    },
  },
  token: {
    ask: 'combat.retreat-token',
    by: (s, v) => whoOn(s, v.side),
    options: (s, v) => supplyKeys(s, whoOn(s, v.side)),
    about: (s, v) => ({ space: IDS[s.fight?.retreat[v.side] ?? NOWHERE] ?? '' }),
    then: (g, v, answer) => {
      if (g.s.fight !== null) g.s.fight.token[v.side] = answer;
      return g.end();
    },
  },
});

/** AKK-11.14, AKK-A.10 The attacker, then, if the attacker stays, the defender, may declare a retreat: `fight.retreat`. */
export const declareRetreat = R.proc<null>('combat.retreat')({
  attacker: (g) => g.call(sayRetreat, { side: 0, forced: false }, 'defender'),
  defender: (g) =>
    g.s.fight === null || g.s.fight.retreat[0] !== NOWHERE ? g.end() : g.become(sayRetreat, { side: 1, forced: false }),
});

/** AKK-11.61 With nowhere to go units go to supply, and champions count as beaten. */
function scatter(g: G, space: Space, seat: number): void {
  for (let n = unitsAt(g.s, seat, space, CHAMPION); n > 0; n--) beatChampion(g, seat, space);
  for (let kind = 0; kind <= MERCENARY; kind++)
    disband(g, seat, space, kind, unitsAt(g.s, seat, space, kind), hurtAt(g.s, seat, space, kind), 'AKK-11.61');
}

/** AKK-11.61, AKK-A.77 Neither side rolls a bone: the attacker must retreat; rebels as attackers are removed. */
export const stalemate = R.proc<null>('combat.stalemate')({
  leave: (g) => {
    const { fight } = g.s;
    if (fight === null) return g.end();
    const [attacker] = fight.sides;
    g.emit({ type: 'combat.stalemate', seat: attacker, rule: 'AKK-11.61', data: { space: IDS[fight.space] ?? '' } });
    if (attacker === REBELS) {
      g.s.rebels[fight.space] = 0;
      return g.end();
    }
    if (open(g.s, { side: 0, forced: true })) return g.become(sayRetreat, { side: 0, forced: true });
    scatter(g, fight.space, attacker);
    return g.end();
  },
});
