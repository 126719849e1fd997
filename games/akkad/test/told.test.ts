import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, StoredEvent } from '@edubba/kernel';
import { CHANCE, Machine, readEntry } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { State } from '../rules/index.ts';
import { akkad } from '../rules/index.ts';
import { recordedGames } from './recorded.ts';

// The corpus keeps what recorded games come to; this keeps what was asked and told in them: of each kind of question and of event how
// many there were, and a print of all that belongs to them. What parts is named by game and kind.

const FILE = join(import.meta.dirname, 'playthroughs/told.txt');

type Heard = Map<string, string[]>;

function hear(heard: Heard, kind: string, what: unknown): void {
  const list = heard.get(kind) ?? [];
  heard.set(kind, list);
  list.push(JSON.stringify(what));
}

/** Everything that can be known of the open question, by whomever. */
function hearQuestion(heard: Heard, machine: Machine<State>): void {
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

function told({ table, log }: GameRecord): string[] {
  const heard: Heard = new Map();
  const events: StoredEvent[] = [];
  const machine = Machine.start(akkad, table, events);
  for (const { seat, key } of log.map(readEntry)) {
    hearQuestion(heard, machine);
    machine.answer(seat, key);
  }
  for (const { type, ...rest } of events) hear(heard, `tells ${type}`, rest);
  return spelled(heard);
}

test('what was asked and told in recorded games is asked and told still', () => {
  const lines = recordedGames().flatMap(([name, record]) => [name, ...told(record)]);
  if (process.env['UPDATE_PLAYTHROUGHS'] === '1') writeFileSync(FILE, `${lines.join('\n')}\n`);
  const stored = existsSync(FILE) ? readFileSync(FILE, 'utf8').trimEnd().split('\n') : [];
  // Long lists take long to compare: only what parts is looked at.
  const games = (all: readonly string[]): string[] => all.join('\n').split(/\n(?=\S)/);
  const [now, before] = [games(lines), games(stored)];
  const parts = now.filter((game, i) => game !== before[i]);
  expect(parts.slice(0, 2)).toEqual(before.filter((game, i) => game !== now[i]).slice(0, 2));
  expect(now.length).toBe(before.length);
});
