import type { Decision, ItemId, Message, RuleId } from '@edubba/kernel';
import type { Prompt, Sheet } from '@edubba/gamekit';
import type { Civilisation } from '../content/civilisations.ts';
import type { Space } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import type { Area } from '../content/tracks.ts';
import { AREAS } from '../content/tracks.ts';
import type { IconUse } from '../rules/decisions.ts';
import { IDS } from '../rules/geography.ts';
import type { State } from '../rules/state.ts';
import { item, space } from '../text/names.ts';
import { betterOffer } from '../text/tiles.ts';
import { boardAt, reader, say } from '../text/words.ts';
import { favourIcon, FOOD_ICONS, TILE_ICONS } from './icons.ts';

// What the sheets of several decisions have in common: their answers are of the same sort.

type Of<T> = Sheet<State, Decision<T>>;

/** What to do (`ui.ask.<id>`), why or how (`ui.why.<id>`), and the rule. */
export function asks(id: string, rule: RuleId, params?: Message['params'], why = params): Prompt {
  return { say: say(`ui.ask.${id}`, params), why: say(`ui.why.${id}`, why), rule };
}

export const nameOf = (at: Space): string => IDS[at] ?? '';

/** Answers that are spaces: what is done there, and its picture. */
export function onSpace(verb: string, icon?: string): Pick<Of<Space>, 'option' | 'thing' | 'verb' | 'icon'> {
  return {
    option: (at) => say('do.space', space(at)),
    thing: (at) => `space/${nameOf(at)}`,
    verb: (at) => say(`ui.verb.${verb}`, { space: nameOf(at) }),
    ...(icon === undefined ? {} : { icon }),
  };
}

/** Answers that are columns of one's own board. */
export const ofColumn: Pick<Of<Column>, 'option' | 'label' | 'thing' | 'verb' | 'icon'> = {
  option: tile,
  label: (column, view) => {
    const offer = betterOffer(view.s, reader(view), column);
    const name = COLUMN_NAMES[column];
    return offer === undefined
      ? say('ui.column-small', { tile: tile(column), text: say(`ui.small.${name}`) })
      : say('ui.column-offer', { tile: tile(column), offer });
  },
  thing: (column) => `column/${COLUMN_NAMES[column]}`,
  verb: (column) => say('ui.verb.column', { tile: tile(column) }),
  icon: (column) => TILE_ICONS[column],
};

export function tile(column: Column): Message {
  return { id: `tile.${COLUMN_NAMES[column]}` };
}

/** Answers that are cards. */
export function ofCard(verb: string): Pick<Of<ItemId>, 'option' | 'thing' | 'verb' | 'icon'> {
  return {
    option: item,
    thing: (card) => `card/${card}`,
    verb: (card) => say(`ui.verb.${verb}`, { card: item(card) }),
    icon: cardIcon,
  };
}

/** The picture of a Food or Favour card. */
function cardIcon(card: ItemId): string | undefined {
  if (card.startsWith('FV')) return favourIcon(card);
  return card.startsWith('FD') ? 'res-food' : undefined;
}

export const areaName = (area: Area): Message => ({ id: `area.${AREAS[area]}` });

/** The name of the board beside an area. */
export function boardName(s: State, area: Area): Civilisation {
  return boardAt(s, area)?.name ?? 'amorites';
}

/** Answers that are Tribute areas: words for the button, and the picture. */
export function onArea(verb: string, icon: string): Pick<Of<Area>, 'thing' | 'verb' | 'icon'> {
  return {
    thing: (area) => `area/${AREAS[area]}`,
    verb: (area, { s }) =>
      say(`ui.verb.${verb}`, { civilisation: say(`civilisation.${boardName(s, area)}`), area: areaName(area) }),
    icon,
  };
}

/** Answers that say themselves what is done with a space or a card: `hut/D3`, `favour/FV01-1`. */
type Placed = { readonly verb: 'hut' | 'ship' | 'farmer' | 'plough' | 'token'; readonly what: Space };
type Carded = { readonly verb: 'card' | 'favour' | 'camel'; readonly what: ItemId };
type Deed = Placed | Carded | { readonly verb: 'icon'; readonly what: IconUse };

const DEED_ICONS = {
  hut: 'bld-hut',
  ship: 'unit-ship',
  farmer: 'res-farmer',
  plough: 'bld-plough',
  token: 'res-food',
  card: 'res-food',
  camel: 'res-camel',
};
const DEED_VERBS = { hut: 'hut', ship: 'ship', farmer: 'farmer', plough: 'feed', token: 'feed' };
const CARD_VERBS = { favour: 'play', card: 'spend', camel: 'discard' };

export function deedOption({ verb, what }: Deed): Message {
  switch (verb) {
    case 'hut':
      return say('do.hut', space(what));
    case 'ship':
    case 'farmer':
    case 'plough':
    case 'token':
      return { id: `do.${verb}`, params: { space: nameOf(what) } };
    case 'icon':
      return iconOption(what);
    case 'favour':
      return { id: 'do.favour', params: { card: item(what), effect: { id: `effect.${what.slice(0, 4)}` } } };
    default:
      return { id: `do.${verb}`, params: { card: item(what) } };
  }
}

export function deedThing({ verb, what }: Deed): string {
  if (verb === 'icon') return `space/${nameOf(what.space)}`;
  return typeof what === 'number' ? `space/${nameOf(what)}` : `card/${what}`;
}

export function deedIcon({ verb, what }: Deed): string {
  if (verb === 'icon') return FOOD_ICONS[what.icon];
  return verb === 'favour' ? favourIcon(what) : DEED_ICONS[verb];
}

export function deedVerb({ verb, what }: Deed): Message {
  if (verb === 'icon') return feedVerb(what.space);
  if (typeof what === 'number') return say(`ui.verb.${DEED_VERBS[verb as Placed['verb']]}`, { space: nameOf(what) });
  return say(`ui.verb.${CARD_VERBS[verb as Carded['verb']]}`, { card: item(what) });
}

/** A Favour card costs itself; and so does one that goes for a Camel (ASY-6.05). */
export const deedWeighs = ({ verb }: Deed): boolean => verb === 'favour' || verb === 'camel';

export const iconOption = ({ icon, space: at }: IconUse): Message => ({
  id: 'do.icon',
  params: { icon: { id: `food.${icon}` }, space: nameOf(at) },
});
export const feedVerb = (at: Space): Message => say('ui.verb.feed', { space: nameOf(at) });

/** What ends a question. */
export const END: Message = { id: 'do.end' };
