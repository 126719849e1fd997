import { spaceOf } from '../content/map.ts';
import type { Board, Player } from './support.ts';
import { akkadTable, playOn } from './support.ts';

/** At the table of section 18: red is Girsu, blue Susa, green Uruk, yellow Assur, if nothing else is said. */
export const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
export type Name = (typeof FOUR)[number];
type Players = { readonly [name: string]: Player };

/** Any procedure in the action phase, in red's turn. */
export const during = (
  proc: string,
  locals: { [name: string]: string | number },
  has: Players,
  more: Partial<Board<Name>> = {},
) => akkadTable({ players: FOUR, at: { proc, locals, active: 'red' }, rebels: {}, ...more, has });

/** A player takes control of a space, in red's turn. */
export const takes = (seat: number, space: string, has: Players = {}, more: Partial<Board<Name>> = {}) =>
  during('control.take', { seat, space: spaceOf(space), rule: 'AKK-8.11' }, has, more);

/** Round 3 has come to its prestige phase. */
export const prestige = (has: Players, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: FOUR, at: 'prestige', round: 3, rebels: {}, ...more, has });

/** May this player score the quest in the prestige phase? */
export const scores = (quest: string, red: Player, more: Partial<Board<Name>> = {}) => {
  const t = prestige({ red }, { quests: [quest], ...more });
  return t.table.question(0)?.kind === 'prestige.quest' && t.table.options(0).includes(quest);
};

/** Red attacks blue on T13. */
export const battle = (has: Players, rolls: string[], more: Partial<Board<Name>> = {}) => {
  const locals = { space: spaceOf('T13'), attacker: 0, defender: 1, monster: -1, cause: 'move' };
  const t = during('combat', locals, has, { ...more, chance: { 'roll.combat': rolls } });
  playOn(t, () => t.over);
  return t;
};

export const CHAMPION = { T13: { champion: 1 } };
export const HOST = { T13: { champion: 1, spearman: 2 } };
