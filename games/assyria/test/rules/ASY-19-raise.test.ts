import { expect, test } from 'vitest';
import { at, playOn, redActs, redHas } from '../red.ts';
import { assyriaTable } from '../support.ts';

const red = 0;

test('ASY-19.01 a Ziggurat has four levels: nothing goes on a Roof', () => {
  const t = redActs({ ziggurats: { D2: 4 } });
  t.red.isRefused('raise', 'ASY-19.01').isRefused('roof', 'ASY-19.01');
});

test('ASY-19.01 ASY-19.02 after the large piece come the medium, the small and the Roof', () => {
  for (const levels of [1, 2]) {
    const t = redActs({ ziggurats: { D2: levels } });
    t.red.isRefused('roof', 'ASY-19.02');
    t.red.answers('action.choose', 'raise');
    expect(at(t, 'D2')).toMatchObject({ levels: levels + 1, roof: false });
  }
  const t = redActs({ ziggurats: { D2: 3 } }, { roofs: ['highest'] });
  t.red.isRefused('raise', 'ASY-19.01').answers('action.choose', 'roof');
  expect(at(t, 'D2')).toMatchObject({ levels: 3, roof: true });
});

test('ASY-19.02 no level is skipped: a Ziggurat of one level takes no small piece', () => {
  const t = redActs({ ziggurats: { D2: 1 }, taken: { gold: 2 } });
  t.red.isAsked('action.choose').notOffering('raise');
  t.red.isRefused('raise', 'ASY-19.08');
});

test('ASY-19.03 a Ziggurat receives one piece in an Actions phase', () => {
  const t = redActs({ ziggurats: { D2: 1, F2: 1, G5: 1 } });
  t.red.answers('action.choose', 'raise').answers('raise.space', 'D2').answers('raise.column', 'card');
  t.red.answers('action.choose', 'raise');
  t.red.isAsked('raise.space').offeringExactly('F2', 'G5');
  t.red.isRefused('D2', 'ASY-19.03');
});

test('ASY-19.03 the only Ziggurat, once raised, is done for this phase', () => {
  const t = redActs({ ziggurats: { D2: 1 } }, { raised: ['D2'] });
  t.red.isRefused('raise', 'ASY-19.03');
});

test('ASY-19.03 the Roof counts too: none on a Ziggurat that got its third level in this phase', () => {
  const t = redActs({ ziggurats: { D2: 2 } });
  t.red.answers('action.choose', 'raise').isRefused('roof', 'ASY-19.03');
});

test('ASY-E.12 one founded in this phase is not raised, a Roof on one finished last round is allowed', () => {
  const t = redActs(
    { huts: ['E5'], ziggurats: { D2: 3 } },
    { civilisations: ['CV06', 'CV02', 'CV03'], roofs: ['highest'] },
  );
  t.red.answers('action.choose', 'found').answers('found.column', 'gold');
  t.red.isRefused('raise', 'ASY-19.03').answers('action.choose', 'roof');
  expect(at(t, 'D2').roof).toBe(true);
});

test('ASY-19.04 a column loses one piece in an Actions phase', () => {
  const t = redActs({ ziggurats: { D2: 1, F2: 1, G5: 1 }, usedColumns: ['card'] });
  t.red.answers('action.choose', 'raise').answers('raise.space', 'D2');
  t.red.isAsked('raise.column').offeringExactly('offerings', 'purchase');
  t.red.isRefused('card', 'ASY-19.04').answers('raise.column', 'purchase');
  t.red.answers('action.choose', 'raise').answers('raise.space', 'F2');
  expect(t.board.taken[red]).toEqual([2, 2, 1, 0]);
  t.red.isRefused('raise', 'ASY-19.04');
});

test('ASY-E.31 a column that gave its large piece gives no other in this phase', () => {
  const t = redActs({ huts: ['E5'], ziggurats: { D2: 1, F2: 1 }, taken: { purchase: 1, card: 1 } });
  t.red.answers('action.choose', 'found').answers('found.column', 'offerings');
  t.red.answers('action.choose', 'raise').isRefused('E5', 'ASY-19.03').answers('raise.space', 'F2');
  t.red.isRefused('offerings', 'ASY-19.04').answers('raise.column', 'purchase');
  expect(at(t, 'F2').levels).toBe(2);
  expect(t.board.taken[red]).toEqual([1, 2, 1, 0]);
});

test.each([
  [{ D2: 1 }, 4],
  [{ D2: 1, F2: 2 }, 3],
  [{ D2: 1, F2: 2, G5: 3 }, 2],
  [{ D2: 1, F2: 2, G5: 3, C5: 2 }, 1],
] as const)('ASY-19.05 ASY-E.11 with %j a second level costs %i Camels', (ziggurats, cost) => {
  const raised = ['F2', 'G5', 'C5'];
  redActs({ ziggurats, camels: cost - 1 }, { raised }).red.isRefused('raise', 'ASY-16.08');
  const t = redActs({ ziggurats, camels: cost }, { raised });
  t.red.answers('action.choose', 'raise');
  expect(at(t, 'D2').levels).toBe(2);
  expect(redHas(t)).toMatchObject({ camels: 0 });
});

test.each([[{ D2: 2 }], [{ D2: 2, F2: 3 }], [{ D2: 2, F2: 3, G5: 3, C5: 3 }]] as const)(
  'ASY-19.06 ASY-E.11 with %j a third level costs 3 Camels',
  (ziggurats) => {
    redActs({ ziggurats, camels: 2 }).red.isRefused('raise', 'ASY-16.08');
    const t = redActs({ ziggurats, camels: 3 });
    t.red.answers('action.choose', 'raise');
    expect(at(t, 'D2').levels).toBe(3);
    expect(redHas(t)).toMatchObject({ camels: 0 });
  },
);

test('ASY-19.08 a piece comes from any column where it is the lowest', () => {
  const t = redActs({ ziggurats: { D2: 1, F2: 1, G5: 2 }, taken: { offerings: 1, card: 2, gold: 1 } });
  t.red.answers('action.choose', 'raise').answers('raise.space', 'F2');
  t.red.isAsked('raise.column').offeringExactly('offerings', 'gold');
  t.red.isRefused('card', 'ASY-19.08').isRefused('purchase', 'ASY-19.08');
});

test('ASY-19.09 a medium piece makes its column count two', () => {
  const t = redActs({ taken: { gold: 1 } });
  t.red.answers('action.choose', 'raise', 'gold');
  t.red.isAsked('gold.size').offeringExactly('1for1', '2for2', '2for3');
});

test('ASY-19.09 a small piece leaves the tile as it is', () => {
  const t = redActs({ ziggurats: { D2: 2 }, taken: { purchase: 2 } });
  t.red.answers('action.choose', 'raise', 'purchase').answers('purchase.what', 'hut');
  expect(redHas(t)).toMatchObject({ camels: 6 });
});

const small = (column: string) => redActs({ ziggurats: { D2: 2 }, taken: { [column]: 2 } });

test('ASY-19.10 ASY-A.11 the small piece of the Offerings column: one step on the Offerings track', () => {
  const t = small('offerings');
  t.red.answers('action.choose', 'raise');
  expect(redHas(t)).toMatchObject({ offerings: 1, ships: 0, farmers: 0, gold: 1, camels: 7 });
});

test('ASY-19.11 ASY-A.11 the small piece of the Card column: the top Food card, face up', () => {
  const t = small('card').chance('draw.food', 'FD-fish3-1');
  t.red.answers('action.choose', 'raise');
  expect(t.board.food[red]).toEqual(['FD-fish3-1']);
  expect(redHas(t)).toMatchObject({ offerings: 0, ships: 0, farmers: 0, gold: 1 });
});

test('ASY-19.12 ASY-A.11 the small piece of the Purchase column: a Farmer and a Ship', () => {
  const t = small('purchase');
  t.red.answers('action.choose', 'raise');
  expect(redHas(t)).toMatchObject({ ships: 1, farmers: 1, gold: 1, offerings: 0 });
});

test('ASY-19.13 ASY-A.11 the small piece of the Gold column: one Gold', () => {
  const t = small('gold');
  t.red.answers('action.choose', 'raise');
  expect(redHas(t)).toMatchObject({ gold: 2, ships: 0, farmers: 0, offerings: 0 });
});

test('ASY-A.37 the effect belongs to the column of the piece, not to the Ziggurat it goes on', () => {
  const t = redActs({ ziggurats: { D2: 2, F2: 2 }, taken: { offerings: 2, gold: 2 } });
  t.red.answers('action.choose', 'raise').answers('raise.space', 'D2').answers('raise.column', 'gold');
  expect(redHas(t)).toMatchObject({ gold: 2, offerings: 0 });
});

test('ASY-19.18 an effect that cannot be carried out is lost; the piece is built', () => {
  const top = redActs({ ziggurats: { D2: 2 }, offerings: 10 });
  top.red.answers('action.choose', 'raise');
  expect(at(top, 'D2').levels).toBe(3);
  expect(redHas(top)).toMatchObject({ offerings: 10, camels: 7 });
  const noFood = redActs({ ziggurats: { D2: 2 }, taken: { card: 2 } }, { foodDeck: [], emptyDiscards: true });
  noFood.red.answers('action.choose', 'raise');
  expect(at(noFood, 'D2').levels).toBe(3);
  expect(noFood.board.food[red]).toEqual([]);
});

test('ASY-19.19 no Hut is needed to raise, and a Well is no hindrance', () => {
  const t = redActs({ ziggurats: { D1: 1 } }, { has: { blue: { wells: ['WL03', 'WL04'] } } });
  t.red.answers('action.choose', 'raise');
  expect(at(t, 'D1').levels).toBe(2);
});

test('ASY-19.20 in round 1 the starting Ziggurat may be raised, from its own column', () => {
  const t = assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'beginning',
    chance: { 'growth.marker': ['EM-G1'] },
  });
  playOn(
    t,
    'action.choose',
    'D2',
    'D8',
    'G2',
    'G8',
    'hut/D3',
    'hut/E4',
    'hut/C3',
    'hut/D6',
    'hut/E7',
    'hut/G4',
    'plough/D3',
  );
  const seat = t.table.toMove;
  const me = t.seat(seat);
  const favour = t.board.favours[seat]?.[0];
  me.answers('action.choose', `camel/${favour}`);
  expect(t.board.round).toBe(1);
  expect(t.board.camels[seat]).toBeGreaterThanOrEqual(4);
  me.answers('action.choose', 'raise');
  expect(t.board.taken[seat]?.filter((n) => n > 0)).toEqual([2]);
});
