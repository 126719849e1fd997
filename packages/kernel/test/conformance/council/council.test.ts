import { Table, together } from '@edubba/kernel';
import { freeTests } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { brokenLaws, outcomes, plays, told, whyNot } from '../../support.ts';
import type { State } from './game.ts';
import { council } from './game.ts';

const open = (mode: 'lead' | 'vote', seats = 3, ...river: readonly string[]): Table<State> =>
  Table.open(council, { seats, options: { council: mode }, chance: outcomes(...river) });

const eventsOf = (table: Table<State>, type: string): unknown[] =>
  table.eventsFor(0).flatMap(({ event }) => {
    if (event?.type !== type) return [];
    const { kind, ...data } = event.data ?? {};
    expect(kind).toBe('council.work');
    return [{ seat: event.seat, ...data }];
  });

test('CNC-2.03 lead: only the lead is waited for, the others may propose', () => {
  const table = open('lead');
  expect(table.asked()).toEqual([0]);
  expect(table.options(0)).toEqual(['confirm:dike', 'confirm:granary', 'confirm:temple']);
  expect(table.question(0)?.optional).toBe(false);
  expect(table.question(2)).toMatchObject({
    optional: true,
    options: ['propose:dike', 'propose:granary', 'propose:temple'],
  });
});

test('CNC-2.03 lead: proposals are open and may change, and do not make the lead’s answer out of date', () => {
  const table = open('lead', 3, '0');
  const { number } = table.question(0) ?? { number: -1 };
  plays(table, '1:propose:dike', '2:propose:temple', '1:propose:granary');
  expect(table.view(0).pending[0]?.about).toEqual({ wants: [null, 'granary', 'temple'] });
  expect(table.options(1)).toEqual(['propose:dike', 'propose:temple']);
  expect(whyNot(() => table.play(1, 'propose:granary'))).toBe('kernel.not-offered');
  table.play(0, 'confirm:temple', number);
  expect(table.s).toMatchObject({ temples: 1, grain: 0, round: 2, lead: 1 });
});

test('CNC-2.03 lead: the dissenting seat is on record, with what it wanted', () => {
  const table = open('lead', 3, '0');
  plays(table, '1:propose:granary', '2:propose:temple', '0:confirm:temple');
  expect(eventsOf(table, 'joint.dissented')).toEqual([{ seat: 1, key: 'granary', decided: 'temple' }]);
  expect(eventsOf(table, 'joint.confirmed')).toEqual([{ seat: 0, key: 'temple', against: 1 }]);
});

test('CNC-2.03 lead: confirms against everybody, or before anybody has spoken', () => {
  const table = open('lead', 3, '0', '0');
  plays(table, '0:confirm:granary');
  expect(eventsOf(table, 'joint.dissented')).toEqual([]);
  plays(table, '0:propose:dike', '2:propose:dike', '1:confirm:temple');
  expect(eventsOf(table, 'joint.dissented').map((event) => (event as { seat: number }).seat)).toEqual([0, 2]);
  expect(table.s).toMatchObject({ grain: 2, temples: 1 });
});

test('CNC-2.03 lead: nobody but the lead confirms', () => {
  const table = open('lead');
  expect(whyNot(() => table.play(1, 'confirm:dike'))).toBe('kernel.not-offered');
});

test('CNC-2.02 the lead passes round the table', () => {
  const table = open('lead', 3, '0', '0', '0');
  const leads: number[] = [];
  for (let round = 0; round < 4; round++) {
    leads.push(table.s.lead);
    if (round < 3) table.play(table.toMove, 'confirm:granary');
  }
  expect(leads).toEqual([0, 1, 2, 0]);
});

test('CNC-2.03 vote: everybody is waited for, and the most votes win against the lead', () => {
  const table = open('vote', 3, '0');
  expect(table.asked()).toEqual([0, 1, 2]);
  plays(table, '0:propose:temple', '2:propose:dike');
  expect(table.asked()).toEqual([1]);
  plays(table, '1:propose:dike');
  expect(table.s).toMatchObject({ dike: 1, temples: 0 });
  expect(eventsOf(table, 'joint.voted')).toEqual([{ seat: undefined, key: 'dike', against: 1 }]);
  expect(eventsOf(table, 'joint.dissented')).toEqual([{ seat: 0, key: 'temple', decided: 'dike' }]);
});

test('CNC-2.03 vote: among equals the lead’s wish counts, whoever spoke first', () => {
  const table = open('vote', 4, '0', '0');
  plays(table, '3:propose:granary', '1:propose:dike', '2:propose:granary', '0:propose:dike');
  expect(table.s).toMatchObject({ dike: 1, grain: 1 });
  // Now seat 1 leads.
  plays(table, '0:propose:dike', '2:propose:dike', '3:propose:granary', '1:propose:granary');
  expect(table.s).toMatchObject({ dike: 1, grain: 3 });
});

test('CNC-2.03 vote: a vote may change until the last is in', () => {
  const table = open('vote', 3, '0');
  plays(table, '0:propose:temple', '1:propose:temple');
  expect(table.question(0)?.optional).toBe(true);
  plays(table, '0:propose:granary', '1:propose:granary', '2:propose:temple');
  expect(table.s.grain).toBe(4);
});

test('CNC-2.03 vote: a vote is taken back while others have voted', () => {
  const table = open('vote', 3, '0');
  plays(table, '0:propose:temple', '1:propose:dike');
  expect(table.undoable(0)).toEqual({ to: 0, single: true });
  table.undo(0);
  expect(table.asked()).toEqual([0, 2]);
  expect(table.view(2).pending[0]?.about).toEqual({ wants: [null, 'dike'] });
  plays(table, '2:propose:dike', '0:propose:dike');
  expect(eventsOf(table, 'joint.dissented')).toEqual([]);
});

test('CNC-2.03 the same seats under the other switch: another table', () => {
  expect(() => Table.open(council, { seats: 3, options: { council: 'dice' } })).toThrow('kernel.table-value');
  const position = open('vote').machine.clone().pos;
  expect(() => Table.open(council, { seats: 3, position })).toThrow('another table');
});

test('CNC-2.04 what cannot be paid for cannot be proposed', () => {
  const table = open('lead', 2, '0');
  plays(table, '0:confirm:temple');
  expect(table.options(1)).toEqual(['confirm:granary']);
  expect(table.options(0)).toEqual(['propose:granary']);
});

test('CNC-3.01 the river takes a house for every step above dike and temple', () => {
  const table = open('lead', 2, '3', '3');
  plays(table, '0:confirm:dike');
  expect(table.s.houses).toBe(3);
  plays(table, '1:confirm:granary');
  expect(table.s.houses).toBe(1);
});

test('CNC-4.01 without houses everybody has lost, at once: nobody wins', () => {
  const table = open('lead', 2, '3', '2');
  plays(table, '0:confirm:granary', '1:confirm:granary');
  expect(table.over).toBe(true);
  expect(table.outcome).toEqual(together(false, [0, 0], { reason: { id: 'council.drowned' } }));
  expect(told(table, 1).at(-1)).toBe('river.rose');
  expect(whyNot(() => table.play(0, 'confirm:granary'))).toBe('kernel.over');
});

test('CNC-4.02 after five rounds everybody has won', () => {
  const table = open('lead', 2, '0', '1', '0', '1', '0');
  for (let round = 0; round < 5; round++) table.play(table.toMove, 'confirm:granary');
  expect(table.outcome).toEqual(together(true, [3, 3], { reason: { id: 'council.stands' } }));
});

test('CNC-3.01 undo: a confirmed work cannot be taken back once the river has risen', () => {
  const table = open('lead', 2, '0');
  plays(table, '0:confirm:dike');
  expect(table.undoable(0)).toEqual({ blocked: 'chance' });
});

test('the law notices what it is there for', () => {
  const { s } = open('lead');
  expect(brokenLaws(council, s)).toEqual([]);
  expect(brokenLaws(council, { ...s, grain: -1 })).toHaveLength(1);
});

freeTests(council, { games: 200 });
