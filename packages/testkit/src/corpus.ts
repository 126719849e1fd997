import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseState, GameRecord } from '@edubba/kernel';
import { BadRecord, parseRecord, recordOf, recordText, Table, verifyRecord, Xoshiro, thrownText } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { Findings, sayReason } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import { chooseAnswer } from './walk.ts';

/** Replays every recorded game of a folder and compares all fingerprints; lists those that part from today's rules, and where. */
export function checkCorpus<S extends BaseState>(subject: Subject<S>, dir: string): readonly Finding[] {
  const game = gameOf(subject);
  const findings = new Findings('corpus');
  const files = existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    : [];
  if (files.length === 0) findings.add(`there are no recorded games of ${game.id}`, dir);
  for (const name of files.sort()) {
    const file = join(dir, name);
    try {
      const record = parseRecord(readFileSync(file, 'utf8'));
      const verified = verifyRecord(game, record);
      if (!('table' in verified))
        findings.add(
          `${name} parts from the rules at log entry ${verified.at}: ${sayReason(verified.why)}`,
          `${file}, entry ${JSON.stringify(record.log[verified.at - 1])}`,
        );
    } catch (error) {
      findings.add(
        `${name} cannot be read: ${error instanceof BadRecord ? sayReason(error.why) : thrownText(error)}`,
        file,
      );
    }
  }
  return findings.list;
}

/** Plays one random game to its end and records it. */
export function recordRandomGame<S extends BaseState>(
  subject: Subject<S>,
  wish: {
    readonly seats: number;
    readonly seed: string;
    readonly options?: { readonly [name: string]: string };
    readonly maxAnswers?: number;
  },
): GameRecord {
  const game = gameOf(subject);
  const { seats, seed, options = {}, maxAnswers = 10_000 } = wish;
  const table = Table.open(game, { seats, options, seed });
  const random = new Xoshiro(`${seed}:answers`);
  while (!table.over) {
    const answer = table.log.length < maxAnswers ? chooseAnswer(table.machine, random) : undefined;
    if (answer === undefined) throw new Error(`the game cannot be recorded: it does not end (${table.machine.kind})`);
    table.play(answer.seat, answer.key);
  }
  return recordOf(table, seed);
}

/** Adds a record to the corpus: `corpus/<game>/v<rules version>/<name>.json`. Gives the file's path. */
export function writeCorpusRecord(corpus: string, name: string, record: GameRecord): string {
  const dir = join(corpus, record.game, `v${record.table.version}`);
  const file = join(dir, `${name}.json`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, recordText(record));
  return file;
}
