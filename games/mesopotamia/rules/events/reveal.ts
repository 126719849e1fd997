import type { Effects, Key, Seat } from '@edubba/kernel';
import { guarded } from '@edubba/kernel';
import { AREAS } from '../../content/map.ts';
import { pay } from '../effects/goods.ts';
import { advance } from '../effects/tracks.ts';
import { heldBy } from '../queries/control.ts';
import { optionObjection, optionOf, priceFor, revealable } from '../queries/events.ts';
import { nameOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman, NO_TOKEN, NOBODY, RUNNING, VP_TOKEN } from '../state.ts';
import { gains } from './gains.ts';
import { automatonOption } from './options.ts';

type Happening = { seat: Seat; area: number };
type Resolving = Happening & { option: number };

/** MES-27.16 (a) May this player take a running Event over at once? */
function takesOver(s: State, seat: Seat, area: number): boolean {
  if (s.token[area] !== RUNNING || s.holder[area] === seat) return false;
  for (let other = 0; other < s.players; other++)
    if (other !== seat && (heldBy(s, other, area) > 0 || s.settlement[area] === other)) return false;
  return true;
}

/** MES-9.09, MES-27.16 A land Unit has ended its movement here. */
export const arrive = R.proc<Happening>('event.arrive')({
  look: (g, v) => {
    if (revealable(g.s, v.area)) return g.become(reveal, v);
    return takesOver(g.s, v.seat, v.area) ? g.become(handOver, v) : g.end();
  },
});

const terrainOf = (area: number): 'plain' | 'mountain' | 'desert' => {
  const terrain = AREAS[area]?.terrain;
  return terrain === 'mountain' || terrain === 'desert' ? terrain : 'plain';
};

/** MES-27.02 The token is turned up, and with it the card it names. */
export const reveal = R.proc<Happening>('event.reveal')({
  draw: {
    chance: 'event.draw',
    outcomes: (s, v) => s[terrainOf(v.area)],
    then: (g, v, item) => {
      g.s.token[v.area] = NO_TOKEN;
      g.s.event[v.area] = item;
      g.move(item, terrainOf(v.area), 'shown', {
        type: 'event.revealed',
        seat: v.seat,
        rule: 'MES-27.02',
        data: { area: nameOf(v.area) },
      });
      return g.become(resolve, { ...v, option: 0 });
    },
  },
});

/** MES-27.14 Somebody else has the area now: the die goes back, and the new controller chooses afresh. */
export const handOver = R.proc<Happening>('event.handOver')({
  reset: (g, v) => {
    const { s } = g;
    const item = s.event[v.area] ?? '';
    s.holder[v.area] = NOBODY;
    s.die[v.area] = 0;
    s.token[v.area] = NO_TOKEN;
    g.emit({ type: 'event.handed', seat: v.seat, rule: 'MES-27.14', data: { event: item, area: nameOf(v.area) } });
    return g.become(resolve, { ...v, option: 0 });
  },
});

/** Card and token leave the map. */
export function discard(g: Effects<State>, area: number): void {
  const { s } = g;
  const item = s.event[area] ?? '';
  s.event[area] = '';
  s.token[area] = NO_TOKEN;
  s.holder[area] = NOBODY;
  s.die[area] = 0;
  if (item !== '') g.move(item, 'shown', 'gone');
}

const KEYS: readonly Key[] = ['1', '2'];

/** MES-27.05, MES-27.17 Of two options one is closed: the other is taken without a question, and this says why. */
function tellOnly(g: Effects<State>, { seat, area }: Happening): void {
  KEYS.forEach((_, option) => {
    const objection = optionObjection(g.s, seat, area, option);
    if (objection === undefined) return;
    const data = {
      event: g.s.event[area] ?? '',
      option: option + 1,
      why: objection.rule === 'MES-27.17' ? 'die' : 'price',
    };
    g.emit({ type: 'event.closed', seat, rule: objection.rule, data });
  });
}

/** MES-27.04 to 27.09 One of the two options. */
const resolve = R.proc<Resolving>('event.resolve')({
  which: (g, v) => {
    const open = KEYS.some((_, which) => optionObjection(g.s, v.seat, v.area, which) === undefined);
    if (!open) {
      // MES-A.44
      g.emit({ type: 'event.impossible', seat: v.seat, rule: 'MES-27.05', data: { event: g.s.event[v.area] ?? '' } });
      discard(g, v.area);
      return g.end();
    }
    if (isHuman(g.s, v.seat)) {
      tellOnly(g, v);
      return g.goto('choose');
    }
    v.option = automatonOption(g.s, v.seat, v.area);
    g.emit({
      type: 'automaton.chooses',
      seat: v.seat,
      rule: 'MES-32.25',
      data: { option: v.option + 1, award: optionOf(g.s, v.area, v.option).award },
    });
    return g.goto('begin');
  },
  choose: {
    ask: 'event.option',
    by: (_, v) => v.seat,
    ...guarded<State, Resolving>(
      () => KEYS,
      (s, v, key) => optionObjection(s, v.seat, v.area, KEYS.indexOf(key)),
    ),
    about: (s, v) => ({ event: s.event[v.area] ?? '', area: nameOf(v.area) }),
    then: (g, v, key) => {
      v.option = KEYS.indexOf(key);
      return g.goto('begin');
    },
  },
  begin: (g, v) => {
    const { s } = g;
    const option = optionOf(s, v.area, v.option);
    const event = s.event[v.area] ?? '';
    g.emit({ type: 'event.chosen', seat: v.seat, rule: 'MES-27.04', data: { event, option: v.option + 1 } });
    pay(g, v.seat, priceFor(s, v.seat, option), 'MES-27.05');
    if (option.type === 'six-round') {
      // MES-27.09
      s.token[v.area] = RUNNING;
      s.holder[v.area] = v.seat;
      s.die[v.area] = 1;
      s.chosen[v.area] = v.option;
      return g.end();
    }
    return g.call(gains, { ...v, final: false, next: 0, left: 0 }, 'award');
  },
  award: (g, v) => {
    const option = optionOf(g.s, v.area, v.option);
    if (option.type === 'vp') g.s.token[v.area] = VP_TOKEN;
    advance(g, 'event', v.seat, option.award, 'MES-28.02');
    if (option.type === 'instant') discard(g, v.area);
    return g.end();
  },
});
