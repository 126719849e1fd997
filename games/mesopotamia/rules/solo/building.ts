import type { ItemId, Key } from '@edubba/kernel';
import { BUILD } from '../../content/actions.ts';
import { SECTIONS, SHORES } from '../../content/map.ts';
import type { Area } from '../../content/map.ts';
import type { Listed } from '../../content/solo-cards.ts';
import { strategyCard } from '../../content/solo-cards.ts';
import { construct } from '../effects/building.ts';
import { areaKey, sectionKey, word } from '../keys.ts';
import { range } from '../lists.ts';
import { AREAS } from '../../content/map.ts';
import { placeObjection } from '../queries/building.ts';
import { apart } from '../queries/distance.ts';
import { settledAreas, settlementsOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman } from '../state.ts';
import { drawGarden } from '../turn/gardens.ts';
import { holds, humanAreas, nearest, slotOf, threatened } from '../queries/strategy.ts';
import { tellRest } from './telling.ts';

type Building = { card: ItemId; slot: number; left: number; level: number };

/** Areas with Walls of a human. */
const humanWalls = (s: State): Area[] => s.walls.flatMap((owner, area) => (isHuman(s, owner) ? [area] : []));

/** The first of some places that is legal, nearest to something. */
function closest(
  s: State,
  level: number,
  item: string,
  areas: readonly Area[],
  to: (area: Area) => number,
): Key | undefined {
  const legal = areas.filter((area) => placeObjection(s, s.automaton, level, `${item}/${areaKey(area)}`) === undefined);
  const [best] = [...legal].sort((a, b) => to(a) - to(b) || a - b);
  return best === undefined ? undefined : `${item}/${areaKey(best)}`;
}

/** MES-32.21, MES-32.39 What of a list is built now: its key, if it is neither complete nor impossible. */
function keyFor(s: State, { card, level }: Building, listed: Listed): Key | undefined {
  const me = s.automaton;
  const home = s.home[me] ?? 0;
  const legal = (key: Key): Key | undefined => (placeObjection(s, me, level, key) === undefined ? key : undefined);
  const humans = humanAreas(s);
  const all = range(AREAS.length);
  switch (listed) {
    case 'ziggurat':
    case 'garden':
      return legal(listed);
    case 'ship':
      return [...(SHORES[home] ?? [])]
        .sort((a, b) => ((SECTIONS[a]?.id ?? '') < (SECTIONS[b]?.id ?? '') ? -1 : 1))
        .map((section) => legal(`ship/${sectionKey(section)}`))
        .find((key) => key !== undefined);
    case 'rams': {
      const walls = humanWalls(s);
      return closest(s, level, 'ram', all, (area) => nearest(area, walls.length > 0 ? walls : humans));
    }
    case 'settlements':
      if (settlementsOf(s, me) >= 2) return undefined;
      return closest(s, level, 'settlement', all, (area) => apart(area, home));
    case 'threatened-walls':
      if (!holds(s, strategyCard(card))) return undefined;
      return closest(s, level, 'walls', threatened(s), (area) => nearest(area, humans));
    case 'settlement-walls':
      return closest(s, level, 'walls', settledAreas(s, me), (area) => nearest(area, humans));
  }
}

/** MES-32.21 As many items as it may, each time the first of the list that can be built. */
export const automatonBuild = R.proc<Building>('automaton.build')({
  next: (g, v) => {
    const { s } = g;
    if (v.left <= 0) return g.end();
    v.left--;
    for (const listed of slotOf(v.card, v.slot).list ?? []) {
      const key = keyFor(s, v, listed);
      if (key === undefined) continue;
      g.emit({ type: 'automaton.builds', seat: s.automaton, rule: 'MES-32.21', data: { listed, where: listed } });
      construct(g, s.automaton, key);
      return word(key) === 'garden' ? g.call(drawGarden, null, 'next') : g.goto('next');
    }
    tellRest(g, BUILD, v.left + 1);
    return g.end();
  },
});
