import { freeTests, table } from '@edubba/testkit';
import { describe, expect, test } from 'vitest';
import { rolesGame } from './game.ts';

const open3 = () => table(rolesGame, { seats: 3, seed: 'roles' });
const procs = (t: ReturnType<typeof open3>): string[] => t.table.machine.pos.stack.map(({ p }) => p);
const goods = (grain: number[], gold: number[]) => ({ having: { goods: { grain, gold } } });

test('ROL-2.01 a role is taken once a round', () => {
  const t = open3();
  t.p0.answers('role.take', 'merchant');
  t.p1.answers('role.follow', 'decline');
  t.p2.answers('role.follow', 'decline');
  t.p1.isAsked('role.take').offeringExactly('builder', 'priest', 'scribe');
  t.p1.isRefused('merchant', 'ROL-2.01', 'rol.role-taken');
});

describe('ROL-3.01 followers in turn order after the actor', () => {
  test.each([
    [0, [1, 2, 3]],
    [1, [2, 3, 0]],
    [3, [0, 1, 2]],
  ])('actor %i', (actor, expected) => {
    const t = table(rolesGame, { seats: 4, having: { first: actor } });
    t.seat(actor).answers('role.take', 'merchant');
    const asked: number[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push(t.table.toMove);
      t.seat(t.table.toMove)
        .isAsked('role.follow')
        .about({ role: 'merchant' })
        .answers(i === 1 ? 'follow' : 'decline');
    }
    expect(asked).toEqual(expected);
    // Only the second one followed.
    expect(t.board.goods.grain[expected[1] ?? -1]).toBe(4);
    t.seat((actor + 1) % 4).isAsked('role.take');
  });
});

test('ROL-3.02 who cannot carry out the secondary action declines without being asked', () => {
  const t = table(rolesGame, { seats: 3, ...goods([3, 0, 3], [2, 0, 2]) });
  t.p0.answers('role.take', 'priest').answers('priest.give', 'done');
  t.p2.isAsked('role.follow');
  expect(t.table.log.at(-1)).toEqual({ seat: 1, key: 'decline', mark: 'forced' });
});

test('ROL-4.01 merchant: 2 grain and 1 gold, followers 1 grain', () => {
  const t = open3();
  t.p0.answers('role.take', 'merchant');
  t.p1.answers('role.follow', 'follow');
  t.p2.answers('role.follow', 'decline');
  expect(t.board.goods).toEqual({ grain: [5, 4, 3], gold: [3, 2, 2] });
});

test('ROL-4.02 the actor builds at 1 less, a follower at full cost', () => {
  const t = table(rolesGame, { seats: 3, ...goods([2, 2, 1], [0, 0, 0]) });
  t.p0.answers('role.take', 'builder');
  t.p0.isAsked('build.choose').offeringExactly('granary#1', 'granary#2', 'kiln#1', 'kiln#2', 'temple#1', 'temple#2');
  t.p0.answers('build.choose', 'granary');
  expect(t.board.goods.grain[0]).toBe(2); // 2 − 1, and the granary gives 1
  t.p1.answers('role.follow', 'follow');
  t.p1.isRefused('temple#1', 'ROL-4.02', 'rol.too-expensive', 'rol.take-merchant');
  expect(t.p1.refusal('temple#1')?.why.params).toEqual({ grain: 1, any: 2 });
  t.p1.answers('build.choose', 'kiln');
  expect(t.board.built).toEqual([['granary#1'], ['kiln#1'], []]);
  // p2 has 1 grain and cannot pay for anything.
  expect(t.table.log.some(({ seat, key, mark }) => seat === 2 && key === 'decline' && mark === 'forced')).toBe(true);
});

test('ROL-4.02 who takes the builder and cannot pay does not build', () => {
  const t = table(rolesGame, { seats: 3, ...goods([0, 3, 3], [0, 2, 2]) });
  t.p0.answers('role.take', 'builder');
  t.p1.isAsked('role.follow');
  expect(t.board.built[0]).toEqual([]);
});

test('ROL-4.03 gold stands in for grain; asked only where there is a choice', () => {
  const t = open3();
  t.p0.answers('role.take', 'builder').answers('build.choose', 'temple');
  t.p0
    .isAsked('cost.pay')
    .about({ need: 'grain', due: { grain: 1, any: 1 } })
    .offeringExactly('grain', 'gold');
  t.p0.answers('cost.pay', 'gold', 'grain');
  expect([t.board.goods.grain[0], t.board.goods.gold[0]]).toEqual([2, 1]);
  t.p0.isAsked('temple.bless');

  const poor = table(rolesGame, { seats: 3, ...goods([2, 3, 3], [0, 2, 2]) });
  poor.p0.answers('role.take', 'builder').answers('build.choose', 'temple');
  poor.p0.isAsked('temple.bless');
});

test('ROL-4.04 priest: up to 2 different goods for the actor, just 1 for a follower', () => {
  const t = open3();
  t.p0.answers('role.take', 'priest');
  t.p0.isAsked('priest.give').about({ min: 0, max: 2, chosen: 0 }).offeringExactly('grain', 'gold', 'done');
  t.p0.answers('priest.give', 'gold');
  t.p0.isAsked('priest.give').aside(['gold']).offeringExactly('grain', 'done');
  t.p0.answers('priest.give', 'grain');
  expect(t.board.points[0]).toBe(4);
  t.p1.answers('role.follow', 'follow');
  t.p1.isRefused('done', 'ROL-4.04', 'rol.choose-more');
  t.p1.answers('priest.give', 'grain');
  expect(t.board.points).toEqual([4, 2, 0]);
  expect(t.board.goods).toEqual({ grain: [2, 2, 3], gold: [1, 2, 2] });
});

test('ROL-4.05 scribe: two tablets drawn, one put back, and nobody else learns which', () => {
  const t = table(rolesGame, { seats: 3, chance: { 'tablet.draw': ['tablet-4#7', 'tablet-1#1', 'tablet-3#5'] } });
  t.p0.answers('role.take', 'scribe');
  t.p0.isAsked('scribe.return').offeringExactly('tablet-4#7', 'tablet-1#1');
  expect(t.p1.sees().hand[0]).toEqual(['?card', '?card']);
  t.p0.answers('scribe.return', 'tablet-1#1');
  expect(t.board.hand[0]).toEqual(['tablet-4#7']);
  t.p1.answers('role.follow', 'follow');
  expect(t.board.hand[1]).toEqual(['tablet-3#5']);
  const shown = t.table.eventsFor(1).flatMap(({ event }) => (event?.item === undefined ? [] : [event.item]));
  expect(shown).toEqual(['?card', '?card', '?card', 'tablet-3#5']);
  t.p0.cannotUndo('chance');
});

describe('ROL-5.01 buildings work in the order their owner says', () => {
  const built = (...own: string[]) =>
    table(rolesGame, { seats: 3, place: { 'built:p0': own }, ...goods([1, 3, 3], [0, 2, 2]) });

  test('granary first: the kiln has grain to burn', () => {
    const t = built('granary');
    t.p0.answers('role.take', 'builder').answers('build.choose', 'kiln');
    t.p0.isAsked('trigger.order').offeringExactly('granary#1', 'kiln#1');
    t.p0.answers('trigger.order', 'granary').answers('kiln.burn', 'burn');
    expect([t.board.points[0], t.board.goods.grain[0]]).toEqual([2, 0]);
  });

  test('kiln first: there is nothing to burn', () => {
    const t = built('granary');
    t.p0.answers('role.take', 'builder').answers('build.choose', 'kiln').answers('trigger.order', 'kiln');
    t.p1.isAsked('role.follow');
    expect([t.board.points[0], t.board.goods.grain[0]]).toEqual([0, 1]);
  });

  test('the order is asked again for what is left', () => {
    const t = built('granary', 'temple');
    t.p0.answers('role.take', 'builder').answers('build.choose', 'kiln');
    t.p0.answers('trigger.order', 'temple').answers('temple.bless', 'seat/2');
    t.p0.isAsked('trigger.order').offeringExactly('granary#1', 'kiln#1');
    expect([t.board.points[0], t.board.goods.grain[2]]).toEqual([1, 4]);
  });

  test('like buildings need no order', () => {
    const t = built('granary');
    t.p0.answers('role.take', 'builder').answers('build.choose', 'granary');
    t.p1.isAsked('role.follow');
    expect(t.board.goods.grain[0]).toBe(2);
  });

  test('a follower orders its own', () => {
    const t = table(rolesGame, { seats: 3, place: { 'built:p1': ['granary'] } });
    t.p0.answers('role.take', 'builder').answers('build.choose', 'granary').answers('cost.pay', 'grain');
    t.p1.answers('role.follow', 'follow').answers('build.choose', 'kiln').answers('cost.pay', 'gold', 'gold');
    t.p1.isAsked('trigger.order');
    t.p0.isNotAsked();
  });
});

test('three nested questions deep: the follower pays within its building within the actor’s role', () => {
  const t = open3();
  t.p0.answers('role.take', 'builder').answers('build.choose', 'granary').answers('cost.pay', 'gold');
  t.p1.answers('role.follow', 'follow').answers('build.choose', 'temple');
  t.p1.isAsked('cost.pay');
  expect(procs(t)).toEqual(['main', 'round', 'role.followers', 'role.perform', 'build', 'cost.pay']);
  t.p1.answers('cost.pay', 'grain', 'grain', 'grain').answers('temple.bless', 'seat/0');
  // Everything has returned to where it was called: the next follower, then the next actor.
  t.p2.answers('role.follow', 'decline');
  t.p1.isAsked('role.take');
  expect(procs(t)).toEqual(['main', 'round', 'role.play']);
});

test('a follower takes back its answers one by one, to the actor’s and no further', () => {
  const t = open3();
  t.p0.answers('role.take', 'builder').answers('build.choose', 'granary').answers('cost.pay', 'gold');
  const before = t.table.fingerprint();
  t.p1.answers('role.follow', 'follow').answers('build.choose', 'temple').answers('cost.pay', 'grain', 'gold');
  t.p1.undoes().undoes().undoes().undoes();
  expect(t.table.fingerprint()).toBe(before);
  t.p1.cannotUndo();
  t.p0.undoes().isAsked('cost.pay');
});

test('ROL-6.01 points, buildings and tablets count', () => {
  const t = table(rolesGame, {
    seats: 3,
    having: { points: [5, 0, 0], round: 3, goods: { grain: [0, 0, 0], gold: [0, 0, 0] } },
    place: { 'built:p1': ['temple'], 'hand:p2': ['tablet-4#7', 'tablet-4#8'] },
  });
  t.p0.answers('role.take', 'merchant');
  t.p1.answers('role.follow', 'decline');
  t.p2.answers('role.follow', 'decline');
  t.p1.answers('role.take', 'priest');
  t.p0.answers('role.follow', 'decline');
  t.p2.answers('role.take', 'builder');
  t.p0.answers('role.follow', 'decline');
  expect(t.outcome).toMatchObject({ scores: [5, 1, 8], winners: [2] });
});

freeTests(rolesGame);
