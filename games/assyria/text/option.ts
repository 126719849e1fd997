import type { ItemId, Key, Message, View } from '@edubba/kernel';
import type { CivilisationBoard } from '../content/civilisations.ts';
import { civilisation } from '../content/civilisations.ts';
import { spaceOf } from '../content/map.ts';
import { OFFERINGS_EXCHANGES } from '../content/player-board.ts';
import type { Area, AreaName } from '../content/tracks.ts';
import { AREA_NUMBERS, AREAS, TRIBUTE } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import { IDS } from '../rules/geography.ts';
import { foundCost, roofCost } from '../rules/queries/costs.ts';
import { tileCost } from '../rules/queries/tiles.ts';
import type { State } from '../rules/state.ts';
import { item, site, space } from './names.ts';

/** A list of cards in words. */
function listed(cards: readonly ItemId[]): Message | string {
  const [first, ...rest] = cards;
  if (first === undefined) return '';
  return rest.length === 0 ? item(first) : { id: 'list.more', params: { first: item(first), rest: listed(rest) } };
}

function bid(s: State, key: Key): Message {
  const [row = '', name = ''] = key.split('/');
  const at = Number(row.slice(3)) - 1;
  const cards = [...(s.rowLeft[at] ?? []), ...(s.rowMiddle[at] ?? []), ...(s.rowFavour[at] ?? [])];
  return { id: 'do.bid', params: { row: at + 1, space: { id: `bid.${name}` }, cards: listed(cards) } };
}

/** Number and board of an area. */
function area(s: State, name: string): { readonly at: Area; readonly board: CivilisationBoard } {
  const at = AREA_NUMBERS[AREAS.indexOf(name as AreaName)] ?? 0;
  return { at, board: civilisation(s.civilisation[at]?.[0] ?? '') };
}

/** From whom the Roof comes, what it costs there and what it brings. */
function roof(s: State, name: string): Message {
  const { at, board } = area(s, name);
  const params = { civilisation: { id: `civilisation.${board.name}` }, area: { id: `area.${name}` } };
  return { id: 'do.roof-from', params: { ...params, cost: roofCost(s, at), effect: { id: `roof.${board.name}` } } };
}

/** Whose Bonus, and what it is. */
function bonus(s: State, name: string): Message {
  const { board } = area(s, name);
  const params = { civilisation: { id: `civilisation.${board.name}` }, bonus: { id: `bonus.${board.name}` } };
  return { id: 'do.bonus', params };
}

function tribute(s: State, key: Key): Message {
  const [name = '', token = ''] = key.split('/');
  const { at, board } = area(s, name);
  return {
    id: 'do.tribute-to',
    params: {
      civilisation: { id: `civilisation.${board.name}` },
      area: { id: `area.${name}` },
      token: { id: `token.${token}` },
      influence: TRIBUTE.camels[at] ?? 0,
    },
  };
}

const at = (id: string, name: string): Message => {
  const params = space(spaceOf(name));
  return { id, params: id === 'do.hut' || id === 'do.space' ? params : { space: name } } as Message;
};

/** Answers of the form `verb/what`; a bare word such as `card` is no verb: what it means depends on the question. */
function verb(key: Key): Message | undefined {
  if (key === 'end' || key === 'done') return { id: 'do.end' };
  if (!key.includes('/')) return undefined;
  const [name = '', what = '', place = ''] = key.split('/');
  if (name === 'hut' || name === 'ship' || name === 'farmer' || name === 'plough' || name === 'token')
    return at(`do.${name}`, what);
  if (name === 'card') return { id: 'do.card', params: { card: item(what) } };
  if (name === 'icon') return { id: 'do.icon', params: { icon: { id: `food.${what}` }, space: place } };
  if (name === 'favour')
    return { id: 'do.favour', params: { card: item(what), effect: { id: `effect.${what.slice(0, 4)}` } } };
  if (name === 'camel') return { id: 'do.camel', params: { card: item(what) } };
  if (name === 'cards') return { id: 'do.cards', params: { cards: Number(what) } };
  if (name === 'steps')
    return {
      id: 'do.steps',
      params: { steps: Number(what), camels: OFFERINGS_EXCHANGES[Number(what) - 1]?.camels ?? 0 },
    };
  return undefined;
}

/** Actions without a place: what they cost is part of the name. */
function action(s: State, seat: number, key: Key): Message {
  if (key === 'found') return { id: 'do.found', params: { cost: foundCost(s, seat) } };
  if (key === 'purchase') return { id: 'do.purchase', params: { cost: tileCost(s, seat, 1) } };
  if (key === 'card') return { id: 'do.take-card', params: { cost: tileCost(s, seat, 2) } };
  return { id: `do.${key}` };
}

/** What a Bonus costs; the VP depend on whose it is (ASY-27.01, ASY-27.10). */
function pay({ pending }: View<State>, key: Key): Message {
  if (key !== 'vp') return { id: `do.pay.${key}` };
  const amorites = pending.some(({ about }) => JSON.stringify(about).includes('amorites'));
  return { id: 'do.pay.vp', params: { n: amorites ? 1 : 2 } };
}

/** What an option is called. */
export function option(view: View<State>, kind: string, key: Key): Message {
  const { s, seat } = view;
  if (kind === 'action.choose' && !key.includes('/') && key !== 'end') return action(s, seat, key);
  // There a bare `hut` is something to buy, not something to do.
  if (kind === 'purchase.what') return { id: key === 'hut' ? 'do.buy-hut' : 'do.buy-goods' };
  const common = verb(key);
  if (common !== undefined && kind !== 'tribute.place') return common;
  switch (kind) {
    case 'bid.place':
      return bid(s, key);
    case 'bid.spare':
      return { id: 'do.pay-vp' };
    case 'start.column':
    case 'found.column':
    case 'raise.column':
    case 'tile.refresh':
      return { id: `tile.${key}` };
    case 'feed.icon': {
      const [icon = '', place = ''] = key.split('/');
      if (icon === 'anew') return { id: 'do.anew', params: { space: place } };
      return { id: 'do.icon', params: { icon: { id: `food.${icon}` }, space: place } };
    }
    case 'feed.barter':
      return { id: `food.${key}` };
    case 'feed.both':
    case 'bonus.resolve':
      return { id: `do.${key}` };
    case 'well.dig': {
      const spaces = WELL_SITES.find(({ id }) => id === key)?.spaces ?? [];
      return {
        id: 'do.well',
        params: { site: site(key), spaces: spaces.map((near) => IDS[near] ?? '').join(' ') },
      };
    }
    case 'roof.area':
      return roof(s, key);
    case 'bonus.which':
      return bonus(s, key);
    case 'roof.place':
      return { id: 'do.cover', params: { area: { id: `area.${key}` }, reward: { id: `reward.${key}` } } };
    case 'tribute.place':
      return tribute(s, key);
    case 'gold.size':
      return { id: 'do.exchange', params: { camels: Number(key.charAt(0)), gold: Number(key.charAt(4)) } };
    case 'bonus.pay':
      return pay(view, key);
    case 'card.take':
    case 'favour.keep':
    case 'solo.keep':
    case 'feed.modify':
      return item(key);
    default:
      return at('do.space', key);
  }
}
