import type { Seat } from '@edubba/kernel';
import { Machine, tableInfo, Xoshiro } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import type { Icon } from '../../content/food-cards.ts';
import { foodCard } from '../../content/food-cards.ts';
import { assyria, feeds, unfed } from '../../rules/index.ts';
import type { State } from '../../rules/index.ts';
import { mayEndFeeding } from '../../rules/queries/spending.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, spaceNames } from '../support.ts';

type Three = Partial<Board<'red' | 'blue' | 'purple'>>;

/** Blue has a Ziggurat on D2 and nothing to feed with but what is named. E2 is Wheat, D1 Grapes, E3 Meat, G3 Fish. */
const feed = (blue: Player, more: Three = {}) =>
  assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: { feed: 'blue' },
    has: {
      red: { ziggurats: { F7: 1 } },
      blue: { ziggurats: { D2: 1 }, ploughs: 0, personalHuts: 0, ...blue },
      purple: { ziggurats: { F8: 1 } },
    },
    ...more,
  });

/** Huts on Meat and Grapes; the Wild has gone to the Meat. */
const wildToMeat = (more: Three = {}) => {
  const t = feed({ huts: ['E3', 'D1'], ploughs: 1, food: ['FD-w1-1', 'FD-meat3-1'] }, more);
  t.blue.answers('feed.next', 'card/FD-w1-1').answers('feed.icon', 'wild/E3');
  return t;
};

describe('since rules version 2', () => {
  test('ASY-11.19 ASY-A.34 no Hut starves to save a card: the refusal names both', () => {
    const t = wildToMeat();
    t.blue.isAsked('feed.next').offeringExactly('card/FD-meat3-1', 'plough/D1');
    t.blue.isRefused('end', 'ASY-11.19', 'no.feed.card-saved', 'fix.feed.anew');
    expect(t.blue.refusal('end')?.why.params).toEqual({ card: { id: 'item.FD-meat3' }, space: 'D1' });
  });

  test('ASY-11.19 ASY-A.34 the card is spent with the icons given anew, and all is told', () => {
    const t = wildToMeat();
    t.blue.answers('feed.next', 'card/FD-meat3-1');
    // Nothing else could be done with it, so it was done; then nothing was left to do.
    expect([t.over, spaceNames(t.board.fed), t.board.fedBy]).toEqual([true, 'D1 E3', ['meat', 'wild']]);
    expect([t.board.food[1], t.board.foodDiscard, t.board.ploughs[1]]).toEqual([[], ['FD-w1-1', 'FD-meat3-1'], 1]);
    expect(t.board.loose).toEqual(['meat', 'meat']);
    t.red.log().includes({ type: 'hut.fed-anew', seat: 1, rule: 'ASY-11.19', data: { space: 'E3', by: 'meat' } });
    t.red.log().includes({ type: 'hut.fed', seat: 1, rule: 'ASY-11.19', data: { space: 'D1', by: 'wild' } });
  });

  test('ASY-11.17 ASY-11.19 or the Hut is fed with a Plough, or the feeding is taken back', () => {
    const ploughed = wildToMeat();
    ploughed.blue.answers('feed.next', 'plough/D1');
    expect([ploughed.over, ploughed.board.food[1]]).toEqual([true, ['FD-meat3-1']]);
    const back = wildToMeat();
    back.blue
      .undoes()
      .answers('feed.icon', 'wild/D1')
      .isAsked('feed.next')
      .offeringExactly('card/FD-meat3-1', 'plough/E3');
  });

  test('ASY-11.19 icons go from one Hut to the next, as far as it takes', () => {
    // Meat feeds E2 for its Farmer and the Wild E3: Fish for E2, Meat for E3, the Wild for D1.
    const t = feed(
      { huts: ['G2', 'E2', 'E3', 'D1'], ploughs: 2, food: ['FD-meat1-1', 'FD-w1-1', 'FD-fish1-1'] },
      { farmers: ['E2'] },
    );
    t.blue.answers('feed.next', 'plough/G2', 'card/FD-w1-1').answers('feed.icon', 'wild/E3');
    t.blue.answers('feed.next', 'card/FD-meat1-1').answers('feed.icon', 'meat/E2');
    t.blue.isRefused('end', 'ASY-11.19').answers('feed.next', 'card/FD-fish1-1');
    expect([spaceNames(t.board.fed), t.board.fedBy]).toEqual(['D1 E2 E3 G2', ['plough', 'meat', 'fish', 'wild']]);
    expect([t.board.loose, t.board.ploughs[1]]).toEqual([[], 1]);
  });

  test('ASY-11.19 one chooses whom the card saves', () => {
    const t = feed({ huts: ['E3', 'D1', 'G3'], ploughs: 1, food: ['FD-w1-1', 'FD-meat1-1'] });
    t.blue.answers('feed.next', 'card/FD-w1-1').answers('feed.icon', 'wild/E3').answers('feed.next', 'card/FD-meat1-1');
    t.blue.isAsked('feed.icon').offeringExactly('anew/D1', 'anew/G3').answers('anew/G3');
    expect([spaceNames(t.board.fed), t.board.fedBy]).toEqual(['E3 G3', ['meat', 'wild']]);
    t.blue.isAsked('feed.next').offeringExactly('plough/D1', 'end');
  });

  test('ASY-11.19 a card that feeds by itself may also make room', () => {
    const t = feed({ huts: ['E3', 'D1', 'E2'], ploughs: 1, food: ['FD-w1-1', 'FD-wheat2-1'] }, { farmers: ['E3'] });
    t.blue
      .answers('feed.next', 'card/FD-w1-1')
      .answers('feed.icon', 'wild/E3')
      .answers('feed.next', 'card/FD-wheat2-1');
    t.blue.isAsked('feed.icon').offeringExactly('wheat/E2', 'anew/D1').answers('wheat/E2');
    // Its second icon would feed the Farmer's Hut and so free the Wild; but it is spent, and no card is saved.
    t.blue.isAsked('feed.next').offeringExactly('plough/D1', 'end');
  });

  test('ASY-11.18 ASY-11.19 what Ploughs and tokens did stays', () => {
    for (const tool of ['plough', 'token']) {
      const t = feed({ huts: ['E3', 'D1'], ploughs: 2, tokens: 1, food: ['FD-meat3-1'] });
      t.blue.answers('feed.next', `${tool}/E3`).isAsked('feed.next').offering('end').notOffering('card/FD-meat3-1');
      t.blue.isRefused('card/FD-meat3-1', 'ASY-11.05').answers('feed.next', 'end');
      expect([spaceNames(t.board.fed), t.board.food[1]]).toEqual(['E3', ['FD-meat3-1']]);
    }
  });

  test('ASY-11.19 where the icons already spent would do alone, no card is saved and the step may end', () => {
    const t = feed({ huts: ['E3', 'D1'], ploughs: 1, food: ['FD-meatw-1', 'FD-meat1-1'] });
    t.blue.answers('feed.next', 'card/FD-meatw-1').answers('feed.icon', 'wild/E3');
    t.blue.isAsked('feed.next').offeringExactly('plough/D1', 'end').answers('end');
    expect([t.board.food[1], t.board.fedBy]).toEqual([['FD-meat1-1'], ['wild']]);
  });

  test('ASY-11.15 ASY-11.16 ASY-11.19 what feeds at once is named before what makes room', () => {
    const t = feed({ huts: ['E3', 'D1', 'E2'], ploughs: 1, food: ['FD-w1-1', 'FD-meat1-1', 'FD-wheat1-1'] });
    t.blue.answers('feed.next', 'card/FD-w1-1').answers('feed.icon', 'wild/E3');
    t.blue.isRefused('end', 'ASY-11.15').isAsked('feed.next').offering('card/FD-meat1-1', 'card/FD-wheat1-1');
  });

  test('ASY-11.19 nothing of a feeding is left for the next one', () => {
    const t = assyriaTable({
      players: ['red', 'blue'],
      at: 'expansion',
      has: {
        red: {
          ziggurats: { D2: 1 },
          huts: ['E3'],
          ploughs: 0,
          personalHuts: 0,
          food: ['FD-w1-1'],
          leader: 'row1/high',
        },
        blue: {
          ziggurats: { F7: 1 },
          huts: ['F8', 'D1'],
          ploughs: 2,
          personalHuts: 0,
          food: ['FD-meat1-1'],
          leader: 'row2/high',
        },
      },
    });
    t.blue.isAsked('feed.next').offeringExactly('plough/F8', 'plough/D1', 'end');
    expect(t.board.fedBy).toEqual([]);
  });
});

describe('at tables of rules version 1', () => {
  test('ASY-11.19 ASY-A.34 nobody has to find the assignment that feeds most', () => {
    const t = wildToMeat({ version: 1 });
    t.blue.isAsked('feed.next').offeringExactly('plough/D1', 'end');
    t.blue.isRefused('card/FD-meat3-1', 'ASY-11.05').answers('feed.next', 'end');
    expect([spaceNames(t.board.fed), t.board.food[1]]).toEqual(['E3', ['FD-meat3-1']]);
    expect('fedBy' in t.board).toBe(false);
  });
});

/** Can each of these Huts get an icon of its own? By trying everything. */
function suffice(s: State, icons: readonly Icon[], huts: readonly number[]): boolean {
  const [first, ...others] = huts;
  if (first === undefined) return true;
  return icons.some((icon, i) => feeds(s, icon, first) && suffice(s, icons.toSpliced(i, 1), others));
}

/** ASY-11.15, ASY-11.16, ASY-11.19 in so many words. */
function mayEnd(s: State, seat: Seat): boolean {
  const { fed, fedBy = [], loose } = s;
  const at = fed.flatMap((space, i) =>
    fedBy[i] === 'plough' || fedBy[i] === 'token' ? [] : [{ space, by: fedBy[i] }],
  );
  const spent = [...at.map(({ by }) => by as Icon), ...loose];
  const held = (s.food[seat] ?? []).flatMap((card) => foodCard(card).icons);
  return unfed(s, seat).every((hungry) => {
    if ([...loose, ...held].some((icon) => feeds(s, icon, hungry))) return false;
    const huts = [...at.map(({ space }) => space), hungry];
    return suffice(s, spent, huts) || !suffice(s, [...spent, ...held], huts);
  });
}

test('ASY-11.19 in random games the step can be ended just where no held card could save a Hut', () => {
  let refused = 0;
  for (let n = 0; n < 60; n++) {
    const random = new Xoshiro('holding back', n);
    const machine = Machine.start(assyria, tableInfo(assyria, { seats: 2 + (n % 3) }));
    while (!machine.over) {
      const { toMove: seat, kind } = machine;
      const options = machine.options(seat);
      if (kind === 'feed.next') {
        const { s } = machine.pos;
        expect(options.includes('end')).toBe(mayEnd(s, seat));
        // What the page says of it.
        expect(mayEndFeeding(s, seat)).toBe(mayEnd(s, seat));
        if (machine.refusals(seat).some(({ target, rule }) => target === 'end' && rule === 'ASY-11.19')) refused++;
      }
      machine.answer(seat, options[random.below(options.length)] ?? '');
    }
  }
  expect(refused).toBeGreaterThan(5);
});
