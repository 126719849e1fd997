import type { GamePanel, Shown } from '@edubba/ui';
import { spaceOf } from '../../content/map.ts';
import { enemyAt } from '../../rules/queries/map.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { FRESH } from './battle/Aftermath.tsx';
import { member } from './battle/fighting.ts';

type Now = ReturnType<NonNullable<GamePanel['now']>>;
type Table = Shown;

const stateOf = (table: Table): State => table.view.s as unknown as State;
const kindOf = (table: Table): string => table.view.pending[0]?.kind ?? '';

const CHOSEN = new Set(['start.home', 'start.character', 'select.role', 'select.god']);

/** Roles fill the table while they are chosen; before there are any, nothing is to be seen. */
export function rolesNow(table: Table): Now {
  if (CHOSEN.has(kindOf(table))) return 'stage';
  return stateOf(table).round === 0 ? undefined : 'beside';
}

/** A combat of mine fills the table, but not while a space of the map is asked for. */
export function battleNow(table: Table): Now {
  const { fight, announced } = stateOf(table);
  const mine = fight !== null && fight.sides.includes(table.me);
  if (mine && kindOf(table) !== 'combat.retreat') return 'stage';
  if (fight !== null || announced.length > 0) return 'beside';
  const asked = table.view.pending.some(({ seat }) => seat === table.me);
  if (asked && [...table.lit.keys()].some((thing) => thing.startsWith('unit/'))) return 'beside';
  if (asked && awaited(table)) return 'beside';
  return endedLately(table) ? 'beside' : undefined;
}

/** Somebody stands where one is about to go. */
function awaited(table: Table): boolean {
  const kind = kindOf(table);
  if (kind === 'monster.fight') return true;
  const space = member(table.view.pending[0]?.about, 'space');
  if (typeof space !== 'string' || (kind !== 'move.from' && kind !== 'activate.mode')) return false;
  return enemyAt(stateOf(table), table.me, spaceOf(space)) !== NOBODY;
}

/** A combat has just ended. */
function endedLately({ told = [] }: Table): boolean {
  return told.slice(-FRESH).some(({ event }) => event?.type.startsWith('combat.won.') === true);
}

const HAGGLED = new Set(['trade.compose', 'trade.answer', 'ransom.compose', 'ransom.answer']);

/** A negotiation of mine fills the table; one looks on at others' beside the board, as at the rates of the treasury. */
export function tradeNow(table: Table): Now {
  const kind = kindOf(table);
  const [asked] = table.view.pending;
  if (HAGGLED.has(kind)) return [asked?.seat, member(asked?.about, 'with')].includes(table.me) ? 'stage' : 'beside';
  return kind.startsWith('trade.') && asked?.seat === table.me ? 'beside' : undefined;
}
