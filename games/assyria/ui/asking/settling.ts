import type { Message, Seat } from '@edubba/kernel';
import type { Prompt } from '@edubba/ui';
import { favourCard } from '../../content/favour-cards.ts';
import { SPACES } from '../../content/map.ts';
import { BID_SPACES, markerValue } from '../../content/tracks.ts';
import { IDS } from '../../rules/geography.ts';
import { buildable, shipSpaces } from '../../rules/queries/adjacency.ts';
import { unfed } from '../../rules/queries/feeding.ts';
import { wellSites } from '../../rules/queries/scores.ts';
import { shipZones } from '../../rules/queries/ship-zones.ts';
import { mayEndFeeding } from '../../rules/queries/spending.ts';
import type { State } from '../../rules/state.ts';
import { cardRows } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import type { About } from './about.ts';
import { textOf } from './about.ts';
import type { Ask } from './ask.ts';
import { asks } from './ask.ts';
import { say, shortened } from '../words.ts';

/** The questions of the start, of bidding and of the Expansion turn. */
export function askSettling(s: State, seat: Seat, kind: string, about: About): Prompt | undefined {
  return ASKS[kind]?.(s, seat, about);
}

const ASKS: { readonly [kind: string]: Ask } = {
  'bid.place': (s, seat, about) => {
    if (about['outbid'] === true) return askAgain(s, seat);
    if (s.round === 0) return asks('first-bid', 'ASY-5.01');
    const taken = s.leaderRow.filter((row) => row >= 0).length;
    return asks('bid.place', 'ASY-4.02', {}, { free: cardRows(s) - taken });
  },
  'bid.spare': () => asks('bid.spare', 'ASY-26.13'),
  'start.column': () => asks('start.column', 'ASY-5.05'),
  'start.space': (s) => asks('start.space', s.ziggurats.flat().length > 0 ? 'ASY-5.08' : 'ASY-5.07'),
  'build.next': askBuild,
  'move.from': () => asks('move.from', 'ASY-26.20'),
  'move.to': (_, __, about) => asks('move.to', 'ASY-26.20', { from: textOf(about, 'from') }),
  'feed.next': askFeed,
  'feed.icon': (_, __, about) => {
    const icons = about['icons'];
    const n = Array.isArray(icons) ? icons.length : 1;
    return asks('feed.icon', 'ASY-11.03', { card: item(textOf(about, 'card')) }, { n });
  },
  'feed.modify': (_, __, about) => {
    const favour = textOf(about, 'favour');
    return {
      say: say('ui.ask.feed.modify', { favour: item(favour) }),
      why: say(`effect.${favour.slice(0, 4)}`),
      rule: favourCard(favour).rule,
    };
  },
  'feed.both': () => asks('feed.both', 'ASY-26.24'),
  'feed.barter': (_, __, about) => asks('feed.barter', 'ASY-26.09', { card: item(textOf(about, 'card')) }),
  'well.dig': (s, seat) => asks('well.dig', 'ASY-13.01', {}, { n: wellSites(s, seat).length }),
  'solo.keep': (s) => asks('solo.keep', 'ASY-32.09', { n: s.drawn.length }),
  'solo.space': () => asks('solo.space', 'ASY-32.10'),
};

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
  const zone = shipZones(s).find((spaces) => spaces.some((space) => pieces.includes(space)));
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
