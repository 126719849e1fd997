import type { GamePlay } from '@edubba/gamekit';
import { advisor } from './bots/advisor.ts';
import type { State } from './rules/index.ts';
import { sammuRamat } from './rules/index.ts';

/** Sammu-ramat for whoever runs it: rules and a bot, without a word of text. */
export const play: GamePlay<State> = {
  game: sammuRamat,
  bots: { advisor },
  // SAM-2.22 All play on one side; a turn that does nothing more is ended.
  suggesting: { idle: (kind) => (kind === 'turn.act' ? 'end' : undefined) },
};
