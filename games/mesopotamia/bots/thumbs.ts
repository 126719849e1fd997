import { rulesOfThumb } from '@edubba/bots';
import type { DecisionKind } from '@edubba/kernel';
import { readAllotment } from '@edubba/kernel';
import { combatCard } from '../content/combat-cards.ts';
import { eventCard } from '../content/events.ts';
import { quest } from '../content/quests.ts';
import type { State } from '../rules/index.ts';
import { actionIn, areaIn, goodIn, kindIn } from '../rules/keys.ts';
import { theBattle } from '../rules/queries/battle.ts';
import { apart } from '../rules/queries/distance.ts';
import type { Look } from './acting.ts';
import { act, activate, build, gather, research, stars, step, thumb, warfare } from './acting.ts';
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

const event: Look = ({ view: { s, pending }, seat }, key) => {
  const { event: id = 'EV1' } = (pending[0]?.about ?? {}) as { readonly event?: string };
  const [first, second] = eventCard(id).options;
  return [thumb('option', optionWorth(s, seat, key === '1' ? first : second))];
};

const other: Look = ({ view: { s }, seat }, key) => [thumb('discover', discoveryWorth(s, seat, actionIn(key)))];
const good: Look = ({ view: { s }, seat }, key) => [thumb('gather', goodWorth(s, seat, goodIn(key)))];
const yes: Look = (_, key) => [thumb('support', key === 'yes' ? 1 : 0)];
const conquer: Look = (_, key) => [thumb('conquer', key === 'conquer' ? 1 : 0)];
const more: Look = (_, key) => [thumb('put', key === 'done' ? 0 : 1)];
const steps: Look = (_, key) => [thumb('grow', Number(key))];

/** Empty slots of the own cards in a row. */
function slots(s: State, side: number, of: number): number {
  return theBattle(s)
    .fighters.filter((fighter) => fighter.side === side)
    .reduce((sum, { card }) => sum + (card === '' ? 0 : (combatCard(card).slots[of] ?? 0)), 0);
}

/** Strength that finds slots, some for the layout, a little to get away; not more than is at stake. */
const bid: Look = ({ view: { s }, seat }, key) => {
  const side = theBattle(s).deciders.indexOf(seat);
  const [strength = 0, tactics = 0, mobility = 0] = readAllotment(key) ?? [];
  const useful = (n: number, of: number): number => Math.min(n, slots(s, side, of));
  return [
    thumb('strength', 5 * useful(strength, 0)),
    thumb('tactics', 4 * useful(tactics, 1)),
    thumb('mobility', 3 * useful(mobility, 2)),
    thumb('spent', -2 * (strength + tactics + mobility)),
  ];
};

const simpleBid: Look = (_, key) => [thumb('spent', -Math.abs(Number(key) - 3))];

const retreat: Look = ({ view: { s }, seat }, key) => {
  const area = areaIn(key);
  return [thumb('retreat', areaWorth(s, seat, area)), thumb('near', -apart(area, s.home[seat] ?? 0))];
};

const loss: Look = (_, key) => [thumb('loss', -kindIn(key))];

const soloPlace: Look = ({ view: { s } }, key) => {
  if (key === 'done') return [thumb('put', 1)];
  const [, row = ''] = key.split('/');
  const placed = theBattle(s).fighters.reduce((sum, { put }) => sum + (put[0] ?? 0) + (put[1] ?? 0) + (put[2] ?? 0), 0);
  return [thumb('put', (row === 'strength' ? 4 : row === 'tactics' ? 2 : 1) - Math.floor(placed / 2))];
};

/** What is looked at, by kind of decision; the others are as good one way as another. */
const looks: { readonly [kind: DecisionKind]: Look } = {
  'setup.quest': giveBack,
  'turn.action': act,
  'turn.dice': stars,
  'explore.unit': activate,
  'explore.step': step,
  'build.item': build,
  'research.next': research,
  'gather.next': gather,
  'warfare.next': warfare,
  'grow.steps': steps,
  'event.option': event,
  'event.discover': other,
  'event.good': good,
  'combat.support': yes,
  'combat.bid': bid,
  'combat.simple-bid': simpleBid,
  'combat.strength': more,
  'combat.tactics': more,
  'combat.mobility': more,
  'combat.retreat': retreat,
  'combat.loss': loss,
  'settlement.fate': conquer,
  'solo.place': soloPlace,
};

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
  'strength',
  'tactics',
  'mobility',
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
