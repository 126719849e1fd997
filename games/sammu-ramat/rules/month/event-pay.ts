import { GOODS, MARKERS, TOKENS } from '../../content/things.ts';
import { noMarker, noPayer, noToken } from '../closed.ts';
import { addGoods } from '../effects/characters.ts';
import { settle } from '../effects/markers.ts';
import { giveBack, intoBag } from '../effects/tokens.ts';
import { CAPITAL, location } from '../geography.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { areaName, character, characterName } from '../names.ts';
import { goodsOf, typesOf } from '../queries/characters.ts';
import { WITHOUT, helpers, homeOf, payers, tokensAsKeys } from '../queries/paying.ts';
import { R } from '../rules.ts';

const payer = jointly('event.payer', noPayer);
const instead = jointly('event.token', noToken);
const marker = jointly('event.marker', noMarker);

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
