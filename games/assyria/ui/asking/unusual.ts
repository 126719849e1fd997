import type { DecisionKind, Key, Message, Seat, View } from '@edubba/kernel';
import { buildable } from '../../rules/queries/adjacency.ts';
import { unfed } from '../../rules/queries/feeding.ts';
import { camelLimit } from '../../rules/queries/costs.ts';
import { riverCamels, wellSites } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { aboutOf, textOf } from './about.ts';
import { actionsLeft, LAST_ROUND } from './actions.ts';
import { reader, say, spaces } from '../words.ts';

/** Ending or declining now would throw something away: what, in words. */
export function unusual(view: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  const seat = reader(view);
  return FINDERS[kind]?.(view, seat, key);
}

type Finder = (view: View<State>, seat: Seat, key: Key) => Message | undefined;

const FINDERS: { readonly [kind: DecisionKind]: Finder } = {
  'build.next': ({ s }, seat, key) => (key === 'end' ? leftToBuild(s, seat) : undefined),
  'feed.next': ({ s }, seat, key) => (key === 'end' ? starving(s, seat) : undefined),
  'well.dig': ({ s }, seat, key) =>
    key === 'done' && wellSites(s, seat).length > 0 ? say('ui.unusual.well') : undefined,
  'action.choose': ({ s }, seat, key) => (key === 'end' ? actionsLost(s, seat) : undefined),
  'bonus.resolve': (view, _, key) => (key === 'no' ? freeBonus(view) : undefined),
};

/** Huts that are not compulsory. Ships often wait for a Tribute: to keep one is nothing unusual. */
function leftToBuild(s: State, seat: Seat): Message | undefined {
  const n = s.personalHuts[seat] ?? 0;
  return n > 0 && buildable(s, seat).length > 0 ? say('ui.unusual.build.huts', { n }) : undefined;
}

/** ASY-11.17 Ploughs, tokens and Farmers are never forced: a Hut that they could save may be left to starve. */
function starving(s: State, seat: Seat): Message | undefined {
  const hungry = unfed(s, seat);
  if (hungry.length === 0) return undefined;
  const tools = (s.ploughs[seat] ?? 0) + (s.tokens[seat] ?? 0);
  const food = (s.food[seat]?.length ?? 0) + s.loose.length;
  const byFarmer = (s.farmers[seat] ?? 0) > 0 && food > 0;
  return tools > 0 || byFarmer ? say('ui.unusual.feed', { n: hungry.length, list: spaces(hungry) }) : undefined;
}

const FLOOD = 3;

/** Camels stay for the next round: they are thrown away only after the last one, or where the limit takes some. */
function actionsLost(s: State, seat: Seat): Message | undefined {
  const n = actionsLeft(s, seat);
  const camels = s.camels[seat] ?? 0;
  if (n === 0) return undefined;
  if (s.round === LAST_ROUND) return say('ui.unusual.action.last', { camels, n });
  // The first Flood takes the Huts that would bring Camels.
  const income = s.round === FLOOD ? 0 : riverCamels(s, seat);
  const limit = camelLimit(s, seat);
  const lost = Math.min(camels, camels + income - limit);
  return lost > 0 ? say('ui.unusual.action.over', { income, camels, lost, limit }) : undefined;
}

/** Bonuses without a price: a Ship, a Farmer, a Plough turned up. */
const FREE = new Set(['canaanites', 'elamites', 'harappans']);

function freeBonus(view: View<State>): Message | undefined {
  const name = textOf(aboutOf(view, 'bonus.resolve'), 'civilisation');
  return FREE.has(name) ? say('ui.unusual.bonus', { bonus: say(`bonus.${name}`) }) : undefined;
}
