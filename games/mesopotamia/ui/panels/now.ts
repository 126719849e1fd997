import type { GamePanel, Shown } from '@edubba/ui';
import type { State } from '../../rules/state.ts';

type Now = ReturnType<NonNullable<GamePanel['now']>>;

const stateOf = (table: Shown): State => table.view.s as unknown as State;
const asked = ({ view, me }: Shown): string => view.pending.find(({ seat }) => seat === me)?.kind ?? '';

const CHOSEN = new Set(['setup.role', 'setup.empire', 'setup.opponent', 'setup.quest']);

/** Roles, Empires and Quests fill the table while they are chosen. */
export const setupNow = (table: Shown): Now => (CHOSEN.has(asked(table)) ? 'stage' : undefined);

/** A battle of mine fills the table, but not while an area of the map is asked for; others' lie beside it. */
export function battleNow(table: Shown): Now {
  const { battle } = stateOf(table);
  if (battle === null) return undefined;
  const kind = asked(table);
  if (kind === 'combat.retreat' || kind === '') return 'beside';
  return battle.deciders.includes(table.me) ? 'stage' : 'beside';
}

/** An Event lies over the map until it is decided. */
export function eventNow(table: Shown): Now {
  if (!table.view.pending.some(({ kind }) => kind === 'event.option')) return undefined;
  return asked(table) === 'event.option' ? 'over' : 'beside';
}

/** A discovery needs the whole tree in sight. */
export function empireNow(table: Shown): Now {
  const kind = asked(table);
  return kind === 'event.discover' || (kind === 'research.next' && litAction(table)) ? 'stage' : undefined;
}

const litAction = ({ lit }: Shown): boolean => [...lit.keys()].some((thing) => thing.startsWith('action/'));

/** The Automaton's cards, the waves: only where somebody plays without a seat. */
export const soloNow = (table: Shown): Now => (stateOf(table).automaton >= 0 ? 'beside' : undefined);
