import type { Key, Seat } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import type { Space } from '../../../content/map.ts';
import type { Monster, MonsterName } from '../../../content/monsters.ts';
import { MONSTER_NAMES } from '../../../content/monsters.ts';
import { BEATEN, KINDS } from '../../../content/units.ts';
import { march } from '../../effects/units.ts';
import { ALL_SPACES, IDS, MONSTER_SPACE, spaceIn } from '../../geography.ts';
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

/** AKK-22.14, AKK-22.24 Whom a Challenge can be aimed at. */
function challenged(s: State, seat: Seat, monster: Monster): Seat[] {
  const space = MONSTER_SPACE[monster] ?? NOWHERE;
  if (s.monsters[monster] !== ALIVE || isStorm(s, space)) return [];
  return othersAfter(s, seat).filter(
    (other) =>
      ((s.slain[other] ?? 0) & (1 << monster)) === 0 &&
      enemyAt(s, other, space) === NOBODY &&
      groups(s, other).length > 0,
  );
}

type Facing = { seat: Seat; monster: Monster };

/** AKK-22.08 to AKK-22.13, AKK-7.19 The target sends all units of one space, and they must fight; nothing is activated. */
const face = R.proc<Facing>('challenge.face')({
  group: {
    ask: 'challenge.group',
    by: (_, v) => v.seat,
    options: (s, v) => groups(s, v.seat).map((space) => IDS[space] as Key),
    about: (_, v) => ({ monster: v.monster }),
    then: (g, v, key) => {
      const from = spaceIn(key);
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
    'card.seat',
    (s, seat) => challenged(s, seat, monster).map(String),
    R.proc<Announcing>(`card.${card}`)({
      send: (g, v) => g.become(face, { seat: Number(v.targets), monster }),
    }),
  );
}

export const challengeOfAnzu: Played = challenge('challenge-of-anzu', 'anzu');
export const challengeOfHuwawa: Played = challenge('challenge-of-huwawa', 'huwawa');
