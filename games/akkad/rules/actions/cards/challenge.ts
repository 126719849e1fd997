import type { Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import type { Space } from '../../../content/map.ts';
import type { Monster, MonsterName } from '../../../content/monsters.ts';
import { MONSTER_NAMES } from '../../../content/monsters.ts';
import { BEATEN, KINDS } from '../../../content/units.ts';
import { march } from '../../effects/units.ts';
import { ALL_SPACES, IDS, MONSTER_SPACE } from '../../geography.ts';
import { enemyAt, isStorm, ownUnits, unitsAt } from '../../queries/map.ts';
import { othersAfter } from '../../queries/players.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { ALIVE, NOBODY, NOWHERE } from '../../state.ts';
import { fightMonster } from '../monsters.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './played.ts';
import { targeted } from './played.ts';

/** AKK-22.13 Groups that can be sent: activated or not, but not in the Storm; whoever is at sea is not on the board. */
const groups = (s: State, seat: Seat): Space[] =>
  ALL_SPACES.filter((space) => ownUnits(s, seat, space) > 0 && !isStorm(s, space));

/** AKK-22.14 Why a player cannot be challenged; nothing, if they can. */
function objection(s: State, other: Seat, monster: Monster): Objection | undefined {
  const space = MONSTER_SPACE[monster] ?? NOWHERE;
  const where = { space: { id: `space.${IDS[space] ?? ''}` } };
  if (s.monsters[monster] !== ALIVE) return no('AKK-22.14', 'no.challenge.gone');
  if (isStorm(s, space)) return no('AKK-4.05', 'no.activate.storm', where);
  if (((s.slain[other] ?? 0) & (1 << monster)) !== 0) return no('AKK-22.14', 'no.challenge.slain');
  if (enemyAt(s, other, space) !== NOBODY) return no('AKK-22.14', 'no.challenge.occupied', where);
  return groups(s, other).length > 0 ? undefined : no('AKK-22.14', 'no.challenge.units');
}

type Facing = { seat: Seat; monster: Monster };

/** AKK-22.08 to AKK-22.13, AKK-7.19 The target sends all units of one space, and they must fight; nothing is activated. */
const face = R.proc<Facing>('challenge.face')({
  group: {
    ask: 'challenge.group',
    by: (_, v) => v.seat,
    options: (s, v) => groups(s, v.seat).map((space) => IDS[space] as Key),
    about: (_, v) => ({ monster: v.monster }),
    then: (g, v, answer, key) => {
      const from = answer;
      const space = MONSTER_SPACE[v.monster] ?? NOWHERE;
      for (let kind = 0; kind < KINDS; kind++)
        // AKK-11.68 a beaten champion does not move
        if (kind !== BEATEN) march(g.s, v.seat, from, space, kind, unitsAt(g.s, v.seat, from, kind));
      g.emit({ type: 'units.challenged', seat: v.seat, rule: 'AKK-22.08', data: { from: key, to: IDS[space] ?? '' } });
      return g.become(fightMonster, { seat: v.seat, space, cause: 'challenge' });
    },
  },
});

function challenge(card: ActionCardId, name: MonsterName): Played {
  const monster = MONSTER_NAMES.indexOf(name);
  return targeted(
    card,
    'seat',
    // AKK-22.24 never its own user
    (s, seat) => othersAfter(s, seat).map(String),
    R.proc<Announcing>(`card.${card}`)({
      send: (g, v) => g.become(face, { seat: Number(v.targets), monster }),
    }),
    (s, _, key) => objection(s, Number(key), monster),
  );
}

export const challengeOfAnzu: Played = challenge('challenge-of-anzu', 'anzu');
export const challengeOfHuwawa: Played = challenge('challenge-of-huwawa', 'huwawa');
