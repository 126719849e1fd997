import { looksOf, rulesOfThumb, type Thumb, type Told } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { eventCard } from '../content/events.ts';
import { quest } from '../content/quests.ts';
import { type Decided, decisions } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { actionIn, areaIn, goodIn, kindIn } from '../rules/keys.ts';
import { apart } from '../rules/queries/distance.ts';
import type { Look } from './acting.ts';
import { act, activate, attach, build, gather, research, stars, step, thumb, warfare } from './acting.ts';
import {
  arrange,
  bid,
  fatigue,
  putMobility,
  putStrength,
  putTactics,
  simpleBid,
  soloPlace,
  soloQueue,
  soloQueueOther,
} from './battles.ts';
import { areaWorth, discoveryWorth, goodWorth, optionWorth } from './worth.ts';

/** Quests that few games fulfil are given back first. */
const HARD: { readonly [of: string]: number } = {
  ziggurat: 4,
  'all-units': 4,
  'top-technologies': 4,
  rams: 5,
  ships: 4,
  'near-foreign-start': 3,
  population: 3,
  event: 1,
  areas: 2,
  amphorae: 2,
  settlements: 3,
};

const giveBack: Look = (_, key) => {
  const { need } = quest(key);
  return [thumb('quest', (HARD[need.of] ?? 2) + ('n' in need && need.n > 2 ? 1 : 0))];
};

const event = ({ view: { s }, seat, about }: Told<State, { event: string }>, key: Key): Thumb[] => {
  const [first, second] = eventCard(about.event).options;
  return [thumb('option', optionWorth(s, seat, key === '1' ? first : second))];
};

const other: Look = ({ view: { s }, seat }, key) => [thumb('discover', discoveryWorth(s, seat, actionIn(key)))];
const good: Look = ({ view: { s }, seat }, key) => [thumb('gather', goodWorth(s, seat, goodIn(key)))];
const yes: Look = (_, key) => [thumb('support', key === 'yes' ? 1 : 0)];
const conquer: Look = (_, key) => [thumb('conquer', key === 'conquer' ? 1 : 0)];
const steps: Look = (_, key) => [thumb('grow', Number(key))];

const retreat: Look = ({ view: { s }, seat }, key) => {
  const area = areaIn(key);
  return [thumb('retreat', areaWorth(s, seat, area)), thumb('near', -apart(area, s.home[seat] ?? 0))];
};

const loss: Look = (_, key) => [thumb('loss', -kindIn(key))];

/** What is looked at, by kind of decision; the others are as good one way as another. */
const looks = looksOf<State, Decided>(decisions, {
  'setup.role': 'chance',
  'setup.empire': 'chance',
  'setup.opponent': 'chance',
  'setup.start': 'chance',
  'setup.die': 'chance',
  'setup.settle': 'chance',
  'setup.ship': 'chance',
  'setup.quest': giveBack,
  'dice.set': 'chance',
  'turn.action': act,
  'turn.dice': stars,
  'reroll.dice': 'chance',
  'explore.unit': activate,
  'explore.step': step,
  'explore.sail': 'chance',
  'build.item': build,
  'build.die': 'chance',
  'ram.attach': attach,
  'research.next': research,
  'gather.next': gather,
  'warfare.next': warfare,
  'grow.steps': steps,
  'event.option': event,
  'event.good': good,
  'event.discover': other,
  'event.ship': 'chance',
  'upkeep.order': 'chance',
  'combat.order': 'chance',
  'combat.pair': 'chance',
  'combat.support': yes,
  'combat.bid': bid,
  'combat.simple-bid': simpleBid,
  'combat.strength': putStrength,
  'combat.tactics': putTactics,
  'combat.mobility': putMobility,
  'combat.rows': arrange,
  'combat.fatigue': fatigue,
  'combat.retreat': retreat,
  'combat.events': 'chance',
  'combat.loss': loss,
  'settlement.fate': conquer,
  'after.order': 'chance',
  'after.event-order': 'chance',
  'solo.place': soloPlace,
  'solo.queue': soloQueue,
  'solo.queue-other': soloQueueOther,
});

const FEATURES = [
  'end',
  'reroll',
  'action',
  'piece',
  'stars',
  'build',
  'convert',
  'discover',
  'gather',
  'trade',
  'knucklebones',
  'unit',
  'sail',
  'attach',
  'move',
  'fast',
  'quest',
  'option',
  'support',
  'conquer',
  'put',
  'grow',
  'bid',
  'layout',
  'spent',
  'retreat',
  'near',
  'loss',
] as const;

/** Plays most decisions by what they bring in tenths of a VP, and says why. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: looks,
  weights: Object.fromEntries(FEATURES.map((feature) => [feature, 1])),
  others: 2,
});
