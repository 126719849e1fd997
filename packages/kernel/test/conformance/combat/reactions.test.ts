import { resample, Table, Xoshiro } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { combatGame } from './game.ts';
import { attacked, opened, passes, windows } from './opened.ts';

test('CMB-7.01 the defender takes its hits first, one by one', () => {
  const t = attacked(['4', '4']);
  passes(t, 1);
  t.p1.answers('combat.lose', 'spear');
  passes(t, 1);
  t.p1.answers('combat.lose', 'spear');
  t.p0.isAsked('hit.react').about({ window: 'hit.before', on: 0, depth: 0 });
});

test('CMB-7.02 a Miss! cancels the hit; only the victim may play one', () => {
  const t = attacked();
  t.p0.isNotAsked();
  t.p1.isAsked('hit.react').offeringExactly('play:miss', 'pass');
  t.p1.answers('hit.react', 'play:miss');
  passes(t, 2, 0);
  expect(t.board.army.ur).toEqual({ spear: 2, archer: 1 });
  t.p0.isAsked('hit.react').about({ window: 'hit.before', on: 0, depth: 0 }).offeringExactly('play:miss', 'pass');
  t.p2.log().includes('hit.cancelled');
});

test('CMB-7.03 depth 2: a Sabotage cancels the Miss!, and the victim is asked again', () => {
  const t = attacked();
  t.p1.answers('hit.react', 'play:miss');
  expect(windows(t)).toBe(2);
  t.p2.isAsked('hit.react').about({ window: 'hit.before', on: 1, depth: 1 });
  t.p2.answers('hit.react', 'play:sabotage');
  expect(windows(t)).toBe(3);
  passes(t, 0, 1);
  // Back in the window of the hit: p1 still holds a card, so as far as anybody knows it may react again.
  expect(windows(t)).toBe(1);
  t.p1.isAsked('hit.react').about({ window: 'hit.before', on: 1, depth: 0 }).offeringExactly('pass');
  passes(t, 1);
  t.p1.answers('combat.lose', 'archer');
  expect(t.board.army.ur).toEqual({ spear: 2, archer: 0 });
});

test('CMB-7.03 depth 3: a Sabotage cancels the Sabotage, so the Miss! stands', () => {
  const t = attacked();
  t.p1.answers('hit.react', 'play:miss');
  t.p2.answers('hit.react', 'play:sabotage');
  passes(t, 0);
  t.p1.answers('hit.react', 'play:sabotage');
  expect(windows(t)).toBe(4);
  // p1 has played its last card: whoever sabotages next is p2 or p0.
  passes(t, 2, 0);
  // The Miss! may be sabotaged once more: everybody but p1 is asked again.
  passes(t, 2, 0);
  expect(t.board.army.ur).toEqual({ spear: 2, archer: 1 });
  t.p0.isAsked('hit.react').about({ window: 'hit.before', on: 0, depth: 0 });
});

test('CMB-7.03 depth 4: the third Sabotage lets the first one stand, so the hit falls', () => {
  const t = attacked();
  t.p1.answers('hit.react', 'play:miss');
  t.p2.answers('hit.react', 'play:sabotage');
  passes(t, 0);
  t.p1.answers('hit.react', 'play:sabotage');
  passes(t, 2);
  t.p0.answers('hit.react', 'play:sabotage');
  expect(windows(t)).toBe(5);
  expect(t.board.discard).toEqual(['miss#1', 'sabotage#2', 'sabotage#3', 'sabotage#1']);
  // p1 holds nothing any more; p2 passes on the third Sabotage, and p0 on the first.
  passes(t, 2, 0);
  t.p1.isAsked('combat.lose');
});

test('CMB-7.04 who takes a hit says which unit is lost', () => {
  const t = attacked();
  passes(t, 1);
  t.p1.isAsked('combat.lose').offeringExactly('spear', 'archer');
  t.p1.answers('combat.lose', 'archer');
  expect(t.board.army.ur).toEqual({ spear: 2, archer: 0 });
});

describe('CMB-7.05 who is asked', () => {
  /** p1 has played everything it had; now p0's hit is missed, and somebody may sabotage. */
  const reactors = (poll: string): number[] => {
    const t = attacked(['1', '1'], poll, ['sabotage', 'miss', 'blank', 'blank', 'sabotage', 'miss', 'miss']);
    const asked: number[] = [];
    t.p1.answers('hit.react', 'play:miss');
    while (t.table.machine.kind === 'hit.react') {
      asked.push(t.table.toMove);
      t.table.play(t.table.toMove, 'pass');
    }
    return asked;
  };
  test('public: whoever holds cards', () => expect(reactors('public')).toEqual([2, 0, 0]));
  test('all: everybody', () => expect(reactors('all')).toEqual([2, 0, 0]));
  test('able: only who can', () => expect(reactors('able')).toEqual([0, 0]));

  test('all asks even an empty hand, public does not', () => {
    const asks = (poll: string) => {
      const t = attacked(['4', '1'], poll, ['sabotage', 'miss', 'blank', 'blank', 'miss', 'sabotage', 'miss']);
      for (let hit = 0; hit < 2; hit++) {
        t.p1.answers('hit.react', 'play:miss');
        passes(t, 2, 0);
      }
      // p0's hit: p0 misses, and p1, with an empty hand, might sabotage.
      t.p0.answers('hit.react', 'play:miss');
      return t.table.toMove;
    };
    expect([asks('all'), asks('public')]).toEqual([1, 2]);
  });

  test('able tells who holds what; public does not', () => {
    const leaks = (poll: string): boolean => {
      const t = attacked(['1', '1'], poll);
      t.p1.answers('hit.react', 'play:miss');
      const seen = JSON.stringify(t.table.view(0).pending);
      const random = new Xoshiro('leak');
      // What p0 cannot know is drawn anew: whom the table waits for must not depend on it. Being asked is decided on
      // the way to the question, so the window is opened once more in each position.
      return Array.from({ length: 20 }, () => resample(t.table.machine, 0, random).machine).some((machine) => {
        const frame = machine.pos.stack.at(-1);
        if (frame === undefined) return false;
        frame.at = 'next';
        const again = Table.open(combatGame, { seats: 3, options: { poll }, position: machine.pos });
        return JSON.stringify(again.view(0).pending) !== seen;
      });
    };
    expect([leaks('public'), leaks('all'), leaks('able')]).toEqual([false, false, true]);
  });
});

test('standing orders pass on reactions, and the record shows it', () => {
  const t = opened(['1', '1']);
  t.table.order({ seat: 1, kind: 'hit.react', key: 'pass' });
  t.table.order({ seat: 0, kind: 'hit.react', key: 'pass', when: { depth: 1 } });
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'fight');
  t.p1.answers('combat.lose', 'spear');
  expect(t.table.log.filter(({ mark }) => mark === 'order')).toEqual([{ seat: 1, key: 'pass', mark: 'order' }]);
  // p0's order is for cards only: the hit itself is asked.
  t.p0.isAsked('hit.react').answers('play:miss');
  // p1 passes by order; p2 gave none.
  t.p2.isAsked('hit.react');
});

test('a standing order for one turn ends with it', () => {
  const t = opened(['1', '1']);
  t.table.order({ seat: 1, kind: 'hit.react', key: 'pass', turn: '1/1' });
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'fight');
  t.p1.isAsked('hit.react');
});

test('a played card is an undo barrier: it became known', () => {
  const t = attacked();
  t.p1.answers('hit.react', 'play:miss');
  t.p1.cannotUndo('revealed');
});

test('a pass may be taken back until somebody else has answered', () => {
  const t = attacked();
  passes(t, 1);
  t.p1.isAsked('combat.lose');
  t.p1.undoes().isAsked('hit.react').offering('play:miss');
});
