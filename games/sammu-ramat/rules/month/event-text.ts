import { QUEEN } from '../../content/characters.ts';
import type { TextLine } from '../../content/events.ts';
import { ASSASSINATION, GOODS, MILITARY } from '../../content/things.ts';
import { convert } from '../chain/baileet.ts';
import { bringMarker } from '../chain/draw.ts';
import { noEventStep, noRiders, noShare } from '../closed.ts';
import { bringBaileet, addGoods, moveTo } from '../effects/characters.ts';
import { settle } from '../effects/markers.ts';
import { gain } from '../effects/tokens.ts';
import type { Area } from '../geography.ts';
import { CAPITAL, KALHU, location, LOCATIONS_IN } from '../geography.ts';
import { ask, askOwner, decided, either, jointly, matter } from '../joint.ts';
import { character, characterName, locationName } from '../names.ts';
import { ADVISORS, COURT, goodsOf, inPlay, typesOf } from '../queries/characters.ts';
import { eventSteps } from '../queries/marching.ts';
import { eventAdds } from '../queries/places.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { discardEach, drawEach } from './cards.ts';
import { charge } from './event-pay.ts';
import { resolveIcon } from './icons.ts';

const share = jointly('goods.share', noShare);
const hire = jointly('event.hire', noRiders);
const stepping = either('event.step', noEventStep);

/** SAM-4.24 A Character takes one Step without Carry (SAM-4.16); `may`: it can also stay. */
const eventStep = R.proc<{ who: number; may: boolean }>('event.step')({
  ask: (g, v) => {
    const steps = eventSteps(g.s, v.who).map(locationName);
    if (steps.length === 0) return g.end();
    const keys = v.may ? [...steps, 'stay'] : steps;
    return askOwner(g, stepping, g.s.owner[v.who] ?? NOBODY, matter(keys, { who: characterName(v.who) }), 'go');
  },
  go: (g, v) => {
    const key = decided(g);
    if (key !== 'stay') {
      moveTo(g, v.who, location(key));
      g.emit({ type: 'character.steps', rule: 'SAM-4.24', data: { who: characterName(v.who), place: key } });
      settle(g);
    }
    return g.end();
  },
});

/** EV10, EV24 Each Character of the Area moves. */
const scatter = R.proc<{ due: number[] }>('scatter')({
  next: (g, v) => {
    const who = v.due.shift();
    return who === undefined ? g.end() : g.call(eventStep, { who, may: false }, 'next');
  },
});

const inArea = (s: State, area: Area): number[] =>
  COURT.filter((who) => inPlay(s, who) && (LOCATIONS_IN[area] ?? []).includes(s.at[who] ?? -1));

/** SAM-4.11 Goods for Advisors in play, one by one. */
const shareGoods = R.proc<{ good: number; n: number }>('goods.share')({
  next: (g, v) => {
    const to = ADVISORS.filter((who) => inPlay(g.s, who)).map(characterName);
    if (v.n === 0 || to.length === 0) return g.end();
    return ask(g, share, matter(to, { good: GOODS[v.good] ?? '', n: v.n }), 'give');
  },
  give: (g, v) => {
    addGoods(g, character(decided(g)), v.good, 1);
    g.emit({ type: 'goods.gained', rule: 'SAM-4.11', data: { who: decided(g), good: GOODS[v.good] ?? '', n: 1 } });
    v.n--;
    return g.goto('next');
  },
});

/** SAM-4.25, EV23 Goods of any Advisors together buy 1 Military. */
const hireRiders = R.proc<{ area: number; n: number; paid: number }>('event.hire')({
  ask: (g, v) => {
    const { s } = g;
    const rich = ADVISORS.filter((who) => inPlay(s, who) && goodsOf(s, who) > 0);
    const left = v.n - v.paid;
    const purse = rich.reduce((sum, who) => sum + goodsOf(s, who), 0);
    if (purse < left || !eventAdds(s, MILITARY, v.area) || (s.track[MILITARY] ?? 0) === 0) return g.end();
    const keys = rich.flatMap((who) => typesOf(s, who).map((good) => `${characterName(who)}/${GOODS[good]}`));
    return ask(g, hire, matter(v.paid === 0 ? ['no', ...keys] : keys, { n: left }), 'pay');
  },
  pay: (g, v) => {
    const [who = '', good = ''] = decided(g).split('/');
    if (who === 'no') return g.end();
    addGoods(g, character(who), GOODS.indexOf(good as never), -1);
    g.emit({ type: 'goods.paid', rule: 'SAM-4.25', data: { who, good } });
    v.paid++;
    if (v.paid < v.n) return g.goto('ask');
    gain(g, MILITARY, 1, CAPITAL[v.area] ?? 0, 'SAM-4.25');
    settle(g);
    return g.end();
  },
});

/** One line of an Event's text. */
export const resolveLine = R.proc<{ line: TextLine; area: number }>('event.line')({
  resolve: (g, { line, area }) => {
    const { s } = g;
    switch (line.do) {
      case 'conspiracy':
        // EV01
        if (s.at[QUEEN] === KALHU) return g.end();
        return g.become(bringMarker, { marker: ASSASSINATION, area });
      case 'pay':
        return g.become(charge, { who: line.who, n: line.n, due: [], next: 0 });
      case 'cards':
        return g.become(drawEach, { n: line.n, next: 0 });
      case 'queen-step':
        return g.become(eventStep, { who: QUEEN, may: true });
      case 'goods':
        return g.become(shareGoods, { good: GOODS.indexOf(line.good), n: line.n });
      case 'scatter':
        return g.become(scatter, { due: inArea(s, area) });
      case 'hire':
        return g.become(hireRiders, { area, n: line.goods, paid: 0 });
      case 'discard':
        return g.become(discardEach, { done: [] });
      case 'baileet':
        s.baileetMoved = s.month;
        bringBaileet(g, CAPITAL[area] ?? 0, 'B');
        return g.become(convert, { among: [...(LOCATIONS_IN[area] ?? [])] });
      default:
        return g.become(resolveIcon, { icon: line, area, draws: area, rule: 'SAM-4.03' });
    }
  },
});
