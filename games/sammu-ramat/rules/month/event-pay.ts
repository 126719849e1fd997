import type { Key } from '@edubba/kernel';
import { QUEEN } from '../../content/characters.ts';
import { GOODS, MARKERS, MILITARY, TOKENS } from '../../content/things.ts';
import { addGoods } from '../effects/characters.ts';
import { settle } from '../effects/markers.ts';
import { giveBack, inPool, intoBag } from '../effects/tokens.ts';
import type { Area } from '../geography.ts';
import { ASSYRIA, CAPITAL, location, LOCATIONS_IN } from '../geography.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { areaName, character, characterName, locationName } from '../names.ts';
import {
  goodsOf,
  HOME,
  inPlay,
  isPersonal,
  personalOf,
  publicAdvisors,
  typesOf,
  COURT,
} from '../queries/characters.ts';
import { holding, tokensIn } from '../queries/places.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isSolo } from '../state.ts';

const payer = jointly('event.payer');
const instead = jointly('event.token');
const marker = jointly('event.marker');

/** Nobody: a player without a Personal Advisor (SAM-A.67). */
const WITHOUT = -1;

/** Who has to pay: Public Advisors, or every player's Personal one; in the solo game the Queen stands for it (SAM-30.13). */
export function payers(s: State, who: 'public' | 'personal'): number[] {
  if (who === 'public') return publicAdvisors(s);
  if (isSolo(s)) return [QUEEN];
  return Array.from({ length: s.table.seats }, (_, seat) => personalOf(s, seat) ?? WITHOUT);
}

/** SAM-4.12, SAM-A.80 Who helps whoever cannot pay. */
export const helpers = (s: State, who: 'public' | 'personal'): number[] =>
  (who === 'personal' ? publicAdvisors(s) : COURT.filter((other) => inPlay(s, other) && isPersonal(s, other))).filter(
    (other) => goodsOf(s, other) > 0,
  );

/** SAM-4.13 Tokens of an Area, each as a key: `military/kalhu`, `supplies`. */
export function tokensAsKeys(s: State, area: Area): Key[] {
  return TOKENS.flatMap((name, token) => {
    if (inPool(token)) return tokensIn(s, token, area) > 0 ? [name] : [];
    const list = token === MILITARY ? s.military : s.diviners;
    return holding(list, LOCATIONS_IN[area]).map((at) => `${name}/${locationName(at)}`);
  });
}

const homeOf = (who: number): Area => (who === WITHOUT ? ASSYRIA : (HOME[who] ?? ASSYRIA));

/** SAM-4.12 to SAM-4.15 Each of them pays so many Goods; helpers, tokens and markers stand in for what is missing. */
export const charge = R.proc<{ who: 'public' | 'personal'; n: number; due: number[]; next: number }>('charge')({
  start: (g, v) => {
    v.due = payers(g.s, v.who).flatMap((who) => Array.from({ length: v.n }, () => who));
    return g.goto('good');
  },
  good: (g, v) => {
    const { s } = g;
    const who = v.due[v.next];
    if (who === undefined) return g.end();
    const able = who !== WITHOUT && goodsOf(s, who) > 0 ? [who] : helpers(s, v.who);
    if (able.length === 0) return g.goto('token');
    const keys = able.flatMap((one) => typesOf(s, one).map((good) => `${characterName(one)}/${GOODS[good]}`));
    return ask(g, payer, matter(keys, { who: who === WITHOUT ? '' : characterName(who) }), 'paid');
  },
  paid: (g, v) => {
    const [who = '', good = ''] = decided(g).split('/');
    addGoods(g, character(who), GOODS.indexOf(good as never), -1);
    g.emit({ type: 'goods.paid', rule: 'SAM-4.12', data: { who, good } });
    v.next++;
    return g.goto('good');
  },
  token: (g, v) => {
    const home = homeOf(v.due[v.next] ?? WITHOUT);
    const keys = tokensAsKeys(g.s, home);
    if (keys.length === 0) return g.goto('marker');
    return ask(g, instead, matter(keys, { area: areaName(home) }), 'given');
  },
  given: (g, v) => {
    const home = homeOf(v.due[v.next++] ?? WITHOUT);
    const [name = '', at] = decided(g).split('/');
    giveBack(g, TOKENS.indexOf(name as never), 1, at === undefined ? (CAPITAL[home] ?? 0) : location(at), 'SAM-4.13');
    settle(g);
    return g.goto('good');
  },
  // SAM-4.14, SAM-A.10
  marker: (g, v) => {
    const red = MARKERS.filter((_, i) => i <= 3 && (g.s.supply[i] ?? 0) > 0);
    if (red.length > 0) return ask(g, marker, matter(red), 'bagged');
    v.next++;
    return g.goto('good');
  },
  bagged: (g, v) => {
    intoBag(g, MARKERS.indexOf(decided(g) as never), 'SAM-4.14');
    v.next++;
    return g.goto('good');
  },
});
