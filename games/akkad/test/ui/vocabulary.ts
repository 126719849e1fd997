import type { Thing } from '@edubba/ui';
import { ACTION_DECK } from '../../content/action-cards.ts';
import { BUILDING_NAMES } from '../../content/buildings.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { EVENTS } from '../../content/events.ts';
import { GOD_NAMES } from '../../content/gods.ts';
import { GOODS, TOKENS } from '../../content/goods.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { SPACES } from '../../content/map.ts';
import { MERCIES } from '../../content/mercies.ts';
import { MONSTER_NAMES } from '../../content/monsters.ts';
import { QUESTS } from '../../content/quests.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { CITY_CARD_NAMES } from '../../content/special-cities.ts';
import { UNITS } from '../../content/units.ts';
import type { State } from '../../rules/state.ts';

/** Everything that could be drawn at this table, of every player. */
export function vocabulary(s: State): Thing[] {
  const own = [
    ...TOKENS.map((name) => `token/${name}`),
    ...GOODS.map((name) => `good/${name}`),
    ...BUILDING_NAMES.map((name) => `building/${name}`),
    ...['units', 'canals', 'ziggurats'].map((name) => `supply/${name}`),
  ];
  const seats = s.vp.map((_, seat) => seat);
  return [
    ...SPACES.map(({ id }) => `space/${id}`),
    ...MONSTER_NAMES.map((name) => `monster/${name}`),
    ...[...ACTION_DECK.filter((id) => id.endsWith('#1')), '?action'].map((id) => `card/${id}`),
    ...[...MERCIES.map(({ id }) => id), '?mercy'].map((id) => `mercy/${id}`),
    ...[...EVENTS.map(({ id }) => id), '?event'].map((id) => `event/${id}`),
    ...QUESTS.map(({ id }) => `quest/${id}`),
    ...ROLE_NAMES.map((name) => `role/${name}`),
    ...GOD_NAMES.map((name) => `god/${name}`),
    ...HOME_CITIES.map(({ id }) => `home/${id}`),
    ...CHARACTERS.map(({ id }) => `character/${id}`),
    ...CITY_CARD_NAMES.map((name) => `city/${name}`),
    ...UNITS.flatMap((name) => [`unit/${name}`, `unit/${name}!`]),
    ...['action', 'quest', 'event', 'mercy'].map((name) => `deck/${name}`),
    'track/round',
    'crown',
    'fight/attacker',
    'fight/defender',
    'fight/odds',
    ...[...GOODS, 'card'].flatMap((good) => [
      `offer/mine/${good}`,
      `offer/mine/${good}-`,
      `offer/theirs/${good}`,
      `offer/theirs/${good}-`,
    ]),
    ...own,
    ...seats.flatMap((seat) => [
      ...own.map((thing) => `${thing}@${seat}`),
      `player/${seat}`,
      `mission/${seat}`,
      `sailing/${seat}`,
    ]),
  ];
}
