import type { Thinkers } from '@edubba/hosting';
import { BotLoop, Bots } from '@edubba/hosting';
import type { BaseState, Table } from '@edubba/kernel';
import type { AnyModule } from '../games.ts';
import type { Budget, Payer } from '../live/budget.ts';
import type { Draft, Wisher } from './drafted.ts';
import { HOUSE } from './drafted.ts';
import type { TableHead } from './head.ts';
import { isPlayedByBot, sittersOf } from './head.ts';

/** Where bots think, and when they may. */
export interface BotServices {
  readonly budget: Budget;
  /** Where bots think that take their time. */
  readonly thinkers: Thinkers;
  /** The house closes: bots play on elsewhere, or when it opens again. */
  readonly stopped: () => boolean;
  /** Waits so many milliseconds, or until the house closes. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly failed: (error: unknown, id: string) => void;
}

/** The table they sit at. */
export interface BotTable {
  readonly id: string;
  readonly play: AnyModule;
  readonly head: TableHead;
  readonly table: Table<BaseState> | undefined;
  /** Milliseconds all its changes have taken so far. */
  readonly worked: number;
  changeInTurn(wisher: Wisher, deed: (draft: Draft) => void): Promise<unknown>;
}

/** The bots that sit at a table of the house: they play when they may, on the account of whoever made the table. */
export class BotSeats {
  private readonly services: BotServices;
  private readonly at: BotTable;
  private readonly secret: string;
  private bots: Bots | undefined;
  /** They wait until they may play. */
  private inLine = false;
  private readonly loop = new BotLoop({
    round: () => this.playRound(),
    pause: (milliseconds) => this.services.pause(milliseconds),
    failed: (error) => this.services.failed(error, this.at.id),
  });

  constructor(services: BotServices, at: BotTable, secret: string) {
    this.services = services;
    this.at = at;
    this.secret = secret;
  }

  /** They play, or wait until they may. */
  get busy(): boolean {
    return this.loop.busy;
  }

  /** They are at the position just now. */
  get playing(): boolean {
    return this.loop.busy && !this.inLine;
  }

  /** Lets them play until a person is waited for. */
  wake(): void {
    if (this.mayPlay) this.loop.wake();
  }

  /** Forgets them: the position is another now, or none. */
  drop(): void {
    this.bots?.stop();
    this.bots = undefined;
  }

  /** The table has changed: others may sit there, and what is thought of an older question is of no use. */
  follow(was: TableHead, answered: boolean): void {
    if (this.bots === undefined) return;
    if (JSON.stringify(sittersOf(was)) !== JSON.stringify(sittersOf(this.at.head))) this.drop();
    else if (answered) this.bots.stop();
  }

  private get mayPlay(): boolean {
    const { status, paused, seats } = this.at.head;
    return status === 'playing' && paused === null && seats.some((seat) => isPlayedByBot(seat));
  }

  private async playRound(): Promise<number | undefined> {
    const payer = { person: this.at.head.by };
    this.inLine = true;
    await this.waitInLine(payer);
    this.inLine = false;
    try {
      return await this.playOnce(payer);
    } finally {
      this.services.budget.end(payer);
    }
  }

  /** Whichever bot is asked thinks and answers. Nothing, where none is. */
  private async playOnce(payer: Payer): Promise<number | undefined> {
    const { services, at } = this;
    if (!this.mayPlay || services.stopped()) return undefined;
    // Elsewhere, where there are threads: no other table feels it.
    if (at.table !== undefined) {
      await this.botsAt(at.table, at.head).think(services.thinkers, at.head.suggestions, at.head.by);
      if (services.stopped()) return undefined;
    }
    let heard = false;
    const before = at.worked;
    await at
      .changeInTurn(HOUSE, ({ table, head }) => {
        if (table === undefined || head.paused !== null || head.status !== 'playing') throw new Nothing();
        const bots = this.botsAt(table, head);
        heard = true;
        // Something else was answered meanwhile: it thinks again, of what is asked now.
        if (bots.thinker(head.suggestions) !== undefined) throw new Nothing();
        if (bots.hear(head.suggestions) === undefined) {
          heard = false;
          throw new Nothing();
        }
      })
      .catch((error: unknown) => {
        if (!(error instanceof Nothing)) throw error;
      });
    services.budget.played(payer, at.worked - before);
    return heard ? 0 : undefined;
  }

  /** Bots of somebody who has let too much be thought already think later, and all of them one after another. */
  private async waitInLine(payer: Payer): Promise<void> {
    const { budget, pause, stopped } = this.services;
    for (let wait = budget.wait(payer); wait > 0 && !stopped(); wait = budget.wait(payer)) await pause(wait);
    await pause(budget.turn(payer));
    await budget.begin(payer);
  }

  private botsAt(table: Table<BaseState>, head: TableHead): Bots {
    this.bots ??= new Bots(this.at.play, table, sittersOf(head), this.secret);
    return this.bots;
  }
}

/** A bot had nothing to do. */
class Nothing extends Error {
  override readonly name = 'Nothing';
}
