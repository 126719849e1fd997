import type { ItemId, Json } from '@edubba/kernel';
import { MILD_EVENTS } from '../../content/events.ts';
import type { Place } from '@edubba/kernel';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** Cards the next one may be, where it is not known: round 1 shows one of the four mild ones (AKK-1.22, AKK-5.05). */
const unknown = (s: State): ItemId[] =>
  s.round === 1 ? s.eventDeck.filter((item) => MILD_EVENTS.includes(item)) : s.eventDeck;

type Taking = { to: string };

/**
 * The top card of the event deck goes to `eventNow`, or to what a player looks at (`peeked:2`). Ends with the card, or nothing.
 * The deck keeps no order but that of the cards An has put on its top or bottom.
 */
export const takeEvent = R.proc<Taking>('event.top')({
  where: (g, v) => {
    const { s } = g;
    const from = s.eventTop.length > 0 ? 'eventTop' : 'eventBottom';
    if (from === 'eventBottom' && s.eventDeck.length > 0) return g.goto('draw');
    const item = s[from][0];
    if (item === undefined) return g.end();
    g.move(item, from, v.to as Place<State>, { type: 'event.drawn' });
    const result: Json = item;
    return g.end(result);
  },
  draw: {
    chance: 'draw.event',
    outcomes: (s) => unknown(s),
    then: (g, v, item) => {
      g.move(item, 'eventDeck', v.to as Place<State>, { type: 'event.drawn' });
      return g.end(item);
    },
  },
});

/** How many event cards are left to come. */
export const eventsLeft = (s: State): number => s.eventTop.length + s.eventDeck.length + s.eventBottom.length;
