import type { Notice } from '@edubba/protocol';

/** What became of a message: it arrived, is worth another try, or will never arrive there. */
export type Arrived = 'yes' | 'again' | 'never';

/** One place where somebody is reached. */
export interface Address {
  /** The same for ever: by it a second try knows where the first one arrived. */
  readonly name: string;
  send(notice: Notice): Promise<Arrived>;
}
