import type { ItemId, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { interned, keysOf, no } from '@edubba/kernel';
import type { Icon } from '../../content/food-cards.ts';
import { foodCard } from '../../content/food-cards.ts';
import type { Space } from '../../content/map.ts';
import { FOODS, SPACES } from '../../content/map.ts';
import { favourRefusals } from '../actions/favours.ts';
import { feed, firstUse } from '../decisions.ts';
import { IDS, layout } from '../geography.ts';
import { FARMER_KEYS, FOOD_KEYS, PLOUGH_KEYS, TOKEN_KEYS } from '../keys.ts';
import { addPlayableFavours } from '../queries/favours.ts';
import { addFarmerSpaces, anyFeeds, feeds, iconBits, unfed, wantedIcons } from '../queries/feeding.ts';
import { refusalsOf } from '../queries/objections.ts';
import { fedAnew, spendable, usableCards } from '../queries/spending.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** Keys by icon and space: `wheat/E2`. */
type IconKeys = ReadonlyMap<Icon, readonly Key[]>;

const iconKeys = (keys: (icon: Icon, space: Space) => Key): IconKeys =>
  new Map([...FOODS, 'wild' as const].map((icon) => [icon, interned(SPACES.map((_, space) => keys(icon, space)))]));
const ICON_KEYS = iconKeys((icon, space) => firstUse.of({ icon, space }));
/** Icons that are left over. */
const LOOSE_KEYS = iconKeys((icon, space) => feed.of({ verb: 'icon', what: { icon, space } }));
/** Huts that are fed by giving icons anew (ASY-11.19). */
const ANEW_KEYS = keysOf(
  firstUse,
  SPACES.map((_, what) => ({ verb: 'anew', what })),
);

/** What is looked at on every Food card whenever options are listed. */
const CARDS: ReadonlyMap<ItemId, { readonly key: Key; readonly icons: number }> = new Map(
  [...FOOD_KEYS].map(([item, key]) => [item, { key, icons: iconBits(item) }]),
);

/** For each kind of icon and each hungry Hut it feeds: its key. */
function addFedBy(s: State, icons: readonly Icon[], hungry: readonly Space[], names: IconKeys, keys: Key[]): void {
  for (let i = 0; i < icons.length; i++) {
    const icon = icons[i] as Icon;
    if (icons.indexOf(icon) !== i) continue;
    const named = names.get(icon) as readonly Key[];
    for (let j = 0; j < hungry.length; j++) {
      const space = hungry[j] as Space;
      if (feeds(s, icon, space)) keys.push(named[space] as Key);
    }
  }
}

/** What is left to do at the end of most Feed steps. */
const ONLY_END: readonly Key[] = Object.freeze(['end']);

/** ASY-11.20 Everything a player may do in the Feed step. */
export function feedOptions(s: State, seat: Seat): readonly Key[] {
  const hungry = unfed(s, seat);
  if (hungry.length === 0 && (s.farmers[seat] ?? 0) === 0 && s.favours[seat]?.length === 0) return ONLY_END;
  const keys: Key[] = [];
  if (hungry.length > 0) {
    const wanted = spendable(s, hungry);
    const cards = s.food[seat] as readonly ItemId[];
    for (let i = 0; i < cards.length; i++) {
      const card = CARDS.get(cards[i] as ItemId);
      if (card !== undefined && (card.icons & wanted) !== 0) keys.push(card.key);
    }
    addFedBy(s, s.loose, hungry, LOOSE_KEYS, keys);
  }
  // ASY-11.15, ASY-11.16 whatever could still feed keeps the step open
  const held = keys.length > 0;
  if ((s.ploughs[seat] ?? 0) > 0)
    for (let i = 0; i < hungry.length; i++) keys.push(PLOUGH_KEYS[hungry[i] as Space] as Key);
  if ((s.tokens[seat] ?? 0) > 0)
    for (let i = 0; i < hungry.length; i++) keys.push(TOKEN_KEYS[hungry[i] as Space] as Key);
  if ((s.farmers[seat] ?? 0) > 0) addFarmerSpaces(s, FARMER_KEYS, keys);
  addPlayableFavours(s, seat, 'feed', keys);
  if (!held) keys.push('end');
  return keys;
}

/** What one might try there and may not. */
export function feedRefusals(s: State, seat: Seat): Refusal[] {
  const out: Refusal[] = [];
  const usable = usableCards(s, seat);
  for (const item of s.food[seat] ?? []) {
    if (!usable.includes(item))
      out.push({
        target: FOOD_KEYS.get(item) as Key,
        ...no('ASY-11.05', 'no.food.useless', undefined, { id: 'fix.food.keep' }),
      });
  }
  SPACES.forEach((_, space) => {
    const mine = s.hut[space] === seat;
    const fed = s.fed.includes(space);
    for (const [keys, have, why, fix] of [
      [PLOUGH_KEYS, s.ploughs[seat] ?? 0, 'no.plough.none', 'fix.plough'],
      [TOKEN_KEYS, s.tokens[seat] ?? 0, 'no.token.none', 'fix.token'],
    ] as const) {
      const target = keys[space] as Key;
      if (!mine) out.push({ target, ...no('ASY-11.01', 'no.feed.not-yours') });
      else if (fed) out.push({ target, ...no('ASY-11.08', 'no.feed.fed') });
      else if (have === 0)
        out.push({ target, ...no(keys === PLOUGH_KEYS ? 'ASY-11.06' : 'ASY-11.07', why, undefined, { id: fix }) });
    }
    const target = FARMER_KEYS[space] as Key;
    if (layout(s).inPlay[space] !== true) out.push({ target, ...no('ASY-3.05', 'no.space.blocked') });
    else if (s.farmer[space] === true) out.push({ target, ...no('ASY-11.09', 'no.farmer.taken') });
    else if (s.ziggurat[space] !== NOBODY) out.push({ target, ...no('ASY-11.09', 'no.farmer.ziggurat') });
    else if ((s.farmers[seat] ?? 0) === 0)
      out.push({ target, ...no('ASY-11.09', 'no.farmer.none', undefined, { id: 'fix.farmer.gain' }) });
  });
  const held = heldBack(s, seat, usable);
  if (held !== undefined) out.push({ target: 'end', ...held });
  return [...out, ...iconRefusals(s, seat, s.loose, LOOSE_KEYS), ...favourRefusals(s, seat, 'feed')];
}

/** What keeps the step open: an icon left over, a card that feeds, or one for which icons must be given anew. */
function heldBack(s: State, seat: Seat, usable: readonly ItemId[]): Objection | undefined {
  const hungry = unfed(s, seat);
  const fix = { id: 'fix.feed.spend' };
  if (anyFeeds(s, s.loose, hungry)) return no('ASY-11.16', 'no.feed.icon-left', undefined, fix);
  const [card] = usable;
  if (card === undefined) return undefined;
  const wanted = wantedIcons(s, hungry);
  if (usable.some((item) => (iconBits(item) & wanted) !== 0))
    return no('ASY-11.15', 'no.feed.card-left', undefined, fix);
  const [space = 0] = fedAnew(s, foodCard(card).icons, hungry);
  const params = { card: { id: `item.${card.slice(0, card.lastIndexOf('-'))}` }, space: IDS[space] ?? '' };
  return no('ASY-11.19', 'no.feed.card-saved', params, { id: 'fix.feed.anew' });
}

/** The ways to use one of these icons. */
export function iconOptions(s: State, seat: Seat, icons: readonly Icon[]): Key[] {
  const keys: Key[] = [];
  const hungry = unfed(s, seat);
  addFedBy(s, icons, hungry, ICON_KEYS, keys);
  for (const space of fedAnew(s, icons, hungry)) keys.push(ANEW_KEYS[space] as Key);
  return keys;
}

/** Why an icon does not feed one of the player's own Huts. */
export function iconRefusals(s: State, seat: Seat, icons: readonly Icon[], keys = ICON_KEYS): Refusal[] {
  return [...new Set(icons)].flatMap((icon) =>
    refusalsOf(
      s.huts[seat] ?? [],
      (space) => keys.get(icon)?.[space] as Key,
      (space) => {
        if (s.fed.includes(space)) return no('ASY-11.08', 'no.feed.fed');
        return feeds(s, icon, space)
          ? undefined
          : no('ASY-11.02', 'no.feed.other-food', undefined, { id: 'fix.feed.farmer' });
      },
    ),
  );
}
