import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { ancientTable } from '../support.ts';

// Why a card, an army or a citizen that lies there is no answer, in the questions that offer some of them only.

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

const suffering = (item: string, dice: string[], green: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 2, item } },
    ...more,
    has: { ...more.has, green },
    chance: { 'damage.die': dice, ...more.chance },
  });

test('AW-9.02 what is damaged cannot be damaged: another card', () => {
  const t = suffering('T101', ['titan'], { cards: ['EA28', 'EA18!'] });
  t.green.isAsked('damage.card');
  t.green.isRefused('EA18', 'AW-9.02', 'no.card.damaged', 'fix.other-card');
});

test('AW-9.16 AW-9.18 a retired card is no army: another', () => {
  const armies = [{ active: 'M01', retired: ['M03'] }, { active: 'M02' }];
  const burdened = suffering('T101', ['coin'], { armies });
  burdened.green.isAsked('damage.burden');
  burdened.green.isRefused('M03', 'AW-9.16', 'no.army.retired', 'fix.other-army');
  const lost = suffering('T208', ['coin', 'blank'], { armies });
  lost.green.isAsked('damage.military');
  lost.green.isRefused('M03', 'AW-9.18', 'no.army.retired', 'fix.other-army');
});

test('AW-9.14 whoever is not ready cannot starve: another citizen', () => {
  const t = suffering('T109', ['coin'], { citizens: { 1: 'ready', 2: 'labor', 3: 'ready', 4: 'new' } });
  t.green.isAsked('damage.starve');
  t.green.isRefused('citizen/2', 'AW-9.14', 'no.citizen.placed', 'fix.other-citizen');
  t.green.isRefused('citizen/4', 'AW-9.14', 'no.citizen.new', 'fix.other-citizen');
  t.green.isRefused('citizen/5', 'AW-9.14', 'no.citizen.supply', 'fix.other-citizen');
});

test('AW-12.09 what is not damaged cannot be repaired: another card', () => {
  const repairing = (proc: string, left: number) =>
    ancientTable({
      players: THREE,
      at: { proc, locals: { seat: 2, left, rule: 'AW-12.09' } },
      has: { green: { cards: ['EA28', 'EA18!', 'EA32!'] } },
    });
  const one = repairing('repair', 1);
  one.green.isAsked('repair.card');
  one.green.isRefused('EA28', 'AW-12.09', 'no.card.intact', 'fix.other-card');
  const some = repairing('repair.upTo', 1);
  some.green.isAsked('repair.several');
  some.green.isRefused('EA28', 'AW-12.09', 'no.card.intact', 'fix.other-card');
  expect(some.green.refusal('EA18')).toBeUndefined();
});

test('AW-15.17 where no coin lies none is taken: another army', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    round: 4,
    has: {
      green: {
        cards: ['EB14'],
        armies: [{ active: 'M01', coins: 1 }, { active: 'M02', coins: 2 }, { active: 'M05' }],
        districts: ['D08'],
      },
    },
  });
  t.green.answers('turn.action', 'citizen/1').answers('place.where', 'card/EB14').answers('action.perform', 'perform');
  t.green.isAsked('holy-site.army').offeringExactly('M01', 'M02');
  t.green.isRefused('M05', 'AW-15.17', 'no.army.bare', 'fix.other-army');
});

test('AW-A.14 who is not on the main board is not used again: another citizen', () => {
  const citizens = { 1: 'ready', 2: 'labor', 3: 'EA27', 4: 'draft' } as const;
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    has: { green: { citizens, ambrosia: 4, cards: ['EA27'] } },
  });
  t.green.answers('turn.action', 'reuse');
  t.green.isAsked('reuse.citizen').offeringExactly('citizen/2', 'citizen/4');
  t.green.isRefused('citizen/1', 'AW-A.14', 'no.citizen.ready', 'fix.other-citizen');
  t.green.isRefused('citizen/3', 'AW-A.14', 'no.citizen.on-card', 'fix.other-citizen');
  t.green.isRefused('citizen/5', 'AW-A.14', 'no.citizen.supply', 'fix.other-citizen');
});

test('AW-12.13 nobody is traded for one of less skill, or without having come: another citizen', () => {
  const t = ancientTable({
    players: THREE,
    at: { proc: 'citizen.trade', locals: { seat: 2 } },
    has: { green: { citizens: { 1: 'ready', 3: 'ready', 5: 'labor' } } },
  });
  t.green.isAsked('citizen.trade').offeringExactly('citizen/1', 'citizen/3', 'none');
  t.green.isRefused('citizen/2', 'AW-12.13', 'no.citizen.supply', 'fix.other-citizen');
  t.green.isRefused('citizen/5', 'AW-12.13', 'no.trade.higher', 'fix.other-citizen');
});

test('AW-13.24 a repair that feeds nobody is no help against hunger: food can be bought', () => {
  const t = ancientTable({
    players: THREE,
    at: { proc: 'starvation', locals: { seat: 2 } },
    has: {
      green: {
        citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' },
        ambrosia: 2,
        cards: ['EA18!', 'EA28!', 'EA27'],
      },
    },
  });
  t.green.isAsked('hunger.cover').offeringExactly('food', 'repair/EA18', 'done');
  t.green.isRefused('repair/EA27', 'AW-12.09', 'no.card.intact', 'fix.other-card');
  t.green.isRefused('repair/EA28', 'AW-13.24', 'no.card.food', 'fix.food');
});

test('AW-15.26 the Dramatists store no card of the pile: another card', () => {
  const t = ancientTable({ players: THREE, at: { proc: 'dramatists', locals: { seat: 2 } }, has: {} });
  t.green.isAsked('dramatists.store');
  t.green.isRefused('EC01', 'AW-15.26', 'no.store.pile', 'fix.other-card');
});

test('AW-11.04 a citizen that can pay for no other place is not used again: what would help', () => {
  // In every other space stands one of more skill, and there is no coin.
  const crowd = { 1: 'labor', 4: 'rebuild', 5: 'build' } as const;
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    round: 3,
    has: {
      red: { citizens: { 2: 'expand', 3: 'learn', 5: 'recruit' } },
      blue: { citizens: { 3: 'draft', 4: 'explore', 5: 'grow' } },
      green: { citizens: crowd, ambrosia: 4, coins: 0, cards: [] },
    },
  });
  t.green.answers('turn.action', 'reuse');
  t.green.isAsked('reuse.citizen');
  t.green.isRefused('citizen/1', 'AW-11.04', 'no.citizen.charge', 'fix.charge');
});
