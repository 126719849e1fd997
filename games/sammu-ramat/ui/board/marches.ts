import { exchange } from '../../rules/effects/fighting.ts';
import { RESOLVING } from '../../rules/geography.ts';
import { locationName } from '../../rules/names.ts';
import { courtAt, swordsAt } from '../../rules/queries/characters.ts';
import { armiesIn, enemyTargets } from '../../rules/queries/marching.ts';
import { defenseAt, strengthAt } from '../../rules/queries/places.ts';
import { DEAD, type State } from '../../rules/state.ts';

/** What an Enemy army would do next Month, as the board stands. */
export interface March {
  /** Its turn among all armies. */
  readonly turn: number;
  readonly from: string;
  readonly to: string;
  /** It attacks: with so much strength against so much Defense. */
  readonly attack: boolean;
  readonly strength: number;
  readonly defense: number;
  /** Characters who would be killed. */
  readonly falls: boolean;
}

/** SAM-5.02 to SAM-5.29 Every army in its order, each resolved before the next; ties go to the first of the map. */
export function marches(now: State): readonly March[] {
  if (now.challenge === '' || now.ended !== '' || isLast(now)) return [];
  const s: State = { ...now, military: [...now.military], enemies: [...now.enemies], fate: [...now.fate] };
  const all: March[] = [];
  RESOLVING.forEach((_, place) => {
    for (const [from, n] of armiesIn(s, place)) {
      const [to] = enemyTargets(s, from, n);
      if (to === undefined) continue;
      const people = courtAt(s, to);
      const attack = people.length > 0 || (s.military[to] ?? 0) > 0;
      const strength = n * strengthAt(s, to);
      const defense = defenseAt(s, to);
      const stopped = attack && (s.diplomacyAttack[to] ?? 0) > 0;
      if (stopped) continue;
      const bySword = Math.min(n, swordsAt(s, to));
      const gone = exchange(n - bySword, s.military[to] ?? 0, strengthAt(s, to));
      const left = n - bySword - gone.enemies;
      s.enemies[from] = (s.enemies[from] ?? 0) - n;
      s.enemies[to] = (s.enemies[to] ?? 0) + left;
      s.military[to] = (s.military[to] ?? 0) - gone.military;
      if (left > 0) for (const who of people) s.fate[who] = DEAD;
      all.push({
        turn: all.length + 1,
        from: locationName(from),
        to: locationName(to),
        attack,
        strength,
        defense,
        falls: attack && left > 0,
      });
    }
  });
  return all;
}

/** In the last Month no other follows. */
const isLast = (s: State): boolean => s.month === 0 || s.month >= s.months;
