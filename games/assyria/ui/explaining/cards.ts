import type { ItemId, Message, RuleId, Seat } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { favourCard } from '../../content/favour-cards.ts';
import { foodCard } from '../../content/food-cards.ts';
import { SCHEME_CARDS } from '../../content/scheme-cards.ts';
import { BID_SPACES } from '../../content/tracks.ts';
import { anyFeeds } from '../../rules/queries/feeding.ts';
import { bidCost } from '../../rules/queries/numbers.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { board, item } from '../../text/names.ts';
import { fact } from '../fact.ts';
import { favourIcon, FOOD_ICONS } from '../../asking/icons.ts';
import { explainCivilisation } from './main-board.ts';
import { deckOf, nameIn, rowCards, timing } from './names.ts';
import { listed, owned, say, sentence } from '../../text/words.ts';

/** A Food or Favour card, wherever it lies. */
export function explainCard(s: State, name: ItemId, me: Seat): Explanation | undefined {
  if (name.startsWith('?')) return { title: item(name), facts: [], rules: ['ASY-6.01'] };
  if (name.startsWith('CV')) return explainCivilisation(name);
  if (name.startsWith('FD')) return explainFood(s, name, me);
  if (name.startsWith('FV')) return explainFavour(s, name, me);
  return name.startsWith('S') ? explainScheme(name) : undefined;
}

function explainFood(s: State, name: ItemId, me: Seat): Explanation {
  const { icons, source } = foodCard(name);
  const huts = me < 0 ? [] : (s.huts[me] ?? []).filter((space) => anyFeeds(s, icons, [space]));
  return {
    title: item(name),
    facts: [
      fact(FOOD_ICONS[icons[0] ?? 'wild'], say('ui.card.icons', { n: icons.length })),
      ...lying(s, name, me),
      ...(me < 0
        ? []
        : [fact('bld-hut', say('ui.card.feeds', { n: huts.length }), huts.length > 0 ? 'good' : undefined)]),
      ...sourceFact(source, 'ui.source.food'),
    ],
    rules: ['ASY-11.03', 'ASY-6.03'],
  };
}

function explainFavour(s: State, name: ItemId, me: Seat): Explanation {
  const { rule, source } = favourCard(name);
  return {
    title: item(name),
    facts: [
      fact(favourIcon(name), say(`effect.${name.slice(0, 4)}`)),
      fact('ui-clock', say('ui.card.when', { timing: timing(name) })),
      fact('res-camel', say('ui.card.camel')),
      ...lying(s, name, me),
      ...sourceFact(source, 'ui.source.favour'),
    ],
    rules: [rule, 'ASY-6.05'],
  };
}

/** What the solo opponent reveals: what it looks for, and its actions from the top. */
function explainScheme(name: ItemId): Explanation | undefined {
  const card = SCHEME_CARDS.find(({ id }) => id === name);
  if (card === undefined) return undefined;
  const [first, second] = card.arrows;
  return {
    title: item(name),
    facts: [
      fact(FOOD_ICONS[card.food], say('ui.scheme.food', { food: say(`food.${card.food}`) })),
      fact('bld-river', say('ui.scheme.terrain', { list: listed(card.terrain.map((kind) => say(`ground.${kind}`))) })),
      fact('act-move', say('ui.scheme.arrows', { first: say(`arrow.${first}`), second: say(`arrow.${second}`) })),
      fact('res-gold', say('ui.scheme.costs', { list: listed(card.actions.map(({ cost }) => String(cost))) })),
      ...sourceFact(card.source, 'ui.source.scheme'),
    ],
    rules: ['ASY-32.12', 'ASY-35.02'],
  };
}

/** Where the card lies: with a player, in a row, or discarded. */
function lying(s: State, name: ItemId, me: Seat): Fact[] {
  const holder = s.vp.findIndex(
    (_, seat) => s.food[seat]?.includes(name) === true || s.favours[seat]?.includes(name) === true,
  );
  if (holder >= 0) return holder === me ? [] : [fact('ui-hand', say('ui.held', { seat: nameIn(s, holder, me) }))];
  const row = s.rowLeft.findIndex((_, at) => rowCards(s, at + 1).includes(name)) + 1;
  if (row > 0) return [fact('ui-deck', say('ui.card.in-row', { row }))];
  const gone = s.foodDiscard.includes(name) || s.favourDiscard.includes(name);
  return gone ? [fact('ui-discard', say('ui.card.discarded'))] : [];
}

/** A mark where the print is lost and the content is ours. */
export function sourceFact(source: string, text: string): Fact[] {
  return source === 'rulebook' ? [] : [fact('act-info', say(text))];
}

const DECK_RULES: { readonly [name: string]: readonly RuleId[] } = {
  food: ['ASY-6.07', 'ASY-7.06'],
  favour: ['ASY-6.07', 'ASY-7.08'],
  civilisation: ['ASY-28.01', 'ASY-28.08'],
  scheme: ['ASY-32.12'],
};

/** A pile: how many are left, what was discarded, what happens when it runs out. */
export function explainDeck(s: State, name: string): Explanation | undefined {
  const rules = DECK_RULES[name];
  if (rules === undefined) return undefined;
  const discards = discardsOf(s, name);
  const n = deckOf(s, name).length;
  const last = discards.at(-1);
  return {
    title: say(`ui.deck.title.${name}`),
    facts: [
      fact('ui-deck', say('ui.deck.left', { n })),
      fact('ui-discard', say('ui.deck.discards', { n: discards.length })),
      ...(last === undefined ? [] : [fact('ui-eye', say('ui.deck.last', { card: cardName(last) }))]),
      ...(name === 'civilisation' ? [] : [fact('act-redo', say('ui.deck.anew'))]),
    ],
    rules,
  };
}

const cardName = (name: ItemId): Message => (name.startsWith('CV') ? board(name) : item(name));

function discardsOf(s: State, name: string): readonly ItemId[] {
  if (name === 'food') return s.foodDiscard;
  if (name === 'favour') return s.favourDiscard;
  return name === 'scheme' ? s.schemeDiscard : s.civilisationDiscard;
}

/** A bid space: its price, what the row brings, and while bids are made when its player acts and who would be pushed. */
export function explainBid(s: State, row: number, space: string, me: Seat): Explanation | undefined {
  const at = BID_SPACES.indexOf(space as (typeof BID_SPACES)[number]);
  if (at < 0) return undefined;
  const open = s.phase === 'bidding';
  return {
    title: say('ui.bid.title', { row, space: say(`ui.bid.${space}`) }),
    facts: [
      fact('res-vp', say('ui.bid.cost', { cost: bidCost(s, at) })),
      ...leaderFacts(s, row, at, me, open),
      fact('ui-deck', cardsOf(s, row)),
      ...(open ? [fact('ui-clock', say('ui.bid.acts', { n: placeOf(s, row, me) }))] : []),
    ],
    rules: ['ASY-4.03', 'ASY-4.05', 'ASY-8.03'],
  };
}

/** Who stands in the row, and what a bid on this space would do. One who is outbid still stands there beside the rival. */
function leaderFacts(s: State, row: number, at: number, me: Seat, open: boolean): Fact[] {
  const here = s.leaderRow.flatMap((on, seat) => (on === row - 1 ? [seat] : []));
  const leader = here.find((seat) => seat !== me) ?? here[0];
  if (leader === undefined) return [];
  const stands = s.leaderSpace[leader] ?? NOBODY;
  const named = { leader: owned(s, 'leader', leader, me) };
  if (stands === at) return [fact('unit-leader', say('ui.bid.stands', named))];
  if (leader === me || !open) return [fact('unit-leader', say('ui.bid.in-row', named))];
  if (stands === BID_SPACES.length - 1) return [fact('ui-lock', say('ui.bid.closed'))];
  return at > stands
    ? [fact('ui-warning', say('ui.bid.pushes', { seat: nameIn(s, leader, me) }), 'warn')]
    : [fact('ui-lock', say('ui.bid.above', { seat: nameIn(s, leader, me) }))];
}

function cardsOf(s: State, row: number): Message {
  const cards = rowCards(s, row);
  return cards.length === 0 ? sentence(say('ui.row.empty')) : say('ui.row.cards', { cards: listed(cards.map(item)) });
}

/** Which turn this row takes, as the Leaders stand now. */
function placeOf(s: State, row: number, me: Seat): number {
  return 1 + s.leaderRow.filter((at, seat) => seat !== me && at >= 0 && at < row - 1).length;
}

/** A card row as a whole. */
export function explainRow(s: State, row: number, me: Seat): Explanation {
  const leader = s.leaderRow.indexOf(row - 1);
  return {
    title: say('ui.row.title', { row }),
    facts: [
      fact('ui-deck', cardsOf(s, row)),
      leader < 0
        ? fact('unit-leader', sentence(say('ui.row.nobody')))
        : fact('unit-leader', say('ui.bid.in-row', { leader: owned(s, 'leader', leader, me) })),
      fact('ui-clock', say('ui.row.order')),
    ],
    rules: ['ASY-8.03', 'ASY-9.02'],
  };
}
