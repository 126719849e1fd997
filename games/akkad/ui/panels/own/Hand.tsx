import { on, useGame, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/state.ts';
import { ActionCard, CardBack, isHidden } from '../cards/ActionCard.tsx';

/** So many fit beside each other in full width. */
const MANY = 5;

/** The action cards of whoever is looked at: one's own as cards, another's as backs. */
export function Hand(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player, mine } = useLooking();
  const cards = s.hand[player] ?? [];
  return (
    <section className="mat-hand" aria-label={say('panel.hand')} data-many={on(cards.length > MANY)}>
      {cards.length === 0 && <p>{say(mine ? 'panel.hand.none' : 'panel.hand.none.other')}</p>}
      {cards.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hidden card is nothing but its place
        <div key={isHidden(item) ? i : item} className="mat-card">
          {isHidden(item) ? <CardBack /> : <ActionCard item={item} />}
        </div>
      ))}
    </section>
  );
}
