import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import type { Column } from '../content/player-board.ts';
import type { Area, AreaName } from '../content/tracks.ts';
import { AREAS } from '../content/tracks.ts';

/** The number of a space by name; below 0 for what is none. */
export function spaceNamed(name: string): Space {
  return SPACES.findIndex(({ id }) => id === name);
}

/** The number of a column by its tile. */
export function columnNamed(name: string): Column | undefined {
  const at = COLUMN_NAMES.indexOf(name as (typeof COLUMN_NAMES)[number]);
  return at < 0 ? undefined : (at as Column);
}

/** The number of a Tribute area. */
export function areaNamed(name: string): Area | undefined {
  const at = AREAS.indexOf(name as AreaName);
  return at < 0 ? undefined : (at as Area);
}
