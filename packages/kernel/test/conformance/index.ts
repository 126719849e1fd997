import type { BaseState, Game } from '@edubba/kernel';
import { anyTime } from './any-time/game.ts';
import { combatGame } from './combat/game.ts';
import { council } from './council/game.ts';
import { drafting } from './drafting/game.ts';
import { levee } from './levee/game.ts';
import { muster } from './muster/game.ts';
import { outbiddingGame } from './outbidding/game.ts';
import { rolesGame } from './roles/game.ts';
import { sealedBidGame } from './sealed-bid/game.ts';
import { trade } from './trade/game.ts';

/** All conformance games. Whoever goes through the list needs nothing of their states, only that they are games. */
export const conformanceGames: readonly Game<BaseState>[] = [
  anyTime as unknown as Game<BaseState>,
  combatGame as unknown as Game<BaseState>,
  council as unknown as Game<BaseState>,
  drafting as unknown as Game<BaseState>,
  levee as unknown as Game<BaseState>,
  muster as unknown as Game<BaseState>,
  outbiddingGame as unknown as Game<BaseState>,
  rolesGame as unknown as Game<BaseState>,
  sealedBidGame as unknown as Game<BaseState>,
  trade as unknown as Game<BaseState>,
];
