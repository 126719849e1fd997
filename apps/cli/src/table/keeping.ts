import { rmSync } from 'node:fs';
import { writeRecord } from '../files.ts';
import { lastGameOf, newSave } from '../saves.ts';
import type { Sitting } from './sitting.ts';

/** Keeps one sitting in a file of its own: no other game is lost over it, begun, finished or given up. */
export class Keeping {
  private readonly sitting: Sitting;
  /** How long the log was when it was opened. */
  private readonly opened: number;
  /** How long the log was when somebody was asked first. */
  private asked: number | undefined;
  /** How long the log was when it was written last. */
  private written = 0;
  private file: string | undefined;

  /** `file`: where it was kept before, if it was. */
  constructor(sitting: Sitting, file?: string) {
    this.sitting = sitting;
    this.file = file;
    this.opened = sitting.table.log.length;
  }

  /** Called before each question and after each answer. A game in which nobody has answered yet is not worth keeping. */
  keep(): void {
    const { table, module } = this.sitting;
    this.asked ??= table.log.length;
    if (table.log.length === this.asked || table.log.length === this.written) return;
    this.file ??= newSave(module.game.id);
    writeRecord(this.file, this.sitting.record());
    this.written = table.log.length;
  }

  /** Is there something to go on with? */
  get kept(): boolean {
    return this.file !== undefined;
  }

  /** The game is over: it becomes the last one, to be seen again. False, if it was over before. */
  finish(): boolean {
    const { table, module } = this.sitting;
    if (table.log.length === this.opened) return false;
    writeRecord(lastGameOf(module.game.id), this.sitting.record());
    if (this.file !== undefined) rmSync(this.file, { force: true });
    return true;
  }
}
