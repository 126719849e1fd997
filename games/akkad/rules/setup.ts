import type { TableInfo } from '@edubba/kernel';
import { fill, lists, option } from '@edubba/kernel';
import { ACTION_DECK } from '../content/action-cards.ts';
import { BUILDINGS, STOREHOUSE, UPGRADES } from '../content/buildings.ts';
import { EVENTS } from '../content/events.ts';
import { GODS } from '../content/gods.ts';
import { AKKAD, SPACES } from '../content/map.ts';
import { MERCIES } from '../content/mercies.ts';
import { MONSTERS } from '../content/monsters.ts';
import { FIRST_QUEST, QUESTS } from '../content/quests.ts';
import { ROLES } from '../content/roles.ts';
import { SPECIAL_CITIES } from '../content/special-cities.ts';
import { KINDS, UNIT_TABLE } from '../content/units.ts';
import type { State } from './state.ts';
import { ALIVE, NOBODY, NOWHERE, SOURCES } from './state.ts';
import { PIECES } from '../content/pieces.ts';
import { numberOf } from './queries/numbers.ts';

/** AKK-1.15 to AKK-1.18 Rebels before anybody has a home city: what stands on unchosen ones comes when all have chosen. */
function startRebels(table: TableInfo): number[] {
  const akkad = Number(option({ table }, 'akkad-rebels'));
  const everyCity = option({ table }, 'rebel-cities') === 'all';
  return SPACES.map(({ kind }, space) => {
    if (space === AKKAD) return akkad;
    return kind === 'special' || (everyCity && kind === 'city') ? 2 : 0;
  });
}

/** AKK-1: the table before anybody has chosen and anything is drawn. */
export function setup(table: TableInfo): State {
  const players = table.seats;
  const spaces = SPACES.length;
  return {
    table,
    round: 0,
    phase: 'setup',
    active: NOBODY,
    crown: NOBODY,
    winner: NOBODY,
    control: fill(spaces, NOBODY),
    rebels: startRebels(table),
    ziggurat: fill(spaces, NOBODY),
    canals: fill(spaces, 0),
    activated: fill(spaces, 0),
    controlBefore: fill(spaces, NOBODY),
    storm: NOWHERE,
    lastStorm: NOWHERE,
    residence: NOWHERE,
    tokens: lists(players, () => fill(spaces, 0)),
    figures: lists(players, () => fill(spaces, 0)),
    units: lists(players, () => fill(spaces * KINDS, 0)),
    hurt: lists(players, () => fill(spaces * KINDS, 0)),
    home: fill<State['home'][number]>(players, ''),
    character: fill<State['character'][number]>(players, ''),
    figure: fill<State['figure'][number]>(players, ''),
    vp: fill(players, 0),
    ledger: lists(players, () => SOURCES.map(() => 0)),
    goods: lists(players, () => fill(4, 0)),
    pool: lists(players, () => fill(3, numberOf({ table }, 'start-tokens'))),
    supply: lists(players, () => fill(3, numberOf({ table }, 'tokens') - numberOf({ table }, 'start-tokens'))),
    reserve: lists(players, () => UNIT_TABLE.map(({ figures }) => figures)),
    zigguratSupply: fill(players, PIECES.ziggurats),
    canalSupply: fill(players, numberOf({ table }, 'canals')),
    built: lists(players, () => BUILDINGS.map((_, building) => building === STOREHOUSE)),
    upgraded: lists(players, () => UPGRADES.map(() => false)),
    passed: fill(players, false),
    characterUsed: fill(players, false),
    voyage: fill(players, NOWHERE),
    fleet: lists(players, () => fill(KINDS, 0)),
    fleetHurt: lists(players, () => fill(KINDS, 0)),
    landed: fill(players, NOWHERE),
    captor: fill(players, NOBODY),
    exiled: fill(players, 0),
    away: fill(players, 0),
    lost: fill(players, 0),
    roleOf: ROLES.map(() => NOBODY),
    roleUsed: ROLES.map(() => false),
    roleSilver: ROLES.map(() => 0),
    godOf: GODS.map(() => NOBODY),
    godUsed: GODS.map(() => false),
    godStaples: GODS.map(() => 0),
    monsters: MONSTERS.map(() => ALIVE),
    slain: fill(players, 0),
    humbled: fill(players, 0),
    scored: QUESTS.map(() => 0),
    deeds: fill(players, 0),
    stormed: lists(players),
    waited: lists(players),
    missionScored: fill(players, false),
    missionReady: fill(players, false),
    akkadHeld: NOBODY,
    akkadTaken: false,
    cityCard: SPECIAL_CITIES.map(() => NOBODY),
    spies: NOBODY,
    fight: null,
    actionDeck: [...ACTION_DECK],
    actionDiscard: [],
    hand: lists(players),
    announced: [],
    questDeck: QUESTS.flatMap(({ id }) => (id === FIRST_QUEST ? [] : [id])),
    questRow: [FIRST_QUEST],
    eventTop: [],
    eventDeck: EVENTS.map(({ id }) => id),
    eventBottom: [],
    peeked: lists(players),
    eventNow: [],
    eventPast: [],
    mercyDeck: MERCIES.map(({ id }) => id),
    mercies: lists(players),
    mercyUsed: [],
  };
}
