import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { combatBones } from '../../rules/queries/combat.ts';
import { battle } from '../fight.ts';
import { akkadTable, at } from '../support.ts';

type Fought = ReturnType<typeof battle>;
const stay = (t: Fought) => {
  t.red.answers('combat.retreat', 'no');
  if (t.table.machine.kind === 'combat.retreat' && t.table.asked()[0] === 1) t.blue.answers('combat.retreat', 'no');
  return t;
};
const bones = ({ board }: Fought, side: 0 | 1) => (board.fight === null ? -1 : combatBones(board, board.fight, side));
const even = { 'roll.combat': ['0', '0'] };

test('AKK-11.14 AKK-A.10 the attacker declares first; only if the attacker stays is the defender asked', () => {
  const t = battle({ spearman: 1 }, { spearman: 1 }, { chance: even });
  t.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  t.blue.isNotAsked('combat.retreat');
  expect([at(t, 'T22').units, t.over]).toEqual([['0 spearman 1'], true]);
  const second = battle({ spearman: 1 }, { spearman: 1 }, { chance: even });
  second.red.answers('combat.retreat', 'no');
  second.blue.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'admin');
  expect([at(second, 'T22').units, at(second, 'T21').control]).toEqual([['1 spearman 1'], 0]);
});

test('AKK-11.15 AKK-11.16 to an empty or own neighbouring space, as by land, and not into the Storm', () => {
  const t = battle(
    { spearman: 1 },
    { spearman: 1 },
    {
      red: { controls: ['GIR', 'UMM'] },
      redElsewhere: { UMM: { spearman: 1 } },
      green: { units: { NIP: { priest: 1 } } },
      more: { rebels: { ADA: 1 }, storm: 'T22' },
    },
  );
  t.red.isAsked('combat.retreat').offeringExactly('no', 'AGD', 'D8', 'UMM');
  t.red.isRefused('NIP', 'AKK-11.15', 'no.retreat.occupied', 'fix.retreat.space').isRefused('ADA', 'AKK-11.15');
  t.red.isRefused('T22', 'AKK-11.16');
  const river = battle({ spearman: 1 }, { spearman: 1 }, { space: 'ADA' });
  river.red.isRefused('AWA', 'AKK-11.16', 'no.path.river', 'fix.port');
  const port = battle({ spearman: 1 }, { spearman: 1 }, { space: 'ADA', red: { built: ['port'] } });
  port.red.isAsked('combat.retreat').offering('AWA', 'TUT');
});

test('AKK-11.17 AKK-11.18 AKK-11.19 AKK-7.18 after the round, all survivors together, with a token of the supply', () => {
  const t = battle(
    { spearman: 2, mercenary: 1 },
    { archer: 1 },
    {
      chance: { 'roll.volley': ['0', '1'], 'roll.combat': ['0', '1'] },
    },
  );
  t.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'divine');
  t.blue.answers('combat.volley', 'yes');
  t.red.answers('combat.assign', 'mercenary');
  t.blue.isAsked('combat.mercenaries').answers('decline');
  expect([at(t, 'T22').units, t.board.tokens[0]?.[spaceOf('T22')], t.board.supply[0], t.board.pool[0]]).toEqual([
    ['0 spearman 1'],
    3,
    [6, 6, 5],
    [2, 2, 2],
  ]);
});

test('AKK-11.20 AKK-11.21 AKK-A.7 a space that bears a token needs no second one; without tokens only there', () => {
  const empty = { supply: { admin: 0, royal: 0, divine: 0 } };
  const t = battle(
    { spearman: 1 },
    { spearman: 1 },
    { red: empty, green: { units: {}, tokens: { T22: 'royal' } }, chance: even },
  );
  t.red.isAsked('combat.retreat').offeringExactly('no', 'T22');
  t.red.isRefused('AGD', 'AKK-11.21', 'no.retreat.token', 'fix.retreat.token').answers('combat.retreat', 'T22');
  expect([at(t, 'T22').units, t.board.activated[spaceOf('T22')]]).toEqual([['0 spearman 1'], 4]);
});

test('AKK-11.20 AKK-7.06 with tokens in the supply, too, a space that bears one gets no second', () => {
  const t = battle({ spearman: 1 }, { spearman: 1 }, { green: { units: {}, tokens: { T22: 'royal' } }, chance: even });
  t.red.answers('combat.retreat', 'T22');
  expect([at(t, 'T22').units, t.board.tokens[0]?.[spaceOf('T22')], t.over]).toEqual([['0 spearman 1'], 0, true]);
});

test('AKK-11.22 AKK-11.23 AKK-12.10 a retreat may exceed the army size and takes control of an empty space', () => {
  const t = battle(
    { spearman: 2 },
    { spearman: 1 },
    { chance: even, red: { controls: ['GIR'] }, redElsewhere: { T22: { archer: 2 } } },
  );
  t.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect(at(t, 'T22').units).toEqual(['0 spearman 2', '0 archer 2']);
  const taken = battle(
    { spearman: 1 },
    { spearman: 1 },
    { chance: even, green: { units: {}, controls: ['URU', 'T22'] } },
  );
  taken.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect(at(taken, 'T22').control).toBe(0);
});

test('AKK-11.24 AKK-18.33 who retreats alive is defeated, the other victorious', () => {
  const t = battle({ spearman: 1 }, { spearman: 1 }, { chance: even, more: { quests: ['victory-in-battle'] } });
  t.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  t.blue.isAsked('quest.score').offering('quest/victory-in-battle');
  expect(at(t, 'T21').control).toBe(1);
});

test('AKK-11.25 no retreat for who is wiped out, and none for who wipes out the other', () => {
  const dead = battle({ spearman: 1 }, { champion: 1 }, { chance: { 'roll.combat': ['0', '1'] } });
  dead.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect([at(dead, 'T22'), dead.board.activated[spaceOf('T22')]]).toEqual([
    { control: -1, units: [], rebels: 0, ziggurat: -1 },
    0,
  ]);
  // A champion beaten long ago has nobody left to retreat with.
  const left = battle({ beaten: 1, spearman: 1 }, { champion: 1 }, { chance: { 'roll.combat': ['0', '1'] } });
  left.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect([left.board.captor[0], at(left, 'T22').units]).toEqual([1, []]);
  const victor = battle({ spearman: 1 }, { spearman: 1 }, { chance: { 'roll.combat': ['1', '0'] } });
  victor.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect([at(victor, 'T21'), at(victor, 'T22').control]).toEqual([
    { control: 0, units: ['0 spearman 1'], rebels: 0, ziggurat: -1 },
    -1,
  ]);
});

test('AKK-11.26 AKK-5.15 players may retreat from rebels, in the event phase too; rebels never do', () => {
  const t = akkadTable({
    players: ['red', 'blue', 'green'],
    at: { proc: 'rebels.arrive', locals: { space: spaceOf('T21'), n: 2 }, phase: 'event' },
    has: { red: { controls: ['T21'], units: { T21: { spearman: 1 } } } },
    rebels: {},
    chance: { 'roll.combat': ['0', '0'] },
  });
  t.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect([at(t, 'T21'), at(t, 'T22').units, t.board.activated[spaceOf('T22')], t.over]).toEqual([
    { control: -1, units: [], rebels: 2, ziggurat: -1 },
    ['0 spearman 1'],
    1,
    true,
  ]);
});

test('AKK-11.27 AKK-11.30 before a roll the attacker, then the defender, until both decline in a row', () => {
  const t = battle(
    { champion: 1 },
    { champion: 1 },
    {
      red: { cards: ['battle-fury', 'war-drums', 'miss'] },
      blue: { cards: ['blinding-dust'] },
    },
  );
  stay(t);
  t.red.isRefused('card/miss#1', 'AKK-11.27', 'no.card.moment').answers('combat.card', 'card/battle-fury');
  t.blue.answers('card.sabotage', 'pass');
  expect([bones(t, 0), bones(t, 1)]).toEqual([6, 4]);
  t.blue.answers('combat.card', 'card/blinding-dust');
  t.red.answers('card.sabotage', 'pass');
  t.red.answers('combat.card', 'card/war-drums');
  expect(bones(t, 0)).toBe(5);
});

test('AKK-11.27 Battle Fury and Blinding Dust last for one roll, War Drums for the combat', () => {
  /** Bones of both in the second round, after red and blue have played these in the first. */
  const after = (red: string, blue: string) => {
    const t = battle(
      { champion: 1 },
      { champion: 1 },
      { red: { cards: [red] }, blue: { cards: [blue] }, chance: even },
    );
    stay(t).red.answers('combat.card', `card/${red}`);
    t.blue.answers('card.sabotage', 'pass').answers('combat.card', `card/${blue}`);
    expect(t.board.fight?.round).toBe(2);
    return [bones(t, 0), bones(t, 1)];
  };
  expect(after('battle-fury', 'battle-fury')).toEqual([4, 4]);
  expect(after('war-drums', 'blinding-dust')).toEqual([5, 4]);
});

test('AKK-11.13 AKK-17.06 AKK-E.16 a third player plays no combat card, but may sabotage one', () => {
  // Five hits need the bones of Battle Fury.
  const play = (answer: string) => {
    const t = battle(
      { champion: 1 },
      { champion: 1 },
      {
        red: { cards: ['battle-fury'] },
        green: { units: {}, cards: ['sabotage', 'battle-fury'] },
        chance: { 'roll.combat': ['5', '0'] },
      },
    );
    stay(t);
    t.green.isNotAsked();
    t.red.answers('combat.card', 'card/battle-fury');
    t.green.answers('card.sabotage', answer);
    return t.over;
  };
  expect(play('pass')).toBe(true);
  expect(() => play('card/sabotage')).toThrow('cannot answer roll.combat with 5');
});

test('AKK-11.29 AKK-E.6 AKK-17.21 AKK-22.23 one copy at a time: a second Miss! for the same roll is refused, later it is allowed', () => {
  const t = battle(
    { spearman: 3 },
    { champion: 1 },
    {
      red: { cards: ['miss', 'miss'] },
      chance: { 'roll.combat': ['0', '2', '0', '1'] },
    },
  );
  stay(t).red.answers('combat.card', 'done').answers('combat.cancel', 'card/miss');
  t.red.isRefused('card/miss#2', 'AKK-11.29', 'no.card.copy', 'fix.card.later').answers('combat.cancel', 'done');
  expect(at(t, 'T21').units).toContain('0 spearman 2');
  stay(t).red.answers('combat.card', 'done').answers('combat.cancel', 'card/miss');
  expect(at(t, 'T21').units).toContain('0 spearman 2');
});

test('AKK-11.28 AKK-11.49 hits are cancelled when they are known, those of a Volley too; Shield Wall takes up to two', () => {
  const t = battle(
    { spearman: 2 },
    { archer: 2, spearman: 1 },
    {
      red: { cards: ['shield-wall', 'miss'] },
      chance: { 'roll.volley': ['0', '2'], 'roll.combat': ['0', '1'] },
    },
  );
  stay(t).blue.answers('combat.volley', 'yes');
  t.red.isAsked('combat.cancel').about({ hits: 2, space: 'T21' }).answers('card/shield-wall');
  t.red.answers('combat.card', 'done').answers('combat.cancel', 'card/miss');
  expect(at(t, 'T21').units).toContain('0 spearman 2');
});

test('AKK-17.08 AKK-17.21 a negated Miss! cancels nothing and counts as played', () => {
  const t = battle(
    { spearman: 3 },
    { champion: 1 },
    {
      red: { cards: ['miss', 'miss'] },
      blue: { cards: ['sabotage'] },
      chance: { 'roll.combat': ['0', '2'] },
    },
  );
  stay(t).red.answers('combat.card', 'done');
  t.blue.answers('combat.card', 'done');
  t.red.answers('combat.cancel', 'card/miss');
  t.blue.answers('card.sabotage', 'card/sabotage');
  t.red.answers('card.sabotage', 'pass').isRefused('card/miss#2', 'AKK-11.29');
  t.red.answers('combat.cancel', 'done');
  expect(at(t, 'T21').units).toContain('0 spearman 1');
});

test('AKK-11.29 Rain of Arrows before a Volley that is allowed; Broken Oath takes a mercenary who counts as converted', () => {
  const t = battle(
    { archer: 2 },
    { spearman: 2, mercenary: 3 },
    {
      red: { cards: ['rain-of-arrows', 'broken-oath'] },
      chance: { 'roll.volley': ['4', '0'] },
    },
  );
  stay(t)
    .red.answers('combat.volley', 'yes')
    .answers('combat.card', 'card/rain-of-arrows')
    .answers('combat.card', 'done');
  t.blue.answers('combat.assign', 'mercenary', 'mercenary', 'spearman');
  t.red.isRefused('card/broken-oath#1', 'AKK-17.04', 'no.card.mercenaries');
  const oath = battle(
    { spearman: 1 },
    { spearman: 1, mercenary: 3 },
    { red: { cards: ['broken-oath'] }, chance: even },
  );
  stay(oath).red.answers('combat.card', 'card/broken-oath');
  expect([at(oath, 'T21').units, oath.board.fight?.mercenaries]).toEqual([
    ['0 spearman 1', '0 mercenary 1', '1 spearman 1', '1 mercenary 2'],
    [0, 2],
  ]);
  // Where no Volley is possible, no card for it is asked for.
  // Rebels have no mercenaries to turn.
  const rebels = stay(battle({ spearman: 2 }, 2, { red: { cards: ['broken-oath', 'miss'] } }));
  rebels.red.isAsked('combat.card').offeringExactly('done');
  rebels.red.isRefused('card/broken-oath#1', 'AKK-17.04', 'no.card.mercenaries');
  const blocked = battle({ archer: 1 }, { spearman: 1, 'shield-bearer': 1 }, { red: { cards: ['rain-of-arrows'] } });
  stay(blocked).red.isAsked('combat.card').about({ moment: 'roll', round: 1 });
});

test('AKK-11.30 whoever holds any card that is not known to be another is asked, whatever it is', () => {
  const t = battle({ spearman: 1 }, { spearman: 1 }, { red: { cards: ['caravan'] }, blue: { cards: [] } });
  stay(t).red.isAsked('combat.card').offeringExactly('done');
  t.red.answers('combat.card', 'done');
  t.blue.isNotAsked('combat.card');
});
