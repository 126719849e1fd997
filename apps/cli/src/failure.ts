import type { Message } from '@edubba/kernel';

/** Exit code of a command that was asked for in the wrong way. */
export const USAGE = 2;

/** Something went wrong that its reader can mend: one line of words, no stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
  /** The words, to be said in the reader's language. */
  readonly words: Message;
  readonly exitCode: number;

  constructor(id: string, params: NonNullable<Message['params']> = {}, exitCode = 1) {
    super(id);
    this.words = { id, params };
    this.exitCode = exitCode;
  }
}
