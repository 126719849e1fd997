import type { Bot } from '@edubba/bots';
import { random as anything } from '@edubba/bots';
import type { BaseState } from '@edubba/kernel';
import type { AnyPlay } from './sitter.ts';

/** A game's bot by its name, if it has one; `random` is always there. */
export function botNamed({ bots }: Pick<AnyPlay, 'bots'>, name: string): Bot<BaseState> | undefined {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  return bot ?? (name === anything.name ? anything : undefined);
}
