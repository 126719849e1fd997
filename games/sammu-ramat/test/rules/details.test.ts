import { Table } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { carry } from '../../rules/carry.ts';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';
import type { Board } from '../support.ts';
import { court, goods, lies, offered, playOn } from '../support.ts';

// What whole games seldom show: how often something is told, what is left over, what lies beside it.

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;
type Map = { [place: string]: string };

const turn = (people: { [name: string]: string }, map: Map = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });
const told = (t: { table: Table<State> }, type: string) => t.table.events.filter((event) => event.type === type);

describe('the order and the number of what happens', () => {
  test('SAM-5.04 SAM-A.16 Armies of one Area move by their Steps to Kalhu, not as the map lists them', () => {
    const t = court({ players: P, at: 'enemies', map: { kalhu: 'M9', opis: 'E2', babylon: 'E3', ur: 'E1' } });
    playOn(t, () => t.board.stage !== 'enemies');
    expect(told(t, 'enemies.moved').map(({ data }) => data?.['from'])).toEqual(['opis', 'babylon', 'ur']);
  });

  test('SAM-24.10 an Army on a Route without Karu removes none', () => {
    const t = court({
      players: P,
      at: 'enemies',
      map: { kalhu: 'M9', opis: 'E2', tyre: 'M1', 'tyre-jerusalem': 'KR' },
    });
    playOn(t, () => t.board.stage !== 'enemies');
    expect(told(t, 'enemies.moved')).toHaveLength(1);
    expect(told(t, 'marker.removed')).toEqual([]);
  });

  test('SAM-1.03 a Challenge that the table has named is not drawn', () => {
    const t = Table.open(sammuRamat, { seats: 2, seed: 'named', options: { challenge: 'B2' } });
    expect(t.s.challenge).toBe('B2');
    expect(t.log.map(({ key }) => key)).not.toContain('B2');
  });

  test('SAM-14.09 who took the Queen’s last Good is not asked for more', () => {
    const t = turn({ 'sammu-ramat': 'kalhu Go2', dinah: 'kalhu Te1 @pink' });
    t.pink.answers('turn.act', 'provision').answers('provision', 'all');
    expect(goods(t.board, 'dinah')).toBe('Te1 Go2');
    expect(t.table.log.at(-1)?.key).toBe('all');
  });

  test('SAM-4.07 an Event of Assyria that stays there is not told as redirected', () => {
    const event = (key: string) => {
      const t = court({
        players: P,
        at: 'event',
        row: ['EV05', 'EV03'],
        map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', canaan: 'S3 H3 G', jerusalem: 'M2 D2' },
        people: { besime: 'kalhu blue' },
      });
      expect(offered(t.blue)).toBe('assyria canaan');
      t.blue.answers('event.redirect', `confirm:${key}`);
      return told(t, 'event.redirected').map(({ data }) => data?.['area']);
    };
    expect([event('assyria'), event('canaan')]).toEqual([[], ['canaan']]);
  });
});

describe('what is left over', () => {
  test('SAM-20.02 SAM-19.09 Religion on the Queen and the Assassination it cancels both go to the supply', () => {
    const t = court({ players: P, at: { marker: 'assassination' }, religionQueen: 1, event: 'EV05' });
    expect([t.board.assassinations, t.board.religionQueen]).toEqual([0, 0]);
    expect([t.board.supply[2], t.board.supply[6]]).toEqual([8, 6]);
  });

  test('SAM-8.10 SAM-14.01 after a turn no action and no free action is left', () => {
    const t = turn({ dinah: 'kalhu @pink' });
    t.pink.answers('turn.act', 'end');
    expect([t.board.actor, t.board.seat, t.board.actions, t.board.free]).toEqual([-1, -1, 0, 0]);
  });

  test('SAM-28.11 Religion on Events of the last Challenge protects none of the next', () => {
    const { board } = court({ players: P, at: 'end', challenge: 'A3', month: 6, options: { campaign: 'on' } });
    board.religionEvent[3] = 1;
    const next = carry(sammuRamat.copy(board), { ...board.table, options: { ...board.table.options, campaign: 'on' } });
    expect(next.religionEvent).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('what holds for one and not for another', () => {
  test('SAM-4.17 EV20 closes the Markets of Medes and Elam, and no others', () => {
    const market = (place: string) => turn({ dinah: `${place} Go2 Te1 @pink` }, {}, { event: 'EV20' });
    market('godin-tepe').pink.isRefused('market', 'SAM-4.17');
    market('susa').pink.isRefused('market', 'SAM-4.17');
    expect(offered(market('opis').pink)).toContain('market');
  });

  test('SAM-10.09 SAM-11.11 nobody without Medicine goes along out of Plague, with Military or without', () => {
    const t = turn({ besime: 'kalhu mule @pink' }, { kalhu: 'M2 PL', nineveh: 'E1' }, { hands: { pink: ['GC01#1'] } });
    t.pink.isRefused('attack', 'SAM-11.01');
    const healer = turn({ younan: 'kalhu mule @pink' }, { kalhu: 'M2 PL', nineveh: 'E1' });
    healer.pink.answers('turn.act', 'attack');
    expect(offered(healer.pink)).toBe('1/go 2/go');
  });
});

/** Her Challenge, in a Month in which she jumps; no card is left in the Event pile but these. */
const jump = (more: More) =>
  court({
    players: P,
    at: 'effect',
    challenge: 'D1',
    month: 2,
    lead: 'pink',
    event: 'EV05',
    previous: 'EV06',
    people: { baileet: 'men-nefer' },
    having: { baileetSide: 'A' },
    map: { kalhu: 'M3', assyria: 'S1 H1 G', tushpa: 'D1' },
    ...more,
  });

describe('an Event pile that runs out', () => {
  test('SAM-A.27 is made of the flipped Events, those of this and last Month left out', () => {
    const t = jump({ pile: [], row: ['-'], chance: { 'event.draw': ['EV13'] } });
    expect(told(t, 'events.shuffled')).toHaveLength(58);
    expect(t.board.eventPile).toHaveLength(57);
    expect(['EV05', 'EV06', 'EV13'].filter((card) => t.board.eventPile.includes(card))).toEqual([]);
  });

  test('SAM-A.27 a pile with a card in it is not', () => {
    const t = jump({ pile: ['EV13'], row: ['-'] });
    expect(told(t, 'events.shuffled')).toEqual([]);
    expect(t.board.flipped).toContain('EV17');
  });

  test('SAM-25.18 in her Challenge what lies under the pile stays there', () => {
    const t = jump({ pile: [], under: ['EV61'], row: ['-'], chance: { 'event.draw': ['EV13'] } });
    expect(t.board.underPile).toEqual(['EV61']);
    expect(t.board.eventPile).toHaveLength(57);
  });
});

describe('numbers at their edge', () => {
  test('SAM-26.10 with a Sun of the Queen’s a free action is the Sun’s action, when no other is left', () => {
    const t = turn({ 'sammu-ramat': 'kalhu sun Te5 @pink', dinah: 'kalhu Go5', younan: 'kalhu Ir1' });
    t.pink.answers('turn.act', 'trade/dinah');
    for (let n = 1; n < 5; n++) t.pink.answers('turn.act', 'trade/dinah').answers('trade', 'textiles/gold');
    t.pink.isRefused('trade/dinah', 'SAM-14.01');
    t.pink.answers('turn.act', 'sun/dinah').answers('turn.act', 'trade/younan');
    expect(goods(t.board, 'younan')).toBe('Te1');
  });

  test('SAM-A.58 SAM-11.07 the one Military that strikes Baileet goes back to its track', () => {
    const t = turn({ besime: 'kalhu @pink', baileet: 'nineveh' }, { nineveh: 'M2' });
    t.pink.answers('turn.act', 'attack');
    expect([t.board.military[1], t.board.track[0]]).toEqual([1, 19]);
  });

  test('SAM-2.12 where a track is empty nothing is told of tokens', () => {
    const t = turn({ besime: 'kalhu Te3 @pink' }, { meroe: 'M20' }, { hands: { pink: ['AC01#1'] } });
    t.pink.answers('turn.act', 'special/levy');
    expect(told(t, 'tokens.gained')).toEqual([]);
  });

  test('SAM-4.25 EV23 with the last Military of the track riders can be hired, with none they cannot', () => {
    const riders = (left: number) =>
      court({
        players: P,
        at: 'event',
        month: 1,
        row: ['EV23'],
        people: { besime: 'kalhu blue Te2' },
        map: { meroe: `M${20 - left}` },
      });
    // One comes by the banner of the card.
    expect(offered(riders(2).blue)).toBe('besime/textiles no');
    expect(goods(riders(1).board, 'besime')).toBe('Te2');
  });

  test('SAM-4.13 an Advisor from elsewhere owes a token of its own Home', () => {
    const t = court({
      players: ['blue', 'pink'],
      at: 'event',
      month: 1,
      lead: 'pink',
      row: ['EV18'],
      map: { kalhu: 'M1 D1', assyria: 'S1 H1 G', babylon: 'M2 D1', babylonia: 'S1' },
      people: { besime: 'kalhu blue Te1', lilith: 'babylon pink' },
    });
    expect(offered(t.pink)).toBe('diviners/babylon military/babylon supplies');
  });

  test('SAM-4.21 SAM-3.04 Plague that spreads displaces Public Unrest only where it meets it', () => {
    const spread = (map: Map) =>
      court({ players: P, at: 'spread', month: 1, row: ['EV17'], map: { kalhu: 'M3 D2', assyria: 'S2 H2 G', ...map } });
    const met = spread({ babylon: 'PL', ur: 'PU' });
    expect(['babylon', 'opis', 'ur'].map((at) => lies(met.board, at))).toEqual(['PL', 'PL', 'PL']);
    expect(lies(met.board, 'susa')).toBe('PU');
    const short = spread({ babylon: 'PL', ur: 'PU HE' });
    expect(['babylon', 'opis', 'ur'].map((at) => lies(short.board, at))).toEqual(['PL', 'PL', 'PU']);
    expect(lies(short.board, 'susa')).toBe('');
  });

  test('SAM-10.03 who is shut in on all Routes may still take the Road, and only then', () => {
    const shut = { nineveh: 'E1', ashur: 'E1', arbela: 'E1' };
    turn({ besime: 'kalhu Te1 @pink' }, shut, { hands: { pink: ['GC01#1'] } }).pink.isRefused('move', 'SAM-10.01');
    const away = turn({ besime: 'gordium Te2 @pink' }, { ancyra: 'M1', elmali: 'E1', sardes: 'E1' });
    expect(offered(away.pink)).toContain('move');
  });

  test('SAM-9.08 SAM-12.10 who takes any Goods is told how many are still to come', () => {
    const t = turn({ ithobaal: 'tyre Te1 @pink' });
    t.pink.answers('turn.act', 'special/exchange');
    t.pink.isAsked('goods.any').about({ who: 'ithobaal', n: 1 });
  });
});

describe('what is told', () => {
  test('SAM-4.11 each Good of an Event is told by itself', () => {
    const t = court({ players: P, at: 'event', month: 1, row: ['EV59'], people: { besime: 'kalhu blue' } });
    expect(told(t, 'goods.gained').map(({ data }) => data?.['n'])).toEqual([1, 1, 1]);
  });

  test('SAM-18.01 how a Challenge ended is told once', () => {
    const t = court({ players: P, at: 'end', challenge: 'A3', month: 6, map: { kalhu: 'M3 D3', assyria: 'S2 H3 G' } });
    expect(told(t, 'challenge.time')).toHaveLength(1);
  });

  test('SAM-24.09 Goods that Karu brings to a Market stand in the order of the Goods', () => {
    const t = turn({ dinah: 'tyre Ir3 @pink' }, { tyre: 'M1', heliopolis: 'M1', 'tyre-heliopolis': 'KR' });
    t.pink.answers('turn.act', 'market');
    expect(t.pink.isAsked('market').options).toEqual(['iron/textiles', 'iron/gold']);
  });
});

describe('from one Challenge to the next', () => {
  const ended = (more: More = {}) =>
    court({
      players: P,
      at: 'end',
      challenge: 'A3',
      month: 6,
      options: { campaign: 'on' },
      map: { kalhu: 'M3 D3', assyria: 'S2 H3 G' },
      ...more,
    }).board;
  const next = (s: State, seats: number) => carry(sammuRamat.copy(s), { ...s.table, seats });

  test('SAM-28.13 where the lead has left, the last of those who stay leads', () => {
    const s = ended({ lead: 'purple' });
    expect([next(s, 3).lead, next(s, 2).lead]).toEqual([2, 1]);
    expect(next(ended({ lead: 'blue' }), 2).lead).toBe(0);
  });

  test('SAM-28.03 a Challenge drawn early is not drawn again', () => {
    const open = (s: State) => {
      const after = { record: { table: s.table } as never, position: { s, over: true } as never };
      return Table.open(sammuRamat, { seats: 3, seed: 'early', options: { campaign: 'on' }, after });
    };
    const early = open({ ...ended(), nextChallenge: 'B2' });
    expect(early.s.challenge).toBe('B2');
    expect(early.events.filter(({ type }) => type === 'challenge.begins')).toHaveLength(1);
    expect(early.log.some(({ key }) => /^B\d$/.test(key))).toBe(false);
  });
});
