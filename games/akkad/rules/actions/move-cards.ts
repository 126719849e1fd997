import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { actionCard } from '../../content/action-cards.ts';
import { PORT } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { IDS } from '../geography.ts';
import { paceInHand } from '../queries/activation.ts';
import { mightHold, oneOfEach } from '../queries/hands.ts';
import { hasBuilt } from '../queries/players.ts';
import type { Pace } from '../queries/reach.ts';
import { reachable } from '../queries/reach.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { announceCard } from './cards/announce.ts';

const CARDS = ['forced-march', 'reed-boats'] as const;

type Hastening = { seat: Seat; space: Space; pace: Pace; played: string[]; item: ItemId };

/** C12, AKK-17.11 Why a card cannot be played when a space is activated for movement; nothing, if it can. */
function objection(s: State, v: Hastening, key: Key): Objection | undefined {
  if (key === 'done') {
    // AKK-7.11 a space nobody could reach without the card was activated for the card's sake
    const needed = !reachable(s, v.seat, v.space, v.pace) && reachable(s, v.seat, v.space, paceLeft(s, v));
    return needed
      ? no('AKK-7.12', 'no.move.reach', { space: { id: `space.${IDS[v.space] ?? ''}` } }, { id: 'fix.move.card' })
      : undefined;
  }
  const { id } = actionCard(key.slice('card/'.length));
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
    const left = CARDS.filter((card) => !v.played.includes(card));
    return mightHold(g.s, v.seat, left) ? g.goto('offer') : g.end(v.pace);
  },
  offer: {
    ask: 'move.card',
    by: (_, v) => v.seat,
    ...guarded<State, Hastening>((s, v) => [...oneOfEach(s, v.seat).map((item) => `card/${item}`), 'done'], objection),
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    forced: 'ask',
    then: (g, v, key) => {
      if (key === 'done') return g.end(v.pace);
      v.item = key.slice('card/'.length);
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
