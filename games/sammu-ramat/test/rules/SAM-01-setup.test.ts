import { describe, expect, test } from 'vitest';
import { ASHUR_DECK } from '../../content/ashur-cards.ts';
import { CHALLENGES } from '../../content/challenges.ts';
import { EVENTS } from '../../content/events.ts';
import { TECHNOLOGIES } from '../../content/things.ts';
import { TECHNOLOGY_SITES } from '../../rules/geography.ts';
import { sammuRamat } from '../../rules/index.ts';
import { bagOf, court, goods, lies, offered, playOn, present, whereIs } from '../support.ts';

const begin = (seats: readonly string[], options: { [name: string]: string } = {}, chance = {}) =>
  court({ players: seats, at: 'start', options, chance });

/** Plays set-up to its end, the first thing offered each time; the Event of Month 1 only brings Urartu 1 Military. */
function laid(seats: readonly string[], options: { [name: string]: string } = {}, chance = {}) {
  const t = begin(seats, options, { 'event.draw': ['EV17'], ...chance });
  playOn(t, () => t.board.month > 0);
  return t;
}

describe('SAM-1 set-up', () => {
  test('SAM-1.01 SAM-2.22 one to five players, all on one side, decide together', () => {
    expect(sammuRamat.players).toEqual({ min: 1, max: 5 });
    const t = laid(['a', 'b', 'c'], { challenge: 'A1' });
    playOn(t);
    expect(t.outcome?.winners).toEqual([]);
    expect(t.outcome?.result).toBe('lost');
  });

  test('SAM-1.02 SAM-1.04 tokens come from their tracks, and nothing else lies on the map', () => {
    const t = laid(['a', 'b'], { challenge: 'A2' });
    // Assyria 3 2 2 2, Babylonia 1 1 1 1, Canaan 1 0 1 0.
    expect(t.board.track).toEqual([20 - 5 - 1, 15 - 3, 15 - 4, 10 - 3]);
    expect(t.board.military.reduce((sum, n) => sum + n, 0)).toBe(5 + 1);
    expect(t.board.diviners.reduce((sum, n) => sum + n, 0)).toBe(4);
  });

  test('SAM-1.03 SAM-31.01 the Challenge is drawn from all, from a letter, or chosen by the table', () => {
    const ids = CHALLENGES.map(({ id }) => id);
    begin(['a', 'b']).chanceWeighed('challenge.draw', ids);
    begin(['a', 'b'], { challenge: 'C' }).chanceWeighed('challenge.draw', ['C1', 'C2', 'C3', 'C4']);
    const t = begin(['a', 'b'], { challenge: 'choose' });
    expect(offered(t.seat(0)).split(' ')).toHaveLength(20);
    t.seat(0).answers('challenge', 'confirm:D3');
    expect(t.board.challenge).toBe('D3');
    expect(laid(['a', 'b'], { challenge: 'B3' }).board.challenge).toBe('B3');
  });

  test('SAM-1.05 SAM-1.06 SAM-1.09 stores lie in the pool, the Gate in the Capital with its tokens counted there', () => {
    const t = laid(['a', 'b'], { challenge: 'A2' });
    expect(lies(t.board, 'babylonia')).toBe('S1 H1 G');
    expect(lies(t.board, 'babylon')).toBe('M1 D1');
    expect(lies(t.board, 'canaan')).toBe('');
    expect(lies(t.board, 'jerusalem')).toBe('M1 D1');
  });

  test('SAM-1.07 SAM-1.08 SAM-1.31 the first stands in the Capital, the players place the others, not where Enemies will be', () => {
    const t = begin(['a', 'b', 'c'], { challenge: 'D2' });
    expect(lies(t.board, 'kalhu')).toBe('M1 D1');
    // Two Enemies are to come to Ashur.
    expect(offered(t.seat(0))).toBe('arbela kalhu nineveh');
    t.seat(0).answers('setup.token', 'confirm:nineveh', 'confirm:arbela');
    expect([lies(t.board, 'nineveh'), lies(t.board, 'arbela')]).toEqual(['M1', 'M1']);
    t.seat(0).answers('setup.token', 'confirm:nineveh');
    expect(lies(t.board, 'nineveh')).toBe('M1 D1');
    // Nothing was attacked: Enemies stand in Ashur next to it all.
    expect(lies(t.board, 'ashur')).toBe('E2');
  });

  test('SAM-1.10 SAM-1.11 SAM-A.71 Enemies stand where named, or in the furthest Location of the Area', () => {
    const t = laid(['a', 'b'], { challenge: 'A1' });
    expect(lies(t.board, 'gordium')).toBe('E2 PU');
    expect(['bastam', 'anshan', 'meroe', 'kition'].map((at) => lies(t.board, at))).toEqual(['E2', 'E2', 'E2', 'E2']);
    expect(t.board.enemySupply).toBe(20);
  });

  test('SAM-1.12 SAM-1.13 SAM-A.04 markers go into the bag and onto the map without any effect', () => {
    const t = laid(['a', 'b'], { challenge: 'D2' });
    expect(bagOf(t.board)).toBe('raid unrest');
    // Medes keeps its Supply, though Public Unrest lies in its Capital.
    expect(lies(t.board, 'medes')).toBe('S1 H1 G');
    // They spread in Month 1: one to Medes, two to Phrygia.
    expect(lies(t.board, 'godin-tepe')).toBe('PU');
    expect(t.board.supply[1]).toBe(12 - 3 - 3);
  });

  test('SAM-1.14 SAM-1.29 SAM-27.01 who is at home where a Gate stands is in play, nobody else', () => {
    const t = laid(['a', 'b'], { challenge: 'A3' });
    expect(present(t.board)).toBe('sammu-ramat besime dinah wardiya younan deioces');
    expect(whereIs(t.board, 'lilith')).toBe('out');
  });

  test('SAM-1.15 SAM-1.16 SAM-1.17 at home in the Capital unless the card says otherwise, with three Goods, the Queen with none', () => {
    const t = laid(['a', 'b'], { challenge: 'B1' });
    expect(whereIs(t.board, 'wardiya')).toBe('napata');
    expect(whereIs(t.board, 'besime')).toBe('gordium');
    expect(whereIs(t.board, 'marsyas')).toBe('gordium');
    expect(whereIs(t.board, 'amunet')).toBe('men-nefer');
    expect([goods(t.board, 'dinah'), goods(t.board, 'marsyas'), goods(t.board, 'amunet')]).toEqual([
      'Te3',
      'Ir3',
      'Go3',
    ]);
    expect(goods(t.board, 'sammu-ramat')).toBe('');
  });

  test('SAM-1.18 SAM-31.02 an easier game gives four or five Goods', () => {
    expect(goods(laid(['a', 'b'], { challenge: 'A1', goods: '5' }).board, 'deioces')).toBe('La5');
    expect(goods(laid(['a', 'b'], { challenge: 'A1', goods: '4' }).board, 'deioces')).toBe('La4');
  });

  test('SAM-1.19 SAM-1.20 SAM-8.14 everybody takes another Advisor, never the Queen; the rest stay Public', () => {
    const t = begin(['a', 'b', 'c'], { challenge: 'A1' });
    playOn(t, () => t.table.machine.kind === 'advisor.choose');
    t.seat(0).isAsked('advisor.choose').notOffering('sammu-ramat');
    t.seat(0).answers('advisor.choose', 'besime');
    t.seat(1).isAsked('advisor.choose').notOffering('besime');
    t.seat(1).answers('advisor.choose', 'wardiya');
    t.seat(2).answers('advisor.choose', 'deioces');
    expect(t.board.owner.map((owner, who) => (owner >= 0 ? who : -1)).filter((who) => who >= 0)).toEqual([1, 3, 5]);
  });

  test('SAM-1.21 SAM-1.22 SAM-30.03 three cards each, five alone, from the whole deck', () => {
    const t = laid(['a', 'b', 'c'], { challenge: 'A1' });
    expect(t.board.hand.map((cards) => cards.length)).toEqual([3, 3, 3]);
    t.chanceWeighed('ashur.draw', ASHUR_DECK, 0);
    expect(laid(['a'], { challenge: 'A1' }).board.hand[0]).toHaveLength(5);
  });

  test('SAM-1.23 SAM-1.24 SAM-A.05 six different Technologies at random on six Locations', () => {
    const t = laid(['a', 'b'], { challenge: 'A1' });
    const found = TECHNOLOGY_SITES.map((at) => t.board.techAt[at]);
    expect(new Set(found).size).toBe(6);
    expect(t.board.techAt.filter((what) => what >= 0)).toHaveLength(6);
    t.chanceWeighed('technology.draw', TECHNOLOGIES, 0);
    t.chanceWeighed(
      'technology.draw',
      TECHNOLOGIES.filter((_, what) => what !== t.board.techAt[TECHNOLOGY_SITES[0] ?? 0]),
      1,
    );
    expect(t.board.techSupply.reduce((sum, n) => sum + n, 0)).toBe(33 - 6);
  });

  test('SAM-1.25 SAM-1.26 SAM-2.04 SAM-30.02 the Event row has a card for each Month, the rest is the pile', () => {
    const months = [7, 8, 6, 6, 5];
    for (let seats = 1; seats <= 5; seats++) {
      const t = laid(['a', 'b', 'c', 'd', 'e'].slice(0, seats), { challenge: 'A1' });
      const n = months[seats - 1] ?? 0;
      expect(t.board.months).toBe(n);
      const dealt = t.board.eventRow.filter((cards) => cards.length > 0).length + t.board.flipped.length;
      expect(dealt).toBe(n);
      expect(t.board.eventPile.length).toBe(60 - n);
      t.chanceWeighed(
        'event.draw',
        EVENTS.slice(0, 60).map(({ id }) => id),
        0,
      );
    }
  });

  test('SAM-1.27 SAM-31.03 SAM-A.06 no Baileet Event by default, else as many as the table wants, at random', () => {
    const without = laid(['a', 'b'], { challenge: 'A1' });
    expect(without.board.laidAside).toEqual(['EV61', 'EV62', 'EV63']);
    const t = laid(['a', 'b'], { challenge: 'A1', baileet: '2' }, { 'baileet.draw': ['EV62', 'EV61'] });
    expect(t.board.laidAside).toEqual(['EV63']);
    t.chanceWeighed('baileet.draw', ['EV61', 'EV62', 'EV63'], 0);
  });

  test('SAM-1.28 SAM-25.02 with her own Challenge none, and she stands in Men-nefer on side A', () => {
    const t = laid(['a', 'b'], { challenge: 'D1', baileet: '3' });
    expect(t.board.laidAside).toHaveLength(3);
    expect(whereIs(t.board, 'baileet')).toBe('men-nefer');
    expect(t.board.baileetSide).toBe('A');
  });

  test('SAM-1.30 SAM-8.08 the players choose a first player each Month', () => {
    const t = laid(['a', 'b', 'c'], { challenge: 'A1' });
    playOn(t, () => t.table.machine.kind === 'starter');
    expect(offered(t.seat(0))).toBe('0 1 2');
  });

  test('SAM-1.32 Advisors are chosen before hands, Technologies and Events are seen', () => {
    const t = begin(['a', 'b'], { challenge: 'A1' });
    playOn(t, () => t.table.machine.kind === 'advisor.choose');
    expect(t.board.hand).toEqual([[], []]);
    expect(t.board.techAt.every((what) => what < 0)).toBe(true);
    expect(t.board.eventRow.every((cards) => cards.length === 0)).toBe(true);
    expect(bagOf(t.board)).toBe('raid raid diplomacy');
    expect(lies(t.board, 'gordium')).toBe('E2');
  });

  test('SAM-E.01 Rebellion in Egypt with three players', () => {
    const t = begin(['a', 'b', 'c'], { challenge: 'A1' }, { 'event.draw': ['EV17'] });
    playOn(t, () => t.table.machine.kind === 'advisor.choose');
    t.seat(0).answers('advisor.choose', 'besime');
    t.seat(1).answers('advisor.choose', 'wardiya');
    t.seat(2).answers('advisor.choose', 'deioces');
    playOn(t, () => t.board.month > 0);
    expect(['assyria', 'canaan', 'medes', 'egypt'].map((at) => lies(t.board, at))).toEqual([
      'S2 H2 G',
      'S1 H1 G',
      'S1 H1 G',
      '',
    ]);
    expect(present(t.board)).toBe('sammu-ramat besime dinah wardiya younan deioces ithobaal');
    expect(['wardiya', 'besime', 'deioces', 'ithobaal'].map((who) => whereIs(t.board, who))).toEqual([
      'jerusalem',
      'kalhu',
      'ecbatana',
      'jerusalem',
    ]);
    expect(lies(t.board, 'men-nefer')).toBe('D1 PU');
    expect(bagOf(t.board)).toBe('raid raid diplomacy');
    expect(goods(t.board, 'besime')).toBe('Te3');
    expect(goods(t.board, 'sammu-ramat')).toBe('');
  });
});

describe('SAM-31 options of a table', () => {
  test('SAM-31.05 SAM-A.69 a first game is the Rebellion in Egypt without Baileet', () => {
    const t = laid(['a', 'b'], { 'first-game': 'on', challenge: 'E2', baileet: '3' });
    expect(t.board.challenge).toBe('A1');
    expect(t.board.laidAside).toHaveLength(3);
  });

  test('SAM-31.06 SAM-A.65 hands are open to the team or hidden; rows and piles are hidden from all', () => {
    const open = laid(['a', 'b'], { challenge: 'A1' });
    expect(open.seat(0).sees().hand[1]).toEqual(open.board.hand[1]);
    const t = laid(['a', 'b'], { challenge: 'A1', hands: 'hidden' });
    expect(t.seat(0).sees().hand[1]).toEqual(['?ashur', '?ashur', '?ashur']);
    expect(t.seat(0).sees().hand[0]).toEqual(t.board.hand[0]);
    expect(t.seat(1).sees().eventRow[4]).toEqual(['?event']);
    expect(t.seat(1).sees().bag).toEqual(t.board.bag);
  });

  test('SAM-A.07 the lead confirms; others propose; or a majority decides with the lead breaking ties', () => {
    const t = begin(['a', 'b', 'c'], { challenge: 'A1' });
    t.seat(2).answers('setup.token', 'propose:nineveh');
    expect(lies(t.board, 'nineveh')).toBe('');
    t.seat(0).answers('setup.token', 'confirm:ashur');
    expect(lies(t.board, 'ashur')).toBe('M1');
    const v = begin(['a', 'b', 'c'], { challenge: 'A1', joint: 'vote' });
    v.seat(0).answers('setup.token', 'propose:ashur');
    v.seat(1).answers('setup.token', 'propose:nineveh');
    v.seat(2).answers('setup.token', 'propose:nineveh');
    expect(lies(v.board, 'nineveh')).toBe('M1');
    v.seat(2).answers('setup.token', 'propose:ashur');
    v.seat(1).answers('setup.token', 'propose:nineveh');
    v.seat(0).answers('setup.token', 'propose:arbela');
    expect(lies(v.board, 'arbela')).toBe('M1');
  });
});
