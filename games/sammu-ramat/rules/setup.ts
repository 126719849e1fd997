import type { Objection, TableInfo } from '@edubba/kernel';
import { fill, lists, no } from '@edubba/kernel';
import { ASHUR_DECK } from '../content/ashur-cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { BAILEET_EVENTS, EVENTS } from '../content/events.ts';
import { LOCATIONS, ROUTES } from '../content/map.ts';
import { TABLE_SIZES } from '../content/table.ts';
import { BOX, GOODS, MARKER_KINDS, TECHNOLOGIES, TOKEN_KINDS } from '../content/things.ts';
import { ALL_AREAS, NOWHERE, POOLS } from './geography.ts';
import type { State } from './state.ts';
import { NOBODY, OUT, ROW } from './state.ts';
import { numberOf } from './queries/numbers.ts';

const PILE = EVENTS.map(({ id }) => id).filter((id) => !BAILEET_EVENTS.includes(id));

/** SAM-28.17, SAM-31.04 */
const isExpert = ({ options }: TableInfo): boolean => options['campaign'] === 'expert';

/** SAM-31.04 The Expert Campaign is for one to three players. */
export const possible = (table: TableInfo): Objection | undefined =>
  isExpert(table) && table.seats > 3 ? no('SAM-31.04', 'no.table.expert') : undefined;
export const isCampaign = (options: TableInfo['options']): boolean => options['campaign'] !== 'off';

/** SAM-2.04, SAM-28.17 Months of this Challenge; experts have fewer in the later ones. */
export function monthsOf(table: TableInfo, chapter: number): number {
  const months = (TABLE_SIZES[table.seats - 1]?.months ?? 0) - numberOf({ table }, 'fewer-months');
  if (!isExpert(table) || chapter === 0) return months;
  return months - (chapter <= 2 ? 1 : 2);
}

/** SAM-1.02 Everything in its box: tracks and supplies full, nobody in play. The Challenge is laid out by steps. */
export function setup(table: TableInfo): State {
  const { seats } = table;
  const locations = LOCATIONS.length;
  const areas = ALL_AREAS.length;
  const people = CHARACTERS.length;
  return {
    table,
    stage: 'setup',
    month: 0,
    months: monthsOf(table, 0),
    ended: '',
    challenge: '',
    nextChallenge: '',
    lead: 0,
    chapter: 0,
    score: 0,
    wins: 0,
    prize: false,
    military: fill(locations, 0),
    diviners: fill(locations, 0),
    enemies: fill(locations, 0),
    supplies: fill(POOLS, 0),
    medicine: fill(POOLS, 0),
    gate: fill(areas, false),
    unrest: fill(locations, false),
    plague: fill(locations, false),
    techAt: fill(locations, -1),
    diplomacyRaid: fill(areas, 0),
    diplomacyAttack: fill(locations, 0),
    karuAt: fill(locations, 0),
    karuArea: fill(areas, 0),
    karuRoute: fill(ROUTES.length, 0),
    religionQueen: 0,
    religionCapital: fill(areas, 0),
    religionEvent: fill(ROW, 0),
    healthAt: fill(locations, 0),
    healthArea: fill(areas, 0),
    track: TOKEN_KINDS.map(({ count }) => count),
    supply: MARKER_KINDS.map(({ count }) => count),
    bag: MARKER_KINDS.map(() => 0),
    enemySupply: numberOf({ table }, 'enemies'),
    techSupply: TECHNOLOGIES.map(() => BOX.technologies.count),
    assassinations: 0,
    fate: fill(people, OUT as number),
    at: fill(people, NOWHERE),
    owner: fill(people, NOBODY),
    goods: fill(people * GOODS.length, 0),
    tech: fill(people * TECHNOLOGIES.length, 0),
    disk: fill(people, NOBODY),
    baileetSide: '',
    baileetMoved: 0,
    passed: fill(seats, false),
    seat: NOBODY,
    actor: -1,
    actions: 0,
    free: 0,
    sunOf: -1,
    sunsUsed: 0,
    carried: fill(TOKEN_KINDS.length, 0),
    moved: fill(seats, false),
    decreed: false,
    helped: false,
    event: '',
    previousEvent: '',
    eventCancelled: false,
    ashurDeck: [...ASHUR_DECK],
    ashurDiscard: [],
    hand: lists(seats),
    played: [],
    eventPile: [...PILE],
    eventTop: [],
    eventRow: lists(ROW),
    flipped: [],
    laidAside: [...BAILEET_EVENTS],
    underPile: [],
    unseen: [],
  };
}
