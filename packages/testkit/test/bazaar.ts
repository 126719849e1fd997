import type { BaseState, Game, ItemId, Key, Seat } from '@edubba/kernel';
import { clockwise, defineGame, forEachSeat, inOrder, no, ranked, rules } from '@edubba/kernel';

/** A small honest game with a bit of everything hidden, and the ways in which it can be spoilt. */
export type Fault =
  | 'none'
  | 'in debt'
  | 'loses an item'
  | 'doubles an item'
  | 'half a coin'
  | 'a class instance'
  | 'crash'
  | 'dead end'
  | 'endless'
  | 'no scores'
  | 'a stranger wins'
  | 'a misnamed item'
  | 'impure options'
  | 'moody options'
  | 'unplayable option'
  | 'double option'
  | 'refuses what it offers'
  | 'a key with a space'
  | 'board in locals'
  | 'copy forgets'
  | 'copy shares'
  | 'leak by about'
  | 'leak by options'
  | 'leak by view'
  | 'leak by event'
  | 'leak by being asked'
  | 'leak by force'
  | 'leak by refusal'
  | 'leak by refusal of a side offer'
  | 'impure refusal of a side offer'
  | 'refuses the side offer it makes'
  | 'leak by side offer'
  | 'leak by undo'
  | 'reveals by hand'
  | 'memory of its own'
  | 'counts on hidden cards'
  | 'unreached label'
  | 'unreached kind'
  | 'unreached item'
  | 'dearer figs';

export type State = BaseState & {
  deck: ItemId[];
  hand: ItemId[][];
  row: ItemId[];
  silver: number[];
  favour: number[];
  /** Each knows only its own. */
  omen: number[];
  /** The dearest thing buried last. */
  rumour: number;
  round: number;
  extra: unknown[];
};

export const GOODS = ['fig', 'date', 'lamb'];
const CARDS: ItemId[] = GOODS.flatMap((good) => [1, 2, 3, 4].map((n) => `${good}#${n}`));

const worth = (item: ItemId): number => GOODS.indexOf(item.split('#')[0] ?? '') + 1;
const isLamb = (item: ItemId | undefined): boolean => item?.startsWith('lamb') === true;

class Purse {
  coins = 3;
}

/** BAZ: deal two cards each; two rounds of play, bury, a sealed bid and a tax; most silver wins. */
export function bazaar(fault: Fault = 'none'): Game<State> {
  const is = (...faults: readonly Fault[]): boolean => faults.includes(fault);
  const R = rules<State>();
  let moods = 0;
  let rolls = 0;
  let order: string | undefined;

  const playable = (s: State, seat: Seat): ItemId[] =>
    s.hand[seat]!.filter((card) => worth(card) <= s.silver[seat]! + 1 && !(is('unreached item') && isLamb(card)));

  const playOptions = (s: State, seat: Seat): Key[] => {
    const cards = playable(s, seat);
    if (is('impure options')) s.hand[seat]!.sort().reverse();
    if (is('moody options') && moods++ % 2 === 0) return ['pass', ...cards];
    if (is('unplayable option')) return [...cards, 'pass', 'ghost#1'];
    if (is('double option')) return [...cards, 'pass', 'pass'];
    if (is('a key with a space')) return [...cards, 'pass', 'pass on'];
    if (is('leak by options')) return [...cards, 'pass', ...(isLamb(s.hand[1 - seat]?.[0]) ? ['pass:lamb'] : [])];
    return is('dead end') ? cards : [...cards, 'pass'];
  };

  const turn = R.proc<{ seat: Seat; purse?: number[] }>('turn')({
    begin: (g, v) => {
      if (is('board in locals')) v.purse = g.s.silver;
      return g.goto('play');
    },
    play: {
      ask: 'card.play',
      by: (_, v) => v.seat,
      options: (s, v) => playOptions(s, v.seat),
      refusals: (s, v) => [
        ...s.hand[v.seat]!.filter((card) => is('refuses what it offers') || !playable(s, v.seat).includes(card)).map(
          (target) => ({
            target,
            ...no('BAZ-2.02', 'baz.too-dear', { silver: s.silver[v.seat]! }, { id: 'baz.earn-first' }),
          }),
        ),
        ...(is('leak by refusal')
          ? [
              {
                target: 'boast',
                ...no('BAZ-2.03', 'baz.lambs', { n: s.hand[(v.seat + 1) % 2]!.filter(isLamb).length }),
              },
            ]
          : []),
      ],
      ...(is('leak by about') ? { about: (s: State) => ({ first: s.hand[0]?.[0] ?? '' }) } : {}),
      forced: is('leak by force') ? 'take' : 'ask',
      then: (g, v, key) => {
        if (key.startsWith('pass')) {
          const top = g.s.deck[0];
          if (is('reveals by hand') && top !== undefined) g.s.row.push(...g.s.deck.splice(0, 1));
          g.emit({ type: 'turn.passed', seat: v.seat, rule: 'BAZ-2.01' });
          return g.goto('omen');
        }
        if (is('crash') && isLamb(key)) throw new Error('the lamb ran away');
        g.move(key, `hand:${v.seat}`, 'row', {
          type: 'card.sold',
          seat: v.seat,
          rule: 'BAZ-2.01',
          // Whoever sells tells the omen it read before.
          data: { points: worth(key), omen: g.s.omen[v.seat]! },
        });
        const gain = worth(key) + (is('dearer figs') && worth(key) === 1 ? 1 : 0);
        if (v.purse !== undefined) v.purse[v.seat]! += gain;
        else g.s.silver[v.seat]! += is('half a coin') ? gain / 2 : gain;
        return g.goto('omen');
      },
    },
    omen: {
      chance: 'omen.roll',
      outcomes: () => ['1', '2', '3'],
      weights: () => [3, 2, 1],
      then: (g, v, key) => {
        if (is('counts on hidden cards') && order !== undefined && g.s.deck.join(' ') !== order)
          throw new Error('somebody has touched the deck');
        g.s.omen[v.seat] = Number(key);
        if (is('memory of its own')) g.s.rumour = ++rolls;
        g.emit({ type: 'omen.read', seat: v.seat, only: [v.seat], data: { omen: Number(key) } });
        return g.s.hand[v.seat]!.length === 0 ? g.end() : g.goto('bury');
      },
    },
    bury: {
      ask: 'card.bury',
      by: (_, v) => v.seat,
      options: (s, v) =>
        is('unreached item') ? ['keep', ...s.hand[v.seat]!.filter((card) => !isLamb(card))] : s.hand[v.seat]!,
      then: (g, v, key) => {
        if (key === 'keep') return g.end();
        if (is('loses an item')) g.s.hand[v.seat]!.splice(g.s.hand[v.seat]!.indexOf(key), 1);
        else
          g.move(key, `hand:${v.seat}`, 'deck', {
            type: 'card.buried',
            seat: v.seat,
            ...(is('leak by event') ? { data: { points: worth(key) } } : {}),
          });
        order = g.s.deck.join(' ');
        if (is('doubles an item')) g.s.row.push(g.s.deck[0]!);
        if (is('leak by view')) g.s.rumour = worth(key);
        if (is('a class instance')) g.s.extra.push(new Purse());
        return is('leak by being asked') && isLamb(key) ? g.goto('boast') : g.end();
      },
    },
    boast: {
      ask: 'lamb.boast',
      by: (_, v) => v.seat,
      options: () => ['loudly', 'softly'],
      then: (g) => g.end(),
    },
  });

  const turns = forEachSeat(R, 'turns', turn);

  const tax = R.proc<{ left: Seat[] }>('tax')({
    choose: {
      each: 'tax.choose',
      seats: (_, v) => v.left,
      options: (s, v, seat) =>
        !v.left.includes(seat) ? [] : s.silver[seat]! > 0 || is('in debt') ? ['pay', 'work'] : ['work'],
      then: (g, v, seat, key) => {
        v.left = v.left.filter((other) => other !== seat);
        if (key === 'pay') g.s.silver[seat]!--;
        g.emit({ type: 'tax.chosen', seat, data: { key } });
        if (is('leak by undo') && key === 'work') {
          const third = (seat + 1) % g.s.table.seats;
          const card = g.s.hand[seat]![0];
          if (card !== undefined && isLamb(card)) g.reveal(card, `hand:${seat}`, [third]);
          else if (card !== undefined) g.emit({ type: 'nothing', only: [third] });
        }
        return g.stay();
      },
      done: (g) => g.end(),
    },
  });

  const gift = R.proc<{ seat: Seat }>('gift')({
    bid: {
      sealed: 'gift.bid',
      seats: (s) => clockwise(s.table.seats, 0),
      options: (s, _, seat) => ['0', '1', '2'].filter((key) => Number(key) <= s.silver[seat]!),
      reveal: (g, v, picks) => {
        for (const { seat, key } of picks)
          g.emit({ type: 'gift.offered', seat, rule: 'BAZ-3.01', data: { silver: Number(key) } });
        const most = Math.max(...picks.map(({ key }) => Number(key)));
        v.seat = picks.find(({ key }) => Number(key) === most)!.seat;
        g.s.silver[v.seat]! -= most;
        return g.s.deck.length === 0 ? g.end() : g.goto('draw');
      },
    },
    draw: {
      chance: 'gift.draw',
      outcomes: (s) => s.deck,
      then: (g, v, key) => {
        order = undefined;
        g.move(key, 'deck', `hand:${v.seat}`, { type: 'card.dealt', seat: v.seat });
        return g.end();
      },
    },
  });

  const main = R.proc<null>('main')({
    deal: (g) => (g.s.hand.every((hand) => hand.length === 2) ? g.goto('round') : g.goto('draw')),
    draw: {
      chance: 'card.deal',
      outcomes: (s) => s.deck,
      then: (g, _, key) => {
        const seat = g.s.hand.findIndex((hand) => hand.length < 2);
        g.move(key, 'deck', `hand:${seat}`, { type: 'card.dealt', seat });
        return g.goto('deal');
      },
    },
    round: (g) => {
      if (g.s.round === 2 && !is('endless')) return g.end();
      g.s.round = Math.min(2, g.s.round + 1);
      return g.call(turns, inOrder(clockwise(g.s.table.seats, 0)), 'gift');
    },
    gift: (g) => g.call(gift, { seat: 0 }, 'tax'),
    tax: (g) => g.call(tax, { left: clockwise(g.s.table.seats, 0) }, 'round'),
  });
  if (is('unreached label')) R.proc<null>('idle')({ never: (g) => g.end() });
  if (is('unreached kind'))
    R.proc<null>('idle')({ ever: { ask: 'idle.ask', by: () => 0, options: () => ['a', 'b'], then: (g) => g.end() } });

  return defineGame<State>({
    id: 'bazaar',
    version: 1,
    players: { min: 2, max: 3 },
    rules: R,
    main,
    setup: (table) => ({
      table,
      deck: is('a misnamed item') ? [...CARDS, 'old goat'] : [...CARDS],
      hand: Array.from({ length: table.seats }, () => []),
      row: [],
      silver: Array<number>(table.seats).fill(1),
      favour: Array<number>(table.seats).fill(1),
      omen: Array<number>(table.seats).fill(0),
      rumour: 0,
      round: 0,
      extra: [],
    }),
    visibility: {
      deck: { zone: 'shared', sees: 'none', bag: true },
      hand: { zone: 'each', sees: 'owner' },
      row: { zone: 'shared', sees: 'all' },
      silver: 'all',
      favour: 'all',
      omen: 'all',
      rumour: 'all',
      round: 'all',
      extra: 'all',
    },
    copy: (s) => ({
      table: s.table,
      deck: s.deck.slice(),
      hand: is('copy shares') ? s.hand.slice() : s.hand.map((hand) => hand.slice()),
      row: s.row.slice(),
      silver: s.silver.slice(),
      favour: s.favour.slice(),
      omen: is('copy forgets') ? s.omen.map(() => 0) : s.omen.slice(),
      rumour: s.rumour,
      round: s.round,
      extra: s.extra.slice(),
    }),
    outcome: (s) => {
      if (is('no scores')) return ranked([]);
      if (is('a stranger wins')) return { ...ranked(s.silver), winners: [s.table.seats] };
      return ranked(s.silver);
    },
    anytime: [
      {
        kind: 'favour.spend',
        options: (s, seat) =>
          s.favour[seat]! > 0 && !(is('leak by side offer') && isLamb(s.hand[1 - seat]?.[0])) ? ['silver'] : [],
        then: (g, seat) => {
          g.s.favour[seat]!--;
          g.s.silver[seat]!++;
          g.emit({ type: 'favour.spent', seat });
        },
        refusals: (s, seat) => {
          if (is('impure refusal of a side offer')) s.rumour = seat;
          if (s.favour[seat]! > 0 && !is('refuses the side offer it makes')) return [];
          const lambs = is('leak by refusal of a side offer')
            ? s.hand[(seat + 1) % s.table.seats]!.filter(isLamb).length
            : 0;
          return [{ target: 'silver', ...no('BAZ-4.01', 'baz.no-favour', { lambs }) }];
        },
      },
    ],
    laws: [
      {
        name: 'nobody is in debt',
        broken: (s) => (s.silver.every((n) => n >= 0) ? undefined : `silver is ${s.silver.join(', ')}`),
      },
    ],
  });
}
