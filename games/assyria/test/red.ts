import type { Scenario } from '@edubba/testkit';
import { spaceOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import type { Board, Moment, Player } from './support.ts';
import { assyriaTable } from './support.ts';

type Four = 'red' | 'blue' | 'purple' | 'yellow';

/** What lies on the table besides Red's things. */
export type Around = Omit<Partial<Board<Four>>, 'players' | 'at'>;

/** Red at a table of four, where all 90 spaces are in play. What is not said: 10 Camels and a Ziggurat of one level on D2. */
function redAt(moment: Moment, red: Player, around: Around): Scenario<State, Four> {
  return assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: moment,
    ...around,
    has: { ...around.has, red: { camels: 10, ziggurats: { D2: 1 }, ...red } },
  });
}

/** Red takes an Actions turn; the table ends with it. */
export const redActs = (red: Player = {}, around: Around = {}): Scenario<State, Four> =>
  redAt({ actionsTurn: 'red' }, red, around);

/** Red is in the Feed Huts step; the table ends with it. */
export const redFeeds = (red: Player = {}, around: Around = {}): Scenario<State, Four> =>
  redAt({ feed: 'red' }, red, around);

/** Red is in the Build Huts step; the table ends with it. */
export const redBuilds = (red: Player = {}, around: Around = {}): Scenario<State, Four> =>
  redAt({ build: 'red' }, red, around);

/** What Red has now, by name. */
export function redHas({ board: s }: { readonly board: State }): { readonly [name: string]: number | undefined } {
  const {
    vp,
    camels,
    gold,
    ships,
    farmers,
    tokens,
    ploughs,
    mainHuts,
    growthHuts,
    personalHuts,
    influence,
    offerings,
  } = s;
  const lists = {
    vp,
    camels,
    gold,
    ships,
    farmers,
    tokens,
    ploughs,
    mainHuts,
    growthHuts,
    personalHuts,
    influence,
    offerings,
  };
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list[0]]));
}

/** What stands on a space now: whose Hut or Ziggurat by seat number, how high, and what lies there besides. */
export function at({ board: s }: { readonly board: State }, id: string) {
  const space = spaceOf(id);
  return {
    hut: s.hut[space],
    ziggurat: s.ziggurat[space],
    levels: s.levels[space],
    roof: s.roofed[space],
    farmer: s.farmer[space],
    ship: s.ship[space],
  };
}

/** Answers whatever is asked, by anybody, until a question of this kind comes: the first of the wanted keys that is possible, else the first option. */
export function playOn(
  { table }: { readonly table: Scenario<State, Four>['table'] },
  until: string,
  ...wanted: string[]
): void {
  for (let i = 0; i < 500 && !table.over && table.machine.kind !== until; i++) {
    const options = table.options(table.toMove);
    table.play(table.toMove, wanted.find((key) => options.includes(key)) ?? options[0] ?? '');
  }
}
