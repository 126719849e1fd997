import type { BaseState, Message } from '@edubba/kernel';
import { deciding, defineGame, jointDecision, negotiating, negotiation, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { GameModule } from '../src/index.ts';
import { createModuleWords, defineModule, eventMessage } from '../src/index.ts';

/** Two cities trade, then decide together what is built: nothing but the kernel's helpers. */
type Town = BaseState & { goods: { [good: string]: number }[] };

const R = rules<Town>();
const trade = negotiation(R, 'trade', {
  kinds: { compose: 'trade.compose', answer: 'trade.answer' },
  rule: 'TWN-1.01',
  goods: (s, seat) => s.goods[seat] ?? {},
  offers: 3,
});
const council = jointDecision<Town, null>(R, 'council', {
  kind: 'town.build',
  options: () => ['build:temple', 'build:dike'],
  lead: () => 0,
});
const main = R.proc<null>('main')({
  trade: (g) => g.call(trade, negotiating(0, 1), 'council'),
  council: (g) => g.call(council, deciding(null), 'end'),
  end: (g) => g.end(),
});

const town: GameModule<Town> = defineModule<Town>({
  game: defineGame<Town>({
    id: 'town',
    version: 1,
    players: { min: 2, max: 2 },
    rules: R,
    main,
    setup: (table) => ({ table, goods: [{ gold: 2, tin: 1 }, { ox: 2 }] }),
    visibility: { goods: 'all' },
    outcome: () => ranked([0, 0]),
  }),
  texts: {
    en: {
      'game.town': 'Town',
      'seat.red': 'Red',
      'seat.blue': 'Blue',
      'section.1': 'Trade',
      'rule.TWN-1.01': 'Trade.',
      'ask.trade.compose': '{seat}?',
      'ask.trade.answer': '{seat}?',
      'ask.town.build': '{seat}?',
      'good.gold': '{n, plural, one {# piece} other {# pieces}} of gold',
      'good.tin': '{n} tin',
      'item.ox': 'the ox',
      'town.temple': 'a temple',
      'town.dike': 'a dike',
    },
  },
  rulebook: [{ id: 'TWN-1.01', section: 'section.1', kind: 'rule', source: 'rulebook' }],
  bots: {},
  seats: [{ id: 'seat.red' }, { id: 'seat.blue' }],
  option: (_, kind, key) => ({ id: `${kind.split('.')[0] ?? ''}.${key.replace('build:', '')}` }),
  board: () => '',
});

const words = createModuleWords(town);

/** The log of a game played so, as the second seat reads it. */
function lines(...answers: readonly (readonly [number, string])[]): string[] {
  const table = Table.open(town.game, { seats: 2 });
  for (const [seat, key] of answers) table.play(seat, key);
  const said = (message: Message): string => words.say(message);
  return table
    .eventsFor(1)
    .flatMap(({ event }) =>
      event === undefined ? [] : [said(eventMessage(town, event, ['Ann', 'Bel'], table.view(1)))],
    );
}

test('an offer names the goods, whom it is made to, and nothing where nothing is given', () => {
  const gift = [
    [0, 'give+gold'],
    [0, 'give+gold'],
    [0, 'give+tin'],
    [0, 'send'],
  ] as const;
  expect(lines(...gift)).toEqual(['Ann offers Bel 2 pieces of gold and 1 tin for nothing.']);
  expect(lines(...gift, [1, 'counter'], [1, 'give+ox'], [1, 'send'])).toContain(
    'Bel offers Ann the ox for 2 pieces of gold and 1 tin.',
  );
  expect(lines([0, 'get+ox'], [0, 'get+ox'], [0, 'send'])).toEqual(['Ann offers Bel nothing for 2 × the ox.']);
});

test('what a table decides together is called as the option is', () => {
  expect(lines([0, 'withdraw'], [1, 'propose:build:dike'], [0, 'confirm:build:temple'])).toEqual([
    'Ann withdraws.',
    'Bel proposes a dike.',
    'Bel would rather have a dike.',
    'Ann decides: a temple, against 1 voice.',
  ]);
});
