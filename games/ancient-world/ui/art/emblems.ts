import type { ItemId } from '@edubba/kernel';
import type { Colour } from '../../content/cards.ts';
import { empireCard } from '../../content/decks.ts';

/** The emblem of every empire card, deck by deck in the order of its numbers. */
const EMBLEMS: { readonly [deck: string]: readonly string[] } = {
  EA: 'unit-rebel bld-tower unit-spearman act-build unit-champion bld-gate act-event unit-archer res-tablet unit-ship tok-seal res-fish res-tablet ui-star bld-port act-explore bld-canal res-sheep res-offering bld-storehouse bld-hut unit-archer act-build res-sheep res-camel tok-amphora bld-palace res-copper res-textile res-stone bld-hut tok-karu unit-leader emb-moon act-pray tok-amphora aw-repair unit-shield unit-citizen bld-temple'.split(
    ' ',
  ),
  EB: 'bld-gate tok-military bld-tower act-research bld-gardens unit-archer tok-karu emb-sun ui-eye act-pray unit-ship bld-wall act-trade bld-temple bld-mountain unit-ship res-tablet bld-zig2 bld-palm ui-star unit-ram unit-archer bld-port act-explore bld-storehouse act-build res-camel bld-river emb-sun bld-gate bld-palace bld-gardens emb-sun emb-moon'.split(
    ' ',
  ),
  EC: 'bld-palace bld-settlement bld-palm tok-religion tok-military act-research bld-zig4 emb-moon act-trade act-move res-coin'.split(
    ' ',
  ),
};

/** The emblem on the plate of an empire card. */
export function emblemOf(item: ItemId): string {
  if (item.startsWith('SE1')) return 'bld-port';
  if (item.startsWith('SE2')) return 'res-wheat';
  return EMBLEMS[item.slice(0, 2)]?.[Number(item.slice(2, 4)) - 1] ?? 'bld-palace';
}

/** The tribe whose colour the plate has. */
export const tribeOf = (item: ItemId): Colour | 'none' => empireCard(item).banners[0] ?? 'none';

export const TRIBE_COLOURS: { readonly [tribe in Colour | 'none']: readonly [string, string] } = {
  red: ['#B5391F', '#8E2A15'],
  blue: ['#2456A6', '#1A4080'],
  green: ['#38733A', '#28552A'],
  yellow: ['#C9942A', '#94690F'],
  purple: ['#6B3482', '#4E2461'],
  none: ['#8A7550', '#6B583A'],
};
