import { expect, test } from 'vitest';
import { GOD_NAMES } from '../../content/gods.ts';
import { names } from '../../content/names.en.ts';
import { PIECES } from '../../content/pieces.ts';
import { askingEn } from '../../content/asking.en.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { en } from '../../content/texts.en.ts';
import { akkad } from '../../rules/index.ts';
import { hitsOf, oddsOf } from '../../rules/queries/bones.ts';
import { akkadTable, at, playOn } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;

test('AKK-A.15 a bone hits as often as it misses', () => {
  expect([hitsOf(1), oddsOf(1), oddsOf(2)]).toEqual([
    ['0', '1'],
    [1, 1],
    [1, 2, 1],
  ]);
});

test('AKK-A.16 eight roles and eight gods have their names', () => {
  const named = [...ROLE_NAMES.map((id) => `role.${id}`), ...GOD_NAMES.map((id) => `god.${id}`)];
  expect(named.filter((id) => names[id] === undefined)).toEqual([]);
  expect(new Set(named.map((id) => names[id])).size).toBe(16);
});

test('AKK-A.20 a token the Commander takes off the board goes to the supply', () => {
  const red = { roles: ['commander'], tokens: { LAG: 'admin' }, pool: {} };
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red } });
  t.red.answers('turn.choose', 'role/commander').answers('role.item', 'skip').answers('commander.recall', 'LAG');
  expect([t.board.supply[0]?.[0], t.board.pool[0]?.[0], t.board.activated.some((mask) => mask !== 0)]).toEqual([
    8,
    0,
    false,
  ]);
});

test('AKK-A.22 eight command tokens of each type, and no more', () => {
  const full = { admin: 8, royal: 8, divine: 8 };
  const t = akkadTable({ players: FOUR, at: 'prestige', has: { red: { pool: full } } });
  // Nothing is left to gain.
  t.blue.isAsked('token.gain');
  expect([t.board.pool[0], PIECES.tokens]).toEqual([[8, 8, 8], 8]);
});

test('AKK-A.31 the cards are called Mercy from the Gods', () => {
  expect([en['option.mercy'], askingEn['mercy.take'].ask].every((text) => text?.includes('Mercy from the Gods'))).toBe(
    true,
  );
});

test('AKK-A.52 Taram-Akkad starts with both champions', () => {
  const t = akkadTable({ players: FOUR, at: 'beginning', chance: { 'deal.order': ['0', '1', '2'] } });
  playOn(t, () => t.board.phase === 'selection', 'taram-akkad', 'mari');
  const seat = t.board.character.indexOf('taram-akkad');
  const home = { mari: 'MAR', urkesh: 'URK', uruk: 'URU', susa: 'SUS', girsu: 'GIR', assur: 'ASS', '': '' };
  expect(at(t, home[t.board.home[seat] ?? '']).units).toContain(`${seat} champion 2`);
});

test('AKK-A.55 goods are open to all, hands and Mercy cards are not', () => {
  const red = { goods: { lapis: 3 }, cards: ['plague#1'], mercies: ['gift-of-enlil'] };
  const t = akkadTable({ players: FOUR, at: 'action', has: { red } });
  const { goods, hand, mercies } = t.sees('blue').board;
  expect([goods[0], hand[0], mercies[0]]).toEqual([[0, 0, 0, 3], ['?action'], ['?mercy']]);
});

test('AKK-A.60 secondary parts go clockwise from the user', () => {
  const has = { green: { roles: ['scribe'] } };
  const t = akkadTable({ players: FOUR, at: { turn: 'green' }, has });
  t.green.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'skip');
  t.yellow.answers('role.follow', 'decline');
  t.red.answers('role.follow', 'decline');
  t.blue.answers('role.follow', 'decline');
  expect(t.over).toBe(true);
});

test('AKK-18.31 Akkad is a city and a special city, and its card one of the twelve', () => {
  const scores = (quest: string, controls: string[]) => {
    const t = akkadTable({ players: FOUR, at: 'prestige', rebels: {}, quests: [quest], has: { red: { controls } } });
    return t.table.question(0)?.kind === 'prestige.quest' && t.table.options(0).includes(quest);
  };
  expect([
    scores('control-5-cities', ['GIR', 'LAG', 'UMM', 'SHU']),
    scores('control-5-cities', ['GIR', 'LAG', 'UMM', 'SHU', 'AGD']),
  ]).toEqual([false, true]);
  expect([
    scores('lord-of-three-cities', ['GIR', 'NIP', 'MRD']),
    scores('lord-of-three-cities', ['GIR', 'NIP', 'MRD', 'AGD']),
  ]).toEqual([false, true]);
});

test('AKK-A.1 AKK-A.5 AKK-A.23 AKK-A.29 what a table may play otherwise, and what it plays if nothing is said', () => {
  const offered = Object.entries(akkad.options).map(([name, { values, rule }]) => [name, values.join(' '), rule]);
  expect(offered).toEqual([
    ['deal', 'choose random two', 'AKK-1.04'],
    ['activation', 'common by-player', 'AKK-A.6'],
    ['rebel-cities', 'blue all', 'AKK-A.4'],
    ['akkad-rebels', '1 2 3 4 5 6 7 8 9 10', 'AKK-A.5'],
    ['retreat', 'first after-volley', 'AKK-A.1'],
    ['unchosen', 'accumulate one', 'AKK-A.23'],
    ['mercy', 'every-round once', 'AKK-A.29'],
    ['temple-order', 'train-first ziggurat-first', 'AKK-A.2'],
    ['canal-control', 'free controlled', 'AKK-A.3'],
    ['ziggurat-blocks', 'attacked any', 'AKK-A.9'],
    ['governor-city', 'canal-only yields', 'AKK-A.33'],
    ['plague-champion', 'may-choose never', 'AKK-A.8'],
  ]);
  expect([akkad.players, akkad.version]).toEqual([{ min: 3, max: 6 }, 1]);
});
