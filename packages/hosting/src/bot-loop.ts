/** What a loop needs of whoever runs the table. */
export interface Rounds {
  /**
   * One round: the bot that is waited for thinks, while everybody else is served, and then plays. Gives after how many
   * milliseconds the next round may begin; nothing when nobody is left to play.
   */
  readonly round: () => Promise<number | undefined>;
  /** Lets others have the thread for so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The rules, or what keeps them, failed under a bot: it does not go on by itself. */
  readonly failed: (error: unknown) => void;
}

/** Lets the bots of a table play, round after round, until a person is waited for: in a worker and in a house alike. */
export class BotLoop {
  private readonly rounds: Rounds;
  private wanted = false;
  private running = false;

  constructor(rounds: Rounds) {
    this.rounds = rounds;
  }

  /** Bots are at play just now. */
  get busy(): boolean {
    return this.running;
  }

  /** Something has changed that a bot may have to answer. Many calls at once are one, and none is lost: one that comes in the last round brings another. */
  wake(): void {
    this.wanted = true;
    if (this.running) return;
    this.running = true;
    void this.run();
  }

  private async run(): Promise<void> {
    const { round, pause, failed } = this.rounds;
    try {
      while (this.wanted) {
        this.wanted = false;
        for (let wait = await round(); wait !== undefined; wait = await round()) await pause(wait);
      }
    } catch (error) {
      this.wanted = false;
      failed(error);
    } finally {
      this.running = false;
    }
  }
}
