/** The kernel of Edubba: rules as procedures over plain data, asked and answered at a table. */
export type { RewindWish } from './agreement.ts';
export { answerRewind, wishRewind } from './agreement.ts';
export type { Allotment, Part } from './allotment.ts';
export { allotmentKey, readAllotment } from './allotment.ts';
export { automaticAnswer } from './automatic.ts';
export { whyNot } from './checking.ts';
export type { Context, EachContext, Effects, SideContext } from './context.ts';
export { copyJson, deepFreeze } from './copy.ts';
export type {
  AboutIn,
  AnswerTo,
  AsideIn,
  Decision,
  Decisions,
  KindOf,
  Untold,
} from './decision.ts';
export { decision, each, readKey, saying, sealed } from './decision.ts';
export type { GameEvent, SeenEvent, StoredEvent } from './events.ts';
export { showEvent } from './events.ts';
export { fingerprint, fingerprintOf } from './fingerprint.ts';
export type { Anytime, Game, GameDefinition, Law, TableOption } from './game.ts';
export { defineGame, playerCount, stepsOf } from './game.ts';
export type { Call } from './helpers/call.ts';
export { call, follow } from './helpers/call.ts';
export type { EachSeat } from './helpers/for-each-seat.ts';
export { clockwise, forEachSeat, inOrder } from './helpers/for-each-seat.ts';
export type { Deciding, Joint, JointMode } from './helpers/joint-decision.ts';
export { deciding, jointDecision } from './helpers/joint-decision.ts';
export { copyLists, fill, lists } from './helpers/lists.ts';
export type { Amounts, Change, Market, Negotiating, Terms } from './helpers/negotiation.ts';
export { negotiated, negotiating, negotiation } from './helpers/negotiation.ts';
export type { Poll, Reactions, Window } from './helpers/reaction-window.ts';
export { PASS, reactingTo, reactionWindow } from './helpers/reaction-window.ts';
export { refill } from './helpers/refill.ts';
export type { Keys, Nameable, Read } from './keys.ts';
export { anyKey, counted, either, headed, joined, keysOf, numbered, verbs, words } from './keys.ts';
export type { LogEntry, Mark, StoredEntry } from './log.ts';
export { readEntry, storeEntry } from './log.ts';
export type { Watch } from './machine.ts';
export { Machine } from './machine.ts';
export { interned, partsOf } from './names.ts';
export { Observation } from './observation.ts';
export type { Order } from './orders.ts';
export type { Outcome } from './outcome.ts';
export { ranked, readOutcome, sameOutcome, together } from './outcome.ts';
export type { Frame, Position } from './position.ts';
export { bit, copyPosition, everybody } from './position.ts';
export type { Possible, TableWish } from './possible.ts';
export { ImpossibleTable, possible, tableInfo } from './possible.ts';
export type {
  AnyRules,
  Auto,
  Chance,
  Next,
  Parallel,
  Pick,
  Proc,
  Question,
  Rules,
  Sealed,
  Step,
  Steps,
} from './proc.ts';
export { one, rules } from './proc.ts';
export type { ChanceSource, Random } from './random.ts';
export { draw, seededChance, shuffle, Xoshiro } from './random.ts';
export type { Divergence, FairProof, GameRecord, Slices, Verified } from './record.ts';
export {
  BadRecord,
  earlierOf,
  following,
  openingOf,
  parseRecord,
  recalling,
  recording,
  recordOf,
  verifying,
  verifyRecord,
} from './record.ts';
export { recordText } from './record-text.ts';
export type { Objection, Refusal, Say } from './refusal.ts';
export { guarded, guardedEach, no, Refused, told, toldEach } from './refusal.ts';
export type { Resampled } from './resample.ts';
export { resample, swapKey } from './resample.ts';
export type { Asked, Earlier, Opening } from './table.ts';
export { Table } from './table.ts';
export { thrownText } from './thrown.ts';
export type { Tunable, Tunables } from './tunable.ts';
export { tuning } from './tunable.ts';
export type {
  BaseState,
  DecisionKind,
  ItemId,
  Json,
  Key,
  Message,
  Player,
  RuleId,
  Seat,
  Source,
  TableInfo,
} from './types.ts';
export { CHANCE, option, RulesError, SPECTATOR, since } from './types.ts';
export type { UndoBlock, UndoOffer } from './undo.ts';
export { undoOffer } from './undo.ts';
export type { Pending, View } from './view.ts';
export { viewOf } from './view.ts';
export type { Place, Sees, Sight, Visibility, Zone, Zones } from './visibility.ts';
export { locate, places, seesItem, zonesOf } from './visibility.ts';
