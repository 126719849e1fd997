import { PRIZE } from '../content/table.ts';
import { TECHNOLOGIES } from '../content/things.ts';
import { payGoods } from './chain/pay.ts';
import { noPrize } from './closed.ts';
import { addTechnology } from './effects/characters.ts';
import { add } from './effects/tokens.ts';
import { ask, decided, jointly, matter } from './joint.ts';
import { drawEach } from './month/cards.ts';
import { character, characterName } from './names.ts';
import { COURT, goodsOf, inPlay } from './queries/characters.ts';
import { R } from './rules.ts';
import { challengesOf, drawChallenge, layEvents, takeAdvisors } from './start.ts';
import type { State } from './state.ts';
import { at, NOBODY } from './state.ts';

const divide = jointly('hand.divide');
const prize = jointly('prize', noPrize);

/** SAM-28.10 */
const NEW_CARDS = 3;

/** SAM-28.07 Who could buy which Technology: `besime/mule`. */
export const prizes = (s: State): string[] =>
  COURT.filter((who) => inPlay(s, who) && goodsOf(s, who) >= PRIZE).flatMap((who) =>
    TECHNOLOGIES.flatMap((what, i) => ((s.techSupply[i] ?? 0) > 0 ? [`${characterName(who)}/${what}`] : [])),
  );

/** SAM-28.21 Between two Challenges: players, Advisors, a Technology, cards, Events. */
export const between = R.proc<{ who: number }>('between')({
  // SAM-28.14 The cards of whoever left.
  hands: (g) => {
    const [card] = g.s.played;
    if (card === undefined) return g.call(takeAdvisors, { seat: 0 }, 'prize');
    const seats = g.s.hand.map((_, seat) => `${seat}`);
    return ask(g, divide, matter(seats), 'given');
  },
  given: (g) => {
    const [card = ''] = g.s.played;
    g.move(card, 'played', at.hand(Number(decided(g))), {
      type: 'card.inherited',
      seat: Number(decided(g)),
      rule: 'SAM-28.14',
    });
    return g.goto('hands');
  },
  prize: (g) => {
    const keys = g.s.prize ? prizes(g.s) : [];
    g.s.prize = false;
    return keys.length === 0 ? g.goto('challenge') : ask(g, prize, matter(['no', ...keys]), 'bought');
  },
  bought: (g, v) => {
    const [who = '', what = ''] = decided(g).split('/');
    if (who === 'no') return g.goto('challenge');
    v.who = character(who);
    const technology = TECHNOLOGIES.indexOf(what as never);
    add(g.s.techSupply, technology, -1);
    addTechnology(g, v.who, technology);
    g.emit({ type: 'technology.gained', rule: 'SAM-28.07', data: { who, technology: what } });
    return g.call(payGoods, { seat: NOBODY, who: v.who, n: PRIZE }, 'challenge');
  },
  challenge: (g) => {
    if (g.s.challenge !== '') return g.goto('cards');
    return g.call(drawChallenge, { among: challengesOf(g.s.chapter) }, 'drawn');
  },
  drawn: (g) => {
    g.s.challenge = g.result as string;
    return g.goto('cards');
  },
  cards: (g) => {
    g.emit({ type: 'challenge.begins', rule: 'SAM-28.02', data: { challenge: g.s.challenge } });
    return g.call(drawEach, { n: NEW_CARDS, next: 0 }, 'events');
  },
  events: (g) => g.become(layEvents, { row: 0 }),
});
