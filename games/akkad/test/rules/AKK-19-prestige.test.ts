import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

const prestige = (has: { [name: string]: Player } = {}, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: THREE, at: 'prestige', round: 4, ...more, has });

const toNext = (t: ReturnType<typeof prestige>, ...wanted: string[]) => {
  playOn(t, () => t.board.phase === 'selection', ...wanted);
  return t;
};

test('AKK-19.01 the prestige phase starts when all have passed', () => {
  const bare = { pool: {} };
  const t = akkadTable({ players: THREE, at: 'action', has: { red: bare, blue: bare, green: bare } });
  expect(t.board.phase).toBe('prestige');
});

test('AKK-19.02 AKK-9.26 AKK-A.26 expeditions land first, fight and take control', () => {
  const voyage = { to: 'KIS', units: { champion: 1, spearman: 1 } };
  const t = prestige({ red: { units: {}, voyage } }, { chance: { 'roll.combat': ['2', '0'] } });
  t.red.answers('combat.retreat', 'no');
  expect([at(t, 'KIS').control, at(t, 'KIS').units, t.board.cityCard[4], t.board.landed[0]]).toEqual([
    0,
    ['0 spearman 1', '0 champion 1'],
    0,
    spaceOf('KIS'),
  ]);
});

test('AKK-9.31 AKK-9.33 landings clockwise from the Crown, even into the Storm', () => {
  const land = (to: string) => ({ units: {}, voyage: { to, units: { champion: 1 } } });
  const has = { red: land('T22'), blue: land('T21') };
  const t = prestige(has, { crown: 'blue', storm: 'T22' });
  const told = t.red.log().events.filter(({ type }) => type === 'voyage.landed');
  expect([told.map(({ seat }) => seat), at(t, 'T22').control]).toEqual([[1, 0], 0]);
});

test('AKK-19.03 AKK-18.03 AKK-18.04 each may score one quest of the prestige phase, clockwise from the Crown', () => {
  const many = { built: ['storehouse', 'palace', 'temple', 'port'], ziggurats: ['GIR', 'LAG'] };
  const quests = ['four-houses', 'houses-of-the-gods', 'slay-a-monster'];
  const t = prestige({ red: many, blue: { built: many.built } }, { quests, crown: 'blue' });
  t.blue.answers('prestige.quest', 'none');
  expect([...t.red.isAsked('prestige.quest').options]).toEqual(['four-houses', 'houses-of-the-gods', 'none']);
  t.red.answers('prestige.quest', 'houses-of-the-gods');
  t.blue.isAsked('token.gain');
  expect([t.board.vp, t.board.ledger[0]]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('AKK-18.01 AKK-18.09 AKK-12.17 once per player, and not without the home city', () => {
  const built = ['storehouse', 'palace', 'temple', 'port'];
  const has = {
    red: { built, scored: ['four-houses'] },
    blue: { built, controls: ['AWA'], units: { AWA: { champion: 1 } } },
  };
  const t = prestige(has, { quests: ['four-houses'] });
  t.red.isAsked('token.gain');
});

test('AKK-19.04 nine points end the game at once; later players do not score', () => {
  const built = ['storehouse', 'palace', 'temple', 'port'];
  const t = prestige({ red: { built, vp: 8 }, blue: { built, vp: 8 } }, { quests: ['four-houses'] });
  t.red.answers('prestige.quest', 'four-houses');
  expect([t.over, t.board.vp, t.outcome?.winners]).toEqual([true, [9, 8, 0], [0]]);
});

test('AKK-18.12 AKK-18.18 Susa may pay for the mission and score a quest as well', () => {
  const has = { blue: { home: 'susa', goods: { lapis: 21 } } } as const;
  const t = prestige(has, { quests: ['tribute-to-the-king'] });
  t.blue.answers('mission.pay', 'pay').answers('prestige.quest', 'tribute-to-the-king');
  expect([t.board.vp[1], t.board.goods[1]?.[3], t.board.ledger[1]]).toEqual([5, 0, [1, 4, 0]]);
});

test('AKK-19.05 AKK-18.10 AKK-A.24 one new quest is revealed each round', () => {
  const t = prestige({}, { chance: { 'draw.quest': ['royal-guard'] } });
  expect(t.board.questRow).toEqual(['control-5-cities', 'royal-guard']);
});

test('AKK-19.07 AKK-11.68 the injured are healed and a beaten champion stands again', () => {
  const t = prestige({ red: { units: { GIR: { beaten: 1 }, LAG: { 'chariot!': 1 } } } });
  expect([at(t, 'GIR').units, t.board.hurt[0]?.some((n) => n > 0)]).toEqual([['0 champion 1'], false]);
});

test('AKK-19.10 turned monsters rise, claimed ones stay out', () => {
  expect(prestige({}, { turned: ['anzu'], claimed: ['asag'] }).board.monsters).toEqual([0, 2, 0, 0, 0, 0, 0]);
});

test('AKK-19.35 the Spies leave with the Storm', () => {
  const t = akkadTable({
    players: THREE,
    at: 'action',
    has: { red: { pool: {} }, blue: { pool: {} }, green: { pool: {}, cards: ['miss#1'] } },
  });
  t.board.spies = 1;
  t.green.answers('turn.choose', 'pass');
  expect([t.board.phase, t.board.spies]).toEqual(['prestige', -1]);
});

test('AKK-19.11 AKK-19.33 two tokens of choice each, clockwise from the Crown; three with the Akkad card', () => {
  const t = prestige({ red: { cityCards: ['akkad'] } }, { crown: 'green' });
  t.green.answers('token.gain', 'royal', 'royal');
  t.red.answers('token.gain', 'divine', 'divine', 'admin');
  t.blue.isAsked('token.gain');
  expect([t.board.pool[2], t.board.pool[0]]).toEqual([
    [2, 4, 2],
    [3, 2, 4],
  ]);
});

test('AKK-19.12 AKK-17.12 one action card each, two with the Eridu card, and down to seven', () => {
  const cards = ['miss#1', 'miss#2', 'miss#3', 'miss#4', 'miss#5', 'miss#6', 'miss#7'];
  const t = prestige({ red: { cards, cityCards: ['eridu'] } });
  playOn(t, () => t.table.machine.kind === 'hand.discard');
  t.red.answers('hand.discard', 'miss#1', 'miss#2');
  toNext(t);
  expect([t.board.hand.map((held) => held.length), t.board.actionDiscard]).toEqual([
    [7, 1, 1],
    ['miss#1', 'miss#2'],
  ]);
});

test('AKK-17.13 AKK-A.42 an empty deck is made anew of the discard pile', () => {
  const t = toNext(prestige({}, { deck: ['caravan#1'] }));
  expect(t.board.hand.map((held) => held.length)).toEqual([1, 1, 1]);
});

test('AKK-19.13 AKK-19.14 AKK-19.15 AKK-A.59 surplus units join other own groups with room, at any distance', () => {
  const t = prestige({
    red: { units: { GIR: { champion: 1, spearman: 3 }, UMM: { archer: 2 }, LAG: { spearman: 3 }, D5: { priest: 1 } } },
  });
  playOn(t, () => t.table.machine.kind === 'army.surplus');
  // Army size 3 with GIR, LAG and UMM: one has to go, to UMM or to the priest in the marsh.
  t.red
    .isAsked('army.surplus')
    .offering('spearman/GIR/UMM', 'spearman/GIR/D5', 'champion/GIR/UMM')
    .notOffering('archer/UMM/D5', 'spearman/GIR/T15', 'spearman/GIR/LAG', 'spearman/GIR/supply');
  t.red.answers('army.surplus', 'spearman/GIR/D5');
  expect(at(toNext(t), 'D5').units).toEqual(['0 spearman 1', '0 priest 1']);
});

test('AKK-19.13 AKK-19.16 what fits nowhere goes to supply; a champion goes home, above the limit if need be', () => {
  // The champion is at home and stays, so there is nothing to ask.
  const full = toNext(prestige({ red: { units: { GIR: { champion: 1, spearman: 2 } } } }));
  expect(at(full, 'GIR').units).toEqual(['0 spearman 1', '0 champion 1']);
  const away = prestige({
    red: { controls: ['GIR'], units: { GIR: { spearman: 2 }, T15: { champion: 1, priest: 1 } } },
  });
  playOn(away, () => away.table.machine.kind === 'army.surplus');
  // One of the spearmen has gone already: there was no choice.
  away.red.isAsked('army.surplus').offering('champion/T15/GIR', 'priest/T15/supply');
});

test('AKK-19.17 mercenaries left alone stay', () => {
  const units = { GIR: { champion: 1 }, D5: { spearman: 2, mercenary: 3 } };
  const t = toNext(prestige({ red: { controls: ['GIR'], units } }), 'spearman/D5/supply');
  expect(at(t, 'D5').units).toEqual(['0 spearman 1', '0 mercenary 3']);
});

const captive = { red: { units: {}, captor: 'blue', goods: { grain: 3, silver: 1 }, cards: ['miss#1'] } };

const atRansom = (has: { [name: string]: Player } = captive) => {
  const t = prestige(has);
  playOn(t, () => t.table.machine.kind === 'ransom.open');
  return t;
};

test('AKK-19.19 AKK-19.20 AKK-E.15 a ransom is up to three goods and cards', () => {
  const t = atRansom();
  t.blue
    .answers('ransom.open', 'demand')
    .answers('ransom.compose', 'get+grain', 'get+grain', 'get+grain', 'get+silver');
  t.blue.isRefused('send');
  t.blue.answers('ransom.compose', 'get-silver', 'send');
  t.red.answers('ransom.answer', 'accept');
  expect([t.board.goods[0], t.board.goods[1], t.board.captor[0], at(t, 'GIR').units]).toEqual([
    [0, 0, 1, 0],
    [3, 0, 0, 0],
    -1,
    ['0 champion 1'],
  ]);
});

test('AKK-19.20 a captor gives nothing, not even one whose own champion is held by somebody else', () => {
  const blue: Player = { units: {}, captor: 'green', goods: { grain: 2 } };
  const t = atRansom({ ...captive, blue });
  t.blue.answers('ransom.open', 'demand');
  t.blue.isAsked('ransom.compose').offeringExactly('get+grain', 'get+silver', 'get+card', 'withdraw');
});

test('AKK-19.21 AKK-19.24 a card of the ransom is chosen by the owner and seen by the captor only', () => {
  const t = atRansom({ red: { ...captive.red, cards: ['miss#1', 'plague#1'] } });
  t.blue.answers('ransom.open', 'demand').answers('ransom.compose', 'get+card', 'send');
  t.red.answers('ransom.answer', 'accept').answers('ransom.card', 'plague#1');
  expect(t.board.hand[1]).toContain('plague#1');
  expect([
    t.sees('blue').board.hand[1]?.includes('plague#1'),
    t.sees('green').board.hand[1]?.includes('plague#1'),
  ]).toEqual([true, false]);
});

test('AKK-19.22 AKK-19.23 AKK-19.26 AKK-A.30 without agreement the champion misses the next action phase', () => {
  const t = atRansom();
  t.blue.answers('ransom.open', 'refuse');
  toNext(t);
  expect([at(t, 'GIR').units, t.board.exiled[0], t.board.captor[0]]).toEqual([[], 4, -1]);
  playOn(t, () => t.board.round === 5 && t.board.phase === 'action');
  expect(at(t, 'GIR').units).toEqual([]);
  toNext(t);
  expect([at(t, 'GIR').units[0], t.board.exiled[0]]).toEqual(['0 champion 1', 0]);
});

test('AKK-19.23 a captor may ask for nothing, and must where the owner has nothing', () => {
  const t = atRansom({ red: { units: {}, captor: 'blue' }, blue: {} });
  // Red has drawn a card in this phase, so that much can be demanded.
  t.blue.isAsked('ransom.open').offering('release', 'demand', 'refuse');
  t.blue.answers('ransom.open', 'release');
  expect(at(t, 'GIR').units).toEqual(['0 champion 1']);
});

test('AKK-19.25 three offers by each side, then no agreement', () => {
  const t = atRansom();
  t.blue.answers('ransom.open', 'demand').answers('ransom.compose', 'get+grain', 'send');
  for (const seat of [0, 1, 0, 1, 0]) {
    t.seat(seat).answers('ransom.answer', 'counter');
    const more = t
      .seat(seat)
      .isAsked('ransom.compose')
      .options.find((key) => key.endsWith('+silver') || key.endsWith('-silver'));
    t.seat(seat).answers('ransom.compose', more ?? '', 'send');
  }
  t.blue.isAsked('ransom.answer').offering('accept', 'decline').notOffering('counter');
});

test('AKK-19.26 AKK-12.20 who is away comes home, but waits while the home city is lost', () => {
  const t = toNext(prestige({ red: { units: {}, away: 1 }, blue: { units: {}, away: 1, controls: ['AWA'] } }));
  expect([at(t, 'GIR').units, t.board.away]).toEqual([['0 champion 1'], [0, 1, 0]]);
});

test('AKK-19.26 AKK-12.21 a champion lost for good does not come back', () => {
  const t = toNext(prestige({ red: { character: 'taram-akkad', units: {}, lost: 2 } }));
  expect([at(t, 'GIR').units, t.board.lost[0]]).toEqual([[], 2]);
});

test('AKK-19.27 AKK-19.28 AKK-A.29 once a mission is scored, all with the fewest points may take a Mercy card', () => {
  const has = { red: { vp: 4, missionScored: true }, blue: { vp: 1 }, green: { vp: 1 } };
  const t = prestige(has, { crown: 'green', chance: { 'draw.mercy': ['treasure-of-an', 'gift-of-enlil'] } });
  playOn(t, () => t.table.machine.kind === 'mercy.take');
  t.green.answers('mercy.take', 'take');
  t.blue.answers('mercy.take', 'take');
  expect([t.board.mercies, t.sees('red').board.mercies[2]]).toEqual([
    [[], ['gift-of-enlil'], ['treasure-of-an']],
    ['?mercy'],
  ]);
  const none = toNext(prestige({ red: { vp: 4 } }), 'take');
  expect(none.board.mercies.flat()).toEqual([]);
  const once = toNext(
    prestige({ ...has, blue: { vp: 1, mercies: ['blessing-of-suen'] } }, { options: { mercy: 'once' } }),
    'take',
  );
  expect(once.board.mercies.flat()).toEqual(['blessing-of-suen']);
});

test('AKK-19.29 AKK-19.34 a Mercy card is used now or later, and leaves the game', () => {
  const t = prestige({ red: { mercies: ['bounty-of-ninhursag'] } });
  playOn(t, () => t.table.machine.kind === 'mercy.use');
  t.red.isAsked('mercy.use').offering('bounty-of-ninhursag', 'keep');
  t.red.answers('mercy.use', 'bounty-of-ninhursag');
  // Nobody holds another, so the round is over.
  expect([t.board.goods[0], t.board.mercyUsed, t.board.mercyDeck.length]).toEqual([
    [4, 4, 0, 0],
    ['bounty-of-ninhursag'],
    6,
  ]);
  const kept = toNext(prestige({ red: { mercies: ['bounty-of-ninhursag'] } }), 'keep');
  expect(kept.board.mercies[0]).toEqual(['bounty-of-ninhursag']);
});

test('AKK-19.31 the Crown stays where it is', () => {
  expect(toNext(prestige({}, { crown: 'green' })).board.crown).toBe(2);
});

test('AKK-19.32 a champion that comes home may exceed the army size until the next check', () => {
  const t = toNext(prestige({ red: { units: { GIR: { spearman: 2 } }, away: 1 } }));
  expect(at(t, 'GIR').units).toEqual(['0 spearman 2', '0 champion 1']);
});
