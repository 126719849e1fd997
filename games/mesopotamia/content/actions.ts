/** MES-6.01 The six action types. `gather` is Gather and Trade. */
export const ACTIONS = ['explore', 'build', 'research', 'gather', 'warfare', 'grow'] as const;
export type ActionName = (typeof ACTIONS)[number];
export type ActionType = 0 | 1 | 2 | 3 | 4 | 5;
export const EXPLORE = 0;
export const BUILD = 1;
export const RESEARCH = 2;
export const GATHER = 3;
export const WARFARE = 4;
export const GROW = 5;
export const ACTION_TYPES: readonly ActionType[] = [0, 1, 2, 3, 4, 5];
