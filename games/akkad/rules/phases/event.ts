import type { Json } from '@edubba/kernel';
import type { EventId } from '../../content/events.ts';
import { takeEvent } from '../effects/events.ts';
import { text } from '../effects/draw.ts';
import { R } from '../rules.ts';
import { EVENT_PROCS } from './events.ts';

/** AKK-5.01 to AKK-5.03, AKK-5.12 The marker has moved; the top event is revealed and resolved. Used ones never come back. */
export const eventPhase = R.proc<null>('event')({
  reveal: (g) => {
    g.moveAll('eventNow', 'eventPast', { type: 'event.over' });
    return g.call(takeEvent, { to: 'eventNow' }, 'resolve');
  },
  resolve: (g) => {
    const result: Json = g.result;
    const id = text(result) as EventId | undefined;
    if (id === undefined) return g.end();
    g.emit({ type: 'event.revealed', rule: 'AKK-5.02', item: id, to: 'eventNow' });
    const proc = EVENT_PROCS[id];
    // what lasts all round is looked up where it matters (AKK-5.03)
    return proc === undefined ? g.end() : g.become(proc, null);
  },
});
