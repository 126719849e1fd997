import { viewOf } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOf, forecast, percent } from '../../forecast/index.ts';
import type { Forecast, Remedy } from '../../forecast/index.ts';
import type { Board } from '../support.ts';
import { court } from '../support.ts';

type Setting = Omit<Board<'blue' | 'pink'>, 'players' | 'at'>;

const SAFE = { kalhu: 'M3 D3', assyria: 'S3 H3 G' };
const PEOPLE = { besime: 'kalhu blue Te1 @blue', dinah: 'kalhu @pink' };

/** What blue foresees while pink acts. */
function foreseen({ map = {}, people = {}, ...more }: Setting): Forecast {
  const t = court({
    players: ['blue', 'pink'],
    at: { turn: 'pink' },
    event: 'EV05',
    month: 2,
    row: ['-', '-', 'EV21'],
    map: { ...SAFE, ...map },
    people: { ...PEOPLE, ...people },
    ...more,
  });
  return forecast(viewOf(t.table.machine, 0).s) as Forecast;
}

const threat = (foretold: Forecast, id: string): number => percent(chanceOf(foretold, id));
const averts = (foretold: Forecast, id: string): readonly Remedy[] =>
  foretold.threats.find((one) => one.id === id)?.averts ?? [];

describe('what would avert it does', () => {
  test('an army that is stronger than the Defense attacks; as much Defense, or one Enemy fewer, and it does not', () => {
    const before = foreseen({ map: { nineveh: 'M1', tushpa: 'E2' } });
    expect(threat(before, 'enemies/overrun/nineveh')).toBe(100);
    expect(averts(before, 'enemies/overrun/nineveh')).toEqual([
      { do: 'defense', place: 'nineveh', n: 1 },
      { do: 'strike', place: 'tushpa', n: 1 },
      { do: 'green', marker: 'diplomacy', place: 'nineveh' },
    ]);
    for (const map of [
      { nineveh: 'M2', tushpa: 'E2' },
      { nineveh: 'M1', tushpa: 'E1' },
      { nineveh: 'M1 DI', tushpa: 'E2' },
    ])
      expect(threat(foreseen({ map }), 'enemies/overrun/nineveh')).toBe(0);
  });

  test('Public Unrest in a Capital spreads, unless three Defense stand in it', () => {
    const before = foreseen({ map: { babylon: 'PU M1' } });
    expect(threat(before, 'spread/unrest/ur')).toBe(100);
    expect(averts(before, 'spread/unrest/ur')).toContainEqual({ do: 'defense', place: 'babylon', n: 2 });
    expect(threat(foreseen({ map: { babylon: 'PU M3' } }), 'spread/unrest/ur')).toBe(0);
  });

  test('a Gate that lacks something is lost, with what it lacks it is not', () => {
    const before = foreseen({ map: { babylon: 'M1 D1', babylonia: 'S1 G' } });
    expect(threat(before, 'check/gate/babylonia')).toBe(100);
    expect(averts(before, 'check/gate/babylonia')).toEqual([
      { do: 'gain', token: 'medicine', n: 1, place: 'babylonia' },
    ]);
    expect(threat(foreseen({ map: { babylon: 'M1 D1', babylonia: 'S1 H1 G' } }), 'check/gate/babylonia')).toBe(0);
  });

  test('a Queen alone abroad is threatened, with Dinah she is not', () => {
    const abroad = { 'sammu-ramat': 'babylon' };
    const before = foreseen({ people: abroad });
    expect(threat(before, 'check/attempt')).toBe(100);
    expect(averts(before, 'check/attempt')).toContainEqual({ do: 'join', who: 'dinah', with: 'sammu-ramat' });
    expect(threat(foreseen({ people: { ...abroad, dinah: 'babylon @pink' } }), 'check/attempt')).toBe(0);
    expect(threat(foreseen({ people: abroad, map: { babylon: 'M1' } }), 'check/attempt')).toBe(0);
  });

  test('the last token of a kind loses the Challenge, one more does not', () => {
    const before = foreseen({ map: { assyria: 'S3 G' } });
    expect(threat(before, 'end/over/no-medicine')).toBe(100);
    expect(averts(before, 'end/over/no-medicine')).toEqual([{ do: 'gain', token: 'medicine', n: 1 }]);
    expect(threat(foreseen({}), 'end/over/no-medicine')).toBe(0);
  });
});

describe('what may be known', () => {
  test('an Event that nobody has seen is any that lies unseen, each as likely; one that was seen is certain', () => {
    const hidden = foreseen({});
    expect(hidden.events).toHaveLength(60 - 1);
    expect(hidden.events.every(({ chance }) => chance.n === 1n && chance.of === 59n)).toBe(true);
    expect(hidden.events.map(({ id }) => id)).not.toContain('EV05');
  });

  test('draws from the bag are as likely as there are markers', () => {
    // Month 2 of A1 draws one, for the Area of this Month's Event; the next one, which somebody has seen, only adds tokens.
    const t = court({
      players: ['blue', 'pink'],
      at: { turn: 'pink' },
      event: 'EV26',
      month: 1,
      row: ['-', 'EV05'],
      map: SAFE,
      people: PEOPLE,
      bag: 'raid raid plague karu karu',
    });
    const { s } = viewOf(t.table.machine, 0);
    expect(s.eventRow[1]).toEqual(['?event']);
    s.eventRow[1] = ['EV05'];
    const foretold = forecast(s) as Forecast;
    expect(foretold.events).toEqual([{ id: 'EV05', chance: { n: 1n, of: 1n } }]);
    expect(chanceOf(foretold, 'effect/raid/babylonia')).toEqual({ n: 2n, of: 5n });
    expect(chanceOf(foretold, 'effect/plague/babylon')).toEqual({ n: 1n, of: 5n });
  });

  test('nothing is foretold in set-up or when all is over', () => {
    const t = court({ players: ['blue', 'pink'], at: 'start' });
    expect(forecast(t.board)).toBeUndefined();
    expect(forecast({ ...t.board, challenge: 'A1', stage: 'end', month: 3, ended: 'time' })).toBeUndefined();
  });
});
