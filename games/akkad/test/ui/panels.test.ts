import { random } from '@edubba/bots';
import type { Json, SeenEvent, View } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { QUESTS, questOf } from '../../content/quests.ts';
import { play } from '../../play.ts';
import { missionProgress, questProgress } from '../../rules/queries/progress.ts';
import { fulfilled, missionMet } from '../../rules/queries/quests.ts';
import type { State } from '../../rules/state.ts';
import { bonesOf, groupsOf, lastRoll } from '../../ui/panels/battle/fighting.ts';
import { dealOf, saidBetween, worthOf } from '../../ui/panels/trade/terms.ts';
import { akkadTable } from '../support.ts';

const PLAYERS = ['red', 'blue', 'green'] as const;

test('AKK-18.01 progress counts what a quest asks for, and is met when it is fulfilled', () => {
  const t = akkadTable({
    players: PLAYERS,
    at: { turn: 'red' },
    has: { red: { home: 'girsu', ziggurats: ['GIR', 'LAG'], goods: { lapis: 5 }, built: ['storehouse', 'palace'] } },
  });
  const of = (quest: string) => questProgress(t.board, 0, questOf(quest));
  expect(of('houses-of-the-gods')).toEqual({ n: 2, goal: 2, met: true });
  expect(of('four-houses')).toEqual({ n: 2, goal: 4, met: false });
  expect(of('tribute-to-the-king')).toEqual({ n: 3, goal: 3, met: true });
  expect(of('slay-a-monster')).toEqual({ n: 0, goal: 1, met: false });
  expect(missionProgress(t.board, 0)).toEqual({ n: 2, goal: 5, met: false });
});

test('AKK-11.50 the parts of a roll add up to its bones, and progress agrees with the rules, all through a game', () => {
  const table = Table.open(play.game, { seats: 4, seed: 'panels' });
  const chance = new Xoshiro('panels');
  let fights = 0;
  while (!table.over && fights < 80) {
    const { s } = table.view(table.toMove);
    if (s.fight !== null)
      for (const side of [0, 1] as const) {
        const { parts, total } = bonesOf(s, s.fight, side);
        expect(total).toBe(
          Math.max(
            0,
            parts.reduce((sum, { n }) => sum + n, 0),
          ),
        );
        expect(groupsOf(s, s.fight, side).every(({ n }) => n > 0)).toBe(true);
        fights++;
      }
    // Progress changes slowly, and is dear to work out for everybody.
    for (let seat = 0; seat < 4 && table.seq % 16 === 0; seat++) {
      QUESTS.forEach((_, quest) => expect(questProgress(s, seat, quest).met).toBe(fulfilled(s, seat, quest)));
      if (s.missionScored[seat] !== true) expect(missionProgress(s, seat).met).toBe(missionMet(s, seat));
    }
    const seat = table.toMove;
    table.play(seat, random.choose(table.observe(seat), chance).key);
  }
  expect(fights).toBeGreaterThan(20);
});

const asking = (seat: number, kind: string, about: Json): View<State> =>
  ({ pending: [{ seat, kind, about }] }) as unknown as View<State>;
const offer = { give: { grain: 4 }, get: { lapis: 1 } };

test('AKK-16.11 an offer is shown as the reader sees it, whoever opened', () => {
  // Seat 0 opened and offers 4 grain for 1 lapis; seat 2 answers.
  const answered = asking(2, 'trade.answer', { with: 0, offer, left: 1 });
  expect(dealOf(answered, 2, undefined)).toMatchObject({
    mine: 2,
    theirs: 0,
    terms: { give: { lapis: 1 }, get: { grain: 4 } },
  });
  expect(dealOf(answered, 0, undefined)).toMatchObject({ mine: 0, theirs: 2, terms: offer });
  // The counter-offer of seat 2 comes back to the opener, still kept as the opener sees it.
  const countered = asking(0, 'trade.answer', { with: 2, offer, left: 0 });
  expect(dealOf(countered, 0, undefined)).toMatchObject({ mine: 0, terms: offer });
  expect(dealOf(countered, 2, undefined)).toMatchObject({ mine: 2, terms: { give: { lapis: 1 }, get: { grain: 4 } } });
});

test('AKK-16.13 a draft is known to whoever puts it together, and to nobody else', () => {
  const draft = { give: { sheep: 2 }, get: {} };
  const composed = asking(0, 'trade.compose', { with: 1, offer: null, left: 2 });
  expect(dealOf(composed, 0, draft)?.terms).toEqual(draft);
  expect(dealOf(composed, 1, undefined)?.terms).toEqual({ give: {}, get: {} });
});

test('AKK-16.09 goods are weighed at the rates of the treasury', () => {
  expect(worthOf({ grain: 2, sheep: 1, silver: 1, lapis: 1 })).toBe(12);
});

const told = (...events: readonly NonNullable<SeenEvent['event']>[]): readonly SeenEvent[] =>
  events.map((event, version) => ({ version, seq: version, event }));

test('AKK-16.18 what two have said to each other is told in its order, and nothing of others', () => {
  const said = saidBetween(
    told(
      { type: 'negotiation.offered', seat: 0, data: { to: 2, give: 'grain:4,sheep:1', get: 'lapis:1' } },
      { type: 'negotiation.offered', seat: 1, data: { to: 0, give: 'grain:1', get: 'sheep:1' } },
      { type: 'negotiation.declined', seat: 2 },
    ),
    0,
    2,
  );
  expect(said.map(({ seat, what }) => [seat, what])).toEqual([
    [0, 'offered'],
    [2, 'declined'],
  ]);
  expect(said[0]?.terms).toEqual({ give: { grain: 4, sheep: 1 }, get: { lapis: 1 } });
});

test('AKK-11.51 the last roll of a combat is the Volley until bones fall', () => {
  const begun = { type: 'combat.begun', seat: 0, data: {} } as const;
  const volley = { type: 'combat.volley', data: { attacker: 1, defender: 0 } } as const;
  const rolled = { type: 'combat.rolled', data: { attacker: 2, defender: 3 } } as const;
  expect(lastRoll([begun])).toBeUndefined();
  expect(lastRoll([begun, volley])).toMatchObject({ volley: true, hits: [1, 0] });
  expect(lastRoll([begun, volley, rolled])).toMatchObject({ volley: false, hits: [2, 3] });
});
