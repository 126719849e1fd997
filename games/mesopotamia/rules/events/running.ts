import type { Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { advance } from '../effects/tracks.ts';
import { closedAreas } from '../guarding.ts';
import { areaIn, areaKey } from '../keys.ts';
import { controls } from '../queries/control.ts';
import { optionOf } from '../queries/events.ts';
import { nameOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman, RUNNING } from '../state.ts';
import { gains } from './gains.ts';
import { discard } from './reveal.ts';

const LAST = 6;

/** MES-27.10, MES-27.13 Running Events of a player in areas that player controls now. */
function due(s: State, seat: Seat): number[] {
  const areas: number[] = [];
  for (let area = 0; area < s.token.length; area++)
    if (s.token[area] === RUNNING && s.holder[area] === seat && controls(s, seat, area)) areas.push(area);
  return areas;
}

/** MES-27.10, MES-27.11 One running Event pays and goes on, or is completed. */
const round = R.proc<{ seat: Seat; area: number }>('event.round')({
  pay: (g, v) => {
    g.emit({
      type: 'event.round',
      seat: v.seat,
      rule: 'MES-27.10',
      data: { event: g.s.event[v.area] ?? '', area: nameOf(v.area), die: g.s.die[v.area] ?? 0 },
    });
    return g.call(gains, { ...v, option: g.s.chosen[v.area] ?? 0, final: false, next: 0, left: 0 }, 'turn');
  },
  turn: (g, v) => {
    const die = g.s.die[v.area] ?? 0;
    if (die >= LAST)
      return g.call(gains, { ...v, option: g.s.chosen[v.area] ?? 0, final: true, next: 0, left: 0 }, 'complete');
    g.s.die[v.area] = die + 1;
    return g.end();
  },
  complete: (g, v) => {
    const { award } = optionOf(g.s, v.area, g.s.chosen[v.area] ?? 0);
    g.emit({ type: 'event.completed', seat: v.seat, rule: 'MES-27.11', data: { event: g.s.event[v.area] ?? '' } });
    // MES-27.12 the award comes only now
    advance(g, 'event', v.seat, award, 'MES-27.11');
    discard(g, v.area);
    return g.end();
  },
});

type Paying = { seat: Seat; due: number[] };

/** MES-5.11 Own Event dice in the order their owner likes. */
const paying = R.proc<Paying>('event.paying')({
  next: (g, v) => {
    const [first] = v.due;
    if (first === undefined) return g.end();
    if (v.due.length > 1 && isHuman(g.s, v.seat)) return g.goto('order');
    v.due.shift();
    return g.call(round, { seat: v.seat, area: first }, 'next');
  },
  order: {
    ask: 'upkeep.order',
    by: (_, v) => v.seat,
    options: (_, v) => v.due.map(areaKey),
    refusals: (s, v) =>
      closedAreas((area) => {
        if (s.token[area] !== RUNNING || s.holder[area] !== v.seat || v.due.includes(area)) return undefined;
        return controls(s, v.seat, area) ? no('MES-27.10', 'no.event-paid') : no('MES-27.13', 'no.event-paused');
      }),
    then: (g, v, key) => {
      const area = areaIn(key);
      v.due.splice(v.due.indexOf(area), 1);
      return g.call(round, { seat: v.seat, area }, 'next');
    },
  },
});

/** MES-5.10, MES-5.11 End of Round: players in Turn order. */
export const upkeep = R.proc<{ next: number }>('upkeep')({
  next: (g, v) => {
    const { order } = g.s;
    while (v.next < order.length) {
      const seat = order[v.next++] ?? 0;
      const areas = due(g.s, seat);
      if (areas.length > 0) return g.call(paying, { seat, due: areas }, 'next');
    }
    return g.end();
  },
});
