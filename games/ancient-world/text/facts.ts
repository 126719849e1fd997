import type { ItemId, Message } from '@edubba/kernel';
import type { CardAction, Colour, Force, Gained, Goal, Symbols } from '../content/cards.ts';
import { COLOURS, FORCES, SYMBOLS } from '../content/cards.ts';
import { districtCard, empireCard, militaryCard, titanCard } from '../content/decks.ts';

/** Messages one after another. */
export function joined(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return { id: 'fact.nothing' };
  return rest.length === 0 ? first : { id: 'join.comma', params: { first, rest: joined(rest) } };
}

/** A card by its name alone: all copies of a starting card have the same. */
export const named = (item: ItemId): Message => {
  if (item.startsWith('?')) return { id: `back.${item.slice(1)}` };
  const [id = item] = item.split('#');
  return { id: `item.${id}` };
};

const colour = (name: Colour): Message => ({ id: `colour.${name}` });
const amount = (id: string, n: number | undefined): Message[] => ((n ?? 0) > 0 ? [{ id, params: { n: n ?? 0 } }] : []);

const symbolFacts = (has: Symbols = {}): Message[] => SYMBOLS.flatMap((name) => amount(`fact.${name}`, has[name]));
export const forceFacts = (has: Force): Message[] => FORCES.flatMap((name) => amount(`fact.${name}`, has[name]));

/** What a district or a defeated titan gives. */
export const standingFacts = (has: Symbols | undefined, capacity: number): Message[] => [
  ...amount('fact.capacity', capacity),
  ...symbolFacts(has),
];

function actionParts(action: CardAction): Message[] {
  return [
    ...amount('do.coins', action.coins),
    ...amount('do.knowledge', action.knowledge),
    ...amount('do.ambrosia', action.ambrosia),
    ...(action.coinsPerFood === undefined ? [] : [{ id: 'do.coins-per-food' }]),
    ...amount('do.repair', action.repair),
    ...amount('do.repair-up-to', action.repairUpTo),
    ...(action.explore === true ? [{ id: 'do.explore' }] : []),
    ...(action.claim === true ? [{ id: 'do.claim' }] : []),
    ...(action.clear === true ? [{ id: 'do.clear' }] : []),
  ];
}

const gainedParts = (gained: Gained): Message[] => [
  ...(gained.citizen === true ? [{ id: 'do.citizen' }] : []),
  ...amount('do.knowledge', gained.knowledge),
  ...(gained.trade === true ? [{ id: 'do.trade' }] : []),
];

/** What a goal asks for and brings. */
export function goalMessage(goal: Goal): Message {
  switch (goal.kind) {
    case 'plain':
      return { id: 'goal.plain', params: { vp: goal.vp } };
    case 'palace':
      return { id: 'goal.palace', params: { colour: colour(goal.colour) } };
    case 'unused':
      return { id: 'goal.unused', params: { vp: goal.vp, group: goal.group, what: { id: `goods.${goal.of}` } } };
    case 'citizens':
      return { id: goal.fed ? 'goal.citizens' : 'goal.citizens.exactly', params: { vp: goal.vp, n: goal.n } };
    case 'titans':
      return { id: 'goal.titans', params: { vp: goal.vp, n: goal.n, banners: goal.banners } };
    case 'sets':
      return { id: 'goal.sets', params: { vp: goal.vp } };
    case 'banners': {
      const needs = COLOURS.flatMap((name): Message[] => {
        const n = goal.needs[name];
        return n === undefined ? [] : [{ id: 'goal.need', params: { n, colour: colour(name) } }];
      });
      return { id: 'goal.banners', params: { vp: goal.vp, needs: joined(needs) } };
    }
  }
}

const banners = (list: readonly Colour[]): Message => joined(list.map(colour));

function cost(coins: number, knowledge: number): Message {
  if (coins === 0 && knowledge === 0) return { id: 'cost.free' };
  return knowledge === 0 ? { id: 'cost.coins', params: { coins } } : { id: 'cost.both', params: { coins, knowledge } };
}

/** What an empire card does, without cost and banners. */
export function empireFacts(item: ItemId): Message {
  const { symbols: has, action, gained, ability, goal } = empireCard(item);
  return joined([
    ...symbolFacts(has),
    ...(action === undefined ? [] : [{ id: 'fact.action', params: { what: joined(actionParts(action)) } }]),
    ...(gained === undefined ? [] : [{ id: 'fact.gained', params: { what: joined(gainedParts(gained)) } }]),
    ...(ability === undefined ? [] : [{ id: `ability.${ability}` }]),
    ...(goal === undefined ? [] : [{ id: 'fact.goal', params: { what: goalMessage(goal) } }]),
  ]);
}

function empire(item: ItemId): Message {
  const row = empireCard(item);
  const params = { name: named(item), facts: empireFacts(item) };
  if (row.coins === 0) return { id: 'card.empire.start', params };
  return {
    id: 'card.empire',
    params: { ...params, cost: cost(row.coins, row.knowledge), banners: banners(row.banners) },
  };
}

function military(item: ItemId): Message {
  const row = militaryCard(item);
  const legacy = { id: 'fact.legacy', params: { what: joined(forceFacts(row.legacy)) } };
  return {
    id: 'card.military',
    params: { name: named(item), cost: cost(row.cost, 0), facts: joined([...forceFacts(row.front), legacy]) },
  };
}

function titan(item: ItemId): Message {
  const row = titanCard(item);
  const { effect } = row;
  return {
    id: 'card.titan',
    params: {
      name: named(item),
      defence: row.defence,
      against: { id: row.arrows ? 'against.both' : 'against.swords' },
      banners: banners(row.banners),
      facts: joined(standingFacts(row.symbols, row.capacity)),
      effect:
        effect.kind === 'ambrosia' ? { id: 'titan.ambrosia', params: { n: effect.n } } : { id: `titan.${effect.kind}` },
    },
  };
}

function district(item: ItemId): Message {
  const row = districtCard(item);
  const facts = joined(standingFacts(row.symbols, row.capacity));
  return { id: 'card.district', params: { name: named(item), facts } };
}

/** A card with everything that is printed on it. */
export function described(item: ItemId): Message {
  if (item.startsWith('?')) return named(item);
  const kind = item.startsWith('S') ? item.charAt(1) : item.charAt(0);
  if (kind === 'E') return empire(item);
  if (kind === 'M') return military(item);
  return kind === 'T' ? titan(item) : district(item);
}
