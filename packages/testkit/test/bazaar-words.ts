import type { GameModule } from '@edubba/gamekit';
import type { Message } from '@edubba/kernel';
import type { State } from './bazaar.ts';
import { bazaar, GOODS } from './bazaar.ts';

/** Ways in which the words of the bazaar can be spoilt. */
export type WordFault =
  | 'none'
  | 'no prompt'
  | 'no event text'
  | 'no rule text'
  | 'unknown rule'
  | 'missing parameter'
  | 'unused parameter'
  | 'unused text'
  | 'no reason text'
  | 'unknown rule of a side offer'
  | 'hard-wired option'
  | 'hard-wired board';

const TEXTS: { readonly [id: string]: string } = {
  'game.bazaar': 'The bazaar',
  'section.play': 'Play',
  'rule.BAZ-2.01': 'Sell a card for its worth, or pass.',
  'rule.BAZ-2.02': 'A card may cost one more than you have.',
  'rule.BAZ-3.01': 'The highest offer wins the gift.',
  'rule.BAZ-4.01': 'Each has one favour.',
  'bot.random': 'Random',
  'chance.card.deal': 'A card of the deal',
  'chance.gift.draw': 'The gift',
  'chance.omen.roll': 'The omen',
  'ask.card.play': '{seat}, what do you sell?',
  'ask.card.bury': '{seat}, which card do you bury?',
  'ask.lamb.boast': '{seat}, how do you boast?',
  'ask.gift.bid': '{seat}, how much do you offer?',
  'ask.tax.choose': '{seat}, will you pay?',
  'ask.favour.spend': 'A favour',
  'choice.card': '{item}',
  'choice.silver': '{n, plural, one {# silver} other {# silver}}',
  'choice.pay': 'Pay',
  'choice.work': 'Work',
  'choice.favour': 'Spend a favour',
  'baz.too-dear': 'Too dear for {silver, number} silver.',
  'baz.no-favour': 'No favour is left, and {lambs, plural, =0 {no lamb} other {# lambs}}.',
  'baz.earn-first': 'Earn first.',
  'event.turn.passed': '{seat} passes.',
  'event.card.sold': '{seat} sells {item} for {points, number}.',
  'event.omen.read': '{seat} reads the omen: {omen, number}.',
  'event.card.buried': '{seat} buries {item}.',
  'event.card.dealt': '{seat} takes {item}.',
  'event.tax.chosen': '{seat}: {key, select, pay {pays} other {works}}.',
  'event.gift.offered': '{seat} offers {silver, number}.',
  'event.favour.spent': '{seat} spends a favour.',
  'item.fig': 'a fig',
  'item.date': 'a date',
  'item.lamb': 'a lamb',
  'back.card': 'a card',
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'seat.green': 'Green',
  'board.silver': 'Silver: {silver}',
};

/** The bazaar with its words. */
export function bazaarModule(fault: WordFault = 'none'): GameModule<State> {
  const texts: { [id: string]: string } = { ...TEXTS };
  if (fault === 'no prompt') delete texts['ask.card.bury'];
  if (fault === 'no event text') delete texts['event.card.buried'];
  if (fault === 'no rule text') delete texts['rule.BAZ-3.01'];
  if (fault === 'unknown rule') delete texts['rule.BAZ-2.02'];
  if (fault === 'no reason text') delete texts['baz.no-favour'];
  if (fault === 'unknown rule of a side offer') delete texts['rule.BAZ-4.01'];
  if (fault === 'missing parameter') texts['event.turn.passed'] = '{seat} passes {times}.';
  if (fault === 'unused parameter') texts['baz.too-dear'] = 'Too dear.';
  if (fault === 'unused text') texts['event.card.eaten'] = '{seat} eats {item}.';

  const option = (kind: string, key: string): Message => {
    if (key === 'pass') return { id: 'choice.pass' };
    if (kind === 'gift.bid') return { id: 'choice.silver', params: { n: Number(key) } };
    if (kind === 'favour.spend') return { id: 'choice.favour' };
    if (kind === 'tax.choose') return { id: `choice.${key}` };
    const name = key.split('#')[0] ?? key;
    return { id: 'choice.card', params: { item: fault === 'hard-wired option' ? name : { id: `item.${name}` } } };
  };

  const lacking =
    fault === 'unknown rule' ? 'BAZ-2.02' : fault === 'unknown rule of a side offer' ? 'BAZ-4.01' : undefined;
  const rule = (id: string) => ({ id, section: 'section.play', kind: 'rule', source: 'rulebook' }) as const;
  return {
    game: bazaar(),
    texts: { en: texts },
    rulebook: ['BAZ-2.01', 'BAZ-2.02', 'BAZ-3.01', 'BAZ-4.01'].filter((id) => id !== lacking).map(rule),
    content: { goods: GOODS.map((id) => ({ id, source: 'rulebook' as const, copies: 4 })) },
    bots: {},
    seats: [{ id: 'seat.red' }, { id: 'seat.blue' }, { id: 'seat.green' }],
    option: (_, kind, key) => option(kind, key),
    board: (view, words) => {
      const silver = words.say({ id: 'board.silver', params: { silver: view.s.silver.join(' ') } });
      return fault === 'hard-wired board' ? `${silver}\nRow: ${view.s.row.length}` : silver;
    },
  };
}
