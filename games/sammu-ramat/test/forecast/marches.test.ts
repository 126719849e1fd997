import { Xoshiro } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import type { March } from '../../ui/board/marches.ts';
import { marches } from '../../ui/board/marches.ts';
import type { Board } from '../support.ts';
import { court } from '../support.ts';
import { whatHappens } from './idle.ts';
import { someMonth } from './some-month.ts';

type Setting = Omit<Board<'blue' | 'pink'>, 'players' | 'at'>;

/** The arrows on the map while pink acts in Month 2; the next Event is EV41, which lets no Enemies come. */
function arrows({ map = {}, people = {}, ...more }: Setting): readonly March[] {
  const t = court({
    players: ['blue', 'pink'],
    at: { turn: 'pink' },
    event: 'EV05',
    month: 2,
    row: ['-', '-', 'EV41'],
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', ...map },
    people: { besime: 'kalhu blue Te1 @blue', younan: 'kalhu @pink', ...people },
    ...more,
  });
  return marches(t.board);
}

describe('arrows of the Enemies', () => {
  test('SAM-5.12 an attack with both its numbers, and a step where nobody stands', () => {
    expect(arrows({ map: { nineveh: 'M1', tushpa: 'E2', anshan: 'E1' } })).toEqual([
      { from: 'tushpa', to: 'nineveh', attack: true, strength: 2, defense: 1 },
      { from: 'anshan', to: 'susa', attack: false, strength: 1, defense: 0 },
    ]);
  });

  test('SAM-5.27 Diplomacy stops one attack, and not the next army', () => {
    expect(arrows({ map: { nineveh: 'M1 DI', damascus: 'E2', tushpa: 'E2' } })).toEqual([
      { from: 'tushpa', to: 'nineveh', attack: true, strength: 2, defense: 1 },
    ]);
  });

  test('SAM-2.02 what spreads does so before the Enemies move: Public Unrest makes them stronger, Plague shuts them in', () => {
    const [unrest] = arrows({ map: { babylon: 'PU', opis: 'M1', ecbatana: 'E1', arbela: 'M1' } });
    expect(unrest).toEqual({ from: 'ecbatana', to: 'opis', attack: true, strength: 2, defense: 1 });
    expect(arrows({ map: { ecbatana: 'PL', 'godin-tepe': 'E2' } })).toEqual([]);
  });

  test('SAM-15.07 what the Empire board sends home is gone before they come', () => {
    // Ten may stay without six Supplies. Of twelve two go, and nobody says from where: the first of the map.
    expect(arrows({ map: { kalhu: 'M3 D3', arbela: 'M7', ashur: 'E2' } })).toEqual([]);
    expect(arrows({ map: { kalhu: 'M3 D3', arbela: 'M9', ashur: 'E2' } })).toEqual([
      { from: 'ashur', to: 'kalhu', attack: true, strength: 2, defense: 1 },
    ]);
  });

  test('SAM-5.33 with a Capital its Advisors are gone, wherever they stood', () => {
    const [, second] = arrows({
      map: { jerusalem: 'M1 D1', canaan: 'S1 H1 G', ashur: 'E3' },
      people: { ithobaal: 'tyre shield' },
    });
    // With Ithobaal there, a Shield on his card, they would go to Tyre.
    expect(second).toEqual({ from: 'jerusalem', to: 'ashur', attack: false, strength: 2, defense: 0 });
  });

  test('SAM-5.26 nobody moves after the Queen has fallen', () => {
    const fallen = arrows({ map: { tushpa: 'E1', anshan: 'E1' }, people: { 'sammu-ramat': 'bastam' } });
    expect(fallen).toEqual([{ from: 'tushpa', to: 'bastam', attack: true, strength: 1, defense: 0 }]);
  });

  test('an Event that somebody has seen is reckoned with, one that nobody has seen is not', () => {
    const map = { tushpa: 'M2', bastam: 'E1', 'godin-tepe': 'M1' };
    expect(arrows({ map })).toEqual([]);
    expect(arrows({ map, row: ['-', '-', 'EV13'] })).toEqual([
      { from: 'bastam', to: 'tushpa', attack: true, strength: 3, defense: 1 },
    ]);
  });

  test('SAM-18.10 after the last Month nothing comes', () => {
    expect(arrows({ map: { nineveh: 'M1', tushpa: 'E2' }, month: 8 })).toEqual([]);
  });
});

test('where no marker is drawn the Enemies of random tables go as the arrows say', () => {
  let [months, steps] = [0, 0];
  for (let n = 0; months < 60; n++) {
    const machine = someMonth(`arrows/${n}`);
    // What is asked here is known to the board: the Event that comes too.
    if (machine === undefined || machine.pos.s.month >= machine.pos.s.months) continue;
    const foretold = marches(machine.pos.s).map(({ from, to }) => `${from} ${to}`);
    const happened = whatHappens(machine, new Xoshiro(`arrows/${n}/chance`));
    if (happened.drawn) continue;
    months++;
    steps += foretold.length;
    expect(foretold, `arrows/${n}`).toEqual(happened.steps);
  }
  expect(steps).toBeGreaterThan(100);
});
