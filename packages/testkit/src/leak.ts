import type { BaseState, Game, ItemId, Key, LogEntry, Resampled, Seat, StoredEvent, UndoOffer } from '@edubba/kernel';
import {
  bit,
  copyPosition,
  Machine,
  places,
  resample,
  seesItem,
  showEvent,
  SPECTATOR,
  swapKey,
  undoOffer,
  viewOf,
  thrownText,
} from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { firstDifference } from './finding.ts';
import { forcedAnswer } from './forced.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walk, Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/*
 * Why this finds leaks. For an onlooker o, a world B is made from the true world A by drawing anew whatever o cannot know.
 *
 * At rest: A and B differ only in what o does not know, so everything o is shown must be the same, byte for byte:
 * view, open questions, its own options, asides and refusals, its side offers, and whether the question would be
 * answered by the kernel itself (a forced move taken in silence tells that there was no choice).
 *
 * In motion: the same answer is given in both worlds. What o is allowed to learn by it would differ, so those items are
 * held fast when B is drawn: A takes the step first, and whatever o can see afterwards or was named to it on the way
 * stays where it is. What is left to differ is what o does not know even after the step. Then all that o is told and
 * shown must again be the same, also what it may take back (a barrier raised in silence tells that somebody saw
 * something). Items named in the answer are exchanged with the rest: a draw of one hidden card is the draw of another.
 * Where another seat's answer is not possible in B the worlds cannot be compared, and nothing is concluded: that
 * somebody could choose as he did is told by his choosing it. The last sealed choice reveals all of them, so they are
 * held fast too. Members marked `own` or `hidden` are drawn anew by the game; no table says when those become known,
 * so in steps that reveal something to o they stay as they are.
 *
 * What rules make known in part ("whoever has most grain", without showing it) is no item: name the kinds of decision
 * in which that happens as `discloses`.
 */

/** What the leak test is told besides which games to play. */
export interface LeakOptions extends Walking {
  /** Decisions after which something hidden is made known in part, as the rules say: they are not compared. */
  readonly discloses?: readonly string[];
  /** Worlds drawn for each onlooker at each answer; 1 if not given. */
  readonly samples?: number;
  /** Looks at one answer of so many, drawn by lot, where the number of games matters more; 1 if not given. */
  readonly every?: number;
}

/** For every seat and the spectator, at every answer: what they cannot know makes no difference to anything they are shown. */
export function checkLeaks<S extends BaseState>(subject: Subject<S>, options: LeakOptions = {}): readonly Finding[] {
  const discloses = new Set(options.discloses ?? []);
  const every = options.every ?? 1;
  let before: Machine<S> | undefined;
  let kind = '';
  let opened = 0;
  let told = 0;
  return walkGames('leak', gameOf(subject), options, {
    before: (walk) => {
      before = undefined;
      if (every > 1 && walk.random.below(every) !== 0) return;
      before = walk.machine.clone();
      kind = walk.machine.kind;
      opened = walk.opened;
      told = walk.events.length;
      if (discloses.has(kind)) return;
      for (const seat of onlookers(walk)) for (let n = 0; n < (options.samples ?? 1); n++) compareAtRest(walk, seat);
    },
    after: (walk, answer) => {
      if (before === undefined || discloses.has(kind) || discloses.has(walk.machine.kind)) return;
      for (const seat of onlookers(walk)) {
        for (let n = 0; n < (options.samples ?? 1); n++)
          compareInMotion(walk, { seat, before, answer, opened, told, kind });
      }
    },
  }).list;
}

function onlookers<S extends BaseState>(walk: Walk<S>): Seat[] {
  return [...Array(walk.info.seats).keys(), SPECTATOR];
}

const nameOf = (seat: Seat): string => (seat === SPECTATOR ? 'a spectator' : `seat ${seat}`);

/** All that a seat is shown of a position. */
function shown<S extends BaseState>(machine: Machine<S>, seat: Seat): object {
  const options = seat === SPECTATOR ? [] : machine.options(seat);
  const mine = options.length > 0;
  return {
    view: viewOf(machine, seat),
    taken: forcedAnswer(machine) !== undefined,
    options,
    optional: mine && !machine.asked().includes(seat),
    aside: mine ? machine.aside(seat) : null,
    refusals: machine.refusals(seat),
    offers: seat === SPECTATOR ? [] : machine.offers(seat),
  };
}

/** What in {@link shown} gave it away, in words. */
const WORDS: { readonly [name: string]: string } = {
  taken: "whether somebody has a choice at all (a forced answer is taken in silence; see `forced: 'ask'`): taken",
  view: 'the view: view',
};

function inWords(difference: string): string {
  const name = /^\w+/.exec(difference)?.[0] ?? '';
  const words = WORDS[name];
  return words === undefined ? difference : words + difference.slice(name.length);
}

function compareAtRest<S extends BaseState>({ machine, random, report }: Walk<S>, seat: Seat): void {
  let other: Resampled<S>;
  try {
    other = resample(machine, seat, random);
  } catch (error) {
    report(`what ${nameOf(seat)} cannot know cannot be drawn anew at ${machine.kind}: ${thrownText(error)}`);
    return;
  }
  const difference = firstDifference(shown(machine, seat), shown(other.machine, seat));
  if (difference !== undefined)
    report(`${nameOf(seat)} is shown something it may not know at ${machine.kind}: ${inWords(difference)}`);
}

/** One answer, about to be given in another world. */
interface Motion<S extends BaseState> {
  /** Who looks on. */
  readonly seat: Seat;
  readonly before: Machine<S>;
  readonly answer: LogEntry;
  /** Line length at which the question was opened. */
  readonly opened: number;
  /** Events told before. */
  readonly told: number;
  readonly kind: string;
}

function compareInMotion<S extends BaseState>(walk: Walk<S>, motion: Motion<S>): void {
  const { machine, game, report, events, line } = walk;
  const { seat, answer, told, kind } = motion;
  const step = events.slice(told);
  const world = drawWorld(walk, motion, step);
  if (world === undefined) return;
  const { machine: other, swapped } = world;
  const key = swapKey(answer.key, swapped);
  if (!possible(other, answer.seat, key)) return;
  const heard: StoredEvent[] = [];
  other.listen(heard);
  const { opened } = other;
  try {
    other.answer(answer.seat, key);
  } catch (error) {
    report(
      `with what ${nameOf(seat)} cannot know drawn anew, the same answer to ${kind} breaks the rules: ${thrownText(error)}`,
    );
    return;
  }
  const otherOpened = other.opened === opened ? motion.opened : line.length;
  const difference = firstDifference(
    { ...shown(machine, seat), events: seenBy(game, step, seat), undo: undo(line, machine, walk.opened, seat) },
    { ...shown(other, seat), events: seenBy(game, heard, seat), undo: undo(line, other, otherOpened, seat) },
  );
  if (difference !== undefined) {
    report(`${kind} tells ${nameOf(seat)} something it may not know: ${inWords(difference)}`);
  }
}

/** The world before the answer, with everything drawn anew that the onlooker does not know even after it. */
function drawWorld<S extends BaseState>(
  walk: Walk<S>,
  motion: Motion<S>,
  step: readonly StoredEvent[],
): Resampled<S> | undefined {
  const { machine, random } = walk;
  const { before, seat, answer } = motion;
  const me = bit(seat);
  const { game } = before;
  const fixed = Machine.resume(game, copyPosition(before.pos, game.copy));
  const held = new Set<ItemId>([
    ...visible(machine, seat),
    ...step.flatMap(({ item, sees }) => (item !== undefined && (sees & me) !== 0 ? [item] : [])),
  ]);
  const { known } = fixed.pos;
  for (const item of held) known[item] = (known[item] ?? 0) | me;
  const drawn = resample(fixed, seat, random);
  // Held fast only while drawing: there the onlooker knows of them no more than it did.
  for (const item of held) {
    const mask = before.pos.known[item];
    if (mask === undefined) delete drawn.machine.pos.known[item];
    else drawn.machine.pos.known[item] = mask;
  }
  return holdSealed(before, machine, drawn, answer) ? drawn : undefined;
}

/** The last sealed choice reveals all: then all must be the same in both worlds. False where they cannot be. */
function holdSealed<S extends BaseState>(
  before: Machine<S>,
  after: Machine<S>,
  drawn: Resampled<S>,
  answer: LogEntry,
): boolean {
  const { step, frame } = before;
  const chosen = frame?.got ?? null;
  if (step?.type !== 'sealed' || chosen === null || (after.frame?.got ?? null) !== null) return true;
  if (answer.key.startsWith('~')) return true;
  const { machine, swapped } = drawn;
  const got = machine.frame?.got ?? null;
  if (got === null) return false;
  for (const [seat, key] of chosen.entries()) {
    if (key === null) continue;
    const same = swapKey(key, swapped);
    if (!machine.options(seat).includes(same)) return false;
    got[seat] = same;
  }
  return true;
}

function possible<S extends BaseState>(machine: Machine<S>, seat: Seat, key: Key): boolean {
  return (key.startsWith('~') ? machine.offers(seat) : machine.options(seat)).includes(key);
}

/** All items a seat can see. */
export function visible<S extends BaseState>({ game, pos }: Machine<S>, seat: Seat): ItemId[] {
  return places(game.zones, pos.s).flatMap((place) => place.items.filter((item) => seesItem(pos, place, item, seat)));
}

function seenBy<S extends BaseState>(game: Game<S>, events: readonly StoredEvent[], seat: Seat): unknown[] {
  return events.map((event) => showEvent(event, 0, seat, game.backOf));
}

function undo<S extends BaseState>(
  line: readonly LogEntry[],
  machine: Machine<S>,
  opened: number,
  seat: Seat,
): UndoOffer | null {
  return seat === SPECTATOR ? null : undoOffer(line, machine.pos.barrier, opened, seat);
}
