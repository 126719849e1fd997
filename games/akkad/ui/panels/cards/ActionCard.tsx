import type { ItemId } from '@edubba/kernel';
import { Icon, useText, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { actionCard } from '../../../content/action-cards.ts';
import { Rich } from '../parts.tsx';
import { Art } from './Art.tsx';
import { ACTION_FACES } from './faces.ts';

/** Nobody but its owner sees what it is: its back stands for it. */
export const isHidden = (item: ItemId): boolean => item.startsWith('?');

/** An action card in full: picture, when it may be played, what it does. Lit when it can be played now. */
export const ActionCard = memo(function ActionCard({ item }: { readonly item: ItemId }): ReactElement {
  const say = useText();
  const thing = useThing(`card/${item}`);
  const { id, kind, moment } = actionCard(item);
  const face = ACTION_FACES[id];
  return (
    <article className={`acard kind-${kind}`} {...thing}>
      <div className="picture" aria-hidden="true">
        <h4>{say(`item.${id}`)}</h4>
        <Art face={face} />
        <span className="acard-kind">{say(`panel.kind.${kind}`)}</span>
        <p>
          <Rich id={`panel.card.${id}`} size={14} />
        </p>
        <small>{say(`panel.when.${moment}`)}</small>
      </div>
    </article>
  );
});

/** The same as small as a thumb: picture and name. */
export const MiniCard = memo(function MiniCard({ item }: { readonly item: ItemId }): ReactElement {
  const say = useText();
  const thing = useThing(`card/${item}`);
  const { id, kind } = actionCard(item);
  return (
    <div className={`acard acard-mini kind-${kind}`} {...thing}>
      <div className="picture" aria-hidden="true">
        <Art face={ACTION_FACES[id]} />
        <h4>{say(`item.${id}`)}</h4>
      </div>
    </div>
  );
});

/** The back of a card. */
export function CardBack(): ReactElement {
  return (
    <span className="acard-back">
      <Icon id="brand-mark" size={34} />
    </span>
  );
}
