import type { Prompt, Sheets } from '@edubba/gamekit';
import { aboutOf } from '@edubba/gamekit';
import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { BID_SPACES, markerValue } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import type { Bid, Decided, FirstUse } from '../rules/decisions.ts';
import { bid, decisions } from '../rules/decisions.ts';
import { IDS } from '../rules/geography.ts';
import { buildable, shipSpaces } from '../rules/queries/adjacency.ts';
import { unfed } from '../rules/queries/feeding.ts';
import { wellSites } from '../rules/queries/scores.ts';
import { shipZones } from '../rules/queries/ship-zones.ts';
import { mayEndFeeding } from '../rules/queries/spending.ts';
import type { State } from '../rules/state.ts';
import { cardRows } from '../rules/state.ts';
import { item, site } from '../text/names.ts';
import { reader, say, shortened, spaces, who } from '../text/words.ts';
import { FOOD_ICONS } from './icons.ts';
import {
  asks,
  deedIcon,
  deedOption,
  deedThing,
  deedVerb,
  deedWeighs,
  END,
  iconOption,
  feedVerb,
  nameOf,
  ofCard,
  ofColumn,
  onSpace,
} from './parts.ts';

/** The decisions of the start, of bidding and of the Expansion turn. */
export const settling = {
  'bid.place': {
    option: ({ row, space }, { s }) => bidOption(s, { row, space }),
    prompt: ({ s }, seat, { outbid }) => {
      if (outbid) return askAgain(s, seat);
      if (s.round === 0) return asks('first-bid', 'ASY-5.01');
      const taken = s.leaderRow.filter((row) => row >= 0).length;
      return asks('bid.place', 'ASY-4.02', {}, { free: cardRows(s) - taken });
    },
    doing: 'bid',
    others: ({ s }, seat, { outbid }) => (outbid ? { say: say('ui.others.outbid', { seat: who(s, seat) }) } : {}),
    thing: (answer) => `bid/${bid.of(answer)}`,
    icon: 'unit-leader',
    verb: ({ row }) => say('ui.verb.bid', { row: row + 1 }),
    weighs: ({ space }) => space !== 0,
  },
  'bid.spare': {
    option: (answer) => (answer === 'pay' ? { id: 'do.pay-vp' } : deedOption(answer)),
    prompt: () => asks('bid.spare', 'ASY-26.13'),
    doing: 'spare',
    thing: (answer) => (answer === 'pay' ? undefined : deedThing(answer)),
    icon: (answer) => (answer === 'pay' ? 'res-vp' : deedIcon(answer)),
    verb: (answer) => (answer === 'pay' ? undefined : deedVerb(answer)),
    weighs: true,
  },
  'start.column': { ...ofColumn, prompt: () => asks('start.column', 'ASY-5.05'), doing: 'start' },
  'start.space': {
    ...onSpace('settle', 'bld-zig1'),
    prompt: ({ s }) => asks('start.space', s.ziggurats.flat().length > 0 ? 'ASY-5.08' : 'ASY-5.07'),
    doing: 'start',
  },
  'solo.keep': {
    ...ofCard('keep'),
    prompt: ({ s }) => asks('solo.keep', 'ASY-32.09', { n: s.drawn.length }),
    doing: 'other',
  },
  'solo.space': { ...onSpace('settle', 'bld-zig1'), prompt: () => asks('solo.space', 'ASY-32.10'), doing: 'other' },
  'build.next': {
    option: (answer) => (answer === 'end' ? END : deedOption(answer)),
    label: (answer) => (answer === 'end' ? say('ui.end.build.next') : deedOption(answer)),
    prompt: ({ s }, seat) => askBuild(s, seat),
    doing: 'build',
    others: ({ s }, seat) => {
      const n = s.growthHuts[seat] ?? 0;
      return n > 0 ? { why: say('ui.others.why.build', { n }) } : {};
    },
    thing: (answer) => (answer === 'end' ? undefined : deedThing(answer)),
    icon: (answer) => (answer === 'end' ? 'act-end' : deedIcon(answer)),
    verb: (answer) => (answer === 'end' ? undefined : deedVerb(answer)),
    ends: ['end'],
    weighs: (answer) => answer !== 'end' && deedWeighs(answer),
    unusual: (answer, view) => (answer === 'end' ? leftToBuild(view.s, reader(view)) : undefined),
  },
  'move.from': {
    ...onSpace('move-from', 'act-move'),
    prompt: () => asks('move.from', 'ASY-26.20'),
    doing: 'move',
  },
  'move.to': {
    ...onSpace('move-to', 'act-move'),
    prompt: (_, __, { from }) => asks('move.to', 'ASY-26.20', { from }),
    doing: 'move',
  },
  'feed.next': {
    option: (answer) => (answer === 'end' ? END : deedOption(answer)),
    label: (answer) => (answer === 'end' ? say('ui.end.feed.next') : deedOption(answer)),
    prompt: ({ s }, seat) => askFeed(s, seat),
    doing: 'feed',
    others: ({ s }, seat) => {
      const huts = s.huts[seat]?.length ?? 0;
      return huts === 0 ? {} : { why: say('ui.others.why.feed', { fed: huts - unfed(s, seat).length, huts }) };
    },
    thing: (answer) => (answer === 'end' ? undefined : deedThing(answer)),
    icon: (answer) => (answer === 'end' ? 'act-end' : deedIcon(answer)),
    verb: (answer) => (answer === 'end' ? undefined : deedVerb(answer)),
    ends: ['end'],
    weighs: (answer) => answer !== 'end' && deedWeighs(answer),
    unusual: (answer, view) => (answer === 'end' ? starving(view.s, reader(view)) : undefined),
  },
  'feed.icon': {
    option: (use) => ('verb' in use ? { id: 'do.anew', params: { space: nameOf(use.what) } } : iconOption(use)),
    params: ({ card }) => cardParams(card),
    prompt: (_, __, { card, icons }) => asks('feed.icon', 'ASY-11.03', { card: item(card) }, { n: icons.length }),
    doing: 'feed',
    thing: (use) => `space/${nameOf(fedBy(use))}`,
    icon: (use) => ('verb' in use ? 'res-food' : FOOD_ICONS[use.icon]),
    verb: (use) => feedVerb(fedBy(use)),
  },
  'feed.modify': {
    ...ofCard('use-on'),
    params: ({ favour }) => ({ favour: item(favour) }),
    prompt: (_, __, { favour }) => ({
      say: say('ui.ask.feed.modify', { favour: item(favour) }),
      why: say(`effect.${favour.slice(0, 4)}`),
      rule: favourCard(favour).rule,
    }),
    doing: 'feed',
  },
  'feed.both': {
    option: (answer) => (answer === 'no' ? { id: 'do.no' } : deedOption(answer)),
    label: (answer) => (answer === 'no' ? say('ui.end.feed.both') : deedOption(answer)),
    prompt: () => asks('feed.both', 'ASY-26.24'),
    doing: 'feed',
    thing: (answer) => (answer === 'no' ? undefined : deedThing(answer)),
    icon: (answer) => (answer === 'no' ? 'act-pass' : deedIcon(answer)),
    verb: (answer) => (answer === 'no' ? undefined : deedVerb(answer)),
    ends: ['no'],
    weighs: (answer) => answer !== 'no',
  },
  'feed.barter': {
    option: (food) => ({ id: `food.${food}` }),
    label: (food) => ({ id: `ui.food.${food}` }),
    params: ({ card }) => cardParams(card),
    prompt: (_, __, { card }) => asks('feed.barter', 'ASY-26.09', { card: item(card) }),
    doing: 'feed',
    icon: (food) => FOOD_ICONS[food],
  },
  'well.dig': {
    option: (answer) => (answer === 'done' ? END : wellOption(answer)),
    label: (answer) => (answer === 'done' ? say('ui.end.well.dig') : wellOption(answer)),
    prompt: ({ s }, seat) => asks('well.dig', 'ASY-13.01', {}, { n: wellSites(s, seat).length }),
    doing: 'well',
    scene: 'wells',
    thing: (answer) => (answer === 'done' ? undefined : `well/${WELL_SITES[answer]?.id ?? ''}`),
    icon: (answer) => (answer === 'done' ? 'act-confirm' : 'bld-well'),
    verb: (answer) => (answer === 'done' ? undefined : say('ui.verb.dig')),
    ends: ['done'],
    unusual: (answer, view) =>
      answer === 'done' && wellSites(view.s, reader(view)).length > 0 ? say('ui.unusual.well') : undefined,
  },
} satisfies Partial<Sheets<State, Decided>>;

const fedBy = (use: FirstUse): Space => ('verb' in use ? use.what : use.space);

/** Icons of the card that is being spent. */
export function spending(view: View<State>): readonly Icon[] {
  return aboutOf(decisions, view, 'feed.icon')?.icons ?? [];
}

function cardParams(card: ItemId): Message['params'] {
  return card === '' ? {} : { card: item(card) };
}

function bidOption(s: State, { row, space }: Bid): Message {
  const cards = [...(s.rowLeft[row] ?? []), ...(s.rowMiddle[row] ?? []), ...(s.rowFavour[row] ?? [])];
  const params = { row: row + 1, space: { id: `bid.${BID_SPACES[space] ?? ''}` }, cards: chained(cards.map(item)) };
  return { id: 'do.bid', params };
}

/** `a, b, c`, without an "and". */
function chained([first, ...rest]: readonly Message[]): Message | string {
  if (first === undefined) return '';
  return rest.length === 0 ? first : { id: 'list.more', params: { first, rest: chained(rest) } };
}

function wellOption(at: number): Message {
  const { id = '', spaces: near = [] } = WELL_SITES[at] ?? {};
  return { id: 'do.well', params: { site: site(id), spaces: near.map(nameOf).join(' ') } };
}

/** ASY-4.09 Whoever is outbid may go below the rival, unless there is no space left below. */
function askAgain(s: State, seat: Seat): Prompt {
  const row = s.leaderRow[seat] ?? 0;
  const rival = s.leaderRow.findIndex((at, other) => at === row && other !== seat);
  const closed = s.leaderSpace[rival] === BID_SPACES.length - 1;
  return asks(closed ? 'outbid.closed' : 'outbid', 'ASY-4.08', {}, { row: row + 1 });
}

/** Build step: Huts that must be built, Huts that may be, then only Ships and Favour cards. */
function askBuild(s: State, seat: Seat): Prompt {
  const left = s.growthHuts[seat] ?? 0;
  const spare = s.personalHuts[seat] ?? 0;
  const open = left + spare > 0 ? buildable(s, seat).length : 0;
  if (left > 0 && open > 0) {
    const all = growthTotal(s, seat);
    const why = whyBuild(s, seat, open);
    if (all === undefined) return { say: say('ui.ask.build.left', { n: left }), why, rule: 'ASY-9.04' };
    return { say: say('ui.ask.build.next', { now: all - left + 1, all }), why, rule: 'ASY-9.04' };
  }
  if (left > 0) return { ...sideOffers(s, seat), why: say('ui.why.build.stuck', { n: left }), rule: 'ASY-9.12' };
  if (spare > 0 && open > 0) return asks('build.spare', 'ASY-9.05', {}, { n: spare });
  return sideOffers(s, seat);
}

function sideOffers(s: State, seat: Seat): Prompt {
  const ships = s.ships[seat] ?? 0;
  return ships > 0 && shipSpaces(s).length > 0
    ? asks('build.ship', 'ASY-10.01', {}, { n: ships })
    : asks('build.favour', 'ASY-6.04');
}

/**
 * How many Huts the Growth of this round gave, where it can still be told: with Huts left in a supply it was all that
 * the marker shows; without, it may have been fewer (ASY-7.05).
 */
function growthTotal(s: State, seat: Seat): number | undefined {
  const left = s.growthHuts[seat] ?? 0;
  const shown = markerValue(s.markers.at(-1) ?? '');
  const supply = (s.mainHuts[seat] ?? 0) + (s.personalHuts[seat] ?? 0);
  return supply > 0 && shown >= left ? shown : undefined;
}

/** How many spaces there are, and a Ship that makes some of them neighbours. */
function whyBuild(s: State, seat: Seat, open: number): Message {
  // What a Hut is good for is said when the first ones are built.
  if (s.round === 1) return say('ui.why.build.first');
  const pieces = [...(s.huts[seat] ?? []), ...(s.ziggurats[seat] ?? [])];
  const zone = shipZones(s).find((joint) => joint.some((space) => pieces.includes(space)));
  const ship = zone?.find((space) => s.ship[space] === true);
  if (ship === undefined) return say('ui.why.build.next', { n: open });
  return say('ui.why.build.ships', { n: open, ship: IDS[ship] ?? '' });
}

/** Feed step: how many are fed, and who is still hungry for what. */
function askFeed(s: State, seat: Seat): Prompt {
  const huts = s.huts[seat]?.length ?? 0;
  const hungry = unfed(s, seat);
  if (huts === 0) return asks('feed.none', 'ASY-11.09', {}, { farmers: s.farmers[seat] ?? 0 });
  if (hungry.length === 0) return asks('feed.all', 'ASY-11.20', { huts }, { farmers: s.farmers[seat] ?? 0 });
  const said = say(s.phase === 'end' ? 'ui.ask.feed.last' : 'ui.ask.feed.next', { fed: huts - hungry.length, huts });
  const named = hungry.map((space) => say('ui.hungry', { space: IDS[space] ?? '', food: wanted(s, space) }));
  return {
    say: said,
    why:
      s.round === 1 && hungry.length === huts
        ? say('ui.why.feed.first')
        : say('ui.why.feed.next', { list: shortened(named, MOST_NAMED) }),
    rule: mayEndFeeding(s, seat) ? 'ASY-11.01' : 'ASY-11.15',
  };
}

const MOST_NAMED = 3;

/** What a Hut on this space eats. */
function wanted(s: State, space: number): Message {
  return s.farmer[space] === true ? say('ui.any-food') : say(`food.${SPACES[space]?.food ?? ''}`);
}
/** Huts that are not compulsory. Ships often wait for a Tribute: to keep one is nothing unusual. */
function leftToBuild(s: State, seat: Seat): Message | undefined {
  const n = s.personalHuts[seat] ?? 0;
  return n > 0 && buildable(s, seat).length > 0 ? say('ui.unusual.build.huts', { n }) : undefined;
}

/** ASY-11.17 Ploughs, tokens and Farmers are never forced: a Hut that they could save may be left to starve. */
function starving(s: State, seat: Seat): Message | undefined {
  const hungry = unfed(s, seat);
  if (hungry.length === 0) return undefined;
  const tools = (s.ploughs[seat] ?? 0) + (s.tokens[seat] ?? 0);
  const food = (s.food[seat]?.length ?? 0) + s.loose.length;
  const byFarmer = (s.farmers[seat] ?? 0) > 0 && food > 0;
  return tools > 0 || byFarmer ? say('ui.unusual.feed', { n: hungry.length, list: spaces(hungry) }) : undefined;
}
