/**
 * Combat: armies, dice, hidden cards, and reactions that cancel reactions.
 *
 * CMB-1.01 Three seats, each in its home with 2 Spears and 1 Archer. Nippur and Mari are nobody's.
 * CMB-1.02 Each seat is dealt 2 cards from the bag: 5 Miss!, 5 Sabotage, 2 Blanks. A hand is known to its owner only.
 * CMB-1.03 There are 12 Spears and 6 Archers; what is lost goes back to the supply.
 * CMB-2.01 On its turn a seat draws 1 card, then attacks, musters 1 unit into a place it holds, collects 1 silver, or rests.
 * CMB-2.02 When the bag is empty the discarded cards go back into it.
 * CMB-3.01 An attack is made from a held place with an army into a neighbouring place.
 * CMB-3.02 A place cannot be attacked by its holder.
 * CMB-3.03 An army that meets nobody captures without combat.
 * CMB-4.01 The defender may retreat, army and all, to a neighbouring place that it holds or that stands empty.
 * CMB-5.01 The attacker may pay 1 silver to convert one defending Spear, never the last unit.
 * CMB-6.01 Volley: every Archer rolls a die, the attacker's first; 4 or more is a hit.
 * CMB-6.02 A side with any Spear hits once more.
 * CMB-7.01 Hits are taken one by one, the defender's first, as long as there is a unit to take them.
 * CMB-7.02 Before a hit its victim may play a Miss!, which cancels the hit.
 * CMB-7.03 Whenever a card was played as a reaction, everybody else may play a Sabotage, which cancels that card.
 * CMB-7.04 Who takes a hit says which unit is lost.
 * CMB-7.05 Who is asked for reactions is a choice of the table: whoever holds cards (public), everybody, or whoever is able.
 * CMB-8.01 An attacker left with an army against none captures the place; otherwise its army goes home.
 * CMB-9.01 The game ends after 3 rounds, or at once when somebody holds every place. Places count 3, units and silver 1.
 */
import type { Context, Key, Next, Objection, Seat, TableInfo } from '@edubba/kernel';
import { defineGame, forEachSeat, guarded, inOrder, no, ranked } from '@edubba/kernel';
import { capture, combat } from './fight.ts';
import type { Army, City, State, Unit } from './state.ts';
import { CARDS, heldBy, NOBODY, CITIES, R, ROADS, ROUNDS, size, STOCK, UNITS } from './state.ts';

const drawCard = R.proc<{ seat: Seat }>('card.draw')({
  refill: (g) => {
    // CMB-2.02
    if (g.s.deck.length === 0) for (const card of g.s.discard.slice()) g.move(card, 'discard', 'deck');
    return g.s.deck.length === 0 ? g.end() : g.goto('draw');
  },
  draw: {
    chance: 'card.draw',
    outcomes: (s) => s.deck,
    then: (g, v, card) => {
      g.move(card, 'deck', `hand:${v.seat}`, { type: 'card.drawn', seat: v.seat, rule: 'CMB-2.01' });
      return g.end();
    },
  },
});

const deal = forEachSeat(R, 'card.deal', drawCard);

/** `attack:ur/kish` → ur, kish. */
function marchOf(key: Key): readonly [City, City] {
  const slash = key.indexOf('/');
  return [key.slice('attack:'.length, slash) as City, key.slice(slash + 1) as City];
}

/** Everything a seat might want to do: attacks from its places, a unit into one of them, silver, rest. */
function deeds(s: State, seat: Seat): Key[] {
  const held = heldBy(s, seat);
  return [
    ...held.flatMap((from) => CITIES.filter((to) => to !== from).map((to) => `attack:${from}/${to}`)),
    ...held.flatMap((place) => UNITS.map((unit) => `muster:${unit}/${place}`)),
    'collect',
    'rest',
  ];
}

function objection(s: State, seat: Seat, key: Key): Objection | undefined {
  if (key.startsWith('muster:')) {
    const unit = key.slice('muster:'.length, key.indexOf('/')) as Unit;
    return s.supply[unit] > 0 ? undefined : no('CMB-1.03', 'cmb.supply-empty', { unit });
  }
  if (!key.startsWith('attack:')) return undefined;
  const [from, to] = marchOf(key);
  if (!ROADS[from].includes(to)) return no('CMB-3.01', 'cmb.no-road', { from, to });
  if (s.holder[to] === seat) return no('CMB-3.02', 'cmb.own-place', { place: to });
  if (size(s.army[from]) > 0) return undefined;
  return no('CMB-3.01', 'cmb.no-army', { place: from }, { id: 'cmb.muster-first', params: { place: from } });
}

const takeTurn = R.proc<{ seat: Seat }>('turn')({
  draw: (g, v) => g.call(drawCard, { seat: v.seat }, 'act'),
  act: {
    ask: 'turn.act',
    by: (_, v) => v.seat,
    ...guarded<State, { seat: Seat }>(
      (s, v) => deeds(s, v.seat),
      (s, v, target) => objection(s, v.seat, target),
    ),
    then: (g, v, key) => act(g, v.seat, key),
  },
  done: (g) => g.end(),
});

function act(g: Context<State, 'done'>, seat: Seat, key: Key): Next {
  const { s } = g;
  if (key.startsWith('attack:')) {
    const [from, to] = marchOf(key);
    g.emit({ type: 'attack.made', seat, rule: 'CMB-3.01', data: { from, to } });
    const def = s.holder[to];
    if (size(s.army[to]) > 0) return g.call(combat, { att: seat, def, from, to, dice: [0, 0], hits: [0, 0] }, 'done');
    // CMB-3.03
    capture(g, seat, from, to);
  } else if (key.startsWith('muster:')) {
    const slash = key.indexOf('/');
    const unit = key.slice('muster:'.length, slash) as Unit;
    s.supply[unit]--;
    s.army[key.slice(slash + 1) as City][unit]++;
    g.emit({ type: 'unit.mustered', seat, rule: 'CMB-2.01', data: { unit } });
  } else if (key === 'collect') s.silver[seat] = (s.silver[seat] ?? 0) + 1;
  return g.goto('done');
}

const main = R.proc<null>('main')({
  // CMB-1.02 One card each, twice round the table.
  deal: (g) => g.call(deal, inOrder([0, 1, 2, 0, 1, 2]), 'next'),
  next: (g) => {
    g.s.turn = (g.s.turn + 1) % g.s.table.seats;
    if (g.s.turn === 0) g.s.round++;
    return g.s.round > ROUNDS ? g.finish() : g.call(takeTurn, { seat: g.s.turn }, 'check');
  },
  // CMB-9.01
  check: (g) => (heldBy(g.s, g.s.turn).length === CITIES.length ? g.finish() : g.goto('next')),
});

const none = (): Army => ({ spear: 0, archer: 0 });
const start = (): Army => ({ spear: 2, archer: 1 });

function setup(table: TableInfo): State {
  return {
    table,
    holder: { kish: 0, ur: 1, eridu: 2, nippur: NOBODY, mari: NOBODY },
    army: { kish: start(), ur: start(), eridu: start(), nippur: none(), mari: none() },
    supply: { spear: STOCK.spear - 6, archer: STOCK.archer - 3 },
    silver: [1, 1, 1],
    hand: [[], [], []],
    deck: [...CARDS],
    discard: [],
    round: 0,
    turn: 2,
  };
}

function copy(s: State): State {
  const { kish, ur, eridu, nippur, mari } = s.army;
  return {
    table: s.table,
    holder: { ...s.holder },
    army: { kish: { ...kish }, ur: { ...ur }, eridu: { ...eridu }, nippur: { ...nippur }, mari: { ...mari } },
    supply: { ...s.supply },
    silver: s.silver.slice(),
    hand: s.hand.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    round: s.round,
    turn: s.turn,
  };
}

function scores(s: State): number[] {
  return s.silver.map((silver, seat) => heldBy(s, seat).reduce((sum, place) => sum + 3 + size(s.army[place]), silver));
}

function unitsBroken(s: State): string | undefined {
  for (const unit of UNITS) {
    const counts = [s.supply[unit], ...CITIES.map((place) => s.army[place][unit])];
    const sum = counts.reduce((a, b) => a + b, 0);
    if (sum !== STOCK[unit] || counts.some((n) => n < 0)) return `${unit}: ${counts.join(', ')}`;
  }
  return undefined;
}

/** Combat, complete. */
export const combatGame = defineGame<State>({
  id: 'combat',
  version: 1,
  players: { min: 3, max: 3 },
  options: { poll: { values: ['public', 'all', 'able'], rule: 'CMB-7.05' } },
  rules: R,
  main,
  setup,
  copy,
  visibility: {
    holder: 'all',
    army: 'all',
    supply: 'all',
    silver: 'all',
    hand: { zone: 'each', sees: 'owner' },
    deck: { zone: 'shared', sees: 'none', bag: true },
    discard: { zone: 'shared', sees: 'all' },
    round: 'all',
    turn: 'all',
  },
  outcome: (s) => {
    const points = scores(s);
    return ranked(points);
  },
  turn: (s) => `${s.round}/${s.turn}`,
  laws: [
    { name: 'CMB-1.03 no unit is made or lost', broken: unitsBroken },
    {
      name: 'every card is somewhere, once',
      broken: (s) => {
        const all = [...s.deck, ...s.discard, ...s.hand.flat()].sort().join();
        return all === [...CARDS].sort().join() ? undefined : all;
      },
    },
    {
      name: 'an army stands only where somebody holds',
      broken: (s) => CITIES.find((p) => s.holder[p] === NOBODY && size(s.army[p]) > 0),
    },
    { name: 'no silver is owed', broken: (s) => (s.silver.some((n) => n < 0) ? s.silver.join() : undefined) },
  ],
});
