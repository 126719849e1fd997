import type { ItemId, Source } from '@edubba/kernel';
import type { Icon } from './icons.ts';
import { icons } from './icons.ts';
import type { AreaName } from './map.ts';
import type { GoodName } from './things.ts';

/** A line of an Event's text: an icon, or something that only texts do. */
export type TextLine =
  | Icon
  | { readonly do: 'conspiracy' }
  | { readonly do: 'pay'; readonly who: 'public' | 'personal'; readonly n: number }
  | { readonly do: 'cards'; readonly n: number }
  | { readonly do: 'queen-step' }
  | { readonly do: 'goods'; readonly good: GoodName; readonly n: number }
  | { readonly do: 'scatter' }
  | { readonly do: 'hire'; readonly goods: number }
  | { readonly do: 'discard' }
  | { readonly do: 'baileet' };

/** SAM-4.17 What holds for the rest of the Month. */
export type MonthLong =
  | { readonly rule: 'road-closed'; readonly area: AreaName }
  | { readonly rule: 'no-carry'; readonly area: AreaName }
  | { readonly rule: 'route-closed'; readonly route: string }
  | { readonly rule: 'sea-closed' }
  | { readonly rule: 'no-market'; readonly areas: readonly AreaName[] }
  | { readonly rule: 'no-barter' }
  | { readonly rule: 'queen-slower' }
  | { readonly rule: 'swift-start' }
  | { readonly rule: 'more-free'; readonly n: number };

/** SAM-32.01 */
export interface EventCard {
  readonly id: ItemId;
  readonly area: AreaName;
  readonly banner: readonly Icon[];
  readonly text: readonly TextLine[];
  readonly month?: MonthLong;
  readonly good: boolean;
  readonly source: Source;
}

type More = { text?: readonly TextLine[]; month?: MonthLong; good?: boolean; source?: Source };

let number = 0;
function event(area: AreaName, banner: string, { text = [], month, good = false, source }: More = {}): EventCard {
  number++;
  return {
    id: `EV${String(number).padStart(2, '0')}`,
    area,
    banner: icons(banner),
    text,
    ...(month === undefined ? {} : { month }),
    good,
    source: source ?? 'reconstructed',
  };
}

const draw = icons('draw');
const baileet: More = { text: [{ do: 'baileet' }] };

/** The Event deck: six cards of each Area and the three of Oracle Baileet. */
export const EVENTS: readonly EventCard[] = [
  event('assyria', '-1D bag+AS', { text: [{ do: 'conspiracy' }] }),
  event('assyria', '-1M bag+PU', { text: draw }),
  event('assyria', '-2S', { text: [{ do: 'pay', who: 'public', n: 1 }] }),
  event('assyria', '-1H bag+PL', { month: { rule: 'queen-slower' } }),
  event('assyria', '+1D +1S', { text: [{ do: 'cards', n: 1 }], good: true }),
  event('assyria', '+1M bag+DI', { text: [{ do: 'queen-step' }], good: true }),
  event('phrygia', '-1M E2@phrygia', { source: 'rulebook' }),
  event('phrygia', '-2S draw', { month: { rule: 'road-closed', area: 'phrygia' }, source: 'rulebook' }),
  event('phrygia', '-1S -1H', { month: { rule: 'no-carry', area: 'phrygia' } }),
  event('phrygia', '-1D bag+AS', { text: [{ do: 'scatter' }] }),
  event('phrygia', '+1S', { text: [{ do: 'goods', good: 'iron', n: 3 }], good: true }),
  event('phrygia', 'bag+RA bag+RA', { text: icons('E1@sardes') }),
  event('urartu', '-1M E2@urartu'),
  event('urartu', '-1S', { month: { rule: 'route-closed', route: 'nineveh-tushpa' } }),
  event('urartu', '-2H', { text: icons('bag+PL') }),
  event('urartu', '-1D', { text: draw }),
  event('urartu', '+1M', { month: { rule: 'swift-start' }, good: true }),
  event('urartu', 'bag+PU', { text: [{ do: 'pay', who: 'personal', n: 1 }] }),
  event('medes', '-1M E2@medes'),
  event('medes', '-2S draw', { month: { rule: 'no-market', areas: ['medes', 'elam'] } }),
  event('medes', '-1H bag+PL'),
  event('medes', '-1D bag+AS'),
  event('medes', '+1M', { text: [{ do: 'hire', goods: 2 }], good: true }),
  event('medes', 'bag+RA', { text: [{ do: 'scatter' }] }),
  event('babylonia', '-1M E2@babylonia'),
  event('babylonia', '-2S', { month: { rule: 'no-carry', area: 'babylonia' } }),
  event('babylonia', 'here+PL'),
  event('babylonia', '-2D'),
  event('babylonia', '+1H +1S', { text: icons('bag+HE'), good: true }),
  event('babylonia', 'bag+PU bag+PU', { text: draw }),
  event('elam', '-1M E2@elam'),
  event('elam', '-1S', { month: { rule: 'no-barter' } }),
  event('elam', '-1H', { text: draw }),
  event('elam', '-1D bag+AS'),
  event('elam', '+1S', { text: [{ do: 'goods', good: 'copper', n: 3 }], good: true }),
  event('elam', 'bag+AS', { text: [{ do: 'discard' }] }),
  event('canaan', '-1M E2@canaan'),
  event('canaan', '-2S', { month: { rule: 'sea-closed' } }),
  event('canaan', '-1H bag+PL'),
  event('canaan', '-1D', { text: draw }),
  event('canaan', '+1S bag+KA', { month: { rule: 'more-free', n: 2 }, good: true }),
  event('canaan', 'here+RA'),
  event('cyprus', '-1M E2@cyprus'),
  event('cyprus', '-1S -1M', { month: { rule: 'sea-closed' } }),
  event('cyprus', '-1H', { text: draw }),
  event('cyprus', '-1D bag+AS'),
  event('cyprus', '+1S', { text: [{ do: 'goods', good: 'copper', n: 3 }], good: true }),
  event('cyprus', '+1H', { text: icons('bag+HE'), good: true }),
  event('egypt', '-1M E2@egypt'),
  event('egypt', '-2S', { text: icons('bag+PU') }),
  event('egypt', 'here+PL'),
  event('egypt', '-2D'),
  event('egypt', '+1H +1D', { good: true }),
  event('egypt', 'here+PU'),
  event('kush', '-1M E2@kush'),
  event('kush', '-1S', { text: [{ do: 'pay', who: 'personal', n: 1 }] }),
  event('kush', '-1H bag+PL'),
  event('kush', '-1D', { text: draw }),
  event('kush', 'bag+RE', { text: [{ do: 'goods', good: 'gold', n: 3 }], good: true }),
  event('kush', 'here+RA', { text: icons('E1@kush') }),
  event('canaan', 'E1@canaan', baileet),
  event('babylonia', 'E1@babylonia', baileet),
  event('phrygia', 'E1@phrygia', baileet),
];

const BY_ID = new Map(EVENTS.map((card) => [card.id, card]));

// Within a Month the same card is asked for all the time.
let last = EVENTS[0] as EventCard;

export function eventCard(item: ItemId): EventCard {
  if (item === last.id) return last;
  const found = BY_ID.get(item);
  if (found === undefined) throw new RangeError(`${item} is no Event`);
  last = found;
  return found;
}

/** SAM-25.02 The Events that bring Oracle Baileet. */
export const BAILEET_EVENTS: readonly ItemId[] = ['EV61', 'EV62', 'EV63'];
