import type { Icon } from '../../content/icons.ts';
import { MARKERS, MILITARY, redOf, TOKENS } from '../../content/things.ts';
import { bringMarker, drawMarker } from '../chain/draw.ts';
import { tie } from '../chain/ties.ts';
import { noneToLose } from '../closed.ts';
import { arrive } from '../effects/fighting.ts';
import { settle } from '../effects/markers.ts';
import { saved } from '../effects/placing.ts';
import { gain, giveBack, giveBackFrom, inPool, intoBag } from '../effects/tokens.ts';
import { area, CAPITAL, FURTHEST, isAreaName, location, LOCATIONS_IN } from '../geography.ts';
import { ask, back, decided, jointly, matter } from '../joint.ts';
import { areaName, locationName } from '../names.ts';
import { holding, tokensIn, eventAdds } from '../queries/places.ts';
import { R } from '../rules.ts';

const whichTokens = jointly('event.lose', noneToLose);

/** SAM-4.04, SAM-4.06 An Event takes tokens from an Area; for each that is missing a red marker goes into the bag. */
export const loseTokens = R.proc<{ token: number; n: number; area: number }>('lose')({
  start: (g, v) => {
    if (saved(g, v.token, v.area)) return g.end();
    const there = tokensIn(g.s, v.token, v.area);
    for (let missing = there; missing < v.n; missing++) intoBag(g, redOf(v.token), 'SAM-4.06');
    v.n = Math.min(v.n, there);
    if (!inPool(v.token)) return g.goto('next');
    giveBackFrom(g, v.token, v.n, v.area, 'SAM-4.04');
    settle(g);
    return g.end();
  },
  next: (g, v) => {
    if (v.n === 0) return g.end();
    const list = v.token === MILITARY ? g.s.military : g.s.diviners;
    const from = holding(list, LOCATIONS_IN[v.area]).map(locationName);
    return ask(g, whichTokens, matter(from, { token: TOKENS[v.token] ?? '', n: v.n }), 'take');
  },
  take: (g, v) => {
    giveBack(g, v.token, 1, location(decided(g)), 'SAM-4.04');
    v.n--;
    settle(g);
    return g.goto('next');
  },
});

/** SAM-4.10, SAM-6.05 Enemies of a card come to a Location, or to the furthest of an Area. */
export const addEnemies = R.proc<{ at: string; n: number; rule: string }>('enemies.add')({
  where: (g, v) => {
    const places = isAreaName(v.at) ? (FURTHEST[area(v.at)] ?? []).map(locationName) : [v.at];
    return ask(g, tie, matter(places, { place: v.at }), 'add');
  },
  add: (g, v) => {
    arrive(g, location(decided(g)), v.n, v.rule);
    return back(g);
  },
});

/** One icon of an Event or a Challenge; `area` is where it applies, `draws` where markers it draws do (SAM-6.04). */
export type Drawing = { icon: Icon; area: number; draws: number; rule: string };

export const resolveIcon = R.proc<Drawing>('icon')({
  resolve: (g, { icon, area: inArea, draws, rule }) => {
    const { s } = g;
    if (icon.do === 'draw') return g.become(drawMarker, { area: draws });
    if (icon.do === 'enemies') return g.become(addEnemies, { at: icon.at, n: icon.n, rule });
    if (icon.do === 'bag') {
      intoBag(g, MARKERS.indexOf(icon.marker), rule);
      return g.end();
    }
    if (icon.do === 'here') return g.become(bringMarker, { marker: MARKERS.indexOf(icon.marker), area: inArea });
    const token = TOKENS.indexOf(icon.token);
    if (icon.do === 'lose') return g.become(loseTokens, { token, n: icon.n, area: inArea });
    // SAM-4.05
    if (eventAdds(s, token, inArea)) {
      gain(g, token, icon.n, CAPITAL[inArea] ?? 0, 'SAM-4.05');
      settle(g);
    } else g.emit({ type: 'tokens.refused', rule: 'SAM-4.08', data: { token: icon.token, place: areaName(inArea) } });
    return g.end();
  },
});
