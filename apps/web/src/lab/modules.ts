import type { GameModule } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';

/** A game whose state nobody here looks into. */
export type AnyModule = GameModule<BaseState>;

const any = <S extends BaseState>(module: GameModule<S>): AnyModule => module as unknown as AnyModule;

/** Games with everything the lab says of them; loaded when they are chosen. */
export const MODULES: { readonly [game: string]: () => Promise<AnyModule> } = {
  assyria: async () => any((await import('@edubba/assyria')).default),
  akkad: async () => any((await import('@edubba/akkad')).default),
  'ancient-world': async () => any((await import('@edubba/ancient-world')).default),
  'sammu-ramat': async () => any((await import('@edubba/sammu-ramat')).default),
  mesopotamia: async () => any((await import('@edubba/mesopotamia')).default),
};
