import type { ItemId, Message } from '@edubba/kernel';
import type { AshurCard, BagPart } from '../content/ashur-cards.ts';
import { ashurCard } from '../content/ashur-cards.ts';
import type { ChallengeCard, MonthIcon, Win } from '../content/challenges.ts';
import type { MonthLong, TextLine } from '../content/events.ts';
import { eventCard } from '../content/events.ts';
import { counted, listed, name } from './names.ts';

const names = (ids: readonly string[]): Message => listed(ids.map(name));

function bagPart(part: BagPart): Message {
  if ('gain' in part) return { id: 'card.gain', params: { n: part.n, token: counted(part.gain, part.n) } };
  return { id: `card.${part.does}`, params: { n: part.n } };
}

function effectOf(card: AshurCard): Message {
  if (card.token !== undefined) {
    const basic: Message = { id: 'card.gain', params: { n: card.basic ?? 0, token: counted(card.token, card.basic) } };
    const more = (card.areas ?? []).map(
      ([area, n]): Message => ({ id: 'card.gain-in', params: { n, area: name(area) } }),
    );
    return listed([basic, ...more]);
  }
  if (card.parts !== undefined) return listed(card.parts.map(bagPart));
  if (card.technology !== undefined) return name(card.technology);
  const local: Message[] = card.local === undefined ? [] : [{ id: 'card.local', params: { n: card.local } }];
  const any: Message[] = card.any === undefined ? [] : [{ id: 'card.any-goods', params: { n: card.any } }];
  return listed([...(card.goods ?? []).map(name), ...local, ...any]);
}

/** What an Ashur card costs and does. */
export function cardText(item: ItemId): Message {
  const card = ashurCard(item);
  const effect = effectOf(card);
  const bagged: Message[] = card.bag === undefined ? [] : [{ id: 'card.bag', params: { marker: name(card.bag) } }];
  const cost = [...card.cost.map(name), ...bagged];
  return cost.length === 0 ? effect : { id: 'card.cost', params: { cost: listed(cost), effect } };
}

/** An icon of an Event or a Challenge, or a line of text. */
function iconText(icon: TextLine | MonthIcon): Message {
  switch (icon.do) {
    case 'lose':
    case 'gain':
      return { id: `icon.${icon.do}`, params: { n: icon.n, token: counted(icon.token, icon.n) } };
    case 'bag':
    case 'here':
      return { id: `icon.${icon.do}`, params: { marker: name(icon.marker) } };
    case 'enemies':
      return { id: 'icon.enemies', params: { n: icon.n, place: name(icon.at) } };
    case 'pay':
      return { id: `icon.pay-${icon.who}`, params: { n: icon.n } };
    case 'goods':
      return { id: 'icon.goods', params: { n: icon.n, good: name(icon.good) } };
    default:
      return { id: `icon.${icon.do}` };
  }
}

function monthText(month: MonthLong): Message {
  switch (month.rule) {
    case 'road-closed':
    case 'no-carry':
      return { id: `month.${month.rule}`, params: { area: name(month.area) } };
    case 'route-closed':
      return { id: 'month.route-closed', params: { place: name(month.route) } };
    case 'no-market':
      return { id: 'month.no-market', params: { area: names(month.areas) } };
    case 'more-free':
      return { id: 'month.more-free', params: { n: month.n } };
    default:
      return { id: `month.${month.rule}` };
  }
}

/** What an Event does: banner, text, and what holds all Month. */
export function eventText(item: ItemId): Message {
  const card = eventCard(item);
  const lines = [...card.banner, ...card.text].map(iconText);
  return listed(card.month === undefined ? lines : [...lines, monthText(card.month)]);
}

/** One part of a Win Condition. */
export function winText(win: Win): Message {
  switch (win.is) {
    case 'gate':
      return { id: 'win.gate', params: { area: name(win.area) } };
    case 'tokens':
      return {
        id: 'win.tokens',
        params: { n: win.n, token: counted(win.token, win.n), area: names(win.areas), areas: win.areas.length },
      };
    case 'total':
      return { id: 'win.total', params: { n: win.n, token: counted(win.token, win.n) } };
    case 'no-enemies':
      return { id: 'win.no-enemies', params: { place: names(win.places) } };
    case 'no-markers':
      return win.places.length === 0
        ? { id: 'win.no-markers', params: { marker: name(win.marker) } }
        : { id: 'win.no-markers-in', params: { marker: name(win.marker), place: names(win.places) } };
    case 'queen-in':
      return { id: 'win.queen-in', params: { place: name(win.at) } };
    case 'goods':
      return { id: 'win.goods', params: { n: win.n, types: win.types } };
    case 'oracle-dead':
    case 'last-month':
      return { id: `win.${win.is}` };
    default:
      return { id: `win.${win.is}`, params: { n: win.n } };
  }
}

/** What a Challenge does in a Month; nothing where it does nothing. */
export function monthEffectText(card: ChallengeCard, month: number, later: boolean): Message | undefined {
  const icons = month === 1 ? (later ? card.first : []) : (card.months[month] ?? []);
  return icons.length === 0 ? undefined : listed(icons.map(iconText));
}
