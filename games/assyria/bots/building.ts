import type { Thumb } from '@edubba/bots';
import type { Key, Message, Observation } from '@edubba/kernel';
import { SPACES, spaceOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { isBetween, isOutside, isRiver, layout, SITES_AT } from '../rules/index.ts';
import { feedable, larder, scoringsLeft, wellProgress, yieldOf } from './worth.ts';

const words = (id: string, space: number): Message => ({
  id,
  params: {
    space: SPACES[space]?.id ?? '',
    food: { id: `food.${SPACES[space]?.food ?? ''}` },
    terrain: { id: `terrain.${SPACES[space]?.terrain ?? ''}` },
  },
});

/** How often a Hut built now will be scored: river Huts do not outlive the next Flood. */
function times(s: State, space: number): number {
  if (isRiver[space] !== true) return scoringsLeft(s);
  return s.round <= 3 ? 4 - s.round : 7 - s.round;
}

/** A Hut that will be fed earns; one that will starve only costs a Hut for the moment. */
export function hutThumbs({ view, seat }: Observation<State>, space: number): Thumb[] {
  const { s } = view;
  const huts = s.huts[seat] ?? [];
  const food = larder(s, seat);
  const fed = feedable(s, food, [...huts, space]) > feedable(s, food, huts);
  const thumbs: Thumb[] = [];
  if (fed) {
    // Later feedings are uncertain: they count for less and less.
    const often = times(s, space);
    thumbs.push({ feature: 'yield', amount: yieldOf(s, seat, space), why: words('thumb.yield', space) });
    thumbs.push({ feature: 'later', amount: Math.trunc((yieldOf(s, seat, space) * Math.max(0, often - 1)) / 3) });
  } else thumbs.push({ feature: 'hungry', amount: 1, why: words('thumb.hungry', space) });
  const progress = wellProgress(s, seat, space);
  if (progress > 1) thumbs.push({ feature: 'well', amount: progress });
  const room = (layout(s).neighbours[space] ?? []).filter((near) => s.hut[near] === -1 && s.ziggurat[near] === -1);
  thumbs.push({ feature: 'room', amount: room.length });
  return thumbs;
}

/** The Build step: Huts that can be fed, Ships only where they help. */
export function build(observation: Observation<State>, key: Key): Thumb[] {
  const [verb = '', name = ''] = key.split('/');
  if (verb === 'hut') return hutThumbs(observation, spaceOf(name));
  if (verb === 'favour') return [{ feature: 'favour', amount: 1 }];
  // Ships help everybody: one is placed only for want of room.
  if (verb === 'ship') return [{ feature: 'ship', amount: 1 }];
  return [{ feature: 'enough', amount: 1 }];
}

/** The first Ziggurat: beside a river, with Well sites and between land in reach. */
export function startSpace({ view }: Observation<State>, key: Key): Thumb[] {
  const { s } = view;
  const space = spaceOf(key);
  const near = layout(s).neighbours[space] ?? [];
  const beyond = new Set(near.flatMap((next) => layout(s).neighbours[next] ?? []));
  const sites = (SITES_AT[space] ?? []).length;
  const foods = new Set(near.map((next) => SPACES[next]?.food)).size;
  return [
    { feature: 'start-river', amount: near.filter((next) => isRiver[next]).length },
    { feature: 'start-between', amount: [...beyond].filter((next) => isBetween[next]).length },
    {
      feature: 'start-wells',
      amount: [...beyond].filter((next) => isOutside[next] && (SITES_AT[next] ?? []).length > 0).length,
    },
    { feature: 'start-foods', amount: foods },
    // A site that touches the Ziggurat itself can never be dug.
    { feature: 'start-lost', amount: sites },
  ];
}
