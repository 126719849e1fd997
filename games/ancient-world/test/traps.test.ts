import { expect, test } from 'vitest';
import { armyLimit, foodOf } from '../rules/queries/city.ts';
import { acts, ambrosiaOn, ancientTable, armyOf, goodsOf, isDamaged, standingOn, told, whereAre } from './support.ts';

// What a quick implementation gets wrong: the sixteen traps of the specification, one test each. The rules they rest on have their
// own tests in rules/.

const THREE = ['red', 'blue', 'green'] as const;

test('trap 1: ambrosia is spent by one who has passed, in another’s turn, and never between roll and end', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    tops: ['T101', 'T215', 'T310'],
    has: { green: { passed: true, ambrosia: 4, cards: ['EA28!'] }, blue: { armies: [{ active: 'M14' }], ambrosia: 2 } },
    chance: { 'damage.die': ['titan'] },
  });
  t.green.takes('~ambrosia.repair/EA28');
  acts(t, 'blue', 'attack', 'deck/1', '0');
  t.blue.isAsked('damage.card');
  t.green.doesNotOffer();
  acts(t, 'blue', 'SE1');
  t.green.takes('~ambrosia.coin/1');
  expect([isDamaged(t, 'EA28'), goodsOf(t, 2)]).toEqual([false, [7, 0, 0]]);
});

test('trap 2: a coin more does not use an army, coins less do not free it, retiring clears both', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    military: ['M05'],
    tops: ['T101', 'T215', 'T310'],
    has: {
      blue: {
        coins: 9,
        cards: ['EB14'],
        citizens: { 1: 'ready', 2: 'ready' },
        armies: [{ active: 'M14' }, { active: 'M03' }],
      },
      red: { passed: true },
      green: { passed: true },
    },
    chance: { 'damage.die': ['coin'], 'titan.turn': ['T105'] },
  });
  acts(t, 'blue', 'attack', 'deck/1', '0', 'M03');
  expect([armyOf(t, 'M14'), armyOf(t, 'M03')]).toEqual(['0:1 used', '1:1']);
  acts(t, 'blue', 'citizen/1', 'card/EB14', 'perform', 'M14');
  expect(armyOf(t, 'M14')).toBe('0:0 used');
  acts(t, 'blue', 'citizen/2', 'recruit', 'M05', 'retire/M03');
  expect([armyOf(t, 'M03'), armyOf(t, 'M05')]).toEqual(['1:0 retired', '1:0']);
});

test('trap 3: a stack works only under a paid active card, survives the loss of it, and goes with its slot', () => {
  const armies = [{ active: 'M03', retired: ['M25', 'M22'] }, { active: 'M01' }, { active: 'M02' }];
  const t = ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 1, item: 'T208' } },
    has: { blue: { bare: true, cards: ['EA06'], armies } },
    chance: { 'damage.die': ['coin', 'titan'] },
  });
  // The titan symbol first: the Barracks fall, and a whole slot goes.
  acts(t, 'blue', 'slot/1');
  acts(t, 'blue', 'M03');
  expect([t.board.army[1], t.board.militaryDiscard]).toEqual([
    ['M25', 'M22', 'M02'],
    ['M01', 'M03'],
  ]);
});

test('trap 4: one roll, a chain: the third army falls with its card before a coin symbol takes another', () => {
  const armies = [{ active: 'M01' }, { active: 'M02' }, { active: 'M03' }];
  const t = ancientTable({
    players: THREE,
    at: { proc: 'damage', locals: { seat: 2, item: 'T302' } },
    has: { green: { bare: true, cards: ['EA06', 'EA26'], armies } },
    chance: { 'damage.die': ['coin', 'coin', 'blank'], 'damage.reroll': ['titan'] },
  });
  acts(t, 'green', '2', 'EA06', 'slot/2', 'M01', 'M02');
  expect([t.board.army[2], t.over]).toEqual([[], true]);
  expect(told(t.red).map((line) => line.split(' ')[0])).toEqual([
    'dice.rerolled',
    'dice.rolled',
    'card.damaged',
    'military.discarded',
    'effect.military',
    'military.discarded',
    'effect.military',
    'military.discarded',
  ]);
});

test('trap 5: food, army limit and actions follow damage and repair at once', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    has: { blue: { ambrosia: 4, cards: ['EA20!', 'EA06!', 'EA32'] } },
  });
  const now = () => [foodOf(t.board, 1), armyLimit(t.board, 1)];
  expect(now()).toEqual([3, 2]);
  t.blue.takes('~ambrosia.repair/EA20').takes('~ambrosia.repair/EA06');
  expect(now()).toEqual([5, 3]);
});

test('trap 6: new, unfed and barred citizens all come back, and only the unfed of the last check cost points', () => {
  const t = ancientTable({
    players: THREE,
    at: 'end',
    round: 6,
    has: { blue: { cards: ['EA18'], citizens: { 1: 'new', 2: 'starving', 3: 'labor', 4: 'ready', 5: 'ready' } } },
  });
  t.blue.isAsked('hunger.starve').offeringExactly('citizen/1', 'citizen/2', 'citizen/3', 'citizen/4', 'citizen/5');
  acts(t, 'blue', 'citizen/4');
  expect([whereAre(t, 1).filter((where) => where === 'starving').length, t.board.ledger[1]?.[0]]).toEqual([1, -4]);
});

test('trap 7: after a trade the lowest number is in the supply again, and Grow takes it', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    round: 3,
    row: ['EA09'],
    has: { blue: { coins: 9 } },
  });
  acts(t, 'blue', 'citizen/1', 'build', 'EA09', 'citizen/1');
  acts(t, 'green', 'pass');
  acts(t, 'red', 'citizen/1', 'labor');
  acts(t, 'blue', 'citizen/3', 'grow', 'perform');
  expect([whereAre(t, 1), standingOn(t, 'build')]).toEqual([['new', 'ready', 'grow', 'build', 'supply'], ['1:4']]);
});

test('trap 8: Expand takes the face-up card, a threatening titan is drawn from below it', () => {
  const t = ancientTable({
    players: THREE,
    at: 'prepare',
    round: 2,
    tops: ['T110', 'T215', 'T310'],
    district: 'D16',
    has: { red: { coins: 9 } },
    chance: { 'titan.draw': ['T101', 'T102', 'T103'] },
  });
  expect([t.board.threat.flat(), t.board.titanTop[0]]).toEqual([['T101', 'T102', 'T103'], ['T110']]);
  acts(t, 'red', 'citizen/1', 'expand', 'coins');
  t.red.isAsked('expand.keep').offering('D16');
});

test('trap 9: the End of Round in its order, citizens counted before they are taken back and after they were moved', () => {
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    round: 2,
    has: {
      blue: {
        ambrosia: 4,
        citizens: { 1: 'labor', 2: 'new', 3: 'new' },
        threat: 'ST01',
        armies: [{ retired: ['M01'] }],
      },
      red: { passed: true },
    },
    chance: { 'damage.die': ['blank'] },
  });
  acts(t, 'blue', 'reuse', 'citizen/1', 'draft');
  expect([ambrosiaOn(t, 'labor'), ambrosiaOn(t, 'draft'), t.board.round]).toEqual([1, 0, 3]);
  const order = told(t.red).map((line) => line.split(' ')[0]);
  const at = (type: string) => order.indexOf(type);
  expect([
    at('dice.rolled') < at('armies.ready'),
    at('armies.ready') < at('ambrosia.placed'),
    at('ambrosia.placed') < at('citizens.back'),
  ]).toEqual([true, true, true]);
});

test('trap 10: the token is claimed once a round by either source, and counts from the next round on', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    round: 2,
    has: { green: { cards: ['EA27'] } },
    chance: { 'damage.die': Array.from({ length: 9 }, () => 'blank') },
  });
  acts(t, 'green', 'citizen/1', 'card/EA27', 'perform');
  acts(t, 'red', 'citizen/1', 'rebuild');
  expect([t.board.first, t.board.starter, t.board.hand]).toEqual([2, 2, true]);
  acts(t, 'blue', 'pass');
  t.green.isAsked('turn.action');
});

test('trap 11: a citizen may be placed just for ambrosia, or to keep a space from getting new', () => {
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    ambrosia: { grow: 2 },
    round: 3,
    has: { blue: { coins: 9, citizens: { 1: 'ready', 2: 'new', 3: 'new' } }, red: { passed: true } },
  });
  acts(t, 'blue', 'citizen/1', 'grow', 'decline');
  acts(t, 'blue', 'pass');
  expect([goodsOf(t, 1)[2], ambrosiaOn(t, 'grow'), ambrosiaOn(t, 'learn')]).toEqual([2, 0, 1]);
});

test('trap 12: the charge comes before the action, the ambrosia after it', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    ambrosia: { labor: 4 },
    has: { blue: { coins: 0, citizens: { 1: 'ready', 2: 'ready' } }, green: { citizens: { 3: 'labor', 1: 'ready' } } },
  });
  acts(t, 'blue', 'citizen/1');
  t.blue.isAsked('place.where').notOffering('labor', 'labor+2');
});

test('trap 13: stored cards, Explore and Expand draws leak into nobody’s view and log', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    round: 2,
    chance: { 'explore.draw': ['EA01', 'EA02', 'EA03', 'EA04', 'EA05'] },
  });
  acts(t, 'blue', 'citizen/1', 'explore', 'deck');
  expect([t.red.sees().seen[1], told(t.red, 'explore.seen')]).toEqual([
    Array(5).fill('?empire-a'),
    Array(5).fill('explore.seen AW-6.48 ?empire-a'),
  ]);
  acts(t, 'blue', 'EA04');
  expect([t.red.sees().stored[1], t.blue.sees().stored[1]]).toEqual([['?empire-a'], ['EA04']]);
  t.blue.cannotUndo();
});

test('trap 14: who passes without being asked passes in turn, and may be the first', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    row: ['EA18'],
    has: { blue: { coins: 0, citizens: { 1: 'labor' }, cards: ['EA33'], armies: [{ retired: ['M01'] }] } },
  });
  expect(t.board.firstPass).toBe(1);
  t.blue.isAsked('dramatists.store');
});

test('trap 15: penalties with damage, then repair, then banners and bonuses in full', () => {
  const t = ancientTable({
    players: THREE,
    at: 'score',
    round: 6,
    has: { blue: { cards: ['EC03!', 'EB05!'], coins: 0 } },
  });
  expect([t.board.ledger[1], t.board.damaged.includes(true)]).toEqual([[0, -2, 0, 0, 7, 0, 0, 4], false]);
});

test('trap 16: knowledge gained in mid-attack pays an Umnok’s last sword', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    options: { boards: 'city-states' },
    tops: ['T101', 'T215', 'T310'],
    has: { blue: { board: 'umnok', armies: [{ active: 'M09', retired: ['M10'] }], draft: 2 } },
    chance: { 'damage.die': ['blank'] },
  });
  // Whisper Scouts and a legacy: two spies, two ambrosia, one sword: 2 + 2 + 1 = 5.
  acts(t, 'blue', 'attack', 'deck/1', '0', '1');
  expect([t.board.titans[1], goodsOf(t, 1)]).toEqual([['T101'], [5, 2, 0]]);
});
