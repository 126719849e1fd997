import type { EventCard, TextLine } from '../content/events.ts';
import { EVENTS } from '../content/events.ts';
import { DIPLOMACY, MARKERS } from '../content/things.ts';
import type { State } from '../rules/index.ts';

/** How bad a line of an Event is. */
function harmOf(line: TextLine): number {
  switch (line.do) {
    case 'lose':
      return 3 * line.n;
    case 'gain':
      return -3 * line.n;
    case 'enemies':
      return 5 * line.n;
    case 'bag':
      return MARKERS.indexOf(line.marker) < DIPLOMACY ? 3 : -3;
    case 'draw':
    case 'here':
    case 'conspiracy':
    case 'baileet':
      return 6;
    case 'pay':
    case 'discard':
    case 'scatter':
      return 4;
    default:
      return -2;
  }
}

const harmIn = ({ banner, text, month, good }: EventCard): number =>
  [...banner, ...text].reduce((sum, line) => sum + harmOf(line), month === undefined || good ? 0 : 4);

const HARM: ReadonlyMap<string, number> = new Map(EVENTS.map((card) => [card.id, harmIn(card)]));

const harm = (s: State, row: number): number => HARM.get(s.eventRow[row]?.[0] ?? '') ?? 0;

/** What swapping two Events brings (`2-4`): the worse one later, by when the Challenge may be over. */
export function swapping(s: State, key: string): number {
  const [sooner = 0, later = 0] = key.split('-').map((n) => Number(n) - 1);
  return harm(s, sooner) - harm(s, later);
}

/** Events to come that nobody has looked at. */
export const unknown = (s: State): number =>
  s.eventRow.reduce((sum, [card = '']) => sum + (card.startsWith('?') ? 1 : 0), 0);
