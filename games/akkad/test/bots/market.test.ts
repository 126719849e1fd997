import type { Key, Seat } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';
import type { ScenarioTable } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import type { State } from '../../rules/index.ts';
import type { Player } from '../support.ts';
import { prestige } from '../quests.ts';
import { akkadTable } from '../support.ts';

type Answer = readonly [seat: Seat, kind: string, key: Key];

/** Lets the bot answer for everybody while the question is of one of these kinds. */
function talk(t: { readonly table: ScenarioTable<State>['table'] }, kinds: string): Answer[] {
  const said: Answer[] = [];
  const { table } = t;
  while (!table.over && table.machine.kind.startsWith(kinds)) {
    const [seat = 0] = table.asked();
    const { kind } = table.machine;
    const { key, reasons = [] } = thumbs.choose(table.observe(seat), new Xoshiro('talk'));
    expect([kind, reasons.length > 0]).toEqual([kind, true]);
    table.play(seat, key);
    said.push([seat, kind, key]);
    expect(said.length).toBeLessThan(60);
  }
  return said;
}

const keys = (said: readonly Answer[], kind: string): Key[] =>
  said.flatMap(([, one, key]) => (one === kind ? [key] : []));

/** Red trades; blue is next to red at Pashime. */
const trading = (red: Player, blue: Player) =>
  akkadTable({
    players: ['red', 'blue', 'green'],
    at: { proc: 'trade', locals: { seat: 0, city: -1 }, active: 'red' },
    rebels: {},
    has: { red, blue: { controls: ['SUS', 'PAS'], ...blue }, green: { home: 'uruk' } },
  });

test('AKK-16.11 both sides of a deal gain by what they lack: it is offered once and accepted', () => {
  const t = trading({ goods: { grain: 9 } }, { goods: { sheep: 9 }, missionScored: true });
  const said = talk(t, 'trade.');
  expect(keys(said, 'trade.answer')).toContain('accept');
  expect(keys(said, 'trade.answer')).not.toContain('decline');
  const [red = [], blue = []] = t.board.goods;
  expect([(red[1] ?? 0) > 0, (blue[0] ?? 0) > 0]).toEqual([true, true]);
  expect((red[0] ?? 0) + (blue[0] ?? 0)).toBeLessThanOrEqual(9);
});

test('AKK-16.18 talk ends, whatever the other side answers', () => {
  for (const answer of ['decline', 'counter'] as const) {
    const t = trading({ goods: { grain: 9 } }, { goods: { sheep: 9 }, missionScored: true });
    const { table } = t;
    let asked = 0;
    for (let n = 0; n < 200 && !table.over; n++) {
      const [seat = 0] = table.asked();
      if (table.machine.kind !== 'trade.answer' || seat !== 1) {
        const { key } = thumbs.choose(table.observe(seat), new Xoshiro('talk'));
        table.play(seat, table.machine.kind === 'trade.compose' && seat === 1 ? 'withdraw' : key);
        continue;
      }
      asked++;
      table.play(seat, answer);
    }
    expect(table.over).toBe(true);
    // Who has said no once is not asked the same again.
    expect(asked).toBe(1);
  }
});

test('AKK-16.12 nobody trades with whoever is about to win, and a bad offer is declined', () => {
  const leading = trading({ goods: { grain: 9 }, vp: 8 }, { goods: { sheep: 9 }, missionScored: true });
  expect(keys(talk(leading, 'trade.'), 'trade.partner')).toEqual([]);
  const t = trading({ goods: { grain: 1 } }, { goods: { lapis: 2 }, missionScored: true });
  t.red.answers('trade.exchange', 'players').answers('trade.partner', '1');
  t.red.answers('trade.compose', 'give+grain', 'get+lapis', 'send');
  expect(thumbs.choose(t.table.observe(1), new Xoshiro('x')).key).toBe('decline');
});

/** Blue has red's champion. */
const ransoming = (red: Player, round = 4) =>
  akkadTable({
    players: ['red', 'blue', 'green'],
    at: { proc: 'ransom', locals: { owner: 0, cards: 0 }, phase: 'prestige' },
    round,
    has: { red: { units: {}, captor: 'blue', ...red }, blue: { vp: 3 }, green: { vp: 3 } },
  });

test('AKK-19.20 AKK-19.25 a ransom is demanded that the owner can pay, and the champion comes home', () => {
  const t = ransoming({ goods: { grain: 2, silver: 2 } });
  const said = talk(t, 'ransom.');
  expect(keys(said, 'ransom.open')).toEqual(['demand']);
  expect(keys(said, 'ransom.answer')).toContain('accept');
  const paid = (t.board.goods[1] ?? []).reduce((sum, n) => sum + n, 0);
  expect([t.board.captor[0], paid > 0 && paid <= 3]).toEqual([-1, true]);
});

test('AKK-19.24 the cards of a ransom are the least of the hand', () => {
  const t = ransoming({ cards: ['sabotage#1', 'canal-removal#1'] });
  expect(keys(talk(t, 'ransom.'), 'ransom.card')).toEqual(['canal-removal#1']);
});

test('AKK-19.23 where nothing is to be had the champion goes free; whoever is about to win waits for it', () => {
  expect(keys(talk(ransoming({}), 'ransom.'), 'ransom.open')).toEqual(['release']);
  expect(keys(talk(ransoming({ vp: 8, goods: { grain: 1 } }), 'ransom.'), 'ransom.open')).toEqual(['refuse']);
});

test('AKK-18.18 Susa pays for its mission as soon as the prestige phase lets it', () => {
  const t = prestige({ blue: { home: 'susa', goods: { lapis: 18 } } });
  expect(talk(t, 'mission.pay')).toEqual([[1, 'mission.pay', 'pay']]);
  expect(t.board.vp[1]).toBe(4);
});
