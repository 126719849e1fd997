import type { BaseState, ItemId, Key, Seat, Visibility } from '@edubba/kernel';
import { partsOf } from '@edubba/kernel';
import { EVENTS } from '../content/events.ts';
import type { CharacterId } from '../content/characters.ts';
import type { HomeId } from '../content/home-cities.ts';
import type { Space } from '../content/map.ts';
import { MERCIES } from '../content/mercies.ts';
import type { Monster } from '../content/monsters.ts';
import { QUESTS } from '../content/quests.ts';

export const NOBODY: Seat = -1;
/** Where a combat names its two sides, these stand for those without a seat. */
export const REBELS: Seat = -2;
export const BEAST: Seat = -3;
export const NOWHERE: Space = -1;

/** AKK-2.01 */
export type Phase = 'setup' | 'selection' | 'event' | 'action' | 'prestige' | 'end';

/** Where VP come from, for the score sheet. */
export const SOURCES = ['quests', 'mission', 'akkad'] as const;
export type VpSource = (typeof SOURCES)[number];

/** What a monster token does: it can be fought, it was defeated this round, Uruk has claimed it (AKK-10.17, AKK-10.20). */
export const ALIVE = 0;
export const TURNED = 1;
export const CLAIMED = 2;

/** Why a combat is fought: decides retreat, danger and what comes after. */
export type Cause = 'move' | 'landing' | 'event' | 'recruit' | 'challenge';

/** A combat that is going on; pairs are of the attacker and the defender. There is never more than one. */
export type Fight = {
  space: Space;
  /** A seat, {@link REBELS} or {@link BEAST}. */
  sides: [Seat, Seat];
  /** Which monster is fought; −1 for none. */
  monster: Monster;
  cause: Cause;
  /** Combat rounds begun. */
  round: number;
  /** Bones more or fewer in the next combat roll only, and in every one of this combat. */
  next: [number, number];
  steady: [number, number];
  /** Bones more for each archer in Volley, and bones more in Conversion. */
  volley: [number, number];
  faith: [number, number];
  /** Mercenaries at the start of the combat without those converted (AKK-11.69). */
  mercenaries: [number, number];
  /** Where a side has said that it will retreat to, after this round. */
  retreat: [Space, Space];
  /** Type of the command token it will put there; −1 for none (AKK-11.20). */
  token: [number, number];
  /** Champions that were beaten before the combat began: only in a retreat do they differ from those beaten in it (AKK-11.68). */
  beaten: [number, number];
  /** Hits rolled against each side, not yet assigned or cancelled. */
  hits: [number, number];
  /** Hits a monster has taken. */
  wounds: number;
  /** Names of the cards each side has played in this step of this round (AKK-11.29). */
  played: [string[], string[]];
};

/** Everything on the table. Lists are by player, by space, by role, god, special city, monster or quest as content orders them. */
export type State = BaseState & {
  /** 0 before round 1 (AKK-1.23). */
  round: number;
  phase: Phase;
  /** Whose turn it is in the action phase; nobody between turns. */
  active: Seat;
  /** Holds the Crown of Heaven. */
  crown: Seat;
  /** Who reached 9 VP and ended the game. */
  winner: Seat;

  // The map, by space.
  control: Seat[];
  rebels: number[];
  ziggurat: Seat[];
  /** Owners of canals, as a mask. */
  canals: number[];
  /** Owners of command tokens, as a mask; more than one only where the table plays activation by player (AKK-A.6). */
  activated: number[];
  /** Who controlled what when the round began (Q17). */
  controlBefore: Seat[];
  /** AKK-4.04, AKK-4.07 The Storm now, and where it was placed last. */
  storm: Space;
  lastStorm: Space;
  /** Me-Sag's Royal Residence. */
  residence: Space;

  // The map, by player and space.
  /** Type of the command token there: 0 none, else 1 + type. */
  tokens: number[][];
  /** Figures there in all, by player and space. */
  figures: number[][];
  /** Units by player, then `space * KINDS + kind`; and how many of them are injured. */
  units: number[][];
  hurt: number[][];

  // Players.
  home: (HomeId | '')[];
  character: (CharacterId | '')[];
  /** AKK-1.06 Which figure stands for the champion: it changes nothing. */
  figure: ('female' | 'male' | '')[];
  vp: number[];
  /** VP by player and source: the score sheet. */
  ledger: number[][];
  /** Grain, sheep, silver, lapis. */
  goods: number[][];
  /** Command tokens by type: in the pool and in the supply. */
  pool: number[][];
  supply: number[][];
  /** Units in the supply, by kind. */
  reserve: number[][];
  zigguratSupply: number[];
  canalSupply: number[];
  built: boolean[][];
  upgraded: boolean[][];
  passed: boolean[];
  /** ACTION of the character, or an ability once per phase or round, used. */
  characterUsed: boolean[];

  // River Expeditions: destination, units by kind, injured among them; where one landed this round.
  voyage: Space[];
  fleet: number[][];
  fleetHurt: number[][];
  landed: Space[];

  // Champions that are not on the board.
  /** Who holds this player's champion captive. */
  captor: Seat[];
  /** Round in which it was exiled for the next action phase (AKK-19.22); 0 if it is not. */
  exiled: number[];
  /** How many are off the board until the prestige phase, or until a home city is regained (AKK-12.20). */
  away: number[];
  /** How many are out of the game for good (AKK-12.21). */
  lost: number[];

  // Role and worship cards.
  roleOf: Seat[];
  roleUsed: boolean[];
  roleSilver: number[];
  godOf: Seat[];
  godUsed: boolean[];
  /** So much grain and as many sheep lie on it. */
  godStaples: number[];

  // What is remembered.
  monsters: number[];
  /** Monsters a player has ever defeated, as a mask (AKK-10.18). */
  slain: number[];
  /** Players whose champion a player has defeated, as a mask (AKK-18.14). */
  humbled: number[];
  /** Players who have scored a quest, as a mask, by quest. */
  scored: number[];
  /** Deeds done for face-up quests in this round, as a mask of quests, by player (AKK-18.06). */
  deeds: number[];
  /** Cities won as attacker in this action phase, by player (Q07). */
  stormed: Space[][];
  /** What each player has said to wait with since the turn began: offered still, but not asked for again (AKK-18.04). */
  waited: Key[][];
  missionScored: boolean[];
  /** A mission of deeds is complete and waits to be scored (AKK-18.13). */
  missionReady: boolean[];
  /** Who controlled Akkad when the last action phase ended (AKK-18.16). */
  akkadHeld: Seat;
  /** The point for taking Akkad first is gone (AKK-18.19). */
  akkadTaken: boolean;
  /** Who holds each special-city card; nobody: it lies on the board. */
  cityCard: Seat[];
  /** Whose mat the Spies token lies on. */
  spies: Seat;
  fight: Fight | null;

  // Cards.
  actionDeck: ItemId[];
  actionDiscard: ItemId[];
  hand: ItemId[][];
  /** Announced and not yet resolved, the last on top. */
  announced: ItemId[];
  questDeck: ItemId[];
  questRow: ItemId[];
  /** The event deck: known cards on top (the next first), the rest, known cards at the bottom (the last one last). */
  eventTop: ItemId[];
  eventDeck: ItemId[];
  eventBottom: ItemId[];
  /** Looked at through An. */
  peeked: ItemId[][];
  eventNow: ItemId[];
  eventPast: ItemId[];
  mercyDeck: ItemId[];
  mercies: ItemId[][];
  mercyUsed: ItemId[];
};

// Each names the way to its member, which is quicker than looking it up.
const bag = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'none', bag: true, of }) as const;
const covered = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'none', of }) as const;
const open = (of: (s: State) => ItemId[]) => ({ zone: 'shared', sees: 'all', of }) as const;
const own = (of: (s: State) => ItemId[][]) => ({ zone: 'each', sees: 'owner', of }) as const;

/** Names of hands and of a player's Mercy cards. */
export const handOf = partsOf('hand');
export const merciesOf = partsOf('mercies');

/** Hands, Mercy cards, decks and what An shows are hidden; all the rest is open (AKK-A.55). */
export const visibility: Visibility<State> = {
  round: 'all',
  phase: 'all',
  active: 'all',
  crown: 'all',
  winner: 'all',
  control: 'all',
  rebels: 'all',
  ziggurat: 'all',
  canals: 'all',
  activated: 'all',
  controlBefore: 'all',
  storm: 'all',
  lastStorm: 'all',
  residence: 'all',
  tokens: 'all',
  figures: 'all',
  units: 'all',
  hurt: 'all',
  home: 'all',
  character: 'all',
  figure: 'all',
  vp: 'all',
  ledger: 'all',
  goods: 'all',
  pool: 'all',
  supply: 'all',
  reserve: 'all',
  zigguratSupply: 'all',
  canalSupply: 'all',
  built: 'all',
  upgraded: 'all',
  passed: 'all',
  characterUsed: 'all',
  voyage: 'all',
  fleet: 'all',
  fleetHurt: 'all',
  landed: 'all',
  captor: 'all',
  exiled: 'all',
  away: 'all',
  lost: 'all',
  roleOf: 'all',
  roleUsed: 'all',
  roleSilver: 'all',
  godOf: 'all',
  godUsed: 'all',
  godStaples: 'all',
  monsters: 'all',
  slain: 'all',
  humbled: 'all',
  scored: 'all',
  deeds: 'all',
  stormed: 'all',
  waited: 'all',
  missionScored: 'all',
  missionReady: 'all',
  akkadHeld: 'all',
  akkadTaken: 'all',
  cityCard: 'all',
  spies: 'all',
  fight: 'all',
  actionDeck: bag((s) => s.actionDeck),
  actionDiscard: open((s) => s.actionDiscard),
  hand: own((s) => s.hand),
  announced: open((s) => s.announced),
  questDeck: bag((s) => s.questDeck),
  questRow: open((s) => s.questRow),
  eventTop: covered((s) => s.eventTop),
  eventDeck: bag((s) => s.eventDeck),
  eventBottom: covered((s) => s.eventBottom),
  peeked: own((s) => s.peeked),
  eventNow: open((s) => s.eventNow),
  eventPast: open((s) => s.eventPast),
  mercyDeck: bag((s) => s.mercyDeck),
  mercies: own((s) => s.mercies),
  mercyUsed: open((s) => s.mercyUsed),
};

const QUEST_IDS: ReadonlySet<string> = new Set(QUESTS.map(({ id }) => id));
const EVENT_IDS: ReadonlySet<string> = new Set(EVENTS.map(({ id }) => id));
const MERCY_IDS: ReadonlySet<string> = new Set(MERCIES.map(({ id }) => id));

/** What the back of a card shows. */
export function backOf(item: ItemId): string {
  if (item.includes('#')) return 'action';
  if (QUEST_IDS.has(item)) return 'quest';
  if (EVENT_IDS.has(item)) return 'event';
  return MERCY_IDS.has(item) ? 'mercy' : 'card';
}

/** All seats in order. */
export function seatsOf(s: BaseState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.table.seats; seat++) seats.push(seat);
  return seats;
}
