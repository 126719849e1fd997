import type { Thumb } from '@edubba/bots';
import { rulesOfThumb } from '@edubba/bots';
import type { DecisionKind, Key, Observation } from '@edubba/kernel';
import { SPACES } from '../content/board.ts';
import { ASK } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import {
  build,
  expandPay,
  keepDistrict,
  perform,
  place,
  reuse,
  scribe,
  store,
  trade,
  turnAction,
  turnEnd,
  way,
} from './acting.ts';
import {
  buyCoin,
  chooseTitan,
  confront,
  cover,
  damage,
  lastSpend,
  loseDistrict,
  mend,
  repair,
  reroll,
  starve,
} from './ending.ts';
import { armies, burdening, givingUp, losingArmy, recruit, relieving, slot, swords, target } from './fighting.ts';
import type { Look } from './mind.ts';
import { mindOf, part, telling } from './mind.ts';

/** Boards are alike enough: any will do. */
const anyBoard: Look = (_, key) => [part('any', key === 'random' ? 2 : 1)];

/** What is looked at, by kind of decision: every kind of question has its own. */
const LOOKS: { readonly [kind in (typeof ASK)[keyof typeof ASK]]: Look } = {
  [ASK.board]: anyBoard,
  [ASK.titan]: chooseTitan,
  [ASK.turn]: turnAction,
  [ASK.where]: place,
  [ASK.perform]: perform,
  [ASK.scribe]: scribe,
  [ASK.build]: build,
  [ASK.stored]: build,
  [ASK.trade]: trade,
  [ASK.expandPay]: expandPay,
  [ASK.expandKeep]: keepDistrict,
  [ASK.repairs]: repair,
  [ASK.repair]: repair,
  [ASK.recruit]: recruit,
  [ASK.slot]: slot,
  [ASK.way]: way,
  [ASK.keep]: store,
  [ASK.take]: store,
  [ASK.holySite]: relieving,
  [ASK.outpost]: relieving,
  [ASK.target]: target,
  [ASK.armies]: armies,
  [ASK.swords]: swords,
  [ASK.reroll]: reroll,
  [ASK.damage]: damage,
  [ASK.giveUp]: givingUp,
  [ASK.starve]: starve,
  [ASK.burden]: burdening,
  [ASK.military]: losingArmy,
  [ASK.district]: loseDistrict,
  [ASK.reuse]: reuse,
  [ASK.coin]: buyCoin,
  [ASK.mend]: mend,
  [ASK.dramatists]: store,
  [ASK.confront]: confront,
  [ASK.cover]: cover,
  [ASK.hungry]: starve,
  [ASK.last]: lastSpend,
  [ASK.end]: turnEnd,
  [ASK.income]: repair,
};

/** Everything the bot speaks of, in tenths of a point. */
const FEATURES: readonly string[] = [
  ...SPACES.map((space) => `at-${space}`),
  ...'ability action again ambrosia any army army-lost capacity card charge citizen coins coins-off damage danger'.split(
    ' ',
  ),
  ...'district food freed frees-other hope kept knowledge legacy once only passing points price repair'.split(' '),
  ...'reroll retired skill stored strength symbols use'.split(' '),
];

const ONLY: Thumb[] = [part('only', 1)];
/** Nothing speaks for it or against it: that is said too. */
const ANY: Thumb[] = [part('any', 1)];

const looking =
  (look: Look) =>
  (observation: Observation<State>, key: Key): Thumb[] => {
    const { options } = observation;
    if (options.length === 1 && options[0] === key) return ONLY;
    const parts = telling(look(mindOf(observation), key));
    return parts.length === 0 ? ANY : parts;
  };

/** The same for the bot: an observation and an option in, features out. */
export const looks: { readonly [kind: DecisionKind]: (observation: Observation<State>, key: Key) => Thumb[] } =
  Object.fromEntries(Object.entries(LOOKS).map(([kind, look]) => [kind, looking(look)]));

/** Plays every decision by what it brings, banners first, and says why. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: looks,
  weights: Object.fromEntries(FEATURES.map((feature) => [feature, 1])),
  others: 2,
});
