import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { CardNames } from '../../content/action-cards.ts';
import { actionCard, namesOf } from '../../content/action-cards.ts';
import { PORT } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { IDS } from '../geography.ts';
import { cardKey, itemIn } from '../keys.ts';
import { paceInHand } from '../queries/activation.ts';
import { mightHold, offered, oneOfEach } from '../queries/hands.ts';
import type { Pace } from '../queries/movement.ts';
import { hasBuilt } from '../queries/players.ts';
import { reachable } from '../queries/reach.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { announceCard } from './cards/announce.ts';

const FORCED_MARCH = namesOf('forced-march');
const REED_BOATS = namesOf('reed-boats');

type Hastening = { seat: Seat; space: Space; pace: Pace; played: string[]; item: ItemId };

/** AKK-17.11 Names that have not been played in this action. */
const left = ({ played }: Hastening): CardNames =>
  (played.includes('forced-march') ? 0 : FORCED_MARCH) | (played.includes('reed-boats') ? 0 : REED_BOATS);

/** What may be played: the cards to which there is no {@link objection}, and `done` unless one is needed. */
function fitting(s: State, v: Hastening): Key[] {
  const keys = offered(s, v.seat, hasBuilt(s, v.seat, PORT) ? left(v) & ~REED_BOATS : left(v), 'done');
  if (needed(s, v)) keys.pop();
  return keys;
}

/** AKK-7.11 A space nobody could reach without the card was activated for the card's sake. */
const needed = (s: State, v: Hastening): boolean =>
  !reachable(s, v.seat, v.space, v.pace) && reachable(s, v.seat, v.space, paceLeft(s, v));

/** C12, AKK-17.11 Why a card cannot be played when a space is activated for movement; nothing, if it can. */
function objection(s: State, v: Hastening, key: Key): Objection | undefined {
  if (key === 'done') {
    return needed(s, v)
      ? no('AKK-7.12', 'no.move.reach', { space: { id: `space.${IDS[v.space] ?? ''}` } }, { id: 'fix.move.card' })
      : undefined;
  }
  const { id } = actionCard(itemIn(key));
  if (id !== 'forced-march' && id !== 'reed-boats')
    return no('AKK-17.04', 'no.card.moment', undefined, { id: 'fix.card.moment' });
  if (v.played.includes(id)) return no('AKK-17.11', 'no.card.copy', undefined, { id: 'fix.card.later' });
  return id === 'reed-boats' && hasBuilt(s, v.seat, PORT) ? no('AKK-8.09', 'no.card.port', undefined) : undefined;
}

/** What the cards still to be played could add. */
function paceLeft(s: State, v: Hastening): Pace {
  const all = paceInHand(s, v.seat, v.pace);
  return {
    far: v.played.includes('forced-march') ? v.pace.far : all.far,
    cross: v.played.includes('reed-boats') ? v.pace.cross : all.cross,
  };
}

/** C12 Forced March and Reed Boats, when a space has been activated for movement. Ends with the pace of the action. */
export const moveCards = R.proc<Hastening>('move.cards')({
  next: (g, v) => {
    return mightHold(g.s, v.seat, left(v)) ? g.goto('offer') : g.end(v.pace);
  },
  offer: {
    ask: 'move.card',
    by: (_, v) => v.seat,
    options: fitting,
    refusals: guarded<State, Hastening>((s, v) => [...oneOfEach(s, v.seat).map(cardKey), 'done'], objection).refusals,
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    forced: 'ask',
    then: (g, v, answer) => {
      if (answer === 'done') return g.end(v.pace);
      v.item = answer.what;
      v.played.push(actionCard(v.item).id);
      return g.call(announceCard, { seat: v.seat, item: v.item, targets: null }, 'announced');
    },
  },
  announced: (g, v) => {
    if (g.result === 'cancelled') return g.goto('next');
    if (actionCard(v.item).id === 'forced-march') v.pace.far++;
    else v.pace.cross = true;
    return g.goto('next');
  },
});
