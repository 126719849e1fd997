import type { SeatHandle } from '@edubba/testkit';
import { expect, test } from 'vitest';
import type { State } from '../../rules/index.ts';
import { mesopotamiaTable, playOn } from '../support.ts';

// Whoever plays without a seat says of every step why it is this one, and of what comes to nothing that it does.

/** What is told of these kinds, in a line each: type, rule and data. */
const told = (seat: SeatHandle<State>, about: RegExp): string[] =>
  seat
    .log()
    .events.filter(({ type }) => about.test(type))
    .map(({ type, rule, data }) =>
      [type, rule, ...Object.entries(data ?? {}).map(([name, value]) => `${name}=${String(value)}`)].join(' '),
    );

/** A Turn of the Automaton before Ann's. */
function automaton(has: object, strategies: string[], chance: object, more: object = {}) {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    populationOrder: ['automaton', 'ann'],
    strategies,
    options: { 'automaton-level': 'emperor' },
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'hittites', ...has } },
    chance,
    ...more,
  } as never) as ReturnType<typeof mesopotamiaTable<'ann'>>;
}

test('MES-32.15 MES-32.17 MES-32.18 a card, the Star and the additional action that find no slot', () => {
  const t = automaton({ level: 2 }, ['SC4', 'SC6', 'SC8'], { 'action.draw': ['action-explore'] });
  expect(told(t.ann, /lost/)).toEqual(['automaton.lost MES-32.15 action=explore']);
  const few = { strategyDeck: [] };
  const u = automaton(
    { level: 6, population: 6 },
    ['SC6'],
    { 'action.draw': ['action-grow', 'action-star', 'action-research'], 'strategy.draw': [] },
    few,
  );
  expect(told(u.ann, /lost/)).toEqual(['automaton.lost-star MES-32.17', 'automaton.lost-additional MES-32.18']);
  const v = automaton(
    { level: 4, population: 4 },
    ['SC6'],
    { 'action.draw': ['action-star', 'action-grow'], 'strategy.draw': [] },
    few,
  );
  expect(told(v.ann, /lost/)).toEqual(['automaton.lost-additional MES-32.18']);
});

test('MES-32.20 what is skipped since nothing more of it is possible, of each action', () => {
  const stops = (has: object, strategies: string[], card: string): string[] =>
    told(automaton(has, strategies, { 'action.draw': [`action-${card}`] }).ann, /stops/).slice(0, 1);
  const level = { level: 2, population: 2 };
  const top = { explore: 4, build: 4, research: 4, gather: 4, warfare: 4, grow: 4 };
  expect(stops({ ...level, tech: top }, ['SC6', 'SC1', 'SC3'], 'research')).toEqual([
    'automaton.stops MES-32.20 action=research left=2',
  ]);
  expect(stops(level, ['SC2', 'SC6', 'SC8'], 'gather')).toEqual(['automaton.stops MES-32.20 action=gather left=1']);
  expect(stops({ ...level, population: 1, units: { A4: 'archer archer' } }, ['SC1', 'SC6', 'SC8'], 'warfare')).toEqual([
    'automaton.stops MES-32.20 action=warfare left=1',
  ]);
  expect(stops({ ...level, ships: ['A3|A4', 'A4|B4', 'A4|B5'] }, ['SC4', 'SC1', 'SC3'], 'build')).toEqual([
    'automaton.stops MES-32.20 action=build left=1',
  ]);
  expect(stops({ ...level, tech: { explore: 2 } }, ['SC2', 'SC6', 'SC8'], 'explore')).toEqual([
    'automaton.stops MES-32.20 action=explore left=2',
  ]);
  expect(stops({ level: 2, population: 9 }, ['SC6', 'SC1', 'SC3'], 'grow')).toEqual([
    'automaton.stops MES-32.20 action=grow left=1',
  ]);
  // One of three activations goes to the only Event; the others are skipped.
  const one = automaton(
    { ...level, tech: { explore: 3 }, units: { A4: 'spearman' } },
    ['SC2', 'SC6', 'SC8'],
    { 'action.draw': ['action-explore'] },
    { events: ['B4'] },
  );
  expect(told(one.ann, /stops/)).toEqual(['automaton.stops MES-32.20 action=explore left=2']);
});

/** A battle in D4 that the Automaton began. */
function attacked(ann: object, rival: object, cards: readonly string[]) {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    eventOrder: ['ann', 'automaton'],
    has: {
      ann: { start: 1, event: 2, ...ann },
      automaton: { start: 2, empire: 'akkadians', ...rival },
    },
    chance: { 'combat.draw': cards },
  });
}

test('MES-33.07 MES-33.09 MES-33.10 why it puts so many Knucklebones, and who wins ties', () => {
  const answer = (bones: number, own: string, mine: string, cards: readonly string[], put: readonly string[] = []) => {
    const t = attacked(
      { units: { D4: mine }, goods: { knucklebone: put.length } },
      { units: { D4: own }, goods: { knucklebone: bones } },
      cards,
    );
    for (const key of put) t.ann.answers('solo.place', key);
    return told(t.ann, /solo\.answer/).map((line) => line.replace(/.*strength=/, ''));
  };
  expect(answer(0, 'chariot', 'spearman', ['SP1', 'CH1'])).toEqual(['0 tactics=0 mobility=0 why=wins ties=lost']);
  expect(answer(9, 'chariot', 'spearman', ['SP1', 'CH1'], ['SP1/mobility'])).toEqual([
    '0 tactics=0 mobility=1 why=holds ties=lost',
  ]);
  expect(answer(2, 'spearman', 'chariot', ['CH4', 'SP5'])).toEqual(['0 tactics=0 mobility=0 why=yields ties=lost']);
});

test('MES-32.26 MES-32.27 which two fight first, which Event comes first, and what becomes of a Settlement', () => {
  const leads = { players: ['ann', 'ben'] as const, at: 'combat' as const, options: { automaton: 'opponent' } };
  const t = mesopotamiaTable({
    ...leads,
    eventOrder: ['automaton', 'ann', 'ben'],
    has: {
      automaton: { start: 3, event: 3, units: { D4: 'spearman', E5: 'archer' } },
      ann: { units: { D4: 'archer' }, settlements: ['E5'] },
      ben: { units: { D4: 'spearman' } },
    },
  });
  playOn(t, () => t.board.round === 2);
  expect(told(t.ann, /pairs|conquers|destroys/)).toEqual([
    'automaton.pairs MES-32.26 area=D4',
    'automaton.conquers MES-32.27 area=E5',
  ]);
  const u = mesopotamiaTable({
    ...leads,
    eventOrder: ['automaton', 'ann', 'ben'],
    has: {
      automaton: { start: 3, event: 3, units: { E5: 'archer' }, settlements: ['F4', 'F5', 'D5'] },
      ann: { settlements: ['E5'] },
    },
  });
  playOn(u, () => u.board.round === 2);
  expect(told(u.ann, /conquers|destroys/)).toEqual(['automaton.destroys MES-32.27 area=E5']);
});

test('MES-34.29 MES-34.32 MES-34.28 MES-34.25 the Defenders say why too', () => {
  const siege = (cards: readonly string[], defenders: object, ann: object, more: object = {}): string[] =>
    told(
      mesopotamiaTable({
        players: ['ann'],
        at: 'round',
        options: { solo: 'siege' },
        populationOrder: ['automaton', 'ann'],
        has: {
          ann: { start: 3, empire: 'hittites', ...ann },
          automaton: { start: 4, empire: 'sumerians', level: 6, ...defenders },
        },
        chance: { 'action.draw': cards.map((card) => `action-${card}`), 'event.draw': ['EV11'] },
        ...more,
      } as never).seat(0),
      /siege\.(musters|trades|stands|aims|returns)|nothing/,
    );
  expect(
    siege(['explore', 'star'], { units: { E3: 'archer' } }, { units: { C3: 'archer' } }, { events: ['E3'] }),
  ).toEqual(['siege.stands MES-34.29 area=E3', 'action.nothing MES-34.28']);
  expect(siege(['explore', 'gather'], { units: { E3: 'archer' } }, {})).toEqual([
    'siege.returns MES-34.32 area=E3',
    'action.nothing MES-34.19',
  ]);
  expect(siege(['explore', 'warfare'], {}, {})).toEqual([
    'action.nothing MES-34.32',
    'siege.musters MES-34.25 kind=spearman area=G4 why=ur',
  ]);
  expect(siege(['explore', 'star'], { units: { G3: 'archer' } }, {}, { events: ['A3'] })).toEqual([
    'action.nothing MES-A.67',
    'action.nothing MES-34.28',
  ]);
  const path = siege(['warfare', 'star'], { population: 7, settlements: ['F3'] }, { units: { C3: 'archer' } });
  expect(path[0]).toMatch(/^siege\.musters MES-34\.21 kind=chariot area=\w\d why=path$/);
  expect(siege(['warfare', 'star'], { settlements: ['F3'] }, {})[0]).toBe(
    'siege.musters MES-34.21 kind=spearman area=F3 why=settlement',
  );
});

/** A Round against the enemy of Assur, as what its waves say of it. */
const round = (enemy: object, ann: object = {}, more: object = {}): string[] => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    options: { solo: 'guardians' },
    wave: 1,
    eventOrder: ['automaton', 'ann'],
    populationOrder: ['ann', 'automaton'],
    has: {
      ann: { start: 2, empire: 'hittites', units: { A4: 'spearman' }, ...ann },
      automaton: { start: 1, empire: 'sumerians', event: 3, goods: { knucklebone: 3 }, ...enemy },
    },
    ...more,
  } as never) as ReturnType<typeof mesopotamiaTable<'ann'>>;
  t.ann.answers('turn.action', 'end');
  return told(t.ann, /wave\.(goes|waits|razes)/);
};
const goes = (units: string, from: string, ann: object = {}, more: object = {}): string[] =>
  round({ units: { [from]: units } }, ann, more).map((line) => line.replace(/^wave\./, ''));

test('MES-35.15 MES-35.16 MES-35.19 MES-35.20 the enemy of Assur says which way it takes, and why it waits', () => {
  expect(goes('spearman horseman', 'D3')).toEqual([
    'goes MES-35.13 kind=spearman from=D3 area=A4 by=clear tie=top',
    'goes MES-35.13 kind=horseman from=D3 area=A4 by=clear tie=bottom',
  ]);
  expect(goes('spearman', 'D5', {}, { running: { C5: ['EV19', 'ann', 2, 2] } })).toEqual([
    'goes MES-35.13 kind=spearman from=D5 area=A4 by=clear tie=event',
  ]);
  const walls = { walls: ['A3', 'B4', 'B5'] };
  expect(goes('spearman', 'D4', walls)[0]).toMatch(/^goes MES-35\.19 kind=spearman from=D4 area=A4 by=walls/);
  expect(goes('spearman', 'C4', walls)).toEqual(['waits MES-35.19 kind=spearman area=C4 why=walls']);
  expect(
    goes('spearman', 'C4', { units: { C4: 'archer', A4: 'spearman' } }, { chance: { 'combat.draw': ['AR1', 'SP1'] } }),
  ).toEqual(['waits MES-35.20 kind=spearman area=C4 why=pinned']);
});

test('MES-35.27 the enemy of Assur says what it razes on its way', () => {
  expect(goes('archer', 'E3', { settlements: ['D4'] })).toEqual([
    'goes MES-35.13 kind=archer from=E3 area=A4 by=clear tie=none',
    'razes MES-35.27 area=D4',
  ]);
});

test('MES-32.41 what an Event gives it that others would choose: a berth, and another Technology for one at its top', () => {
  const paid = (event: string, has: object = {}): string[] => {
    const t = mesopotamiaTable({
      players: ['ann'],
      at: 'upkeep',
      order: ['automaton', 'ann'],
      running: { B4: [event, 'automaton', 6, 2] },
      has: {
        ann: { start: 1 },
        automaton: { start: 2, empire: 'hittites', units: { B4: 'archer' }, population: 4, ...has },
      },
    });
    return told(t.ann, /automaton\.(berths|least-research)|ship\.placed|technology\.gained/).slice(0, 2);
  };
  expect(paid('EV27')).toEqual(['automaton.berths MES-32.41 area=B4', 'ship.placed MES-32.41 section=A3|B4']);
  expect(paid('EV11', { tech: { build: 4 } })).toEqual([
    'automaton.least-research MES-32.41 action=research',
    'technology.gained MES-32.41 action=research level=2',
  ]);
});
