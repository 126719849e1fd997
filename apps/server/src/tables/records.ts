import type { Json, TableInfo } from '@edubba/kernel';
import type { Payer } from '../live/budget.ts';
import type { Desk } from './desk.ts';
import { earlierText } from './earlier.ts';
import type { Hosted } from './hosted.ts';

/** Letters of records that are kept: what is asked for once is mostly asked for again. */
const MOST_KEPT = 16_000_000;

/** The records of finished games, each written once: to write one the whole game is played again. */
export class Records {
  private readonly desk: Desk;
  private readonly texts = new Map<string, Promise<string>>();
  private letters = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  text(hosted: Hosted, payer: Payer): Promise<string> {
    // It may have been taken back to before its end, and have ended again.
    const name = `${hosted.id}/${hosted.rev}`;
    const known = this.texts.get(name);
    if (known !== undefined) return known;
    this.desk.budget.check(payer);
    const written = recordedText(hosted, payer, this.desk);
    this.texts.set(name, written);
    written.then(
      ({ length }) => this.keep(length),
      () => this.texts.delete(name),
    );
    return written;
  }

  private keep(length: number): void {
    this.letters += length;
    if (this.letters <= MOST_KEPT) return;
    this.letters = 0;
    this.texts.clear();
  }
}

/** A finished game with everything that is needed to make its chance again. */
export function recordedText(hosted: Hosted, payer: Payer, desk: Desk): Promise<string> {
  const { game, options, created, updated, seats: all } = hosted.head;
  const seats = all.map(({ who, name, bot }) => (who === 'bot' ? { who, bot } : { who: 'person', name }));
  return writtenDown(hosted, payer, desk, { plan: { game, seats, options, curtain: false }, created, updated });
}

/** Its record without the names of those who sat there, for a table that is to begin after it; throws where none can. */
export function recordBefore(next: TableInfo, hosted: Hosted, payer: Payer, desk: Desk): Promise<string> {
  return writtenDown(hosted, payer, desk, {}, next);
}

/** What somebody had let be answered without asking was theirs alone, and is no part of what happened. */
async function writtenDown(
  { id, rev, head, proof }: Hosted,
  payer: Payer,
  { storage: { db }, errands }: Desk,
  besides: { readonly [name: string]: Json },
  next?: TableInfo,
): Promise<string> {
  // Once it is over nothing can be taken back: what is kept is the whole game.
  const changes = await db
    .selectFrom('changes')
    .select('entries')
    .where('table_id', '=', id)
    .where('rev', '<=', rev)
    .orderBy('rev')
    .execute();
  return errands.run(payer, {
    type: 'write',
    game: head.game,
    table: { seats: head.seats.length, version: head.version, options: head.options },
    log: `[${changes.map(({ entries }) => entries).join()}]`,
    earlier: head.follows === undefined ? undefined : await earlierText(db, id),
    besides: { fair: { ...proof }, ...besides },
    ...(next === undefined ? {} : { next }),
  });
}
