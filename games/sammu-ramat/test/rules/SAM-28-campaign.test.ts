import { Table } from '@edubba/kernel';
import { earlierOf, recordOf, seededChance } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { carry } from '../../rules/carry.ts';
import { goesOn } from '../../rules/queries/campaign.ts';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';
import { bandOf, pointsOf, totalPoints } from '../../rules/queries/score.ts';
import type { Board } from '../support.ts';
import { court, goods, lies, playOn, techs, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;
const ON = { campaign: 'on' };

/** A Challenge of a Campaign about to end in its last Month; A3 is won with this. */
const WON = { kalhu: 'M3 D3', assyria: 'S2 H3 G', urartu: 'S2 G', phrygia: 'S2 G' };
const ending = (map: { [place: string]: string }, more: More = {}) =>
  court({
    players: P,
    at: 'end',
    challenge: 'A3',
    month: 6,
    options: ON,
    row: ['-', '-', '-', '-', '-', '-'],
    map,
    ...more,
  });

/** The table that follows, as a state before its first step. */
function after(ended: State, seats: number, options: { [name: string]: string } = ON): State {
  const table = { ...ended.table, seats, options: { ...ended.table.options, ...options } };
  return carry(sammuRamat.copy(ended), table);
}

/** The table that follows, played to the first Month. */
function follow(ended: State, seats: number, chance: { [kind: string]: readonly string[] } = {}) {
  const s = after(ended, seats);
  const zones = new Set(sammuRamat.zones.map(([name]) => name));
  const having = Object.fromEntries(Object.entries(s).filter(([name]) => name !== 'table' && !zones.has(name)));
  const place: { [name: string]: readonly string[] } = {};
  for (const [name, zone] of sammuRamat.zones) {
    const list = (s as unknown as { [name: string]: string[] | string[][] })[name] ?? [];
    if (zone.zone === 'shared') place[name] = list as string[];
    else (list as string[][]).forEach((cards, i) => (place[`${name}:${i}`] = cards));
  }
  const names = ['blue', 'pink', 'purple', 'green', 'orange'].slice(0, seats);
  return court({
    players: names,
    at: 'carried' as never,
    options: ON,
    having: having as never,
    chance,
    carried: place,
  } as never);
}

describe('SAM-28 Campaign', () => {
  test('SAM-28.01 it begins with a card of A, at random', () => {
    const t = court({ players: P, at: 'start', options: { ...ON, challenge: 'E2' } });
    t.chanceWeighed('challenge.draw', ['A1', 'A2', 'A3', 'A4']);
    expect(t.board.chapter).toBe(0);
  });

  test('SAM-28.02 SAM-28.03 before the last Month the next card may be drawn from the next letter', () => {
    const t = court({
      players: P,
      at: 'month',
      challenge: 'A1',
      month: 6,
      lead: 'pink',
      options: ON,
      row: ['-', '-', '-', '-', '-', 'EV17'],
      map: WON,
    });
    t.pink.answers('challenge.early', 'confirm:yes');
    t.chanceWeighed('challenge.draw', ['B1', 'B2', 'B3', 'B4']);
    expect(t.board.nextChallenge.startsWith('B')).toBe(true);
    const single = court({
      players: P,
      at: 'month',
      challenge: 'A1',
      month: 6,
      row: ['-', '-', '-', '-', '-', 'EV17'],
      map: WON,
    });
    expect(single.board.nextChallenge).toBe('');
    expect(after({ ...ending(WON).board, nextChallenge: 'B2' }, 3).challenge).toBe('B2');
  });

  test('SAM-28.04 SAM-28.22 SAM-A.82 lost Challenges do not end it, but the Queen’s death and Assyria’s Gate do', () => {
    const t = ending({ kalhu: 'M3 D3', assyria: 'S2 H3 G' });
    expect([t.board.ended, goesOn(t.board), t.outcome?.grade?.id]).toEqual(['time', true, 'band.next']);
    const gate = ending({ kalhu: 'M3 D3', assyria: 'S2 H3' });
    expect([gate.board.ended, goesOn(gate.board), gate.outcome?.grade?.id]).toEqual(['no-gate', false, 'band.lost']);
    const dead = ending(WON, { assassinations: 3 });
    expect([dead.board.ended, goesOn(dead.board)]).toEqual(['assassinated', false]);
    expect(() => after(gate.board, 3)).toThrow(/no Challenge follows/);
    expect(() => after(ending(WON).board, 3, { campaign: 'off' })).toThrow(/belongs to it/);
  });

  test('SAM-28.05 SAM-28.08 SAM-28.09 SAM-A.61 everything stays: tokens, Enemies, markers, bag, Goods, places, decks', () => {
    const t = ending(
      { ...WON, ur: 'E2', tyre: 'PU KA', sardes: 'T:mule' },
      {
        people: { besime: 'opis blue Te2 sword', lilith: 'dead', 'sammu-ramat': 'kalhu Go1' },
        bag: 'raid karu',
        hands: { blue: ['AC01#1'], pink: ['AC02#1'] },
        assassinations: 1,
      },
    );
    const s = after(t.board, 3);
    for (const member of [
      'military',
      'diviners',
      'supplies',
      'medicine',
      'enemies',
      'unrest',
      'gate',
      'bag',
      'goods',
      'tech',
      'at',
      'fate',
      'track',
      'supply',
      'techAt',
      'assassinations',
      'ashurDeck',
      'eventPile',
      'hand',
      'karuAt',
    ] as const)
      expect(s[member]).toEqual(t.board[member]);
    expect([s.month, s.chapter, s.ended, s.wins]).toEqual([0, 1, '', 1]);
  });

  test('SAM-A.27 SAM-28.21 where no Event is left for the next Challenge, the flipped ones make a new pile', () => {
    const next = follow(ending(WON, { pile: [] }).board, 3);
    // The first has been turned up.
    expect(next.board.eventRow.slice(1, next.board.months).map((cards) => cards.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('SAM-28.06 SAM-28.19 SAM-A.29 whoever lost the Personal Advisor takes a Public one in play, or waits', () => {
    const t = ending(WON, {
      people: { besime: 'kalhu blue', dinah: 'kalhu', lilith: 'aside pink', marsyas: 'gordium purple' },
    });
    const next = follow(t.board, 3);
    // Dinah is the only one there is.
    expect(next.board.owner[2]).toBe(1);
    const none = follow(ending(WON, { people: { besime: 'kalhu blue' } }).board, 3);
    expect(none.board.owner.filter((owner) => owner >= 0)).toEqual([0]);
  });

  test('SAM-28.07 after a win one Character may buy a Technology for four Goods', () => {
    const t = ending(WON, {
      people: { besime: 'kalhu blue Te2 Go3', dinah: 'kalhu pink Te3', younan: 'kalhu purple' },
    });
    const next = follow(t.board, 3);
    next.seat(0).isAsked('prize').offering('confirm:no', 'confirm:besime/sun').notOffering('confirm:dinah/sun');
    next.seat(0).answers('prize', 'confirm:besime/sun').answers('pay.good', 'confirm:textiles', 'confirm:textiles');
    expect([techs(next.board, 'besime'), goods(next.board, 'besime')]).toEqual(['sun', 'Go1']);
    const lost = ending({ kalhu: 'M3 D3', assyria: 'S2 H3 G' }, { people: { besime: 'kalhu blue Te9' } });
    expect(follow(lost.board, 3).table.machine.kind).not.toBe('prize');
  });

  test('SAM-28.10 SAM-28.11 SAM-A.60 three cards for each and the limit; a new Event row, the old one discarded unseen', () => {
    const t = ending(WON, {
      row: ['-', '-', '-', 'EV17', 'EV23'],
      religionEvent: [5],
      hands: { blue: ['AC01#1', 'AC02#1', 'AC03#1', 'AC04#1'] },
      people: {},
    });
    expect(after(t.board, 3).unseen).toEqual(['EV17', 'EV23']);
    expect(after(t.board, 3).supply[6]).toBe(6);
    const next = follow(t.board, 3);
    next.seat(0).isAsked('hand.limit');
    next.seat(0).answers('hand.limit', 'AC01#1', 'AC02#1');
    expect(next.board.hand.map((cards) => cards.length)).toEqual([5, 3, 3]);
    const dealt = next.board.eventRow.filter((cards) => cards.length > 0).length + next.board.flipped.length;
    expect(dealt).toBe(6);
  });

  test('SAM-28.12 SAM-28.21 Month 1 of a later Challenge has all its stages', () => {
    const t = follow({ ...ending({ ...WON, nineveh: 'M4' }, { people: {} }).board, nextChallenge: 'B3' }, 3, {
      'event.draw': ['EV17'],
    });
    playOn(t, () => t.board.stage === 'consult' && t.board.month === 1);
    expect(lies(t.board, 'bastam')).toBe('E2');
    expect(t.board.hand.every((cards) => cards.length === 4)).toBe(true);
  });

  test('SAM-28.14 who leaves leaves a Public Advisor with everything, and the others divide the hand', () => {
    const t = ending(WON, {
      people: { besime: 'kalhu blue', dinah: 'kalhu pink', younan: 'kalhu purple Te2 mule' },
      hands: { purple: ['AC01#1', 'AC02#1'] },
    });
    const next = follow(t.board, 2);
    next.seat(0).answers('hand.divide', 'confirm:1', 'confirm:0');
    expect(next.board.hand[1]).toContain('AC01#1');
    expect(next.board.hand[0]).toContain('AC02#1');
    expect([next.board.owner[4], goods(next.board, 'younan'), techs(next.board, 'younan')]).toEqual([
      -1,
      'Te2',
      'mule',
    ]);
  });

  test('SAM-28.15 SAM-28.16 SAM-28.20 who joins takes a Public Advisor and three cards; Months follow the new number', () => {
    const t = ending(WON, {
      people: { besime: 'kalhu blue', dinah: 'kalhu pink', younan: 'kalhu purple', wardiya: 'kalhu' },
    });
    const next = follow(t.board, 4);
    playOn(next, () => next.board.month > 0);
    expect([next.board.owner[3], next.board.months]).toEqual([3, 6]);
    expect(after(t.board, 5).months).toBe(5);
    expect(next.board.hand[3]?.length).toBeGreaterThanOrEqual(3);
  });

  test('SAM-28.17 SAM-31.04 experts have one Event fewer in B and C, two in D and E; four players cannot', () => {
    const t = ending(WON, { options: { campaign: 'expert' } });
    const months = (chapter: number) => after({ ...t.board, chapter }, 3, { campaign: 'expert' }).months;
    expect([months(0), months(1), months(2), months(3)]).toEqual([5, 5, 4, 4]);
    expect(sammuRamat.possible({ seats: 4, version: 1, options: { campaign: 'expert' } })?.rule).toBe('SAM-31.04');
    expect(sammuRamat.possible({ seats: 3, version: 1, options: { campaign: 'expert' } })).toBeUndefined();
  });

  test('SAM-28.18 a Campaign is kept as a record and goes on from it', () => {
    const open = (seed: string, more: object = {}) =>
      Table.open(sammuRamat, {
        seats: 2,
        options: { campaign: 'on', goods: '5' },
        chance: seededChance(seed),
        ...more,
      });
    let first = open('keep 0');
    for (let n = 1; n < 60; n++) {
      play(first);
      if (goesOn(first.s)) break;
      first = open(`keep ${n}`);
    }
    expect(goesOn(first.s)).toBe(true);
    const next = open('next', { after: earlierOf(sammuRamat, recordOf(first)) });
    expect([next.s.chapter, next.s.score]).toEqual([1, totalPoints(first.s)]);
    play(next);
    expect(next.over).toBe(true);
  });

  test('SAM-28.23 alone the Queen’s card is on its Solo side and the Advisor Public; with company it turns back', () => {
    const t = ending(WON, { people: { besime: 'kalhu blue Te2', dinah: 'kalhu pink' } });
    const solo = after(t.board, 1);
    expect([solo.owner[0], solo.owner[1], solo.owner[2], solo.months]).toEqual([0, -1, -1, 7]);
    const back = after({ ...t.board, owner: solo.owner }, 2);
    expect(back.owner[0]).toBe(-1);
  });
});

/** The dullest answers, but the actions end at once. */
function play(t: Table<State>): void {
  while (!t.over) {
    const seat = t.asked()[0] ?? 0;
    const options = t.options(seat);
    t.play(seat, options.find((key) => /(?:^|:)(?:end|done|no|discard)$/.test(key)) ?? options[0] ?? '');
  }
}

describe('SAM-29 the score', () => {
  test('SAM-29.01 SAM-29.02 SAM-29.03 SAM-E.30 the worked example: 31 points', () => {
    const t = ending(
      {
        kalhu: 'M8 D3',
        ur: 'M1',
        assyria: 'S9 H5 G',
        urartu: 'S2 G',
        phrygia: 'S2 G',
        egypt: 'G',
        waset: 'E4',
        tyre: 'PU',
        byblos: 'PL',
      },
      {
        month: 4,
        people: { besime: 'kalhu mule sun', dinah: 'kalhu vial', lilith: 'aside sword' },
        religionQueen: 1,
        row: ['-', '-', '-', '-', 'EV17', 'EV23'],
      },
    );
    expect(t.board.ended).toBe('won');
    expect(pointsOf(t.board)).toEqual({
      win: 5,
      event: 6,
      gate: 8,
      technology: 3,
      medicine: 5,
      military: 9,
      green: 1,
      enemy: -4,
      red: -2,
    });
    expect(totalPoints(t.board)).toBe(31);
    expect(t.outcome?.scores).toEqual([31, 31, 31]);
  });

  test('SAM-29.04 SAM-29.05 SAM-29.06 SAM-29.07 each part by itself; a lost Challenge scores no Events', () => {
    const t = ending(
      { kalhu: 'M3 D3', assyria: 'S2 H3 G', tyre: 'KA HE', canaan: 'KX', kush: 'DR' },
      { row: ['-', '-', '-', '-', '-', '-', 'EV17'], people: { besime: 'kalhu mule mule' } },
    );
    expect(pointsOf(t.board)).toMatchObject({
      win: 0,
      event: 0,
      gate: 2,
      technology: 2,
      medicine: 3,
      military: 3,
      green: 4,
    });
  });

  test('SAM-29.08 SAM-29.09 SAM-29.10 Enemies and red markers in play cost; the bag, Supplies, Diviners and Goods do not count', () => {
    const base = ending({ kalhu: 'M3 D3', assyria: 'S2 H3 G' });
    const t = ending(
      { kalhu: 'M3 D5', assyria: 'S9 H3 G', ur: 'E3', tyre: 'PU' },
      { bag: 'raid karu', assassinations: 2, people: { besime: 'kalhu Te9' } },
    );
    expect(totalPoints(t.board) - totalPoints(base.board)).toBe(-3 - 3);
  });

  test('SAM-29.11 SAM-29.12 SAM-A.62 the sum adds up; five bands', () => {
    const t = ending(WON, { having: { score: 40 } });
    expect(after(t.board, 3).score).toBe(40 + totalPoints(t.board));
    expect([-5, 0, 60, 61, 80, 81, 95, 96, 110, 111].map(bandOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
    const last = ending({ ...WON }, { chapter: 4, having: { score: 90 } });
    expect(last.outcome?.grade).toEqual({
      id: `band.${bandOf(90 + totalPoints(last.board)) + 1}`,
      params: { points: 90 + totalPoints(last.board) },
    });
    expect(goesOn(last.board)).toBe(false);
  });
});

describe('SAM-30 solo', () => {
  const solo = (people: { [name: string]: string }, more: Partial<Board<'me'>> = {}) =>
    court({
      players: ['me'],
      at: 'consult',
      event: 'EV05',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G' },
      people,
      ...more,
    });

  test('SAM-30.01 SAM-30.05 SAM-30.06 SAM-30.07 three disks on three Characters, two actions each, all Advisors Public', () => {
    const t = solo({ besime: 'kalhu', dinah: 'kalhu', younan: 'kalhu' });
    expect(t.board.owner[0]).toBe(0);
    t.me.answers('consult', 'dinah', 'sammu-ramat', 'besime');
    t.me.isAsked('solo.next').offeringExactly('sammu-ramat', 'besime', 'dinah');
    t.me.answers('solo.next', 'besime');
    expect(t.board.actions).toBe(2);
    t.me.answers('turn.act', 'end').answers('solo.next', 'sammu-ramat');
    expect(t.board.actions).toBe(2);
  });

  test('SAM-30.10 SAM-30.11 SAM-A.30 SAM-A.31 one after another as the player likes, five free actions in all', () => {
    const t = solo({ besime: 'ashur Go5', dinah: 'ashur Go5', younan: 'ashur' });
    t.me.answers('consult', 'besime', 'dinah', 'younan').answers('solo.next', 'dinah');
    t.me.answers('turn.act', 'market', 'market', 'market', 'end').answers('solo.next', 'besime');
    expect(t.board.free).toBe(2);
    t.me.answers('turn.act', 'market', 'market').isRefused('market', 'SAM-14.01');
  });

  test('SAM-30.14 with fewer Characters fewer disks, and not necessarily the Queen', () => {
    const t = solo({ besime: 'kalhu' });
    t.me.answers('consult', 'besime', 'sammu-ramat', 'pass');
    t.me.isAsked('solo.next');
    const u = solo({ besime: 'kalhu', dinah: 'kalhu', younan: 'kalhu' });
    u.me.answers('consult', 'besime', 'dinah', 'younan');
    expect(u.board.disk[0]).toBe(-1);
  });

  test('SAM-30.16 what lies in Damascus goes back only after the last of the three', () => {
    const t = solo({ besime: 'damascus Te2', dinah: 'kalhu', younan: 'kalhu' }, { hands: { me: ['BC02#1'] } });
    t.me.answers('consult', 'besime', 'dinah', 'younan').answers('solo.next', 'besime');
    t.me.answers('turn.act', 'card/BC02#1', 'end');
    expect(t.board.supplies[10]).toBe(3);
    t.me.answers('solo.next', 'dinah').answers('turn.act', 'end').answers('turn.act', 'end');
    expect(t.board.supplies[10]).toBe(0);
  });

  test('SAM-30.08 SAM-30.13 what strikes a Personal Advisor strikes the Queen; Public Advisors help her', () => {
    const event = (card: string, people: { [name: string]: string }) =>
      court({
        players: ['me'],
        at: 'event',
        month: 1,
        row: [card],
        people,
        map: { kalhu: 'M3 D3', assyria: 'S9 H3 G' },
      });
    const t = event('EV18', { 'sammu-ramat': 'kalhu Go1', besime: 'kalhu Te1' });
    expect([goods(t.board, 'sammu-ramat'), goods(t.board, 'besime')]).toEqual(['', 'Te1']);
    const helped = event('EV18', { besime: 'kalhu Te1' });
    expect(goods(helped.board, 'besime')).toBe('');
  });

  test('SAM-30.09 SAM-30.12 what strikes Public Advisors strikes all of them and not her, but she helps', () => {
    const t = court({
      players: ['me'],
      at: 'event',
      month: 1,
      row: ['EV03'],
      people: { 'sammu-ramat': 'kalhu Go2', besime: 'kalhu Te1', dinah: 'kalhu' },
      map: { kalhu: 'M3 D3', assyria: 'S9 H3 G' },
    });
    expect([goods(t.board, 'sammu-ramat'), goods(t.board, 'besime'), whereIs(t.board, 'dinah')]).toEqual([
      'Go1',
      '',
      'kalhu',
    ]);
  });
});
