import { expect, test } from 'vitest';
import { TITAN_IDS } from '../../content/decks.ts';
import { attacks, cheapest } from '../../rules/queries/attack.ts';
import { titanCard } from '../../content/decks.ts';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, armyOf, goodsOf, isDamaged, told } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

const blues = (blue: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    round: 3,
    chance: { 'damage.die': ['blank', 'blank', 'blank'] },
    ...more,
    has: { ...more.has, blue: { citizens: { 1: 'ready' }, ...blue } },
  });
const LION = [{ active: 'M14' }];

test('AW-8.01 AW-8.19 AW-8.20 an attack is an action without a citizen: the titan is taken, the next one turned up', () => {
  const t = blues(
    { armies: LION, coins: 3 },
    { tops: ['T101', 'T215', 'T310'], chance: { 'damage.die': ['blank'], 'titan.turn': ['T103'] } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect([t.board.titans[1], t.board.titanTop[0], t.board.citizens[1]?.[0]]).toEqual([['T101'], ['T103'], -1]);
  t.chanceWeighed(
    'titan.turn',
    TITAN_IDS.filter((id) => id.startsWith('T1') && id !== 'T101'),
  );
  expect(told(t.red, 'titan')).toEqual(['titan.defeated AW-8.19 T101', 'titan.turned AW-8.20 T103']);
  t.green.isAsked('turn.action');
});

test('AW-8.02 AW-8.03 AW-A.29 targets: the tops of the three decks in any round and every threatening titan, one’s own too', () => {
  const t = blues(
    { armies: [{ active: 'M14' }, { active: 'M24' }], coins: 20, draft: 9, threat: 'ST01' },
    {
      round: 1,
      tops: ['', 'T203', 'T310'],
      has: { red: { threat: 'T101' }, green: { threat: 'T106' } },
    },
  );
  acts(t, 'blue', 'attack');
  t.blue.isAsked('attack.target').offeringExactly('deck/2', 'deck/3', 'threat/0', 'threat/1', 'threat/2');
});

test('AW-8.04 AW-8.05 one titan in a turn; another attack needs another turn and another army', () => {
  const t = blues(
    { armies: [{ active: 'M14' }, { active: 'M24' }], coins: 20 },
    { tops: ['T101', 'T203', 'T310'], has: { red: { threat: 'T106' } } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0');
  acts(t, 'green', 'pass');
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'attack', 'threat/0', '1');
  expect(t.board.titans[1]).toEqual(['T101', 'T106']);
  t.blue.isAsked('turn.action').notOffering('attack');
});

test('AW-8.06 AW-E.5 without an unused army there is no attack, whatever the cards show', () => {
  const cards = ['EA03', 'EA04', 'EA05', 'EB02'];
  const t = blues({ cards, armies: [{ active: 'M01', used: true, coins: 1 }] }, { tops: ['T101', 'T203', 'T310'] });
  t.blue.isAsked('turn.action').notOffering('attack');
  t.blue.isRefused('attack', 'AW-8.06', 'no.attack.army', 'fix.recruit');
});

test('AW-8.07 AW-8.08 AW-8.09 AW-E.3 a card costs its coins and one more, they are put on it, and it is used', () => {
  const t = blues({ armies: [{ active: 'M14', coins: 3 }], coins: 4 }, { tops: ['T101', 'T215', 'T310'] });
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect([goodsOf(t, 1)[0], armyOf(t, 'M14'), told(t.red, 'army')]).toEqual([
    0,
    '0:7 used',
    ['army.paid AW-8.08 M14 4'],
  ]);
  const poor = blues({ armies: [{ active: 'M14', coins: 3 }], coins: 3 }, { tops: ['T101', 'T215', 'T310'] });
  poor.blue.isRefused('attack', 'AW-8.07', 'no.attack.coins', 'fix.coins');
  expect(poor.blue.refusal('attack')?.why.params).toEqual({ cost: 4, coins: 3 });
});

test('AW-8.10 any number of armies, each at its own cost', () => {
  const t = blues(
    { armies: [{ active: 'M13', coins: 1 }, { active: 'M03' }], coins: 3 },
    { tops: ['T105', 'T203', 'T310'] },
  );
  acts(t, 'blue', 'attack');
  // Sun Bull: 7 by swords only, Moss Giant 7: both need both armies.
  t.blue.isAsked('attack.target').offeringExactly('deck/1', 'deck/2');
  t.blue.isRefused('deck/3', 'AW-8.17', 'no.attack.swords', 'fix.attack');
  acts(t, 'blue', 'deck/2', '0+1');
  expect([goodsOf(t, 1)[0], armyOf(t, 'M13'), armyOf(t, 'M03')]).toEqual([0, '0:3 used', '1:1 used']);
});

test('AW-8.12 AW-9.19 retired cards without an active one on top are of no use, until there is one', () => {
  const more = { tops: ['T106', 'T215', 'T310'] as const, military: ['M03'] };
  const t = blues({ armies: [{ retired: ['M25', 'M22'] }], coins: 9, citizens: { 1: 'ready', 2: 'ready' } }, more);
  t.blue.isRefused('attack', 'AW-8.06', 'no.attack.army');
  acts(t, 'blue', 'citizen/1', 'recruit', 'M03', 'slot/0');
  acts(t, 'green', 'pass');
  acts(t, 'red', 'pass');
  // 3 of Hali Regiment, 2 and 1 of the legacies.
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect(t.board.titans[1]).toEqual(['T106']);
});

test('AW-8.13 AW-8.14 AW-12.03 armies, cards, districts, titans and Draft are added up', () => {
  const { board } = blues({
    armies: [{ active: 'M01', retired: ['SM01'] }],
    cards: ['EA03', 'EA08', 'EA04!'],
    districts: ['D11', 'D10'],
    titans: ['T101', 'T106'],
    draft: 2,
  });
  const [attack] = attacks(board, 1);
  expect([attack?.swords, attack?.arrows]).toEqual([1 + 1 + 1 + 1 + 1 + 2, 3 + 2 + 1 + 1]);
});

test('AW-8.15 AW-E.22 where a titan shows swords only, arrows do not count; swords may be bought', () => {
  const armies = [{ active: 'M11', retired: ['M05'] }];
  // Temple Guard 2 swords, 2 arrows, a legacy arrow, 2 draft swords: 4 against Thorn Ape's 5.
  const t = blues({ armies, draft: 2 }, { tops: ['T101', 'T215', 'T310'] });
  t.blue.isAsked('turn.action').notOffering('attack');
  t.blue.isRefused('attack', 'AW-8.17', 'no.attack.any', 'fix.attack');
  const rich = blues({ armies, draft: 2, ambrosia: 2 }, { tops: ['T101', 'T215', 'T310'] });
  acts(rich, 'blue', 'attack', 'deck/1', '0', '1');
  expect([rich.board.titans[1], goodsOf(rich, 1)[2]]).toEqual([['T101'], 0]);
});

test('AW-8.16 AW-8.17 AW-A.4 an attack is declared only if it reaches the defence; more is lost', () => {
  const reaches = (defence: string) => {
    const t = blues({ armies: LION }, { tops: [defence, 'T215', 'T310'] });
    return t.blue.isAsked('turn.action').options.includes('attack');
  };
  // Lion Phalanx has 5 swords: Thorn Ape 5, Gold Scarab 6.
  expect([reaches('T101'), reaches('T108')]).toEqual([true, false]);
  const t = blues({ armies: [{ active: 'M14' }, { active: 'M03' }], coins: 9 }, { tops: ['T101', 'T215', 'T310'] });
  acts(t, 'blue', 'attack');
  t.blue.isAsked('attack.armies').offeringExactly('0', '0+1').about({ item: 'T101', target: 'deck/1' });
  t.blue.isRefused('1', 'AW-8.17', 'no.armies.short', 'fix.armies');
  expect(t.blue.refusal('1')?.why.params).toEqual({ value: 3, defence: 5 });
});

test('AW-8.18 nobody can interfere: from the declaration to its end only the attacker is asked', () => {
  const t = blues(
    { armies: [{ active: 'M02' }], draft: 5, cards: ['SE1!', 'SE2!', 'EA28'] },
    { tops: ['T106', 'T215', 'T310'], chance: { 'damage.die': ['titan'] } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0');
  for (const kind of ['repair.card', 'damage.card']) {
    t.blue.isAsked(kind);
    expect(t.table.asked()).toEqual([1]);
    acts(t, 'blue', kind === 'repair.card' ? 'SE2' : 'EA28');
  }
});

test('AW-8.21 AW-E.24 another’s threat is taken: the attacker rolls, the board stays empty until the next Prepare', () => {
  const t = blues(
    { armies: LION },
    {
      has: { green: { threat: 'T101', passed: true }, red: { passed: true } },
      chance: { 'damage.die': ['titan'], 'titan.draw': ['T201', 'T202', 'T203'] },
    },
  );
  acts(t, 'blue', 'attack', 'threat/2', '0', 'SE1');
  expect([t.board.titans, t.board.threat[2], isDamaged(t, 'SE1#2')]).toEqual([[[], ['T101'], []], [], true]);
  acts(t, 'blue', 'pass');
  // Nobody confronted anything; then all three drew.
  expect([t.board.round, t.board.threat]).toEqual([4, [['T201'], ['T202'], ['T203']]]);
  expect(told(t.green, 'dice.rolled').length).toBe(1);
});

test('AW-8.22 AW-A.26 a titan’s symbols do not help against itself, but work before its dice are rolled', () => {
  // Thorn Ape has a sword: 4 against 5 is not enough.
  const t = blues({ armies: [{ active: 'M13' }] }, { tops: ['T101', 'T215', 'T310'] });
  t.blue.isAsked('turn.action').notOffering('attack');
  // Root Colossus feeds one: its food is there when dice fall.
  const root = blues(
    { armies: [{ active: 'M24' }], draft: 5 },
    { tops: ['T106', 'T202', 'T310'], chance: { 'damage.die': ['titan', 'blank'] } },
  );
  acts(root, 'blue', 'attack', 'deck/2', '0');
  expect([root.blue.isAsked('damage.card').options.length, root.board.titans[1]]).toEqual([2, ['T202']]);
});

test('AW-8.23 AW-9.01 AW-9.26 the attacker rolls one die for each banner and alone suffers', () => {
  const rolls = (top: string, deck: number) => {
    const tops = ['T110', 'T215', 'T310'] as [string, string, string];
    tops[deck - 1] = top;
    const t = blues({ armies: LION, draft: 10, bare: true }, { tops, has: { red: { threat: 'T102' } } });
    acts(t, 'blue', 'attack', `deck/${deck}`, '0');
    t.chanceWeighed('damage.die', { titan: 2, coin: 2, blank: 2 });
    return told(t.red, 'dice.rolled');
  };
  expect([rolls('T101', 1), rolls('T201', 2), rolls('T301', 3)]).toEqual([
    ['dice.rolled AW-9.01 0 0 1'],
    ['dice.rolled AW-9.01 0 0 2'],
    ['dice.rolled AW-9.01 0 0 3'],
  ]);
});

test('AW-8.24 Repair mends a damaged card for each symbol before the dice; nothing happens without one', () => {
  const t = blues(
    { armies: [{ active: 'M02', retired: ['M11'] }], draft: 5, cards: ['SE1!', 'EA28!', 'EA03!'] },
    { tops: ['T106', 'T215', 'T310'], chance: { 'damage.die': ['titan'] } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0', 'EA28', 'SE1');
  // Only now the die: what was mended may be damaged.
  t.blue.isAsked('damage.card').offeringExactly('SE1', 'SE2', 'EA28');
  expect(told(t.red, 'card.repaired')).toEqual(['card.repaired AW-8.24 EA28', 'card.repaired AW-8.24 SE1#2']);
  const whole = blues({ armies: [{ active: 'M02' }], draft: 5 }, { tops: ['T106', 'T215', 'T310'] });
  acts(whole, 'blue', 'attack', 'deck/1', '0');
  whole.green.isAsked('turn.action');
});

test('AW-8.25 AW-8.26 AW-A.27 Spy pays at payment, Loot after the dice', () => {
  const t = blues(
    { coins: 2, armies: [{ active: 'M09', retired: ['M10'] }, { active: 'M07' }], draft: 3, cards: ['EA28'] },
    { tops: ['T106', 'T215', 'T310'], chance: { 'damage.die': ['titan'] } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0+1');
  expect(goodsOf(t, 1)).toEqual([0, 2, 0]);
  acts(t, 'blue', 'EA28');
  expect(goodsOf(t, 1)).toEqual([1, 2, 0]);
  expect(told(t.red, 'knowledge')).toEqual(['knowledge.gained AW-8.25 2']);
  expect(told(t.red, 'coins')).toEqual(['coins.gained AW-8.26 1']);
});

test('AW-8.26 Loot cannot help to pay for its own attack', () => {
  const t = blues({ coins: 1, armies: [{ active: 'M07', coins: 1 }], draft: 5 }, { tops: ['T106', 'T215', 'T310'] });
  t.blue.isRefused('attack', 'AW-8.07');
});

test('AW-8.27 the order of an attack, from coins to Loot', () => {
  const t = blues(
    { armies: [{ active: 'M10', retired: ['M07', 'M02'] }], ambrosia: 8, draft: 1, cards: ['EA28!'] },
    { tops: ['T105', 'T215', 'T310'], chance: { 'damage.die': ['coin'], 'titan.turn': ['T101'] } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0', '2');
  expect(
    told(t.red)
      .slice(1)
      .map((line) => line.split(' ').slice(0, 2).join(' ')),
  ).toEqual([
    'army.paid AW-8.08',
    'knowledge.gained AW-8.25',
    'ambrosia.paid AW-11.12',
    'titan.defeated AW-8.19',
    'titan.turned AW-8.20',
    'card.repaired AW-8.24',
    'dice.rolled AW-9.01',
    'effect.starve AW-9.06',
    'citizen.starves AW-9.14',
    'coins.gained AW-8.26',
  ]);
});

test('AW-8.28 coins on a card are nobody’s: they neither pay nor count', () => {
  const t = blues({ coins: 2, armies: [{ active: 'M14', coins: 9, used: true }], citizens: { 1: 'ready' } });
  acts(t, 'blue', 'citizen/1', 'learn');
  expect(goodsOf(t, 1)).toEqual([2, 0, 0]);
});

test('AW-8.29 coins stay from round to round: 1, then 2, then 4', () => {
  const t = blues(
    { armies: LION, coins: 20, citizens: { 1: 'labor' } },
    {
      round: 1,
      tops: ['T101', 'T215', 'T310'],
      has: { red: { passed: true, threat: 'T104' }, green: { passed: true } },
      chance: { 'damage.die': ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] },
    },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect([t.board.round, armyOf(t, 'M14')]).toEqual([2, '0:1']);
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'attack', 'threat/0', '0');
  expect(armyOf(t, 'M14')).toBe('0:3 used');
  expect(attacks({ ...t.board, spent: t.board.spent.map(() => false) }, 1)[0]?.cost).toBe(4);
});

test('AW-8.30 AW-E.41 Loot is paid although the dice took the army', () => {
  const t = blues(
    { coins: 1, armies: [{ active: 'M08' }], draft: 9 },
    { tops: ['T110', 'T208', 'T310'], chance: { 'damage.die': ['coin', 'blank'] } },
  );
  acts(t, 'blue', 'attack', 'deck/2', '0');
  expect([t.board.army[1], goodsOf(t, 1)[0], t.board.militaryDiscard]).toEqual([[], 1, ['M08']]);
});

test('AW-8.31 only one’s own armies can be paid', () => {
  const t = blues(
    { armies: [{ active: 'SM01' }], coins: 9 },
    { tops: ['T101', 'T215', 'T310'], has: { green: { armies: LION } } },
  );
  t.blue.isAsked('turn.action').notOffering('attack');
});

test('AW-E.4 AW-A.5 AW-A.6 the attack on the Stone Being', () => {
  const t = blues(
    { coins: 2, armies: [{ active: 'M01', coins: 1, retired: ['SM01'] }], cards: ['EA03', 'EA04'] },
    { tops: ['T110', 'T208', 'T310'], chance: { 'damage.die': ['blank', 'coin'], 'titan.turn': ['T214'] } },
  );
  acts(t, 'blue', 'attack', 'deck/2', '0');
  expect([goodsOf(t, 1)[0], t.board.titans[1], t.board.titanTop[1]]).toEqual([0, ['T208'], ['T214']]);
  expect(told(t.red).findIndex((line) => line.startsWith('titan.turned'))).toBeLessThan(
    told(t.red).findIndex((line) => line.startsWith('dice.rolled')),
  );
  // The coin takes the Merkian Troops, the retired City Guard stays, and the coins are gone.
  expect([t.board.army[1], armyOf(t, 'SM01#2'), armyOf(t, 'M01'), t.board.militaryDiscard]).toEqual([
    ['SM01#2'],
    '0:0 retired',
    '0:0',
    ['M01'],
  ]);
});

test('AW-11.12 who needs no more swords is not asked to buy any', () => {
  const t = blues({ armies: LION, coins: 3, ambrosia: 4 }, { tops: ['T101', 'T215', 'T310'] });
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect([t.board.titans[1], goodsOf(t, 1)[2]]).toEqual([['T101'], 4]);
});

test('AW-11.12 swords: as many as are needed or more, 2 ambrosia each; fewer or too many are refused', () => {
  const t = blues({ armies: [{ active: 'M03' }], ambrosia: 6 }, { tops: ['T101', 'T215', 'T310'] });
  acts(t, 'blue', 'attack', 'deck/1', '0');
  t.blue.isAsked('attack.swords').offeringExactly('2', '3').about({ item: 'T101', target: 'deck/1', armies: '0' });
  t.blue
    .isRefused('0', 'AW-8.17', 'no.swords.few', 'fix.swords')
    .isRefused('1', 'AW-8.17', 'no.swords.few', 'fix.swords')
    .isRefused('4', 'AW-11.12', 'no.swords.ambrosia', 'fix.fewer');
  expect(t.blue.refusal('4')?.why.params).toEqual({ cost: 8 });
  acts(t, 'blue', '3');
  expect([goodsOf(t, 1)[2], t.board.titans[1], told(t.red, 'ambrosia')]).toEqual([
    0,
    ['T101'],
    ['ambrosia.paid AW-11.12 6'],
  ]);
});

test('AW-11.12 where the ambrosia for a sword is spent meanwhile, the attack is taken back', () => {
  const t = blues({ armies: [{ active: 'M13' }], ambrosia: 3, cards: ['SE1!'] }, { tops: ['T101', 'T106', 'T310'] });
  acts(t, 'blue', 'attack');
  t.blue.takes('~ambrosia.repair/SE1#2');
  t.blue.isAsked('turn.action').notOffering('attack');
  expect(armyOf(t, 'M13')).toBe('0:0');
});

test('AW-8.16 the cheapest sufficient set is known to bot and page', () => {
  const { board } = blues({
    coins: 20,
    ambrosia: 2,
    armies: [{ active: 'M14', coins: 7 }, { active: 'M13' }, { active: 'M03' }],
    districts: ['D08'],
  });
  const set = cheapest(board, 1, titanCard('T101'));
  expect([set?.slots, set?.cost]).toEqual([2, 1]);
  expect(cheapest(board, 1, titanCard('T307'))).toBe(undefined);
});
