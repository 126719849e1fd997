import { defineModule } from '@edubba/gamekit';
import type { BaseState, ItemId, Seat, Table } from '@edubba/kernel';
import { bit, clockwise, defineGame, forEachSeat, inOrder, places, ranked, rules, seesItem } from '@edubba/kernel';
import type { AnyModule } from '../../src/games.ts';
import { anyModule } from '../../src/games.ts';

/**
 * A small game with every kind of secret the kernel knows: hands, cards shown to one seat only, sealed choices, words that
 * only one seat hears, an omen that nobody sees, events for one seat, and asides. Every secret is a word with a `#` in it, so
 * that it can be found wherever it turns up.
 */
export type State = BaseState & {
  round: number;
  deck: ItemId[];
  hand: ItemId[][];
  row: ItemId[];
  /** Words that nobody has heard yet, and those that seats have. */
  words: ItemId[];
  whisper: ItemId[][];
  /** Omens that were not drawn, and the one that lies face down. */
  omens: ItemId[];
  omen: ItemId[];
  seals: string[];
};

const R = rules<State>();
const MOST = 3;

const draw = R.proc<{ seat: Seat }>('draw')({
  card: {
    chance: 'card.draw',
    outcomes: (s) => s.deck,
    then: (g, v, card) => {
      g.move(card, 'deck', `hand:${v.seat}`, { type: 'card.drawn', seat: v.seat });
      return g.end();
    },
  },
});

const hear = R.proc<{ seat: Seat }>('hear')({
  word: {
    chance: 'word.hear',
    outcomes: (s) => s.words,
    then: (g, v, word) => {
      g.moveAll(`whisper:${v.seat}`, 'words', { type: 'word.forgotten', seat: v.seat });
      g.move(word, 'words', `whisper:${v.seat}`);
      g.emit({ type: 'word.heard', seat: v.seat, only: [v.seat], data: { word } });
      return g.goto('omen');
    },
  },
  omen: {
    chance: 'omen.turn',
    outcomes: (s) => s.omens,
    then: (g, _, omen) => {
      g.moveAll('omen', 'omens', { type: 'omen.gone' });
      g.move(omen, 'omens', 'omen', { type: 'omen.turned' });
      return g.end();
    },
  },
});

const turn = R.proc<{ seat: Seat }>('turn')({
  act: {
    ask: 'turn.act',
    by: (_, v) => v.seat,
    about: (s) => ({ round: s.round }),
    aside: (s, v) => ({ heard: s.whisper[v.seat]?.[0] ?? '' }),
    options: (s, { seat }) => [
      ...handOf(s, seat).map((card) => `play:${card}`),
      ...handOf(s, seat).map((card) => `show:${card}:${(seat + 1) % s.table.seats}`),
      ...(s.deck.length > 0 ? ['draw'] : []),
      'hear',
    ],
    refusals: (s, v) =>
      handOf(s, v.seat).map((card) => ({ target: `burn:${card}`, rule: 'VEIL-1', why: { id: 'veiled.no-fire' } })),
    then: (g, { seat }, key) => {
      const [deed, card = '', to = ''] = key.split(':');
      if (deed === 'draw') return g.call(draw, { seat }, 'again');
      if (deed === 'hear') return g.call(hear, { seat }, 'again');
      if (deed === 'show') g.reveal(card, `hand:${seat}`, [Number(to)]);
      else g.move(card, `hand:${seat}`, 'row', { type: 'card.played', seat });
      return g.goto('again');
    },
  },
  again: {
    ask: 'turn.again',
    by: (_, v) => v.seat,
    options: () => ['stay', 'go'],
    then: (g, _v, key) => {
      g.emit({ type: `turn.${key}` });
      return g.end();
    },
  },
});

const turns = forEachSeat(R, 'turns', turn);

const main = R.proc<null>('main')({
  deal: (g) => {
    const hungry = g.s.hand.findIndex((hand) => hand.length < 2);
    return hungry < 0 ? g.goto('seal') : g.call(draw, { seat: hungry }, 'deal');
  },
  seal: {
    sealed: 'seal.choose',
    seats: (s) => [...s.hand.keys()],
    options: (s, _v, seat) => Array.from({ length: MOST }, (_, n) => `seal#${s.round}-${seat}-${n}`),
    reveal: (g, _, picks) => {
      g.s.seals = picks.map(({ key }) => key);
      for (const { seat, key } of picks) g.emit({ type: 'seal.broken', seat, data: { key } });
      return g.goto('round');
    },
  },
  round: (g) => {
    if (g.s.round === 2) return g.finish();
    g.s.round++;
    return g.call(turns, inOrder(clockwise(g.s.table.seats, 0)), g.s.round === 1 ? 'round' : 'seal');
  },
});

const handOf = (s: State, seat: Seat): readonly ItemId[] => s.hand[seat] ?? [];

const veiled = defineGame<State>({
  id: 'veiled',
  version: 1,
  players: { min: 1, max: 4 },
  rules: R,
  main,
  setup: (table) => ({
    table,
    round: 0,
    deck: Array.from({ length: 24 }, (_, n) => `tablet#${n + 1}`),
    hand: Array.from({ length: table.seats }, () => []),
    row: [],
    words: Array.from({ length: 50 }, (_, n) => `whisper#${n}`),
    whisper: Array.from({ length: table.seats }, () => []),
    omens: Array.from({ length: 50 }, (_, n) => `omen#${n}`),
    omen: [],
    seals: [],
  }),
  visibility: {
    round: 'all',
    deck: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    row: { zone: 'shared', sees: 'all' },
    words: { zone: 'shared', sees: 'none', bag: true },
    whisper: { zone: 'each', sees: 'owner' },
    omens: { zone: 'shared', sees: 'none', bag: true },
    omen: { zone: 'shared', sees: 'none' },
    seals: 'all',
  },
  backOf: (item) => item.slice(0, item.indexOf('#')),
  outcome: (s) => ranked(s.hand.map((hand) => hand.length)),
});

const sentence = 'A sentence.';

export const module: AnyModule = anyModule(
  defineModule<State>({
    game: veiled,
    texts: {
      en: {
        'game.veiled': 'Veiled',
        'chance.card.draw': 'A card',
        'chance.word.hear': 'A word',
        'chance.omen.turn': 'An omen',
        'ask.turn.act': sentence,
        'ask.turn.again': sentence,
        'ask.seal.choose': sentence,
        'bot.random': 'Random',
        'seat.a': 'A',
      },
    },
    rulebook: [],
    bots: {},
    seats: [{ id: 'seat.a' }, { id: 'seat.a' }, { id: 'seat.a' }, { id: 'seat.a' }],
    option: () => ({ id: 'game.veiled' }),
    board: () => '',
  }),
);

/** Adds what a seat may know now to what it knows already: by the rules themselves, not by what is sent. */
export function learn(table: Table<BaseState>, seat: Seat, knows: Set<string>): void {
  learnItems(table, seat, knows);
  const s = table.s as State;
  for (const word of s.seals) knows.add(word);
  if (seat >= 0) for (let n = 0; n < MOST; n++) for (const round of [0, 1, 2]) knows.add(`seal#${round}-${seat}-${n}`);
}

/** The items a seat sees where they lie, those that were named to it, and words that were said to it: in any game. */
export function learnItems(table: Table<BaseState>, seat: Seat, knows: Set<string>): void {
  const { game, machine } = table;
  for (const place of places(game.zones, machine.pos.s)) {
    for (const item of place.items) if (seesItem(machine.pos, place, item, seat)) knows.add(item);
  }
  const me = bit(seat);
  for (const { item, sees, heard, data } of table.events) {
    if (item !== undefined && (sees & me) !== 0) knows.add(item);
    if ((heard & me) !== 0) for (const word of Object.values(data ?? {})) knows.add(String(word));
  }
}
