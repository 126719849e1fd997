import type { BaseState, LogEntry, Position } from '@edubba/kernel';
import { fingerprint, Machine, thrownText } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { firstDifference, isObject } from './finding.ts';
import { notPlain } from './laws.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walk, Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/**
 * At every answer the position is written down and revived, and copied: both must be the position, share nothing with it
 * and go on exactly as it does.
 */
export function checkDual<S extends BaseState>(subject: Subject<S>, options: Walking = {}): readonly Finding[] {
  let twins: Twins<S> | undefined;
  return walkGames('dual', gameOf(subject), options, {
    before: (walk, answer) => {
      twins = makeTwins(walk, answer);
    },
    after: (walk, answer) => {
      if (twins !== undefined) compareAfter(walk, answer, twins);
      twins = undefined;
    },
  }).list;
}

interface Twins<S extends BaseState> {
  /** Fingerprint before the answer. */
  readonly before: string;
  readonly revived: Machine<S>;
  /** Has already given the answer. */
  readonly ahead: Machine<S>;
  /** Stays behind: what happens to the original must not happen to it. */
  readonly behind: Machine<S>;
}

function makeTwins<S extends BaseState>(walk: Walk<S>, { seat, key }: LogEntry): Twins<S> | undefined {
  const { machine, game, report } = walk;
  const { pos } = machine;
  const wrong = notPlain(pos.stack, 'stack') ?? notPlain(pos.s, 's') ?? twice(pos);
  if (wrong !== undefined) {
    report(wrong);
    return undefined;
  }
  const revived = Machine.resume(game, JSON.parse(JSON.stringify(pos)) as Position<S>);
  const ahead = machine.clone();
  const behind = machine.clone();
  const shared = sharing(pos.s, ahead.pos.s, 's');
  if (shared !== undefined) report(`copy() shares ${shared} between the copy and the original`);
  compare(walk, 'the copy', ahead, machine, 'before');
  compare(walk, 'the revived position', revived, machine, 'before');
  const before = fingerprint(pos);
  if (!tryAnswer(walk, 'the copy', ahead, seat, key)) return undefined;
  if (fingerprint(pos) !== before)
    report(`an answer given to the copy changed the original: ${firstDifference(behind.pos, pos) ?? ''}`);
  return { before, revived, ahead, behind };
}

function compareAfter<S extends BaseState>(
  walk: Walk<S>,
  { seat, key }: LogEntry,
  { before, revived, ahead, behind }: Twins<S>,
): void {
  const { machine } = walk;
  compare(walk, 'the copy', ahead, machine, `after ${key}`);
  if (tryAnswer(walk, 'the revived position', revived, seat, key))
    compare(walk, 'the revived position', revived, machine, `after ${key}`);
  if (fingerprint(behind.pos) !== before) walk.report(`the answer ${key} to the original changed its copy`);
}

function tryAnswer<S extends BaseState>(
  walk: Walk<S>,
  who: string,
  twin: Machine<S>,
  seat: number,
  key: string,
): boolean {
  try {
    twin.answer(seat, key);
    return true;
  } catch (error) {
    walk.report(`${who} cannot take the answer ${key}: ${thrownText(error)}`);
    return false;
  }
}

function compare<S extends BaseState>(
  walk: Walk<S>,
  who: string,
  twin: Machine<S>,
  original: Machine<S>,
  when: string,
): void {
  const difference =
    firstDifference(twin.pos, original.pos) ??
    firstDifference(
      original.asked().map((seat) => twin.options(seat)),
      original.asked().map((seat) => original.options(seat)),
      'options',
    );
  if (difference !== undefined) walk.report(`${who} is another than the original ${when}: ${difference}`);
}

/** Objects both hold, where one would feel what is done to the other. */
function sharing(one: unknown, other: unknown, path: string): string | undefined {
  if (!isObject(one) || !isObject(other)) return undefined;
  if (one === other) return Object.isFrozen(one) ? undefined : path;
  for (const name of Object.keys(one)) {
    if (!isObject(one[name])) continue;
    const found = sharing(one[name], other[name], Array.isArray(one) ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * An object of the board reached by two ways: after a copy or a revival it would be two. Frames may share among themselves
 * what they handed on; where one of them then writes to it, going on shows it.
 */
function twice<S extends BaseState>(pos: Position<S>): string | undefined {
  const ways = new Map<object, string>();
  const visit = (value: unknown, path: string): string | undefined => {
    if (!isObject(value) || Object.isFrozen(value)) return undefined;
    const way = ways.get(value);
    if (way !== undefined) return `${way} and ${path} are one and the same object; a copy has two`;
    ways.set(value, path);
    for (const [name, member] of Object.entries(value)) {
      if (!isObject(member)) continue;
      const found = visit(member, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const board = visit(pos.s, 's');
  if (board !== undefined) return board;
  const onBoard = new Map(ways);
  const look = (value: unknown, path: string): string | undefined => {
    if (!isObject(value)) return undefined;
    const way = onBoard.get(value);
    if (way !== undefined) return `${path} is the object ${way} itself, not its name; a copy has two`;
    for (const [name, member] of Object.entries(value)) {
      const found = look(member, `${path}.${name}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const { p, v } of pos.stack) {
    const found = look(v, `local of ${p}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
