import type { BaseState, Key, LogEntry, Seat, TableInfo } from '@edubba/kernel';
import { CHANCE, fingerprint, fingerprintOf, Machine, tableInfo } from '@edubba/kernel';
import type { Sitter } from './api.ts';
import { Told } from './api.ts';
import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import type { AnyPlay } from '@edubba/hosting';

/** Raised when links are written otherwise; older ones must still be read. */
const FORMAT = 1;

/** No game takes more answers than this: a link that says so is not ours. */
const MOST_STEPS = 100_000;

/** A game as a link holds it: every answer that stands, and where to look. */
export interface Linked {
  readonly play: AnyPlay;
  readonly info: TableInfo;
  readonly sitters: readonly Sitter[];
  readonly line: readonly LogEntry[];
  readonly step: number;
}

/** Everything that could be answered in a position, in an order that follows from the position alone. */
function answers(machine: Machine<BaseState>): readonly { readonly seat: Seat; readonly key: Key }[] {
  const { step, pos } = machine;
  if (step === undefined) return [];
  if (step.type === 'chance') return machine.options(CHANCE).map((key) => ({ seat: CHANCE, key }));
  const seats = [...Array(pos.s.table.seats).keys()];
  return [
    ...seats.flatMap((seat) => machine.options(seat).map((key) => ({ seat, key }))),
    ...seats.flatMap((seat) => machine.offers(seat).map((key) => ({ seat, key }))),
  ];
}

/** The entry as a table would write it down: what nobody chose is marked. */
function entryOf(machine: Machine<BaseState>, seat: Seat, key: Key): LogEntry {
  const { step } = machine;
  const forced = step?.type === 'ask' && step.forced && machine.options(seat).length === 1 && !key.startsWith('~');
  return forced ? { seat, key, mark: 'forced' } : { seat, key };
}

/** Stands for all bytes before it: so a link that lost or changed a letter is noticed before anything is played. */
function checkOf(bytes: Iterable<number>): string {
  return fingerprintOf([...bytes]).slice(0, 8);
}

/** Writes a game as text for an address. Each answer is its place among those then possible, so most take one byte or none. */
export function encodeLink({ play, info, sitters, line, step }: Linked): string {
  const out = new ByteWriter();
  out.number(FORMAT);
  out.text(play.game.id);
  out.number(info.version);
  writeOptions(out, play, info);
  writeSitters(out, sitters);
  out.number(line.length);
  out.number(step);
  const machine = Machine.start(play.game, info);
  for (const { seat, key } of line) {
    const open = answers(machine);
    const index = open.findIndex((answer) => answer.seat === seat && answer.key === key);
    if (index < 0) throw new RangeError(`${key} is not possible at answer ${machine.seq}`);
    if (open.length > 1) out.number(index);
    machine.answer(seat, key);
  }
  out.hex(fingerprint(machine.pos));
  out.hex(checkOf(out.bytes));
  return toBase64Url(out.bytes);
}

/** Reads a link and plays it through; throws what is wrong with one that is damaged, too new, or comes out otherwise. */
export async function decodeLink(text: string, load: (game: string) => Promise<AnyPlay>): Promise<Linked> {
  const reader = checked(text);
  try {
    const play = await load(reader.text());
    const info = readInfo(reader, play);
    const sitters = Array.from({ length: info.seats }, () => readSitter(reader));
    const steps = reader.number();
    const step = reader.number();
    if (steps > MOST_STEPS || step > steps) throw new Told({ id: 'worker.link-damaged' });
    const line = readLine(reader, Machine.start(play.game, info), steps);
    if (reader.left !== 4) throw new Told({ id: 'worker.link-differs' });
    return { play, info, sitters, line, step };
  } catch (error) {
    if (error instanceof Told) throw error;
    throw new Told({ id: 'worker.link-damaged' });
  }
}

/** A reader behind the format; throws where the letters are not those that were written. */
function checked(text: string): ByteReader {
  const bytes = fromBase64Url(text.trim());
  if (bytes === undefined || bytes.length < 6) throw new Told({ id: 'worker.link-damaged' });
  const check = new ByteReader(bytes.subarray(-4)).hex();
  if (check !== checkOf(bytes.subarray(0, -4))) throw new Told({ id: 'worker.link-damaged' });
  const reader = new ByteReader(bytes);
  if (reader.number() > FORMAT) throw new Told({ id: 'worker.link-newer' });
  return reader;
}

function readLine(reader: ByteReader, machine: Machine<BaseState>, steps: number): readonly LogEntry[] {
  const line: LogEntry[] = [];
  for (let i = 0; i < steps; i++) {
    const open = answers(machine);
    const answer = open[open.length === 1 ? 0 : reader.number()];
    // The letters are as they were written, so it is the rules that differ.
    if (answer === undefined) throw new Told({ id: 'worker.link-differs' });
    line.push(entryOf(machine, answer.seat, answer.key));
    machine.answer(answer.seat, answer.key);
  }
  if (reader.hex() !== fingerprint(machine.pos).slice(0, 8)) throw new Told({ id: 'worker.link-differs' });
  return line;
}

/** Only what differs from the game's defaults: a later option must not make old links unreadable. */
function writeOptions(out: ByteWriter, { game }: AnyPlay, info: TableInfo): void {
  const chosen = Object.entries(info.options).filter(([name, value]) => game.options[name]?.values[0] !== value);
  out.number(chosen.length);
  for (const [name, value] of chosen) {
    out.text(name);
    out.text(value);
  }
}

function writeSitters(out: ByteWriter, sitters: readonly Sitter[]): void {
  out.number(sitters.length);
  for (const sitter of sitters) {
    out.byte(sitter.who === 'bot' ? 1 : 0);
    out.text(sitter.who === 'bot' ? sitter.bot : sitter.name);
  }
}

function readInfo(reader: ByteReader, { game }: AnyPlay): TableInfo {
  const version = reader.number();
  if (version > game.version) throw new Told({ id: 'worker.link-newer' });
  const options: { [name: string]: string } = {};
  for (let left = reader.number(); left > 0; left--) {
    const name = reader.text();
    options[name] = reader.text();
  }
  return tableInfo(game, { seats: reader.number(), version, options });
}

function readSitter(reader: ByteReader): Sitter {
  const bot = reader.byte() === 1;
  const name = reader.text();
  return bot ? { who: 'bot', bot: name } : { who: 'person', name };
}
