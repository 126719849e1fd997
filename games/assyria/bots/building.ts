import type { Thumb } from '@edubba/bots';
import type { Key, Message, Observation } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES, spaceOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { isBetween, isOutside, isRiver, layout, SITES_AT } from '../rules/index.ts';
import { besideOpposing } from '../rules/queries/adjacency.ts';
import { change, withHut, withoutHut, withShip } from './change.ts';
import type { Means } from './settling.ts';
import { buildings, draft, hutsAtHand, lift, meansOf, place, settle, wellSchemes, worthOf } from './settling.ts';
import { WORTH } from './worth.ts';
import { position } from './position.ts';

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
export function build(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const [verb = '', name = ''] = key.split('/');
  const { means, gains, best, now } = plan(observation);
  if (verb === 'hut') {
    const { gain = 0, then = 0 } = gains.get(spaceOf(name)) ?? {};
    return [hut(spaceOf(name), gain), { feature: 'then-build', amount: then }];
  }
  if (verb === 'ship') {
    if (hutsAtHand(s, seat) === 0) return [{ feature: 'ship-idle', amount: 1 }];
    const after = draft(withShip(s, seat, spaceOf(name)));
    const [first] = buildings(after, means);
    // Only a Ship that opens something better than anything in reach is thought through.
    const direct = Math.max(0, ...[...gains.values()].map(({ gain }) => gain));
    if (first === undefined || first.gain <= direct + WORTH.ship) return [{ feature: 'ship-idle', amount: 1 }];
    return [
      { feature: 'ship-opens', amount: settle(after, means) + worthOf(after, means) - now },
      { feature: 'ship-spent', amount: s.round === 6 ? 0 : WORTH.ship },
    ];
  }
  if (verb === 'favour') return favour(observation, name, best);
  return [{ feature: 'enough', amount: 0 }];
}

/** Favours of the Build step: a Hut more, a Ship more, a Hut moved, a Hut beside a rival. */
function favour(observation: Observation<State>, name: string, best: number): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const { means, now } = plan(observation);
  const { effect } = favourCard(name);
  if (effect === 'hut') {
    const more = draft(change(s, seat, { personalHuts: 1 }));
    return [
      { feature: 'favour-hut', amount: settle(more, means) },
      { feature: 'favour-spent', amount: 8 },
    ];
  }
  if (effect === 'move') {
    const moved = bestMove(s, means);
    return [
      { feature: 'favour-move', amount: moved + best },
      { feature: 'favour-spent', amount: 5 },
    ];
  }
  if (effect === 'pact') {
    const there = besideOpposing(s, seat).map((space) => worthOf(withHut(s, seat, space), means) - now);
    return [
      { feature: 'favour-pact', amount: Math.max(0, ...there) },
      { feature: 'favour-spent', amount: 4 },
    ];
  }
  // A Ship can be had from the card whenever it is wanted; it is used as a token otherwise.
  return [{ feature: 'ship-idle', amount: 1 }];
}

/** What the best move of an own Hut brings. */
export function bestMove(s: State, means: Means): number {
  const before = worthOf(s, means);
  let best = -99;
  for (const from of s.huts[means.seat] ?? []) {
    const lifted = withoutHut(s, means.seat, from);
    for (const to of layout(s).neighbours[from] ?? []) {
      if (s.hut[to] !== -1 || s.ziggurat[to] !== -1) continue;
      best = Math.max(best, worthOf(withHut(lifted, means.seat, to), means) - before);
    }
  }
  return best;
}

/** A Hut somewhere: where it brings most. */
export function settleAt(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const means = meansOf(s, seat);
  const space = spaceOf(key);
  return [hut(space, worthOf(withHut(s, seat, space), means) - worthOf(s, means))];
}

/** Which Hut moves: the one whose best move brings most. */
export function moveFrom(observation: Observation<State>, key: Key): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const means = meansOf(s, seat);
  const from = spaceOf(key);
  const before = worthOf(s, means);
  const lifted = withoutHut(s, seat, from);
  let best = -99;
  for (const to of layout(s).neighbours[from] ?? []) {
    if (s.hut[to] !== -1 || s.ziggurat[to] !== -1) continue;
    best = Math.max(best, worthOf(withHut(lifted, seat, to), means) - before);
  }
  return [{ feature: 'move', amount: best }];
}

export function moveTo(observation: Observation<State>, key: Key): Thumb[] {
  const { seat, about } = observation;
  const s = position(observation);
  const means = meansOf(s, seat);
  const { from = '' } = about as { readonly from?: string };
  const lifted = withoutHut(s, seat, spaceOf(from));
  return [{ feature: 'move', amount: worthOf(withHut(lifted, seat, spaceOf(key)), means) - worthOf(s, means) }];
}

/** The first Ziggurat: beside a river, with land between and Well sites in reach. */
export function startSpace(observation: Observation<State>, key: Key): Thumb[] {
  const s = position(observation);
  const space = spaceOf(key);
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
