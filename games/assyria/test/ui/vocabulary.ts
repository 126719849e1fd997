import type { Thing } from '@edubba/ui';
import { CIVILISATIONS } from '../../content/civilisations.ts';
import { FAVOUR_DECK } from '../../content/favour-cards.ts';
import { FOOD_DECK } from '../../content/food-cards.ts';
import { SPACES } from '../../content/map.ts';
import { COLUMN_NAMES } from '../../content/player-board.ts';
import { SCHEME_CARDS } from '../../content/scheme-cards.ts';
import { AREAS, BID_SPACES } from '../../content/tracks.ts';
import { WELL_SITES } from '../../content/wells.ts';
import type { State } from '../../rules/state.ts';
import { cardRows, isOpponent } from '../../rules/state.ts';

const SUPPLIES = [
  'growth',
  'personal',
  'huts',
  'main',
  'gold',
  'ships',
  'farmers',
  'tokens',
  'ploughs',
  'camels',
  'wells',
];
const ACTIONS = ['found', 'raise', 'roof', 'tribute', 'ploughs'];

/** Everything that could be drawn at this table, of every player. */
export function vocabulary(s: State): Thing[] {
  const rows = Array.from({ length: cardRows(s) }, (_, row) => row + 1);
  const own = [
    ...COLUMN_NAMES.flatMap((name) => [`tile/${name}`, `column/${name}`]),
    ...ACTIONS.map((name) => `action/${name}`),
    ...SUPPLIES.map((name) => `supply/${name}`),
    'track/camels',
  ];
  return [
    ...SPACES.map(({ id }) => `space/${id}`),
    ...WELL_SITES.map(({ id }) => `well/${id}`),
    ...rows.flatMap((row) => [`row/${row}`, ...BID_SPACES.map((space) => `bid/row${row}/${space}`)]),
    ...[...FOOD_DECK, ...FAVOUR_DECK, ...SCHEME_CARDS.map(({ id }) => id), '?food', '?favour'].map(
      (id) => `card/${id}`,
    ),
    ...['food', 'favour', 'civilisation', ...(s.solo ? ['scheme'] : [])].map((name) => `deck/${name}`),
    ...AREAS.flatMap((area) => [`area/${area}`, ...['gold', 'ship', 'roof'].map((place) => `area/${area}/${place}`)]),
    ...CIVILISATIONS.map(({ id }) => `civilisation/${id}`),
    ...['influence', 'offerings', 'order', 'markers'].map((name) => `track/${name}`),
    'markers',
    ...own,
    ...s.vp.flatMap((_, seat) =>
      isOpponent(s, seat) ? [`track/camels@${seat}`] : own.map((thing) => `${thing}@${seat}`),
    ),
    ...s.vp.map((_, seat) => `player/${seat}`),
  ];
}
