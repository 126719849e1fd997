import type { ItemId } from '@edubba/kernel';
import { Icon, on, Tangible, useSay } from '@edubba/ui';
import type { ReactElement } from 'react';
import { cardOf } from '../rules/state.ts';
import { item } from '../text/names.ts';

/** A card: its name, what it costs, what it is worth. It lies in a hand or in front of a city. */
export function CardPicture({
  card,
  ghost = false,
}: {
  readonly card: ItemId;
  readonly ghost?: boolean;
}): ReactElement {
  const say = useSay();
  const { cost, worth } = cardOf(card);
  return (
    <Tangible thing={`card/${card}`} className="card" data-ghost={on(ghost)}>
      <Icon id="bld-storehouse" size={34} />
      <b>{say(item(card))}</b>
      <span>
        <Icon id="res-grain" size={15} /> {cost}
        <Icon id="res-vp" size={15} /> {worth}
      </span>
    </Tangible>
  );
}
