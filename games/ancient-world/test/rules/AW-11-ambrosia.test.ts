import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { acts, ambrosiaOn, ancientTable, goodsOf, isDamaged, standingOn, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const blues = (blue: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'blue' }, round: 3, ...more, has: { ...more.has, blue } });

test('AW-11.01 AW-11.13 2 ambrosia for a coin, as often as one likes, to the supply', () => {
  const t = blues({ coins: 0, ambrosia: 7 });
  t.blue.offers('~ambrosia.coin/1', '~ambrosia.coin/2', '~ambrosia.coin/3').doesNotOffer('~ambrosia.coin/4');
  t.blue.takes('~ambrosia.coin/2').takes('~ambrosia.coin/1');
  expect([goodsOf(t, 1), told(t.red, 'ambrosia')]).toEqual([
    [3, 0, 1],
    ['ambrosia.paid AW-11.13 4', 'ambrosia.paid AW-11.13 2'],
  ]);
  expect(t.blue.refusal('~ambrosia.coin/1')?.why.id).toBe('no.ambrosia');
});

test('AW-11.02 AW-11.08 at any time: in another’s turn, and by one who has passed', () => {
  const t = blues(
    {},
    { has: { green: { ambrosia: 4, passed: true, cards: ['EA28!'] }, red: { ambrosia: 1, cards: ['EA18!'] } } },
  );
  t.blue.isAsked('turn.action');
  t.green.takes('~ambrosia.repair/EA28').takes('~ambrosia.coin/1');
  expect([goodsOf(t, 2), isDamaged(t, 'EA28')]).toEqual([[7, 0, 0], false]);
  expect(told(t.red, 'card.repaired')).toEqual(['card.repaired AW-11.08 EA28']);
  t.blue.isAsked('turn.action');
  t.red.doesNotOffer();
  expect(t.red.refusal('~ambrosia.repair/EA18')?.why).toEqual({ id: 'no.ambrosia', params: { cost: 2, ambrosia: 1 } });
});

test('AW-11.03 AW-E.37 4 ambrosia move a citizen on the board to another action, after the turn’s own', () => {
  const t = blues({ coins: 6, ambrosia: 4, citizens: { 3: 'labor', 1: 'ready' } });
  acts(t, 'blue', 'citizen/1', 'learn', 'perform');
  t.blue.isAsked('turn.end').offeringExactly('reuse', 'end');
  acts(t, 'blue', 'reuse', 'citizen/3', 'draft');
  expect([goodsOf(t, 1), standingOn(t, 'labor'), standingOn(t, 'draft'), t.board.draft[1]]).toEqual([
    [3, 1, 0],
    [],
    ['1:3'],
    1,
  ]);
  t.green.isAsked('turn.action');
  expect(told(t.red, 'ambrosia')).toEqual(['ambrosia.paid AW-11.03 4']);
});

test('AW-11.04 all rules of placing hold: charge, covers, one use of a card, ambrosia of the new space', () => {
  const t = blues(
    { coins: 1, ambrosia: 5, citizens: { 1: 'labor', 2: 'new' }, cards: ['EA32'], used: ['EA32'] },
    { round: 2, ambrosia: { draft: 2 }, has: { green: { citizens: { 2: 'draft', 1: 'ready' } } } },
  );
  acts(t, 'blue', 'reuse');
  t.blue
    .isAsked('place.where')
    .offering('draft', 'draft+1')
    .notOffering('labor', 'grow', 'card/EA32')
    .about({ skill: 1, from: 'labor' });
  t.blue
    .isRefused('labor', 'AW-11.03', 'no.reuse.same', 'fix.other-space')
    .isRefused('grow', 'AW-5.16')
    .isRefused('card/EA32', 'AW-7.02');
  acts(t, 'blue', 'draft');
  expect([goodsOf(t, 1), ambrosiaOn(t, 'draft'), standingOn(t, 'draft')]).toEqual([[0, 0, 3], 0, ['2:2', '1:1']]);
});

test('AW-11.05 AW-A.15 several times in a turn, before and after the action, and before a pass', () => {
  const t = blues({ ambrosia: 12, citizens: { 1: 'labor', 2: 'ready' } });
  acts(t, 'blue', 'reuse', 'citizen/1', 'draft');
  acts(t, 'blue', 'reuse', 'citizen/1', 'rebuild', 'perform');
  acts(t, 'blue', 'citizen/2', 'labor');
  t.blue.isAsked('turn.end');
  acts(t, 'blue', 'reuse', 'citizen/1', 'labor');
  // Citizen 1 paid a coin beside its own citizen 2.
  expect([goodsOf(t, 1), standingOn(t, 'labor')]).toEqual([
    [6 + 1 + 2 - 1 + 2, 0, 0],
    ['1:2', '1:1'],
  ]);
  const pass = blues({ ambrosia: 4, citizens: { 1: 'labor' } });
  acts(pass, 'blue', 'reuse', 'citizen/1', 'draft');
  expect(pass.board.passed[1]).toBe(true);
});

test('AW-11.06 not after passing, nor in another’s turn', () => {
  const t = blues({ ambrosia: 8, citizens: { 1: 'labor', 2: 'ready' } });
  acts(t, 'blue', 'pass');
  t.green.isAsked('turn.action');
  expect(t.table.offers(1).every((key) => key.startsWith('~ambrosia.'))).toBe(true);
});

test('AW-11.07 the moved citizen no longer counts where it stood', () => {
  const t = blues({ ambrosia: 4, citizens: { 3: 'labor', 1: 'ready' } }, { has: { red: { coins: 0 } } });
  acts(t, 'blue', 'reuse', 'citizen/3', 'draft');
  acts(t, 'blue', 'citizen/1', 'draft');
  acts(t, 'green', 'pass');
  acts(t, 'red', 'citizen/1', 'labor');
  expect(goodsOf(t, 0)[0]).toBe(2);
});

test('AW-11.07 who stood behind the moved citizen stays, and is still to be reckoned with', () => {
  const t = blues(
    { ambrosia: 4, citizens: { 3: 'labor', 1: 'ready' } },
    { has: { green: { citizens: { 2: 'labor' } } } },
  );
  acts(t, 'blue', 'reuse', 'citizen/3', 'draft');
  expect([standingOn(t, 'labor'), standingOn(t, 'draft')]).toEqual([['2:2'], ['1:3']]);
});

test('AW-11.03 AW-A.14 who has not 4 ambrosia, nobody on the board, or nowhere to go is told why', () => {
  blues({ ambrosia: 3, citizens: { 1: 'labor', 2: 'ready' } }).blue.isRefused(
    'reuse',
    'AW-11.03',
    'no.reuse.ambrosia',
    'fix.ambrosia',
  );
  blues({ ambrosia: 9, cards: ['EA32'], citizens: { 1: 'EA32', 2: 'new', 3: 'ready' } }).blue.isRefused(
    'reuse',
    'AW-A.14',
    'no.reuse.none',
    'fix.place',
  );
  const GREEN = { citizens: { 2: 'labor', 3: 'build', 4: 'draft', 5: 'expand' } };
  const RED = { citizens: { 2: 'learn', 3: 'rebuild', 4: 'recruit' } };
  const t = blues(
    { coins: 0, ambrosia: 4, citizens: { 1: 'labor', 5: 'ready' } },
    { round: 1, has: { green: GREEN, red: RED } },
  );
  t.blue.isRefused('reuse', 'AW-11.04', 'no.reuse.nowhere', 'fix.coins');
});

test('AW-11.03 where the ambrosia is spent meanwhile, the citizen stays', () => {
  const t = blues({ ambrosia: 4, citizens: { 1: 'labor', 2: 'draft', 3: 'ready' } });
  acts(t, 'blue', 'reuse');
  t.blue.isAsked('reuse.citizen').offeringExactly('citizen/1', 'citizen/2');
  t.blue.takes('~ambrosia.coin/1');
  t.blue.isAsked('turn.action').notOffering('reuse');
  expect(whereAre(t, 1).slice(0, 3)).toEqual(['labor', 'draft', 'ready']);
});

test('AW-11.03 where too little ambrosia is left nobody moves, not even to a card', () => {
  const t = blues({ ambrosia: 5, cards: ['EA32'], citizens: { 1: 'labor', 2: 'draft', 3: 'ready' } });
  acts(t, 'blue', 'reuse');
  t.blue.isAsked('reuse.citizen').offeringExactly('citizen/1', 'citizen/2');
  t.blue.takes('~ambrosia.coin/1');
  t.blue.isAsked('turn.action');
  expect([standingOn(t, 'labor'), standingOn(t, 'draft')]).toEqual([['1:1'], ['1:2']]);
});

test('AW-11.05 where the ambrosia is spent at the end of the turn, the turn ends', () => {
  const t = blues({ ambrosia: 4, citizens: { 1: 'labor', 2: 'ready' } });
  acts(t, 'blue', 'citizen/2', 'draft');
  t.blue.isAsked('turn.end');
  t.blue.takes('~ambrosia.coin/1');
  t.green.isAsked('turn.action');
});

test('AW-11.09 AW-E.6 AW-13.01 feeding costs 1 ambrosia for each banner, all of it or none', () => {
  const confront = (ambrosia: number) =>
    ancientTable({
      players: THREE,
      at: 'end',
      round: 5,
      has: { green: { ambrosia, threat: 'T301', bare: true } },
      chance: { 'damage.die': ['blank', 'blank', 'blank'] },
    });
  const t = confront(2);
  t.green.isAsked('titan.confront').offeringExactly('roll').about({ item: 'T301', cost: 3 });
  t.green.isRefused('feed', 'AW-11.09', 'no.feed', 'fix.roll');
  acts(t, 'green', 'roll');
  expect(told(t.red, 'dice.rolled')).toEqual(['dice.rolled AW-9.01 0 0 3']);
  const fed = confront(3);
  acts(fed, 'green', 'feed');
  expect([goodsOf(fed, 2)[2], told(fed.red, 'dice'), fed.board.threat[2]]).toEqual([0, [], ['T301']]);
  expect(told(fed.red, 'titan.fed')).toEqual(['titan.fed AW-13.01 T301']);
});

test('AW-11.10 1 ambrosia for each point of skill, without an upper limit', () => {
  const t = blues(
    { coins: 0, ambrosia: 4, citizens: { 1: 'ready', 2: 'ready' } },
    { has: { green: { citizens: { 5: 'labor', 1: 'ready' } } } },
  );
  acts(t, 'blue', 'citizen/1', 'labor+4');
  expect([goodsOf(t, 1), told(t.red, 'ambrosia')]).toEqual([[2, 0, 0], ['ambrosia.paid AW-11.10 4']]);
  const short = blues({ coins: 1, ambrosia: 3 }, { has: { green: { citizens: { 5: 'labor', 1: 'ready' } } } });
  acts(short, 'blue', 'citizen/1');
  short.blue.isRefused('labor+4', 'AW-11.10', 'no.raise.ambrosia', 'fix.pay-charge');
  expect(short.blue.refusal('labor+4')?.why.params).toEqual({ raise: 4, short: 1 });
});

test('AW-11.11 2 ambrosia feed one citizen in the check being made, and no longer', () => {
  const t = ancientTable({
    players: THREE,
    at: 'end',
    chance: { 'damage.die': ['blank', 'blank', 'blank'] },
    has: { green: { ambrosia: 4, bare: true, citizens: { 1: 'ready', 2: 'ready', 3: 'ready' } } },
  });
  t.green.isAsked('hunger.cover').offeringExactly('food', 'done').about({ short: 2 });
  acts(t, 'green', 'food');
  t.green.isAsked('hunger.cover').about({ short: 1 });
  acts(t, 'green', 'food');
  expect([goodsOf(t, 2)[2], whereAre(t, 2).includes('starving'), t.board.round]).toEqual([0, false, 2]);
  expect(told(t.red, 'ambrosia.paid')).toEqual(['ambrosia.paid AW-11.11 2', 'ambrosia.paid AW-11.11 2']);
  for (const name of ['red', 'blue', 'green']) acts(t, name, 'pass');
  t.green.isAsked('hunger.starve').about({ short: 2 });
});
