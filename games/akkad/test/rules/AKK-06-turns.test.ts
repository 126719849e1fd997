import { expect, test } from 'vitest';
import { akkadTable, playOn } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
const bare = { pool: {} };
const nothing = { red: bare, blue: bare, green: bare, yellow: bare };

test('AKK-6.01 AKK-6.02 turns go clockwise from the Crown, one action each', () => {
  const card = { pool: {}, cards: ['caravan#1'] };
  const has = {
    red: { pool: {}, cards: ['caravan#1'] },
    blue: { pool: {}, cards: ['royal-decree#1'] },
    green: bare,
    yellow: card,
  };
  const t = akkadTable({
    players: FOUR,
    at: 'action',
    crown: 'blue',
    has: { ...has, yellow: { pool: {}, cards: ['caravan#2'] } },
  });
  t.blue.answers('turn.choose', 'pass');
  // Green has nothing at all and passes without a question.
  t.yellow.answers('turn.choose', 'card/caravan#2').answers('card.mode', 'lapis');
  t.red.answers('card.sabotage', 'pass');
  t.blue.answers('card.sabotage', 'pass');
  t.red.isAsked('turn.choose');
});

test('AKK-6.03 the actions: a space, a role card, a card, the character, the worship card', () => {
  const red = {
    roles: ['scribe'],
    cards: ['caravan#1', 'miss#1'],
    character: 'ur-utu',
    goods: { silver: 2 },
    god: 'enki',
  } as const;
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red } });
  expect([...t.red.isAsked('turn.choose').options]).toEqual([
    'activate',
    'role/scribe',
    'card/caravan#1',
    'character',
    'worship',
  ]);
});

test('AKK-6.04 AKK-6.05 AKK-6.12 who has passed takes no more turns; the last pass closes the phase', () => {
  const cards = (n: number) => ({ pool: {}, cards: [`caravan#${n}`] });
  const t = akkadTable({
    players: ['red', 'blue', 'green'],
    at: 'action',
    has: { red: cards(1), blue: cards(2), green: bare },
  });
  t.red.answers('turn.choose', 'pass');
  t.blue.answers('turn.choose', 'card/caravan').answers('card.mode', 'silver');
  t.red.answers('card.sabotage', 'pass');
  expect(t.board.phase).toBe('prestige');
  t.red.isAsked('token.gain');
});

test('AKK-6.06 AKK-6.11 a passed player may still react, and that is no action', () => {
  const has = { red: { pool: {}, cards: ['sabotage#1'], passed: true }, blue: { pool: {}, cards: ['caravan#1'] } };
  const t = akkadTable({ players: FOUR, at: { turn: 'blue' }, has });
  t.blue.answers('turn.choose', 'card/caravan').answers('card.mode', 'lapis');
  t.red.answers('card.sabotage', 'card/sabotage');
  expect([t.over, t.board.goods[1], t.board.actionDiscard]).toEqual([true, [0, 0, 0, 0], ['sabotage#1', 'caravan#1']]);
});

test('AKK-6.07 AKK-6.08 all role cards must be used before passing, even without doing anything with them', () => {
  const t = akkadTable({
    players: FOUR,
    at: 'action',
    has: { ...nothing, red: { pool: {}, roles: ['vizier', 'engineer'] } },
  });
  t.red.isRefused('pass', 'AKK-6.07', 'no.pass.role');
  t.red.answers('turn.choose', 'role/engineer').answers('canal.place', 'done');
  t.red.isAsked('turn.choose').notOffering('pass').offering('role/vizier');
});

test('AKK-6.09 with nothing else to do the role card is played', () => {
  const t = akkadTable({ players: FOUR, at: 'action', has: { ...nothing, red: { pool: {}, roles: ['vizier'] } } });
  expect([...t.red.isAsked('turn.choose').options]).toEqual(['role/vizier']);
});

test('AKK-6.10 with nothing to do one passes without a question; a hand keeps its secret', () => {
  const t = akkadTable({ players: FOUR, at: 'action', has: { ...nothing, green: { pool: {}, cards: ['miss#1'] } } });
  expect([t.board.passed, [...t.green.isAsked('turn.choose').options]]).toEqual([[true, true, false, false], ['pass']]);
});

test('AKK-6.13 a quest somebody waited with may be scored at any moment of the phase', () => {
  const t = akkadTable({
    players: FOUR,
    at: 'action',
    has: { blue: { home: 'girsu', ziggurats: ['GIR', 'LAG'] } },
    quests: ['slay-a-monster'],
  });
  t.board.deeds[1] = 1 << 3;
  t.blue.takes('~score.now/quest/slay-a-monster');
  expect([t.board.vp, t.board.scored[3]]).toEqual([[0, 1, 0, 0], 2]);
  t.red.isAsked('turn.choose');
});

test('AKK-6.14 AKK-20.01 nine points end the game in the middle of everything', () => {
  const t = akkadTable({ players: FOUR, at: 'action', has: { blue: { vp: 8 } }, quests: ['slay-a-monster'] });
  t.board.deeds[1] = 1 << 3;
  t.blue.takes('~score.now/quest/slay-a-monster');
  expect([t.over, t.outcome]).toMatchObject([true, { scores: [0, 9, 0, 0], winners: [1] }]);
});

test('C4 Yetib-Mer gains when the third other player has passed before him, once a phase', () => {
  const has = { ...nothing, yellow: { pool: { royal: 1 }, character: 'yetib-mer' } } as const;
  const t = akkadTable({ players: FOUR, at: 'action', has });
  t.yellow.answers('character.staple', 'sheep');
  expect([t.board.goods[3], t.board.characterUsed[3]]).toEqual([[0, 1, 1, 0], true]);
  playOn(t, () => t.board.phase === 'prestige');
  expect(t.board.goods[3]?.[2]).toBe(1);
});
