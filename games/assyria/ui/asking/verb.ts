import type { DecisionKind, Key, Message, View } from '@edubba/kernel';
import { AREA_NUMBERS, AREAS, type AreaName } from '../../content/tracks.ts';
import type { State } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { boardAt, say } from '../words.ts';

/** Questions all answers of which are done the same way to a space, a column or a card. */
const PLAIN: { readonly [kind: DecisionKind]: string } = {
  'start.space': 'settle',
  'found.space': 'settle',
  'solo.space': 'settle',
  'raise.space': 'raise',
  'roof.space': 'crown',
  'pact.space': 'hut',
  'move.from': 'move-from',
  'move.to': 'move-to',
  'bonus.destroy': 'give-up',
};
const CARDS: { readonly [kind: DecisionKind]: string } = {
  'card.take': 'take',
  'favour.keep': 'keep',
  'solo.keep': 'keep',
  'feed.modify': 'use-on',
};

/** What the main button says once an option is selected, in two or three words; its whole name stands beside it. */
export function verb({ s }: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  const plain = PLAIN[kind];
  if (plain !== undefined) return say(`ui.verb.${plain}`, { space: key });
  const card = CARDS[kind];
  if (card !== undefined) return say(`ui.verb.${card}`, { card: item(key) });
  if (kind === 'bid.place') return say('ui.verb.bid', { row: Number(key.slice(3, key.indexOf('/'))) });
  if (kind === 'well.dig' && key !== 'done') return say('ui.verb.dig');
  if (kind.endsWith('.column')) return say('ui.verb.column', { tile: say(`tile.${key}`) });
  if (kind === 'tile.refresh') return say('ui.verb.turn', { tile: say(`tile.${key}`) });
  if (kind === 'roof.area' || kind === 'roof.place' || kind === 'bonus.which' || kind === 'tribute.place')
    return atArea(s, kind, key);
  return byKey(kind, key);
}

/** Keys that say themselves what is done. */
function byKey(kind: DecisionKind, key: Key): Message | undefined {
  const [name = '', what = '', place = ''] = key.split('/');
  if (kind === 'feed.icon') return say('ui.verb.feed', { space: what });
  if (what === '') return undefined;
  if (name === 'hut') return say('ui.verb.hut', { space: what });
  if (name === 'ship' || name === 'farmer') return say(`ui.verb.${name}`, { space: what });
  if (name === 'plough' || name === 'token') return say('ui.verb.feed', { space: what });
  if (name === 'icon') return say('ui.verb.feed', { space: place });
  if (name === 'favour') return say('ui.verb.play', { card: item(what) });
  if (name === 'card') return say('ui.verb.spend', { card: item(what) });
  return name === 'camel' ? say('ui.verb.discard', { card: item(what) }) : undefined;
}

function atArea(s: State, kind: DecisionKind, key: Key): Message {
  const [name = '', token = ''] = key.split('/');
  const at = AREA_NUMBERS[AREAS.indexOf(name as AreaName)] ?? 0;
  const civilisation = say(`civilisation.${boardAt(s, at)?.name ?? 'amorites'}`);
  if (kind === 'tribute.place') return say('ui.verb.tribute', { civilisation, token: say(`token.${token}`) });
  return say(`ui.verb.${kind}`, { civilisation, area: say(`area.${name}`) });
}
