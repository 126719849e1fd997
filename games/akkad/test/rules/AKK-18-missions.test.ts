import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Name } from '../quests.ts';
import { battle, CHAMPION, during, FOUR, HOST, takes } from '../quests.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, playOn } from '../support.ts';

const FIVE = [...FOUR, 'white'] as const;

test('AKK-18.11 AKK-18.18 AKK-18.34 Girsu: five ziggurats on the board are 4 VP, as soon as the last is placed, once', () => {
  const red: Player = {
    controls: ['GIR', 'LAG', 'UMM', 'SHU', 'SIP'],
    ziggurats: ['LAG', 'UMM', 'SHU', 'SIP'],
    roles: ['priest'],
  };
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red } });
  t.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'ziggurat');
  t.red.isAsked('quest.score').offeringExactly('mission', 'wait');
  t.red.answers('quest.score', 'mission');
  expect([t.board.vp[0], t.board.ledger[0], t.board.missionScored[0]]).toEqual([4, [0, 4, 0], true]);
  const again = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red: { ...red, missionScored: true } } });
  again.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'ziggurat');
  expect(again.table.question(0)?.kind).not.toBe('quest.score');
  // Another player's ziggurats are nothing to blue of Susa.
  expect(takes(1, 'T10', { blue: { ziggurats: ['SUS', 'AWA'], controls: ['SUS', 'AWA'] } }).over).toBe(true);
});

test('AKK-18.18 AKK-18.34 Assur: all four buildings, all six upgrades and 3 ziggurats, or 2 where each has one role', () => {
  const upgrades = ['sheepfold', 'granary', 'royal-roads', 'tax-reform', 'zealotry'];
  const built = ['storehouse', 'palace', 'temple', 'port'];
  const controls = ['ASS', 'EKA', 'GAS', 'TUT'];
  const last = (ziggurats: string[], players: typeof FOUR | typeof FIVE = FOUR) => {
    const red: Player = { home: 'assur', built, upgrades, god: 'enlil', controls, ziggurats };
    const t = akkadTable({ players, at: { turn: 'red' }, has: { red } });
    t.red.answers('turn.choose', 'worship');
    return t;
  };
  const t = last(['ASS', 'EKA', 'GAS']);
  t.red.answers('quest.score', 'mission');
  expect(t.board.vp[0]).toBe(4);
  expect(last(['ASS', 'EKA']).table.question(0)?.kind).not.toBe('quest.score');
  last(['ASS', 'EKA'], FIVE).red.answers('quest.score', 'mission');
  expect(last(['ASS'], FIVE).table.question(0)?.kind).not.toBe('quest.score');
  // More ziggurats do not stand for an upgrade that lacks.
  const few = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: {
      red: { home: 'assur', built, upgrades: upgrades.slice(1), god: 'enlil', controls, ziggurats: controls },
    },
  });
  few.red.answers('turn.choose', 'worship').answers('building.gain', 'upgrade/sheepfold');
  expect(few.table.question(0)?.kind).not.toBe('quest.score');
});

test('AKK-18.18 Susa pays 18 lapis at one time, on the own turn and without an action', () => {
  const holding = (lapis: number, turn: string) =>
    akkadTable({ players: FOUR, at: { turn }, has: { blue: { home: 'susa', goods: { lapis } } } });
  const t = holding(19, 'blue');
  // Nobody asks for a payment: it is offered besides the question of the turn.
  t.blue.isAsked('turn.choose');
  t.blue.takes('~mission.buy/pay');
  expect([t.board.vp[1], t.board.goods[1]?.[3]]).toEqual([4, 1]);
  t.blue.isAsked('turn.choose');
  holding(17, 'blue').blue.doesNotOffer();
  holding(19, 'red').blue.doesNotOffer();
  // A deed that settles scores does not turn the payment into a free mission.
  const deed = takes(1, 'T10', { blue: { home: 'susa', goods: { lapis: 18 } } });
  expect([deed.over, deed.board.vp[1]]).toEqual([true, 0]);
});

test('AKK-18.12 a mission completed in the event phase is scored when the action phase starts', () => {
  const ziggurats = ['GIR', 'LAG', 'UMM', 'SHU', 'SIP'];
  const t = akkadTable({ players: FOUR, at: 'action', has: { red: { controls: ziggurats, ziggurats } } });
  t.red.answers('quest.score', 'mission');
  expect([t.board.vp[0], t.board.phase]).toEqual([4, 'action']);
});

test('AKK-18.13 a mission of deeds waits for the home city; a state must still hold then', () => {
  const uruk: Player = { home: 'uruk', controls: ['LAR'], units: {} };
  const claimed = ['anzu', 'asag', 'bashmu'];
  const t = takes(0, 'URU', { red: uruk }, { claimed });
  t.red.answers('quest.score', 'mission');
  expect(t.board.vp[0]).toBe(4);
  // Before, nobody could score it.
  expect(takes(0, 'T17', { red: uruk }, { claimed }).over).toBe(true);
  const four = ['LAG', 'UMM', 'SHU', 'SIP'];
  const girsu = takes(0, 'GIR', { red: { controls: four, ziggurats: four, units: {} } });
  expect([girsu.over, girsu.board.vp[0]]).toEqual([true, 0]);
});

test('AKK-18.14 AKK-18.15 Mari: champions of three other players, beaten on the losing side or in mutual destruction', () => {
  const mari = (units: Player['units']): Player => ({ home: 'mari', units: units ?? {} });
  const blue: Player = { units: CHAMPION, controls: ['SUS'] };
  expect(battle({ red: mari(HOST), blue }, ['2', '0']).board.humbled[0]).toBe(2);
  expect(battle({ red: mari(CHAMPION), blue }, ['2', '2']).board.humbled[0]).toBe(2);
  // Beaten on the winning side it is not defeated.
  const won = battle({ red: mari({ T13: { spearman: 2 } }), blue: { ...blue, units: HOST } }, ['2', '2']);
  expect(won.board.humbled[0]).toBe(0);
});

test('AKK-18.14 AKK-18.32 AKK-A.79 three of them are the mission; without a champion left a victory over the player counts', () => {
  const third = (humbled: string[]) => {
    const t = during(
      'arrive',
      { seat: 0, space: spaceOf('T13'), cause: 'move' },
      { red: { home: 'mari', units: HOST, humbled }, blue: { units: CHAMPION, controls: ['SUS'] } },
      { chance: { 'roll.combat': ['2', '0'] } },
    );
    playOn(t, () => t.table.question(0)?.kind === 'quest.score', 'mission');
    return t.over ? [] : t.table.options(0);
  };
  expect([third(['green', 'yellow']), third(['green']), third(['green', 'blue'])]).toEqual([
    ['mission', 'wait'],
    [],
    [],
  ]);
  const red: Player = { home: 'mari', units: HOST };
  const taram: Player = { character: 'taram-akkad', lost: 2, units: { T13: { spearman: 1 } }, controls: ['SUS'] };
  expect(battle({ red, blue: taram }, ['1', '0']).board.humbled[0]).toBe(2);
  const still: Player = { ...taram, lost: 1, units: { T13: { spearman: 1 }, SUS: { champion: 1 } } };
  expect(battle({ red, blue: still }, ['1', '0']).board.humbled[0]).toBe(0);
});

test('AKK-18.16 AKK-18.28 AKK-E.20 Urkesh: Akkad when two action phases in a row end, before expeditions land', () => {
  const end = (more: Partial<Board<Name>>, controls: string[]) => {
    const red: Player = { home: 'urkesh', controls: ['URK', ...controls], pool: {} };
    const none = { pool: {} };
    const voyage = { to: 'AGD', units: { champion: 3 } };
    const t = akkadTable({
      players: FOUR,
      at: 'action',
      rebels: {},
      akkadTaken: true,
      ...more,
      has: { red, blue: { ...none, units: {}, voyage }, green: none, yellow: none },
    });
    return [t.board.missionReady[0], t.table.question(0)?.kind === 'quest.score'];
  };
  expect(end({ akkadHeld: 'red' }, ['AGD'])).toEqual([true, true]);
  expect(end({}, ['AGD'])).toEqual([false, false]);
  // Held at the end of the phase before the last only.
  expect(end({ akkadHeld: 'red' }, [])).toEqual([false, false]);
  expect(end({ akkadHeld: 'blue' }, ['AGD'])).toEqual([false, false]);
});

test('AKK-18.17 AKK-E.23 Uruk: three claimed monsters, mutual destruction included', () => {
  const red: Player = { home: 'uruk', units: { D5: { champion: 1 } } };
  const hunt = (claimed: string[], rolls: string[]) => {
    const locals = { seat: 0, space: spaceOf('D5'), cause: 'move' };
    const t = during('monster.combat', locals, { red }, { claimed, chance: { 'roll.combat': rolls } });
    playOn(t, () => t.table.question(0)?.kind === 'quest.score', 'lapis');
    return t;
  };
  const both = hunt(['anzu', 'asag'], ['2', '1', '2', '2']);
  both.red.answers('quest.score', 'mission');
  // Claimed, but no reward.
  expect([both.board.vp[0], both.board.monsters[4], both.board.goods[0]?.[3]]).toEqual([4, 2, 0]);
  const second = hunt(['anzu'], ['4', '0']);
  expect([second.over, second.board.goods[0]?.[3]]).toEqual([true, 2]);
});

test('AKK-18.34 AKK-18.12 a ziggurat of the Priest may be the last one, by the card or by who follows', () => {
  const cities = ['GIR', 'LAG', 'UMM', 'SHU', 'SIP'];
  const girsu: Player = { home: 'girsu', controls: cities, ziggurats: cities.slice(0, 4), units: {} };
  const bare: Player = { pool: {} };
  const own = akkadTable({
    players: FOUR,
    at: { turn: 'green' },
    rebels: {},
    has: { red: bare, blue: bare, yellow: bare, green: { ...girsu, roles: ['priest'] } },
  });
  own.green.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'ziggurat');
  own.green.answers('quest.score', 'mission');
  expect(own.board.vp[2]).toBe(4);
  const follower = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    rebels: {},
    has: {
      red: { home: 'uruk', roles: ['priest'], pool: {} },
      blue: bare,
      yellow: bare,
      green: { ...girsu, pool: { divine: 1 } },
    },
  });
  follower.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'skip');
  follower.green.answers('role.follow', 'ziggurat').answers('quest.score', 'mission');
  expect(follower.board.vp[2]).toBe(4);
});

test('AKK-18.33 neither rebels nor monsters are players: to beat them is no victory in battle', () => {
  const quests = { quests: ['victory-in-battle'] };
  const rebels = akkadTable({
    players: FOUR,
    at: { proc: 'arrive', locals: { seat: 2, space: spaceOf('T21'), cause: 'move' }, active: 'green' },
    rebels: { T21: 1 },
    chance: { 'roll.combat': ['1', '0'] },
    ...quests,
    has: { green: { units: { T21: { champion: 1 } } } },
  });
  playOn(rebels, () => rebels.over);
  expect([rebels.board.rebels[spaceOf('T21')], rebels.board.deeds[2], rebels.board.vp[2]]).toEqual([0, 0, 0]);
  const locals = { seat: 2, space: spaceOf('D5'), cause: 'move' };
  const beast = during(
    'monster.combat',
    locals,
    { green: { units: { D5: { champion: 1 } } } },
    { ...quests, chance: { 'roll.combat': ['4', '0'] } },
  );
  playOn(beast, () => beast.over, 'lapis');
  expect([beast.board.monsters[4], beast.board.deeds[2]]).toEqual([beast.board.home[2] === 'uruk' ? 2 : 1, 0]);
});
