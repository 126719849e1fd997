import type { Reason } from '@edubba/bots';
import type {
  Allotment,
  BaseState,
  DecisionKind,
  ItemId,
  Json,
  Key,
  Message,
  Outcome,
  Refusal,
  Seat,
  View,
} from '@edubba/kernel';
import { allotmentKey } from '@edubba/kernel';
import type { GameWords } from './module.ts';

/** What goes into a message. */
export type Params = { [name: string]: string | number | Message };

/** Names of those who sit at the table, by seat; without them the game's own names of the seats are used. */
export type SeatNames = readonly (Message | string)[];

/** The game's own names of the seats at a table of so many. */
export function seatNames<S extends BaseState>({ seats }: GameWords<S>, count: number): SeatNames {
  return seats.slice(0, count);
}

/** What a player is called: whoever sits there, or, beyond the seats, an automaton by the game's own name. */
export function seatMessage<S extends BaseState>(
  module: GameWords<S>,
  seat: Seat,
  names: SeatNames = module.seats,
): Message | string {
  if (seat < 0) return { id: 'kernel.chance' };
  return names[seat] ?? module.automata?.[seat - names.length] ?? module.seats[seat] ?? String(seat + 1);
}

/** Parameters that name a seat where they are plain numbers: whoever acts, and whoever it is done to. */
const SEAT_PARAMS = ['seat', 'other'] as const;

/** The parameters with seats by name. */
export function nameSeats<S extends BaseState>(
  module: GameWords<S>,
  params: Message['params'],
  names: SeatNames,
): Params {
  const named: Params = { ...params };
  for (const name of SEAT_PARAMS) {
    const seat = named[name];
    if (typeof seat === 'number') named[name] = seatMessage(module, seat, names);
  }
  return named;
}

/** What an option is called; side offers (`~kind/key`) and the table's proposals are taken apart first. */
export function optionMessage<S extends BaseState>(
  module: GameWords<S>,
  view: View<S>,
  kind: DecisionKind,
  key: Key,
): Message {
  if (key.startsWith('~')) {
    const slash = key.indexOf('/');
    return module.option(view, key.slice(1, slash), key.slice(slash + 1));
  }
  const joint = /^(propose|confirm):(.*)$/s.exec(key);
  if (joint?.[1] === undefined || joint[2] === undefined) return module.option(view, kind, key);
  return { id: `choice.${joint[1]}`, params: { choice: module.option(view, kind, joint[2]) } };
}

/**
 * What was answered, as it was offered to whoever answered: prices are theirs, whoever looks on. Words take the reader for
 * the one who pays.
 */
export function answerMessage<S extends BaseState>(
  module: GameWords<S>,
  seen: View<S>,
  seat: Seat,
  kind: DecisionKind,
  key: Key,
): Message {
  return optionMessage(module, { ...seen, seat }, kind, key);
}

/** What an item is called, or the back of one. */
export function itemMessage<S extends BaseState>(module: GameWords<S>, item: ItemId): Message {
  if (module.item !== undefined) return module.item(item);
  if (item.startsWith('?')) return { id: `back.${item.slice(1)}` };
  const hash = item.indexOf('#');
  return { id: `item.${hash < 0 ? item : item.slice(0, hash)}` };
}

/** What came of chance. */
export function drawnMessage<S extends BaseState>(module: GameWords<S>, kind: DecisionKind, key: Key): Message {
  if (module.drawn !== undefined) return module.drawn(kind, key);
  return /^\d+$/.test(key) ? { id: 'drawn.number', params: { n: Number(key) } } : itemMessage(module, key);
}

/** The question put to a seat: `ask.<kind>` with the seat's name and the plain members of what it is about. */
export function promptMessage<S extends BaseState>(
  module: GameWords<S>,
  { seat, kind, about }: { readonly seat: Seat; readonly kind: DecisionKind; readonly about: Json },
  names: SeatNames = module.seats,
): Message {
  const params: Params = { seat };
  if (typeof about === 'object' && about !== null) {
    for (const [name, value] of Object.entries(about)) {
      if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    }
  }
  return { id: `ask.${kind}`, params: nameSeats(module, { ...params, ...module.promptParams?.(kind, about) }, names) };
}

/** Why not, what would help, and the rule. Plain numbers named `seat` or `other` are seats and are named. */
export function refusalMessage<S extends BaseState>(
  module: GameWords<S>,
  { why, fix, rule }: Refusal,
  names: SeatNames = module.seats,
): Message {
  const named = ({ id, params }: Message): Message => ({ id, params: nameSeats(module, params, names) });
  if (fix !== undefined) return { id: 'refusal.fix', params: { why: named(why), fix: named(fix), rule } };
  if (rule === 'kernel') return { id: 'refusal.why', params: { why: named(why) } };
  return { id: 'refusal.rule', params: { why: named(why), rule } };
}

/** One reason of a bot: `+2 between the rivers`. */
export function reasonMessage({ why, points }: Reason): Message {
  return { id: 'reason.points', params: { why, points } };
}

/** How a game came out: who won, or whether the table did, then why and how well, where the game says so. */
export function outcomeMessage<S extends BaseState>(
  module: GameWords<S>,
  outcome: Outcome,
  names: SeatNames = module.seats,
): Message {
  const { reason, grade } = outcome;
  let said = resultMessage(module, outcome, names);
  if (reason !== undefined) said = { id: 'outcome.reason', params: { outcome: said, reason } };
  return grade === undefined ? said : { id: 'outcome.grade', params: { outcome: said, grade } };
}

function resultMessage<S extends BaseState>(
  module: GameWords<S>,
  { result, winners, scores }: Outcome,
  names: SeatNames,
): Message {
  if (result !== 'ranked') return { id: `outcome.${result}` };
  const list = listMessage(winners.map((player) => seatMessage(module, player, names))) ?? '';
  if (winners.length === scores.length && winners.length > 1) return { id: 'outcome.all' };
  return { id: winners.length === 1 ? 'outcome.one' : 'outcome.several', params: { winners: list } };
}

/** Which numbers are asked for in one answer, with their bounds and an example of how they are said. */
export function allotmentMessage({ parts, least, most }: Allotment): Message {
  const named = parts.map((part): Message => {
    const name: Message = { id: `part.${part.name}` };
    return { id: 'allotment.part', params: { name, least: part.least, most: part.most } };
  });
  const example = allotmentKey(parts.map((part) => part.least));
  return { id: 'allotment', params: { parts: listMessage(named) ?? '', least, most, example } };
}

/** `a, b and c`; nothing for an empty list. */
export function listMessage(parts: readonly (Message | string)[]): Message | string | undefined {
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined) return first;
  if (others.length === 0) return { id: 'list.two', params: { first, last: second } };
  return { id: 'list.more', params: { first, rest: listMessage(parts.slice(1)) ?? '' } };
}
