import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Battle } from '../fight.ts';
import { battle } from '../fight.ts';
import type { Army } from '../support.ts';
import { at } from '../support.ts';

type Fought = ReturnType<typeof battle>;
const stay = (t: Fought) => {
  t.red.answers('combat.retreat', 'no');
  if (t.table.machine.kind === 'combat.retreat' && t.table.asked()[0] === 1) t.blue.answers('combat.retreat', 'no');
  return t;
};

/** Red of Mari (no bonus of its own) tries to convert; so many hits fall. */
function convert(red: Army, blue: Army | number, hits: string, more: Battle = {}) {
  const t = battle(red, blue, {
    ...more,
    red: { home: 'mari', ...more.red },
    chance: { 'roll.convert': [hits], ...more.chance },
  });
  stay(t).red.answers('combat.convert', 'yes');
  return t;
}

const offered = (red: Army, blue: Army | number, more: Battle = {}) =>
  stay(battle(red, blue, more)).table.machine.kind === 'combat.convert';

test('AKK-11.31 AKK-11.12 Conversion comes once, in the first round, before the Volley', () => {
  const t = battle({ priest: 1, archer: 2 }, { spearman: 3 }, { chance: { 'roll.combat': ['0', '0'] } });
  stay(t).red.answers('combat.convert', 'no').answers('combat.volley', 'no');
  stay(t).red.isNotAsked('combat.convert');
  expect(t.board.fight?.round).not.toBe(1);
});

test('AKK-11.32 AKK-11.33 only if exactly one side has a priest, and as that side likes', () => {
  expect([
    offered({ priest: 1, spearman: 1 }, { spearman: 1 }),
    offered({ priest: 1, spearman: 1 }, { spearman: 1, priest: 1 }),
    offered({ spearman: 1 }, { spearman: 1 }),
  ]).toEqual([true, false, false]);
  const defender = stay(battle({ spearman: 1 }, { spearman: 1, priest: 1 }));
  defender.blue.isAsked('combat.convert').offeringExactly('yes', 'no');
});

test('AKK-11.34 AKK-15.05 AKK-4.17 a bone for each priest and each ziggurat on or next to the space, and bonuses', () => {
  const most = (bones: number, more: Battle) => {
    convert({ priest: 1, spearman: 1 }, { spearman: 9 }, String(bones), more);
    expect(() => convert({ priest: 1, spearman: 1 }, { spearman: 9 }, String(bones + 1), more)).toThrow('roll.convert');
  };
  most(1, {});
  most(2, { red: { controls: ['NIP'], ziggurats: ['NIP'] } });
  most(1, { red: { controls: ['SHU'], ziggurats: ['SHU'] } });
  most(2, { red: { god: 'suen' } });
  most(2, { red: { home: 'girsu' } });
});

test('AKK-11.34 AKK-17.04 Voice of the God adds two bones, the Blessing of Suen converts one without a roll', () => {
  const voice = battle(
    { priest: 3, spearman: 1 },
    { spearman: 4 },
    {
      red: { home: 'mari', cards: ['voice-of-the-god'] },
      chance: { 'roll.convert': ['5'] },
    },
  );
  stay(voice).red.answers('combat.convert', 'yes').answers('convert.card', 'card/voice-of-the-god');
  expect(at(voice, 'T21').units).toContain('0 spearman 4');
  const blessed = battle(
    { priest: 2, spearman: 1 },
    { spearman: 4 },
    {
      red: { mercies: ['blessing-of-suen'] },
      chance: { 'roll.convert': ['0'], 'roll.combat': ['0', '0'] },
    },
  );
  stay(blessed).red.answers('combat.convert', 'yes').answers('convert.card', 'mercy/blessing-of-suen');
  expect([at(blessed, 'T21').units, blessed.unusedChance['roll.convert']]).toEqual([
    ['0 spearman 2', '0 priest 2', '1 spearman 3'],
    ['0'],
  ]);
});

test('AKK-11.35 AKK-11.36 AKK-11.38 up to one unit for each priest; the opponent chooses, and an identical unit takes its place', () => {
  const t = convert({ priest: 1, spearman: 1 }, { spearman: 2, archer: 1, chariot: 1 }, '2', { red: { god: 'suen' } });
  t.blue.isAsked('combat.converted').offeringExactly('spearman', 'archer', 'chariot').about({ left: 1 });
  t.blue.answers('combat.converted', 'archer');
  // Two hits of two bones, but one priest.
  t.blue.isNotAsked('combat.converted');
  expect([at(t, 'T21').units.slice(0, 3), t.board.reserve[1]?.[1], t.board.reserve[0]?.[1]]).toEqual([
    ['0 spearman 1', '0 archer 1', '0 priest 1'],
    10,
    9,
  ]);
  const none = convert({ priest: 1, spearman: 1 }, { spearman: 2, archer: 1 }, '1', {
    red: { reserve: { archer: 0 } },
    chance: { 'roll.combat': ['0', '0'] },
  });
  none.blue.answers('combat.converted', 'archer');
  expect(at(none, 'T21').units).toEqual(['0 spearman 1', '0 priest 1', '1 spearman 2']);
});

test('AKK-11.37 champions are not converted; with only a champion nothing is tried', () => {
  const t = convert({ priest: 1, spearman: 1 }, { champion: 1, spearman: 1, archer: 1 }, '1');
  t.blue.isRefused('champion', 'AKK-11.37', 'no.converted.champion', 'fix.other-unit');
  expect(offered({ priest: 1, spearman: 1 }, { champion: 1 })).toBe(false);
});

test('AKK-11.39 an injured unit stays injured', () => {
  const t = convert({ priest: 1, spearman: 1 }, { 'chariot!': 1, champion: 1 }, '1', {
    chance: { 'roll.combat': ['0', '0'] },
  });
  const injured = t.board.hurt[0]?.[spaceOf('T21') * 8 + 3];
  expect([at(t, 'T21').units, injured]).toEqual([['0 spearman 1', '0 priest 1', '0 chariot 1', '1 champion 1'], 1]);
});

test('AKK-11.40 AKK-11.41 mercenaries change sides and count no longer; the last own unit beside them is not given up', () => {
  const t = convert({ priest: 2, spearman: 1 }, { spearman: 1, mercenary: 3 }, '1', {
    chance: { 'roll.combat': ['0', '0'] },
  });
  expect([at(t, 'T21').units, t.board.fight?.mercenaries]).toEqual([
    ['0 spearman 1', '0 priest 2', '0 mercenary 1', '1 spearman 1', '1 mercenary 2'],
    [0, 2],
  ]);
  const two = convert({ priest: 2, spearman: 1 }, { spearman: 2, mercenary: 1 }, '2', {
    chance: { 'roll.combat': ['0', '0'] },
  });
  two.blue.answers('combat.converted', 'spearman');
  // Only the mercenary is left to give.
  expect(at(two, 'T21').units).toEqual(['0 spearman 2', '0 priest 2', '0 mercenary 1', '1 spearman 1']);
});

test('AKK-11.42 AKK-A.11 rebels become mercenaries of the converter', () => {
  const t = convert({ priest: 2, spearman: 1 }, 3, '2', { chance: { 'roll.combat': ['0', '0'] } });
  expect(at(t, 'T21')).toMatchObject({ units: ['0 spearman 1', '0 priest 2', '0 mercenary 2'], rebels: 1 });
});

test('AKK-11.63 a side emptied by Conversion is defeated at once', () => {
  const t = convert({ priest: 2, archer: 1 }, 2, '2');
  expect([at(t, 'T21').control, at(t, 'T21').rebels, t.over]).toEqual([0, 0, true]);
});

test('AKK-11.43 AKK-15.06 AKK-A.9 a ziggurat of the attacked player on or next to the space prevents it', () => {
  const blue = { controls: ['SUS', 'NIP'], ziggurats: ['NIP'] };
  const army = [{ priest: 1, spearman: 1 }, { spearman: 1 }] as const;
  expect([
    offered(...army, { blue }),
    offered(...army, { blue: { controls: ['SUS', 'SHU'], ziggurats: ['SHU'] } }),
    offered(...army, { green: { units: {}, controls: ['URU', 'NIP'], ziggurats: ['NIP'] } }),
  ]).toEqual([false, true, true]);
});

test('AKK-11.44 AKK-12.10 units gained may exceed the army size', () => {
  const t = convert({ priest: 2, spearman: 2 }, { spearman: 4 }, '2', {
    red: { controls: [] },
    chance: { 'roll.combat': ['0', '0'] },
  });
  expect(at(t, 'T21').units).toEqual(['0 spearman 4', '0 priest 2', '1 spearman 2']);
});
