import type { ItemId } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import { titanCard } from '../../content/decks.ts';
import type { State } from '../../rules/state.ts';

/** AW-13.01, AW-17.01 What it costs to feed a titan. */
export const feedCost = (s: State, item: ItemId): number =>
  titanCard(item).banners.length * (s.table.options['demanding-titans'] === 'on' ? AMBROSIA.demanding : AMBROSIA.feed);
