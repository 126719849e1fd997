import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { court, offered, playOn } from '../support.ts';

// What is not offered says why: in what the table decides together, and in what one player does.

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;
type Map = { [place: string]: string };

const turn = (people: Map, map: Map = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });

describe('what the table cannot decide', () => {
  test('SAM-8.08 who has Consulted nobody does not begin', () => {
    const t = court({ players: P, at: 'consult', people: { dinah: 'kalhu' } });
    t.blue.answers('consult', 'dinah');
    t.pink.answers('consult', 'sammu-ramat');
    t.purple.answers('consult', 'pass');
    t.blue.isRefused('confirm:2', 'SAM-8.08');
    // Whoever only proposes hears the same.
    t.pink.isRefused('propose:2', 'SAM-8.08');
  });

  test('SAM-4.07 an Area without a Gate bears nothing for Assyria', () => {
    const t = court({
      players: P,
      at: 'event',
      row: ['EV05', 'EV03'],
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', canaan: 'S3 H3 G', jerusalem: 'M2 D2' },
    });
    t.blue.isRefused('confirm:elam', 'SAM-4.07');
    expect(offered(t.blue)).toBe('assyria canaan');
  });

  test('SAM-7.05 no Good comes from an Area without a Gate', () => {
    const t = court({
      players: P,
      at: 'taxes',
      map: { assyria: 'S1 H1 G', kalhu: 'M1 D1' },
      people: { dinah: 'kalhu' },
    });
    t.blue.isRefused('confirm:gold/dinah', 'SAM-7.05');
    expect(offered(t.blue, 'textiles/')).toBe('dinah sammu-ramat');
  });

  test('SAM-21.08 nobody flees to Enemies or into a marker', () => {
    const t = court({
      players: P,
      at: { marker: 'unrest', area: 'canaan' },
      people: { ithobaal: 'jerusalem' },
      map: { tyre: 'E1', canaan: 'S1', 'men-nefer': 'PL' },
    });
    t.blue.isRefused('confirm:tyre', 'SAM-21.08');
  });

  test('SAM-24.08 SAM-24.04 a Karu joins only what Military holds, and removes only Public Unrest that is there', () => {
    const t = court({ players: P, at: { marker: 'karu' }, map: { tyre: 'M1' } });
    t.blue.isRefused('confirm:remove/ur', 'SAM-24.04');
    t.blue.isRefused('confirm:route/susa-anshan', 'SAM-24.08');
    expect(offered(t.blue, 'route/')).toContain('tyre');
  });

  test('SAM-24.12 SAM-24.16 Religion relieves nobody who is safe, and needs Baileet for a Capital', () => {
    const t = court({ players: P, at: { marker: 'religion' }, row: ['EV05', 'EV06', '-', 'EV11'] });
    t.blue.isRefused('confirm:relieve', 'SAM-24.12');
    t.blue.isRefused('confirm:capital/egypt', 'SAM-24.16');
    t.blue.isRefused('confirm:event/3', 'SAM-24.14');
  });

  test('SAM-15.07 nothing goes back from where none lies', () => {
    const t = court({
      players: P,
      at: { checks: true },
      event: 'EV05',
      map: { kalhu: 'M6 D1', tyre: 'M6', assyria: 'S3 H3 G' },
    });
    t.blue.isRefused('confirm:ur', 'SAM-15.07');
    expect(offered(t.blue)).toBe('kalhu tyre');
  });
});

describe('what one player cannot choose', () => {
  test('SAM-11.01 a neighbour without Enemies is no target', () => {
    const t = turn({ besime: 'kalhu Te1 @pink' }, { kalhu: 'M3', nineveh: 'E1', ashur: 'E1' });
    t.pink.answers('turn.act', 'attack').isRefused('arbela', 'SAM-11.01');
  });

  test('SAM-14.05 SAM-14.04 a Market has its Goods, a card its own', () => {
    const t = turn({ dinah: 'opis Go2 Te1 @pink' });
    t.pink.answers('turn.act', 'market').isRefused('gold/iron', 'SAM-14.05').isRefused('iron/lapis', 'SAM-14.04');
    const u = turn({ dinah: 'kalhu Go1 Te1 @pink', younan: 'kalhu Ir1 Co1' });
    u.pink.answers('turn.act', 'trade/younan').isRefused('gold/lapis', 'SAM-14.04');
  });

  test('SAM-9.10 no Army is ordered from where none is', () => {
    const t = turn({ 'sammu-ramat': 'kalhu @pink' }, { kalhu: 'M2', tyre: 'M1' });
    t.pink.answers('turn.act', 'special/armies').isRefused('ur', 'SAM-9.10');
  });

  test('SAM-9.15 nobody is struck where no Enemies are', () => {
    const t = turn({ dinah: 'kalhu @pink' }, { nineveh: 'E1', ashur: 'E1' }, { hands: { pink: ['AC01#1'] } });
    t.pink.answers('turn.act', 'special/strike').isRefused('arbela', 'SAM-9.15');
  });

  test('SAM-9.03 nobody pays with what is not on the card', () => {
    const t = turn({ dinah: 'kalhu Te2 Go1 @pink' }, { kalhu: 'M1' });
    t.pink.answers('turn.act', 'barter/buy').isRefused('iron', 'SAM-9.03');
  });

  test('SAM-1.19 SAM-1.20 an Advisor of another player, or of nobody’s game, is not to be had', () => {
    const t = court({ players: P, at: 'start', options: { challenge: 'A2' } });
    playOn(t, () => t.table.machine.kind === 'advisor.choose');
    const [mine] = t.blue.isAsked('advisor.choose').options;
    t.blue.answers('advisor.choose', mine ?? '');
    t.pink.isRefused(mine ?? '', 'SAM-1.19');
    t.pink.isRefused('amunet', 'SAM-1.20');
  });
});
