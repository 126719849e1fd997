import { expect, test } from 'vitest';
import { feedingCost } from '../../rules/phases/end-of-round.ts';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, goodsOf, told } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

test('AW-17.01 AW-E.33 Demanding Titans: feeding costs 2 ambrosia for each banner', () => {
  const feed = (variant: string, ambrosia: number) => {
    const t = ancientTable({
      players: THREE,
      at: 'end',
      round: 3,
      options: { 'demanding-titans': variant },
      has: { blue: { threat: 'T201', ambrosia } },
    });
    return t.blue.isAsked('titan.confront').options.includes('feed');
  };
  expect([feed('off', 2), feed('on', 3), feed('on', 4)]).toEqual([true, false, true]);
  const t = ancientTable({
    players: THREE,
    at: 'end',
    round: 3,
    options: { 'demanding-titans': 'on' },
    has: { blue: { threat: 'T201', ambrosia: 5 } },
  });
  expect([feedingCost(t.board, 1), feedingCost(t.board, 0)]).toEqual([4, 0]);
  acts(t, 'blue', 'feed');
  expect(goodsOf(t, 1)[2]).toBe(1);
});

const draft = (more: Partial<Board<Name>>) =>
  ancientTable({ players: THREE, at: 'prepare', options: { 'titan-draft': 'on' }, ...more });

test('AW-17.02 AW-E.35 Titan Draft: as many as are needed are laid out, chosen in turn order', () => {
  const t = draft({
    round: 3,
    first: 'green',
    has: { green: { threat: 'ST01' } },
    chance: { 'titan.draw': ['T201', 'T205'] },
  });
  expect([t.board.laidOut, t.board.threat]).toEqual([
    ['T201', 'T205'],
    [[], [], ['ST01']],
  ]);
  t.red.isAsked('titan.choose').offeringExactly('T201', 'T205');
  acts(t, 'red', 'T205');
  expect([t.board.threat, t.board.laidOut]).toEqual([[['T205'], ['T201'], ['ST01']], []]);
  expect(told(t.blue, 'titan')).toEqual([
    'titan.laid-out AW-17.02 T201',
    'titan.laid-out AW-17.02 T205',
    'titan.threatens AW-17.02 T205',
    'titan.threatens AW-17.02 T201',
  ]);
});

test('AW-17.03 the draft draws as always: sparing face-up cards, and from the next deck when one runs out', () => {
  const t = draft({
    round: 2,
    tops: ['T110', 'T215', 'T310'],
    below: [['T101'], ['T201'], []],
    chance: { 'titan.draw': ['T101', 'T201'] },
  });
  expect([t.board.laidOut, t.board.titanTop]).toEqual([
    ['T101', 'T110', 'T201'],
    [[], ['T215'], ['T310']],
  ]);
  const few = draft({ round: 5, tops: ['', '', 'T310'], below: [[], [], []], first: 'blue' });
  expect(few.board.threat).toEqual([[], ['T310'], []]);
  const none = draft({ round: 5, tops: ['', '', ''], below: [[], [], []] });
  none.red.isAsked('turn.action');
});

const costly = (green: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({
    players: THREE,
    at: { turn: 'green' },
    options: { 'costly-placement': 'on' },
    ...more,
    has: { ...more.has, green, red: { citizens: { 2: 'labor', 4: 'labor', 1: 'ready' } } },
  });

test('AW-17.04 AW-17.05 AW-E.34 Costly Placement: the difference to the highest citizen is paid', () => {
  const t = costly({ coins: 5 });
  acts(t, 'green', 'citizen/1', 'labor');
  expect(goodsOf(t, 2)[0]).toBe(5 - 3 + 2);
  const raised = costly({ coins: 5, ambrosia: 1 });
  acts(raised, 'green', 'citizen/1');
  raised.green.isAsked('place.where').offering('labor', 'labor+1').notOffering('labor+2');
  acts(raised, 'green', 'labor+1');
  expect(goodsOf(raised, 2)).toEqual([5 - 2 + 2, 0, 0]);
});

test('AW-17.06 who cannot pay all of it cannot place there; a raised skill pays less', () => {
  const t = costly({ coins: 2, ambrosia: 1 });
  acts(t, 'green', 'citizen/1');
  t.green.isAsked('place.where').notOffering('labor').offering('labor+1');
  t.green.isRefused('labor', 'AW-5.07', 'no.charge', 'fix.charge');
  expect(t.green.refusal('labor')?.why.params).toEqual({
    space: { id: 'space.labor' },
    charge: 3,
    coins: 2,
    highest: 4,
  });
});

test('AW-17.07 variants and city-states go together', () => {
  const options = { boards: 'city-states', 'demanding-titans': 'on', 'titan-draft': 'on', 'costly-placement': 'on' };
  const t = ancientTable({
    players: THREE,
    at: 'end',
    round: 2,
    options,
    has: { blue: { threat: 'ST01', ambrosia: 2 } },
    chance: { 'titan.draw': ['T201', 'T202'] },
  });
  acts(t, 'blue', 'feed');
  expect([t.board.round, t.board.laidOut, goodsOf(t, 1)[2]]).toEqual([3, ['T201', 'T202'], 0]);
});
