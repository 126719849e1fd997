import type { ItemId, Seat } from '@edubba/kernel';
import { since } from '@edubba/kernel';
import { AMNITE, BOARD_TABLE, FIRST_TITANS, MERLUME, UMNOK, ZALTOR } from '../../content/city-states.ts';
import type { State } from '../state.ts';

/** AW-16.01 Does the player have the ability of this city-state? */
const has = (s: State, seat: Seat, board: number): boolean =>
  s.board[seat] === board && s.table.options['boards'] === 'city-states';

export const isUmnok = (s: State, seat: Seat): boolean => has(s, seat, UMNOK);
export const isMerlume = (s: State, seat: Seat): boolean => has(s, seat, MERLUME);
export const isAmnite = (s: State, seat: Seat): boolean => has(s, seat, AMNITE);
export const isZaltor = (s: State, seat: Seat): boolean => has(s, seat, ZALTOR);

/** AW-2.13 The titan that threatens whoever takes this board. */
export const startingTitan = (s: State, board: number): ItemId =>
  (since(s, 2) ? BOARD_TABLE[board]?.titan : FIRST_TITANS[board]) as ItemId;

const isOn = (s: State, variant: string): boolean => s.table.options[variant] === 'on';

/** AW-17.01 */
export const demandingTitans = (s: State): boolean => isOn(s, 'demanding-titans');
/** AW-17.02 */
export const titanDraft = (s: State): boolean => isOn(s, 'titan-draft');
/** AW-17.04 */
export const costlyPlacement = (s: State): boolean => isOn(s, 'costly-placement');

/** AW-A.13 May ambrosia be spent while dice are dealt with? */
export const spendingInRolls = (s: State): boolean => s.table.options['ambrosia-in-rolls'] === 'open';
/** AW-A.19 Is a used army without a coin on it free to be used again? */
export const emptiedIsFree = (s: State): boolean => s.table.options['emptied-army'] === 'free';
/** AW-A.21 Do only slots with an active card count against the army limit? */
export const onlyActiveCounts = (s: State): boolean => s.table.options['army-count'] === 'active';
