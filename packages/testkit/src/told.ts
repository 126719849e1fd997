import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseState, Game, GameRecord, StoredEvent } from '@edubba/kernel';
import { CHANCE, Machine, parseRecord, readEntry } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { Findings } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/** A recorded game and its name. */
type Recorded = readonly [name: string, record: GameRecord];

/** All recorded games of a folder by name, in order. */
export function recordsIn(dir: string): readonly Recorded[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => [name, parseRecord(readFileSync(join(dir, name), 'utf8'))]);
}

/** What is listened to, and where it is stored. */
export interface Telling {
  /** The text of what was heard: `playthroughs/told.txt` of the game. */
  readonly file: string;
  readonly records: readonly Recorded[];
  /** Random games besides, taken together. */
  readonly random?: Walking;
  /** Writes what is heard instead of comparing; `UPDATE_PLAYTHROUGHS=1` in the environment, if not given. */
  readonly update?: boolean;
}

/**
 * The corpus keeps what games come to; this keeps what was asked and told in them: of each kind of question and of event how many there
 * were, and a print of all that belongs to them, reasons and numbers included. Names the games and kinds that part from the stored text.
 */
export function checkTold<S extends BaseState>(
  subject: Subject<S>,
  { file, records, random, update = process.env['UPDATE_PLAYTHROUGHS'] === '1' }: Telling,
): readonly Finding[] {
  const game = gameOf(subject);
  const findings = new Findings('told');
  const now = records.map(([name, record]) => [name, ...told(game, record)].join('\n'));
  if (random !== undefined) now.push(['random games', ...toldAtRandom(game, random)].join('\n'));
  if (update) writeFileSync(file, `${now.join('\n')}\n`);
  const stored = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split(/\n(?=\S)/)
    : [];
  const before = new Map(stored.filter((heard) => heard !== '').map((heard) => [nameOf(heard), heard]));
  for (const heard of now) {
    const parts = parting(before.get(nameOf(heard)) ?? '', heard);
    if (parts.length > 0)
      findings.add(
        `other questions or events than there were; if that is right, UPDATE_PLAYTHROUGHS=1 writes it\n${parts.join('\n')}`,
        `${file}, ${nameOf(heard)}`,
      );
    before.delete(nameOf(heard));
  }
  for (const gone of before.keys()) findings.add('a game that is recorded no more', `${file}, ${gone}`);
  return findings.list;
}

const nameOf = (game: string): string => game.split('\n', 1)[0] ?? '';

/** Lines that only one of both has: `-` stored, `+` heard. */
function parting(before: string, now: string): string[] {
  const [old, heard] = [before.split('\n'), now.split('\n')];
  const [known, present] = [new Set(old), new Set(heard)];
  return [
    ...old.filter((line) => !present.has(line)).map((line) => `  - ${line}`),
    ...heard.filter((line) => !known.has(line)).map((line) => `  + ${line}`),
  ];
}

type Heard = Map<string, string[]>;

function told<S extends BaseState>(game: Game<S>, { table, log }: GameRecord): string[] {
  const heard: Heard = new Map();
  const events: StoredEvent[] = [];
  const machine = Machine.start(game, table, events);
  for (const { seat, key } of log.map(readEntry)) {
    hearQuestion(heard, machine);
    machine.answer(seat, key);
  }
  hearEvents(heard, events);
  return spelled(heard);
}

function toldAtRandom<S extends BaseState>(game: Game<S>, random: Walking): string[] {
  const heard: Heard = new Map();
  const { list } = walkGames('told', game, random, {
    before: ({ machine }) => hearQuestion(heard, machine),
    end: ({ events }) => hearEvents(heard, events),
  });
  return [...list.map(({ what, where }) => `  ${what}: ${where}`), ...spelled(heard)];
}

function hearEvents(heard: Heard, events: readonly StoredEvent[]): void {
  for (const { type, ...rest } of events) hear(heard, `tells ${type}`, rest);
}

function hear(heard: Heard, kind: string, what: unknown): void {
  const list = heard.get(kind) ?? [];
  heard.set(kind, list);
  list.push(JSON.stringify(what));
}

/** Everything that can be known of the open question, by whomever. */
function hearQuestion<S extends BaseState>(heard: Heard, machine: Machine<S>): void {
  const { kind } = machine;
  const asked = machine.asked().map((seat) => ({
    seat,
    options: machine.options(seat),
    aside: machine.aside(seat),
    refusals: seat === CHANCE ? [] : machine.refusals(seat),
  }));
  hear(heard, `asks ${kind}`, { asked, about: machine.about(), weights: machine.weights() ?? null });
  for (let seat = 0; seat < machine.pos.s.table.seats; seat++) {
    const offers = machine.offers(seat);
    if (offers.length > 0) hear(heard, 'offers', { seat, offers });
  }
}

/** One line for each kind: how often, and a print. */
function spelled(heard: Heard): string[] {
  return [...heard.entries()]
    .map(
      ([kind, all]) =>
        `  ${kind}: ${all.length} ${createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12)}`,
    )
    .toSorted();
}
