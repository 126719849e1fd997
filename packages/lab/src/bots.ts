import type { Bot, Thinker } from '@edubba/bots';
import { isThinker, random } from '@edubba/bots';
import type { GamePlay } from '@edubba/gamekit';
import type { BaseState, Message } from '@edubba/kernel';

/** With more nobody would wait for one answer. */
export const MOST_BUDGET = 1_000_000;

/** A bot as an experiment names it: `scribe`, or `ensi:2000` where it has a budget that is not its usual one. */
export interface NamedBot {
  readonly name: string;
  readonly budget?: number;
}

export function readBot(text: string): NamedBot {
  const [, name, budget] = /^(.+):([1-9]\d{0,9})$/.exec(text) ?? [];
  return name === undefined ? { name: text } : { name, budget: Number(budget) };
}

/** The bot of a game that is meant; nothing where it has none, or none that could have such a budget. */
export function botOf<S extends BaseState>({ bots }: Pick<GamePlay<S>, 'bots'>, text: string): Bot<S> | undefined {
  const { name, budget } = readBot(text);
  const bot = Object.hasOwn(bots, name) ? bots[name] : name === random.name ? random : undefined;
  if (budget === undefined || bot === undefined) return bot;
  return isThinker(bot) && budget <= MOST_BUDGET ? bot.within(budget) : undefined;
}

/** The bot, where it is one that has a budget. */
export function thinkerOf<S extends BaseState>(play: Pick<GamePlay<S>, 'bots'>, text: string): Thinker<S> | undefined {
  const bot = botOf(play, readBot(text).name);
  return bot !== undefined && isThinker(bot) ? bot : undefined;
}

/** What a bot is called, with its budget where that is not the usual one. */
export function botMessage(text: string): Message {
  const { name, budget } = readBot(text);
  const bot: Message = { id: `bot.${name}` };
  return budget === undefined ? bot : { id: 'lab.bot.budget', params: { bot, budget } };
}
