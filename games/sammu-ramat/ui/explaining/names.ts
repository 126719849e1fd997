import type { Message, View } from '@edubba/kernel';
import { partsOf, type Thing } from '@edubba/ui';
import { challengeOf } from '../../rules/queries/challenge.ts';
import { AREA_NAMES, LOCATIONS } from '../../content/map.ts';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { GOODS, MARKERS, TOKENS } from '../../content/things.ts';
import { AREA_OF, POOL_OF } from '../../rules/geography.ts';
import { character, locationName } from '../../rules/names.ts';
import { courtAt, goodOf, inPlay } from '../../rules/queries/characters.ts';
import { onMap } from '../../rules/queries/places.ts';
import { holds } from '../../rules/queries/winning.ts';
import type { State } from '../../rules/state.ts';
import { cardText, eventText, winText } from '../../text/cards.ts';
import { item, listed, name, seats } from '../../text/names.ts';
import { optionName } from '../../asking/index.ts';
import { say } from '../words.ts';

const counted = (what: string, n: number): Message[] =>
  n === 0 ? [] : [say('ui.name.count', { n, what: name(what) })];

/** The number of a Location or an Area; below 0 for what is none. */
export const locationAt = (id: string): number => LOCATIONS.findIndex((card) => card.id === id);
export const areaAt = (id: string): number => AREA_NAMES.findIndex((area) => area === id);

/** Everything in one Location, in words. */
export function hereOf(s: State, at: number): Message[] {
  return [
    ...counted('military', s.military[at] ?? 0),
    ...counted('diviners', s.diviners[at] ?? 0),
    ...counted('enemy', s.enemies[at] ?? 0),
    ...(s.unrest[at] === true ? [name('unrest')] : []),
    ...(s.plague[at] === true ? [name('plague')] : []),
    ...courtAt(s, at).map((who) => name(CHARACTER_NAMES[who] ?? '')),
  ];
}

function placeName({ s }: View<State>, id: string): Message {
  const here = hereOf(s, locationAt(id));
  return here.length === 0
    ? say('ui.name.place.empty', { place: name(id) })
    : say('ui.name.place', { place: name(id), here: listed(here) });
}

function areaSaid({ s }: View<State>, id: string): Message {
  const area = areaAt(id);
  return say(s.gate[area] === true ? 'ui.name.area.gate' : 'ui.name.area', {
    area: name(id),
    supplies: s.supplies[area] ?? 0,
    medicine: s.medicine[area] ?? 0,
  });
}

/** Tokens of one kind in a Location, or in the pool of an Area. */
export function tokensAt(s: State, token: string, where: string): number {
  const at = locationAt(where);
  if (token === 'military') return s.military[at] ?? 0;
  if (token === 'diviners') return s.diviners[at] ?? 0;
  const pool = areaAt(where) >= 0 ? areaAt(where) : (POOL_OF[at] ?? AREA_OF[at] ?? 0);
  return (token === 'supplies' ? s.supplies : s.medicine)[pool] ?? 0;
}

function personSaid({ s }: View<State>, id: string): Message {
  const who = character(id);
  if (!inPlay(s, who)) return say('ui.name.person.out', { who: name(id) });
  const goods = GOODS.flatMap((good, i) => counted(good, goodOf(s, who, i)));
  return say('ui.name.person', {
    who: name(id),
    place: name(locationName(s.at[who] ?? 0)),
    goods: listed(goods),
  });
}

/** What an answer is called that is no thing of the table. */
export function optionSaid(view: View<State>, key: string): Message {
  return optionName(view.pending[0]?.kind ?? '', key);
}

/** What a screen reader calls a thing. */
export function nameOf(view: View<State>, thing: Thing): Message {
  const { s } = view;
  const { kind, name: first, place: second } = partsOf(thing);
  switch (kind) {
    case 'place':
      return placeName(view, first);
    case 'area':
      return areaSaid(view, first);
    case 'route':
      return name(first);
    case 'token':
      return say('ui.name.token', { n: tokensAt(s, first, second), token: name(first), place: name(second) });
    case 'carried':
      return say('ui.name.carried', { n: s.carried[TOKENS.indexOf(first as never)] ?? 0, token: name(first) });
    case 'person':
      return personSaid(view, first);
    case 'good':
      return say('ui.name.good', {
        n: goodOf(s, character(second), GOODS.indexOf(first as never)),
        good: name(first),
        who: name(second),
      });
    case 'card':
      return first.startsWith('?') ? item(first) : say('ui.name.card', { card: item(first), text: cardText(first) });
    case 'event':
      return eventSaid(s, Number(first));
    case 'pile':
      return say('ui.name.pile');
    case 'action':
      return optionName('turn.act', second === '' ? first : `${first}/${second}`);
    case 'option':
      return optionSaid(view, thing.slice('option/'.length));
    case 'marker':
      return say('ui.name.marker', { n: s.bag[MARKERS.indexOf(first as never)] ?? 0, marker: name(first) });
    case 'track':
      return say('ui.name.track', { token: name(first), n: onMap(s, TOKENS.indexOf(first as never)) });
    case 'aim': {
      const win = s.challenge === '' ? undefined : challengeOf(s).win[Number(first)];
      if (win === undefined) return say('ui.panel.challenge');
      return say(holds(s, win) ? 'ui.name.aim.done' : 'ui.name.aim', { what: winText(win) });
    }
    case 'player':
      return seats[Number(first)] ?? say('ui.panel.team');
    case 'bag':
      return say('ui.name.bag', { n: s.bag.reduce((sum, n) => sum + n, 0) });
    case 'queen':
      return say('ui.name.queen', { n: s.assassinations });
    case 'gate':
      return say(s.gate[0] === true ? 'ui.name.gate' : 'ui.name.gate.lost');
    case 'threat':
      return say('ui.panel.danger');
    default:
      return say('ui.panel.challenge');
  }
}

/** What of a Month's Event may be known: what it was, that it lies face down, or what somebody has seen. */
function eventSaid(s: State, month: number): Message {
  const lies = s.eventRow[month - 1]?.[0];
  const known = month === s.month && s.event !== '' ? s.event : lies;
  if (known === undefined) return say('ui.name.event.past', { month });
  if (known.startsWith('?')) return say('ui.name.event.down', { month });
  return say('ui.name.event', { month, card: item(known), text: eventText(known) });
}
