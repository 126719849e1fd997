import { createModuleWords, eventMessage, optionMessage, promptMessage, refusalMessage } from '@edubba/gamekit';
import type { SeatHandle } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { CIVILISATIONS } from '../content/civilisations.ts';
import { FAVOUR_CARDS } from '../content/favour-cards.ts';
import module from '../index.ts';
import type { State } from '../rules/index.ts';
import { redActs, redBuilds, redFeeds } from './red.ts';
import { assyriaTable } from './support.ts';

// Texts that random games hardly ever say: each is said here, and may be left out in free.test.ts.

const words = createModuleWords(module);

const refused = (seat: SeatHandle<State>, key: string): string => {
  const refusal = seat.refusal(key);
  return refusal === undefined ? 'allowed' : words.say(refusalMessage(module, refusal));
};

/** What the seat is offered, in words. */
const offered = (seat: SeatHandle<State>): string[] => {
  const { view } = seat;
  const kind = view.pending[0]?.kind ?? '';
  return seat.isAsked().options.map((key) => words.say(optionMessage(module, view, kind, key)));
};

test('bids that are refused', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding', has: { blue: { vp: 2 } } });
  t.red.answers('bid.place', 'row1/high');
  expect(refused(t.blue, 'row2/low')).toBe('That costs 3 VP and you have 2. Take a cheaper space. (ASY-4.07)');
  t.blue.answers('bid.place', 'row1/middle');
  expect(refused(t.red, 'row1/high')).toBe('You were outbid in row 1 and may not stay where you were. (ASY-4.09)');
});

test('actions that are refused', () => {
  const full = { D2: 1, E3: 1, D4: 1, G2: 1 };
  expect(refused(redActs({ ziggurats: full, huts: ['E2'] }).red, 'found')).toContain('(ASY-18.10)');
  expect(refused(redActs({ offerings: 10 }).red, 'offerings')).toContain('(ASY-20.05)');
  const poor = redActs({ gold: 0, ships: 1 });
  expect(refused(poor.red.answers('action.choose', 'tribute'), 'highest/gold')).toContain('(ASY-24.03)');
  const used = redActs({ ziggurats: { D2: 1 }, usedColumns: ['offerings'] });
  expect(refused(used.red, 'raise')).toContain('(ASY-19.04)');
});

/** A question, an answer it refuses, and why. */
const RARE: readonly (readonly [ask: () => SeatHandle<State>, key: string, why: string])[] = [
  [
    () =>
      assyriaTable({
        players: ['red', 'blue'],
        at: { wells: 'red' },
        has: { red: { huts: ['C1', 'C2', 'D1', 'D2'] }, blue: { wells: ['WL03'] } },
      }).red,
    'WL03',
    'no.well.taken',
  ],
  [() => redActs({ ziggurats: { D2: 3 } }, { roofs: [] }).red, 'roof', 'no.roof.none'],
  [
    () => redActs({ ziggurats: { D2: 4, E3: 3, G2: 3 } }, { roofs: ['highest'] }).red.answers('action.choose', 'roof'),
    'D2',
    'no.roof.roofed',
  ],
  [() => redActs().red, 'card', 'no.card.none'],
  [
    () => redActs({ gold: 1, ships: 1 }, { areaGold: [4, 0, 0] }).red.answers('action.choose', 'tribute'),
    'highest/gold',
    'no.tribute.full-gold',
  ],
  [
    () => redActs({ gold: 1, ships: 1 }, { areaShips: ['middle'] }).red.answers('action.choose', 'tribute'),
    'middle/ship',
    'no.tribute.full-ship',
  ],
  [
    () =>
      redActs({ gold: 3 }, { civilisations: ['CV02', 'CV03', 'CV06'] })
        .red.answers('action.choose', 'tribute')
        .answers('tribute.place', 'highest/gold')
        .answers('bonus.resolve', 'yes'),
    'highest/gold',
    'no.tribute.same',
  ],
  [
    () =>
      redActs({ ploughs: 2, favours: ['FV18-1'] }, { civilisations: ['CV07', 'CV03', 'CV06'] }).red.answers(
        'action.choose',
        'favour/FV18-1',
      ),
    'highest',
    'no.bonus.nothing',
  ],
  [
    () =>
      redActs({ huts: ['E2', 'E3', 'D3'] }, { civilisations: ['CV08', 'CV03', 'CV06'] })
        .red.answers('action.choose', 'tribute')
        .answers('tribute.place', 'highest/gold')
        .answers('bonus.resolve', 'yes'),
    'D3',
    'no.bonus.river',
  ],
];

test('answers that are seldom refused', () => {
  for (const [ask, key, why] of RARE) {
    const seat = ask();
    expect([key, seat.refusal(key)?.why.id]).toEqual([key, why]);
    expect(refused(seat, key)).toMatch(/\(ASY-\d+\.\d\d\)$/);
  }
});

test('a hut that cannot move, a card that is no 1 or 2', () => {
  const walls = ['C2', 'D1', 'D3', 'E2', 'E3'].map((id) => [id, 1] as const);
  const around = { has: { blue: { huts: walls.map(([id]) => id) } } };
  const t = redActs({ huts: ['D2', 'G2', 'H2'], ziggurats: { C3: 1 }, favours: ['FV19-1'] }, around);
  expect(refused(t.red.answers('action.choose', 'favour/FV19-1'), 'D2')).toContain('(ASY-26.20)');
  const food = ['FD-wheat1-1', 'FD-wheat2-1', 'FD-wheat3-1'];
  const feeding = redFeeds({ huts: ['E2', 'G2', 'I2'], food, favours: ['FV08-1'] });
  expect(refused(feeding.red.answers('feed.next', 'favour/FV08-1'), 'FD-wheat3-1')).toContain('(ASY-26.10)');
});

test('both food modifiers on one card', () => {
  const t = redFeeds({ huts: ['E2', 'G2', 'I2'], food: ['FD-fish2-1'], favours: ['FV07-1', 'FV08-1'] });
  t.red.answers('feed.next', 'favour/FV07-1').isAsked('feed.both');
  expect(t.red.view.pending.map((pending) => words.say(promptMessage(module, pending)))[0]).toMatch(/^Red: /);
});

test('a Growth Hut without a space is told of', () => {
  const walls = ['C2', 'C3', 'D1', 'D3', 'E2', 'E3'];
  const t = redBuilds({ growthHuts: 1, personalHuts: 0 }, { has: { blue: { huts: walls } } });
  const told = t.table.events.map((event) => words.say(eventMessage(module, event)));
  expect(told.filter((line) => line.includes('Red'))).toHaveLength(1);
  t.red.log().includes('hut.returned');
});

test('a Tribute with a Ship, and the Roof spaces with their rewards', () => {
  const tribute = redActs({ ships: 1, gold: 0 });
  tribute.red.answers('action.choose', 'tribute');
  expect(offered(tribute.red)[0]).toBe('the Amorites (highest), with a Ship: 3 Influence');
  const roof = redActs({ offerings: 2 }, { roofs: [] });
  roof.red.answers('action.choose', 'offerings').answers('offerings.size', 'steps/1');
  expect(offered(roof.red)).toEqual([
    'the highest area: 1 Farmer',
    'the middle area: 1 Ship',
    'the lowest area: 1 Gold',
  ]);
});

test('what a Roof of each board brings', () => {
  for (const { id, name, roofCost } of CIVILISATIONS) {
    const others = CIVILISATIONS.map((board) => board.id).filter((other) => other !== id);
    const around = { civilisations: [id, others[0] ?? '', others[1] ?? ''] as const, roofs: ['highest', 'middle'] };
    const t = redActs({ ziggurats: { D2: 3 } }, around);
    t.red.answers('action.choose', 'roof');
    const [first = ''] = offered(t.red);
    expect(first).toContain(`(highest), for ${roofCost} Camels: ${words.say({ id: `roof.${name}` })}`);
    expect(words.say({ id: `bonus.${name}` })).not.toBe('');
  }
});

test('a price in VP is named as the board says, whichever boards lie beside', () => {
  const pay = (area: string) => {
    const t = redActs({ gold: 2, farmers: 1 }, { civilisations: ['CV01', 'CV10', 'CV03'] });
    t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`).answers('bonus.resolve', 'yes');
    const before = offered(t.red);
    t.red.answers('bonus.pay', 'vp');
    return [
      before.find((text) => text.includes('VP')),
      t.red.log().events.find(({ type }) => type === 'bonus.paid')?.data,
    ];
  };
  expect(pay('highest')).toEqual(['1 VP', { what: 'vp', n: 1 }]);
  expect(pay('middle')).toEqual(['2 VP', { what: 'vp', n: 2 }]);
});

test('every Favour card has a name and says what it does', () => {
  for (const { id } of FAVOUR_CARDS)
    expect(words.say({ id: `item.${id}` }).length * words.say({ id: `effect.${id}` }).length).toBeGreaterThan(0);
});

test('the legend of the text table stands for what it shows', () => {
  const t = redFeeds({ huts: ['E2', 'D1'], ploughs: 2 }, { farmers: ['D1'], ships: ['D3'] });
  t.red.answers('feed.next', 'plough/E2');
  const lines = module.board(t.red.view, words).split('\n');
  expect(lines.find((line) => line.startsWith('D'))).toContain('G+ r^  D  R1 ~F =. ~');
  expect(lines.find((line) => line.startsWith('E'))).toContain('W  r*');
});
