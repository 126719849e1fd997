import type { BaseState, ItemId, Seat, Visibility } from '@edubba/kernel';
import { option, partsOf } from '@edubba/kernel';
import { combatCard } from '../content/combat-cards.ts';
import { eventCard } from '../content/events.ts';
import { gardenToken } from '../content/gardens.ts';
import type { Area } from '../content/map.ts';
import { tradeToken } from '../content/trade.ts';
import { KINDS } from '../content/units.ts';

export const NOBODY: Seat = -1;
/** Where a miniature is that is not on the map. */
export const OFF = -1;

export type Mode = 'standard' | 'duel' | 'siege' | 'guardians';
export type Phase = 'start' | 'actions' | 'combat' | 'round-end' | 'end';

/** What lies in an area's Event slot. */
export const NO_TOKEN = 0;
export const FACE_DOWN = 1;
/** MES-27.07 Face up for its VP. */
export const VP_TOKEN = 2;
/** MES-27.09 A six-round Event goes on. */
export const RUNNING = 3;

/** Where VP come from. */
export const SOURCES = [
  'eventTrack',
  'populationTrack',
  'gardens',
  'trade',
  'events',
  'settlements',
  'quests',
  'areas',
] as const;

/**
 * One Unit in a battle: its side (0 attacks, 1 defends), miniature, card, and the Knucklebones put on its three rows.
 * `beaten`, by row, for MES-33.16: 1 if anything was put there, 2 more if it was beaten there in its last engagement.
 */
export type Fighter = { side: 0 | 1; piece: number; card: ItemId; put: number[]; gone: boolean; beaten: number[] };

/** The battle that is going on. */
export type Battle = {
  area: Area;
  /** Attacker and defender: players, or the Tribe, which counts as the player after the last. */
  sides: number[];
  /** Who decides for each side; nobody for an Automaton. */
  deciders: Seat[];
  fighters: Fighter[];
  /** MES-22.02 Knucklebones of supporting Ships. */
  support: number[];
  /** MES-23.06 What the Tribe has; it comes from nowhere and goes nowhere. */
  tribeBones: number;
  /** Revealed bids by side on the three sections. */
  bids: number[][];
  /** Winner of each section, and what may still be put on cards. */
  winners: number[];
  margin: number;
  /** MES-33.18 Knucklebones used up in a battle without bids, by side. */
  spent: number[];
  /** Rows still to be fought: queues of fighters by side. */
  rows: number[][][];
};

/** Everything on the table. Lists are by player, by area, or as said. */
export type State = BaseState & {
  /** Players of the rules: everybody at the table, and last the one nobody sits behind. */
  players: number;
  mode: Mode;
  /** The Automaton, the Defenders of Ur, the enemy of Assur: a player without a seat. */
  automaton: Seat;
  round: number;
  phase: Phase;
  active: Seat;
  /** MES-5.02 Turn order of this Round. */
  order: Seat[];
  role: number[];
  empire: number[];
  /** Starting areas. */
  home: Area[];
  /** Ziggurat levels built. */
  level: number[];

  // The map.
  closed: boolean[];
  blocked: boolean[];
  /** Where each land miniature stands, by player; the row after the last player is the Neutral Tribes'. */
  unit: number[][];
  /** How many stand in each area, by the same rows. */
  held: number[][];
  /** MES-A.26 When the present stay in an area began, by the same rows. */
  arrival: number[][];
  arrivals: number;
  ram: number[][];
  /** The land miniature each Ram is attached to. */
  carrier: number[][];
  /** River sections of the Ships. */
  ship: number[][];
  settlement: Seat[];
  walls: Seat[];
  token: number[];
  /** The Event whose token lies face up there. */
  event: ItemId[];
  holder: Seat[];
  die: number[];
  chosen: number[];

  // Tracks: positions by player, and the players from highest to lowest.
  eventAt: number[];
  eventOrder: Seat[];
  populationAt: number[];
  populationOrder: Seat[];

  // Players.
  goods: number[][];
  supply: number[];
  tech: number[][];
  dieColour: number[][];
  /** The icon each die shows; −1 before it is rolled. */
  dieIcon: number[][];
  /** The action type each die was moved to; −1 while it is free. */
  dieOn: number[][];
  /** Where the Action Selection piece lies. */
  piece: number[];

  // The Turn that is going on.
  /** Action types performed, as bits. */
  performed: number;
  rerolls: number;
  freeRerolls: number;

  // Shared boards.
  /** Whose Amphora, by slot of the Trade band. */
  amphora: Seat[];
  gardensBuilt: number;
  /** MES-A.81 What was ever done for good, and for how many Rounds nothing has been added to it. From rules version 2 on. */
  lasting?: number;
  still?: number;

  // The Combat Phase.
  /** MES-20.02 Areas still to be fought in, in their fixed order. */
  combats: Area[];
  /** Tribe combats among them. */
  tribeCombats: number;
  /** Areas whose Event waits for the last Tribe combat. */
  freed: Area[];
  /** MES-24.06 Rams that were in the walled area when its first battle began, by player. */
  besiegers: number[];
  battle: Battle | null;

  // The player without a seat.
  /** Marked slots of each Strategy card, as bits. */
  marked: number[];
  wave: number;
  /** A solo game that ended at once: 1 won, −1 lost. */
  decided: number;
  vp: number[];
  ledger: number[][];

  // Cards and tokens.
  plain: ItemId[];
  mountain: ItemId[];
  desert: ItemId[];
  shown: ItemId[];
  gone: ItemId[];
  tradeBags: ItemId[][];
  trade: ItemId[][];
  gardenBags: ItemId[][];
  garden: ItemId[];
  gardens: ItemId[][];
  questDeck: ItemId[];
  quests: ItemId[][];
  combatDecks: ItemId[][];
  cards: ItemId[];
  strategies: ItemId[];
  strategyTop: ItemId[];
  strategyRow: ItemId[];
  strategyDiscard: ItemId[];
  actionDeck: ItemId[];
  actionsDrawn: ItemId[];
};

const bag = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'none', bag: true, of }) as const;
const open = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'all', of }) as const;
const bags = (of: (s: State) => ItemId[][]) => ({ zone: 'each', sees: 'none', bag: true, of }) as const;
const openEach = (of: (s: State) => ItemId[][]) => ({ zone: 'each', sees: 'all', of }) as const;

/** Hidden are the bags, from everybody, and the Quests, from everybody but their owner (MES-29.02). */
export const visibility: Visibility<State> = {
  players: 'all',
  mode: 'all',
  automaton: 'all',
  round: 'all',
  phase: 'all',
  active: 'all',
  order: 'all',
  role: 'all',
  empire: 'all',
  home: 'all',
  level: 'all',
  closed: 'all',
  blocked: 'all',
  unit: 'all',
  held: 'all',
  arrival: 'all',
  arrivals: 'all',
  ram: 'all',
  carrier: 'all',
  ship: 'all',
  settlement: 'all',
  walls: 'all',
  token: 'all',
  event: 'all',
  holder: 'all',
  die: 'all',
  chosen: 'all',
  eventAt: 'all',
  eventOrder: 'all',
  populationAt: 'all',
  populationOrder: 'all',
  goods: 'all',
  supply: 'all',
  tech: 'all',
  dieColour: 'all',
  dieIcon: 'all',
  dieOn: 'all',
  piece: 'all',
  performed: 'all',
  rerolls: 'all',
  freeRerolls: 'all',
  amphora: 'all',
  gardensBuilt: 'all',
  lasting: 'all',
  still: 'all',
  combats: 'all',
  tribeCombats: 'all',
  freed: 'all',
  besiegers: 'all',
  battle: 'all',
  marked: 'all',
  wave: 'all',
  decided: 'all',
  vp: 'all',
  ledger: 'all',
  plain: bag((s) => s.plain),
  mountain: bag((s) => s.mountain),
  desert: bag((s) => s.desert),
  shown: open((s) => s.shown),
  gone: open((s) => s.gone),
  tradeBags: bags((s) => s.tradeBags),
  trade: openEach((s) => s.trade),
  gardenBags: bags((s) => s.gardenBags),
  garden: open((s) => s.garden),
  gardens: openEach((s) => s.gardens),
  questDeck: bag((s) => s.questDeck),
  quests: { zone: 'each', sees: 'owner', of: (s: State) => s.quests },
  combatDecks: bags((s) => s.combatDecks),
  cards: open((s) => s.cards),
  strategies: bag((s) => s.strategies),
  strategyTop: open((s) => s.strategyTop),
  strategyRow: open((s) => s.strategyRow),
  strategyDiscard: open((s) => s.strategyDiscard),
  actionDeck: bag((s) => s.actionDeck),
  actionsDrawn: open((s) => s.actionsDrawn),
};

/** The places there are several of. */
export const at = {
  tradeBags: partsOf('tradeBags'),
  trade: partsOf('trade'),
  gardenBags: partsOf('gardenBags'),
  gardens: partsOf('gardens'),
  quests: partsOf('quests'),
  combatDecks: partsOf('combatDecks'),
};

/** What the back of a card or token shows: also from which of several decks or bags it comes. */
export function backOf(item: ItemId): string {
  if (item.startsWith('EV')) return `event-${eventCard(item).terrain}`;
  if (item.startsWith('TT')) return `trade-${tradeToken(item).level}`;
  if (item.startsWith('HG')) return `garden-${gardenToken(item).level}`;
  if (item.startsWith('Q')) return 'quest';
  if (item.startsWith('SC')) return 'strategy';
  if (item.startsWith('action')) return 'action';
  return `combat-${KINDS[combatCard(item).kind] ?? ''}`;
}

/** The side of the Neutral Tribes, which is nobody's. */
export const tribeSide = (s: State): number => s.players;

/** Is anybody sitting behind this player? */
export const isHuman = (s: State, player: number): boolean =>
  player >= 0 && player !== s.automaton && player < s.players;

export const simplified = (s: State): boolean => option(s, 'combat') === 'simplified';
export const noLuck = (s: State): boolean => option(s, 'dice') === 'set';
export const rollsAtEnd = (s: State): boolean => option(s, 'dice') === 'rolled-at-end';
