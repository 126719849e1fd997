import type { Thumb } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { actionCard } from '../content/action-cards.ts';
import { tokenOf } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import { kindOf, MERCENARY } from '../content/units.ts';
import { ALL_SPACES, IS_CITY, IS_DANGER, spaceIn } from '../rules/geography.ts';
import { canAttack } from '../rules/queries/combat.ts';
import { isActivated, isStorm } from '../rules/queries/map.ts';
import type { Way } from '../rules/queries/movement.ts';
import { hasBuilt, poolOf, poolTypes } from '../rules/queries/players.ts';
import { troopAt } from './forces.ts';
import { controlGain } from './ground.ts';
import { deedWorth, houseParts } from './houses.ts';
import type { March } from './march.ts';
import { attackOdds, marchFrom, marchTo, monsterOpen, monsterPrize } from './march.ts';
import type { Look, Mind } from './mind.ts';
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

const deed = (mode: Key, parts: readonly Thumb[]): Deed => ({ mode, parts, value: sum(parts) });

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
export const activateSpace: Look = (mind, key) => {
  const found = deeds(mind)[spaceIn(key)];
  return found === undefined ? cardParts(mind, spaceIn(key)) : [...found.parts];
};

/** A space that only a card opens: what a march there would bring, without the card. */
function cardParts(mind: Mind, space: Space): Thumb[] {
  const march = marchFrom(mind, space, farReach(mind)[space] ?? []);
  return [...(march?.parts ?? []), part('card-spent', -35), part('token', -cheapest(mind))];
}

const farReach = perMind(({ s, seat }) => reachOf(s, seat, { far: 1, cross: true }));

/** Decision 10. */
export const activateMode: Look = (mind, key) => {
  const space = spaceIn(mind.about<string>('space') ?? '');
  const found = deedsAt(mind, space).find(({ mode }) => mode === key);
  if (found !== undefined) return [...found.parts];
  const [what, name = ''] = key.split('/');
  if (what !== 'both') return [part('idle', -60)];
  const plain = deedsAt(mind, space).find(({ mode }) => mode === `building/${name}`);
  return [...(plain?.parts ?? []), part('idle', -5)];
};

/** Decision 11: what is missed least. */
export const activateToken: Look = ({ s, seat }, key) => [
  part('token', -tokenPrice(s, seat, tokenOf(key))),
  part('spare', 40),
];

/** The march that is being put together, as it was planned. */
function plan(mind: Mind, keys: readonly Key[]): March | undefined {
  const space = spaceIn(mind.about<string>('space') ?? '');
  const planned = reach(mind)[space] ?? [];
  const open = keys.flatMap((key): Origin[] => {
    const [way = '', id] = key.split('/');
    if (id === undefined) return [];
    const from = spaceIn(id);
    return planned.some((one) => one.from === from) ? [] : [{ way: way as Way, from, over: [] }];
  });
  return open.length === 0 ? marchTo(mind, space) : marchFrom(mind, space, [...planned, ...open]);
}

const planFrom = perMind((mind) => plan(mind, mind.options));

/** Decision 13: bands in the order of the plan; the one that leaves somebody behind comes first, the others vanish once they are told. */
export const moveFrom: Look = (mind, key) => {
  const march = planFrom(mind);
  const begun = mind.options.includes('done');
  const bands = march?.bands ?? [];
  if (key === 'done') return [part('enough', 5)];
  const [way, id = ''] = key.split('/');
  const at = bands.findIndex((band) => band.from === spaceIn(id) && band.way === way);
  const band = bands[at];
  if (band === undefined) return [part('idle', begun ? -20 : -10)];
  // Whoever left somebody behind has been told already.
  if (begun && !band.whole) return [part('idle', -20)];
  return [part('planned', 100 - at)];
};

const planUnits = perMind((mind) => {
  const from = mind.about<string>('from') ?? '';
  const march = plan(mind, [`land/${from}`]);
  return march?.bands.find((band) => band.from === spaceIn(from));
});

/** Decision 13: one unit after another until the band is complete. */
export const moveUnits: Look = (mind, key) => {
  const group = mind.about<readonly number[]>('group') ?? [];
  const band = planUnits(mind);
  if (key === 'done') return [part('enough', 5)];
  const kind = kindOf(key.replace('!', ''));
  const wanted = (band?.units[kind] ?? 0) - (group[kind] ?? 0);
  if (wanted > 0) return [part('planned', (kind === MERCENARY ? 20 : 50) + wanted - (key.endsWith('!') ? 3 : 0))];
  // Somebody must go (AKK-8.05): the cheapest.
  return [part('idle', -10 - kind)];
};

/** Decision 13: over ground that is worth having, not over dangerous ground. */
export const movePath: Look = (mind, key) => {
  const space = spaceIn(key);
  const target = spaceIn(mind.about<string>('space') ?? '');
  if (space === target) return [part('planned', 2)];
  return [part('passing', controlGain(mind, space)), part('danger', IS_DANGER[space] === true ? -25 : 1)];
};

/** Decision 64: who passes safe ground goes first; chance decides else. */
export const moveOrder: Look = (mind, key) => {
  const troop = troopAt(mind.s, mind.seat, spaceIn(key));
  return [part('planned', 10 + (troop.units[MERCENARY] ?? 0))];
};

/** Decision 47: a card that makes a march possible, or a better one; never for nothing. */
export const moveCard: Look = (mind, key) => {
  if (key === 'done') return [part('card-kept', 30)];
  const space = spaceIn(mind.about<string>('space') ?? '');
  const { id } = actionCard(key.slice('card/'.length));
  const pace = { far: id === 'forced-march' ? 1 : 0, cross: id === 'reed-boats' };
  const { s, seat } = mind;
  const without = marchTo(mind, space)?.value ?? -100;
  const hasty = marchFrom(mind, space, reachOf(s, seat, pace)[space] ?? [])?.value ?? -100;
  return [part('march', hasty - without), part('card-spent', -5)];
};

/** Decision 30: each action of the building by what it brings there. */
export const buildingAction: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  return deedWorth(mind, spaceIn(mind.about<string>('space') ?? ''), key);
};

/** Decision 18: from where the expedition was planned; one space is enough. */
export const voyageFrom: Look = (mind, key) => {
  if (key === 'done') return [part('enough', 5)];
  if (mind.options.includes('done')) return [part('idle', -20)];
  const to = spaceIn(mind.about<string>('space') ?? '');
  return [part('planned', 10 + Math.max(0, sail(mind, spaceIn(key), to)?.value ?? 0))];
};

const planSail = perMind((mind) =>
  sail(mind, spaceIn(mind.about<string>('from') ?? ''), spaceIn(mind.about<string>('space') ?? '')),
);

export const voyageUnits: Look = (mind, key) => {
  if (key === 'done') return [part('enough', 5)];
  const kind = kindOf(key.replace('!', ''));
  const fleet = mind.about<readonly number[]>('fleet') ?? [];
  const own = fleet.reduce((n, one, at) => (at === MERCENARY ? n : n + one), 0);
  const fights = planSail(mind)?.parts.some(({ feature }) => feature === 'fight-win') === true;
  // Against enemies everybody who fights; else whoever is missed least.
  const wanted = fights ? [1, 1, 0, 1, 1, 1, 1, 0] : own > 0 ? [] : [6, 3, 2, 1, 5, 1, 0, 0];
  const n = wanted[kind] ?? 0;
  return n > 0 ? [part('planned', 20 + n)] : [part('idle', own > 0 ? -10 : -1)];
};

/** Decision 16. */
export const monsterFight: Look = (mind, key) => {
  if (key === 'no') return [part('enough', 1)];
  return monsterParts(mind, spaceIn(mind.about<string>('space') ?? ''));
};
