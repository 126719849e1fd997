import type { Key, Random } from '@edubba/kernel';
import type { Choice } from './bot.ts';

/** Plays any option, all equally likely. It looks at nothing else, so it is a bot for every game. */
export const random = {
  name: 'random',
  choose: ({ options }: { readonly options: readonly Key[] }, chance: Random): Choice => ({
    key: options[chance.below(options.length)] as Key,
  }),
};
