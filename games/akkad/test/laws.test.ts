import { expect, test } from 'vitest';
import { spaceOf } from '../content/map.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { KINDS, kindOf } from '../content/units.ts';
import type { State } from '../rules/index.ts';
import { akkad } from '../rules/index.ts';
import { akkadTable } from './support.ts';

// Laws guard every position of the random games. Here each is broken, so that it is known to say so; and a board on which everything
// lies somewhere breaks none.

/** Three players, with something of everything: at sea, injured, captive, in exile, away, activated, built. */
const sound = (): State => {
  const { board } = akkadTable({
    players: ['red', 'blue', 'green'],
    at: { turn: 'blue' },
    rebels: { AGD: 1, NIP: 2 },
    has: {
      red: {
        character: 'taram-akkad',
        lost: 1,
        units: { GIR: { champion: 1, spearman: 3, 'chariot!': 1, mercenary: 2 }, D1: { archer: 1 } },
        tokens: { LAG: 'royal', GIR: 'admin' },
        ziggurats: ['GIR'],
        canals: ['LAG', 'T13'],
        cards: ['miss#1', 'sabotage#1'],
      },
      blue: {
        units: { SUS: { spearman: 2, 'shield-bearer!': 1, beaten: 1 }, AWA: { archer: 2 } },
        voyage: { to: 'NIP', units: { archer: 1, priest: 2 } },
        canals: ['T13'],
        tokens: { NIP: 'divine' },
        cityCards: ['der', 'kish', 'marad'],
        controls: ['SUS', 'DER', 'KIS', 'MRD'],
        vp: 3,
        cards: ['caravan#1'],
      },
      green: {
        units: { URU: { priest: 1 } },
        captor: 'blue',
        controls: ['URU', 'UMM'],
        ziggurats: ['URU', 'UMM'],
        vp: 8,
      },
    },
  });
  const s = akkad.copy(board);
  s.phase = 'selection';
  return s;
};

/** What the laws say of a board. */
const said = (s: State): string[] =>
  akkad.laws.flatMap(({ name, broken }) => {
    const why = broken(s);
    return why === undefined ? [] : [`${name}: ${why}`];
  });

/** What they say once something has been done to the sound one. */
const after = (change: (s: State) => void): string[] => {
  const s = sound();
  change(s);
  return said(s);
};

const at = (space: string, unit: string): number => spaceOf(space) * KINDS + kindOf(unit);
const more = (list: number[] | undefined, place: number, n = 1): void => {
  if (list === undefined) throw new Error('there is no such list');
  list[place] = (list[place] ?? 0) + n;
};

/** One more or fewer of a kind on a space, figures included. */
function stand(s: State, seat: number, space: string, unit: string, n = 1): void {
  more(s.units[seat], at(space, unit), n);
  more(s.figures[seat], spaceOf(space), n);
}

test('a sound board breaks no law, in any phase', () => {
  for (const phase of ['setup', 'selection', 'event', 'action', 'prestige', 'end'] as const)
    expect(after((s) => (s.phase = phase))).toEqual([]);
});

test('every unit is on the board, at sea or in the supply', () => {
  const law = 'every unit is on the board, at sea or in the supply';
  expect(after((s) => stand(s, 1, 'SUS', 'spearman'))).toEqual([`${law}: player 1: 17 × spearman`]);
  expect(after((s) => stand(s, 0, 'GIR', 'shield-bearer'))).toEqual([`${law}: player 0: 3 × shield-bearer`]);
  expect(after((s) => more(s.reserve[2], kindOf('chariot'), -1))).toEqual([`${law}: player 2: 5 × chariot`]);
  expect(after((s) => more(s.fleet[1], kindOf('priest')))).toEqual([`${law}: player 1: 8 × priest`]);
  // As many mercenaries as one likes.
  expect(after((s) => stand(s, 2, 'URU', 'mercenary', 9))).toEqual([]);
});

test('every champion is in one place', () => {
  const law = 'every champion is in one place';
  expect(after((s) => stand(s, 1, 'SUS', 'champion'))).toEqual([`${law}: player 1: 2 champions, not 1`]);
  expect(after((s) => stand(s, 0, 'GIR', 'champion', -1))).toEqual([`${law}: player 0: 1 champions, not 2`]);
  expect(after((s) => stand(s, 1, 'SUS', 'beaten', -1))).toEqual([`${law}: player 1: 0 champions, not 1`]);
  expect(after((s) => (s.captor[2] = -1))).toEqual([`${law}: player 2: 0 champions, not 1`]);
  for (const list of ['exiled', 'away', 'lost'] as const)
    expect(after((s) => more(s[list], 2, 1))).toEqual([`${law}: player 2: 2 champions, not 1`]);
  // An exile is one champion, in whichever round it began.
  expect(
    after((s) => {
      s.captor[2] = -1;
      s.exiled[2] = 4;
    }),
  ).toEqual([]);
  // Captive by seat 0.
  expect(after((s) => (s.captor[2] = 0))).toEqual([]);
  // In somebody's hand between the ransom and the place: only in the prestige phase, and only one.
  const inHand = (phase: State['phase']) =>
    after((s) => {
      s.phase = phase;
      s.captor[2] = -1;
    });
  expect([inHand('prestige'), inHand('action').length]).toEqual([[], 1]);
  expect(
    after((s) => {
      s.phase = 'prestige';
      s.away[2] = 1;
    }),
  ).toHaveLength(1);
  expect(
    after((s) => {
      s.phase = 'prestige';
      stand(s, 0, 'GIR', 'champion', -1);
      s.lost[0] = 0;
    }),
  ).toEqual([`${law}: player 0: 0 champions, not 2`]);
  // Before anybody has a character there is no champion to be counted.
  expect(
    after((s) => {
      s.phase = 'setup';
      s.captor[2] = -1;
    }),
  ).toEqual([]);
});

test('figures and units agree, and no more are injured than there are', () => {
  const law = 'figures and units agree, and no more are injured than there are';
  const girsu = spaceOf('GIR');
  expect(after((s) => more(s.figures[0], girsu))).toEqual([`${law}: player 0: 7 units on space ${girsu}`]);
  expect(after((s) => more(s.figures[2], spaceOf('T21')))).toContain(
    `${law}: player 2: 0 units on space ${spaceOf('T21')}`,
  );
  expect(after((s) => more(s.hurt[0], at('GIR', 'chariot')))).toEqual([`${law}: player 0: injuries on space ${girsu}`]);
  expect(after((s) => more(s.hurt[1], at('SUS', 'spearman'), -1))).toEqual([
    `${law}: player 1: injuries on space ${spaceOf('SUS')}`,
  ]);
  expect(after((s) => more(s.hurt[0], at('GIR', 'mercenary')))).toEqual([
    `${law}: player 0: an injured mercenary on space ${girsu}`,
  ]);
  // Fewer than none of a kind, though the sum is right.
  expect(after((s) => stand(s, 1, 'AWA', 'mercenary', -1))).toEqual([
    `${law}: player 1: injuries on space ${spaceOf('AWA')}`,
  ]);
});

test('eight command tokens of each type', () => {
  const law = 'eight command tokens of each type';
  expect(after((s) => more(s.pool[1], 2))).toEqual([`${law}: player 1: 9 tokens of type 2`]);
  expect(after((s) => more(s.supply[0], 0, -1))).toEqual([`${law}: player 0: 7 tokens of type 0`]);
  expect(
    after((s) => {
      more(s.tokens[0], spaceOf('LAG'), -1);
    }),
  ).toEqual([expect.stringMatching(`${law}: player 0: [79] tokens of type 0`)]);
});

test('a space is activated by those whose tokens lie there; by one only, where activation is common', () => {
  const law = 'a space is activated by those whose tokens lie there; by one only, where activation is common';
  const lagash = spaceOf('LAG');
  expect(after((s) => (s.activated[lagash] = 0))).toEqual([`${law}: space ${lagash}`]);
  expect(after((s) => (s.activated[spaceOf('T21')] = 4))).toEqual([`${law}: space ${spaceOf('T21')}`]);
  const two = (activation: string) =>
    after((s) => {
      (s as { table: State['table'] }).table = { ...s.table, options: { ...s.table.options, activation } };
      (s.tokens[2] as number[])[lagash] = 1;
      more(s.pool[2], 0, -1);
      s.activated[lagash] = 5;
    });
  expect([two('common'), two('by-player')]).toEqual([[`${law}: two tokens on space ${lagash}`], []]);
});

test('seven ziggurats, ten canals each', () => {
  const law = 'seven ziggurats, ten canals each';
  expect(after((s) => more(s.zigguratSupply, 1))).toEqual([`${law}: player 1: 8 ziggurats, 10 canals`]);
  expect(after((s) => more(s.canalSupply, 0, -1))).toEqual([`${law}: player 0: 7 ziggurats, 9 canals`]);
  expect(after((s) => (s.canals[spaceOf('T13')] = 1))).toEqual([`${law}: player 1: 7 ziggurats, 9 canals`]);
});

test('ziggurats stand on cities of their owners, and nobody controls dangerous terrain or what rebels hold', () => {
  const law = 'ziggurats stand on cities of their owners, and nobody controls dangerous terrain or what rebels hold';
  const [umma, field, desert] = [spaceOf('UMM'), spaceOf('T21'), spaceOf('D1')];
  expect(after((s) => (s.control[umma] = 0))).toEqual([`${law}: a ziggurat in a foreign city ${umma}`]);
  expect(after((s) => (s.control[spaceOf('GIR')] = 2))).toEqual([
    `${law}: a ziggurat in a foreign city ${spaceOf('GIR')}`,
  ]);
  expect(
    after((s) => {
      s.ziggurat[umma] = -1;
      s.ziggurat[field] = 2;
      s.control[field] = 2;
    }),
  ).toEqual([`${law}: a ziggurat on space ${field}`]);
  expect(after((s) => (s.control[desert] = 0))).toEqual([`${law}: dangerous terrain ${desert} is controlled`]);
  const held = (phase: State['phase']) =>
    after((s) => {
      s.phase = phase;
      s.control[spaceOf('AGD')] = 0;
    });
  // While they come they may stand where somebody has control still.
  expect([held('selection'), held('event')]).toEqual([[`${law}: rebels and control on space ${spaceOf('AGD')}`], []]);
});

test('nothing below zero', () => {
  const law = 'nothing below zero';
  const broken = `${law}: player 1: a stock below zero`;
  for (const list of ['goods', 'pool', 'supply', 'reserve', 'fleet'] as const)
    expect(after((s) => more(s[list][1], 1, -20))).toContain(broken);
  expect(after((s) => more(s.goods[1], 3, -1))).toEqual([broken]);
});

test('75 action cards', () => {
  const law = '75 action cards';
  for (const list of ['actionDeck', 'actionDiscard', 'announced'] as const)
    expect(after((s) => s[list].push('miss#1'))).toEqual([`${law}: 76 action cards`]);
  expect(after((s) => s.hand[2]?.push('miss#1'))).toEqual([`${law}: 76 action cards`]);
  expect(after((s) => s.hand[1]?.pop())).toEqual([`${law}: 74 action cards`]);
  expect(after((s) => s.announced.push(s.actionDeck.pop() ?? ''))).toEqual([]);
});

test('at most three special-city cards, and only of cities one controls', () => {
  const law = 'at most three special-city cards, and only of cities one controls';
  expect(
    after((s) => {
      s.cityCard[CITY_CARD_NAMES.indexOf('halub')] = 1;
      s.control[spaceOf('HAL')] = 1;
    }),
  ).toEqual([`${law}: player 1: too many cards`]);
  expect(after((s) => (s.control[spaceOf('KIS')] = 0))).toEqual([`${law}: player 1: the card of kish`]);
  expect(after((s) => (s.control[spaceOf('KIS')] = -1))).toEqual([`${law}: player 1: the card of kish`]);
});

test('hands keep to the limit between turns', () => {
  const law = 'hands keep to the limit between turns';
  const hold = (n: number, phase: State['phase'] = 'selection') =>
    after((s) => {
      s.phase = phase;
      s.hand[1]?.push(...s.actionDeck.splice(0, n - 1));
    });
  expect([hold(7), hold(8), hold(8, 'action')]).toEqual([[], [`${law}: player 1: too many cards in hand`], []]);
});

test('the score sheet adds up, and 9 VP end the game', () => {
  const law = 'the score sheet adds up, and 9 VP end the game';
  expect(after((s) => more(s.vp, 1))).toEqual([`${law}: player 1: 3 on the sheet`]);
  expect(after((s) => s.ledger[1]?.push(0))).toEqual([`${law}: player 1: 3 on the sheet`]);
  const nine = (winner: number) =>
    after((s) => {
      more(s.vp, 2);
      more(s.ledger[2], 1);
      s.winner = winner;
    });
  expect([nine(-1), nine(0), nine(2)]).toEqual([
    [`${law}: player 2: 9 VP and no end`],
    [`${law}: player 2: 9 VP and no end`],
    [],
  ]);
});

test('units of two parties share a space only while they fight', () => {
  const law = 'units of two parties share a space only while they fight';
  const meet = (phase: State['phase'], change: (s: State) => void) =>
    after((s) => {
      s.phase = phase;
      change(s);
    });
  const guest = (s: State) => stand(s, 0, 'AWA', 'mercenary');
  const rebels = (s: State) => (s.rebels[spaceOf('D1')] = 1);
  const broken = (space: string) => `${law}: 2 parties on space ${spaceOf(space)}`;
  expect([meet('selection', guest), meet('selection', rebels)]).toEqual([[broken('AWA')], [broken('D1')]]);
  expect([meet('action', guest), meet('action', rebels)]).toEqual([[], []]);
});
