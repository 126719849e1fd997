import type { Seat, View } from '@edubba/kernel';
import type { Fact, ToldEvent } from '@edubba/ui';
import { GOODS } from '../../content/goods.ts';
import { AREAS } from '../../content/map.ts';
import { sum } from '../../rules/lists.ts';
import { enemiesAt, heldBy } from '../../rules/queries/control.ts';
import { revealable } from '../../rules/queries/events.ts';
import { unitLimit } from '../../rules/queries/pieces.ts';
import type { State } from '../../rules/state.ts';
import { area } from '../../text/names.ts';
import { GOOD_ICONS } from '../icons.ts';
import { fact, say } from '../words.ts';
import { worth } from './estimate.ts';

const MOST = 4;

function goods(s: State, then: State, me: Seat): Fact[] {
  return GOODS.flatMap((name, good) => {
    const is = then.goods[me]?.[good] ?? 0;
    const n = is - (s.goods[me]?.[good] ?? 0);
    if (n === 0) return [];
    return [fact(GOOD_ICONS[good] ?? '', say(`ui.then.${name}`, { n, is }), n > 0 ? 'good' : 'warn')];
  });
}

function tracks(s: State, then: State, me: Seat): Fact[] {
  const facts: Fact[] = [];
  const event = then.eventAt[me] ?? 1;
  if (event !== s.eventAt[me])
    facts.push(fact('act-event', say('ui.then.event', { n: event, place: then.eventOrder.indexOf(me) + 1 }), 'good'));
  const population = then.populationAt[me] ?? 1;
  if (population !== s.populationAt[me])
    facts.push(fact('mes-people', say('ui.then.population', { n: population, units: unitLimit(then, me) }), 'good'));
  return facts;
}

/** Where a Unit of mine would stand that stands elsewhere now. */
function moved(s: State, then: State, me: Seat): Fact[] {
  return AREAS.flatMap(({ id }, at): Fact[] => {
    if (heldBy(then, me, at) <= heldBy(s, me, at)) return [];
    const enemies = enemiesAt(then, me, at);
    if (enemies > 0) return [fact('act-attack', say('ui.then.fight', { area: area(id), n: enemies }), 'warn')];
    return revealable(s, at) ? [fact('act-event', say('ui.then.reveal', { area: area(id) }))] : [];
  });
}

/** What an option would bring: goods, tracks, fights and points; the most telling first. */
export function consequences(
  { s }: View<State>,
  { s: then }: View<State>,
  _: readonly ToldEvent[],
  me: Seat,
): readonly Fact[] {
  if (me < 0 || s.phase === 'start') return [];
  const vp = sum(worth(then)[me] ?? []) - sum(worth(s)[me] ?? []);
  return [
    ...moved(s, then, me),
    ...goods(s, then, me),
    ...tracks(s, then, me),
    ...(vp === 0 ? [] : [fact('res-vp', say('ui.then.vp', { n: vp }), vp > 0 ? 'good' : 'warn')]),
  ].slice(0, MOST);
}
