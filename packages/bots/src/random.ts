import type { Key, Random } from '@edubba/kernel';
import type { Choice } from './bot.ts';

/** Unasked it speaks about so seldom: often enough that everything happens, and the game still goes on. */
const SELDOM = 8;

/** Plays any option, all equally likely. It looks at nothing else, so it is a bot for every game. */
export const random = {
  name: 'random',
  choose: ({ options }: { readonly options: readonly Key[] }, chance: Random): Choice => ({
    key: options[chance.below(options.length)] as Key,
  }),
  volunteer: (
    { options, offers }: { readonly options: readonly Key[]; readonly offers: readonly Key[] },
    chance: Random,
  ): Choice | undefined => {
    if (chance.below(SELDOM) !== 0) return undefined;
    const open = [...options, ...offers];
    return { key: open[chance.below(open.length)] as Key };
  },
};
