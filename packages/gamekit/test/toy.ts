import type { BaseState } from '@edubba/kernel';
import { defineGame, ranked, rules } from '@edubba/kernel';
import type { GameModule } from '../src/index.ts';

export type Toy = BaseState & { deck: string[]; hand: string[][] };

const R = rules<Toy>();
const main = R.proc<null>('main')({
  draw: {
    chance: 'draw',
    outcomes: (s) => s.deck,
    then: (g, _, card) => (g.move(card, 'deck', 'hand:0'), g.goto('keep')),
  },
  keep: { ask: 'card.keep', by: () => 0, options: () => ['yes', 'no'], then: (g) => g.end() },
});

/** A game of one card, as its module would be written. */
export function toy(): GameModule<Toy> {
  return {
    game: defineGame<Toy>({
      id: 'toy',
      version: 1,
      players: { min: 1, max: 2 },
      options: { deal: { values: ['one', 'two'], rule: 'TOY-1.01' } },
      rules: R,
      main,
      setup: (table) => ({ table, deck: ['ox#1', 'ox#2'], hand: table.seats === 1 ? [[]] : [[], []] }),
      visibility: { deck: { zone: 'shared', sees: 'none', bag: true }, hand: { zone: 'each', sees: 'owner' } },
      outcome: () => ranked([0]),
      anytime: [{ kind: 'card.show', options: () => ['now'], then: () => undefined }],
    }),
    texts: {
      en: {
        'game.toy': 'Toy',
        'seat.red': 'Red',
        'seat.blue': 'Blue',
        'section.1': 'Cards',
        'rule.TOY-1.01': 'Draw a card.',
        'chance.draw': 'The card',
        'ask.card.keep': '{seat}, keep it? {left, plural, one {# card} other {# cards}} left.',
        'ask.card.show': 'Show a card?',
        'option.deal': 'Cards dealt',
        'option.deal.one': 'one',
        'option.deal.two': 'two',
        'item.ox': 'the ox',
        'back.card': 'a card',
        'place.deck': 'the deck',
        'place.hand': "{seat}''s hand",
        'choice.yes': 'Yes',
        'choice.no': 'No',
        'choice.now': 'Now',
        'toy.full': '{seat} has a full hand.',
        'toy.discard': 'Discard first.',
        'event.swapped': '{seat} swaps {what} with {other} at {to}.',
        'bot.keeper': 'Keeper',
      },
    },
    rulebook: [{ id: 'TOY-1.01', section: 'section.1', kind: 'rule', source: 'rulebook' }],
    content: { cards: [{ id: 'ox', source: 'rulebook', rule: 'TOY-1.01', copies: 2 }] },
    bots: { keeper: { name: 'keeper', choose: () => ({ key: 'yes' }) } },
    seats: [{ id: 'seat.red' }, { id: 'seat.blue' }],
    option: (_, __, key) => ({ id: `choice.${key}` }),
    eventParams: (event) => (event.type === 'swapped' ? { what: { id: 'item.ox' } } : {}),
    board: () => '',
  };
}
