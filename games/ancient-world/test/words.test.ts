import {
  createModuleWords,
  eventMessage,
  optionMessage,
  outcomeMessage,
  promptMessage,
  refusalMessage,
} from '@edubba/gamekit';
import type { SeatHandle } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../index.ts';
import { recruitObjection } from '../rules/actions/recruit.ts';
import { buildObjection } from '../rules/queries/building.ts';
import type { State } from '../rules/index.ts';
import { described } from '../text/facts.ts';
import type { Board, Player } from './support.ts';
import { acts, ancientTable } from './support.ts';

// Texts that random games hardly ever say: each is said here, and may be left out in free.test.ts.

const words = createModuleWords(module);
const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const blues = (blue: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'blue' }, round: 3, ...more, has: { ...more.has, blue } });

const refused = (seat: SeatHandle<State>, key: string): string => {
  const refusal = seat.refusal(key);
  return refusal === undefined ? 'allowed' : words.say(refusalMessage(module, refusal));
};
/** What the seat is asked and offered, in words. */
const asked = (seat: SeatHandle<State>): string[] => {
  const { view } = seat;
  const [pending] = view.pending;
  if (pending === undefined) return [];
  return [
    words.say(promptMessage(module, pending)),
    ...seat.isAsked().options.map((key) => words.say(optionMessage(module, view, pending.kind, key))),
  ];
};

test('refusals that are seldom needed', () => {
  const on = (space: string, blue: Player, more: Partial<Board<Name>> = {}) => {
    const t = blues(blue, more);
    acts(t, 'blue', 'citizen/3', space);
    return t.blue;
  };
  expect(refused(on('build', { coins: 20, cards: ['EA01!'] }, { row: ['EA04'] }), 'EA04')).toBe(
    'It costs 1 knowledge: 1 too little. Learn brings knowledge. (AW-6.03)',
  );
  expect(refused(on('explore', {}, { row: [] }), 'row')).toBe('The row is empty. Choose another way. (AW-6.50)');
  expect(refused(on('explore', {}, { row: ['EA01'], pile: [] }), 'pile')).toBe(
    'The pile is empty. Choose another way. (AW-6.51)',
  );
  expect(refused(on('explore', {}, { row: ['EA01'], deck: [], discard: [] }), 'deck')).toBe(
    'The deck is empty. Choose another way. (AW-3.13)',
  );
  const enlisting = on(
    'recruit',
    { armies: [{ active: 'M01' }, { retired: ['M02'] }], districts: ['D08'] },
    { military: ['M03', 'M04'] },
  ).answers('recruit.card', 'M03');
  expect(refused(enlisting, 'retire/M01')).toBe('An army slot is open. Put it there. (AW-6.46)');
  expect(asked(enlisting)).toEqual(['Red: where does Hali Regiment go?', 'army slot 2', 'army slot 3']);
  const retiring = on(
    'recruit',
    { armies: [{ active: 'M01', used: true, coins: 1 }, { active: 'M02' }, { active: 'M05' }], districts: ['D08'] },
    { military: ['M03', 'M04'] },
  ).answers('recruit.card', 'M03');
  expect(refused(retiring, 'retire/M01')).toBe('It was used this round. Choose another. (AW-6.39)');
  const dear = blues({ coins: 1, armies: [{ active: 'M01', coins: 3 }] });
  expect(refused(dear.blue, 'attack')).toBe(
    'The cheapest army costs 4 coins, and you have 1. Labor brings coins, and 2 ambrosia buy one. (AW-8.07)',
  );
  const site = blues(
    {
      cards: ['EB14'],
      armies: [{ active: 'M01', coins: 1 }, { active: 'M02', coins: 2 }, { active: 'M05' }],
      districts: ['D08'],
    },
    { round: 4 },
  );
  acts(site, 'blue', 'citizen/1', 'card/EB14', 'perform');
  expect(refused(site.blue, 'M05')).toBe('No coin lies on it. Choose another. (AW-15.17)');
  const retired = ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 1, item: 'T101' } },
    has: { blue: { armies: [{ active: 'M01', retired: ['M03'] }, { active: 'M02' }] } },
    chance: { 'damage.die': ['coin'] },
  });
  expect(refused(retired.blue, 'M03')).toBe('It is retired. Choose another. (AW-9.16)');
  const used = blues({ cards: ['EA32'], used: ['EA32'] });
  acts(used, 'blue', 'citizen/1');
  expect(refused(used.blue, 'card/EA32')).toBe('Spice Bazaar was used this round. Wait for the next round. (AW-7.02)');
  const mended = blues({ cards: ['EA32!'] });
  acts(mended, 'blue', 'citizen/1');
  expect(refused(mended.blue, 'card/EA32')).toBe('Spice Bazaar is damaged. Repair it first. (AW-7.01)');
  expect(refused(on('expand', { coins: 2, knowledge: 1 }), 'coins')).toBe(
    'It costs 3 coins, and you have 2. Labor brings coins, and 2 ambrosia buy one. (AW-6.16)',
  );
  expect(asked(on('expand', { coins: 3, knowledge: 1 }))).toEqual([
    'Red: how do you pay for Expand?',
    '1 knowledge',
    '3 coins',
    'do not perform it',
  ]);
});

test('refusals of questions with a single answer can be said all the same', () => {
  const say = (objection: ReturnType<typeof recruitObjection>) =>
    objection === undefined ? '' : words.say(refusalMessage(module, { target: '', ...objection }));
  const used = [{ active: 'M01', used: true, coins: 1 }];
  expect(
    say(recruitObjection(blues({ armies: [...used, { active: 'M02', used: true, coins: 1 }] }).board, 1, 'M03')),
  ).toContain('(AW-6.40)');
  expect(say(buildObjection(blues({ cards: ['EA01', 'EA02'] }).board, 1, 'EA03'))).toBe(
    'You have 4 cards and capacity 4: 1 more is needed. Districts and defeated titans bring capacity. (AW-6.04)',
  );
  const five = { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready', 5: 'ready' };
  const grow = ancientTable({
    players: THREE,
    at: { proc: 'grow', locals: { seat: 1 } },
    has: { blue: { citizens: five } },
  });
  expect(grow.over).toBe(true);
  const high = {
    red: { citizens: { 2: 'learn', 3: 'rebuild', 4: 'recruit' } },
    green: { citizens: { 2: 'labor', 3: 'build', 4: 'draft', 5: 'expand' } },
  };
  const t = blues({ coins: 0, ambrosia: 4, citizens: { 1: 'labor', 5: 'ready' } }, { round: 1, has: high });
  expect(refused(t.blue, 'reuse')).toContain('(AW-11.04)');
  const stuck = blues({ coins: 0, stored: ['EC11'] }, { round: 1, has: high });
  expect(refused(stuck.blue, 'citizen/1')).toContain('(AW-5.07)');
});

test('questions that are seldom asked', () => {
  const armies = [
    { active: 'M01', coins: 2 },
    { active: 'M02', coins: 1 },
  ];
  const outpost = blues({ coins: 2, cards: ['EA02'], armies });
  acts(outpost, 'blue', 'citizen/1', 'learn');
  expect(asked(outpost.blue)).toEqual(['Red: which army loses a coin?', 'Merkian Troops', 'Defenders of Kazu']);
  const holy = blues({ cards: ['EB14'], armies });
  acts(holy, 'blue', 'citizen/1', 'card/EB14', 'perform');
  expect(asked(holy.blue)[0]).toBe('Red: which army loses all its coins?');
  const scribe = blues({ cards: ['EA11'] });
  acts(scribe, 'blue', 'citizen/1', 'labor');
  expect(asked(scribe.blue)).toEqual(['Red: pay 1 coin for 1 knowledge?', 'pay 1 coin for 1 knowledge', 'none']);
  const zori = blues({ cards: ['EA33'] });
  acts(zori, 'blue', 'pass');
  expect(asked(zori.blue)).toEqual([
    'Red: you passed first; which card do you store?',
    'store the unseen top card of the deck',
    'none',
  ]);
  const drop = ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 1, item: 'T101' } },
    has: { blue: { bare: true, cards: ['EA06'], armies: [...armies, { retired: ['M03'] }] } },
    chance: { 'damage.die': ['titan'] },
  });
  expect(asked(drop.blue)).toEqual([
    'Red: which army do you give up?',
    'the army in slot 1: Merkian Troops',
    'the army in slot 2: Defenders of Kazu',
    'the army in slot 3: Hali Regiment',
  ]);
});

test('log lines and outcomes that are rare', () => {
  const t = blues({ coins: 2, cards: ['EA02'], armies: [{ active: 'M01', coins: 2 }] });
  acts(t, 'blue', 'citizen/1', 'learn');
  const lines = t.red.log().events.map((event) => words.say(eventMessage(module, event)));
  expect(lines).toContain('1 coin leave Merkian Troops of Red.');
  const dealt = ancientTable({
    players: THREE,
    at: 'prepare',
    round: 2,
    deck: [],
    discard: ['EA01', 'EA02'],
    militaryDeck: [],
    militaryDiscard: ['M01'],
  });
  const said = dealt.red.log().events.map((event) => words.say(eventMessage(module, event)));
  expect(said).toContain('Barbarian Camp is shuffled back into its deck.');
  expect(said).toContain('Merkian Troops is shuffled back into its deck.');
  const won = (blue: Player, red: Player) => {
    const { outcome } = ancientTable({
      players: THREE,
      at: 'score',
      round: 6,
      has: { blue, red, green: { coins: 0 } },
    });
    return outcome === undefined ? '' : words.say(outcomeMessage(module, outcome));
  };
  expect([
    won({ coins: 9 }, { coins: 8 }),
    won({ coins: 9, districts: ['D01'] }, { coins: 9 }),
    won({ coins: 9, knowledge: 1 }, { coins: 9 }),
  ]).toEqual([
    'Red wins. More coins decide it.',
    'Red wins. More cards decide it.',
    'Red wins. More knowledge decides it.',
  ]);
});

test('cards are described from their data', () => {
  expect(['EA10', 'EC05', 'EB30', 'M16', 'T207', 'D09', 'SE1#2'].map((item) => words.say(described(item)))).toEqual([
    'Crypta Ship (5 coins; blue; citizen: 2 coins, explore)',
    'Hall of War (9 coins and 1 knowledge; green, purple; income 1, 1 sword, at the end 6 VP with 5 green, 5 purple)',
    'Citadel (8 coins and 1 knowledge; red; at the end VP for red banners, 9 at most)',
    'Bronze Chariots (2 coins; 3 swords, 1 arrow, loot 1, legacy loot 1)',
    'Storm Eel (defence 7 by swords; blue, purple; capacity +1, 1 knowledge each round; coin: lose 2 ambrosia)',
    'Gate Ward (capacity +1, 1 sword, army limit +1)',
    'Fishing Dock (food 1)',
  ]);
});

test('refusals about citizens and hunger that are seldom needed', () => {
  const reusing = blues({ citizens: { 1: 'labor', 2: 'draft', 3: 'EA27' }, ambrosia: 4, cards: ['EA27'] });
  reusing.blue.answers('turn.action', 'reuse');
  expect(refused(reusing.blue, 'citizen/3')).toBe(
    'Citizen 3 stands on a card, not on the main board. Choose another citizen. (AW-A.14)',
  );
  const trading = blues(
    { citizens: { 1: 'ready', 3: 'ready', 5: 'labor' } },
    { at: { proc: 'citizen.trade', locals: { seat: 1 } } },
  );
  expect(refused(trading.blue, 'citizen/5')).toBe(
    'None of your unused citizens has more skill than citizen 5. Choose another citizen. (AW-12.13)',
  );
  const hungry = blues(
    { citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' }, ambrosia: 2, cards: ['EA18!', 'EA28!'] },
    { at: { proc: 'starvation', locals: { seat: 1 } } },
  );
  expect(refused(hungry.blue, 'repair/EA28')).toBe(
    'Copper Mine would feed nobody. Food can be bought for 2 ambrosia. (AW-13.24)',
  );
});
