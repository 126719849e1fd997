import type { Thumb, Told } from '@edubba/bots';
import type { ItemId, Message, Observation, Seat } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES, spaceOf } from '../content/map.ts';
import type { Build } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { isBetween, isOutside, isRiver, layout, SITES_AT } from '../rules/index.ts';
import { besideOpposing, movesFrom, shipSpaces } from '../rules/queries/adjacency.ts';
import { change, withHut, withoutHut, withShip } from './change.ts';
import { moveWorth } from './huts.ts';
import { position } from './position.ts';
import type { Means } from './settling.ts';
import {
  bestSettling,
  buildings,
  draft,
  hutsAtHand,
  lift,
  meansOf,
  place,
  settle,
  wellSchemes,
  worthOf,
} from './settling.ts';
import { favourWorth, goods, WORTH } from './worth.ts';

/** Space, food and land, to speak of a Hut. */
function words(id: string, space: Space): Message {
  const { id: name = '', food = '', terrain = '' } = SPACES[space] ?? {};
  return { id, params: { space: name, food: { id: `food.${food}` }, terrain: { id: `terrain.${terrain}` } } };
}

/** What a Hut on this space brings, in words. */
function hut(space: Space, gain: number): Thumb {
  const kind = isRiver[space] === true ? 'river' : isBetween[space] === true ? 'between' : 'outside';
  const feature = gain > 0 ? `hut-${kind}` : 'hut-hungry';
  return { feature, amount: gain, why: words(`thumb.${feature}`, space) };
}

/** So many of the best are thought through to the end of the Build step. */
const THOUGHT_THROUGH = 5;

/** What can be built and what will follow, by space, worked out once for a question. */
interface Plan {
  readonly means: Means;
  readonly now: number;
  readonly gains: ReadonlyMap<Space, { readonly gain: number; readonly then: number }>;
  readonly best: number;
}

const known = new WeakMap<Observation<State>, Plan>();

function plan(observation: Observation<State>): Plan {
  const found = known.get(observation);
  if (found !== undefined) return found;
  const { seat } = observation;
  const s = position(observation);
  const means = meansOf(s, seat);
  const sketch = draft(s);
  const all = hutsAtHand(s, seat) > 0 ? buildings(sketch, means) : [];
  const gains = new Map<Space, { readonly gain: number; readonly then: number }>(
    all.map(({ space, gain }, i) => {
      if (i >= THOUGHT_THROUGH) return [space, { gain, then: 0 }];
      const from = place(sketch, seat, space);
      const then = settle(sketch, means);
      lift(sketch, seat, from);
      return [space, { gain, then }];
    }),
  );
  for (const { first, total } of wellSchemes(sketch, means)) {
    const { gain = 0, then = 0 } = gains.get(first) ?? {};
    if (total > gain + then) gains.set(first, { gain, then: total - gain });
  }
  const best = Math.max(0, ...[...gains.values()].map(({ gain, then }) => gain + then));
  const made = { means, now: worthOf(s, means), gains, best };
  known.set(observation, made);
  return made;
}

/** The Build step: Huts that can be fed, Ships and Favours where they open something better. */
export function build(observation: Observation<State>, answer: Build): Thumb[] {
  const s = position(observation);
  const { gains } = plan(observation);
  if (answer === 'end') return [{ feature: 'enough', amount: 0 }];
  if (answer.verb === 'hut') {
    const { gain = 0, then = 0 } = gains.get(answer.what) ?? {};
    return [hut(answer.what, gain), { feature: 'then-build', amount: then }];
  }
  if (answer.verb === 'ship') return ship(observation, s, answer.what);
  if (answer.verb === 'favour') return favour(observation, answer.what);
  return [{ feature: 'enough', amount: 0 }];
}

/** Favours of the Build step: a Hut more, a Hut moved, a Hut beside a rival. */
function favour(observation: Observation<State>, item: ItemId): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const { means, now, best } = plan(observation);
  const spent = { feature: 'favour-spent', amount: -favourWorth(s, item) };
  switch (favourCard(item).effect) {
    case 'hut': {
      const more = draft(change(s, seat, { personalHuts: 1 }));
      return [{ feature: 'favour-hut', amount: bestSettling(more, means) }, spent];
    }
    case 'move':
      return [{ feature: 'favour-move', amount: movedBest(s, means) }, { feature: 'then-build', amount: best }, spent];
    case 'pact': {
      const there = besideOpposing(s, seat).map((space) => worthOf(withHut(s, seat, space), means) - now);
      const then = Math.trunc((best * (hutsAtHand(s, seat) - 1)) / hutsAtHand(s, seat));
      return [{ feature: 'favour-pact', amount: Math.max(...there) }, { feature: 'then-build', amount: then }, spent];
    }
    default:
      // A Ship can be had from the card whenever one is wanted.
      return ship(observation, change(s, seat, { ships: 1 }), undefined);
  }
}

/** A Ship, somewhere or here: only one that opens something better than anything in reach is thought through. */
function ship(observation: Observation<State>, s: State, at: Space | undefined): Thumb[] {
  const { means, gains, now } = plan(observation);
  const idle = [{ feature: 'ship-idle', amount: 1 }];
  if (hutsAtHand(s, means.seat) === 0) return idle;
  let direct = 0;
  for (const { gain } of gains.values()) direct = Math.max(direct, gain);
  let most = -1;
  for (const space of at === undefined ? shipSpaces(s) : [at]) {
    const after = draft(withShip(s, means.seat, space));
    const [first] = buildings(after, means);
    if (first === undefined || first.gain <= direct + WORTH.ship) continue;
    most = Math.max(most, settle(after, means) + worthOf(after, means) - now);
  }
  if (most < 0) return idle;
  return [
    { feature: 'ship-opens', amount: most },
    { feature: 'ship-spent', amount: -goods(s, 'ship') },
  ];
}

/** What moving a Hut brings in the Build step. */
function moved(s: State, means: Means, from: Space, to: Space): number {
  return worthOf(withHut(withoutHut(s, means.seat, from), means.seat, to), means) - worthOf(s, means);
}

function movedBest(s: State, means: Means): number {
  let most = -99;
  for (const from of s.huts[means.seat] ?? []) {
    for (const to of movesFrom(s, from)) most = Math.max(most, moved(s, means, from, to));
  }
  return most;
}

/** A Hut beside a rival: where it brings most. */
export function settleAt(observation: Observation<State>, space: Space): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const means = meansOf(s, seat);
  return [hut(space, worthOf(withHut(s, seat, space), means) - worthOf(s, means))];
}

/** What a move brings: in the Build step by what can be fed then, in the Actions turn by what will stand. */
function moveGain(s: State, seat: Seat): (from: Space, to: Space) => number {
  if (s.phase === 'actions') return (from, to) => moveWorth(s, seat, from, to);
  const means = meansOf(s, seat);
  return (from, to) => moved(s, means, from, to);
}

/** Which Hut moves: the one whose best move brings most. */
export function moveFrom(observation: Observation<State>, from: Space): Thumb[] {
  const s = position(observation);
  const gain = moveGain(s, observation.seat);
  return [{ feature: 'move', amount: Math.max(...movesFrom(s, from).map((to) => gain(from, to))) }];
}

export function moveTo(observation: Told<State, { from: string }>, to: Space): Thumb[] {
  const { from } = observation.about;
  const gain = moveGain(position(observation), observation.seat);
  return [{ feature: 'move', amount: gain(spaceOf(from), to) }];
}

/** The first Ziggurat: beside a river, with land between and Well sites in reach. */
export function startSpace(observation: Observation<State>, space: Space): Thumb[] {
  const s = position(observation);
  const near = layout(s).neighbours[space] ?? [];
  const beyond = new Set(near.flatMap((next) => layout(s).neighbours[next] ?? []));
  const sites = (SITES_AT[space] ?? []).filter((site) => layout(s).sites.includes(site)).length;
  const foods = new Set(near.map((next) => SPACES[next]?.food)).size;
  return [
    { feature: 'start-river', amount: near.filter((next) => isRiver[next]).length },
    { feature: 'start-between', amount: [...beyond].filter((next) => isBetween[next]).length },
    {
      feature: 'start-wells',
      amount: near
        .filter((next) => isOutside[next])
        .flatMap((next) => SITES_AT[next] ?? [])
        .filter((site) => !(SITES_AT[space] ?? []).includes(site) && layout(s).sites.includes(site)).length,
    },
    { feature: 'start-foods', amount: foods },
    // A site that touches the Ziggurat itself can never be dug.
    { feature: 'start-lost', amount: sites },
  ];
}
