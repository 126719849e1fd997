import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Side } from '../../rules/queries/combat.ts';
import { combatBones, volleyBones } from '../../rules/queries/combat.ts';
import type { Battle } from '../fight.ts';
import { battle, fightOn, hunt } from '../fight.ts';
import type { Army } from '../support.ts';
import { akkadTable, at } from '../support.ts';

type Fought = ReturnType<typeof battle>;

/** Bones of a side in the combat that goes on, before the first roll. */
function bonesIn({ board }: { board: Fought['board'] }, side: Side = 0): number {
  if (board.fight === null) throw new Error('nobody fights');
  return combatBones(board, board.fight, side);
}
const bones = (red: Army, blue: Army | number = 1, more: Battle = {}) => bonesIn(battle(red, blue, more));

function volley(red: Army, blue: Army | number = 1, more: Battle = {}, side: Side = 0): number {
  const { board } = battle(red, blue, more);
  return board.fight === null ? -1 : volleyBones(board, board.fight, side);
}

/** Nobody retreats in this round. */
const stay = (t: Fought) => {
  t.red.answers('combat.retreat', 'no');
  if (t.table.machine.kind === 'combat.retreat' && t.table.asked()[0] === 1) t.blue.answers('combat.retreat', 'no');
  return t;
};

test('AKK-11.01 AKK-11.02 AKK-11.04 AKK-11.06 bones of spearman, archer, chariot and champion', () => {
  expect([{ spearman: 1 }, { archer: 1 }, { chariot: 1 }, { champion: 1 }].map((army) => bones(army))).toEqual([
    1, 2, 3, 4,
  ]);
});

test('AKK-11.03 AKK-11.05 AKK-11.07 priests and shield bearers have no attack; mercenaries and rebels one bone each', () => {
  expect(bones({ spearman: 1, priest: 2, mercenary: 2 })).toBe(3);
  expect(bones({ spearman: 1, 'shield-bearer': 2 })).toBe(1);
  expect(bonesIn(battle({ spearman: 1 }, 3), 1)).toBe(3);
});

test('AKK-11.04 AKK-11.05 AKK-11.55 two hits for chariot and shield bearer; the injured fight on in full until they heal', () => {
  const t = stay(battle({ chariot: 1, 'shield-bearer': 1 }, 3, { chance: { 'roll.combat': ['0', '2'] } }));
  t.red.answers('combat.assign', 'chariot', 'shield-bearer');
  expect([at(t, 'T21').units, bonesIn(t)]).toEqual([['0 chariot 1', '0 shield-bearer 1'], 3]);
  const hurt = t.board.hurt[0]?.filter((n) => n > 0);
  expect(hurt).toEqual([1, 1]);
  const healed = akkadTable({
    players: ['red', 'blue', 'green'],
    at: 'prestige',
    has: { red: { units: { GIR: { 'chariot!': 1 } } } },
  });
  expect(healed.board.hurt[0]?.some((n) => n > 0)).toBe(false);
});

test('AKK-11.08 a home city improves units of its own player only', () => {
  expect([volley({ archer: 1 }, 1, { red: { home: 'urkesh' } }), volley({ archer: 1 })]).toEqual([2, 1]);
  const t = battle({ archer: 1 }, { archer: 1 }, { red: { home: 'urkesh' } });
  expect(t.board.fight === null ? -1 : volleyBones(t.board, t.board.fight, 1)).toBe(1);
});

test('AKK-11.09 AKK-A.49 AKK-11.47 AKK-A.71 a shield bearer takes one bone, two take no more, and no enemy archer shoots', () => {
  const one = { spearman: 1, 'shield-bearer': 1 };
  expect([bones({ champion: 1 }, one), bones({ champion: 1 }, { ...one, 'shield-bearer': 2 })]).toEqual([3, 3]);
  expect(bonesIn(battle(one, 3), 1)).toBe(2);
  expect(bones({ spearman: 1 }, one)).toBe(0);
  const archers = battle({ archer: 1 }, { archer: 1, 'shield-bearer': 1 });
  const { board } = archers;
  expect(board.fight === null ? [] : [volleyBones(board, board.fight, 0), volleyBones(board, board.fight, 1)]).toEqual([
    0, 1,
  ]);
});

test('AKK-11.10 AKK-11.11 units of two players in a space fight; who arrived is the attacker', () => {
  const t = battle({ spearman: 1 }, { spearman: 1 });
  expect([t.board.fight?.sides, t.board.fight?.space]).toEqual([[0, 1], spaceOf('T21')]);
  expect(battle({ spearman: 1 }, 1).board.fight?.sides).toEqual([0, -2]);
});

test('AKK-11.12 AKK-A.1 retreat, Conversion, Volley, cards, roll, hits; or retreat after the Volley where the table says so', () => {
  const order = (options: { [name: string]: string }) => {
    const t = battle(
      { archer: 2, priest: 1 },
      { spearman: 3 },
      {
        red: { cards: ['battle-fury'] },
        chance: { 'roll.convert': ['0'], 'roll.volley': ['0', '0'], 'roll.combat': ['1', '1', '0', '0'] },
        more: { options },
      },
    );
    const asked: string[] = [];
    while (t.board.fight?.round === 1) {
      const { kind } = t.table.machine;
      asked.push(kind);
      const seat = t.table.asked()[0] ?? 0;
      const open = t.table.options(seat);
      t.table.play(seat, ['no', 'done'].find((key) => open.includes(key) && kind !== 'combat.volley') ?? open[0] ?? '');
    }
    return asked;
  };
  const rest = ['combat.card', 'combat.cancel', 'combat.assign'];
  expect(order({})).toEqual([
    'combat.retreat',
    'combat.retreat',
    'combat.convert',
    'combat.volley',
    'combat.card',
    ...rest,
  ]);
  expect(order({ retreat: 'after-volley' })).toEqual([
    'combat.convert',
    'combat.volley',
    'combat.card',
    'combat.retreat',
    'combat.retreat',
    ...rest,
  ]);
});

test('AKK-11.50 AKK-11.51 AKK-11.80 bones and bonuses add up, are cut at zero once, and each hit face is a hit', () => {
  expect(bones({ spearman: 2, champion: 1 }, 1, { red: { god: 'ishtar' } })).toBe(7);
  expect(bones({ champion: 1 }, 1, { more: { event: 'omen-of-war' } })).toBe(5);
  expect(bonesIn(battle({ spearman: 1 }, { spearman: 1 }, { more: { event: 'omen-of-war' } }), 1)).toBe(1);
  expect(bonesIn(battle({ spearman: 1 }, { spearman: 1 }, { blue: { cityCards: ['marad'] } }), 1)).toBe(2);
  // Block and Ishtar: 1 − 1 + 1.
  expect(bones({ spearman: 1 }, { spearman: 1, 'shield-bearer': 1 }, { red: { god: 'ishtar' } })).toBe(1);
  expect(() => stay(battle({ spearman: 1 }, 1, { chance: { 'roll.combat': ['2'] } }))).toThrow(
    'cannot answer roll.combat with 2',
  );
});

test('AKK-11.80 AKK-11.78 an army that cannot attack rolls no bone, whatever its bonuses', () => {
  const t = battle({ priest: 1, 'shield-bearer': 1 }, 2, { red: { god: 'ishtar' } });
  expect(bonesIn(t)).toBe(0);
});

test('AKK-4.16 AKK-A.50 AKK-11.46 Ishtar adds nothing to a Volley; Ninua does, and each archer rolls one', () => {
  expect(volley({ archer: 2 }, 1, { red: { god: 'ishtar' } })).toBe(2);
  expect(volley({ archer: 2 }, 1, { red: { cityCards: ['ninua'] } })).toBe(3);
  expect(volley({ spearman: 2 }, 1, { red: { cityCards: ['ninua'] } })).toBe(0);
});

test('AKK-11.45 AKK-11.46 AKK-11.48 both Volleys at once, before the first roll only; killed archers have shot', () => {
  const t = battle(
    { archer: 1, spearman: 1 },
    { archer: 1, spearman: 1 },
    {
      chance: { 'roll.volley': ['1', '1'], 'roll.combat': ['0', '0', '0', '0'] },
    },
  );
  stay(t);
  t.red.answers('combat.volley', 'yes');
  t.blue.answers('combat.volley', 'yes');
  t.red.answers('combat.assign', 'archer');
  t.blue.answers('combat.assign', 'archer');
  expect(at(t, 'T21').units).toEqual(['0 spearman 1', '1 spearman 1']);
  const told = (type: string) => t.table.events.findLast((event) => event.type === type)?.data;
  expect(told('combat.volley')).toEqual({ attacker: 1, defender: 1, attackerBones: 1, defenderBones: 1 });
  stay(t);
  expect(told('combat.rolled')).toEqual({ attacker: 0, defender: 0, attackerBones: 1, defenderBones: 1 });
  // The second round has no Volley: the third begins.
  expect(t.board.fight?.round).toBe(3);
});

test('AKK-11.46 a side may do without its Volley', () => {
  const t = stay(battle({ archer: 2 }, 3, { chance: { 'roll.volley': ['2'], 'roll.combat': ['0', '0'] } }));
  t.red.answers('combat.volley', 'no');
  expect([t.unusedChance['roll.volley'], at(t, 'T21').rebels]).toEqual([['2'], 3]);
});

test('AKK-11.63 AKK-11.53 a side emptied by Volley is defeated at once; where both are, nobody wins', () => {
  const won = stay(battle({ archer: 2 }, 2, { chance: { 'roll.volley': ['2', '0'] } }));
  won.red.answers('combat.volley', 'yes');
  expect([at(won, 'T21'), won.over]).toEqual([{ control: 0, units: ['0 archer 2'], rebels: 0, ziggurat: -1 }, true]);
  const both = battle({ archer: 1 }, { archer: 1 }, { chance: { 'roll.volley': ['1', '1'] } });
  stay(both).red.answers('combat.volley', 'yes');
  both.blue.answers('combat.volley', 'yes');
  expect([at(both, 'T21'), both.over]).toEqual([{ control: 1, units: [], rebels: 0, ziggurat: -1 }, true]);
});

test('AKK-11.52 AKK-11.54 the hit side chooses who takes the hits; all must be taken, surplus is lost', () => {
  const t = stay(battle({ spearman: 2, priest: 1 }, 3, { chance: { 'roll.combat': ['0', '2'] } }));
  t.red.answers('combat.convert', 'no');
  t.red.isAsked('combat.assign').offeringExactly('spearman', 'priest').answers('priest');
  expect([at(t, 'T21').units, t.board.reserve[0]?.[0], t.board.fight?.hits]).toEqual([['0 spearman 1'], 15, [0, 0]]);
  const more = stay(battle({ spearman: 1 }, 3, { chance: { 'roll.combat': ['0', '3'] } }));
  expect([at(more, 'T21').rebels, more.over]).toEqual([3, true]);
});

test('AKK-11.53 both sides lose units of the same roll, and neither sees the other choose', () => {
  const t = stay(
    battle({ spearman: 1, champion: 1 }, { spearman: 1, champion: 1 }, { chance: { 'roll.combat': ['1', '1'] } }),
  );
  t.red.isAsked('combat.assign');
  t.blue.isAsked('combat.assign');
  t.red.answers('combat.assign', 'spearman');
  expect(at(t, 'T21').units).toContain('0 spearman 1');
  t.blue.answers('combat.assign', 'spearman');
  expect(at(t, 'T21').units).toEqual(['0 champion 1', '1 champion 1']);
});

test('AKK-11.56 as long as mercenaries remain the last own unit cannot be killed, only injured', () => {
  const t = stay(battle({ spearman: 1, mercenary: 1 }, 4, { chance: { 'roll.combat': ['0', '1'] } }));
  expect(at(t, 'T21').units).toEqual(['0 spearman 1']);
  const champion = stay(
    battle({ 'champion!': 1, mercenary: 2, 'chariot!': 1 }, 9, { chance: { 'roll.combat': ['0', '3'] } }),
  );
  champion.red.answers('combat.assign', 'chariot!').isAsked('combat.retreat');
  expect(at(champion, 'T21').units).toEqual(['0 champion 1']);
  const last = stay(battle({ champion: 1, mercenary: 2 }, 9, { chance: { 'roll.combat': ['0', '2'] } }));
  last.red.answers('combat.assign', 'champion');
  // The second hit would beat the champion: a mercenary takes it.
  expect(at(last, 'T21').units).toEqual(['0 champion 1', '0 mercenary 1']);
  const refused = stay(battle({ 'champion!': 1, mercenary: 2 }, 9, { chance: { 'roll.combat': ['0', '1'] } }));
  expect(at(refused, 'T21').units).toEqual(['0 champion 1', '0 mercenary 1']);
});

test('AKK-11.06 AKK-11.57 a champion with two hits is beaten: no bones, no more hits, but it does not die', () => {
  const t = stay(battle({ 'champion!': 1, spearman: 2 }, 5, { chance: { 'roll.combat': ['0', '1', '0', '1'] } }));
  t.red.answers('combat.assign', 'champion!');
  expect([at(t, 'T21').units, bonesIn(t)]).toEqual([['0 spearman 2', '0 beaten 1'], 2]);
  stay(t);
  // Nobody is asked: only spearmen can take the hit.
  expect(at(t, 'T21').units).toEqual(['0 spearman 1', '0 beaten 1']);
});

test('AKK-11.58 hits on rebels and monsters, and their rolls, need nobody', () => {
  const t = stay(battle({ champion: 1 }, 3, { chance: { 'roll.combat': ['2', '0'] } }));
  expect([at(t, 'T21').rebels, t.table.machine.kind]).toEqual([1, 'combat.retreat']);
  const monster = hunt({ champion: 1 }, { 'roll.combat': ['2', '0'] });
  monster.red.answers('combat.retreat', 'no');
  expect([monster.board.fight?.wounds, monster.table.machine.kind]).toEqual([2, 'combat.retreat']);
});

test('AKK-11.59 while both can fight it begins again with the retreat; Conversion and Volley are not repeated', () => {
  const t = battle({ archer: 1, priest: 1 }, { spearman: 2 }, { chance: { 'roll.combat': ['0', '0', '0', '0'] } });
  stay(t).red.answers('combat.convert', 'no').answers('combat.volley', 'no');
  t.red.isAsked('combat.retreat');
  stay(t).red.isAsked('combat.retreat');
  expect(t.board.fight?.round).toBe(3);
});

test('AKK-11.60 AKK-A.14 AKK-11.78 a side left without attack is defeated, and its units may escape', () => {
  const rolls = { 'roll.combat': ['1', '0'] };
  const t = stay(battle({ champion: 1 }, { spearman: 1, priest: 2 }, { chance: rolls, blueElsewhere: {} }));
  t.blue.answers('combat.assign', 'spearman').answers('escape.choose', 'SUS');
  expect([at(t, 'T21').units, at(t, 'T21').control, at(t, 'SUS').units]).toEqual([['0 champion 1'], 0, ['1 priest 2']]);
  const none = stay(battle({ champion: 1 }, { spearman: 1, priest: 1 }, { chance: rolls, blue: { controls: [] } }));
  none.blue.answers('combat.assign', 'spearman');
  expect([at(none, 'T21').units, none.board.reserve[1]?.[2], none.over]).toEqual([['0 champion 1'], 7, true]);
});

test('AKK-11.60 AKK-11.78 the beaten champion of a side without attack is captured, the others may escape', () => {
  const t = stay(
    battle({ champion: 1 }, { 'champion!': 1, 'shield-bearer': 1 }, { chance: { 'roll.combat': ['1', '0'] } }),
  );
  t.blue.answers('combat.assign', 'champion!').answers('escape.choose', 'SUS');
  expect([t.board.captor[1], at(t, 'SUS').units, at(t, 'T21').control]).toEqual([0, ['1 shield-bearer 1'], 0]);
});

test('AKK-11.61 AKK-E.31 AKK-A.77 where nobody rolls a bone the attacker must retreat, token or not', () => {
  const block = { spearman: 1, 'shield-bearer': 1 };
  const t = stay(battle(block, block));
  t.red
    .isRefused('no', 'AKK-11.61', 'no.retreat.must')
    .answers('combat.retreat', 'T22')
    .answers('combat.retreat-token', 'admin');
  expect([at(t, 'T22').units, at(t, 'T21'), t.over]).toEqual([
    ['0 spearman 1', '0 shield-bearer 1'],
    { control: 1, units: ['1 spearman 1', '1 shield-bearer 1'], rebels: 0, ziggurat: -1 },
    true,
  ]);
  const told = t.green.log().events.find(({ type }) => type === 'combat.stalemate');
  expect([told?.seat, told?.rule, told?.data]).toEqual([0, 'AKK-11.61', { space: 'T21' }]);
  const poor = battle(block, block, { red: { supply: { admin: 0, royal: 0, divine: 0 } } });
  poor.blue.answers('combat.retreat', 'no');
  poor.red.answers('combat.retreat', 'T22');
  expect([at(poor, 'T22').units.length, poor.board.activated[spaceOf('T22')]]).toEqual([2, 0]);
});

test('AKK-11.61 with nowhere to go the units go to supply and a champion is beaten; attacking rebels vanish', () => {
  const stuck = battle(
    { priest: 1, 'shield-bearer': 1 },
    { 'shield-bearer': 1 },
    {
      space: 'HAL',
      green: { units: { T01: { spearman: 1 }, T04: { spearman: 1 } } },
    },
  );
  stuck.blue.answers('escape.choose', 'stand');
  fightOn(stuck);
  expect([at(stuck, 'HAL').units, stuck.board.reserve[0]?.[2], stuck.board.reserve[0]?.[4]]).toEqual([
    ['1 shield-bearer 1'],
    7,
    2,
  ]);
  const rebels = akkadTable({
    players: ['red', 'blue', 'green'],
    at: { proc: 'rebels.arrive', locals: { space: spaceOf('T15'), n: 1 }, phase: 'event' },
    has: { red: { units: { T15: { 'shield-bearer': 1 } }, controls: ['T15'] } },
    rebels: {},
  });
  rebels.red.answers('combat.retreat', 'no');
  expect([at(rebels, 'T15'), rebels.over]).toEqual([
    { control: 0, units: ['0 shield-bearer 1'], rebels: 0, ziggurat: -1 },
    true,
  ]);
});
