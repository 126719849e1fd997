import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';
import type { Player } from '../support.ts';
import { assyriaTable } from '../support.ts';

/** Red gives one Gold to this area and declines the Bonus, if there is one. */
function tribute(area: string, red: Player, around: Parameters<typeof redActs>[1] = {}) {
  const t = redActs({ gold: 2, ...red }, around);
  t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`).answers('bonus.resolve', 'no');
  return t;
}

/** Round 3 with markers 4, 3 and 2: the first in Influence scores 9, the second 5, the third 2. */
const beforeFlood = (influence: { readonly [name: string]: number }, arrivals: readonly string[]) =>
  assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'actions',
    round: 3,
    markers: ['EM-G4', 'EM-G2', 'EM-G1'],
    arrivals,
    has: {
      red: { leader: 'row1/high', camels: 10, gold: 3, ziggurats: { D2: 1 }, influence: influence['red'] ?? 0 },
      blue: { leader: 'row2/high', camels: 10, gold: 3, ziggurats: { D8: 1 }, influence: influence['blue'] ?? 0 },
      purple: { leader: 'row3/high', ziggurats: { G2: 1 } },
      yellow: { leader: 'row4/high', ziggurats: { G8: 1 } },
    },
  });

type FourPlayers = ReturnType<typeof beforeFlood>;

function gives(t: FourPlayers, name: 'red' | 'blue', area: string): void {
  t[name].answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`).answers('bonus.resolve', 'no');
}

/** The rest of the phase and the Flood. */
function flood(t: FourPlayers, ...names: ('red' | 'blue' | 'purple' | 'yellow')[]): number[] {
  for (const name of names) t[name].answers('action.choose', 'end');
  return t.board.ledger.map((sources) => sources[3] ?? 0);
}

test('ASY-24.09 Influence moves the marker up, and what goes beyond 15 is lost', () => {
  expect(redHas(tribute('middle', { influence: 7 }))).toMatchObject({ influence: 9 });
  expect(redHas(tribute('highest', { influence: 14 }))).toMatchObject({ influence: 15 });
});

test('ASY-24.10 ASY-E.24 who arrives on an occupied space ranks behind', () => {
  const t = beforeFlood({ red: 3, blue: 6 }, ['blue']);
  gives(t, 'red', 'highest');
  expect(t.board.influence.slice(0, 2)).toEqual([6, 6]);
  expect(flood(t, 'red', 'blue', 'purple', 'yellow')).toEqual([5, 9, 0, 0]);
});

test('ASY-24.10 ASY-E.24 when the first leaves upwards, the other is alone there', () => {
  const t = beforeFlood({ red: 6, blue: 5 }, ['red', 'blue']);
  gives(t, 'red', 'lowest');
  t.red.answers('action.choose', 'end');
  gives(t, 'blue', 'lowest');
  expect(t.board.influence.slice(0, 2)).toEqual([7, 6]);
  expect(flood(t, 'blue', 'purple', 'yellow')).toEqual([9, 5, 0, 0]);
});

test('ASY-24.11 a marker that cannot move keeps its place in the stack', () => {
  const t = beforeFlood({ red: 15, blue: 15 }, ['red', 'blue']);
  gives(t, 'red', 'highest');
  expect(flood(t, 'red', 'blue', 'purple', 'yellow')).toEqual([9, 5, 0, 0]);
});

test('ASY-24.14 passing a marker is not stopping there: the final space decides', () => {
  const t = beforeFlood({ red: 5, blue: 6 }, ['red', 'blue']);
  gives(t, 'red', 'highest');
  t.red.answers('action.choose', 'end');
  gives(t, 'blue', 'middle');
  expect(t.board.influence.slice(0, 2)).toEqual([8, 8]);
  expect(flood(t, 'blue', 'purple', 'yellow')).toEqual([9, 5, 0, 0]);
});

test('ASY-24.12 ASY-A.7 the first to reach a Food token takes it, stopping or passing', () => {
  for (const [area, influence] of [
    ['highest', 7],
    ['lowest', 7],
  ] as const) {
    const t = tribute(area, { influence });
    expect(redHas(t)).toMatchObject({ tokens: 1 });
    expect(t.board.tokensOn).toEqual([true, false, true]);
  }
});

test('ASY-24.12 who comes later gets none', () => {
  const t = tribute('highest', { influence: 3 }, { tokensOn: [8, 12] });
  expect(redHas(t)).toMatchObject({ tokens: 0 });
});

test.each([4, 8, 12])('ASY-24.12 ASY-A.33 a Food token lies on space %i', (space) => {
  const t = tribute('lowest', { influence: space - 1 });
  expect(redHas(t)).toMatchObject({ tokens: 1, influence: space });
});

test.each([6, 10, 14])('ASY-24.13 ASY-A.33 stepping up to space %i brings 2 VP', (space) => {
  expect(redHas(tribute('lowest', { influence: space - 2 }))).toMatchObject({ vp: 10 });
  expect(redHas(tribute('lowest', { influence: space - 1 }))).toMatchObject({ vp: 12 });
  expect(redHas(tribute('lowest', { influence: space }))).toMatchObject({ vp: 10 });
});

test('ASY-24.13 every player gains each mark, though only once', () => {
  const t = beforeFlood({ red: 5, blue: 5 }, ['red', 'blue']);
  gives(t, 'red', 'lowest');
  gives(t, 'red', 'lowest');
  t.red.answers('action.choose', 'end');
  gives(t, 'blue', 'lowest');
  expect(t.board.vp).toEqual([12, 12, 10, 10]);
});

test('ASY-E.25 from 3 to 6: the token on 4 and 2 VP', () => {
  expect(redHas(tribute('highest', { influence: 3 }))).toMatchObject({ influence: 6, tokens: 1, vp: 12 });
  const late = tribute('highest', { influence: 3 }, { tokensOn: [8, 12] });
  expect(redHas(late)).toMatchObject({ influence: 6, tokens: 0, vp: 12 });
});

test('ASY-24.16 every gain of Influence works so: a Favour card', () => {
  const t = redActs({ influence: 4, favours: ['FV06-1'], tokens: 0 });
  t.red.answers('action.choose', 'favour/FV06-1');
  expect(redHas(t)).toMatchObject({ influence: 6, vp: 12, tokens: 0 });
  const up = redActs({ influence: 14, favours: ['FV06-1'] });
  up.red.answers('action.choose', 'favour/FV06-1');
  expect(redHas(up)).toMatchObject({ influence: 15, vp: 10 });
});

test('ASY-24.16 and a Roof effect, which arrives on top of the stack', () => {
  const t = redActs(
    { influence: 2, ziggurats: { D2: 3 } },
    { roofs: ['middle'], arrivals: ['red', 'blue'], has: { blue: { influence: 4 } } },
  );
  t.red.answers('action.choose', 'roof');
  expect(redHas(t)).toMatchObject({ influence: 4, tokens: 1 });
  expect(t.board.arrival[0]).toBeGreaterThan(t.board.arrival[1] ?? 0);
});
