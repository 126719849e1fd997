import type { ItemId, Key, Read } from '@edubba/kernel';
import {
  anyKey,
  counted,
  decision,
  either,
  headed,
  joined,
  keysOf,
  numbered,
  saying,
  verbs,
  words,
} from '@edubba/kernel';
import type { Civilisation } from '../content/civilisations.ts';
import type { Icon } from '../content/food-cards.ts';
import { FOODS } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import type { Area } from '../content/tracks.ts';
import { AREAS, BID_SPACES } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import { IDS } from './geography.ts';

/** Rows with a bid space of each kind, as many as there can be. */
export const ROWS = 5;

/** ASY-16.04 Actions without a place, in the order of the rulebook; building, Ships and Favour cards are named by what they use. */
export const ACTIONS = [
  'ploughs',
  'found',
  'raise',
  'roof',
  'offerings',
  'purchase',
  'card',
  'gold',
  'tribute',
] as const;
export type Action = (typeof ACTIONS)[number];

const space = numbered(IDS);
const column = numbered<Column>(COLUMN_NAMES);
const area = numbered<Area>(AREAS);
const item = anyKey();
/** One icon of a Food card for one Hut: `wheat/E2`. */
const icon = joined('/', { icon: words<Icon>(...FOODS, 'wild'), space });
export type IconUse = Read<typeof icon>;

/** The first icon of a card that is spent; or icons spent before are given anew, so that it makes room (ASY-11.19). */
export const firstUse = either(icon, verbs({ anew: space }));
export type FirstUse = Read<typeof firstUse>;

/** What a Bonus is paid with. */
const means = words('gold', 'vp', 'camel', 'farmer');
export type Means = Read<typeof means>;

/** So many cards that take something off a price. */
const cards = headed('cards/', counted());
export const cardsKey = (n: number): Key => cards.of(n);

/** `row2/low`: row 1 counted from 0, space 2 (0 high, 1 middle, 2 low). */
export const bid = joined('/', {
  row: numbered(Array.from({ length: ROWS }, (_, row) => `row${row + 1}`)),
  space: numbered(BID_SPACES),
});

export type Bid = Read<typeof bid>;

/** All bid spaces, row by row from the top. */
export const BIDS = keysOf(
  bid,
  Array.from({ length: ROWS }, (_, row) => BID_SPACES.map((__, at) => ({ row, space: at }))).flat(),
);

/** One step of the Build step; Food cards and Farmers can only be tried: they wait for a Feed step (ASY-6.03, ASY-11.14). */
const build = either(verbs({ hut: space, ship: space, favour: item, card: item, farmer: space }), words('end'));
export type Build = Read<typeof build>;

/** One step of the Feed step. */
export const feed = either(
  verbs({ card: item, favour: item, farmer: space, plough: space, token: space, icon }),
  words('end'),
);
export type Feed = Read<typeof feed>;

/** One action; Food cards and Farmers can only be tried there too. */
export const act = either(
  verbs({ hut: space, ship: space, favour: item, camel: item, card: item, farmer: space }),
  words(...ACTIONS, 'end'),
);
export type Act = Read<typeof act>;

/** Everything a player can be asked: how the answers are written, and what the question says. */
export const decisions = {
  'bid.place': saying<{ outbid: boolean }>()(bid),
  'bid.spare': decision(either(verbs({ favour: item }), words('pay'))),
  'start.column': decision(column),
  'start.space': decision(space),
  'build.next': decision(build),
  'move.from': decision(space),
  'move.to': saying<{ from: string }>()(space),
  'feed.next': decision(feed),
  'feed.icon': saying<{ card: ItemId; icons: Icon[] }>()(firstUse),
  'feed.modify': saying<{ favour: ItemId }>()(item),
  'feed.both': decision(either(verbs({ favour: item }), words('no'))),
  'feed.barter': saying<{ card: ItemId }>()(words(...FOODS)),
  'well.dig': decision(either(numbered(WELL_SITES.map(({ id }) => id)), words('done'))),
  'action.choose': decision(act),
  'found.space': decision(space),
  'found.column': decision(column),
  'ziggurat.discount': saying<{ cost: number }>()(cards),
  'raise.space': decision(space),
  'raise.column': saying<{ space: string }>()(column),
  'roof.area': decision(area),
  'roof.space': decision(space),
  'offerings.size': decision(headed('steps/', counted())),
  'roof.place': decision(area),
  'purchase.what': decision(words('hut', 'ship-and-farmer')),
  'card.take': decision(item),
  // `2for3`: two Camels for three Gold.
  'gold.size': decision(joined('for', { camels: counted(), gain: counted() })),
  'tribute.place': saying<{ less: number }>()(joined('/', { area, token: words('gold', 'ship') })),
  'tribute.discount': saying<{ cost: number }>()(cards),
  'bonus.resolve': saying<{ civilisation: Civilisation | '' }>()(words('yes', 'no')),
  'bonus.pay': saying<{ civilisation: Civilisation }>()(means),
  'bonus.destroy': saying<{ civilisation: Civilisation }>()(space),
  'favour.keep': decision(item),
  'tile.refresh': decision(column),
  'bonus.which': decision(area),
  'pact.space': decision(space),
  'solo.keep': decision(item),
  'solo.space': decision(space),
};

export type Decided = typeof decisions;
