import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import type { Fact, ToldEvent } from '@edubba/ui';
import { foodCard } from '../../content/food-cards.ts';
import type { Space } from '../../content/map.ts';
import { isBetween, isRiver } from '../../rules/geography.ts';
import { camelLimit } from '../../rules/queries/costs.ts';
import { fills, unfed } from '../../rules/queries/feeding.ts';
import { riverCamels } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { fact } from '../fact.ts';
import { fedBy, worth } from '../explaining/map.ts';
import { isFeeding } from '../../asking/index.ts';
import { nameIn } from '../explaining/names.ts';
import { spaceNamed } from '../thing.ts';
import { foodAt, listed, say, spaces } from '../../text/words.ts';
import { wasted } from './wasted.ts';

/** More would not be read. */
const MOST = 4;

/** What an option would bring and cost, for the player who looks; what hurts comes first. */
export function consequences(
  before: View<State>,
  after: View<State>,
  events: readonly ToldEvent[],
  me: Seat,
): readonly Fact[] {
  if (me < 0) return [];
  const facts = [
    ...pushed(before.s, events, me),
    ...lost(events, me),
    ...wasted(before.s, after.s, events, me),
    ...changed(before.s, after.s, me, POINTS),
    ...climbed(before.s, after.s, events, me),
    ...bidden(before.s, events, me),
    ...changed(before.s, after.s, me, GOODS),
    ...camelsLost(after.s, events, me),
    ...settled(before.s, after.s, events, me),
    ...fedNow(before, after, me),
    ...pieces(events, me),
    ...cards(before, after, events, me),
  ];
  return facts.slice(0, MOST);
}

const of = (events: readonly ToldEvent[], me: Seat, ...types: readonly string[]): ToldEvent[] =>
  events.filter(({ type, seat }) => seat === me && types.includes(type));

/** Whose Leader is pushed out of its row, the reader's own too. */
function pushed(s: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  return events.flatMap(({ type, seat = -1, data = {} }) =>
    type === 'bid.outbid'
      ? [fact('unit-leader', say('ui.then.pushes', { seat: nameIn(s, seat, me), row: data['row'] ?? 0 }), 'warn')]
      : [],
  );
}

/** How a Hut is lost, with the icon. */
const LOSSES: readonly (readonly [type: string, icon: string, text: string])[] = [
  ['hut.starved', 'ui-warning', 'ui.then.starve'],
  ['hut.flooded', 'tok-flood', 'ui.then.flood'],
  ['hut.destroyed', 'act-destroy', 'ui.then.give-up'],
];

function lost(events: readonly ToldEvent[], me: Seat): Fact[] {
  return LOSSES.flatMap(([type, icon, text]) => {
    const huts = of(events, me, type).map(({ data = {} }) => spaceNamed(String(data['space'])));
    return huts.length === 0 ? [] : [fact(icon, say(text, { n: huts.length, list: spaces(huts) }), 'warn')];
  });
}

/** A bid: the cards of the row, and which turn it gives as the others stand now. */
function bidden(s: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  const [bid] = of(events, me, 'bid.placed');
  const row = Number(bid?.data?.['row'] ?? 0);
  if (row === 0) return [];
  const n = 1 + s.leaderRow.filter((at, seat) => seat !== me && at >= 0 && at < row - 1).length;
  const list = [...(s.rowLeft[row - 1] ?? []), ...(s.rowMiddle[row - 1] ?? []), ...(s.rowFavour[row - 1] ?? [])];
  return [
    ...(list.length === 0 ? [] : [fact('ui-deck', say('ui.row.cards', { cards: listed(list.map(item)) }))]),
    fact('ui-clock', say('ui.then.order', { n })),
  ];
}

type Stock = readonly [name: keyof State, icon: string, text: string];

/** Stocks whose change is told, with their icons. */
const POINTS: readonly Stock[] = [
  ['vp', 'res-vp', 'ui.then.vp'],
  ['camels', 'res-camel', 'ui.then.camels'],
];
const GOODS: readonly Stock[] = [
  ['gold', 'res-gold', 'ui.then.gold'],
  ['ships', 'unit-ship', 'ui.then.ships'],
  ['farmers', 'res-farmer', 'ui.then.farmers'],
  ['tokens', 'res-food', 'ui.then.tokens'],
  ['ploughs', 'bld-plough', 'ui.then.ploughs'],
  ['personalHuts', 'bld-hut', 'ui.then.huts'],
];

/** What there is more of, and what there is less of. */
function changed(before: State, after: State, me: Seat, stocks: readonly Stock[]): Fact[] {
  return stocks.flatMap(([name, icon, text]) => {
    const was = (before[name] as readonly number[])[me] ?? 0;
    const is = (after[name] as readonly number[])[me] ?? 0;
    // A Hut that is built is told as such.
    if (is === was || (name === 'personalHuts' && is < was)) return [];
    return [fact(icon, say(text, { n: is - was, is }), tone(name, is - was))];
  });
}

/** Gains are good, and lost points are worth a warning; what is paid is just paid. */
function tone(name: keyof State, change: number): 'good' | 'warn' | undefined {
  if (change > 0) return 'good';
  return name === 'vp' ? 'warn' : undefined;
}

/** ASY-14.03 Camels beyond the limit. */
function camelsLost(s: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  if (!events.some(({ type, seat, rule }) => type === 'vp.gained' && seat === me && rule === 'ASY-15.01')) return [];
  const gained = of(events, me, 'camels.gained').find(({ rule }) => rule === 'ASY-14.01');
  const n = riverCamels(s, me) - Number(gained?.data?.['n'] ?? 0);
  if (n <= 0 || s.camels[me] !== camelLimit(s, me)) return [];
  return [fact('res-camel', say('ui.then.camels-lost', { n, limit: camelLimit(s, me) }), 'warn')];
}

/** A Hut that is built or moved: what it brings this turn if it is fed, and what would feed it. */
function settled(before: State, after: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  const [hut] = of(events, me, 'hut.built', 'hut.moved');
  const space = spaceNamed(String(hut?.data?.[hut.type === 'hut.moved' ? 'to' : 'space']));
  if (hut === undefined || space < 0) return [];
  const counts = before.phase === 'expansion';
  const first = hut.type === 'hut.moved' ? worth(space) : fact('ui-clock', say('ui.then.next-round'));
  const facts = counts && hut.type === 'hut.built' ? [brings(before, space, me)] : [first];
  const fed = fedBy(after, space, me);
  if (fed.length > 0) return [...facts, ...fed];
  return counts ? [...facts, fact('ui-warning', say('ui.then.unfed', { food: wants(after, space) }), 'warn')] : facts;
}

function wants(s: State, space: Space): Message {
  return s.farmer[space] === true ? say('ui.any-food') : foodAt(space);
}

/** ASY-14.01 to ASY-15.04 VP on land, Camels on a river: more for the first Hut there. */
function brings(s: State, space: Space, me: Seat): Fact {
  if (isRiver[space] !== true)
    return fact('res-vp', say('ui.then.hut-vp', { n: isBetween[space] === true ? 2 : 1 }), 'good');
  const grown = { ...s, huts: s.huts.map((list, seat) => (seat === me ? [...list, space] : list)) };
  return fact('res-camel', say('ui.then.hut-camels', { n: riverCamels(grown, me) - riverCamels(s, me) }), 'good');
}

/** In a Feed step: how many have eaten then. */
function fedNow(before: View<State>, after: View<State>, me: Seat): Fact[] {
  const huts = after.s.huts[me]?.length ?? 0;
  if (!isFeeding(before, me) || !isFeeding(after, me) || huts === 0) return [];
  const fed = huts - unfed(after.s, me).length;
  if (after.s.fed.length === before.s.fed.length) return [];
  return [fact('res-food', say('ui.then.fed', { fed, huts }), fed === huts ? 'good' : undefined)];
}

/** Steps up the two tracks, with the token or Roof reached. */
function climbed(before: State, after: State, events: readonly ToldEvent[], me: Seat): Fact[] {
  const facts: Fact[] = [];
  const flooded = events.some(({ type }) => type === 'phase.flood');
  const track = (name: 'influence' | 'offerings', icon: string): void => {
    const from = before[name][me] ?? 0;
    const to = after[name][me] ?? 0;
    if (to > from && !flooded) facts.push(fact(icon, say(`ui.then.${name}`, { from, to }), 'good'));
  };
  track('influence', 'res-influence');
  track('offerings', 'res-offering');
  if (of(events, me, 'roof.reached').length > 0) facts.push(fact('bld-roof', say('ui.then.roof'), 'good'));
  return facts;
}

/** A piece of a Ziggurat scores from now on. */
function pieces(events: readonly ToldEvent[], me: Seat): Fact[] {
  const n = of(events, me, 'ziggurat.founded', 'ziggurat.raised', 'roof.built').length;
  return n === 0 ? [] : [fact('bld-zig2', say('ui.then.piece', { n }), 'good')];
}

/** Cards that come, and cards that go; those of a row were told with the bid. */
function cards(before: View<State>, after: View<State>, events: readonly ToldEvent[], me: Seat): Fact[] {
  const held = ({ s }: View<State>): ItemId[] => [...(s.food[me] ?? []), ...(s.favours[me] ?? [])];
  const bid = of(events, me, 'bid.placed').length > 0;
  const gained = bid ? [] : held(after).filter((card) => !held(before).includes(card));
  const spent = held(before).filter((card) => !held(after).includes(card));
  const [food] = spent.filter((card) => card.startsWith('FD'));
  const words = (list: readonly ItemId[]): Message | string => listed(list.slice(0, MOST).map(item));
  return [
    ...(food === undefined || !isFeeding(after, me) ? [] : meal(before.s, food, me)),
    ...(gained.length === 0 ? [] : [fact('ui-hand', say('ui.then.gain-cards', { list: words(gained) }), 'good')]),
    ...(spent.length === 0 ? [] : [fact('ui-discard', say('ui.then.spend-cards', { list: words(spent) }))]),
  ];
}

/** How many hungry Huts a Food card can feed, as it is printed. */
function meal(s: State, card: ItemId, me: Seat): Fact[] {
  const hungry = unfed(s, me);
  return [
    fact('bld-hut', say('ui.then.meal', { n: fills(s, foodCard(card).icons, hungry), hungry: hungry.length }), 'good'),
  ];
}
