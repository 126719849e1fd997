import type { GameEvent, Key, LogEntry, Position, Seat, StoredEvent } from '@edubba/kernel';
import { copyPosition, Machine, readEntry } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { State } from '../rules/index.ts';
import { akkad } from '../rules/index.ts';
import { recordedGames } from './recorded.ts';

// No seat is different from another: whoever sits one place further on plays the same game. Recorded games are played again with
// everybody moved round, answer by answer, and whatever belongs to a seat must be found one place further on. A rule that works for
// seat 0 whoever is meant, or takes seat 0 for nobody, shows here.

/** Members that are a seat, or a list of seats by something else; less than 0: nobody. */
const SEATS = ['active', 'crown', 'winner', 'akkadHeld', 'spies'] as const;
const SEAT_LISTS = ['control', 'ziggurat', 'controlBefore', 'roleOf', 'godOf', 'cityCard', 'captor'] as const;
/** Lists of masks of seats. */
const MASKS = ['canals', 'activated', 'scored', 'humbled'] as const;

const turnSeat = (seat: Seat, by: number, seats: number): Seat => (seat < 0 ? seat : (seat + by) % seats);

function turnMask(mask: number, by: number, seats: number): number {
  let out = 0;
  for (let seat = 0; seat < seats; seat++) if ((mask & (1 << seat)) !== 0) out |= 1 << turnSeat(seat, by, seats);
  return out;
}

function turnList<T>(list: readonly T[], by: number): T[] {
  return list.map((_, seat) => list[(seat - by + list.length) % list.length] as T);
}

/** Members with one entry for each seat: no other list of the state is as short as a table has seats. */
function bySeat(s: State): (keyof State)[] {
  const fresh = akkad.setup(s.table);
  const other = akkad.setup({ ...s.table, seats: s.table.seats === 3 ? 4 : 3 });
  return (Object.keys(fresh) as (keyof State)[]).filter((name) => {
    const [one, two] = [fresh[name], other[name]];
    return Array.isArray(one) && Array.isArray(two) && one.length !== two.length;
  });
}

/** The same board with everybody some places further on. */
function turned(s: State, by: number): State {
  const { seats } = s.table;
  const out = akkad.copy(s);
  for (const name of SEATS) out[name] = turnSeat(s[name], by, seats);
  for (const name of SEAT_LISTS) out[name] = s[name].map((seat) => turnSeat(seat, by, seats));
  for (const name of MASKS) out[name] = s[name].map((mask) => turnMask(mask, by, seats));
  for (const name of bySeat(s)) {
    const list = out[name] as unknown as unknown[];
    (out as unknown as { [name: string]: unknown })[name] = turnList(list, by);
  }
  if (out.fight !== null)
    out.fight.sides = [turnSeat(out.fight.sides[0], by, seats), turnSeat(out.fight.sides[1], by, seats)];
  return out;
}

/** Where in a key of this kind of question a seat is named. */
const NAMED: { readonly [kind: string]: number } = {
  'character.whom': 0,
  'canal.destroy': 0,
  'card.seat': 0,
  'scribe.crown': 1,
  'vizier.victim': 0,
  'trade.partner': 0,
};

function turnKey(kind: string, key: Key, by: number, seats: number): Key {
  const at = NAMED[kind];
  if (at === undefined || key.startsWith('~')) return key;
  return key
    .split('/')
    .map((part, i) => (i === at && /^\d$/.test(part) ? String(turnSeat(Number(part), by, seats)) : part))
    .join('/');
}

/** Numbers of an event that are seats; where bones were rolled, `defender` is a number of hits. */
const TOLD = ['owner', 'to', 'on', 'defender', 'from'];
const ROLLED = ['combat.rolled', 'combat.volley'];

function turnEvent({ type, seat, data }: GameEvent, by: number, seats: number): unknown {
  const told = Object.entries(data ?? {}).map(([name, value]) => [
    name,
    TOLD.includes(name) && typeof value === 'number' && !ROLLED.includes(type) ? turnSeat(value, by, seats) : value,
  ]);
  return [type, seat === undefined ? seat : turnSeat(seat, by, seats), Object.fromEntries(told)];
}

/** Shows where they part, but looks more closely only if they do. */
function same(is: unknown, wanted: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) expect(is).toEqual(wanted);
}

/** The round begins: from here on the order of play is that of the Crown. */
const beginsRound = (machine: Machine<State>): boolean => machine.kind === 'select.role';

function startOver(s: State, by: number, events: StoredEvent[]): Machine<State> {
  const frames: Position<State>['stack'] = [{ p: 'game', at: 'selection', v: null, r: null, got: null, side: false }];
  return Machine.resume(akkad, { s: turned(s, by), stack: frames, seq: 0, barrier: 0, known: {}, over: false }, events);
}

function follow(log: readonly LogEntry[], table: State['table'], by: number): number {
  const { seats } = table;
  const told: StoredEvent[] = [];
  const first = Machine.start(akkad, table, told);
  let at = 0;
  for (; !beginsRound(first); at++) first.answer(log[at]?.seat ?? -1, log[at]?.key ?? '');
  const seen: StoredEvent[] = [];
  const second = startOver(copyPosition(first.pos, akkad.copy).s, by, seen);
  told.length = 0;
  seen.length = 0;
  for (; !first.over; at++) {
    const { seat, key } = log[at] as LogEntry;
    const { kind } = first;
    const there = turnSeat(seat, by, seats);
    const options = first.options(seat).map((one) => turnKey(kind, one, by, seats));
    same([second.kind, ...[...second.options(there)].toSorted()], [kind, ...options.toSorted()]);
    same(
      second.asked(),
      first.asked().map((one) => turnSeat(one, by, seats)),
    );
    first.answer(seat, key);
    second.answer(there, turnKey(kind, key, by, seats));
    same(
      seen.map((event) => turnEvent(event, 0, seats)),
      told.map((event) => turnEvent(event, by, seats)),
    );
    told.length = 0;
    seen.length = 0;
    if (at % 32 === 0 || first.over) same(second.pos.s, turned(first.pos.s, by));
  }
  return at;
}

for (const [i, [name, { log, table }]] of recordedGames().entries())
  test(`everybody one place or more further on: ${name}`, () => {
    const by = 1 + (i % (table.seats - 1));
    expect(follow(log.map(readEntry), table, by)).toBe(log.length);
  });
