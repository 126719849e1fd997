import type { BaseState, Key, Machine, Seat } from '@edubba/kernel';
import { CHANCE, deepFreeze, playerCount, thrownText } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { firstDifference } from './finding.ts';
import { playForced } from './forced.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walk, Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/** What the fuzz test is told besides which games to play. */
export interface FuzzOptions extends Walking {
  /** In one position of so many every option is tried out; 4 if not given. */
  readonly tryEvery?: number;
}

/**
 * Random games: no crash, no dead end, no end that never comes; options are well-formed keys without doubles and can be played;
 * what is refused is not offered; whatever a question is made of reads the board and writes nothing.
 */
export function checkFuzz<S extends BaseState>(subject: Subject<S>, options: FuzzOptions = {}): readonly Finding[] {
  const tryEvery = options.tryEvery ?? 4;
  return walkGames('fuzz', gameOf(subject), options, {
    before: (walk) => {
      checkKeys(walk);
      checkPure(walk);
      if (walk.random.below(tryEvery) === 0) tryAll(walk);
    },
    end: (walk) => {
      checkOutcome(walk);
    },
  }).list;
}

/** Every player has points and a rank; whoever is first has won, and where the table plays together all or nobody. */
function checkOutcome<S extends BaseState>({ game, machine, info, report }: Walk<S>): void {
  const { result, scores, ranks, winners } = game.outcome(machine.pos.s);
  const players = playerCount(game, info);
  if (scores.length !== players || !scores.every(Number.isSafeInteger))
    report(`the outcome has scores ${scores.join(', ')} for ${players} players`);
  if (ranks.length !== players || ranks.some((rank) => rank !== 1 + ranks.filter((other) => other < rank).length))
    report(`the outcome has ranks ${ranks.join(', ')} for ${players} players`);
  const first = ranks.flatMap((rank, player) => (rank === 1 && result !== 'lost' ? [player] : []));
  if (winners.join() !== first.join())
    report(`the outcome is ${result} and names winners ${winners.join(', ')} where ${first.join(', ')} are first`);
}

const KEY = /^[^~\s][^\s]*$/;
const OFFER = /^~[^~/\s]+\/[^~\s]+$/;

function checkKeys<S extends BaseState>({ machine, report }: Walk<S>): void {
  const { kind } = machine;
  for (const seat of everybody(machine)) {
    const options = machine.options(seat);
    const offers = machine.offers(seat);
    const wrong = options.find((key) => !KEY.test(key));
    if (wrong !== undefined) report(`${kind} offers "${wrong}", which is no key`);
    const wrongSide = offers.find((key) => !OFFER.test(key));
    if (wrongSide !== undefined) report(`a side offer is "${wrongSide}", which is no key`);
    const keys = [...options, ...offers];
    const double = keys.find((key, i) => keys.indexOf(key) !== i);
    if (double !== undefined) report(`${kind} offers ${double} twice`);
    for (const { target } of machine.refusals(seat)) {
      if (keys.includes(target)) report(`${kind} offers ${target} and refuses it at the same time`);
    }
  }
}

/** All seats, and chance. */
function everybody<S extends BaseState>({ pos }: Machine<S>): Seat[] {
  return [CHANCE, ...Array(pos.s.table.seats).keys()];
}

/** Everything that is asked of a position when somebody looks at it. */
function lookAt<S extends BaseState>(machine: Machine<S>): unknown {
  // Seat by seat: a list that changes with every look must be made once in each.
  const seats = everybody(machine).map((seat) => {
    const options = machine.options(seat);
    const aside = options.length === 0 ? null : machine.aside(seat);
    return { options, aside, refusals: machine.refusals(seat), offers: machine.offers(seat) };
  });
  return {
    asked: machine.asked(),
    optional: machine.mayAnswer(),
    options: seats.map(({ options }) => options),
    offers: seats.map(({ offers }) => offers),
    refusals: seats.map(({ refusals }) => refusals),
    about: machine.about(),
    asides: seats.map(({ aside }) => aside),
    weights: machine.weights() ?? null,
  };
}

/** Looking changes nothing: a frozen copy answers every look the same as the living position, and so does another one. */
function checkPure<S extends BaseState>({ machine, report }: Walk<S>): void {
  const frozen = machine.clone();
  deepFreeze(frozen.pos.s);
  deepFreeze(frozen.pos.stack);
  try {
    const seen = lookAt(frozen);
    const difference = firstDifference(seen, lookAt(machine)) ?? firstDifference(seen, lookAt(machine.clone()));
    if (difference !== undefined) report(`${machine.kind} is not the same every time one looks: ${difference}`);
  } catch (error) {
    if (
      !(error instanceof TypeError) ||
      !/read only|not extensible|Cannot (?:add|delete|define|assign)/.test(error.message)
    )
      throw error;
    report(`${machine.kind} writes while it should only read: ${error.message}`);
  }
}

/** Every option of everybody, each on a copy of its own, together with what is forced after it. */
function tryAll<S extends BaseState>({ machine, report }: Walk<S>): void {
  const all = everybody(machine).flatMap((seat) =>
    [...machine.options(seat), ...machine.offers(seat)].map((key): [Seat, Key] => [seat, key]),
  );
  for (const [seat, key] of all) {
    const copy = machine.clone();
    try {
      copy.answer(seat, key);
      playForced(copy);
    } catch (error) {
      report(
        `${machine.kind} offers ${seat === CHANCE ? 'chance' : `seat ${seat}`} ${key}, which breaks the rules: ${thrownText(error)}`,
      );
    }
  }
}
