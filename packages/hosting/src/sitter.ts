import type { GamePlay, Referee } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';

/** Who sits at a seat: a person by name (`''` for "You"), or a bot by its name in the game's list. */
export type Sitter = { readonly who: 'person'; readonly name: string } | { readonly who: 'bot'; readonly bot: string };

/** A game's rules and bots, whichever game it is. */
export type AnyPlay = GamePlay<BaseState>;

/** A game's rules alone, whichever game it is. */
export type AnyReferee = Referee<BaseState>;

/** Whoever runs a game needs nothing of its state, only that it is one. */
export function anyPlay<S extends BaseState>(play: GamePlay<S>): AnyPlay {
  return play as unknown as AnyPlay;
}

export function anyReferee<S extends BaseState>(referee: Referee<S>): AnyReferee {
  return referee as unknown as AnyReferee;
}
