import type { Key } from '@edubba/kernel';
import { BAILEET } from '../../content/characters.ts';
import { AREA_NAMES, ROUTES } from '../../content/map.ts';
import { DIPLOMACY, HEALTH, KARU, MARKERS, RELIGION } from '../../content/things.ts';
import { noGreen } from '../closed.ts';
import { clearPlague, clearUnrest } from '../effects/markers.ts';
import { add, toSupply } from '../effects/tokens.ts';
import { ALL, area, AREA_OF, ENDS, location, NO_AREA, routeNamed } from '../geography.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { locationName } from '../names.ts';
import { inPlay } from '../queries/characters.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { relieve } from './assassination.ts';

const use = jointly('green.use', noGreen);

const everywhere = (verb: string): Key[] => ALL.map((at) => `${verb}/${locationName(at)}`);
const everyArea = (verb: string): Key[] => AREA_NAMES.map((name) => `${verb}/${name}`);
const where = (verb: string, flags: readonly boolean[]): Key[] =>
  ALL.filter((at) => flags[at] === true).map((at) => `${verb}/${locationName(at)}`);

/** SAM-24.07, SAM-24.08 Routes that Karu can lie on. */
function karuRoutes(s: State): Key[] {
  return ROUTES.flatMap(({ id }, route) => {
    const [a = 0, b = 0] = ENDS[route] ?? [];
    const inAreas = AREA_OF[a] !== NO_AREA && AREA_OF[b] !== NO_AREA;
    return inAreas && (s.military[a] ?? 0) + (s.military[b] ?? 0) > 0 ? [`route/${id}`] : [];
  });
}

/** SAM-24 Everything that may be done with a green marker now; `discard` always (SAM-19.10). */
export function greenUses(s: State, marker: number): Key[] {
  const uses: Key[] = [];
  if (marker === DIPLOMACY) uses.push(...everyArea('raid'), ...everywhere('attack'));
  if (marker === KARU)
    uses.push(...where('remove', s.unrest), ...everywhere('protect'), ...everyArea('area'), ...karuRoutes(s));
  if (marker === HEALTH) uses.push(...where('remove', s.plague), ...everywhere('protect'), ...everyArea('area'));
  if (marker === RELIGION) {
    if (s.assassinations > 0) uses.push('relieve');
    uses.push('queen');
    s.eventRow.forEach((cards, row) => {
      if (cards.length > 0) uses.push(`event/${row + 1}`);
    });
    if (inPlay(s, BAILEET)) uses.push(...everyArea('capital'));
  }
  uses.push('discard');
  return uses;
}

/** SAM-19.11 The marker goes where it was decided; what it removes goes with it to the supply (SAM-19.09). */
function apply(g: G, marker: number, key: Key): void {
  const { s } = g;
  const [verb = '', target = ''] = key.split('/');
  const lies = (list: number[], i: number): void => {
    add(list, i, 1);
    g.emit({
      type: `green.${verb}`,
      rule: 'SAM-19.08',
      data: { marker: MARKERS[marker] ?? '', [verb === 'event' ? 'row' : 'place']: target },
    });
  };
  if (verb === 'discard') return toSupply(g, marker, 'marker.discarded', 'SAM-19.10');
  if (verb === 'relieve') {
    relieve(g, 'SAM-24.12');
    return toSupply(g, marker, 'marker.worked', 'SAM-24.12', 'queen');
  }
  if (verb === 'remove') {
    if (marker === KARU) clearUnrest(g, location(target), 'SAM-24.04');
    else clearPlague(g, location(target), 'SAM-24.17');
    return toSupply(g, marker, 'marker.worked', marker === KARU ? 'SAM-24.04' : 'SAM-24.17', target);
  }
  if (verb === 'raid') return lies(s.diplomacyRaid, area(target));
  if (verb === 'attack') return lies(s.diplomacyAttack, location(target));
  if (verb === 'protect') return lies(marker === KARU ? s.karuAt : s.healthAt, location(target));
  if (verb === 'area') return lies(marker === KARU ? s.karuArea : s.healthArea, area(target));
  if (verb === 'route') return lies(s.karuRoute, routeNamed(target));
  if (verb === 'event') return lies(s.religionEvent, Number(target) - 1);
  if (verb === 'capital') return lies(s.religionCapital, area(target));
  s.religionQueen++;
  g.emit({ type: 'green.queen', rule: 'SAM-24.13', data: { marker: MARKERS[marker] ?? '', place: 'queen' } });
}

/** SAM-19.08 A green marker, already out of bag and supply, is used at once. */
export const useGreen = R.proc<{ marker: number }>('green')({
  ask: (g, v) => ask(g, use, matter(greenUses(g.s, v.marker), { marker: MARKERS[v.marker] ?? '' }), 'use'),
  use: (g, v) => {
    apply(g, v.marker, decided(g));
    return g.end();
  },
});
