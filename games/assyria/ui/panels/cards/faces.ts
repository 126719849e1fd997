import type { ItemId } from '@edubba/kernel';
import type { CSSProperties } from 'react';
import type { Icon } from '../../../content/food-cards.ts';
import { FOOD_ICONS } from '../../../asking/icons.ts';

/** What the tokens call a food: `--food-grape`. */
const tokenOf = (icon: Icon): string => `--food-${FOOD_ICONS[icon].slice('res-'.length)}`;

/** Colours of a food's icon. */
export function foodColours(icon: Icon): CSSProperties {
  const colours =
    icon === 'wild'
      ? { color: 'var(--card-ink)', '--ia': 'var(--card-gold)' }
      : { color: `var(${tokenOf(icon)})`, '--ia': `var(${tokenOf(icon)}-a)` };
  return colours;
}

/** The colour of a food's strip and ground. */
export const foodStrip = (icon: Icon): string => (icon === 'wild' ? 'var(--card-wild)' : `var(${tokenOf(icon)})`);

/** Is it a Food card? Otherwise it is a Favour card. */
export const isFood = (item: ItemId): boolean => item.startsWith('FD');
