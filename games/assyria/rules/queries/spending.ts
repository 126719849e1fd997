import type { ItemId, Seat } from '@edubba/kernel';
import type { Icon } from '../../content/food-cards.ts';
import type { Space } from '../../content/map.ts';
import type { FedBy, State } from '../state.ts';
import { anyFeeds, bitsOf, feeds, ICON_BITS, iconBits, unfed, wantedAt, wantedIcons } from './feeding.ts';

const NONE: readonly Space[] = [];

/** ASY-11.05, ASY-11.19 Food cards that may be discarded now. */
export function usableCards(s: State, seat: Seat): ItemId[] {
  const wanted = spendable(s, unfed(s, seat));
  return (s.food[seat] ?? []).filter((item) => (iconBits(item) & wanted) !== 0);
}

/** ASY-11.15, ASY-11.16, ASY-11.21 Nothing that could still feed is held back: held cards as printed, left-over icons. */
export function mayEndFeeding(s: State, seat: Seat): boolean {
  return !anyFeeds(s, s.loose, unfed(s, seat)) && usableCards(s, seat).length === 0;
}

/** Icons, as bits, of which one on a card is enough to spend it for one of these Huts. */
export function spendable(s: State, hungry: readonly Space[]): number {
  let wanted = wantedIcons(s, hungry);
  const { fedBy } = s;
  if (fedBy === undefined || fedBy.length === 0) return wanted;
  const loose = bitsOf(s.loose);
  for (let i = 0; i < hungry.length; i++) wanted |= wantedAnew(s, fedBy, hungry[i] as Space, loose);
  return wanted;
}

/** ASY-11.19, ASY-A.34 Since rules version 2: hungry Huts that these icons feed only if those spent before are given anew. */
export function fedAnew(s: State, icons: readonly Icon[], hungry: readonly Space[]): readonly Space[] {
  const { fedBy } = s;
  // Before anything is fed there is nothing to give anew.
  if (fedBy === undefined || fedBy.length === 0) return NONE;
  const anew: Space[] = [];
  const bits = bitsOf(icons);
  const loose = bitsOf(s.loose);
  for (let i = 0; i < hungry.length; i++) {
    const space = hungry[i] as Space;
    if ((bits & wantedAt(s, space)) === 0 && (bits & wantedAnew(s, fedBy, space, loose)) !== 0) anew.push(space);
  }
  return anew;
}

/**
 * Icons, as bits, of which one feeds the hungry Hut in the end if icons are given anew: what {@link linksTo} leads to, asked
 * for often and so without the way there.
 */
function wantedAnew(s: State, fedBy: readonly FedBy[], hungry: Space, loose: number): number {
  const { fed } = s;
  let wanted = wantedAt(s, hungry);
  let before: number;
  do {
    before = wanted;
    for (let at = 0; at < fedBy.length; at++) {
      const by = fedBy[at] as FedBy;
      if (by !== 'plough' && by !== 'token' && (ICON_BITS[by] & wanted) !== 0) wanted |= wantedAt(s, fed[at] as Space);
    }
  } while (wanted !== before);
  return (wanted & loose) === 0 ? wanted : 0;
}

/** Gives one of these icons to a fed Hut, that Hut's to the next, and the last one to the hungry Hut. Says who got what. */
export function giveAnew(s: State, icons: Icon[], hungry: Space): { readonly space: Space; readonly by: Icon }[] {
  const { fedBy = [] } = s;
  let link = linksTo(s, fedBy, hungry).find(({ space }) => anyFeeds(s, icons, [space]));
  if (link === undefined) return [];
  const { space: first } = link;
  let [by] = icons.splice(
    icons.findIndex((icon) => feeds(s, icon, first)),
    1,
  ) as [Icon];
  const given: { space: Space; by: Icon }[] = [];
  for (; link !== undefined; link = link.next) {
    given.push({ space: link.space, by });
    if (link.at < 0) break;
    [by, fedBy[link.at]] = [fedBy[link.at] as Icon, by];
  }
  s.fed.push(hungry);
  fedBy.push(by);
  return given;
}

/** A Hut that an icon could be given to, so that the hungry one is fed in the end. */
interface Link {
  readonly space: Space;
  /** Its place in `fed`; −1 for the hungry one. */
  readonly at: number;
  /** Who gets its icon then. */
  readonly next: Link | undefined;
}

/**
 * The hungry Hut, every Hut whose icon would feed it, every Hut whose icon would feed one of those, and so on. Nothing
 * where icons left over would do: then no card is saved by letting it starve.
 */
function linksTo(s: State, fedBy: readonly FedBy[], hungry: Space): Link[] {
  const links: Link[] = [{ space: hungry, at: -1, next: undefined }];
  for (const link of links) {
    if (anyFeeds(s, s.loose, [link.space])) return [];
    fedBy.forEach((by, at) => {
      if (by === 'plough' || by === 'token' || !feeds(s, by, link.space) || links.some((other) => other.at === at))
        return;
      links.push({ space: s.fed[at] as Space, at, next: link });
    });
  }
  return links;
}
