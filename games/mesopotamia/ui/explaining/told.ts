import type { Message, RuleId } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';

/** What a thing is called, and what is to be said of it. */
export interface Told {
  readonly title: Message;
  /** For whoever listens: what stands there, beside the title. */
  readonly more?: Message | undefined;
  readonly facts: readonly Fact[];
  readonly rules: readonly RuleId[];
}
