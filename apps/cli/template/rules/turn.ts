import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { deed } from './decisions.ts';
import type { State } from './state.ts';
import { cardOf, onTurn, R, roundOf, ROUNDS } from './state.ts';

/** What one could think of doing: FG-2.01. */
const wishes = (s: State): Key[] => [
  'harvest',
  ...(s.hand[onTurn(s)] ?? []).map((card) => deed.of({ verb: 'build', what: card })),
];

/** FG-2.02 A card must be paid for. */
function objection(s: State, _: unknown, key: Key): Objection | undefined {
  const wish = deed.read(key);
  if (wish === undefined || wish === 'harvest') return undefined;
  const { cost } = cardOf(wish.what);
  const grain = s.grain[onTurn(s)] ?? 0;
  if (grain >= cost) return undefined;
  return no('FG-2.02', 'fg.too-dear', { cost, grain }, { id: 'fg.harvest-first' });
}

/** A card is drawn from the deck. */
const draw = R.proc<{ seat: Seat }>('draw')({
  draw: {
    chance: 'card.draw',
    outcomes: (s) => s.deck,
    then: (g, { seat }, card) => {
      g.move(card, 'deck', `hand:${seat}`, { type: 'card.dealt', seat });
      return g.end();
    },
  },
});

/** One turn: the only decision of the game. */
const turn = R.proc<null>('turn')({
  take: {
    ask: 'turn.take',
    by: onTurn,
    ...guarded(wishes, objection),
    // Asked even if there is only one thing to do, so that nobody loses track of the turns.
    forced: 'ask',
    // `then` is given what the key means.
    then: (g, _, answer) => {
      const { s } = g;
      const seat = onTurn(s);
      s.turns++;
      const had = s.grain[seat] ?? 0;
      if (answer === 'harvest') {
        s.grain[seat] = had + 1;
        g.emit({ type: 'grain.harvested', seat, rule: 'FG-2.01' });
        return g.end();
      }
      const { cost } = cardOf(answer.what);
      s.grain[seat] = had - cost;
      // What is in `data` can be said in the log: `{cost}` in `event.card.built`.
      const told = { type: 'card.built', seat, rule: 'FG-2.02', data: { cost } };
      g.move(answer.what, `hand:${seat}`, `built:${seat}`, told);
      return s.deck.length > 0 ? g.become(draw, { seat }) : g.end();
    },
  },
});

/** The whole game. */
export const main = R.proc<null>('main')({
  // FG-1.01 Everybody gets a card.
  deal: (g) => {
    const seat = g.s.hand.findIndex((hand) => hand.length === 0);
    return seat < 0 ? g.goto('turns') : g.call(draw, { seat }, 'deal');
  },
  turns: (g) => {
    const { s } = g;
    if (s.turns === ROUNDS * s.table.seats) return g.end();
    // What opens a round is a chapter of the log.
    if (s.turns % s.table.seats === 0) g.emit({ type: 'round.begun', rule: 'FG-3.01', data: { round: roundOf(s) } });
    return g.call(turn, null, 'turns');
  },
});
