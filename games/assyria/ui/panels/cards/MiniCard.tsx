import type { ItemId } from '@edubba/kernel';
import { Icon, useSay, useThing } from '@edubba/ui';
import type { CSSProperties, ReactElement } from 'react';
import { foodCard } from '../../../content/food-cards.ts';
import { item as nameOf } from '../../../text/names.ts';
import { FOOD_ICONS, favourIcon } from '../../../asking/icons.ts';
import { foodColours, foodStrip, isFood } from './faces.ts';
import './cards.css';

/** A Food or Favour card, small, as it lies in a row or in front of a player. */
export function MiniCard({ item }: { readonly item: ItemId }): ReactElement {
  const thing = useThing(`card/${item}`);
  return isFood(item) ? (
    <div className="card mini" style={strip(foodStrip(foodCard(item).icons[0] ?? 'wild'))} {...thing}>
      <FoodFace item={item} />
    </div>
  ) : (
    <div className="card mini mini-favour" {...thing}>
      <FavourFace item={item} />
    </div>
  );
}

const strip = (colour: string): CSSProperties => ({ '--cc': colour }) as CSSProperties;

function FoodFace({ item }: { readonly item: ItemId }): ReactElement {
  const say = useSay();
  const { icons, value } = foodCard(item);
  return (
    <>
      <span className="strip" />
      <span className="mini-value" data-value={value} />
      <span className="mini-icons" data-n={icons.length}>
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
          <Icon key={i} id={FOOD_ICONS[icon]} size={icons.length > 2 ? 20 : 24} style={foodColours(icon)} />
        ))}
      </span>
      <span className="mini-name">{say(nameOf(item))}</span>
    </>
  );
}

function FavourFace({ item }: { readonly item: ItemId }): ReactElement {
  const say = useSay();
  return (
    <>
      <span className="strip" />
      <span className="mini-art">
        <Icon id={favourIcon(item)} size={32} />
      </span>
      <span className="mini-name">{say(nameOf(item))}</span>
    </>
  );
}
