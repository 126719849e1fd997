import type { GamePanel, Shown } from '@edubba/ui';
import { asks } from '../../asking/index.ts';
import { spaceOf } from '../../content/map.ts';
import { enemyAt } from '../../rules/queries/map.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { FRESH } from './battle/Aftermath.tsx';
import { member } from './battle/fighting.ts';

type Now = ReturnType<NonNullable<GamePanel['now']>>;
type Table = Shown;

const stateOf = (table: Table): State => table.view.s as unknown as State;
const sceneOf = (table: Table): string => asks.scene(table.view.pending[0]?.kind ?? '') ?? '';

const CHOSEN = new Set(['homes', 'characters', 'roles', 'gods']);

/** Roles fill the table while they are chosen; before there are any, nothing is to be seen. */
export function rolesNow(table: Table): Now {
  if (CHOSEN.has(sceneOf(table))) return 'stage';
  return stateOf(table).round === 0 ? undefined : 'beside';
}

/** A combat of mine fills the table, but not while a space of the map is asked for. */
export function battleNow(table: Table): Now {
  const { fight, announced } = stateOf(table);
  const mine = fight !== null && fight.sides.includes(table.me);
  if (mine && sceneOf(table) !== 'way-out') return 'stage';
  if (fight !== null || announced.length > 0) return 'beside';
  const asked = table.view.pending.some(({ seat }) => seat === table.me);
  if (asked && [...table.lit.keys()].some((thing) => thing.startsWith('unit/'))) return 'beside';
  if (asked && awaited(table)) return 'beside';
  return endedLately(table) ? 'beside' : undefined;
}

/** Armies are looked at for what is asked; a battle and what the Palace sells have names of their own. */
export function armiesCalled(table: Table): string | undefined {
  if (stateOf(table).fight !== null) return 'panel.battle';
  return ['market', 'gift'].includes(sceneOf(table)) && table.view.pending[0]?.seat === table.me
    ? 'panel.recruit'
    : undefined;
}

/** Somebody stands where one is about to go. */
function awaited(table: Table): boolean {
  const scene = sceneOf(table);
  if (scene === 'hunt') return true;
  const space = member(table.view.pending[0]?.about, 'space');
  if (typeof space !== 'string' || scene !== 'march') return false;
  return enemyAt(stateOf(table), table.me, spaceOf(space)) !== NOBODY;
}

/** A combat has just ended. */
function endedLately({ told = [] }: Table): boolean {
  return told.slice(-FRESH).some(({ event }) => event?.type.startsWith('combat.won.') === true);
}

/** A negotiation of mine fills the table; one looks on at others' beside the board, as at the rates of the treasury. */
export function tradeNow(table: Table): Now {
  const [asked] = table.view.pending;
  const scene = sceneOf(table);
  if (asked === undefined) return undefined;
  if (scene === 'talk') return [asked.seat, member(asked.about, 'with')].includes(table.me) ? 'stage' : 'beside';
  return scene === 'treasury' && asked.seat === table.me ? 'beside' : undefined;
}
