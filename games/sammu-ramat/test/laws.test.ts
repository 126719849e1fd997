import { describe, expect, test } from 'vitest';
import { MARKERS } from '../content/things.ts';
import { location } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { sammuRamat } from '../rules/index.ts';
import { court } from './support.ts';

/** A table in the middle of things, on which every law holds. */
const sound = (): State =>
  sammuRamat.copy(
    court({
      players: ['blue', 'pink'],
      at: { turn: 'pink' },
      event: 'EV05',
      map: {
        kalhu: 'M3 D2 KA HE',
        assyria: 'S2 H2 G DR KX RC HX',
        ur: 'E2 DI',
        tyre: 'PU',
        waset: 'PL',
        sardes: 'T:mule',
      },
      religionQueen: 1,
      religionEvent: [4],
      people: { besime: 'kalhu blue Te1', dinah: 'kalhu Te1 sword @pink' },
    }).board,
  );

const add = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] ?? 0) + n;
};

/** How each law is broken. */
const BREAKS: { readonly [name: string]: (s: State) => void } = {
  'every Empire token is on its track, on the map or Carried': (s) => add(s.military, 3, 1),
  'every Enemy is on the map or in the supply': (s) => {
    s.enemySupply--;
  },
  'no marker too many, and none lost': (s) => add(s.bag, 4, 1),
  'three markers of each Technology': (s) => add(s.techSupply, 2, -1),
  'nothing below zero': (s) => add(s.goods, 5, -2),
  'Enemies stand with neither Military nor Characters (SAM-2.19)': (s) => {
    add(s.enemies, location('ur'), -2);
    add(s.enemies, location('kalhu'), 2);
  },
  'Public Unrest and Plague never in one Location (SAM-2.18)': (s) => {
    s.plague[location('waset')] = false;
    s.plague[location('tyre')] = true;
  },
  'who is in play stands somewhere, and nobody else does': (s) => {
    s.at[1] = -1;
  },
  'a disk lies only on whom its player may Consult (SAM-8.03)': (s) => {
    s.disk[1] = 1;
  },
  'lists keep their lengths': (s) => {
    s.gate.push(false);
  },
};

describe('laws of Sammu-ramat', () => {
  test('all of them hold on a sound table', () => {
    const s = sound();
    expect(sammuRamat.laws.flatMap(({ broken }) => broken(s) ?? [])).toEqual([]);
    expect(Object.keys(BREAKS)).toEqual(sammuRamat.laws.map(({ name }) => name));
  });

  test.each(Object.entries(BREAKS))('%s', (name, breaks) => {
    const s = sound();
    breaks(s);
    expect(sammuRamat.laws.filter(({ broken }) => broken(s) !== undefined).map((law) => law.name)).toContain(name);
  });

  test('markers of which many are nowhere are found too', () => {
    const s = sound();
    add(s.supply, 1, -6);
    expect(sammuRamat.laws.find(({ name }) => name.startsWith('no marker'))?.broken(s)).toMatch(/nowhere/);
  });

  // One more of each kind in the supply, with those on the table counted.
  test.each(['unrest', 'plague', 'diplomacy', 'karu', 'religion', 'health'])(
    'one %s marker too many is noticed',
    (name) => {
      const s = sound();
      add(s.supply, MARKERS.indexOf(name as never), 1);
      const law = sammuRamat.laws.find((one) => one.name === 'no marker too many, and none lost');
      expect(law?.broken(s)).toContain(`${name} markers`);
    },
  );

  const LISTS = 'military diviners enemies supplies medicine track supply bag techSupply carried goods tech'.split(' ');
  const GREEN = 'karuRoute karuAt karuArea religionEvent healthAt'.split(' ');
  test.each([...LISTS, ...GREEN])('nothing below zero in %s', (name) => {
    const s = sound();
    const list = (s as unknown as { [name: string]: number[] })[name] ?? [];
    list[list.length - 1] = -1;
    expect(sammuRamat.laws.find((one) => one.name === 'nothing below zero')?.broken(s)).toBeDefined();
  });
});
