import type { Message, Seat } from '@edubba/kernel';
import { combatBones } from '../../rules/queries/combat.ts';
import type { State } from '../../rules/state.ts';
import { place, say, who } from '../words.ts';
import { monster } from '../../text/names.ts';

/** Whom this player fights, where, and with how many bones on either side: for every question of a combat. */
export function battleParams(s: State, seat: Seat, kind: string): { [name: string]: string | number | Message } {
  const { fight } = s;
  if (fight === null) return kind.startsWith('combat.') ? { enemy: say('seat.nobody'), mine: 0, theirs: 0 } : {};
  const side = fight.sides[0] === seat ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  return {
    enemy: fight.monster >= 0 ? monster(fight.monster) : who(fight.sides[other]),
    mine: combatBones(s, fight, side),
    theirs: combatBones(s, fight, other),
    space: place(fight.space),
  };
}
