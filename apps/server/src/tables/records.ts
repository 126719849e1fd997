import { recording } from '@edubba/kernel';
import { conflict } from '../failure.ts';
import type { Budget, Payer } from '../live/budget.ts';
import type { Hosted } from './hosted.ts';
import { inSlices } from './slices.ts';

/** Letters of records that are kept: what is asked for once is mostly asked for again. */
const MOST_KEPT = 16_000_000;

/** The records of finished games, each written once: to write one the whole game is played again. */
export class Records {
  private readonly budget: Budget;
  private readonly texts = new Map<string, Promise<string>>();
  private letters = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  text(hosted: Hosted, payer: Payer): Promise<string> {
    // It may have been taken back to before its end, and have ended again.
    const name = `${hosted.id}/${hosted.rev}`;
    const known = this.texts.get(name);
    if (known !== undefined) return known;
    this.budget.check(payer);
    const written = recordedText(hosted, payer, this.budget);
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
export function recordedText(hosted: Hosted, payer: Payer, budget: Budget): Promise<string> {
  const { proof } = hosted;
  return hosted.whenKept(payer, async () => {
    const { table, head } = hosted;
    if (table === undefined) throw conflict('not-over', 'There is nothing to look at yet.');
    const seats = head.seats.map(({ who, name, bot }) => (who === 'bot' ? { who, bot } : { who: 'person', name }));
    // What somebody had let be answered without asking was theirs alone, and is no part of what happened.
    const { result, took } = await inSlices(recording(table));
    budget.charge(payer, took);
    const { orders: _, ...recorded } = result;
    const plan = { game: head.game, seats, options: head.options, curtain: false };
    return JSON.stringify({ ...recorded, fair: proof, plan, created: head.created, updated: head.updated });
  });
}
