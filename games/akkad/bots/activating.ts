import type { Thumb } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { actionCard } from '../content/action-cards.ts';
import { tokenOf } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import { MERCENARY } from '../content/units.ts';
import type { Card, Figure, Mode, Start } from '../rules/decisions.ts';
import { mode, start } from '../rules/decisions.ts';
import { ALL_SPACES, IS_CITY, IS_DANGER, spaceIn } from '../rules/geography.ts';
import { canAttack } from '../rules/queries/combat.ts';
import { isActivated, isStorm } from '../rules/queries/map.ts';
import { hasBuilt, poolOf, poolTypes } from '../rules/queries/players.ts';
import { troopAt } from './forces.ts';
import { controlGain } from './ground.ts';
import { deedWorth, houseParts } from './houses.ts';
import type { March } from './march.ts';
import { attackOdds, marchFrom, marchTo, monsterOpen, monsterPrize } from './march.ts';
import type { At, Look, Mind } from './mind.ts';
import { part, perMind, sum } from './mind.ts';
import type { Origin } from './reach.ts';
import { reach, reachOf } from './reach.ts';
import { sail, voyages } from './sailing.ts';
import { tokenPrice } from './worth.ts';

/** Something an activation can be for, and what it brings, the token paid. */
interface Deed {
  readonly mode: Key;
  readonly parts: readonly Thumb[];
  readonly value: number;
}

const deed = (of: Key, parts: readonly Thumb[]): Deed => ({ mode: of, parts, value: sum(parts) });

/** The token that is missed least. */
function cheapest({ s, seat }: Mind): number {
  return poolTypes(s, seat).reduce((least, token) => Math.min(least, tokenPrice(s, seat, token)), 100);
}

/** What a fight with the monster of a space would bring those who stand there. */
export function monsterParts(mind: Mind, space: Space): Thumb[] {
  const { s, seat } = mind;
  if (!monsterOpen(s, seat, space) || !canAttack(s, seat, space)) return [];
  const odds = attackOdds(s, seat, space, troopAt(s, seat, space), true);
  const bold = odds.win < 0.65 ? (0.65 - odds.win) * 180 : 0;
  return [
    part('fight-win', odds.win * monsterPrize(mind)),
    part('fight-loss', -odds.lossA * 0.8),
    part('fight-odds', -bold),
  ];
}

/** Everything one space can be activated for (decision 10). */
function deedsAt(mind: Mind, space: Space): Deed[] {
  const { s, seat } = mind;
  if (isActivated(s, seat, space) || isStorm(s, space)) return [];
  const price = part('token', -cheapest(mind));
  const found: Deed[] = [];
  const march = marchTo(mind, space);
  if (march !== undefined) found.push(deed('move', [...march.parts, price]));
  if (IS_CITY[space] === true && s.control[space] === seat) {
    BUILDINGS.forEach(({ id, token }, building) => {
      if (!hasBuilt(s, seat, building) || poolOf(s, seat, tokenOf(token)) === 0) return;
      const parts = houseParts(mind, space, building);
      const cost = part('token', -tokenPrice(s, seat, tokenOf(token)));
      found.push(deed(`building/${id}`, [...parts, cost]));
      if (march !== undefined && march.value > 10) found.push(deed(`both/${id}`, [...parts, ...march.parts, cost]));
    });
  }
  const voyage = voyages(mind)[space];
  if (voyage !== undefined) found.push(deed('voyage', [...voyage.parts, price]));
  const monster = IS_DANGER[space] === true ? monsterParts(mind, space) : [];
  if (monster.length > 0) found.push(deed('monster', [...monster, price]));
  return found;
}

const best = (deeds: readonly Deed[]): Deed | undefined =>
  deeds.reduce<Deed | undefined>((top, one) => (top === undefined || one.value > top.value ? one : top), undefined);

/** One sweep of the map: the best deed of every space. */
const deeds = perMind((mind) => {
  const { s, seat } = mind;
  if (poolTypes(s, seat).length === 0) return ALL_SPACES.map(() => undefined);
  return ALL_SPACES.map((space) => best(deedsAt(mind, space)));
});

/** The best that any activation can do now. */
export const bestActivation = perMind((mind) => best(deeds(mind).flatMap((one) => (one === undefined ? [] : [one]))));

/** Decision 12. */
export const activateSpace: Look<Space> = (mind, space) => {
  const found = deeds(mind)[space];
  return found === undefined ? cardParts(mind, space) : [...found.parts];
};

/** A space that only a card opens: what a march there would bring, without the card. */
function cardParts(mind: Mind, space: Space): Thumb[] {
  const march = marchFrom(mind, space, farReach(mind)[space] ?? []);
  return [...(march?.parts ?? []), part('card-spent', -35), part('token', -cheapest(mind))];
}

const farReach = perMind(({ s, seat }) => reachOf(s, seat, { far: 1, cross: true }));

/** Decision 10. */
export const activateMode: Look<Mode, At> = (mind, answer, key) => {
  const deedsThere = deedsAt(mind, spaceIn(mind.about.space));
  const found = deedsThere.find((one) => one.mode === key);
  if (found !== undefined) return [...found.parts];
  if (typeof answer === 'string' || answer.verb !== 'both') return [part('idle', -60)];
  const alone = mode.of({ verb: 'building', what: answer.what });
  const plain = deedsThere.find((one) => one.mode === alone);
  return [...(plain?.parts ?? []), part('idle', -5)];
};

/** Decision 11: what is missed least. */
export const activateToken: Look<number> = ({ s, seat }, token) => [
  part('token', -tokenPrice(s, seat, token)),
  part('spare', 40),
];

/** The march that is being put together, as it was planned. */
function plan(mind: Mind<At>, starts: readonly Start[]): March | undefined {
  const space = spaceIn(mind.about.space);
  const planned = reach(mind)[space] ?? [];
  const open = starts.flatMap((from): Origin[] => {
    if (from === 'done' || planned.some((one) => one.from === from.what)) return [];
    return [{ way: from.verb, from: from.what, over: [] }];
  });
  return open.length === 0 ? marchTo(mind, space) : marchFrom(mind, space, [...planned, ...open]);
}

const planFrom = perMind((mind: Mind<At>) =>
  plan(
    mind,
    mind.options.flatMap((key) => start.read(key) ?? []),
  ),
);

/** Decision 13: bands in the order of the plan; the one that leaves somebody behind comes first, the others vanish once they are told. */
export const moveFrom: Look<Start, At> = (mind, answer) => {
  const march = planFrom(mind);
  const begun = mind.options.includes('done');
  const bands = march?.bands ?? [];
  if (answer === 'done') return [part('enough', 5)];
  const at = bands.findIndex((band) => band.from === answer.what && band.way === answer.verb);
  const band = bands[at];
  if (band === undefined) return [part('idle', begun ? -20 : -10)];
  // Whoever left somebody behind has been told already.
  if (begun && !band.whole) return [part('idle', -20)];
  return [part('planned', 100 - at)];
};

const planUnits = perMind((mind: Mind<At & { from: string }>) => {
  const from = spaceIn(mind.about.from);
  const march = plan(mind, [{ verb: 'land', what: from }]);
  return march?.bands.find((band) => band.from === from);
});

/** Decision 13: one unit after another until the band is complete. */
export const moveUnits: Look<Figure | 'done', At & { from: string; group: number[] }> = (mind, answer) => {
  const { group } = mind.about;
  const band = planUnits(mind);
  if (answer === 'done') return [part('enough', 5)];
  const { kind, hurt } = answer;
  const wanted = (band?.units[kind] ?? 0) - (group[kind] ?? 0);
  if (wanted > 0) return [part('planned', (kind === MERCENARY ? 20 : 50) + wanted - (hurt ? 3 : 0))];
  // Somebody must go (AKK-8.05): the cheapest.
  return [part('idle', -10 - kind)];
};

/** Decision 13: over ground that is worth having, not over dangerous ground. */
export const movePath: Look<Space, At> = (mind, space) => {
  if (space === spaceIn(mind.about.space)) return [part('planned', 2)];
  return [part('passing', controlGain(mind, space)), part('danger', IS_DANGER[space] === true ? -25 : 1)];
};

/** Decision 64: who passes safe ground goes first; chance decides else. */
export const moveOrder: Look<Space> = (mind, space) => {
  const troop = troopAt(mind.s, mind.seat, space);
  return [part('planned', 10 + (troop.units[MERCENARY] ?? 0))];
};

/** Decision 47: a card that makes a march possible, or a better one; never for nothing. */
export const moveCard: Look<Card | 'done', At> = (mind, answer) => {
  if (answer === 'done') return [part('card-kept', 30)];
  const space = spaceIn(mind.about.space);
  const { id } = actionCard(answer.what);
  const pace = { far: id === 'forced-march' ? 1 : 0, cross: id === 'reed-boats' };
  const { s, seat } = mind;
  const without = marchTo(mind, space)?.value ?? -100;
  const hasty = marchFrom(mind, space, reachOf(s, seat, pace)[space] ?? [])?.value ?? -100;
  return [part('march', hasty - without), part('card-spent', -5)];
};

/** Decision 30: each action of the building by what it brings there. */
export const buildingAction: Look<Key, At> = (mind, action) => {
  if (action === 'skip') return [part('enough', 1)];
  return deedWorth(mind, spaceIn(mind.about.space), action);
};

/** Decision 18: from where the expedition was planned; one space is enough. */
export const voyageFrom: Look<Space | 'done', At> = (mind, from) => {
  if (from === 'done') return [part('enough', 5)];
  if (mind.options.includes('done')) return [part('idle', -20)];
  return [part('planned', 10 + Math.max(0, sail(mind, from, spaceIn(mind.about.space))?.value ?? 0))];
};

const planSail = perMind((mind: Mind<At & { from: string }>) =>
  sail(mind, spaceIn(mind.about.from), spaceIn(mind.about.space)),
);

export const voyageUnits: Look<Figure | 'done', At & { from: string; fleet: number[] }> = (mind, answer) => {
  if (answer === 'done') return [part('enough', 5)];
  const { kind } = answer;
  const { fleet } = mind.about;
  const own = fleet.reduce((n, one, at) => (at === MERCENARY ? n : n + one), 0);
  const fights = planSail(mind)?.parts.some(({ feature }) => feature === 'fight-win') === true;
  // Against enemies everybody who fights; else whoever is missed least.
  const wanted = fights ? [1, 1, 0, 1, 1, 1, 1, 0] : own > 0 ? [] : [6, 3, 2, 1, 5, 1, 0, 0];
  const n = wanted[kind] ?? 0;
  return n > 0 ? [part('planned', 20 + n)] : [part('idle', own > 0 ? -10 : -1)];
};

/** Decision 16. */
export const monsterFight: Look<Key, At> = (mind, answer) => {
  if (answer === 'no') return [part('enough', 1)];
  return monsterParts(mind, spaceIn(mind.about.space));
};
