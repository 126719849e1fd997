import { MARKERS, UNREST } from '../../content/things.ts';
import { noFlight } from '../closed.ts';
import { kill, moveTo } from '../effects/characters.ts';
import { settle } from '../effects/markers.ts';
import { location } from '../geography.ts';
import { ask, askOwner, decided, either, jointly, matter, onward } from '../joint.ts';
import { character, characterName, locationName } from '../names.ts';
import { fugitives, waysOut } from '../queries/marching.ts';
import { R } from '../rules.ts';
import { NOBODY } from '../state.ts';

const order = jointly('order.flight');
const flee = either('flight', noFlight);

/** SAM-21.07 to SAM-21.09, SAM-22.07, SAM-22.08 Characters flee from a Capital, one after another (SAM-2.26). */
export const flight = R.proc<{ from: number; marker: number; who: number }>('flight')({
  next: (g, v) => {
    const due = fugitives(g.s, v.from, v.marker);
    if (due.length === 0) return g.end();
    return ask(g, order, matter(due.map(characterName), { place: locationName(v.from) }), 'way');
  },
  way: (g, v) => {
    v.who = character(decided(g));
    const ways = waysOut(g.s, v.from);
    if (ways.length === 0) {
      kill(g, v.who, v.marker === UNREST ? 'SAM-21.09' : 'SAM-22.08');
      return onward(g, 'next');
    }
    const about = { who: characterName(v.who), place: locationName(v.from), marker: MARKERS[v.marker] ?? '' };
    return askOwner(g, flee, g.s.owner[v.who] ?? NOBODY, matter(ways, about), 'go');
  },
  go: (g, v) => {
    const to = decided(g).split('/').at(-1) ?? '';
    moveTo(g, v.who, location(to));
    g.emit({ type: 'character.flees', rule: 'SAM-21.07', data: { who: characterName(v.who), place: to } });
    settle(g);
    return g.goto('next');
  },
});
