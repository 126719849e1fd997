import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '@edubba/bots/record';
import { count } from '@edubba/bots/record';
import type { GameRecord } from '@edubba/kernel';
import { CHANCE, following, openingOf, parseRecord, readEntry, Table } from '@edubba/kernel';
import { sammuRamat } from '../../rules/index.ts';
import { noteUses } from './series.ts';

const CORPUS = join(import.meta.dirname, '../../../../corpus/sammu-ramat', `v${sammuRamat.version}`);

/** What was used in the recorded games of the present rules; some of them were looked for, since no other game comes to it. */
export function recordedUses(): { readonly games: number; readonly used: Counts } {
  const names = readdirSync(CORPUS);
  const used: Counts = {};
  for (const name of names) {
    const here = new Set<string>();
    note(parseRecord(readFileSync(join(CORPUS, name), 'utf8')), here);
    for (const what of here) count(used, what);
  }
  return { games: names.length, used };
}

/** Notes what is used in a game and in those it went on from; a question counts where there was a choice. */
function note(record: GameRecord, used: Set<string>): void {
  if (record.after !== undefined) note(record.after, used);
  const table = Table.replay(sammuRamat, openingOf(sammuRamat, record), []);
  const look = ({ over, machine }: typeof table): void => {
    const [seat = CHANCE] = over ? [] : machine.asked();
    if (seat !== CHANCE && machine.options(seat).length > 1) used.add(`kind/${machine.kind}`);
  };
  const steps = following(table, record.log.map(readEntry), look);
  while (steps.next().done !== true);
  noteUses(table, used);
}
