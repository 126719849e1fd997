import type { GamePanel, Shown } from '@edubba/ui';
import { asks } from '../../asking/index.ts';
import type { State } from '../../rules/state.ts';

type Now = ReturnType<NonNullable<GamePanel['now']>>;

const stateOf = (table: Shown): State => table.view.s as unknown as State;
/** What of the drawing shows the question of whoever looks; nothing, where nobody asks them. */
function sceneOf({ view, me }: Shown): string | undefined {
  const kind = view.pending.find(({ seat }) => seat === me)?.kind;
  return kind === undefined ? undefined : (asks.scene(kind) ?? 'other');
}

const CHOSEN = new Set(['roles', 'empires', 'quests']);

/** Roles, Empires and Quests fill the table while they are chosen. */
export const setupNow = (table: Shown): Now => (CHOSEN.has(sceneOf(table) ?? '') ? 'stage' : undefined);

/** A battle of mine fills the table, but not while an area of the map is asked for; others' lie beside it. */
export function battleNow(table: Shown): Now {
  const { battle } = stateOf(table);
  if (battle === null) return undefined;
  const scene = sceneOf(table);
  if (scene === 'map' || scene === undefined) return 'beside';
  return battle.deciders.includes(table.me) ? 'stage' : 'beside';
}

/** An Event lies over the map until it is decided. */
export function eventNow(table: Shown): Now {
  if (!table.view.pending.some(({ kind }) => asks.scene(kind) === 'event')) return undefined;
  return sceneOf(table) === 'event' ? 'over' : 'beside';
}

/** A discovery needs the whole tree in sight. */
export function empireNow(table: Shown): Now {
  return sceneOf(table) === 'tree' && litAction(table) ? 'stage' : undefined;
}

const litAction = ({ lit }: Shown): boolean => [...lit.keys()].some((thing) => thing.startsWith('action/'));

/** The Automaton's cards, the waves: only where somebody plays without a seat. */
export const soloNow = (table: Shown): Now => (stateOf(table).automaton >= 0 ? 'beside' : undefined);
