import type { ItemId, TableInfo } from '@edubba/kernel';
import { fill, lists, since } from '@edubba/kernel';
import { COMBAT_CARDS } from '../content/combat-cards.ts';
import { EVENTS } from '../content/events.ts';
import { GARDEN_TOKENS, PARTS } from '../content/gardens.ts';
import type { Box } from '../content/goods.ts';
import { GOODS, SUPPLY } from '../content/goods.ts';
import { AREAS } from '../content/map.ts';
import { QUESTS } from '../content/quests.ts';
import { ACTION_CARDS, SIEGE_CARDS, STRATEGY_CARDS } from '../content/solo-cards.ts';
import { SLOTS, TRADE_TOKENS } from '../content/trade.ts';
import { EMPIRE_PIECES, KINDS, PIECES, TRIBE_PIECES } from '../content/units.ts';
import { copy } from './copy.ts';
import { range } from './lists.ts';
import type { Cast } from './options.ts';
import { castOf } from './options.ts';
import type { State } from './state.ts';
import { FACE_DOWN, NO_TOKEN, NOBODY, OFF, SOURCES } from './state.ts';

/** A table is laid once and then copied: a simulation opens thousands alike. */
const LAID = new WeakMap<TableInfo, State>();

/** MES-1, MES-4: the table before anything is chosen, shuffled or dealt. */
export function setup(table: TableInfo): State {
  const laid = LAID.get(table) ?? lay(table);
  LAID.set(table, laid);
  return copy(laid);
}

/** MES-1.17 Which boxes lie on the table. */
const inPlay =
  (cast: Cast) =>
  ({ box }: { readonly box: Box }): boolean =>
    box === 'core' || (box === 'AH' ? cast.AH : cast.ME);

const ids = (things: readonly { readonly id: ItemId }[]): ItemId[] => things.map(({ id }) => id);

function lay(table: TableInfo): State {
  const cast = castOf(table);
  const { players, mode } = cast;
  const siege = mode === 'siege';
  const boxes = inPlay(cast);
  const areas = AREAS.length;
  const state: State = {
    table,
    players,
    mode,
    automaton: cast.automaton,
    round: 0,
    phase: 'start',
    active: NOBODY,
    order: [],
    role: fill(players, -1),
    empire: fill(players, -1),
    home: fill(players, OFF),
    level: fill(players, 0),
    closed: fill(areas, false),
    // MES-4.03 to 4.05, MES-34.10
    blocked: AREAS.map(
      ({ blocker }) => !siege && ((blocker === 'X' && players <= 3) || (blocker === 'Y' && players === 2)),
    ),
    unit: [...lists(players, () => fill(EMPIRE_PIECES.length, OFF)), fill(TRIBE_PIECES.length, OFF)],
    held: lists(players + 1, () => fill(areas, 0)),
    arrival: lists(players + 1, () => fill(areas, 0)),
    arrivals: 0,
    ram: lists(players, () => fill(PIECES.rams, OFF)),
    carrier: lists(players, () => fill(PIECES.rams, OFF)),
    ship: lists(players, () => fill(PIECES.ships, OFF)),
    settlement: fill(areas, NOBODY),
    walls: fill(areas, NOBODY),
    // MES-1.06 to 1.08 Which token lies where is drawn when it is turned up: nobody knows before.
    token: AREAS.map(({ terrain }) => (terrain === 'none' || terrain === 'meadow' ? NO_TOKEN : FACE_DOWN)),
    event: fill(areas, ''),
    holder: fill(areas, NOBODY),
    die: fill(areas, 0),
    chosen: fill(areas, 0),
    eventAt: fill(players, 1),
    eventOrder: [],
    populationAt: fill(players, 1),
    populationOrder: [],
    goods: lists(players, () => fill(GOODS.length, 0)),
    supply: fill(GOODS.length, SUPPLY.core + (cast.AH ? SUPPLY.expansion : 0) + (cast.ME ? SUPPLY.expansion : 0)),
    tech: lists(players, () => fill(6, 1)),
    dieColour: lists(players, () => []),
    dieIcon: lists(players, () => []),
    dieOn: lists(players, () => []),
    piece: fill(players, -1),
    performed: 0,
    rerolls: 0,
    freeRerolls: 0,
    amphora: fill(SLOTS, NOBODY),
    gardensBuilt: 0,
    ...(since({ table }, 2) ? { lasting: 0, still: 0 } : {}),
    combats: [],
    tribeCombats: 0,
    freed: [],
    besiegers: [],
    battle: null,
    marked: fill(STRATEGY_CARDS.length, 0),
    wave: 0,
    decided: 0,
    vp: fill(players, 0),
    ledger: lists(players, () => fill(SOURCES.length, 0)),
    plain: ids(EVENTS.filter((card) => card.terrain === 'plain').filter(boxes)),
    mountain: ids(EVENTS.filter((card) => card.terrain === 'mountain').filter(boxes)),
    desert: ids(EVENTS.filter((card) => card.terrain === 'desert').filter(boxes)),
    shown: [],
    gone: [],
    tradeBags: range(4).map((i) => ids(TRADE_TOKENS.filter(({ level }) => level === i + 1).filter(boxes))),
    trade: lists(SLOTS, () => []),
    gardenBags: range(PARTS).map((i) => ids(GARDEN_TOKENS.filter(({ level }) => level === i + 1).filter(boxes))),
    garden: [],
    gardens: lists(players, () => []),
    questDeck: ids(QUESTS.filter(boxes)),
    quests: lists(players, () => []),
    combatDecks: KINDS.map((_, kind) => ids(COMBAT_CARDS.filter((card) => card.kind === kind).filter(boxes))),
    cards: [],
    strategies: cast.automaton < 0 || siege || mode === 'guardians' ? [] : ids(STRATEGY_CARDS),
    strategyTop: [],
    strategyRow: [],
    strategyDiscard: [],
    actionDeck: cast.automaton < 0 || mode === 'guardians' ? [] : siege ? [...SIEGE_CARDS] : [...ACTION_CARDS],
    actionsDrawn: [],
  };
  // MES-34.10
  if (!siege) placeTribes(state);
  return state;
}

/** MES-1.10 Neutral Tribes stand on their Event areas at every player count. */
function placeTribes(s: State): void {
  const tribe = s.unit[s.players] ?? [];
  const held = s.held[s.players] ?? [];
  AREAS.forEach((area, at) => {
    area.tribe.forEach((n, kind) => {
      for (let i = 0; i < n; i++) {
        tribe[TRIBE_PIECES.findIndex((of, piece) => of === kind && tribe[piece] === OFF)] = at;
        held[at] = (held[at] ?? 0) + 1;
      }
    });
  });
}
