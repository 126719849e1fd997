import type { DecisionKind, Key, Message, View } from '@edubba/kernel';
import { discounted } from '../../rules/queries/costs.ts';
import type { State } from '../../rules/state.ts';
import { option } from '../../text/option.ts';
import { betterOffer } from '../explaining/tiles.ts';
import { columnNamed } from '../thing.ts';
import { reader, say } from '../words.ts';
import { aboutOf, numberOf } from './about.ts';

/** What an option is called at the drawn table: like the game's own words, but an end says what it ends. */
export function label(view: View<State>, kind: DecisionKind, key: Key): Message {
  if (isEnd(kind, key)) return { id: `ui.end.${kind}` };
  if (kind === 'bonus.resolve') return { id: 'ui.take-bonus' };
  if (kind.endsWith('.column')) return column(view, key);
  if (kind === 'feed.barter') return { id: `ui.food.${key}` };
  if (key.startsWith('cards/')) return discount(view, kind, key);
  return option(view, kind, key);
}

/** A column, with what its next piece makes of the tile below, or brings at once. */
function column(view: View<State>, key: Key): Message {
  const tile = say(`tile.${key}`);
  const at = columnNamed(key);
  const offer = at === undefined ? undefined : betterOffer(view.s, reader(view), at);
  return offer === undefined
    ? say('ui.column-small', { tile, text: say(`ui.small.${key}`) })
    : say('ui.column-offer', { tile, offer });
}

/** Ends or declines the question. */
export function isEnd(_: DecisionKind, key: Key): boolean {
  return key === 'end' || key === 'done' || key === 'no';
}

/** What is left to pay with so many cards, where the question says what it is about. */
function discount(view: View<State>, kind: DecisionKind, key: Key): Message {
  const cost = numberOf(aboutOf(view, kind), 'cost');
  if (cost === undefined) return option(view, kind, key);
  const cards = Number(key.slice('cards/'.length));
  return { id: 'ui.cards-for', params: { cards, cost: discounted(cost, cards) } };
}
