import type { Looks, Thumb } from '@edubba/bots';
import { looksOf, rulesOfThumb } from '@edubba/bots';
import type { AboutIn, AnswerTo, Key, Observation } from '@edubba/kernel';
import type { Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import {
  activateMode,
  activateSpace,
  activateToken,
  buildingAction,
  monsterFight,
  moveCard,
  moveFrom,
  moveOrder,
  movePath,
  moveUnits,
  voyageFrom,
  voyageUnits,
} from './activating.ts';
import {
  assign,
  cancel,
  cheapest,
  combatCard,
  escape,
  narrowEscape,
  replace,
  retreat,
  retreatToken,
  shelter,
  taking,
  yes,
} from './battle.ts';
import {
  canalDestroy,
  cardMode,
  cardSeat,
  cardSpace,
  characterWhom,
  collectCard,
  convertCard,
  discard,
} from './cards.ts';
import { FEATURES } from './features.ts';
import {
  answer,
  compose,
  exchange,
  giveGoods,
  partner,
  ransomAnswer,
  ransomCard,
  ransomCompose,
  ransomOpen,
  staple,
} from './market.ts';
import type { Look } from './mind.ts';
import { mindOf, part, telling } from './mind.ts';
import { character, figure, home, residence, split } from './opening.ts';
import {
  anPut,
  challengeGroup,
  citySwap,
  cityTake,
  collectGood,
  levy,
  mercyHost,
  mercyNow,
  mercyUse,
  monsterReward,
  prestigeQuest,
  rebels,
  score,
  scoreNow,
  surplus,
  tile,
} from './prestige.ts';
import {
  canalPlace,
  collectCity,
  commanderHome,
  commanderRecall,
  convertTarget,
  enkiSwap,
  roleActivate,
  roleItem,
  scribeCrown,
  tokenBuy,
  tokenGain,
  unitsPlace,
  vizierVictim,
  zigguratPlace,
} from './role-steps.ts';
import { roleFollow, selectGod, selectRole } from './roles.ts';
import { sabotage } from './sabotage.ts';
import { chooseTurn, recruitBuy, recruitExtra, storm } from './turn.ts';

/** What is looked at, by kind of decision: every kind of question has its own. */
const LOOKS: { readonly [K in keyof Decided]: Look<AnswerTo<Decided[K]>, AboutIn<Decided[K]>> } = {
  'start.home': home,
  'start.character': character,
  'start.figure': figure,
  'start.residence': residence,
  'start.split': split,
  'select.role': selectRole,
  'select.god': selectGod,
  'event.levy': levy,
  'goods.give': giveGoods,
  'rebels.place': rebels,
  'token.gain': tokenGain,
  'turn.choose': chooseTurn,
  'activate.space': activateSpace,
  'activate.mode': activateMode,
  'activate.token': activateToken,
  'move.card': moveCard,
  'move.from': moveFrom,
  'move.units': moveUnits,
  'move.path': movePath,
  'move.order': moveOrder,
  'danger.loss': cheapest,
  'monster.fight': monsterFight,
  'monster.reward': monsterReward,
  'voyage.from': voyageFrom,
  'voyage.units': voyageUnits,
  'escape.choose': escape,
  'combat.retreat': retreat,
  'combat.retreat-token': retreatToken,
  'combat.card': combatCard,
  'combat.convert': yes('convert'),
  'combat.converted': cheapest,
  'combat.volley': yes('volley'),
  'combat.assign': assign,
  'combat.cancel': cancel,
  'combat.mercenaries': taking('mercenaries'),
  'combat.escape': narrowEscape,
  'city-card.swap': citySwap,
  'city-card.take': cityTake,
  'building.action': buildingAction,
  'collect.city': collectCity,
  'collect.choose': collectGood,
  'collect.bonus': collectGood,
  'collect.card': collectCard,
  'recruit.buy': recruitBuy,
  'recruit.extra': recruitExtra,
  'convert.target': convertTarget,
  'convert.card': convertCard,
  'convert.displaced': shelter,
  'convert.replace': replace,
  'ziggurat.place': zigguratPlace,
  'canal.place': canalPlace,
  'canal.destroy': canalDestroy,
  'trade.exchange': exchange,
  'trade.staple': staple,
  'trade.partner': partner,
  'trade.compose': compose,
  'trade.answer': answer,
  'role.item': roleItem,
  'role.follow': roleFollow,
  'role.activate': roleActivate,
  'units.place': unitsPlace,
  'building.gain': tile,
  'vizier.victim': vizierVictim,
  'token.buy': tokenBuy,
  'commander.recall': commanderRecall,
  'commander.home': commanderHome,
  'scribe.crown': scribeCrown,
  'card.mode': cardMode,
  'card.space': cardSpace,
  'card.seat': cardSeat,
  'card.sabotage': sabotage,
  'challenge.group': challengeGroup,
  'plague.loss': cheapest,
  'character.whom': characterWhom,
  'character.staple': collectGood,
  'an.put': anPut,
  'ishkur.storm': storm,
  'enki.swap': enkiSwap,
  'hand.discard': discard,
  'quest.score': score,
  'score.now': scoreNow,
  'mission.pay': score,
  'mission.buy': score,
  'prestige.quest': prestigeQuest,
  'army.surplus': surplus,
  'ransom.open': ransomOpen,
  'ransom.compose': ransomCompose,
  'ransom.answer': ransomAnswer,
  'ransom.card': ransomCard,
  'mercy.take': taking('mercy'),
  'mercy.use': mercyUse,
  'mercy.host': mercyHost,
  'mercy.now': mercyNow,
  'champion.place': shelter,
};

const ONLY: Thumb[] = [part('only', 1)];
/** Nothing speaks for it or against it: that is said too. */
const ANY: Thumb[] = [part('any', 1)];

/** Most questions have one answer, asked only so that nobody learns from who is asked: that must cost nothing. */
const looking =
  (look: Look<unknown>) =>
  (observation: Observation<State>, meant: unknown, key: Key): Thumb[] => {
    const { options } = observation;
    if (options.length === 1 && options[0] === key) return ONLY;
    const parts = telling(look(mindOf(observation), meant, key));
    return parts.length === 0 ? ANY : parts;
  };

/** The same for the bot: an observation and an option in, features out. */
export const looks = looksOf<State, Decided>(
  decisions,
  Object.fromEntries(
    Object.entries(LOOKS).map(([kind, look]) => [kind, looking(look as Look<unknown>)]),
  ) as unknown as Looks<State, Decided>,
);

/** Plays every decision by what it brings, quests and Sacred Mission first, and says why. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: looks,
  weights: Object.fromEntries(FEATURES.map((feature) => [feature, 1])),
  others: 2,
});
