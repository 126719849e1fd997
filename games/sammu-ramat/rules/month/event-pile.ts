import type { ItemId, Place } from '@edubba/kernel';
import { BAILEET_EVENTS } from '../../content/events.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** SAM-1.28, SAM-25.18 Her own Challenge uses no Baileet Event. */
export const refusesBaileet = (s: State, card: ItemId): boolean =>
  s.challenge === 'D1' && BAILEET_EVENTS.includes(card);

/** SAM-A.27 When the pile runs out, the flipped Events are shuffled into a new one; those of this and last Month stay. */
function refill(g: G): void {
  const { s } = g;
  if (s.eventPile.length > 0) return;
  // SAM-25.18 What lies under the pile comes last, and not in her own Challenge.
  if (s.underPile.length > 0 && s.challenge !== 'D1') {
    g.moveAll('underPile', 'eventPile', { type: 'events.shuffled', rule: 'SAM-25.18' });
    return;
  }
  for (const card of s.flipped.filter((one) => one !== s.event && one !== s.previousEvent))
    g.move(card, 'flipped', 'eventPile', { type: 'events.shuffled', rule: 'SAM-A.27' });
}

/** The top card of the Event pile goes to a place; ends with it, or with nothing where there is none. */
export const takeEvent = R.proc<{ to: string }>('events.take')({
  top: (g, v) => {
    const { s } = g;
    const [seen] = s.eventTop;
    if (seen !== undefined) {
      g.move(seen, 'eventTop', place(s, v.to, seen), told(v.to));
      return refusesBaileet(s, seen) ? g.goto('top') : g.end(seen);
    }
    refill(g);
    return s.eventPile.length === 0 ? g.end() : g.goto('draw');
  },
  draw: {
    chance: 'event.draw',
    outcomes: (s) => s.eventPile,
    then: (g, v, card) => {
      g.move(card, 'eventPile', place(g.s, v.to, card), told(v.to));
      return refusesBaileet(g.s, card) ? g.goto('top') : g.end(card);
    },
  },
});

/** SAM-25.18 A Baileet Event that comes up in her Challenge is laid aside. */
const place = (s: State, to: string, card: ItemId): Place<State> =>
  refusesBaileet(s, card) ? 'underPile' : (to as Place<State>);

const told = (to: string): { type: string; rule: string } =>
  to === 'flipped'
    ? { type: 'event.revealed', rule: 'SAM-25.15' }
    : to === 'eventTop'
      ? { type: 'event.top', rule: 'SAM-25.08' }
      : { type: 'event.dealt', rule: 'SAM-1.25' };
